"""11.3 – What abilities let a player do in his turn: mark, look, cancel, copy, sacrifice, possess, push."""

import pytest

from flibuste.engine.chance import Script
from flibuste.games.davyjones.geometry.bodies import docked_at
from flibuste.games.davyjones.geometry.hulls import outline_from
from flibuste.games.davyjones.rules.abilities.active_abilities import POWERS, has, has_keyword
from flibuste.games.davyjones.rules.turn.start import TurnStart
from flibuste.games.davyjones.table import codes, traits
from flibuste.games.davyjones.table.constants import FEAR, GHOST_SHIP, SEA_MONSTER
from flibuste.games.davyjones.table.crew import OUT_OF_GAME
from flibuste.games.davyjones.table.state import State
from tests.games.davyjones.at_sea import (
    bring_near,
    choose,
    lay_island,
    load,
    menu,
    offered,
    put_aboard,
    sea,
    start_turn,
    use,
)
from tests.games.davyjones.box import BOX

ENEMY = "la-corse"


def dice(**written: list[int]) -> Script:
    return Script(written)


@pytest.mark.clause("11.3.37")
def test_marking_from_afar() -> None:
    state = sea("el-cervantes", ENEMY)
    ship = state.ships[0]
    near = lay_island(state, ship.x, ship.y + 9000)
    lay_island(state, ship.x, ship.y + 30000)
    near.marks = 2
    assert menu(state, ship) == ["mark A1 i1"]
    use(state, ship, "mark A1 i1")
    assert near.marks == 1
    assert menu(state, ship) == []
    near.marks = 2
    assert menu(state, ship) == []  # 11.1.7: once a turn


@pytest.mark.clause("11.3.37")
def test_a_home_is_not_marked() -> None:
    state = sea("el-cervantes", ENEMY)
    lay_island(state, state.ships[0].x, state.ships[0].y + 9000).home = 1
    assert menu(state, state.ships[0]) == []


@pytest.mark.clause("11.3.38")
def test_looking_at_a_treasure_on_a_ship_or_an_island() -> None:
    state = sea("el-cervantes:miguel-antonio", "la-corse:captain-french coins:3")
    ship = state.ships[0]
    land = lay_island(state, 80000, 80000)
    load(state, ship, coin=5)
    land.tokens = [load(state, state.ships[1], coin=2).number]
    state.ships[1].cargo.pop()
    state.crew[1].face_up = False
    state.tokens[1].known = 1  # the own coin
    assert menu(state, ship) == ["peek A1 t1", "peek A1 t3"]
    use(state, ship, "peek A1 t3")
    assert state.tokens[2].is_known_to(0) and not state.tokens[2].is_known_to(1)
    assert menu(state, ship) == []


@pytest.mark.clause("11.3.39")
def test_looking_at_cargo_reaches_crew_but_no_island() -> None:
    state = sea("le-rochefort", "hellfire:captain-cursed coins:3")
    ship = state.ships[0]
    lay_island(state, 80000, 80000).tokens = [load(state, ship, coin=2).number]
    ship.cargo = []
    state.crew[0].face_up = False
    assert menu(state, ship) == ["peek A1 t1", "peek-crew A1 c1"]
    use(state, ship, "peek-crew A1 c1")
    assert state.crew[0].is_known_to(0) and not state.crew[0].face_up
    assert menu(state, ship) == []


@pytest.mark.clause("12.12")
def test_holy_water_shields_from_looks_possession_and_cancelling() -> None:
    state = sea("hessian le-rochefort:jean-desailly", "hellfire:captain-cursed treasure:holy-water coins:3")
    hessian, rochefort, target = state.ships
    bring_near(hessian, target, 1000)
    assert menu(state, hessian) == []
    assert menu(state, rochefort) == []


@pytest.mark.clause("11.3.43")
def test_cancelling_a_ship_or_a_crew_nearby() -> None:
    state = sea("hessian", "executioner:captain-cursed")
    hessian, target = state.ships
    assert menu(state, hessian) == []
    bring_near(hessian, target, 5750)
    assert menu(state, hessian) == ["cancel A1 B1", "cancel-crew A1 c1"]
    use(state, hessian, "cancel A1 B1")
    assert not has_keyword(state, target, FEAR)
    assert has(state, target, traits.CAPTAIN)
    assert menu(state, hessian) == []


@pytest.mark.clause("11.3.43")
def test_cancelling_a_crew_leaves_the_ship_alone() -> None:
    state = sea("hessian", "executioner:captain-cursed")
    hessian, target = state.ships
    bring_near(hessian, target, 5750)
    use(state, hessian, "cancel-crew A1 c1")
    assert has_keyword(state, target, FEAR)
    assert not has(state, target, traits.CAPTAIN)


@pytest.mark.clause("11.3.25", "3.7")
def test_sacrificing_another_crew_gives_an_action() -> None:
    state = sea("dragons-breath:derrik-the-red,captain-pirate,musketeer-pirate", ENEMY)
    ship = state.ships[0]
    assert menu(state, ship) == ["sacrifice A1 c2", "sacrifice A1 c3"]
    use(state, ship, "sacrifice A1 c2")
    assert state.crew[1].ship == OUT_OF_GAME
    assert ship.actions == 2
    assert menu(state, ship) == []


@pytest.mark.clause("11.3.40", "11.3.25")
def test_protected_crew_cannot_be_sacrificed() -> None:
    state = sea("dragons-breath:derrik-the-red,captain-pirate", ENEMY)
    ship = state.ships[0]
    protection = next(ability for ability in BOX.abilities if ability.effect == codes.CREW_PROTECTED)
    ship.copied = [protection.number]
    ship.forget_abilities()
    assert menu(state, ship) == []


@pytest.mark.clause("11.3.24")
@pytest.mark.parametrize(("die", "actions"), [(4, 1), (5, 2)])
def test_the_same_action_twice(die: int, actions: int) -> None:
    state = sea("leroica", ENEMY, chance=dice(twice=[die]))
    ship = state.ships[0]
    assert "twice A1 shoot" in menu(state, ship)
    use(state, ship, "twice A1 shoot")
    assert (ship.actions, ship.bound) == (actions, 1)
    assert menu(state, ship) == []


@pytest.mark.clause("11.3.26")
def test_the_headhunter_s_six_gives_one_ship_two_actions() -> None:
    state = sea("guichuan:headhunter fallen-angel", ENEMY, chance=dice(headhunter=[5, 6]))
    guichuan, angel, _ = state.ships
    start_turn(state, guichuan)
    assert not state.stack
    start_turn(state, guichuan)
    assert offered(state) == ["favour A1", "favour A2", "pass"]
    choose(state, "favour A2")
    assert (guichuan.actions, angel.actions) == (1, 2)


@pytest.mark.clause("11.3.28")
@pytest.mark.parametrize(("die", "owner"), [(5, 1), (6, 0)])
def test_possession_takes_an_action_and_a_six(die: int, owner: int) -> None:
    state = sea("boneyard:papa-doc", "la-corse:captain-french,cannoneer-french", chance=dice(possession=[die]))
    ship, target = state.ships
    assert menu(state, ship) == []
    bring_near(ship, target, 5750)
    assert menu(state, ship) == ["possess A1 c2", "possess A1 c3"]
    use(state, ship, "possess A1 c2")
    crew = state.crew[1]
    assert (ship.actions, crew.player) == (0, owner)
    assert menu(state, ship) == []
    assert has(state, ship, traits.CAPTAIN) == (owner == 0)
    assert crew.spaceless == (owner == 0)


@pytest.mark.clause("11.3.28", "8.9.1")
def test_a_possessed_ransom_is_a_treasure() -> None:
    state = sea("boneyard:papa-doc", "leroica:josephine-godiva", chance=dice(possession=[6]))
    ship, target = state.ships
    bring_near(ship, target, 1000)
    use(state, ship, "possess A1 c2")
    assert ship.crew == [0] and target.crew == []
    assert [state.tokens[token].value for token in ship.cargo] == [5]


@pytest.mark.clause("11.3.27")
def test_copies_of_abilities_and_keywords() -> None:
    state = sea("behemoth", "hms-bath:captain-english moor-hound leroica:josephine-godiva")
    behemoth = state.ships[0]
    start_turn(state, behemoth)
    found = offered(state)
    assert any(line.startswith("copy move-and-shoot") for line in found)
    assert "copy-word ghost-ship" in found
    for never in ("limit", "ransom", "sea-monster"):
        assert f"copy-word {never}" not in found
    assert not any("copy-any-ability" in line for line in found)
    choose(state, next(line for line in found if line.startswith("copy raid-home")))
    assert has(state, behemoth, traits.RAIDS_HOMES)
    start_turn(state, behemoth)
    choose(state, "copy-word ghost-ship")
    assert has_keyword(state, behemoth, GHOST_SHIP) and has_keyword(state, behemoth, SEA_MONSTER)
    assert not has(state, behemoth, traits.RAIDS_HOMES)
    start_turn(state, behemoth)
    choose(state, "pass")
    assert has_keyword(state, behemoth, GHOST_SHIP)


@pytest.mark.clause("11.3.27", "2.5.5")
def test_face_down_crew_cannot_be_copied_and_a_crew_keeps_its_copy() -> None:
    state = sea("flying-dutchman:davy-jones", "hms-bath:captain-english")
    ship = state.ships[0]
    state.crew[1].face_up = False
    start_turn(state, ship)
    assert not any(line.startswith("copy move-and-shoot") for line in offered(state))
    choose(state, "pass")
    state.crew[1].face_up = True
    start_turn(state, ship)
    choose(state, next(line for line in offered(state) if line.startswith("copy move-and-shoot")))
    assert state.crew[0].copied and not ship.copied
    assert has(state, ship, traits.CAPTAIN)


def push(state: State, line: str) -> None:
    use(state, state.ships[0], "push A1")
    choose(state, line)


@pytest.mark.clause("11.3.29", "11.E7")
@pytest.mark.parametrize(("left", "right", "moved", "docked"), [(34000, 38000, 3895, -1), (39000, 43000, 4121, 0)])
def test_pushing_until_contact(left: int, right: int, moved: int, docked: int) -> None:
    state = sea("tsuro", "hellfire", chance=dice(push=[5]))
    target = state.ships[1]
    state.ships[0].x, state.ships[0].y = 80000, 80000
    target.x, target.y = 40000, 30000
    island = lay_island(state, 0, 0)
    island.shape = outline_from([left, 35000, right, 35000, right, 40000, left, 40000])
    push(state, "shift B1 90")
    assert (target.x, target.y, target.heading) == (40000, 30000 + moved, 0)
    assert docked_at(state, target) == docked
    assert state.ships[0].actions == 0


@pytest.mark.clause("11.3.29")
def test_a_push_needs_a_five_and_goes_the_full_length() -> None:
    state = sea("tsuro", "hellfire", chance=dice(push=[4, 6]))
    tsuro, target = state.ships
    use(state, tsuro, "push A1")
    assert not state.stack and tsuro.actions == 0
    assert menu(state, tsuro) == []
    tsuro.actions = 1
    before = target.y
    push(state, "shift B1 270")
    assert target.y == before - 8380


@pytest.mark.clause("11.3.29", "12.12")
def test_who_cannot_be_pushed() -> None:
    state = sea("tsuro", "hellfire boneyard calim la-corse", chance=dice(push=[6]))
    tsuro, hellfire, boneyard, calim, corse = state.ships
    boneyard.lost = 0
    calim.submerged = True
    load(state, corse, treasure=BOX.treasure_of["holy-water"])
    corse.forget_abilities()
    use(state, tsuro, "push A1")
    assert {line.split()[1] for line in offered(state) if line != "pass"} == {"B1"}
    assert hellfire.number == 24


@pytest.mark.clause("11.3.23")
def test_an_ability_die_may_be_rolled_again() -> None:
    state = sea("fiddlers-green:screaming-mimi", "hellfire", chance=dice(push=[1, 6]))
    ship = state.ships[0]
    use(state, ship, "push A1")
    assert offered(state) == ["reroll yes", "reroll no"]
    choose(state, "reroll yes")
    assert "shift B1 0" in offered(state)


@pytest.mark.clause("11.1.7", "1.15")
def test_powers_of_once_a_turn_have_bits_of_their_own() -> None:
    slots = [power.slot for power in POWERS if power.slot]
    assert len(slots) == len(set(slots))
    assert all(slot.bit_count() == 1 for slot in slots)
    state = sea("hessian", "executioner:captain-cursed,papa-doc")
    put_aboard(state, state.ships[0], BOX.crew_of["captain-american"])
    assert menu(state, state.ships[0]) == []


@pytest.mark.clause("15.11", "11.3.43")
@pytest.mark.parametrize("option", [True, False])
def test_cancelling_in_another_player_s_turn_is_an_option(option: bool) -> None:
    state = sea("hessian", "executioner:captain-cursed")
    hessian, target = state.ships
    bring_near(hessian, target, 5750)
    state.rules.cancel_any_turn = option
    state.stack.append(TurnStart(1))
    state.run()
    assert bool(state.stack) == option
    if option:
        assert state.deciders() == [0] and offered(state) == ["cancel A1 B1", "cancel-crew A1 c1", "pass"]
        choose(state, "cancel A1 B1")
        assert not has_keyword(state, target, FEAR) and not state.stack
