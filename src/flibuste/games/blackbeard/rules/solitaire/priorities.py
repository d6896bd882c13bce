"""19.17 – What a system Pirate does with an Action: the first of a fixed list that is possible.

The list and its reasons are in `docs/blackbeard-solitaire.md`.
"""

from flibuste.games.blackbeard.chances import attack_chance
from flibuste.games.blackbeard.rules.port.harbour import must_idle
from flibuste.games.blackbeard.rules.port.ports import has_pro_governor, may_enter, merchants_in
from flibuste.games.blackbeard.rules.port.ransom import may_ransom
from flibuste.games.blackbeard.rules.port.refit import may_refit
from flibuste.games.blackbeard.rules.port.steal import victims
from flibuste.games.blackbeard.rules.sea.move import destinations, is_kept_in_port, move_cost
from flibuste.games.blackbeard.rules.sea.spot import has_spotted
from flibuste.games.blackbeard.rules.turn.action_phase import may_act_at_sea
from flibuste.games.blackbeard.rules.turn.conditions import is_revelling
from flibuste.games.blackbeard.rules.turn.retirement import BRIBE_WAY, ways_to_retire
from flibuste.games.blackbeard.table.constants import BIT, FIRST_PORT, NONE, PORTS, ZONES
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.pirate_actions import PirateAction
from flibuste.games.blackbeard.table.state import State

HIGHEST_BRIBE = 6600


def rival_action(state: State, pirate: Pirate) -> PirateAction | None:
    """19.17a – The first possible: retire, recover, steal, head home, plunder, sack, business, shelter, spot, attack,
    seek a Merchant, leave the Sea Zone of the system's KC; or wait."""
    in_port = pirate.place >= FIRST_PORT
    found = at_once(state, pirate) if in_port else None
    if found is None:
        found = head_home(state, pirate)
    if found is None:
        found = in_port_action(state, pirate) if in_port else prey(state, pirate)
    if found is None and needs_shelter(state, pirate):
        found = toward_port(state, pirate)
    if found is None and may_act_at_sea(state, pirate):
        found = spot_or_attack(state, pirate)
    if found is None:
        found = toward_merchant(state, pirate)
    return found if found is not None else leave_kc(state, pirate)


def retirement_points(pirate: Pirate) -> int:
    """18.12A – What he would score."""
    return 2 * pirate.notoriety + pirate.net_worth // 100


def at_once(state: State, pirate: Pirate) -> PirateAction | None:
    """Retire for 30 VP or more (surely: a bribe is counted at its highest); recover; steal from Blackbeard."""
    verbs = state.pieces.verbs
    number = pirate.number
    if is_revelling(state, pirate):
        return verbs.idle[number] if must_idle(state, number) else verbs.recover[number]
    for way in ways_to_retire(state, pirate):
        cost = HIGHEST_BRIBE if way == BRIBE_WAY else 0
        if pirate.net_worth >= cost and retirement_points(pirate) - cost // 100 >= state.pieces.rival_retirement:
            return verbs.retire[number][way]
    for victim in victims(state, number):
        return verbs.steal[number][victim]
    return None


def head_home(state: State, pirate: Pirate) -> PirateAction | None:
    """19.18 – To a Pro-Pirate Port for a Letter he keeps; with a Letter worth 30 VP to a Port of its nation."""
    goals: list[int] = []
    if state.letters_kept & BIT[pirate.number]:
        for port in range(PORTS):
            if has_pro_governor(state, port) and may_enter(state, pirate, port):
                goals.append(FIRST_PORT + port)
    elif pirate.letter != NONE and retirement_points(pirate) >= state.pieces.rival_retirement:
        for port in range(PORTS):
            if state.pieces.ports[port].nation == pirate.letter and may_enter(state, pirate, port):
                goals.append(FIRST_PORT + port)
    return move_toward(state, pirate, goals)


def prey(state: State, pirate: Pirate) -> PirateAction | None:
    """8.21a – Plunder what he has spotted."""
    if not may_act_at_sea(state, pirate):
        return None
    for port in state.pieces.zone_ports[pirate.place]:
        if state.merchant[port] != NONE and has_spotted(state, pirate.number, port):
            return state.pieces.verbs.plunder[pirate.number][port]
    return None


def in_port_action(state: State, pirate: Pirate) -> PirateAction | None:
    """Sack; In-Port Activities with Booty, damage, a Hostage to ransom or a Letter to take."""
    verbs = state.pieces.verbs
    port = pirate.place - FIRST_PORT
    if pirate.sacking == port:
        return verbs.sack[pirate.number]
    if has_business(state, pirate, port):
        return verbs.business[pirate.number]
    return None


def has_business(state: State, pirate: Pirate, port: int) -> bool:
    """19.17a – Whether In-Port Activities would change anything; damage counts where it can be repaired (9.44d)."""
    if not may_enter(state, pirate, port):
        return False
    if pirate.booty() or may_refit(state, [pirate.number]):
        return True
    if state.letters_kept & BIT[pirate.number] and has_pro_governor(state, port) and pirate.letter == NONE:
        return True
    for hostage in pirate.hostages:
        if may_ransom(state, pirate, port, hostage):
            return True
    return False


def needs_shelter(state: State, pirate: Pirate) -> bool:
    """Full Holds, D&R, Scurvy, or Speed below 0."""
    return pirate.free_hold() == NONE or pirate.scurvy or pirate.speed < 0 or is_revelling(state, pirate)


def toward_port(state: State, pirate: Pirate) -> PirateAction | None:
    goals: list[int] = []
    for port in range(PORTS):
        if may_enter(state, pirate, port):
            goals.append(FIRST_PORT + port)
    return move_toward(state, pirate, goals)


def spot_or_attack(state: State, pirate: Pirate) -> PirateAction | None:
    """Spot, face-up Merchants first; attack a Port at 60 percent or better."""
    verbs = state.pieces.verbs
    ports = state.pieces.zone_ports[pirate.place]
    for face_up in (True, False):
        for port in ports:
            if state.merchant[port] != NONE and bool(state.face_up & BIT[port]) == face_up:
                return verbs.spot[pirate.number][port]
    for port in ports:
        if may_attack(state, port) and 100 * attack_chance(state, pirate.number, port) >= state.pieces.attack_odds:
            return verbs.attack[pirate.number][port]
    return None


def may_attack(state: State, port: int) -> bool:
    return state.pieces.ports[port].nation != NONE and not state.destroyed & BIT[port]


def toward_merchant(state: State, pirate: Pirate) -> PirateAction | None:
    """Out to the nearest Sea Zone with a Merchant; 10.26c – that of the system's KC is closed to him."""
    shut = state.players[pirate.owner].kc_place
    goals: list[int] = []
    for port in range(PORTS):
        if state.merchant[port] != NONE:
            goals += [zone for zone in state.pieces.ports[port].zones if zone != shut]
    return move_toward(state, pirate, goals)


def leave_kc(state: State, pirate: Pirate) -> PirateAction | None:
    """10.26c – He may not stay in the Sea Zone of the system's KC: out by the first way that is open."""
    if pirate.place != state.players[pirate.owner].kc_place or state.actions_left < move_cost(state, pirate):
        return None
    return state.pieces.verbs.move[pirate.number][destinations(state, pirate)[0]]


def winds_for(state: State, pirate: Pirate) -> int:
    """17.2#6a – The Sea Zone with the most Merchants, if there is none where he is and he is not loaded."""
    here = merchants_in(state, pirate.place) if may_act_at_sea(state, pirate) else 0
    if here or is_kept_in_port(state, pirate) or needs_shelter(state, pirate) or pirate.booty():
        return NONE
    best = NONE
    most = 0
    for zone in range(ZONES):
        count = merchants_in(state, zone)
        if count > most and zone != state.players[pirate.owner].kc_place:
            best, most = zone, count
    return best


# ---- ways -----------------------------------------------------------------------------------------------------------


def move_toward(state: State, pirate: Pirate, goals: list[int]) -> PirateAction | None:
    """The first step of a shortest way to one of these places, if he is not there; ties go to the lowest place."""
    if pirate.place in goals or state.actions_left < move_cost(state, pirate):
        return None
    verbs = state.pieces.verbs.move[pirate.number]
    open_moves = destinations(state, pirate)
    for goal in goals:
        if goal in open_moves:
            return verbs[goal]
    step = next_toward(state, pirate.place, goals, open_moves)
    return None if step == NONE else verbs[step]


def next_toward(state: State, start: int, goals: list[int], among: list[int] | None = None) -> int:
    """7.11 – The neighbouring place with the fewest Moves left to a goal, the lowest of equals; none if he is there."""
    best = NONE
    fewest = NONE
    if start in goals:
        return best
    for place in state.pieces.adjacent[start]:
        if among is None or place in among:
            for goal in goals:
                moves = state.pieces.distances[place][goal]
                if fewest == NONE or moves < fewest:
                    best, fewest = place, moves
    return best
