"""6.1, 6.11, 11.1.5, 12.9 – What a ship can shoot with: guns, special shots, breath and smoke."""

from typing import Final

from flibuste.games.davyjones.geometry.bodies import is_lost
from flibuste.games.davyjones.rules.abilities.active_abilities import (
    POWERS,
    active_abilities,
    has,
    is_ready,
    is_warded_off,
    reaches,
)
from flibuste.games.davyjones.rules.fight.aiming import in_reach, is_target
from flibuste.games.davyjones.rules.fight.ashore import foes_ashore, ship_sees
from flibuste.games.davyjones.table.constants import L
from flibuste.games.davyjones.table.pieces import Ability, Cannon
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import DOUBLE_RANGE, PAW_HIT, PLAIN, SMOKEPOT

TWICE: Final = 2


def may_shoot(ship: Ship) -> bool:
    """6.11 – Not while lost, submerged or derelict."""
    return ship.status == SAILING and ship.masts != 0 and not ship.submerged and not is_lost(ship)


def has_shot_in_reach(state: State, ship: Ship) -> bool:
    """Whether some enemy is near enough for a gun, by what everybody sees; lines are tested when it fires."""
    if not may_shoot(ship):
        return False
    if smokepot_of(state, ship) is not None:
        return True
    reach = state.box.segments[L] * (TWICE if has(state, ship, DOUBLE_RANGE) else 1)
    for other in state.ships:
        if other.player != ship.player and in_reach(ship, other, reach) and is_target(state, ship.player, other):
            return True
    return any(
        ship_sees(state, ship, mast, victim, state.box.segments[L])
        for victim in foes_ashore(state, ship.player)
        for mast in range(ship.card.masts)
    )


def breath_of(state: State, ship: Ship) -> Ability | None:
    for ability in active_abilities(state, ship):
        if POWERS[ability.effect].breath(ability) != PLAIN:
            return ability
    return None


def extra_gun(state: State, ship: Ship) -> Cannon | None:
    """11.3.50 – A gun besides those on the masts."""
    for ability in active_abilities(state, ship):
        gun = POWERS[ability.effect].gun(state, ship, ability)
        if gun is not None:
            return gun
    return None


def special_shots(state: State, ship: Ship) -> list[Ability]:
    """11.1.5 – Abilities that give a special shot and are ready."""
    return [
        ability
        for ability in active_abilities(state, ship)
        if POWERS[ability.effect].shot(ability) != PLAIN and is_ready(ship, ability)
    ]


def smokepot_of(state: State, ship: Ship) -> Ability | None:
    """11.3.55 – The ability to lay smoke, if it is ready."""
    for ability in special_shots(state, ship):
        if POWERS[ability.effect].shot(ability) == SMOKEPOT:
            return ability
    return None


def paw_of(state: State, ship: Ship, target: Ship, reach: int) -> Ability | None:
    """12.9 – What makes a shot at the target sure, once a turn; a treasure of an opponent does not reach 12.12.

    What never hits (11.3.19) is not made sure.
    """
    sure = has(state, target, PAW_HIT) and reaches(state, target.player, ship)
    if sure and not is_warded_off(state, ship, target, reach):
        for ability in active_abilities(state, target):
            if POWERS[ability.effect].traits & PAW_HIT and is_ready(target, ability):
                return ability
    return None
