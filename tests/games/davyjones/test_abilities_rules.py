"""11 – Abilities at work in the chapters: shots and hits, moves, repairs, silence and fire."""

import pytest

from flibuste.engine.chance import Script
from flibuste.games.davyjones.geometry.bodies import docked_at, ships_touch
from flibuste.games.davyjones.rules.abilities.active_abilities import has, has_keyword
from flibuste.games.davyjones.rules.fight.armament import may_shoot
from flibuste.games.davyjones.rules.fight.broadsides import guns_of
from flibuste.games.davyjones.rules.fight.damage import Hits
from flibuste.games.davyjones.rules.fight.shooting import MODE_DOUBLE, MODE_GUNS, Shooting
from flibuste.games.davyjones.rules.sea.contact import Ramming
from flibuste.games.davyjones.rules.sea.course import base_move
from flibuste.games.davyjones.rules.treasure.cargo import settle
from flibuste.games.davyjones.rules.treasure.explore import Exchange
from flibuste.games.davyjones.rules.turn.turn import Turn
from flibuste.games.davyjones.table import traits
from flibuste.games.davyjones.table.actions.sea import Leg, Sail
from flibuste.games.davyjones.table.constants import FEAR, NONE, REEF, L, S
from flibuste.games.davyjones.table.ship import GONE, SAILING, Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import CHAINSHOT, FIREPOT, PLAIN, SILENCE, STINKPOT
from tests.games.davyjones.at_sea import bring_near, choose, lay_island, load, offered, sea
from tests.games.davyjones.box import BOX

ENEMY = "la-corse"


def dice(**written: list[int]) -> Script:
    return Script(written)


def orders(state: State, seat: int = 0) -> None:
    state.turn = seat
    state.stack.append(Turn(seat))
    state.run()


def hit(state: State, target: Ship, by: Ship, hits: int = 1, shot: int = PLAIN) -> None:
    """Hits of one shoot action; its controller loses the first masts."""
    state.stack.append(Hits(target.number, hits, by.number, shot))
    state.run()
    while state.stack:
        choose(state, offered(state)[0])


def duel(one: str, other: str, gap: int, **written: list[int]) -> tuple[State, Ship, Ship]:
    state = sea(one, other, chance=dice(**written))
    a, b = state.ships[0], next(ship for ship in state.ships if ship.player == 1)
    bring_near(a, b, gap)
    return state, a, b


def shoot(state: State, ship: Ship, mode: int = MODE_GUNS) -> None:
    state.stack.append(Shooting(ship.player, ship.number, mode, False))


@pytest.mark.clause("11.3.1", "11.3.2")
def test_shoot_then_move_follows_a_shoot_action_and_gives_no_captain_shots() -> None:
    state, ship, _ = duel("sea-monkey:captain-cursed", ENEMY, 3000)
    orders(state)
    choose(state, "shoot A1 guns")
    choose(state, "cease")
    assert offered(state) == ["move A1", "pass"]
    choose(state, "move A1")
    state.act(0, Sail(ship.number, [Leg(S, 0, 100)]))
    assert state.stack[-1].NAME == "orders" and ship.actions == 0


@pytest.mark.clause("11.3.1", "11.3.2")
def test_captain_shots_are_no_shoot_action() -> None:
    state, ship, _ = duel("sea-monkey:captain-cursed", ENEMY, 3000)
    orders(state)
    choose(state, "move A1")
    state.act(0, Sail(ship.number, [Leg(S, 0, 100)]))
    choose(state, "shoot A1 guns")
    choose(state, "cease")
    choose(state, "pass")
    assert state.stack[-1].NAME == "orders"


@pytest.mark.clause("11.3.15")
def test_the_first_hit_of_a_turn_does_nothing_while_all_masts_stand() -> None:
    state, ship, enemy = duel("banshees-wail", ENEMY, 3000)
    hit(state, ship, enemy)
    assert ship.standing() == 3
    hit(state, ship, enemy)
    assert ship.standing() == 2
    ship.shielded = False
    hit(state, ship, enemy)
    assert ship.standing() == 1


@pytest.mark.clause("11.3.16")
def test_two_hits_of_one_action_cost_a_mast() -> None:
    state, ship, enemy = duel("la-corse", "hellfire", 3000)
    hit(state, ship, enemy, 3)
    assert ship.standing() == 3
    ship.masts = 0
    hit(state, ship, enemy)
    assert ship.status == GONE


@pytest.mark.clause("11.3.17")
def test_double_hits_take_two_masts_but_do_not_sink_at_once() -> None:
    state, romanos, enemy = duel("santos-romanos", "hellfire", 3000)
    hit(state, enemy, romanos)
    assert enemy.standing() == 2
    enemy.masts = 1
    hit(state, enemy, romanos)
    assert (enemy.standing(), enemy.status) == (0, SAILING)
    hit(state, enemy, romanos)
    assert enemy.status == GONE


@pytest.mark.clause("11.3.17", "11.3.16")
def test_a_double_hit_counts_as_two() -> None:
    state, romanos, corse = duel("santos-romanos", "la-corse", 3000)
    hit(state, corse, romanos)
    assert corse.standing() == 3


@pytest.mark.clause("11.3.20")
@pytest.mark.parametrize(("die", "standing"), [(5, 4), (6, 3)])
def test_double_range_hits_only_on_a_six(die: int, standing: int) -> None:
    state, ship, enemy = duel("selkie", "hellfire", 12000, cannon=[die])
    shoot(state, ship)
    assert offered(state) == ["cease"]
    state.stack.clear()
    orders(state)
    assert "shoot A1 double" in offered(state)
    choose(state, "shoot A1 double")
    choose(state, offered(state)[0])
    if state.deciders() == [1]:
        choose(state, "lose m1")
    assert enemy.standing() == standing
    assert MODE_DOUBLE == 1


@pytest.mark.clause("11.3.21")
def test_guns_of_lost_masts_still_fire_while_one_stands() -> None:
    state, ship, _ = duel("la-versailles", ENEMY, 3000)
    ship.masts = 2
    assert guns_of(state, ship) == 3
    ship.masts = 0
    assert not may_shoot(ship)


@pytest.mark.clause("11.3.22")
@pytest.mark.parametrize(("target", "left"), [("le-republicain", 2), ("la-versailles", 1)])
def test_a_ram_proof_ship_loses_no_mast(target: str, left: int) -> None:
    state, ship, other = duel("hellfire", target, 5, ram=[6])
    state.stack.append(Ramming(ship.number, other.number))
    state.run()
    while state.stack and offered(state) != ["board", "pass"]:
        choose(state, offered(state)[0])
    assert other.standing() == left


@pytest.mark.clause("11.3.42", "9.3.1")
@pytest.mark.parametrize(("ship_key", "rolls"), [("brandywine", 0), ("la-versailles", 1)])
def test_terrain_proof_ships_sail_over_reefs(ship_key: str, rolls: int) -> None:
    state = sea(ship_key, ENEMY, chance=dice(terrain=[6]))
    ship = state.ships[0]
    reef = lay_island(state, ship.x + 8000, ship.y)
    state.islands.clear()
    reef.kind = REEF
    state.terrain.append(reef)
    orders(state)
    choose(state, "move A1")
    state.act(0, Sail(ship.number, [Leg(S, 0)]))
    assert len(state.chance.draws) == rolls  # type: ignore[attr-defined]
    assert ship.x > 25000


@pytest.mark.clause("11.3.44", "11.1.2")
def test_a_natural_one_costs_an_unlucky_ship_a_mast() -> None:
    state, ship, _ = duel("nightmare-021", ENEMY, 3000, cannon=[1])
    shoot(state, ship)
    choose(state, next(line for line in offered(state) if line.startswith("fire")))
    assert offered(state) == ["lose m1", "lose m2"]  # a drawback is no choice


@pytest.mark.clause("11.3.46", "4.5.1", "1.14")
def test_oars_move_a_derelict() -> None:
    state = sea("hellfire:oarsman-cursed boneyard", ENEMY)
    for ship in state.ships[:2]:
        ship.masts = 0
        ship.forget_abilities()
    assert base_move(state, state.ships[0]) == [S]
    assert base_move(state, state.ships[1]) == []


@pytest.mark.clause("11.3.48")
@pytest.mark.parametrize(("crew", "asked"), [("explorer", True), ("cannoneer", False)])
def test_an_explorer_explores_on_docking(crew: str, asked: bool) -> None:
    state = sea(f"hellfire:{crew}-cursed coins:1", ENEMY)
    ship = state.ships[0]
    island = lay_island(state, ship.x + 10000, ship.y)
    island.tokens = ship.cargo
    ship.cargo = []
    orders(state)
    choose(state, "move A1")
    state.act(0, Sail(ship.number, [Leg(L, 0)]))
    assert docked_at(state, ship) == 0
    assert (state.stack[-1].NAME == "dock-offer") == asked


@pytest.mark.clause("11.3.49", "7.6")
@pytest.mark.parametrize(("crew", "offer"), [("shipwright", True), ("cannoneer", False)])
def test_a_shipwright_repairs_anywhere(crew: str, offer: bool) -> None:
    state = sea(f"hellfire:{crew}-cursed", ENEMY)
    state.ships[0].masts = 0b1010
    orders(state)
    assert ("repair A1 m1" in offered(state)) == offer
    if offer:
        choose(state, "repair A1 m3")
        assert state.ships[0].masts == 0b1110


@pytest.mark.clause("11.3.51")
def test_a_cannoneer_fires_a_missed_gun_again_once_a_turn() -> None:
    state, ship, _ = duel("la-versailles:cannoneer-french", "hellfire", 3000, cannon=[2, 2])
    shoot(state, ship)
    choose(state, "fire m1 B1 plain")
    assert "fire m1 B1 plain" in offered(state)
    choose(state, "fire m1 B1 plain")
    assert "fire m1 B1 plain" not in offered(state)


@pytest.mark.clause("11.1.3", "8.0.2")
def test_silence_switches_off_what_can_be_switched_off() -> None:
    state = sea("executioner:captain-cursed", ENEMY)
    ship = state.ships[0]
    ship.now = traits.SHIP_SILENT
    ship.forget_abilities()
    assert not has_keyword(state, ship, FEAR) and has(state, ship, traits.CAPTAIN)
    ship.now = traits.CREW_SILENT
    ship.forget_abilities()
    assert has_keyword(state, ship, FEAR) and not has(state, ship, traits.CAPTAIN)


@pytest.mark.clause("11.1.6", "11.3.52", "11.3.53", "11.3.54")
def test_a_firepot_sinks_a_derelict_and_the_others_do_not() -> None:
    for shot, status in ((CHAINSHOT, SAILING), (STINKPOT, SAILING), (SILENCE, SAILING), (FIREPOT, GONE)):
        state, ship, enemy = duel("hellfire", "boneyard", 3000)
        enemy.masts = 0
        hit(state, enemy, ship, 1, shot)
        assert enemy.status == status


@pytest.mark.clause("11.3.53", "11.3.54", "11.3.56", "3.12")
def test_what_special_shots_do_to_the_next_turn() -> None:
    for shot, soon in (
        (CHAINSHOT, traits.CHAINED),
        (STINKPOT, traits.CREW_SILENT),
        (SILENCE, traits.CREW_SILENT | traits.SHIP_SILENT),
    ):
        state, ship, enemy = duel("hellfire", "boneyard", 3000)
        hit(state, enemy, ship, 1, shot)
        assert (enemy.standing(), enemy.now, enemy.soon) == (4, 0, soon)


@pytest.mark.clause("11.1.8")
def test_hits_that_cost_no_mast_meet_the_shield_but_no_panel() -> None:
    state, wail, enemy = duel("banshees-wail", "hellfire", 3000)
    hit(state, wail, enemy, 1, CHAINSHOT)
    assert wail.soon == 0 and wail.shielded
    state, crypt, enemy = duel("crypt", "hellfire", 3000)
    hit(state, crypt, enemy, 1, CHAINSHOT)
    assert crypt.panels == 2 and crypt.soon == traits.CHAINED
    state, corse, enemy = duel("la-corse", "hellfire", 3000)
    hit(state, corse, enemy, 1, STINKPOT)
    assert corse.dents == 0


@pytest.mark.clause("11.2.1", "11.3.52", "11.3.57")
def test_a_fire_mast_is_lost_but_burns_on() -> None:
    state, ship, enemy = duel("hellfire", "boneyard", 3000)
    hit(state, enemy, ship, 1, FIREPOT)
    assert (enemy.standing(), enemy.fires) == (3, 1)
    assert guns_of(state, enemy) == 0b1110


@pytest.mark.clause("11.2.4")
def test_docking_at_home_puts_out_all_fires() -> None:
    state = sea("hellfire", ENEMY)
    ship = state.ships[0]
    island = lay_island(state, ship.x + 4255, ship.y)
    ship.masts, ship.fires = 0b0011, 0b1100
    settle(state, ship)
    assert ship.fires == 0b1100
    island.home = 0
    state.players[0].home = 0
    settle(state, ship)
    assert (ship.masts, ship.fires) == (0b0011, 0)


@pytest.mark.clause("12.1", "12.3", "12.4")
def test_unique_treasures_in_an_exchange() -> None:
    state = sea("hellfire treasure:holy-water boneyard", ENEMY)
    ship, friend, _ = state.ships
    hidden = load(state, ship, treasure=BOX.treasure_of["livestock"])
    hidden.face_up = False
    bring_near(friend, ship, 5)
    assert ships_touch(ship, friend)
    state.stack.append(Exchange(0, friend.number, ship.number, [], []))
    assert offered(state) == ["take t2", "done"]  # the face-up one is bound to its ship
    assert (state.tokens[0].value, state.tokens[0].space(), hidden.space()) == (0, 0, 1)


@pytest.mark.clause("11.3.31")
def test_from_fog_to_fog() -> None:
    state = sea("hangmans-joke", ENEMY, chance=Script({"fog-exit": [1]}))
    ship = state.ships[0]
    for x in (20000, 60000):
        bank = lay_island(state, x, 60000)
        state.islands.clear()
        bank.kind = 0
        state.terrain.append(bank)
    ship.lost, ship.in_fog = 0, True
    orders(state)
    choose(state, "move A1")
    assert "bank z2" in offered(state)
    choose(state, "bank z2")
    choose(state, offered(state)[0])
    assert ship.x > 50000 and ship.lost == NONE
