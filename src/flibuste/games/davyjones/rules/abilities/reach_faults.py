"""11.3, 12 – Why an ability cannot be used: not had, used, too far, or nothing to use it on."""

from typing import Final

from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import is_lost, is_on_table, is_untouchable
from flibuste.games.davyjones.geometry.convex import gap
from flibuste.games.davyjones.geometry.shape import STOP
from flibuste.games.davyjones.rules.abilities.active_abilities import active_abilities, is_ready
from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.actions.abilities import Cancel, CancelCrew, Mark, Possess, Steal
from flibuste.games.davyjones.table.actions.choice import ShipChoice
from flibuste.games.davyjones.table.lacking import millimetres, named
from flibuste.games.davyjones.table.pieces import Ability
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State

EFFECTS_OF: Final = {
    "twice": [codes.SAME_ACTION_TWICE],
    "sacrifice": [codes.CREW_SACRIFICE_EXTRA_ACTION],
    "possess": [codes.POSSESS_CREW],
    "push": [codes.PUSH_ENEMY_L],
    "steal": [codes.STEAL_TOUCH],
    "mark": [codes.MARK_ISLAND_REMOTE],
    "peek": [codes.PEEK_TREASURE, codes.PEEK_CARGO],
    "peek-crew": [codes.PEEK_CARGO],
    "cancel": [codes.CANCEL_ABILITY_S],
    "cancel-crew": [codes.CANCEL_ABILITY_S],
    "brew": [codes.WITCHS_BREW],
    "conch": [codes.CURSED_CONCH],
}


def ability_fault(state: State, ship: Ship, action: ShipChoice) -> Refusal:
    """11.1.2 – Whether the ship has the ability now, whether it is used up, and what it is to be used on."""
    found = [ability for ability in active_abilities(state, ship) if ability.effect in EFFECTS_OF[action.verb]]
    if not found:
        return Refusal(action.clause, "no-such-ability", (named(ship),))
    if not any(is_ready(ship, ability) for ability in found):
        return Refusal(action.clause, "ability-used", (named(ship),))
    if is_lost(ship) or ship.submerged:
        return Refusal("9.2.2" if is_lost(ship) else "8.10.4", "out-of-touch", (named(ship),))
    return target_fault(state, ship, found[0], action)


def target_fault(state: State, ship: Ship, ability: Ability, action: ShipChoice) -> Refusal:
    """11.3.28, 11.3.34, 11.3.37 to 11.3.39, 11.3.43 – What it is to be used on."""
    if isinstance(action, Mark):
        land = state.islands[action.island]
        far = gap(ship.shape(), land.shape, ship.x - land.x, ship.y - land.y) - state.box.segments[ability.within]
        if far > STOP:
            return Refusal(action.clause, "too-far-by", (millimetres(far),))
        return Refusal(action.clause, "no-island-to-mark")
    other = victim_of(state, action)
    if other is None:
        return Refusal(action.clause, "nothing-to-use-it-on", (named(ship),))
    if isinstance(action, (Possess, Steal)) and other.player == ship.player:
        return Refusal(action.clause, "no-enemy", (named(other),))
    if isinstance(action, Steal):
        return reach_fault(action.clause, ship, other, 0)
    return reach_fault(action.clause, ship, other, state.box.segments[ability.within])


def victim_of(state: State, action: ShipChoice) -> Ship | None:
    """The ship that an ability with a range is used on."""
    if isinstance(action, (Possess, CancelCrew)):
        number = state.crew[action.crew].ship
        return state.ship(number) if number >= 0 else None
    return state.ship(action.target) if isinstance(action, (Cancel, Steal)) else None


def reach_fault(clause: str, ship: Ship, other: Ship, reach: int) -> Refusal:
    """13.2.4 – Too far, by how much; else out of touch, or nothing there."""
    if other.status != SAILING or not is_on_table(other) or is_untouchable(other):
        return Refusal(clause, "out-of-touch", (named(other),))
    far = gap(ship.shape(), other.shape(), ship.x - other.x, ship.y - other.y) - reach
    if far > STOP:
        return Refusal(clause, "too-far-by", (millimetres(far),))
    return Refusal(clause, "nothing-to-use-it-on", (named(other),))
