"""What an example can say: order where it means something, fields of steps, further dice, measures and what is near."""

from typing import Any

import pytest

from flibuste.engine.registry import load_game
from flibuste.records.compare import differences
from flibuste.records.example import run_case

STORTEBEKER = load_game("stortebeker")
COVE = load_game("cove")
DAVYJONES = load_game("davyjones")

BROADSIDE = {
    "given": {
        "players": 2,
        "step": "broadside",
        "seat": {"1": {"at": {"B5": "meat"}, "hand": "rum"}, "2": {"at": {"B5": "meat"}, "hand": "rum"}},
    },
    "chance": {"colour": ["red", "blue"]},
    "do": ["1: fire B5"],
}
BATTLE = {
    "given": {
        "players": 3,
        "seat": {
            "1": {"place": 2, "rings": {"crew": 3, "cannons": 3}},
            "2": {"place": 2, "rings": {"crew": 8}},
            "3": {"place": 6, "gold": 0},
        },
        "battle": {"island": 2, "order": [1, 2]},
    },
    "chance": {"broadside": [5, 6, 1]},
    "do": ["1: fire 2 crew"],
}
HANDS = {"1": {"hand": "rum"}, "2": {"hand": "rum"}}
AT_SEA = {
    "given": {
        "ship": {
            "A1": {"card": "black-cat", "at": [400, 300]},
            "B1": {"card": "leroica", "at": [430, 300], "heading": 180},
            "B2": {"card": "le-rochefort", "at": [1000, 800]},
        },
        "island": {"i1": {"at": [800, 300], "rotation": 30}},
    }
}


def wrong(example: dict[str, Any], game: Any, expect: dict[str, Any]) -> list[str]:
    return run_case({**example, "expect": expect}, game)


@pytest.mark.parametrize(
    ("expected", "actual", "said"),
    [
        ({"row": ["a", "b"]}, {"row": ["a", "b"]}, ""),
        ({"row": ["b", "a"]}, {"row": ["a", "b"]}, "row: expected ['b', 'a'], in this order, there is ['a', 'b']"),
        ({"row": [2, 1]}, {"row": [1, 2]}, "in this order"),
        ({"bag": ["b", "a"]}, {"bag": ["a", "b"]}, ""),
        ({"bag": [2, 1]}, {"bag": [1, 2]}, ""),
        ({"in": [{"row": "b, a"}]}, {"in": [{"row": ["a", "b"]}]}, "there is [{'row': ['a', 'b']}]"),
        ({"far": 400}, {"far": 400.0}, ""),
        ({"far": 400.0}, {"far": 400}, ""),
        ({"far": "57.50"}, {"far": 57.5}, ""),
        ({"far": 57.4}, {"far": 57.5}, "far: expected 57.4, there is 57.5"),
        ({"row": [200, 100.0]}, {"row": [100.0, 200.0]}, "in this order"),
        ({"ships": [{"id": "x"}]}, {"ships": [{"id": "y", "hull": 3}]}, "there is [{'id': 'y', 'hull': 3}]"),
    ],
)
def test_lists_and_numbers(expected: dict[str, Any], actual: dict[str, Any], said: str) -> None:
    found = differences(expected, actual, ordered=("row",))
    assert bool(found) == bool(said) and said in "".join(found)


def test_the_order_of_the_rear_guard_and_of_a_battle() -> None:
    given = {"players": 2, "options": {"open_row": True}, "rear_guard": ["W1", "W2", "W3"], "seat": HANDS}
    for row, holds in ((["W1", "W2", "W3"], True), (["W3", "W1", "W2"], False)):
        assert (run_case({"given": given, "expect": {"rear_guard": row}}, STORTEBEKER) == []) == holds
    assert wrong(BATTLE, COVE, {"battle": {"order": [1, 2]}, "sees": {"1": {"battle": {"order": ["1", "2"]}}}}) == []
    assert "in this order" in wrong(BATTLE, COVE, {"battle": {"order": [2, 1]}})[0]


@pytest.mark.parametrize("dice", ["dice=5,6,1", "dice=561"])
def test_dice_of_an_event(dice: str) -> None:
    assert wrong(BATTLE, COVE, {"journal": [f"fired {dice} hits=2"]}) == []
    assert wrong(BATTLE, COVE, {"journal": [{"event": "fired", "dice": [5, 6, 1]}]}) == []
    assert wrong(BATTLE, COVE, {"journal": ["fired dice=1,5,6"]}) != []


def test_a_step_with_its_fields() -> None:
    step = {"step": "removal", "player": 1, "ship": "B5", "dice": ["blue", "red"]}
    assert wrong(BROADSIDE, STORTEBEKER, {"step": step}) == []
    assert wrong(BROADSIDE, STORTEBEKER, {"step": "removal"}) == []
    assert (
        wrong(BROADSIDE, STORTEBEKER, {"step": [{"step": "boarding-phase"}, {"step": "removal", "ship": "B5"}]}) == []
    )
    assert "step.ship: expected 'B4'" in wrong(BROADSIDE, STORTEBEKER, {"step": step | {"ship": "B4"}})[0]
    assert "did you mean 'player'" in wrong(BROADSIDE, STORTEBEKER, {"step": {"plyer": 1}})[0]


def test_further_dice_in_a_then() -> None:
    later = {
        "do": ["2: fire 1 hull"],
        "chance": {"broadside": [6, 6]},
        "expect": {"seat": {"1": {"rings": {"hull": 0}}}},
    }
    assert run_case({**BATTLE, "strict": True, "then": [later]}, COVE) == []
    unused = {"chance": {"broadside": [6]}}
    assert "never asked for what is left: 6" in run_case({**BATTLE, "then": [unused]}, COVE)[0]


def test_what_is_near_a_ship() -> None:
    near = {"at": [400, 300], "touching": [], "gap": {"B1": 30}, "fire": {"1": ["B1"], "3": []}}
    assert wrong(AT_SEA, DAVYJONES, {"ship": {"A1": near, "B2": {"fire": {"1": []}}}}) == []
    others: list[dict[str, Any]] = [
        {"gap": {"B1": 31}},
        {"at": [300, 400]},
        {"touching": ["B1"]},
        {"fire": {"1": []}},
    ]
    for other in others:
        assert wrong(AT_SEA, DAVYJONES, {"ship": {"A1": other}}) != []
    assert wrong(AT_SEA, DAVYJONES, {"island": {"i1": {"rotation": 30.0}}}) == []
    assert wrong(AT_SEA, DAVYJONES, {"island": {"i1": {"rotation": 31}}}) != []


def test_ships_that_touch() -> None:
    ships = {
        "A1": {"card": "black-cat", "at": [400, 300]},
        "B1": {"card": "leroica", "at": [400.05, 300], "heading": 180},
    }
    touching = {"ship": {"A1": {"touching": ["B1"], "gap": {"B1": 0.05}}}}
    assert wrong({"given": {"ship": ships}}, DAVYJONES, touching) == []
