"""What a position is worth to a seat, in victory points: for the bot that looks one step ahead."""

from flibuste.games.blackbeard.chances import bribe_chance
from flibuste.games.blackbeard.judgement.prospects import (
    crew_worth,
    hunting,
    in_hand,
    in_port,
    kc_threat,
    pending,
    ship_worth,
    under_way,
)
from flibuste.games.blackbeard.judgement.retiring import retirement_hope, turns_left
from flibuste.games.blackbeard.rules.port.ports import status
from flibuste.games.blackbeard.table.constants import (
    FIRST_PORT,
    HAVEN,
    LEAVE_TRANSIT,
    MOVE_ZONE,
    NONE,
    PIRATE_PORT,
    RETIRE,
    RETIRE_LETTER,
    SYSTEM,
    ZONES,
)
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import State


def judge(state: State, seat: int) -> float:
    """Own worth against the best and the mean of the others."""
    if state.is_alone():
        return judge_alone(state)
    worths = [worth(state, player) for player in range(state.seats)]
    others = [worths[player] for player in range(state.seats) if player != seat]
    if state.outcome is not None:
        return 100.0 * (seat in state.outcome.winners) + worths[seat] - max(others)
    return worths[seat] + in_hand(state, seat) - 0.5 * max(others) - 0.5 * sum(others) / len(others)


def judge_alone(state: State) -> float:
    """19.9 – Blackbeard must retire with enough VP before the system has its own."""
    if state.outcome is not None:
        return 500.0 if state.outcome.winners else 0.1 * state.players[0].score - 30.0
    if state.doing in (RETIRE, RETIRE_LETTER) and state.turn != SYSTEM and falls_short(state):
        return -30.0
    return worth(state, 0) + in_hand(state, 0) - 0.5 * worth(state, SYSTEM)


def falls_short(state: State) -> bool:
    """19.9a – Whether Blackbeard would lose if he retired now."""
    pirate = state.pirates[state.pieces.blackbeard]
    return pirate is not None and 2 * pirate.notoriety + pirate.net_worth // 100 < state.pieces.goal


def worth(state: State, seat: int) -> float:
    """Points scored, what each Pirate is likely to bring, a KC, and a little for cards."""
    player = state.players[seat]
    total = float(player.score)
    if state.outcome is not None:
        return total
    time = min(1.0, 0.1 + 0.25 * turns_left(state))
    own = state.own(seat)
    for number in own:
        pirate = state.pirate(number)
        total += expected(state, pirate, time) if number == state.active else prospects(state, pirate, time)
    if not state.is_alone() and len(own) < state.limit():
        total += time * (5.0 if player.held else 3.0)
    if seat == state.turn:
        total += 0.6 * state.actions_left
    if player.kc != NONE:
        total += 2.0 * time + kc_threat(state, seat)
    return total + 0.8 * time * len(player.held) + under_way(state, seat)


def prospects(state: State, pirate: Pirate, time: float) -> float:
    """What a Pirate in play is worth: his Notoriety is sure; if he retires it counts twice, and his Net Worth too."""
    if pirate.ship == NONE:
        return 8.0 * time
    hope = retirement_hope(state, pirate)
    total = pirate.notoriety * (1.0 + hope) + 0.01 * hope * (pirate.net_worth + 0.65 * pirate.booty())
    future = 4.0 + crew_worth(state, pirate) + ship_worth(state, pirate)
    if pirate.place < ZONES:
        future += hunting(state, pirate)
    elif pirate.place >= FIRST_PORT:
        future += in_port(state, pirate)
    return total + time * future


def expected(state: State, pirate: Pirate, time: float) -> float:
    """A Pirate in the middle of an Action: what it is likely to bring."""
    if state.cancelled or pirate.ship == NONE:
        return prospects(state, pirate, time)
    if MOVE_ZONE <= state.doing <= LEAVE_TRANSIT:
        return after_move(state, pirate, time)
    if state.doing in (RETIRE, RETIRE_LETTER):
        return after_retiring(state, pirate, time)
    return prospects(state, pirate, time) + pending(state, pirate, retirement_hope(state, pirate))


def after_move(state: State, pirate: Pirate, time: float) -> float:
    here = pirate.place
    pirate.place = state.target
    total = prospects(state, pirate, time)
    pirate.place = here
    return total


def after_retiring(state: State, pirate: Pirate, time: float) -> float:
    """18.12A – The points, and room for another; a Letter may be double-crossed, a bribe too dear."""
    points = 2.0 * pirate.notoriety + pirate.net_worth // 100
    port = pirate.place - FIRST_PORT
    if state.doing == RETIRE_LETTER:
        return 0.85 * points + 0.1 * pirate.notoriety + 4.0 * time
    if pirate.place >= FIRST_PORT and status(state, pirate, port) in (HAVEN, PIRATE_PORT):
        return points + 4.0 * time
    odds = bribe_chance(pirate.net_worth)
    return odds * (points - 35.0) + (1.0 - odds) * prospects(state, pirate, time) - 0.5
