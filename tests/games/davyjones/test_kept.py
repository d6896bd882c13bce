"""What is kept for speed is what would be worked out afresh, all through random games."""

from math import isqrt

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.game import Data
from flibuste.engine.registry import load_game
from flibuste.games.davyjones.geometry.bodies import next_shore, shore_of
from flibuste.games.davyjones.geometry.shape import turned, whole_root
from flibuste.games.davyjones.rules.fight.shooting import MODE_BREATH, MODE_DOUBLE, MODE_GUNS, Shooting, has_shot
from flibuste.games.davyjones.table.actions.sea import Leg, Sail
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State

GAME = load_game("davyjones")
MODES = (MODE_GUNS, MODE_DOUBLE, MODE_BREATH)


def outline_afresh(ship: Ship) -> list[tuple[int, int]]:
    """13.1.5 – Every vertex of the hull turned by itself; a disc is a point."""
    hull = ship.card.hull
    return [turned(forward, port, ship.heading) for forward, port in hull.outline] or [(0, 0)]


def check_kept(state: State) -> int:
    """Compare at every ship; the number of ships that have a shot."""
    shots = 0
    for ship in state.ships:
        assert ship.shape().points(0, 0) == outline_afresh(ship)
        assert shore_of(state, ship) == next_shore(state, ship, 0)
        for mode in MODES:
            found = Shooting(ship.pilot(), ship.number, mode, False).options(state)
            shots += has_shot(state, ship, mode)
            assert has_shot(state, ship, mode) == any(action.verb not in ("cease", "reveal") for action in found)
    return shots


@pytest.mark.parametrize(("seats", "options"), [(2, {"terrain": "4", "come_about": True}), (4, {})])
def test_outlines_shores_and_shots_are_those_of_the_table_as_it_is(seats: int, options: Data) -> None:
    """After every choice, in the game and in copies of it that go on by themselves."""
    dice = Fast("kept")
    state = GAME.start(seats, options, Fast("kept"))
    assert isinstance(state, State)
    shots = headings = 0
    for count in range(600):
        if state.is_over():
            break
        before = [ship.heading for ship in state.ships]
        if count % 100 == 50:
            state = state.clone()
        seat = state.deciders()[0]
        state.act(seat, state.stack[-1].pick(state, seat, dice))
        headings += before != [ship.heading for ship in state.ships]
        shots += check_kept(state)
    assert headings > 20 and shots > 5, (headings, shots)


def test_a_move_is_worded_when_it_is_read() -> None:
    """The words of one that was never read are those of one that was."""
    legs = [Leg(0, 4550), Leg(1, 35999, 25)]
    assert str(Sail(25, legs, -9000, True)) == "sail B2 S@45.5 L@359.99/0.25 pivot=-90 on"
    assert Sail(25, legs).words == (("ship", "B2"), ("leg", "S@45.5"), ("leg", "L@359.99/0.25"))
    assert Sail(25, legs) == Sail(25, legs[:]) != Sail(25, legs[:1])
    assert hash(Sail(25, legs)) == hash("sail B2 S@45.5 L@359.99/0.25")


def test_the_whole_root_is_exact() -> None:
    """Next to squares, where a double is not sure, and anywhere else."""
    dice = Fast("roots")
    for _ in range(500):
        root = dice.below(3_000_000_000, "root")
        for number in (root * root - 1, root * root, root * root + 1, root * dice.below(1 + root, "part")):
            assert number < 0 or whole_root(number) == isqrt(number)
