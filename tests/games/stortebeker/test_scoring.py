"""2.5 – Phase 5: taking the ship, and refilling the sea."""

import pytest

from flibuste.games.stortebeker.rules.scoring import track_space
from tests.games.stortebeker.table import boarding

SET = "rum, beans, meat"
TWO = {"at": {"B4": SET, "Y6": "beans, bananas"}}


@pytest.mark.clause("2.5.1", "5.1.3")
def test_the_winner_lays_the_tile_before_him() -> None:
    now = boarding(A={"at": {"B4": SET}, "ships": ["Y1"]}, B={"hand": "water"}, dice=[4, 4]).do("board B4")
    assert now.seat("A")["ships"] == ["Y1", "B4"]
    for letter in ("", "A", "B"):
        assert now.view(letter)["players"][0]["ships"] == ["Y1", "B4"]
    assert "B4" not in now.data["sea"]


@pytest.mark.clause("2.5.2")
def test_all_cards_of_all_players_there_are_discarded() -> None:
    sides = {
        "A": {"at": {"B4": f"{SET}, pirate-2"}},
        "B": {"at": {"B4": "rum*, pirate-3 up, beans", "R4": "meat"}, "hand": "water"},
        "C": {"at": {"B4": "beans, pirate-4"}, "hand": "bread"},
    }
    now = boarding(players=3, discard_pile="bananas", dice=[4, 4], **sides).do("board B4", "pass", "pass")
    assert now.discards == "beans, beans, beans, meat, rum, bananas, rum*, pirate-2, pirate-3, pirate-4"
    assert [now.seat(letter)["at"] for letter in "ABC"] == [{}, {"R4": "meat"}, {}]
    assert (now.hand("B"), now.hand("C")) == ("water", "bread")


@pytest.mark.clause("2.5.3")
@pytest.mark.parametrize(("ship", "there", "value"), [("Y1", "2 water, beans, meat, rum, bananas", 9), ("B4", SET, 5)])
def test_the_value_is_scored_at_once(ship: str, there: str, value: int) -> None:
    now = boarding(sea=[ship, "Y6"], A={"at": {ship: there, "Y6": "beans, bananas"}, "score": 10}, dice=[6, 6])
    now.do(f"board {ship}")
    assert now.seat("A")["score"] == 10 + value
    assert now.step == "boarding", "before the next boarding"
    assert now.events("captured")[0]["score"] == 10 + value


@pytest.mark.clause("2.5.4")
@pytest.mark.parametrize(
    ("score", "space"), [(0, 0), (1, 1), (43, 43), (44, 44), (45, 1), (48, 4), (87, 43), (88, 44), (89, 1)]
)
def test_the_marker_goes_round(score: int, space: int) -> None:
    assert track_space(score, 44) == space
    now = boarding(A={"at": {"B4": SET}, "score": score}, B={"hand": "water"})
    seen = now.view("B")["players"][0]
    assert (seen["score"], seen["space"]) == (score, space)


@pytest.mark.clause("2.5.5")
def test_the_sea_is_refilled_after_all_boardings() -> None:
    now = boarding(A=TWO, B={"hand": "water"}, dice=[6, 6, 6, 6], ships="G2, G3").do("board Y6")
    assert (now.data["sea"], now.data["rear_guard"]) == (["B4", "none", "R4", "W6"], ["G1"])
    hidden = now.data["rear_guard_hidden"]
    now.do("board B4")
    assert now.data["sea"] == ["G1", "G2", "R4", "W6"]
    assert (now.data["rear_guard"], now.data["rear_guard_hidden"]) == (["G3"], hidden - 2)
    assert now.story("put-to-sea", "next-ship") == ["put-to-sea", "next-ship"] * 2


@pytest.mark.clause("2.5.5")
def test_a_new_ship_takes_the_captured_one_s_place_with_no_card_at_it() -> None:
    now = boarding(A=TWO, B={"hand": "water", "at": {"Y6": "beans"}}, dice=[6, 6]).do("board Y6", "pass", "stop")
    assert now.data["sea"] == ["B4", "G1", "R4", "W6"]
    assert (now.side("A", "G1"), now.side("B", "G1"), now.side("A", "B4")) == ("", "", "beans, meat, rum")


@pytest.mark.clause("2.5.5", "3.1.1")
def test_with_an_empty_rear_guard_the_gap_stays() -> None:
    now = boarding(A=TWO, B={"hand": "water"}, rear_guard=[], dice=[6, 6]).do("board Y6", "stop")
    assert now.data["sea"] == ["B4", "none", "R4", "W6"]
    assert now.view("B")["sea"][1]["ship"] is None
    assert now.view("B")["sea"][1]["tried"] is False


@pytest.mark.clause("2.5.5")
def test_without_a_capture_nothing_comes_to_sea() -> None:
    now = boarding(A=TWO, B={"hand": "water"}).do("stop")
    assert (now.data["sea"], now.data["rear_guard"]) == (["B4", "Y6", "R4", "W6"], ["G1"])
    assert now.data["last_round"] is False
