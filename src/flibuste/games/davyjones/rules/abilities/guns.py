"""11.3 – Abilities that change dice, guns and shots: bonuses, bans, special shots and breaths."""

from typing import ClassVar, Final

from flibuste.games.davyjones.geometry.bodies import is_monster, ships_within
from flibuste.games.davyjones.rules.abilities.active_abilities import active_abilities, nation_of
from flibuste.games.davyjones.rules.abilities.active_crew import abilities_of, active_crew
from flibuste.games.davyjones.rules.abilities.power import Power
from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.constants import CURSED, NONE, L
from flibuste.games.davyjones.table.pieces import Ability, Cannon
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import CHAINSHOT, FIRE_BREATH, FIREPOT, SILENCE, SMOKEPOT, STINKPOT


class CannonBonus(Power):
    """11.3.3 – More against one nation, or against all but one."""

    def cannon_bonus(self, state: State, ship: Ship, ability: Ability, target: Ship) -> int:
        return ability.value if ability.is_against(nation_of(state, target)) else 0


class CannonBonusWithCaptain(Power):
    """11.3.4 – More while a crew with the Captain ability is at work; copies count."""

    def cannon_bonus(self, state: State, ship: Ship, ability: Ability, target: Ship) -> int:
        for crew in active_crew(state, ship):
            for known in abilities_of(state, crew):
                if known.effect == codes.MOVE_AND_SHOOT:
                    return ability.value
        return 0


class FollowUpBonus(Power):
    """11.3.5 – More against a ship that another one fired at earlier this turn."""

    def cannon_bonus(self, state: State, ship: Ship, ability: Ability, target: Ship) -> int:
        return ability.value if target.under_fire not in (NONE, ship.number) else 0


class BoardBonus(Power):
    """11.3.6 – More in boardings, against anyone or one nation."""

    def board_bonus(self, state: State, ship: Ship, ability: Ability, foe: Ship) -> int:
        return ability.value if ability.is_against(nation_of(state, foe)) else 0


class BoardBonusAgainstMonsters(Power):
    """11.3.7 – Against a sea monster 2 in place of the 1 against anyone, not in addition."""

    def board_bonus(self, state: State, ship: Ship, ability: Ability, foe: Ship) -> int:
        if not is_monster(foe):
            return 0
        usual = 0
        for known in active_abilities(state, ship):
            if known.effect == codes.BOARD_BONUS and known.vs == NONE:
                usual = known.value
        return max(0, ability.value - usual)


class TooClose(Power):
    """11.3.18 – Ships nearby may not fire at it."""

    def bars_shot(self, state: State, ship: Ship, ability: Ability, shooter: Ship, reach: int) -> bool:
        return ships_within(shooter, ship, state.box.segments[ability.within])


class ImmuneToLongGuns(Power):
    """11.3.19 – Shots of range L may be fired and never hit it; special shots and broadsides have range S."""

    def wards_off(self, state: State, ship: Ship, ability: Ability, shooter: Ship, reach: int) -> bool:
        return reach == L


class ExtraGun(Power):
    """11.3.50 – A Musketeer's shot."""

    def gun(self, state: State, ship: Ship, ability: Ability) -> Cannon | None:
        return Cannon(ability.rank, ability.reach)


class SpecialShot(Power):
    """11.1.5, 11.3.52 to 11.3.55 – Once a turn one cannon fires something else."""

    ONCE: ClassVar[bool] = True

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def shot(self, ability: Ability) -> int:
        return self.kind


class Breath(Power):
    """11.3.56, 11.3.57 – A shoot action may be one breath."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def breath(self, ability: Ability) -> int:
        return self.kind


class MartyrsAmulet(Power):
    """12.8 – Cursed ships shoot worse at the carrier."""

    def hampers(self, state: State, ship: Ship, ability: Ability, shooter: Ship) -> int:
        return ability.value if nation_of(state, shooter) == CURSED else 0


GUN_POWERS: Final[dict[int, Power]] = {
    codes.CANNON_BONUS: CannonBonus(),
    codes.CANNON_BONUS_IF_CAPTAIN: CannonBonusWithCaptain(),
    codes.CANNON_BONUS_FOLLOWUP: FollowUpBonus(),
    codes.BOARD_BONUS: BoardBonus(),
    codes.BOARD_BONUS_VS_MONSTER: BoardBonusAgainstMonsters(),
    codes.NOT_SHOT_WITHIN_S: TooClose(),
    codes.IMMUNE_L_CANNONS: ImmuneToLongGuns(),
    codes.EXTRA_CANNON_3S: ExtraGun(),
    codes.FIREPOT: SpecialShot(FIREPOT),
    codes.CHAINSHOT: SpecialShot(CHAINSHOT),
    codes.STINKPOT: SpecialShot(STINKPOT),
    codes.SMOKEPOT: SpecialShot(SMOKEPOT),
    codes.BREATH_SILENCE: Breath(SILENCE),
    codes.BREATH_FIRE: Breath(FIRE_BREATH),
    codes.MARTYRS_AMULET: MartyrsAmulet(),
}
