"""What counts among several players, in victory points: a row of features for each seat."""

from typing import Final

from flibuste.games.blackbeard.chances import battle_strength, reaches
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
from flibuste.games.blackbeard.judgement.retiring import chance_to_retire
from flibuste.games.blackbeard.table.constants import (
    FIRST_PORT,
    LEAVE_TRANSIT,
    MOVE_ZONE,
    NONE,
    RETIRE,
    RETIRE_LETTER,
    ZONES,
)
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import State

CROWD: Final = (
    "score",
    "notoriety",
    "retiring",
    "cargo",
    "captains",
    "recruits",
    "crew",
    "ship",
    "prey",
    "port",
    "under-way",
    "actions",
    "commissioner",
    "cards",
    "danger",
)
_SCORE: Final = 0
_NOTORIETY: Final = 1
_RETIRING: Final = 2
_CARGO: Final = 3
_CAPTAINS: Final = 4
_RECRUITS: Final = 5
_CREW: Final = 6
_SHIP: Final = 7
_PREY: Final = 8
_PORT: Final = 9
_UNDER_WAY: Final = 10
_ACTIONS: Final = 11
_COMMISSIONER: Final = 12
_CARDS: Final = 13
_DANGER: Final = 14


def row_of(state: State, seat: int, left: float) -> list[float]:
    """18.1 – Points scored, then what each Pirate has and may hope for; the less of it the fewer turns are left."""
    row = [0.0] * len(CROWD)
    player = state.players[seat]
    time = min(1.0, 0.1 + 0.25 * left)
    row[_SCORE] = float(player.score)
    own = state.own(seat)
    for number in own:
        add_pirate(state, state.pirate(number), time, row)
    if len(own) < state.limit():
        row[_RECRUITS] = time * (5.0 if player.held else 3.0)
    row[_RECRUITS] += 0.8 * time * len(player.held)
    if seat == state.turn:
        row[_ACTIONS] = float(state.actions_left)
    if player.kc != NONE:
        row[_COMMISSIONER] = 2.0 * time + kc_threat(state, seat)
    row[_UNDER_WAY] += under_way(state, seat)
    row[_CARDS] = in_hand(state, seat)
    return row


def add_pirate(state: State, pirate: Pirate, time: float, row: list[float]) -> None:
    """18.12 – Notoriety is sure; if he retires it counts twice, and his Net Worth too."""
    row[_NOTORIETY] += pirate.notoriety
    if pirate.ship == NONE:
        row[_CAPTAINS] += 2.0 * time
        return
    here = pirate.place
    acting = state.active == pirate.number and not state.cancelled
    if acting and MOVE_ZONE <= state.doing <= LEAVE_TRANSIT:
        pirate.place = state.target
        add_prospects(state, pirate, time, row)
        pirate.place = here
        return
    add_prospects(state, pirate, time, row)
    if acting and state.doing not in (RETIRE, RETIRE_LETTER):
        row[_UNDER_WAY] += pending(state, pirate)


def add_prospects(state: State, pirate: Pirate, time: float, row: list[float]) -> None:
    hope = chance_to_retire(state, pirate)
    row[_RETIRING] += hope * (pirate.notoriety + 0.01 * pirate.net_worth)
    row[_CARGO] += 0.0065 * hope * pirate.booty()
    row[_CAPTAINS] += time
    row[_CREW] += time * crew_worth(state, pirate)
    row[_SHIP] += time * ship_worth(state, pirate)
    if pirate.place < ZONES:
        row[_PREY] += time * hunting(state, pirate)
        row[_DANGER] += danger(state, pirate) * (4.0 * time + hope * (pirate.notoriety + 0.01 * pirate.net_worth))
    elif pirate.place >= FIRST_PORT:
        row[_PORT] += time * in_port(state, pirate)


def danger(state: State, pirate: Pirate) -> float:
    """10.31 – The chance to lose against the worst KC in reach; half as bad from the next Sea Zone."""
    worst = 0.0
    for seat in range(len(state.players)):
        player = state.players[seat]
        if player.kc == NONE or seat == pirate.owner % len(state.players) or player.kc_place >= ZONES:
            continue
        near = 1.0 if player.kc_place == pirate.place else 0.5 if touches(state, player.kc_place, pirate.place) else 0.0
        if near > 0.0:
            lost = 1.0 - reaches(battle_strength(state, pirate.number) - state.pieces.kc(player.kc).combat)
            worst = max(worst, near * lost)
    return worst


def touches(state: State, zone: int, other: int) -> bool:
    return other in state.pieces.adjacent[zone]
