"""11.3.28, 11.3.43 – Whom an ability with a range can reach."""

from flibuste.games.davyjones.geometry.bodies import is_lost, is_on_table, ships_within
from flibuste.games.davyjones.rules.abilities.active_abilities import reaches
from flibuste.games.davyjones.table.pieces import Ability
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State


def is_enemy_near(state: State, ship: Ship, ability: Ability, other: Ship) -> bool:
    """11.3.28 – A ship of another player within the range of an ability that affects it."""
    return other.player != ship.player and is_ship_near(state, ship, ability, other)


def is_ship_near(state: State, ship: Ship, ability: Ability, other: Ship) -> bool:
    """11.3.43, 12.12 – A ship within the range of an ability that affects it, also an own one."""
    if other.status != SAILING or not is_on_table(other) or is_lost(other):
        return False
    return ships_within(ship, other, state.box.segments[ability.within]) and reaches(state, ship.player, other)
