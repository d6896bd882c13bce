"""18.4 – How likely it is that a Pirate will retire in time, and how much time there is: for the bots."""

from typing import Final

from flibuste.games.blackbeard.chances import bribe_chance, haven_chance
from flibuste.games.blackbeard.rules.port.activities import BUYING, FENCING, REFITTING, REVELLING
from flibuste.games.blackbeard.rules.port.ports import has_pro_governor, may_enter, status
from flibuste.games.blackbeard.rules.port.refit import damage_of
from flibuste.games.blackbeard.rules.port.safe_haven import PayForHaven
from flibuste.games.blackbeard.table.constants import (
    ANTI,
    ARAB,
    BIT,
    ENGLISH,
    FIRST_PORT,
    HAVEN,
    LETTER,
    NEUTRAL,
    NO_SEAT,
    NONE,
    PIRATE_PORT,
    PORTS,
    RETIRE,
    RETIRE_LETTER,
    SYSTEM,
)
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import State

CARDS_A_TURN: Final = 3.4
ACTIONS_A_TURN: Final = 1.8
ANY_MOMENT: Final = 0.7  # General Pardon may come sooner than is to be expected
ALL_PORTS: Final = list(range(PORTS))
KEPT: Final = [0.93**actions for actions in range(100)]  # how likely nothing befalls him in so many Actions


def turns_left(state: State) -> float:
    """4.1a – About how many turns each player still has until General Pardon comes for the third time."""
    left = len(state.deck) + len(state.under)
    if state.is_alone():
        return max(1.0, (left + len(state.discards) * (2 - min(2, state.pardons))) / 8.0)
    if state.pardons == 0 and state.pardon_aside:
        cards = left + 60.0
    elif state.pardons < 2 or state.pardon_aside:
        cards = max(left - state.pieces.pardon_reentry / 2.0, left / 2.0)
    else:
        cards = left / 2.0
    return cards / (CARDS_A_TURN * state.seats)


def points_if_retired(pirate: Pirate) -> int:
    """18.12A – What he would score if he retired now."""
    return 2 * pirate.notoriety + pirate.net_worth // 100


def retirement_hope(state: State, pirate: Pirate) -> float:
    """18.41 – The best of his ways: a Safe Haven he has or can buy, a Letter, a bribe, the amnesty.

    `most` is what no way can promise more than: it spares many Pirates the look at the map, and others most of it.
    """
    best = 0.12
    money = pirate.net_worth + (2 * pirate.booty()) // 3
    most = bribe_chance(money)
    if money > 0:
        most = max(most, 0.9 * haven_chance(money))
    if pirate.letter != NONE or (pirate.owner != SYSTEM and LETTER in state.players[pirate.owner].hand):
        most = max(most, 0.75)
    if pirate.number in state.haven_of:
        most = max(most, 0.82)
    if state.amnesty != NO_SEAT and pirate.pardoned:
        most = max(most, 0.95)
    if most <= best:
        return best
    left = turns_left(state)
    now = state.actions_left if pirate.owner == state.turn else 0
    later = ACTIONS_A_TURN * left * max(0.5, 1.0 / max(1, fleet_of(state, pirate.owner)))
    another_turn = left / (left + ANY_MOMENT)
    distances = state.pieces.distances[pirate.place]
    for port in likely_ports(state, pirate):
        way = distances[FIRST_PORT + port]
        if most * in_time(way + 1, now, later, another_turn) > best:
            odds, needed = way_out(state, pirate, port, money)
            best = max(best, odds * in_time(way + needed, now, later, another_turn))
    return best


def fleet_of(state: State, seat: int) -> int:
    """How many Pirates this player has in play."""
    found = 0
    for number in state.in_play:
        if state.pirate(number).owner == seat:
            found += 1
    return found


def in_time(needed: int, now: int, later: float, another_turn: float) -> float:
    """How likely he still has so many Actions."""
    return KEPT[needed] * (1.0 if needed <= now else another_turn * min(1.0, (now + later) / needed))


def chance_to_retire(state: State, pirate: Pirate) -> float:
    """18.41 – Of one who is about to retire: by the way he has announced; of others as far as there is hope."""
    if state.active != pirate.number or state.cancelled:
        return retirement_hope(state, pirate)
    if state.doing == RETIRE_LETTER:
        return 0.9
    if state.doing != RETIRE:
        return retirement_hope(state, pirate)
    port = pirate.place - FIRST_PORT
    here = status(state, pirate, port)
    return 0.98 if here in (HAVEN, PIRATE_PORT) else max(0.12, bribe_chance(pirate.net_worth) - 0.1)


def likely_ports(state: State, pirate: Pirate) -> list[int]:
    """A first look, which spares most Ports a second one."""
    if state.amnesty != NO_SEAT:
        return ALL_PORTS
    number = pirate.number
    letter = pirate.letter
    governor = state.governor
    haven_of = state.haven_of
    anti = state.pieces.anti_from
    found: list[int] = []
    for port in range(PORTS):
        if (
            NONE < governor[port] < anti
            or haven_of[port] == number
            or (letter != NONE and letter == state.pieces.ports[port].nation)
        ):
            found.append(port)
    return found


def way_out(state: State, pirate: Pirate, port: int, money: int) -> tuple[float, int]:
    """How likely he could retire in this Port, and how many Actions that takes once he is there."""
    if state.haven_of[port] == pirate.number:
        return 0.82, 1
    nation = state.pieces.ports[port].nation
    if nation == NONE or not may_enter(state, pirate, port):
        return 0.0, 1
    if state.amnesty != NO_SEAT and pirate.pardoned and nation == ENGLISH:
        return 0.95, 1
    if pirate.letter == nation:
        return 0.75, 1
    if not has_pro_governor(state, port) or pirate.bribed & BIT[state.governor[port]]:
        return 0.0, 1
    return governor_way(state, pirate, port, money)


def governor_way(state: State, pirate: Pirate, port: int, money: int) -> tuple[float, int]:
    """9.45, 17.2#12, 18.41Da – A Safe Haven for sale, a Letter to sign, a bribe."""
    if status(state, pirate, port) == ANTI:
        return 0.0, 1
    alone = state.is_alone()
    if pirate.owner != SYSTEM and pirate.letter == NONE and LETTER in state.players[pirate.owner].hand:
        return 0.75, 2
    if state.haven_of[port] == NONE and money > 0:
        return 0.9 * haven_chance(money), 2
    if alone and pirate.owner != SYSTEM:
        return 0.0, 1
    return bribe_chance(money), 1


def business_value(state: State, pirate: Pirate, hope: float) -> float:
    """9.41c – What is still to come of the In-Port Activities: to sell, to repair, to sign, to buy."""
    if pirate.place < FIRST_PORT or state.business > REVELLING:
        return 0.0
    port = pirate.place - FIRST_PORT
    here = status(state, pirate, port)
    if here == ANTI:
        return -1.0
    total, money = 0.0, pirate.net_worth
    if state.business <= FENCING and not state.fenced:
        # half the price is less than what the Booty may bring elsewhere
        total += 0.0 if here == NEUTRAL else 0.003 * pirate.booty() * hope
        money += pirate.booty() // (2 if here == NEUTRAL else 1)
    if state.business <= REFITTING and state.pieces.ports[port].nation != ARAB:
        total += 0.4 * min(3, damage_of(state, pirate))
    if pirate.owner != SYSTEM and has_pro_governor(state, port):
        if pirate.letter == NONE and pirate.ally == NONE and LETTER in state.players[pirate.owner].hand:
            total += 0.5 + 0.25 * (1.0 - hope) * pirate.notoriety
        total += haven_value(state, pirate, port, hope, money)
    return total if total > 0.3 else -1.0


def haven_value(state: State, pirate: Pirate, port: int, hope: float, money: int) -> float:
    """9.45b – A Safe Haven makes it nearly sure that he retires: before the price is known, and after."""
    gain = max(0.0, 0.88 - hope) * (pirate.notoriety + 0.01 * money)
    if isinstance(state.stack[-1], PayForHaven):
        return 0.9 * gain
    if state.business > BUYING or state.haven_of[port] != NONE or pirate.bribed & BIT[state.governor[port]]:
        return 0.0
    return 0.8 * gain * haven_chance(money)
