"""13.3 – The preview of a planned move: where it would stop, what it would touch; nothing is changed by it."""

from typing import Any

import pytest

from flibuste.engine.registry import load_game
from flibuste.engine.state import State
from flibuste.records.position import read_position

GAME = load_game("davyjones")
FAR = {"card": "leroica", "at": [900, 700]}


def table(**given: Any) -> State:
    return read_position(GAME, {"game": "davyjones", "ship": {"B1": FAR, **given.pop("ships")}, **given})


def seen(state: State, text: str) -> Any:
    before = GAME.digest(state)
    found = GAME.preview(state, 0, GAME.parse(text, state))
    assert GAME.digest(state) == before
    assert found is not None
    return found


@pytest.mark.clause("13.3.4", "4.3.2")
def test_where_a_plan_stops_and_at_what() -> None:
    """The first case of 4.E4 and 4.E5: the rest of the plan is not sailed."""
    state = table(ships={"A1": {"card": "sea-monkey", "at": [320, 400]}}, island={"i1": {"at": [400, 400]}})
    found = seen(state, "sail A1 L@0 S@90")
    assert found["refused"] is None and found["stopped"] and found["stopper"] == "i1"
    assert [(leg["x"], leg["y"], leg["length"]) for leg in found["legs"]] == [(357.45, 400.0, 37.45)]
    assert (found["x"], found["y"], found["docked"]) == (357.45, 400.0, "i1")
    assert seen(state, "sail A1 S@0/10")["left"] == ["L"]


@pytest.mark.clause("8.11.1", "8.11.3")
@pytest.mark.parametrize(
    ("turn", "rect", "x", "y", "heading", "stopped", "docked"),
    [
        (90, [600, 600, 620, 620], 228, 372, 90, False, None),
        (90, [215, 340, 300, 360], 289.83, 336.9, 30.83, True, "i1"),
        (-90, [215, 340, 300, 360], 228, 228, 270, False, None),
    ],
)
def test_the_pivot_is_part_of_the_plan(
    turn: int, rect: list[int], x: float, y: float, heading: float, stopped: bool, docked: str | None
) -> None:
    """The schooner of 8.E7."""
    ships = {"A1": {"card": "mocha", "at": [290, 300]}}
    found = seen(table(ships=ships, island={"i1": {"rect": rect}}), f"sail A1 L@0/10 pivot={turn}")
    assert (found["x"], found["y"], found["heading"]) == (x, y, heading)
    assert (found["pivot"]["stopped"], found["stopped"], found["docked"]) == (stopped, stopped, docked)


@pytest.mark.clause("8.11.1")
def test_a_pivot_that_is_asked_for_after_the_legs() -> None:
    state = table(ships={"A1": {"card": "mocha", "at": [290, 300]}})
    state.act(0, GAME.parse("sail A1 L@0/10", state))
    found = seen(state, "turn 90")
    assert (found["x"], found["y"], found["heading"], found["legs"]) == (228, 372, 90, [])
    state.act(0, GAME.parse("turn 90", state))
    assert (state.ships[0].x, state.ships[0].y) == (22800, 37200)  # type: ignore[attr-defined]


@pytest.mark.clause("13.3.2")
def test_a_plan_that_goes_on_has_the_segments_that_are_left() -> None:
    state = table(ships={"A1": {"card": "sea-monkey", "at": [200, 200]}})
    state.act(0, GAME.parse("sail A1 S@30 on", state))
    found = seen(state, "sail A1 L@120")
    assert [(leg["x"], leg["y"]) for leg in found["legs"]] == [(207.9, 301.32)]
    assert found["left"] == [] and found["refused"] is None
    assert seen(state, "sail A1 S@30")["refused"] == {"clause": "4.1.1", "reason": "no-such-segment"}
    assert seen(state, "sail A1 L@200")["refused"] == {"clause": "4.2.1", "reason": "turns-too-far"}


@pytest.mark.clause("3.2", "4.7.2")
def test_a_plan_that_would_be_refused_says_why() -> None:
    pinned = {
        "A1": {"card": "sea-monkey", "at": [239.95, 200]},
        "B2": {"card": "sea-monkey", "at": [250, 236], "heading": 90},
    }
    assert seen(table(ships=pinned), "sail A1 S@180")["refused"]["clause"] == "4.7.2"
    spent = {"A1": {"card": "sea-monkey", "at": [200, 200], "actions": 0}}
    assert seen(table(ships=spent), "sail A1 S@0")["refused"] == {"clause": "3.2", "reason": "no-action-left"}


@pytest.mark.clause("9.2.1")
def test_fog_swallows_the_rest_of_the_plan() -> None:
    fog = {"z1": {"type": "fog", "at": [500, 500]}}
    found = seen(table(ships={"A1": {"card": "black-cat", "at": [400, 500]}}, terrain=fog), "sail A1 S@0 S@0")
    assert found["lost"] and found["terrain"] == ["fog"] and [leg["length"] for leg in found["legs"]] == [57.45]


@pytest.mark.clause("9.1.1", "8.11.3")
def test_terrain_that_the_pivot_meets() -> None:
    ships = {"A1": {"card": "mocha", "at": [290, 300]}}
    reef = seen(table(ships=ships, terrain={"z1": {"type": "reef", "at": [255, 390]}}), "sail A1 L@0/10 pivot=90")
    assert reef["terrain"] == ["reef"] and not reef["lost"] and reef["heading"] == 90
    fog = seen(table(ships=ships, terrain={"z1": {"type": "fog", "at": [255, 390]}}), "sail A1 L@0/10 pivot=90")
    assert fog["terrain"] == ["fog"] and fog["lost"] and 0 < fog["heading"] < 90


@pytest.mark.clause("4.9.5")
def test_the_tow_is_shown_where_it_would_lie() -> None:
    """The second turn of 4.E15."""
    ships = {
        "A1": {"card": "sea-monkey", "at": [295.57, 295], "towing": "A2"},
        "A2": {"card": "boneyard", "at": [223.57, 295], "masts": 0},
    }
    found = seen(table(ships=ships), "sail A1 S@60")
    assert found["tow_pose"] == {"ship": "A2", "x": 288.32, "y": 282.45, "heading": 60}


@pytest.mark.clause("13.3.4")
def test_other_choices_have_no_preview() -> None:
    """Nor have ships that are not on the table: one too many, and of a third fleet."""
    state = table(ships={"A1": {"card": "sea-monkey", "at": [200, 200]}})
    assert GAME.preview(state, 0, GAME.parse("end", state)) is None
    for ship in ("A2", "B2", "C1", "D7"):
        assert GAME.preview(state, 0, GAME.parse(f"sail {ship} S@0", state)) is None


@pytest.mark.clause("13.6.11", "4.3.2")
def test_the_first_ship_of_the_first_fleet_stops_a_move_too() -> None:
    ships = {"A1": {"card": "salem", "at": [250, 230], "heading": 90}, "B2": {"card": "salem", "at": [200, 200]}}
    found = seen(table(ships=ships, turn=2), "sail B2 S@0")
    assert (found["stopped"], found["stopper"], found["ram"]) == (True, "A1", ["A1"])


@pytest.mark.clause("13.3.4", "6.1")
def test_the_shots_there_would_be_are_told_by_mast() -> None:
    """The masts are counted from the bow: with guns of range S only the last two come near enough."""
    ships = {"A1": {"card": "black-cat", "at": [200, 200]}, "B2": {"card": "salem", "at": [212, 260], "heading": 0}}
    found = seen(table(ships=ships), "sail A1 S@0")
    shots = [(shot["mast"], shot["target"]) for shot in found["shots"]]
    assert shots == [(2, "B2"), (3, "B2")]


@pytest.mark.clause("8.11.1", "9.2.1")
def test_a_pivot_at_sea_loses_nobody_and_one_into_fog_does() -> None:
    for terrain, is_lost in (({}, False), ({"z1": {"type": "fog", "at": [255, 390]}}, True)):
        state = table(ships={"A1": {"card": "mocha", "at": [290, 300]}}, terrain=terrain)
        state.act(0, GAME.parse("sail A1 L@0/10", state))
        found = seen(state, "turn 90")
        assert (found["lost"], found["stopped"], found["refused"]) == (is_lost, is_lost, None)
        assert seen(state, "turn -360")["refused"] == {"clause": "8.11.1", "reason": "turn-or-not"}
        assert not seen(state, "turn -360")["lost"]
