"""13.6 – Reach and contact to the hundredth of a millimetre, in every direction."""

from math import hypot

import pytest

from flibuste.engine.chance import Script
from flibuste.engine.registry import load_game
from flibuste.games.davyjones.geometry.shape import ahead
from flibuste.games.davyjones.rules.fight.aiming import has_free_line
from flibuste.games.davyjones.rules.fight.smoke import LaySmoke
from flibuste.games.davyjones.rules.sea.banks import is_smoke_near
from flibuste.games.davyjones.rules.sea.course import begin, sea_of
from flibuste.games.davyjones.rules.sea.judging import course_of
from flibuste.games.davyjones.rules.sea.picking import fanned
from flibuste.games.davyjones.table.actions.choice import Lay, do
from flibuste.games.davyjones.table.actions.sea import Leg, Sail
from flibuste.games.davyjones.table.constants import S
from flibuste.games.davyjones.table.state import State
from flibuste.records.position import read_position
from tests.games.davyjones.at_sea import sea

GAME = load_game("davyjones")


@pytest.mark.clause("6.6", "6.5", "13.6.9")
@pytest.mark.parametrize("side", ["east", "north", "west", "south"])
def test_a_gun_reaches_its_range_and_a_twentieth_of_a_millimetre_more(side: str) -> None:
    """From the first mast straight to the nearest side of a hull that lies across."""
    state = sea("salem", "salem")
    ship, target = state.ships
    x, y = ship.mast_at(0)
    half, length = target.card.hull.beam // 2, target.card.hull.length
    for gap, is_reached in ((5755, True), (5756, False)):
        away = gap + half
        if side in ("east", "west"):
            target.heading = 9000
            target.x, target.y = x + (away if side == "east" else -away), y + length // 2
        else:
            target.heading = 0
            target.x, target.y = x + length // 2, y + (away if side == "north" else -away)
        ship.masts = 1
        assert has_free_line(state, ship, 0, target, state.box.segments[S]) is is_reached, gap


@pytest.mark.clause("4.3.2", "4.3.6", "13.6.7")
@pytest.mark.parametrize("heading", [0, 9000, 18000, 27000])
@pytest.mark.parametrize(("gap", "is_stopped"), [(10, True), (11, False)])
def test_what_is_touched_at_the_end_of_a_leg_ends_the_move(heading: int, gap: int, is_stopped: bool) -> None:
    """A tenth of a millimetre before an island the bow touches it; a hundredth more, and the ship could sail on."""
    dx, dy = ahead(5750 + gap, heading)
    x, y = 60000 + dx, 45000 + dy
    left = min(x, x + (5000 if heading == 0 else -5000 if heading == 18000 else -2500))
    bottom = min(y, y + (5000 if heading == 9000 else -5000 if heading == 27000 else -2500))
    rect = [left / 100, bottom / 100, left / 100 + 50, bottom / 100 + 50]
    state = read_position(
        GAME,
        {
            "island": {"i1": {"rect": rect}},
            "ship": {
                "A1": {"card": "black-cat", "at": [600, 450], "heading": heading / 100},
                "B1": {"card": "salem", "at": [1100, 800]},
            },
        },
    )
    assert isinstance(state, State)
    run = course_of(state, Sail(0, [Leg(S, heading)])).run
    assert run.made == 5750
    assert run.is_stopped is is_stopped


@pytest.mark.clause("11.3.55", "13.6.9")
def test_smoke_of_a_round_monster_is_measured_from_its_edge() -> None:
    state = sea("gog-clocthoth", "salem")
    monster = state.ships[0]
    far = monster.card.hull.radius + 5755
    for part_x, part_y in ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (0.6, 0.8), (-0.6, -0.8)):
        assert hypot(part_x, part_y) == pytest.approx(1)
        for length, is_near in ((far, True), (far + 2, False), (100, True), (9 * far, False)):
            x, y = monster.x + int(part_x * length), monster.y + int(part_y * length)
            assert is_smoke_near(monster, x, y, 5750) is is_near, (part_x, part_y, length)


@pytest.mark.clause("13.5.1")
def test_dice_pick_the_number_of_legs_the_segments_and_the_turns() -> None:
    """S and L, in either order, one leg or two; with one kind left there is nothing to roll for."""
    state = sea("sea-monkey", "salem")
    ship = state.ships[0]
    water = sea_of(state, ship)

    def picked(**dice: list[int]) -> str:
        found = fanned(state, ship, water, begin(state, ship, water), Script({"on": [1], **dice}))
        assert found is not None
        return found.notation

    assert picked(legs=[0], segment=[0], turn=[0]) == "sail A1 S@0"
    assert picked(legs=[0], segment=[1], turn=[1]) == "sail A1 L@15"
    assert picked(legs=[1], segment=[0], turn=[2, 0]) == "sail A1 S@345 L@345"
    assert picked(legs=[1], segment=[1], turn=[0, 1]) == "sail A1 L@0 S@30"


@pytest.mark.clause("13.5.5", "11.3.55")
def test_bots_lay_smoke_straight_out_as_far_as_they_may() -> None:
    """From the middle of the hull, in steps of 30 degrees: a millimetre farther out it would be refused."""
    state = sea("salem", "salem")
    ship = state.ships[0]
    step = LaySmoke(0, ship.number, S)
    mx, my = ship.x - ship.card.hull.length // 2, ship.y
    offered = [action for action in step.options(state) if isinstance(action, Lay)]
    assert [action.rotation for action in offered] == [0] * 12
    for turn, action in enumerate(offered):
        length = round(hypot(action.x - mx, action.y - my) / 100) * 100
        for more, is_allowed in ((0, True), (100, False)):
            dx, dy = ahead(length + more, 3000 * turn)
            assert step.allows(state, 0, do(type(action), mx + dx, my + dy, 0)) is is_allowed
        assert (action.x, action.y) == tuple(a + b for a, b in zip((mx, my), ahead(length, 3000 * turn), strict=True))
