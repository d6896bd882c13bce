"""11.3.30, 11.3.41 – Abilities that add segments to a move."""

from typing import Final

from flibuste.games.davyjones.geometry.bodies import is_monster, is_on_table, ships_within
from flibuste.games.davyjones.rules.abilities.power import NO_SEGMENT, Power
from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.constants import ALL_MASTS, NO_CARGO
from flibuste.games.davyjones.table.pieces import Ability
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State


class MoveBonus(Power):
    """11.3.41 – One segment more, while its condition holds."""

    def segment(self, state: State, ship: Ship, ability: Ability) -> int:
        if ability.condition == NO_CARGO and (ship.crew or ship.cargo):
            return NO_SEGMENT
        if ability.condition == ALL_MASTS and ship.standing() < ship.card.masts:
            return NO_SEGMENT
        return ability.segment


class MonsterSpeed(Power):
    """11.3.30 – One segment more for a sea monster nearby, whoever's it is."""

    def lends_segment(self, state: State, ship: Ship, ability: Ability, mover: Ship) -> int:
        if not is_monster(mover) or not is_on_table(ship) or not is_on_table(mover):
            return NO_SEGMENT
        return ability.segment if ships_within(ship, mover, state.box.segments[ability.within]) else NO_SEGMENT


SAIL_POWERS: Final[dict[int, Power]] = {
    codes.MOVE_BONUS: MoveBonus(),
    codes.MONSTER_SPEED_AURA: MonsterSpeed(),
}
