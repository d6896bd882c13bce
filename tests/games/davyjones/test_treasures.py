"""12 – Unique treasures, and the abilities that move treasure about: theft, raids, trade."""

import pytest

from flibuste.engine.chance import Script
from flibuste.games.davyjones.geometry.bodies import docked_at, is_lost, ships_touch
from flibuste.games.davyjones.geometry.convex import is_near
from flibuste.games.davyjones.rules.abilities.active_abilities import has, nation_of
from flibuste.games.davyjones.rules.fight.shooting import MODE_GUNS, Shooting
from flibuste.games.davyjones.rules.sea.banks import may_lay
from flibuste.games.davyjones.rules.sea.contact import Ramming
from flibuste.games.davyjones.rules.treasure.cargo import may_join, room
from flibuste.games.davyjones.rules.treasure.explore import begin_explore
from flibuste.games.davyjones.rules.turn.orders import Orders
from flibuste.games.davyjones.rules.turn.start import TurnStart
from flibuste.games.davyjones.rules.turn.turn import Turn
from flibuste.games.davyjones.table import traits
from flibuste.games.davyjones.table.actions.abilities import FogAt, SmokeAt
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.constants import CURSED, FOG, NONE
from flibuste.games.davyjones.table.land import SMOKE
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State
from tests.games.davyjones.at_sea import bring_near, choose, lay_island, load, menu, offered, sea, start_turn, use
from tests.games.davyjones.box import BOX

ENEMY = "la-corse"


def dice(**written: list[int]) -> Script:
    return Script(written)


def explore(state: State, ship: Ship, *treasures: str) -> None:
    """Find unique treasures on an island."""
    tokens = [load(state, ship, treasure=BOX.treasure_of[key]) for key in treasures]
    for token in tokens:
        token.face_up = False
        ship.cargo.remove(token.number)
    land = lay_island(state, 80000, 80000)
    land.tokens = [token.number for token in tokens]
    begin_explore(state, ship, len(state.islands) - 1)
    state.run()


def shooting(state: State, ship: Ship) -> None:
    state.stack.append(Shooting(ship.player, ship.number, MODE_GUNS, False))


def orders(state: State, seat: int = 0) -> None:
    """The menu of a turn."""
    state.turn = seat
    state.stack.append(Turn(seat))
    state.run()


@pytest.mark.clause("12.13", "12.E1")
def test_sunken_treasure_is_worth_two_dice_and_less_every_turn() -> None:
    state = sea("hellfire", ENEMY, chance=dice(sunken=[4, 3]))
    ship = state.ships[0]
    explore(state, ship, "sunken-treasure")
    choose(state, "done")
    token = state.tokens[0]
    assert (token.value, token.face_up, ship.cargo) == (7, True, [0])
    assert room(state, ship) == 0  # 2 spaces, 2 filled
    for _ in range(2):
        start_turn(state, ship)
    assert token.value == 5
    for _ in range(9):
        start_turn(state, ship)
    assert token.value == 0 and ship.cargo == [0]


@pytest.mark.clause("12.13", "11.3.23")
def test_a_die_of_the_sunken_treasure_may_be_rolled_again() -> None:
    state = sea("fiddlers-green", ENEMY, chance=dice(sunken=[1, 6, 2]))
    explore(state, state.ships[0], "sunken-treasure")
    choose(state, "reroll yes")
    choose(state, "done")
    assert state.tokens[0].value == 8


@pytest.mark.clause("5.E2", "5.6")
def test_what_does_not_fit_stays_and_holy_water_always_fits() -> None:
    state = sea("whydah coins:1-1-1", ENEMY)
    ship = state.ships[0]
    explore(state, ship, "sunken-treasure", "holy-water")
    assert offered(state) == ["done"]
    assert len(state.islands[0].tokens) == 1
    assert has(state, ship, traits.SHIELDED)


@pytest.mark.clause("12.16")
def test_the_chariot_flies_to_the_nearest_monster_which_may_have_one_crew() -> None:
    state = sea("hellfire:captain-cursed,explorer-cursed calim", "tiamat")
    ship, calim, tiamat = state.ships
    tiamat.x, tiamat.y = ship.x, ship.y + 15000
    captain, explorer = state.crew
    assert not may_join(state, tiamat, captain)
    explore(state, ship, "chariot-of-the-gods")
    assert tiamat.cargo == [0] and not ship.cargo and not calim.cargo
    assert may_join(state, tiamat, captain) and not may_join(state, calim, captain)
    tiamat.crew.append(captain.number)
    assert not may_join(state, tiamat, explorer)


@pytest.mark.clause("12.16", "12.5")
def test_without_a_monster_the_chariot_stays() -> None:
    state = sea("hellfire", ENEMY)
    explore(state, state.ships[0], "chariot-of-the-gods")
    assert state.ships[0].cargo == [0]


@pytest.mark.clause("12.10", "13.5.5")
def test_witchs_brew() -> None:
    state = sea("hellfire treasure:witchs-brew", ENEMY)
    ship = state.ships[0]
    assert menu(state, ship) == ["brew A1"]
    use(state, ship, "brew A1")
    reach = BOX.segments[1]
    places = state.options(0)[:-1]
    assert len(places) == 12
    for action in places:
        assert isinstance(action, FogAt)
        assert may_lay(state, ship, action.x, action.y, action.rotation, reach, is_brew=True)
    choose(state, places[0].notation)
    assert (state.terrain[0].kind, ship.actions) == (FOG, 0)
    bank = state.terrain[0]
    assert not is_near(ship.shape(), bank.shape, ship.x - bank.x, ship.y - bank.y, 8000)
    assert menu(state, ship) == []


@pytest.mark.clause("12.10")
def test_a_brew_must_be_clear_near_and_on_the_table() -> None:
    state = sea("hellfire treasure:witchs-brew", ENEMY)
    ship, other = state.ships
    reach = BOX.segments[1]
    assert may_lay(state, ship, ship.x, ship.y + 9000, 0, reach, is_brew=True)
    assert not may_lay(state, ship, ship.x, ship.y + 15000, 0, reach, is_brew=True)
    assert not may_lay(state, ship, ship.x, ship.y + 2000, 0, reach, is_brew=True)
    ship.y = 4000
    assert not may_lay(state, ship, ship.x, 1000, 0, reach, is_brew=True)
    other.x, other.y = ship.x, ship.y + 9000
    assert not may_lay(state, ship, ship.x, ship.y + 9000, 0, reach, is_brew=True)


@pytest.mark.clause("11.3.55", "11.2.5")
def test_smoke_hides_undocked_ships_until_the_own_next_turn() -> None:
    state = sea("hellfire:smokepot-specialist-cursed", ENEMY)
    ship, enemy = state.ships
    bring_near(enemy, ship, 1000)
    shooting(state, ship)
    choose(state, "smoke m1")
    state.act(0, do(SmokeAt, enemy.x, enemy.y + 3000, 0))
    assert state.terrain[0].kind == SMOKE
    assert is_lost(enemy) and enemy.smoked and not is_lost(ship)
    assert offered(state) == ["cease"]
    choose(state, "cease")
    state.stack.append(TurnStart(1))
    state.run()
    assert is_lost(enemy)
    state.stack.append(TurnStart(0))
    state.run()
    assert not is_lost(enemy) and state.terrain[0].is_gone


@pytest.mark.clause("11.3.55")
def test_smoke_takes_a_cannon_and_comes_once_a_turn() -> None:
    state = sea("hellfire:smokepot-specialist-cursed", ENEMY)
    shooting(state, state.ships[0])
    assert [line for line in offered(state) if line.startswith("smoke")] == [
        "smoke m1",
        "smoke m2",
        "smoke m3",
        "smoke m4",
    ]
    choose(state, "smoke m2")
    choose(state, offered(state)[0])
    assert not any(line.startswith("smoke") for line in offered(state))


@pytest.mark.clause("12.9")
def test_monkeys_paw_makes_one_shot_a_turn_sure() -> None:
    state = sea("hellfire", "la-corse treasure:monkeys-paw")
    ship, target = state.ships
    bring_near(ship, target, 3000)
    shooting(state, ship)
    paws = [line for line in offered(state) if line.startswith("paw")]
    assert paws and all(line.endswith("B1") for line in paws)
    choose(state, paws[0])
    assert not any(line.startswith("paw") for line in offered(state))
    assert target.under_fire == ship.number and target.dents == 1  # La Corse: two hits a mast
    bring_near(ship, target, 30000)
    assert offered(state) == ["cease"]


@pytest.mark.clause("12.7")
@pytest.mark.parametrize("monster", ["calim", "jormungandr"])
def test_livestock_lures_a_monster_away(monster: str) -> None:
    state = sea(monster, "hellfire coins:3", chance=dice(ram=[1]))
    beast, ship = state.ships
    token = load(state, ship, treasure=BOX.treasure_of["livestock"])
    token.face_up = False
    lay_island(state, 60000, 60000)
    beast.x, beast.y, beast.heading = ship.x + 3205 if monster == "calim" else ship.x, ship.y, 18000
    assert ships_touch(beast, ship)
    state.stack.append(Ramming(beast.number, ship.number))
    state.run()
    assert state.deciders() == [1] and offered(state) == ["lure t2", "pass"]
    choose(state, "lure t2")
    island = state.islands[0]
    assert docked_at(state, beast) == NONE and not ships_touch(beast, ship)
    assert is_near(beast.shape(), island.shape, beast.x - island.x, beast.y - island.y, 110)
    assert not is_near(beast.shape(), island.shape, beast.x - island.x, beast.y - island.y, 80)
    assert ship.held == [] and ship.cargo == [0] and not state.stack


@pytest.mark.clause("12.7")
def test_whoever_carries_face_down_treasure_is_asked_and_may_have_no_livestock() -> None:
    state = sea("calim", "hellfire coins:3", chance=dice(ram=[1]))
    beast, ship = state.ships
    beast.x, beast.y = ship.x + 3205, ship.y
    state.stack.append(Ramming(beast.number, ship.number))
    state.run()
    assert state.deciders() == [1] and offered(state) == ["pass"]
    choose(state, "pass")
    assert offered(state) == ["board", "pass"]


@pytest.mark.clause("12.11")
def test_maps_of_hades_let_the_opponent_sail_the_ship() -> None:
    state = sea("hellfire treasure:maps-of-hades", ENEMY, chance=dice(maps=[5]))
    ship = state.ships[0]
    orders(state)
    choose(state, "move A1")
    assert state.deciders() == [1] and offered(state) == ["move A1", "pass"]
    choose(state, "move A1")
    assert state.deciders() == [1]
    before = (ship.x, ship.y)
    choose(state, offered(state)[0])
    assert (ship.x, ship.y) != before
    while state.deciders() == [1]:
        choose(state, "pass")
    assert state.deciders() == [0] and ship.actions == 0 and ship.helm == NONE
    assert offered(state) == ["end"]


@pytest.mark.clause("12.11", "11.1.7")
def test_maps_of_hades_fail_below_five_and_are_rolled_once() -> None:
    state = sea("hellfire treasure:maps-of-hades", ENEMY, chance=dice(maps=[4]))
    orders(state)
    choose(state, "move A1")
    assert state.deciders() == [0] and state.ships[0].actions == 1
    choose(state, "move A1")
    assert offered(state)[0].startswith("sail A1")


@pytest.mark.clause("12.15")
def test_the_conch_gives_an_enemy_monster_an_action() -> None:
    state = sea("hellfire treasure:cursed-conch", "calim tiamat boneyard")
    ship, calim, _, _ = state.ships
    orders(state)
    assert [line for line in offered(state) if line.startswith("conch")] == ["conch A1 B1", "conch A1 B2"]
    choose(state, "conch A1 B1")
    assert state.deciders() == [0] and offered(state) == ["move B1"]
    choose(state, "move B1")
    before = (calim.x, calim.y)
    choose(state, offered(state)[0])
    assert (calim.x, calim.y) != before
    assert (ship.actions, calim.player, calim.helm, calim.actions) == (0, 1, NONE, 1)
    assert state.deciders() == [0]
    assert not any(line.startswith("conch") for line in offered(state))


@pytest.mark.clause("12.15")
def test_a_called_monster_does_not_shoot_at_its_own_fleet() -> None:
    state = sea("hellfire treasure:cursed-conch la-versailles", "tiamat boneyard")
    hellfire, versailles, tiamat, boneyard = state.ships
    bring_near(tiamat, boneyard, 2000)
    orders(state)
    choose(state, "conch A1 B1")
    assert offered(state) == ["move B1"]
    choose(state, offered(state)[0])
    choose(state, offered(state)[0])
    while state.stack[-1].NAME != "orders":
        choose(state, "pass")
    hellfire.actions = 1
    tiamat.x, tiamat.y = versailles.x, versailles.y + 5000
    state.stack[-1:] = [Orders(0)]
    choose(state, "conch A1 B1")
    assert "shoot B1 guns" in offered(state)
    choose(state, "shoot B1 guns")
    assert state.deciders() == [0]
    assert all(line.split()[2].startswith("A") for line in offered(state) if line.startswith("fire"))


@pytest.mark.clause("12.14")
def test_the_eye_swaps_abilities_for_a_turn() -> None:
    state = sea("la-corse:cannoneer-french treasure:eye-of-insanity", "hellfire:captain-cursed orca:musketeer-pirate")
    ship = state.ships[0]
    start_turn(state, ship)
    assert offered(state) == ["swap c1 c2", "pass"]
    choose(state, "swap c1 c2")
    assert has(state, ship, traits.CAPTAIN) and not has(state, ship, traits.RESHOOTS)


@pytest.mark.clause("12.14")
def test_nobody_is_asked_where_no_cursed_crew_lies_face_up() -> None:
    state = sea("la-corse:cannoneer-french treasure:eye-of-insanity", "hellfire:captain-cursed")
    state.crew[1].face_up = False
    start_turn(state, state.ships[0])
    assert not state.stack


@pytest.mark.clause("12.2", "12.6")
def test_treasures_are_not_silenced_and_follow_their_carrier() -> None:
    state = sea("la-corse treasure:red-skull", "hms-henry-viii")
    ship = state.ships[0]
    ship.now = traits.SHIP_SILENT | traits.CREW_SILENT
    assert nation_of(state, ship) == CURSED


@pytest.mark.clause("11.3.34")
def test_a_thief_takes_a_random_treasure_that_fits_from_a_ship_it_touches() -> None:
    state = sea("fools-gold", "hellfire coins:2-5", chance=dice(steal=[1]))
    thief, victim = state.ships
    assert menu(state, thief) == []
    bring_near(thief, victim, 5)
    assert menu(state, thief) == ["steal A1 B1"]
    use(state, thief, "steal A1 B1")
    assert thief.cargo == [1] and victim.cargo == [0]
    assert state.tokens[1].is_known_to(0) and not state.tokens[1].face_up
    assert menu(state, thief) == []


@pytest.mark.clause("11.3.34", "1.11", "12.12")
def test_a_full_thief_or_holy_water_leave_nothing_to_steal() -> None:
    state = sea("fools-gold coins:1-1-1-1", "hellfire coins:2")
    bring_near(state.ships[0], state.ships[1], 5)
    assert menu(state, state.ships[0]) == []
    state = sea("fools-gold", "hellfire treasure:holy-water coins:2")
    bring_near(state.ships[0], state.ships[1], 5)
    assert menu(state, state.ships[0]) == []


@pytest.mark.clause("11.3.35")
def test_a_raider_loads_gold_at_an_enemy_home_and_must_leave() -> None:
    state = sea("hms-bath", ENEMY, chance=dice(raid=[0]))
    ship = state.ships[0]
    island = lay_island(state, 40000, 40000)
    island.home = 1
    state.players[1].hoard = [3, 2]
    ship.x, ship.y, ship.heading = 32000, 40000, 0
    orders(state)
    choose(state, "move A1")
    state.act(0, next(a for a in state.options(0) if a.notation.startswith("sail A1 L@0")))
    assert offered(state) == ["raid A1", "pass"]
    choose(state, "raid A1")
    assert state.players[1].hoard == [2]
    assert [state.tokens[token].value for token in ship.cargo] == [3]
    choose(state, "end")
    state.stack.clear()
    state.stack.append(TurnStart(0))
    state.run()
    assert ship.raided
    orders(state)
    assert "end" not in offered(state) and "move A1" in offered(state)


@pytest.mark.clause("11.3.36")
def test_a_trader_swaps_a_token_and_loads_what_it_gets() -> None:
    state = sea("jamaica", ENEMY, chance=dice(trade=[0]))
    ship = state.ships[0]
    here, there = lay_island(state, 80000, 80000), lay_island(state, 80000, 40000)
    for coin in (1, 6):
        load(state, ship, coin=coin)
    ship.cargo = []
    here.tokens, there.tokens = [0], [1]
    begin_explore(state, ship, 0)
    state.run()
    assert offered(state) == ["load t1", "trade t1 i2", "done"]
    choose(state, "trade t1 i2")
    assert (ship.cargo, here.tokens, there.tokens) == ([1], [], [0])
    assert state.tokens[0].is_known_to(0) and state.tokens[1].is_known_to(0)
    assert offered(state) == ["done"]
