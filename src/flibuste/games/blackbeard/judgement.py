"""What a position is worth to a seat, in victory points: for the bots."""

from flibuste.games.blackbeard.commissioners import Interception
from flibuste.games.blackbeard.inport import damage_of
from flibuste.games.blackbeard.pirate import Pirate
from flibuste.games.blackbeard.ports import has_pro_governor, may_enter, status
from flibuste.games.blackbeard.rivals import attack_odds
from flibuste.games.blackbeard.skull import PlayedCard
from flibuste.games.blackbeard.state import State
from flibuste.games.blackbeard.warships import Sighted, WarshipAttack
from flibuste.games.blackbeard.words import (
    ANTI,
    ATTACK,
    BIT,
    BUSINESS,
    CONVERT,
    DIG,
    FIRST_PORT,
    HAVEN,
    LEAVE_TRANSIT,
    LETTER,
    MOVE_ZONE,
    NONE,
    PIRATE_PORT,
    PLUNDER,
    PORTS,
    PRO,
    RECOVER,
    RETIRE,
    RETIRE_LETTER,
    SACK,
    SKULL,
    SPOT,
    STEAL,
    SYSTEM,
    ZONES,
)


def judge(state: State, seat: int) -> float:
    """Own worth against the best and the mean of the others."""
    if state.is_alone():
        return judge_alone(state)
    worths = [worth(state, player) for player in range(state.seats)]
    others = [worths[player] for player in range(state.seats) if player != seat]
    if state.outcome is not None:
        return 100.0 * (seat in state.outcome.winners) + worths[seat] - max(others)
    return worths[seat] - 0.5 * max(others) - 0.5 * sum(others) / len(others)


def judge_alone(state: State) -> float:
    """19.9 – Blackbeard must retire with enough VP before the system has its own."""
    if state.outcome is not None:
        return 500.0 * bool(state.outcome.winners) + state.players[0].score
    return worth(state, 0) - 0.5 * worth(state, SYSTEM)


def worth(state: State, seat: int) -> float:
    """Points scored, what each Pirate is likely to bring, a KC, and a little for cards."""
    player = state.players[seat]
    total = float(player.score)
    if state.outcome is not None:
        return total
    for number in state.own(seat):
        pirate = state.pirate(number)
        total += expected(state, pirate) if number == state.active else prospects(state, pirate)
    if seat == state.turn:
        total += 0.6 * state.actions_left
    if player.kc != NONE:
        total += 2.0 + kc_threat(state, seat)
    total += 0.4 * len(player.hand) + 0.8 * len(player.held) + under_way(state, seat)
    return total + 0.6 * player.hand.count(SKULL)


def under_way(state: State, seat: int) -> float:
    """What this player has set going against another: a card, a Warship, an Interception."""
    total = 0.0
    for step in state.stack:
        if (isinstance(step, PlayedCard) and step.by == seat) or (isinstance(step, WarshipAttack) and step.by == seat):
            total += 1.5
        elif isinstance(step, Interception) and step.by == seat:
            total += 0.15 * state.pirate(state.active).notoriety if state.active != NONE else 0.0
        elif isinstance(step, Sighted) and step.player == seat:
            total += 1.2
    return total


def kc_threat(state: State, seat: int) -> float:
    """10.35a – Half the Notoriety of whoever is in reach."""
    place = state.players[seat].kc_place
    best = 0.0
    for number in state.in_play:
        pirate = state.pirate(number)
        if pirate.owner != seat and place < ZONES:
            near = pirate.place == place or pirate.place in state.pieces.adjacent[place]
            best = max(best, 0.12 * pirate.notoriety if near else 0.0)
    return best


def prospects(state: State, pirate: Pirate) -> float:
    """What a Pirate in play is worth: Notoriety is sure, Net Worth only if he retires."""
    if pirate.ship == NONE:
        return 4.0
    hope = retirement_hope(state, pirate)
    total = 4.0 + pirate.notoriety * (1.0 + hope)
    total += 0.01 * hope * (pirate.net_worth + 0.65 * pirate.booty())
    total += crew_worth(state, pirate) + ship_worth(state, pirate)
    if pirate.place < ZONES:
        total += hunting(state, pirate)
    elif pirate.place >= FIRST_PORT:
        total += in_port(state, pirate)
    return total


def expected(state: State, pirate: Pirate) -> float:
    """A Pirate in the middle of an Action: what it is likely to bring."""
    if state.cancelled:
        return prospects(state, pirate)
    if MOVE_ZONE <= state.doing <= LEAVE_TRANSIT:
        return after_move(state, pirate)
    return prospects(state, pirate) + pending(state, pirate)


def after_move(state: State, pirate: Pirate) -> float:
    here = pirate.place
    pirate.place = state.target
    total = prospects(state, pirate)
    pirate.place = here
    return total


def pending(state: State, pirate: Pirate) -> float:
    """8, 9 – By the kind of the Action."""
    doing = state.doing
    hope = retirement_hope(state, pirate)
    port = state.target - FIRST_PORT
    if doing == SPOT:
        return 0.8 * state.card(pirate.number).ability
    if doing == PLUNDER and pirate.place < ZONES:
        return 2.0 + 0.006 * state.pieces.cargo[pirate.place][5] * hope
    if doing == CONVERT:
        return 1.2 * (pirate.prize - pirate.ship) + 0.4 * damage_of(state, pirate)
    if doing == ATTACK:
        return assault_value(state, pirate, port)
    if doing == SACK:
        odds = (6 + state.card(pirate.number).cruelty - state.pieces.ports[port].defence) / 6
        return max(0.0, min(1.0, odds)) * (4.0 * state.pieces.ports[port].wealth + 2.0) - 1.0
    return pending_in_port(state, pirate, hope)


def pending_in_port(state: State, pirate: Pirate, hope: float) -> float:
    doing = state.doing
    if doing == BUSINESS:
        return business_value(state, pirate, hope)
    if doing == RECOVER:
        return 1.0
    if doing in (RETIRE, RETIRE_LETTER):
        return (pirate.notoriety + 0.01 * pirate.net_worth) * (1.0 - hope) - 4.0 if pirate.notoriety > 8 else -3.0
    if doing == DIG:
        return 5.0
    return 2.5 if doing == STEAL else 0.3


def business_value(state: State, pirate: Pirate, hope: float) -> float:
    """9.4 – Something to sell, to repair or to sign; nothing in a hostile Port."""
    port = pirate.place - FIRST_PORT
    here = status(state, pirate, port) if pirate.place >= FIRST_PORT else ANTI
    if here == ANTI:
        return -1.0
    total = 0.004 * pirate.booty() * hope + 0.5 * min(3, damage_of(state, pirate)) - 1.0
    if has_pro_governor(state, port) and pirate.owner >= 0 and pirate.letter == NONE:
        total += 1.5 * (LETTER in state.players[pirate.owner].hand)
    return total


def assault_value(state: State, pirate: Pirate, port: int) -> float:
    """9.52 to 9.54 – Notoriety and Booty if it succeeds, damage if it fails; the nation turns hostile either way."""
    if pirate.place >= ZONES:
        return 0.0
    odds = 0.01 * attack_odds(state, pirate, port)
    wealth = state.pieces.ports[port].wealth
    cost = 0.0 if pirate.history & BIT[state.pieces.ports[port].nation] else 1.5
    risk = 6.0 if pirate.combat <= 3 else 3.0
    return odds * (4.2 * wealth + 0.5) - (1.0 - odds) * risk - cost


def retirement_hope(state: State, pirate: Pirate) -> float:
    """18.41 – A Letter, a Safe Haven, or an untried Governor make it likely that he will retire."""
    hope = 0.35
    if pirate.letter != NONE:
        hope += 0.25
    for port in range(PORTS):
        if state.haven[port] == pirate.number:
            hope += 0.3
            break
    return min(hope, 0.9)


def crew_worth(state: State, pirate: Pirate) -> float:
    """Loyalty keeps the captain alive; Scurvy and D&R cost Actions."""
    total = 0.35 * min(pirate.loyalty, 8) + 0.8 * pirate.cunning
    if pirate.loyalty <= 2:
        total -= 2.0 * (3 - pirate.loyalty) * (1.0 - 0.1 * state.card(pirate.number).leadership)
    if pirate.scurvy:
        total -= 2.5
    total -= 1.2 * pirate.revels
    if pirate.paid:
        total += 0.8
    for hostage in pirate.hostages:
        total += 0.25 * state.pieces.hostages[hostage // 8].value
    for points in pirate.information.values():
        total += 0.3 * points
    return total


def ship_worth(state: State, pirate: Pirate) -> float:
    total = 0.5 * pirate.combat + 0.25 * pirate.speed + 0.6 * len(pirate.holds)
    if pirate.speed < 0:
        total -= 2.0
    if pirate.combat <= 2:
        total -= 2.0
    return total + (1.0 if pirate.guns else 0.0) + (2.0 if pirate.chart else 0.0)


def hunting(state: State, pirate: Pirate) -> float:
    """8.1, 8.5 – Merchants he has spotted, others in reach, a better ship to convert to; full Holds want a Port."""
    total = 0.0
    seen = 0
    full = pirate.free_hold() == NONE
    for port in state.pieces.zone_ports[pirate.place]:
        if state.merchant[port] != NONE:
            if state.spotters[port] & BIT[pirate.number]:
                total += 6.0 if not full else 4.0
            else:
                seen += 1
    total += 0.7 * min(seen, 3)
    if not seen:
        total += 0.3 * merchants_near(state, pirate.place)
    if pirate.prize > pirate.ship:
        total += 1.0
    if full or pirate.scurvy or pirate.revels or pirate.speed < 0:
        total += 0.5 * has_open_port(state, pirate)
    if state.warship[pirate.place] != NONE:
        total -= 0.8
    return total


def merchants_near(state: State, zone: int) -> bool:
    for other in state.pieces.adjacent[zone]:
        if other < ZONES:
            for port in state.pieces.zone_ports[other]:
                if state.merchant[port] != NONE:
                    return True
    return False


def has_open_port(state: State, pirate: Pirate) -> bool:
    for port in state.pieces.zone_ports[pirate.place]:
        if may_enter(state, pirate, port):
            return True
    return False


def in_port(state: State, pirate: Pirate) -> float:
    """9.4 – A Port is worth what he can do in it; with nothing to do he should be at sea."""
    port = pirate.place - FIRST_PORT
    here = status(state, pirate, port)
    total = -0.5
    if pirate.sacking == port:
        total += 0.5 * state.pieces.ports[port].wealth
    if pirate.revels or (here != ANTI and (pirate.booty() or damage_of(state, pirate) > 1)):
        total += 2.0
    if here == HAVEN or (here == PRO and pirate.letter == state.pieces.ports[port].nation):
        total += 0.1 * pirate.notoriety
    if here == PIRATE_PORT and pirate.loyalty <= 5:
        total += 0.5
    return total
