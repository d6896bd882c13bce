"""13.3.2 – Moves that stay open for more legs."""

import pytest

from flibuste.engine.chance import Fast, Script
from flibuste.engine.position import read_position
from flibuste.engine.registry import load_game
from flibuste.games.davyjones.state import State

GAME = load_game("davyjones")


def off_a_reef(value: int) -> State:
    """A ship of several masts before a reef, whose die will show this value."""
    data = {
        "terrain": {"z1": {"type": "reef", "at": [660, 450]}},
        "ship": {"A1": {"card": "black-cat", "at": [600, 450]}, "B1": {"card": "leroica", "at": [1150, 850]}},
    }
    state = read_position(GAME, data, Script({"terrain": [value]}, Fast(1)))
    assert isinstance(state, State)
    return state


@pytest.mark.clause("13.3.2", "9.3.2")
def test_a_mast_lost_on_the_way_is_settled_before_the_next_leg() -> None:
    state = off_a_reef(2)
    masts = state.ships[0].standing()
    assert masts == 3
    state.act(0, GAME.parse("sail A1 S@0 on"))
    assert state.stack[-1].NAME == "lose-mast" and state.ships[0].standing() == masts
    state.act(0, state.options(0)[0])
    assert state.stack[-1].NAME == "sail-on" and state.ships[0].standing() == masts - 1
    state.act(0, GAME.parse("sail A1 S@30"))
    assert state.ships[0].heading == 3000 and state.stack[-1].NAME == "orders"
