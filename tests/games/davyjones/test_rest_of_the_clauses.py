"""Clauses without an example of their own: galleys, tows, poses, measuring, tables."""

import pytest

from flibuste.engine.chance import Fast, Script
from flibuste.engine.registry import load_game
from flibuste.games.davyjones.geometry.bodies import (
    docked_at,
    is_pinned,
    is_towable,
    ram_targets,
    ships_within,
    tow_targets,
)
from flibuste.games.davyjones.geometry.convex import gap
from flibuste.games.davyjones.geometry.hulls import outline_of
from flibuste.games.davyjones.geometry.sea import ISLAND_CODE, SHIP_CODE, TERRAIN_CODE
from flibuste.games.davyjones.rules.abilities.active_abilities import active_abilities, has_keyword
from flibuste.games.davyjones.rules.abilities.deeds import may_get_extra
from flibuste.games.davyjones.rules.dice import roll
from flibuste.games.davyjones.rules.fight.damage import Hits
from flibuste.games.davyjones.rules.sea.candidates import moves
from flibuste.games.davyjones.rules.sea.course import base_move, begin, plan, sea_of
from flibuste.games.davyjones.rules.sea.judging import judge_sail
from flibuste.games.davyjones.rules.sea.moving import may_move
from flibuste.games.davyjones.rules.sea.pivoting import may_pivot, swing
from flibuste.games.davyjones.rules.sea.terrain import enter_fog, terrain_value
from flibuste.games.davyjones.rules.treasure.cargo import settle
from flibuste.games.davyjones.table.actions.sea import Leg, Sail
from flibuste.games.davyjones.table.constants import FOG, GALLEY, NONE, SARGASSO, TREASURE_SHIP, L, S
from flibuste.games.davyjones.table.land import Land
from flibuste.games.davyjones.table.ship import WRECK, Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import PLAIN
from tests.games.davyjones.at_sea import bring_near, lay_island, offered, put_aboard, sea, westernmost
from tests.games.davyjones.box import BOX

GAME = load_game("davyjones")


def as_galley(ship: Ship) -> None:
    """No galley is in this set: the keyword as if copied."""
    ship.copied_keywords |= GALLEY
    ship.forget_abilities()


def bow_to_side(ship: Ship, other: Ship) -> None:
    """The bow tip on the middle of the other's side."""
    other.heading = 0
    ship.heading = 9000
    ship.x, ship.y = other.x - other.card.hull.length // 2, other.y - other.card.hull.beam // 2 - 5


@pytest.mark.clause("8.4.1")
@pytest.mark.parametrize("galley", [NONE, 0, 1])
def test_a_galley_neither_pins_nor_is_pinned(galley: int) -> None:
    state = sea("hellfire", "leroica")
    bow_to_side(*state.ships)
    if galley != NONE:
        as_galley(state.ships[galley])
    assert is_pinned(state, state.ships[0]) == (galley == NONE)


@pytest.mark.clause("8.4.2")
def test_a_galley_turns_about_its_stern_and_others_do_not() -> None:
    state = sea("hellfire", "leroica")
    ship = state.ships[0]
    assert not may_pivot(state, ship)
    assert judge_sail(state, Sail(ship.number, [], 3000)) is not None
    as_galley(ship)
    assert may_pivot(state, ship) and judge_sail(state, Sail(ship.number, [], 3000)) is None


@pytest.mark.clause("8.4.3")
def test_a_derelict_galley_moves_by_s() -> None:
    state = sea("hellfire", "leroica")
    ship = state.ships[0]
    ship.masts = 0
    assert base_move(state, ship) == [] and not may_move(state, ship)
    as_galley(ship)
    assert base_move(state, ship) == [S] and may_move(state, ship)


@pytest.mark.clause("13.6.10", "8.11.1")
def test_a_turn_stops_at_the_edge_of_the_table() -> None:
    """The first hundredth of a degree at which the gap is at most 0.05 mm, as found step by step."""
    state = sea("mocha", "leroica")
    ship = state.ships[0]
    ship.x, ship.y, ship.heading = 40000, 3000, 0
    swing(state, ship, -9000)
    room = ship.shape().bottom + ship.y
    assert 27000 < ship.heading < 36000 and 0 <= room <= 5
    other = sea("mocha", "leroica")
    before = other.ships[0]
    before.x, before.y, before.heading = 40000, 3000, 0
    swing(other, before, ship.heading + 1 - 36000)
    assert before.heading == ship.heading + 1 and before.shape().bottom + before.y > 5


@pytest.mark.clause("13.6.10", "8.11.1")
def test_a_turn_far_from_the_edge_is_free() -> None:
    state = sea("mocha", "leroica")
    ship = state.ships[0]
    ship.x, ship.y, ship.heading = 40000, 20000, 0
    swing(state, ship, -9000)
    assert ship.heading == 27000


@pytest.mark.clause("13.1.4", "13.1.9", "13.1.1")
@pytest.mark.parametrize(("heading", "dx", "dy"), [(0, -1, 0), (9000, 0, -1), (18000, 1, 0), (27000, 0, 1)])
def test_the_stern_lies_a_length_behind_the_bow_tip(heading: int, dx: int, dy: int) -> None:
    ship = sea("hellfire", "leroica").ships[0]
    ship.heading = heading
    length = ship.card.hull.length
    assert ship.stern() == (ship.x + dx * length, ship.y + dy * length)


@pytest.mark.clause("13.1.4")
def test_port_is_to_the_left_of_the_heading() -> None:
    """Heading up the table, the port side is to the left; hull points two and three are to port."""
    ship = sea("hellfire", "leroica").ships[0]
    ship.heading = 9000
    corner = ship.shape().corners[2]
    assert corner.x == -ship.card.hull.beam // 2 and corner.y == -ship.card.hull.length


@pytest.mark.clause("13.1.14")
def test_a_leg_shifts_the_whole_body_of_a_monster() -> None:
    state = sea("calypsos", "leroica")
    ship = state.ships[0]
    run = begin(state, ship, sea_of(state, ship))
    segment = L if run.printed[L] else S
    plan(state, ship, [Leg(segment, 0)], sea_of(state, ship), run)
    assert (run.x, run.y) == (ship.x + state.box.segments[segment], ship.y)


@pytest.mark.clause("13.2.4")
@pytest.mark.parametrize(("gap", "is_within"), [(0, True), (5, True), (6, False)])
def test_within_has_a_tolerance_of_a_twentieth(gap: int, is_within: bool) -> None:
    state = sea("hellfire", "leroica")
    reach = state.box.segments[S]
    ship, other = state.ships
    bring_near(ship, other, reach + gap)
    assert ships_within(ship, other, reach) == is_within


@pytest.mark.clause("13.3.7")
def test_docked_rammed_and_pinned_follow_from_touch_alone() -> None:
    state = sea("hellfire", "leroica")
    ship, enemy = state.ships
    bow_to_side(ship, enemy)
    assert ram_targets(state, ship) == [enemy.number] and is_pinned(state, ship)
    ship.y -= 20
    assert ram_targets(state, ship) == [] and not is_pinned(state, ship)
    land = lay_island(state, 60000, 60000)
    ship.heading, ship.x, ship.y = (
        0,
        land.x + land.shape.left - 5,
        land.y + westernmost(land).y,
    )
    assert docked_at(state, ship) == 0
    ship.x -= 20
    assert docked_at(state, ship) == NONE


@pytest.mark.clause("13.3.8")
def test_a_leg_that_ends_short_of_a_contact_is_not_lengthened() -> None:
    state = sea("hellfire", "leroica")
    ship, enemy = state.ships
    bow_to_side(ship, enemy)
    ship.y -= 1100
    run = begin(state, ship, sea_of(state, ship))
    segment = L if run.printed[L] else S
    plan(state, ship, [Leg(segment, 9000, 1000)], sea_of(state, ship), run)
    assert run.y == ship.y + 1000 and not run.is_stopped


@pytest.mark.clause("13.6.11")
def test_ties_between_pieces_go_by_number() -> None:
    assert ISLAND_CODE < TERRAIN_CODE < SHIP_CODE
    state = sea("hellfire", "leroica la-corse")
    ship, first, second = state.ships
    for other in (first, second):
        other.masts = 0
        bow_to_side(other, ship)
    assert tow_targets(state, ship) == [first.number, second.number]


@pytest.mark.clause("4.9.8")
def test_what_cannot_be_towed() -> None:
    state = sea("hellfire calypsos", "leroica")
    own, monster, enemy = state.ships
    for ship in state.ships:
        ship.masts = 0
    assert [is_towable(ship) for ship in (own, monster, enemy)] == [True, False, True]
    enemy.tangled = 0
    own.lost = 0
    assert [is_towable(ship) for ship in (own, enemy)] == [False, False]
    enemy.tangled, enemy.status = NONE, WRECK
    assert not is_towable(enemy)


@pytest.mark.clause("4.9.7")
def test_a_prize_at_the_new_owners_home_unloads_there() -> None:
    state = sea("hellfire", "leroica coins:3")
    prize = state.ships[1]
    land = lay_island(state, 60000, 60000)
    land.home, prize.player, prize.masts = 0, 0, 0
    prize.heading, prize.x, prize.y = 0, land.x + land.shape.left - 5, land.y
    prize.y += westernmost(land).y
    settle(state, prize)
    assert [player.gold() for player in state.players] == [3, 0] and prize.cargo == []


@pytest.mark.clause("6.12")
def test_each_hit_takes_a_mast_that_its_controller_picks() -> None:
    state = sea("hellfire", "leroica")
    enemy = state.ships[1]
    before = enemy.standing()
    state.stack.append(Hits(enemy.number, 1, state.ships[0].number, PLAIN))
    state.run()
    assert state.deciders() == [1] and len(offered(state)) == before
    state.act(1, state.options(1)[-1])
    assert enemy.standing() == before - 1 and not enemy.masts >> (enemy.card.masts - 1) & 1


@pytest.mark.clause("8.13.1")
def test_a_treasure_ship_is_like_any_other() -> None:
    state = sea("guichuan", "leroica")
    ship = state.ships[0]
    assert has_keyword(state, ship, TREASURE_SHIP)
    with_word = [action.notation for action in moves(state, ship)]
    ship.keywords &= ~TREASURE_SHIP
    assert not has_keyword(state, ship, TREASURE_SHIP)
    assert [action.notation for action in moves(state, ship)] == with_word


@pytest.mark.clause("2.5.4")
def test_a_revealed_crew_stays_face_up() -> None:
    from flibuste.games.davyjones.rules.abilities.face_down import reveal
    from flibuste.games.davyjones.rules.treasure.cargo import put_ashore

    state = sea("hellfire", "leroica")
    lay_island(state, 60000, 60000)
    crew = put_aboard(state, state.ships[0], 0)
    crew.face_up = False
    assert not crew.is_known_to(1)
    reveal(state, crew)
    put_ashore(state, crew, 0)
    assert crew.face_up and crew.is_known_to(1)


@pytest.mark.clause("9.4.1")
def test_the_first_ship_to_touch_a_sargasso_sea_rolls_for_the_turn() -> None:
    state = sea("hellfire", "leroica", chance=Script({"terrain": [4, 2]}))
    land = Land(SARGASSO, 60000, 60000, 0, outline_of(BOX, 0), [])
    state.terrain.append(land)
    assert [terrain_value(state, land), terrain_value(state, land)] == [4, 4]
    land.value = 0
    assert terrain_value(state, land) == 2


@pytest.mark.clause("15.3")
@pytest.mark.parametrize(("square", "size"), [(False, (121900, 91400)), (True, (91400, 91400))])
def test_the_table(square: bool, size: tuple[int, int]) -> None:
    state = GAME.start(2, {"square_table": square}, Fast(3))
    assert isinstance(state, State)
    assert (state.rules.width, state.rules.height) == size
    assert GAME.faults(state) == []


@pytest.mark.clause("15.2", "2.3.1")
@pytest.mark.parametrize("terrain", [0, 1, 4])
def test_each_player_lays_so_many_pieces_of_terrain(terrain: int) -> None:
    state = GAME.start(2, {"terrain": str(terrain)}, Fast(3))
    assert isinstance(state, State)
    assert len(state.terrain) == 2 * terrain
    assert terrain == 0 or {land.kind for land in state.terrain} <= {FOG, FOG + 1, SARGASSO}


@pytest.mark.clause("15.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_each_with_a_home(seats: int) -> None:
    state = GAME.start(seats, {}, Fast(3))
    assert isinstance(state, State)
    homes = [player.home for player in state.players]
    assert len(set(homes)) == seats and [state.islands[home].home for home in homes] == list(range(seats))


@pytest.mark.clause("15.5", "13.5.1", "4.2.1")
@pytest.mark.parametrize("card", ["sea-monkey", "dark-pact"])
def test_bots_keep_to_the_turn_limit(card: str) -> None:
    state = sea(card, "leroica")
    state.rules.turn_limit = 6000
    plans = [action for action in moves(state, state.ships[0]) if isinstance(action, Sail)]
    assert {judge_sail(state, action) for action in plans} == {None}
    assert {action.legs[0].heading for action in plans if action.legs} >= {6000, 30000}


@pytest.mark.clause("8.10.5")
def test_a_submerged_monster_under_a_ship_may_stay_but_not_end_a_move_there() -> None:
    state = sea("calypsos", "leroica")
    monster, enemy = state.ships
    monster.submerged = True
    monster.x, monster.y = enemy.x - 2000, enemy.y
    assert judge_sail(state, Sail(monster.number, [])) is None
    refusal = judge_sail(state, Sail(monster.number, [Leg(state.ships[0].card.move[0], 0, 0)]))
    assert refusal is not None and refusal.clause == "8.10.5"
    assert all(isinstance(plan_, Sail) and judge_sail(state, plan_) is None for plan_ in moves(state, monster))


@pytest.mark.clause("15.12")
@pytest.mark.parametrize("comes_about", [False, True])
def test_coming_about_puts_the_stern_where_the_bow_was(comes_about: bool) -> None:
    """Without the option the hull only just gets clear (4.2.4); with it the leg begins a length farther out."""
    state = sea("hellfire", "leroica")
    state.rules.come_about = comes_about
    ship = state.ships[0]
    land = lay_island(state, 60000, 60000)
    ship.heading, ship.x = 0, land.x + land.shape.left - 5
    ship.y = land.y + westernmost(land).y
    assert docked_at(state, ship) == 0
    run = begin(state, ship, sea_of(state, ship))
    segment = L if run.printed[L] else S
    course = plan(state, ship, [Leg(segment, 18000)], sea_of(state, ship), run)
    assert course.refusal is None and run.y == ship.y
    gone = ship.x - run.x
    length = ship.card.hull.length
    assert gone == state.box.segments[segment] + length if comes_about else gone <= length
    assert all(isinstance(plan_, Sail) and judge_sail(state, plan_) is None for plan_ in moves(state, ship))


@pytest.mark.clause("15.12")
def test_coming_about_needs_room() -> None:
    state = sea("hellfire", "leroica")
    state.rules.come_about = True
    ship, enemy = state.ships
    land = lay_island(state, 60000, 60000)
    ship.heading, ship.x = 0, land.x + land.shape.left - 5
    ship.y = land.y + westernmost(land).y
    enemy.heading, enemy.x, enemy.y = 9000, ship.x - 3000, ship.y + 3000
    segment = ship.card.move[0]
    refusal = judge_sail(state, Sail(ship.number, [Leg(segment, 18000)]))
    assert refusal is not None and (refusal.clause, refusal.reason) == ("15.12", "no-clearance")


@pytest.mark.clause("1.18")
def test_dice_have_six_sides() -> None:
    state = sea("hellfire", "leroica")
    assert {roll(state, state.ships[0], "scuttle") for _ in range(200)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.clause("4.5.3")
def test_abilities_of_a_derelict_and_its_crew_work_on() -> None:
    state = sea("hellfire:captain-cursed", "leroica")
    ship = state.ships[0]
    before = [ability.effect for ability in active_abilities(state, ship)]
    ship.masts = 0
    ship.forget_abilities()
    assert len(before) >= 2 and [ability.effect for ability in active_abilities(state, ship)] == before


@pytest.mark.clause("8.2.4")
@pytest.mark.parametrize("is_broadside", [False, True])
def test_a_shield_does_not_stop_a_broadside(is_broadside: bool) -> None:
    """The first hit of a turn does nothing to this ship, but for a broadside."""
    state = sea("hellfire", "la-corse")
    state.stack.append(Hits(state.ships[1].number, 1, state.ships[0].number, PLAIN, is_broadside))
    state.run()
    assert (state.deciders() == [1]) == is_broadside


@pytest.mark.clause("9.2.1", "3.7")
def test_a_ship_that_enters_fog_gets_no_extra_action() -> None:
    state = sea("hellfire", "leroica")
    ship = state.ships[0]
    state.terrain.append(Land(FOG, 60000, 60000, 0, outline_of(BOX, 0), []))
    assert may_get_extra(ship)
    enter_fog(state, ship, 0)
    assert ship.actions == 0 and not may_get_extra(ship)


@pytest.mark.clause("2.E4", "13.2.1")
def test_the_gap_of_two_ships_at_home() -> None:
    state = sea("sea-monkey hellfire", "leroica")
    one, other = state.ships[:2]
    one.x, one.y, one.heading = 42125, 42598, 24783
    other.x, other.y, other.heading = 44250, 40000, 18000
    lay_island(state, 40000, 40000)
    assert round(gap(one.shape(), other.shape(), one.x - other.x, one.y - other.y)) == 2947
    assert docked_at(state, one) == docked_at(state, other) == 0
