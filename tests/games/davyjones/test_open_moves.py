"""13.3.2 – Moves that stay open for more legs."""

import pytest

from flibuste.engine.chance import Fast, Script
from flibuste.engine.registry import load_game
from flibuste.games.davyjones.table.state import State
from flibuste.records.position import read_position

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


@pytest.mark.clause("4.9.5", "13.2.3")
def test_a_galley_in_tow_that_moves_by_itself_does_not_pass_its_tower() -> None:
    """8.4.3 – A derelict galley still moves S; whatever it does, it never lies on the ship that tows it."""
    data = {
        "ship": {
            "A1": {"card": "el-cristal-del-obispo", "at": [600, 450], "heading": 90, "towing": "A2"},
            "A2": {"card": "alligator", "at": [600, 340], "heading": 90, "masts": []},
            "B1": {"card": "leroica", "at": [1150, 850]},
        }
    }
    state = read_position(GAME, data, Fast(1))
    assert isinstance(state, State)
    tow = state.ships[1]
    for plan in ("sail A2 S@90", "sail A2 S@75", "sail A2 S@105"):
        copy = state.clone()
        if copy.refusal(0, GAME.parse(plan)) is None:
            copy.act(0, GAME.parse(plan))
        assert GAME.faults(copy) == [], plan
    state.act(0, GAME.parse("sail A2 S@90"))
    assert tow.x == 60000 and tow.y < 40000
