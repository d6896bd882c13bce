"""3 – The end of the game."""

from typing import Any

import pytest

from tests.games.stortebeker.table import Table, boarding, table

SET = "rum, beans, meat"
TWO = {"at": {"B4": SET, "Y6": "beans, bananas"}, "hand": "6 water"}


@pytest.mark.clause("3.1.1")
def test_the_last_tile_at_sea_does_not_end_the_game() -> None:
    now = boarding(A=TWO, B={"hand": "3 rum"}, rear_guard=["G1"], rear_guard_hidden=0, dice=[6, 6])
    now.do("board B4", "stop")
    assert now.story("last-tile", "last-round") == ["last-tile"]
    assert (now.data["rear_guard"], now.data["last_round"], now.asked) == ([], False, "B")
    now.do(*["discard rum"] * 3, "done")
    assert (now.asked, now.data["round"]) == ("A", 3), "play goes on"


@pytest.mark.clause("3.1.1")
def test_with_tiles_left_the_end_is_not_near() -> None:
    now = boarding(A=TWO, B={"hand": "3 rum"}, rear_guard=["G1"], rear_guard_hidden=1, dice=[6, 6]).do(
        "board B4", "stop"
    )
    assert now.story("last-tile", "last-round") == []
    assert (len(now.data["rear_guard"]), now.data["rear_guard_hidden"]) == (1, 0)


@pytest.mark.clause("3.1.2")
def test_one_more_capture_fixes_the_last_round() -> None:
    now = boarding(A=TWO, B={"hand": "3 rum"}, rear_guard=[], dice=[6, 6]).do("board B4", "stop")
    assert (now.data["last_round"], now.asked) == (True, "B")
    assert now.story("last-round") == ["last-round"]
    assert now.view("B")["last_round"] is True
    now.do(*["discard rum"] * 3, "done")
    assert now.state.outcome is not None
    assert now.state.outcome.reason == "last-round"


@pytest.mark.clause("3.1.2")
def test_two_captures_with_one_tile_left_meet_the_trigger_in_that_turn() -> None:
    given = {"A": TWO, "B": {"hand": "3 rum"}, "rear_guard": ["G1"], "rear_guard_hidden": 0}
    now = boarding(dice=[6, 6, 6, 6], **given).do("board B4")
    assert now.data["last_round"] is False
    now.do("board Y6")
    assert now.data["sea"] == ["G1", "none", "R4", "W6"]
    assert now.story("last-tile", "last-round") == ["last-round", "last-tile"]


@pytest.mark.clause("3.1.2")
def test_two_captures_with_two_tiles_left_do_not() -> None:
    given = {"A": TWO, "B": {"hand": "3 rum"}, "rear_guard": ["G1"], "rear_guard_hidden": 1}
    now = boarding(dice=[6, 6, 6, 6], **given).do("board B4", "board Y6")
    assert (now.data["last_round"], now.data["rear_guard"]) == (False, [])


@pytest.mark.clause("3.1.2")
def test_more_captures_in_the_last_round_tell_it_only_once() -> None:
    now = boarding(A=TWO, B={"hand": "3 rum"}, rear_guard=[], dice=[6, 6, 6, 6]).do("board B4", "board Y6")
    assert now.story("last-round") == ["last-round"]
    assert now.seat("A")["score"] == 8


@pytest.mark.clause("3.1.2", "3.1.3")
@pytest.mark.parametrize(("first", "turn", "more"), [(1, 1, "BC"), (1, 2, "C"), (1, 3, ""), (2, 1, ""), (3, 1, "B")])
def test_play_ends_with_the_player_on_the_first_player_s_right(first: int, turn: int, more: str) -> None:
    sides = {letter: {"hand": "water", "at": {"B4": SET}} for letter in "ABC"}
    now = boarding(players=3, first=first, turn=turn, rear_guard=[], dice=[4, 4], **sides).do(
        "board B4", "pass", "pass"
    )
    played = ""
    while now.asked:
        played += now.asked
        now.do("discard water")
    assert played == more
    assert now.step == "over"
    assert now.refusal("discard water") == "game-over"


def final(**given: Any) -> Table:
    """The last turn is over."""
    usual = {"turn": 2, "step": "draw", "last_round": True, "rear_guard": [], "sea": ["W6", "none", "none", "none"]}
    return table(**{**usual, **given})


def winners(now: Table) -> str:
    assert now.state.outcome is not None
    return "".join("ABCD"[seat] for seat in now.state.outcome.winners)


@pytest.mark.clause("3.1.4")
@pytest.mark.parametrize(
    ("scores", "best"), [((10, 9, 8), "A"), ((8, 9, 8), "B"), ((0, 0, 1), "C"), ((44, 45, 1), "B")]
)
def test_the_highest_score_wins(scores: tuple[int, int, int], best: str) -> None:
    players: dict[str, Any] = {letter: {"score": score} for letter, score in zip("ABC", scores, strict=True)}
    players["A"]["ships"] = ["Y1", "Y2"]
    now = final(players=3, turn=3, **players)
    assert winners(now) == best
    assert now.state.outcome is not None
    assert tuple(now.state.outcome.scores) == scores
    assert [event["seat"] for event in now.events("won")] == ["ABC".index(best) + 1]


@pytest.mark.clause("3.1.5")
@pytest.mark.parametrize(
    ("a", "b", "c", "best"),
    [
        (["Y1"], ["Y2", "Y3"], [], "B"),
        (["Y1", "Y4"], ["Y2", "Y3"], [], "AB"),
        ([], [], [], "ABC"),
        ([], [], ["Y1"], "C"),
    ],
)
def test_among_equals_more_ships_win(a: list[str], b: list[str], c: list[str], best: str) -> None:
    ships = {letter: {"ships": tiles, "score": 20} for letter, tiles in zip("ABC", (a, b, c), strict=True)}
    assert winners(final(players=3, turn=3, **ships)) == best


@pytest.mark.clause("2.6.3", "3.1.3")
def test_a_game_in_which_nothing_can_happen_any_more_ends() -> None:
    now = table(step="draw", turn=1, draw_pile="", A={"score": 3, "at": {"B4": "rum"}}, B={"at": {"B4": "beans"}})
    assert now.state.outcome is not None
    assert (now.state.outcome.reason, winners(now), now.state.outcome.scores) == ("becalmed", "A", [3, 0])
    assert now.story() == ["becalmed", "final-score", "final-score", "won"]


@pytest.mark.clause("2.6.3", "2.3.1")
@pytest.mark.parametrize(
    "change",
    [
        {"B": {"hand": "rum"}},
        {"draw_pile": "rum"},
        {"discard_pile": "rum"},
        {"A": {"at": {"B4": SET}}},
        {"B": {"at": {"W6": "rum, bananas"}}},
    ],
)
def test_as_long_as_something_can_happen_it_goes_on(change: dict[str, Any]) -> None:
    now = table(**{"step": "draw", "turn": 1, "draw_pile": "", "sea": ["B4", "Y6", "R4", "W6"], **change})
    assert now.state.outcome is None
    assert now.asked
