"""What a Pirate usually does with an Action (4.5): a weight for each, by its kind and the circumstances."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.games.blackbeard.chances import attack_chance, haven_chance, least, to_sack, to_spot
from flibuste.games.blackbeard.judgement.retiring import points_if_retired, turns_left
from flibuste.games.blackbeard.rules.crew import combat
from flibuste.games.blackbeard.rules.port.ports import has_pro_governor, status
from flibuste.games.blackbeard.rules.port.ransom import may_ransom
from flibuste.games.blackbeard.rules.port.refit import damage_of
from flibuste.games.blackbeard.rules.turn.retirement import BRIBE_WAY
from flibuste.games.blackbeard.table.actions import RECRUIT, STOP
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
    ZONES,
)
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.pirate_actions import (
    Attack,
    ConvertPrize,
    DeployTo,
    DigForTreasure,
    DoBusiness,
    MoveTo,
    OfPirate,
    PlunderMerchant,
    RecoverCrew,
    RetireBy,
    SackPort,
    SitOut,
    SpotMerchant,
    StealFrom,
)
from flibuste.games.blackbeard.table.state import State

SELDOM: Final = 0.002


def deed_weight(state: State, seat: int, action: Action) -> float:
    if isinstance(action, DeployTo):
        return min(1.0, 0.2 * turns_left(state)) * (0.5 + 0.4 * hunting_ground(state, NONE, action.place))
    if isinstance(action, OfPirate):
        pirate = state.pirate(action.pirate)
        if isinstance(action, MoveTo):
            return move_weight(state, pirate, action.place)
        return sea_weight(state, pirate, action) if pirate.place < ZONES else port_weight(state, pirate, action)
    if action is RECRUIT:
        return 3.0 * min(1.0, 0.2 * turns_left(state))
    return SELDOM if action is STOP else 0.5


# ---- at sea ---------------------------------------------------------------------------------------------------------


def sea_weight(state: State, pirate: Pirate, action: OfPirate) -> float:
    if isinstance(action, PlunderMerchant):
        return 14.0 if pirate.free_hold() != NONE else 9.0
    if isinstance(action, SpotMerchant):
        return 6.0 * least(to_spot(state, pirate.number, action.port()))
    if isinstance(action, Attack):
        return attack_weight(state, pirate, action.port())
    if isinstance(action, ConvertPrize):
        gain = 2.0 * (pirate.prize - pirate.ship) + damage_of(state, pirate)
        return 4.0 * gain if gain > 0 else SELDOM
    return 10.0 if isinstance(action, DigForTreasure) else 0.1


def attack_weight(state: State, pirate: Pirate, port: int) -> float:
    """9.52 to 9.55 – By the odds, the Notoriety of taking and sacking it, and what a defeat may cost."""
    odds = attack_chance(state, pirate.number, port)
    wealth = state.pieces.ports[port].wealth
    gain = wealth * (2.0 + 3.0 * least(to_sack(state, pirate.number, port)))
    sturdy = combat(state, pirate.number) - state.pieces.combat_sunk
    risk = (1.0 - odds) * (2.0 + (8.0 if sturdy <= 3 else 2.0 if sturdy <= 5 else 0.5))
    if sturdy <= 1 or odds < 0.2 or is_refuge(state, pirate, port):
        return SELDOM
    return max(SELDOM, 1.2 * (odds * gain - risk - 1.0))


def is_refuge(state: State, pirate: Pirate, port: int) -> bool:
    """9.58 – Attacking it would cost him his Letter or his Safe Haven."""
    return state.haven_of[port] == pirate.number or (
        pirate.letter != NONE and pirate.letter == state.pieces.ports[port].nation
    )


def hunting_ground(state: State, number: int, zone: int) -> float:
    """8.1 – Merchants in a Sea Zone; those he has spotted count more."""
    found = 0.0
    for port in state.pieces.zone_ports[zone]:
        if state.merchant[port] != NONE:
            found += 4.0 if number != NONE and state.spotters[port] & BIT[number] else 1.0
    return found


# ---- moving ---------------------------------------------------------------------------------------------------------


def move_weight(state: State, pirate: Pirate, place: int) -> float:
    if place >= FIRST_PORT:
        return enter_weight(state, pirate, place - FIRST_PORT)
    if place >= ZONES:
        return 0.05
    if pirate.revels and pirate.place >= FIRST_PORT:
        return SELDOM
    ground = 0.6 * min(3.0, hunting_ground(state, pirate.number, place))
    if pirate.place < ZONES:
        ground *= 0.3 if hunting_ground(state, pirate.number, pirate.place) else 1.0
    for seat in range(len(state.players)):
        if state.players[seat].kc_place == place and seat != pirate.owner % len(state.players):
            ground *= 0.4
    return 0.15 + ground + homeward(state, pirate, place)


def homeward(state: State, pirate: Pirate, place: int) -> float:
    """18.41 – With much to lose and a way to retire he makes for it."""
    stake = points_if_retired(pirate) - pirate.notoriety
    if stake < 12 or not worth_retiring(state, pirate):
        return 0.0
    goal = nearest_home(state, pirate)
    if goal == NONE or state.pieces.distances[place][goal] >= state.pieces.distances[pirate.place][goal]:
        return 0.0
    return 0.2 * stake


def nearest_home(state: State, pirate: Pirate) -> int:
    """The nearest Port in which he can retire now."""
    best = NONE
    steps = state.pieces.distances[pirate.place]
    pardoned = state.amnesty != NO_SEAT and pirate.pardoned
    if pirate.letter == NONE and not pardoned and pirate.number not in state.haven_of:
        return NONE
    for port in range(len(state.pieces.ports)):
        if is_home(state, pirate, port) and (best == NONE or steps[FIRST_PORT + port] < steps[best]):
            best = FIRST_PORT + port
    return best


def is_home(state: State, pirate: Pirate, port: int) -> bool:
    nation = state.pieces.ports[port].nation
    if state.destroyed & BIT[port] or nation == NONE:
        return False
    if state.haven_of[port] == pirate.number or (pirate.letter == nation and pirate.ally == NONE):
        return True
    return state.amnesty != NO_SEAT and pirate.pardoned and nation == ENGLISH and status(state, pirate, port) != ANTI


def worth_retiring(state: State, pirate: Pirate) -> bool:
    """18.12A, 19.9a – Alone only with enough for the victory; else with a good sum, or when time runs out."""
    points = points_if_retired(pirate)
    if state.is_alone():
        return points >= state.pieces.goal
    return points >= 45 or points >= 8.0 * turns_left(state)


def enter_weight(state: State, pirate: Pirate, port: int) -> float:
    """9.4 – What there is to do in it."""
    if is_home(state, pirate, port) and worth_retiring(state, pirate):
        return 2.0 + 0.4 * points_if_retired(pirate)
    if state.amnesty != NO_SEAT and pirate.pardoned and state.pieces.ports[port].nation == ENGLISH:
        return SELDOM
    total = 0.9 * business_weight(state, pirate, port)
    if pirate.scurvy:
        total += 2.0
    return total + 5.0 if pirate.revels else total


# ---- in Port --------------------------------------------------------------------------------------------------------


def port_weight(state: State, pirate: Pirate, action: OfPirate) -> float:
    if isinstance(action, DoBusiness):
        return business_weight(state, pirate, pirate.place - FIRST_PORT)
    if isinstance(action, RetireBy):
        return retire_weight(state, pirate, action.way)
    if isinstance(action, SackPort):
        port = pirate.place - FIRST_PORT
        return 0.1 + 4.0 * state.pieces.ports[port].wealth * least(to_sack(state, pirate.number, port))
    if isinstance(action, RecoverCrew | SitOut):
        return 8.0
    return 2.0 if isinstance(action, StealFrom) else 0.1


def retire_weight(state: State, pirate: Pirate, way: int) -> float:
    points = points_if_retired(pirate)
    if not worth_retiring(state, pirate):
        return SELDOM
    if way == BRIBE_WAY:
        return SELDOM + 0.05 * max(0.0, points - 35.0 - pirate.notoriety)
    return 2.0 + 0.6 * points


def business_weight(state: State, pirate: Pirate, port: int) -> float:
    """9.41 – What In-Port Activities would bring him here; hardly anybody asks where there is nothing to do."""
    here = status(state, pirate, port)
    if here == ANTI:
        return SELDOM
    total = SELDOM + 0.004 * pirate.booty() * (0.4 if here == NEUTRAL else 1.0)
    if state.pieces.ports[port].nation != ARAB:
        damage = damage_of(state, pirate)
        total += damage if damage > 1 else 0.3 * damage
    for hostage in pirate.hostages:
        if may_ransom(state, pirate, port, hostage):
            total += 1.0
    if here == PIRATE_PORT and pirate.loyalty <= 4:
        total += 3.0
    return total + governor_weight(state, pirate, port, here)


def governor_weight(state: State, pirate: Pirate, port: int, here: int) -> float:
    """9.45, 17.2#12 – A Letter to sign, a Safe Haven to buy."""
    if not has_pro_governor(state, port) or pirate.owner < 0:
        return 0.0
    total = 0.0
    if pirate.letter == NONE and pirate.ally == NONE and LETTER in state.players[pirate.owner].hand:
        total += 1.0 + 0.15 * pirate.notoriety
    if here != HAVEN and state.haven_of[port] == NONE and not pirate.bribed & BIT[state.governor[port]]:
        total += (0.5 + 0.12 * pirate.notoriety) * haven_chance(pirate.net_worth + pirate.booty())
    return total
