"""11.3 – Bonuses, bans, special shots, segments: what abilities answer when the rules ask."""

import pytest

from flibuste.games.davyjones.rules.abilities.active_abilities import (
    POWERS,
    active_abilities,
    board_bonus,
    bonus_segments,
    cannon_bonus,
    has,
    has_keyword,
    is_barred,
    is_warded_off,
)
from flibuste.games.davyjones.table import traits
from flibuste.games.davyjones.table.constants import FEAR, L, S
from flibuste.games.davyjones.table.ship import SEVERAL_SHIPS
from flibuste.games.davyjones.table.state import State
from tests.games.davyjones.at_sea import bring_near, load, put_aboard, sea
from tests.games.davyjones.box import BOX

ENEMY = "la-corse"


def bonus(shooter: str, target: str) -> int:
    state = sea(shooter, target)
    return cannon_bonus(state, state.ships[0], state.ships[1])


def boarding(one: str, other: str) -> int:
    state = sea(one, other)
    return board_bonus(state, state.ships[0], state.ships[1])


def shots(line: str) -> list[int]:
    state = sea(line, ENEMY)
    ship = state.ships[0]
    return [kind for ability in active_abilities(state, ship) if (kind := POWERS[ability.effect].shot(ability))]


def extra(state: State) -> list[int]:
    return bonus_segments(state, state.ships[0])


@pytest.mark.clause("11.3.3", "11.1.4")
def test_cannon_bonus_against_a_nation_or_all_others() -> None:
    assert bonus("hellfire", "la-corse") == 1
    assert bonus("hellfire", "executioner") == 0
    assert bonus("hms-henry-viii", "executioner") == 1
    assert bonus("hms-henry-viii", "la-corse") == 0
    assert bonus("hms-henry-viii", "el-rafael:inquisitor*") == 1
    assert bonus("hms-henry-viii", "el-rafael:inquisitor") == 0


@pytest.mark.clause("1.15", "1.16", "1.E2")
def test_the_same_bonus_counts_once_and_different_ones_add_up() -> None:
    assert bonus("dragons-breath:derrik-the-red", "hms-bath") == 1
    assert bonus("blackwatch:jonas-richman", "executioner") == 2
    assert bonus("blackwatch:jonas-richman", "la-corse") == 1


@pytest.mark.clause("11.3.4")
def test_cannon_bonus_with_a_captain_at_work() -> None:
    assert bonus("saratoga:captain-american", ENEMY) == 1
    assert bonus("saratoga:jonas-richman", ENEMY) == 1
    assert bonus("saratoga", ENEMY) == 0
    assert bonus("saratoga:captain-english", ENEMY) == 0
    assert bonus("saratoga:captain-american,captain-american", ENEMY) == 1
    state = sea("saratoga:captain-american", ENEMY)
    state.crew[0].face_up = False
    assert cannon_bonus(state, state.ships[0], state.ships[1]) == 0


@pytest.mark.clause("11.3.4", "11.3.27")
def test_a_copied_captain_counts() -> None:
    state = sea("whydah:davy-jones", ENEMY)
    ship = state.ships[0]
    assert cannon_bonus(state, ship, state.ships[1]) == 0
    captain = BOX.crew[BOX.crew_of["captain-cursed"]].abilities[0]
    state.crew[0].copied = [captain.number]
    ship.forget_abilities()
    assert has(state, ship, traits.CAPTAIN)
    assert cannon_bonus(state, ship, state.ships[1]) == 1


@pytest.mark.clause("11.3.5")
def test_follow_up_bonus() -> None:
    state = sea("hms-starbuck hms-bath", ENEMY)
    starbuck, bath, target = state.ships
    assert cannon_bonus(state, starbuck, target) == 0
    target.under_fire = starbuck.number
    assert cannon_bonus(state, starbuck, target) == 0
    for others in (bath.number, SEVERAL_SHIPS):
        target.under_fire = others
        assert cannon_bonus(state, starbuck, target) == 1


@pytest.mark.clause("11.3.6")
def test_boarding_bonus() -> None:
    assert boarding("spilled-salt", ENEMY) == 1
    assert boarding("hms-bretwalda:trevor-van-tyne", "executioner") == 1
    assert boarding("hms-bretwalda:trevor-van-tyne", ENEMY) == 0
    assert boarding("spilled-salt:sammy-the-skull", ENEMY) == 1


@pytest.mark.clause("11.3.7")
def test_boarding_bonus_against_monsters_is_two_and_not_three() -> None:
    assert boarding("mocha", ENEMY) == 1
    assert boarding("mocha", "calim") == 2
    assert boarding("mohican:sammy-the-skull", "calim") == 1
    state = sea("mocha", "calim")
    state.ships[0].now = traits.SHIP_SILENT
    assert board_bonus(state, state.ships[0], state.ships[1]) == 0


@pytest.mark.clause("11.3.18", "11.E2")
@pytest.mark.parametrize(("gap", "barred"), [(5750, True), (5760, False)])
def test_too_close_to_shoot(gap: int, barred: bool) -> None:
    state = sea("calchas", ENEMY)
    calchas, enemy = state.ships
    bring_near(calchas, enemy, gap)
    assert is_barred(state, enemy, calchas, L) == barred
    assert is_barred(state, enemy, calchas, S) == barred
    assert not is_barred(state, calchas, enemy, S)


@pytest.mark.clause("11.3.19")
def test_immune_to_long_guns() -> None:
    state = sea("sea-fox", ENEMY)
    fox, enemy = state.ships
    assert is_warded_off(state, enemy, fox, L) and not is_warded_off(state, enemy, fox, S)
    assert not is_barred(state, enemy, fox, L) and not is_barred(state, enemy, fox, S)


@pytest.mark.clause("11.3.50")
def test_a_musketeer_brings_a_gun() -> None:
    state = sea("hellfire:musketeer-cursed,musketeer-cursed", ENEMY)
    ship = state.ships[0]
    guns = [POWERS[ability.effect].gun(state, ship, ability) for ability in active_abilities(state, ship)]
    assert [gun.name for gun in guns if gun] == ["3S"]


@pytest.mark.clause("11.1.5", "11.3.52", "11.3.53", "11.3.54", "11.3.55")
def test_specialists_bring_their_shots() -> None:
    assert shots("hellfire:firepot-specialist-cursed") == [traits.FIREPOT]
    assert shots("hellfire:chainshot-specialist-cursed") == [traits.CHAINSHOT]
    assert shots("hellfire:stinkpot-specialist-cursed") == [traits.STINKPOT]
    assert shots("hellfire:smokepot-specialist-cursed") == [traits.SMOKEPOT]
    assert shots("la-corse:firepot-specialist-cursed") == []
    assert shots("hellfire:firepot-specialist-cursed,firepot-specialist-cursed") == [traits.FIREPOT]


@pytest.mark.clause("11.3.56", "11.3.57")
def test_breaths() -> None:
    for key, kind in (("leviathan", traits.SILENCE), ("tiamat", traits.FIRE_BREATH), ("calim", traits.PLAIN)):
        card = BOX.ships[BOX.ship_of[key]]
        assert max(POWERS[ability.effect].breath(ability) for ability in card.abilities) == kind


@pytest.mark.clause("12.8")
def test_martyrs_amulet() -> None:
    assert bonus("executioner", "la-corse treasure:martyrs-amulet") == -1
    assert bonus("hms-bath", "la-corse treasure:martyrs-amulet") == 0
    assert bonus("hellfire", "la-corse treasure:martyrs-amulet") == 0
    state = sea("executioner", "la-corse treasure:martyrs-amulet")
    state.tokens[0].face_up = False
    assert cannon_bonus(state, state.ships[0], state.ships[1]) == 0


@pytest.mark.clause("12.12")
def test_holy_water_keeps_bonuses_of_enemies_off() -> None:
    assert bonus("hellfire", "la-corse treasure:holy-water") == 0
    assert bonus("hellfire treasure:holy-water", "la-corse") == 1
    assert boarding("spilled-salt", "la-corse treasure:holy-water") == 0
    state = sea("calchas", "la-corse treasure:holy-water")
    bring_near(state.ships[0], state.ships[1], 1000)
    assert not is_barred(state, state.ships[1], state.ships[0], S)


@pytest.mark.clause("12.17", "11.1.4", "11.1.1")
def test_the_red_skull_makes_all_aboard_cursed() -> None:
    state = sea("la-corse:captain-french,helmsman-cursed treasure:red-skull", "hms-henry-viii")
    corse, henry = state.ships
    assert has(state, corse, traits.CAPTAIN)
    assert extra(state) == [S]
    assert cannon_bonus(state, henry, corse) == 1


@pytest.mark.clause("11.3.41", "1.15")
def test_move_bonuses_and_their_conditions() -> None:
    assert extra(sea("hellfire:helmsman-cursed")) == [S]
    assert extra(sea("hellfire:helmsman-cursed,helmsman-cursed")) == [S]
    assert extra(sea("orca")) == [S]
    orca = sea("orca")
    load(orca, orca.ships[0], coin=1)
    assert extra(orca) == []
    assert extra(sea("orca:captain-pirate")) == []
    pluton = sea("el-pluton")
    assert extra(pluton) == [L]
    pluton.ships[0].masts = 1
    assert extra(pluton) == []


@pytest.mark.clause("11.3.30")
def test_monsters_near_the_aura_are_faster_once() -> None:
    state = sea("calim", "hellfire:sargasso-nightmare pequod:jerky-johnson")
    calim, hellfire, pequod = state.ships
    assert extra(state) == []
    for ship in (hellfire, pequod):
        ship.x, ship.y = calim.x, calim.y + 8000
    assert extra(state) == [L]
    assert bonus_segments(state, hellfire) == []
    hellfire.now = pequod.now = traits.CREW_SILENT
    hellfire.forget_abilities()
    pequod.forget_abilities()
    assert extra(state) == []


@pytest.mark.clause("11.3.32", "11.3.33", "11.1.1")
def test_who_may_work_aboard_foreign_ships() -> None:
    for line in ("mohican:captain-english", "judas:captain-cursed", "saratoga:captain-american"):
        state = sea(line)
        assert has(state, state.ships[0], traits.CAPTAIN), line
    for line in ("judas:captain-english", "saratoga:captain-cursed"):
        state = sea(line)
        assert not has(state, state.ships[0], traits.CAPTAIN), line


@pytest.mark.clause("11.3.32")
def test_a_crew_that_opens_the_ship_works_only_where_it_works_itself() -> None:
    state = sea("hellfire:captain-english,tabatha-mcwarren", "la-corse:captain-english,tabatha-mcwarren")
    assert has(state, state.ships[0], traits.CAPTAIN)
    assert not has(state, state.ships[1], traits.CAPTAIN)


@pytest.mark.clause("11.3.59")
def test_the_headhunter_works_only_aboard_the_guichuan() -> None:
    state = sea("guichuan", "executioner")
    guichuan, executioner = state.ships
    for ship in (guichuan, executioner):
        put_aboard(state, ship, BOX.crew_of["headhunter"])
        ship.forget_abilities()
    assert has_keyword(state, guichuan, FEAR) and has(state, guichuan, traits.KILLS_ALL)
    assert not has(state, executioner, traits.KILLS_ALL)


@pytest.mark.clause("11.3.8", "11.3.9", "11.3.10", "11.3.11", "11.3.12", "11.3.13", "11.3.14")
def test_traits_of_boarders() -> None:
    for line, wanted in (
        ("harbinger", traits.BOARDS_AT_S),
        ("black-diamond", traits.TAKES_ALL),
        ("dance", traits.KILLS_ALL),
        ("jormungandr", traits.ALSO_MAST),
        ("calypsos", traits.TWO_PRIZES),
        ("black-cat:bonny-peel", traits.CAPTURES_TOP),
        ("guichuan:headhunter", traits.TAKES_ALL | traits.KILLS_ALL),
    ):
        state = sea(line)
        prizes = traits.BOARDS_AT_S | traits.TAKES_ALL | traits.KILLS_ALL | traits.ALSO_MAST | traits.TWO_PRIZES
        active_abilities(state, state.ships[0])
        assert state.ships[0].traits & (prizes | traits.CAPTURES_TOP) == wanted, line
