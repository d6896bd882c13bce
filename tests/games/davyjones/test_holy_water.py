"""12.12 – Holy Water: no ability of an opponent has to do with the carrier, wherever abilities are asked for."""

import pytest

from flibuste.engine.chance import Script
from flibuste.games.davyjones.rules.abilities.active_abilities import bonus_segments, cannon_bonus
from flibuste.games.davyjones.rules.fight.damage import Hits
from flibuste.games.davyjones.rules.fight.smoke import cover
from flibuste.games.davyjones.rules.sea.banks import lay_bank
from flibuste.games.davyjones.rules.sea.contact import Ramming, board_targets
from flibuste.games.davyjones.table import traits
from flibuste.games.davyjones.table.constants import L
from flibuste.games.davyjones.table.land import SMOKE
from tests.games.davyjones.at_sea import bring_near, sea

WATER = " treasure:holy-water"
BOTH = pytest.mark.parametrize("water", ["", WATER])


@BOTH
@pytest.mark.clause("12.12", "11.3.52")
def test_a_firepot_only_hits(water: str) -> None:
    state = sea("hellfire:firepot-specialist-cursed", "salem" + water)
    shooter, target = state.ships
    target.masts = 1
    state.stack.append(Hits(target.number, 1, shooter.number, traits.FIREPOT))
    state.run()
    assert target.masts == 0 and target.fires == (0 if water else 1)


@BOTH
@pytest.mark.clause("12.12", "11.3.16")
def test_one_hit_of_the_carrier_is_enough_for_a_mast(water: str) -> None:
    state = sea("hellfire" + water, "la-corse")
    shooter, target = state.ships
    state.stack.append(Hits(target.number, 1, shooter.number, traits.PLAIN))
    state.run()
    assert bool(state.stack) == bool(water), "the mast is to be picked"


@BOTH
@pytest.mark.clause("12.12", "11.3.15")
def test_nothing_shields_from_the_first_hit_of_the_carrier(water: str) -> None:
    state = sea("hellfire" + water, "banshees-wail")
    shooter, target = state.ships
    state.stack.append(Hits(target.number, 1, shooter.number, traits.PLAIN))
    state.run()
    assert bool(state.stack) == bool(water)


@BOTH
@pytest.mark.clause("12.12", "11.3.22")
def test_nothing_keeps_masts_from_a_ram_of_the_carrier(water: str) -> None:
    state = sea("hellfire" + water, "le-republicain", chance=Script({"ram": [6]}))
    rammer, target = state.ships
    state.stack.append(Ramming(rammer.number, target.number))
    state.run()
    assert [step.NAME for step in state.stack] == (["ram", "lose-mast"] if water else [])


@BOTH
@pytest.mark.clause("12.12", "11.3.8")
def test_nobody_boards_the_carrier_from_afar(water: str) -> None:
    state = sea("harbinger", "hellfire" + water)
    harbinger, carrier = state.ships
    bring_near(harbinger, carrier, 1000)
    assert board_targets(state, harbinger) == ([] if water else [carrier.number])


@BOTH
@pytest.mark.clause("12.12", "11.3.30")
def test_an_enemy_does_not_hurry_a_monster_that_carries_it(water: str) -> None:
    state = sea("calim" + water, "pequod:jerky-johnson")
    monster, other = state.ships
    other.x, other.y = monster.x, monster.y + 6000
    assert bonus_segments(state, monster) == ([] if water else [L])
    other.player = other.owner = 0
    assert bonus_segments(state, monster) == [L]


@BOTH
@pytest.mark.clause("12.12", "12.8")
def test_an_amulet_does_not_hamper_the_carrier(water: str) -> None:
    state = sea("executioner" + water, "la-corse treasure:martyrs-amulet")
    assert cannon_bonus(state, *state.ships) == (0 if water else -1)


@BOTH
@pytest.mark.clause("12.12", "11.2.5")
def test_smoke_of_an_enemy_does_not_swallow_the_carrier(water: str) -> None:
    state = sea("hellfire:smokepot-specialist-cursed", "salem" + water)
    target = state.ships[1]
    cover(state, lay_bank(state, SMOKE, target.x, target.y, 0, 0))
    assert target.smoked == (not water)
    own = lay_bank(state, SMOKE, target.x, target.y, 0, 1)
    cover(state, own)
    assert target.smoked
