"""5.1.3, 5.1.4 – What a seat may know, and what chance decides."""

from typing import Any

import pytest

from flibuste.engine.chance import Fair, Fast, Recorded
from flibuste.engine.perspective import Perspective
from tests.games.stortebeker.table import Table, game, new_game, table


def secrets() -> Table:
    return table(
        3,
        discard_pile="rum",
        sea=["B4", "Y6", "R4", "W6"],
        rear_guard=["G1"],
        A={"hand": "rum, pirate-4, 2 water", "at": {"B4": "rum, pirate-3", "R4": "meat"}},
        B={"hand": "meat*, pirate-2, bread", "at": {"B4": "beans, meat, pirate-4, pirate-2 up"}, "open": "bananas"},
        C={"hand": "beans*, water, water", "at": {"R4": "bread, pirate-3"}, "score": 7, "ships": ["Y5"]},
    )


@pytest.mark.clause("5.1.3")
@pytest.mark.parametrize("letter", ["A", "B", "C", ""])
def test_each_sees_his_own_hand_and_the_sizes_of_the_others(letter: str) -> None:
    players = secrets().view(letter)["players"]
    assert [player["hand_size"] for player in players] == [4, 3, 3]
    assert ["hand" in player for player in players] == [seat == letter for seat in "ABC"]
    assert [player["open"] for player in players] == [[], ["bananas"], []]
    assert [player["score"] for player in players] == [0, 0, 7]
    assert [player["seat"] for player in players] == [1, 2, 3]


@pytest.mark.clause("5.1.3", "2.1.7")
@pytest.mark.parametrize("letter", ["A", "B", "C", ""])
def test_each_sees_his_own_face_down_pirates(letter: str) -> None:
    sides = secrets().view(letter)["sea"][0]["sides"]
    assert [side["face_down"] for side in sides] == [1, 1, 0]
    assert [side["face_up"] for side in sides] == [[], ["pirate-2"], []]
    assert ["own" in side for side in sides] == [seat == letter for seat in "ABC"]
    if letter in ("A", "B"):
        assert sides["AB".index(letter)]["own"] == [{"A": "pirate-3", "B": "pirate-4"}[letter]]


@pytest.mark.clause("5.1.3")
@pytest.mark.parametrize("letter", ["A", "B", "C", ""])
def test_piles_are_numbers(letter: str) -> None:
    seen = secrets().view(letter)
    assert (seen["draw_pile"], seen["discard_pile"], seen["rear_guard"]["hidden"]) == (45, {"rum": 1}, 13)
    assert (seen["turn"], seen["round"], seen["first"], seen["last_round"]) == (1, 2, 1, False)


def dealt(state: Any) -> dict[str, Any]:
    return game().position_data(state)


@pytest.mark.clause("5.1.3")
@pytest.mark.parametrize("letter", ["A", "B", "C", ""])
def test_a_sample_looks_the_same_and_differs_in_what_is_hidden(letter: str) -> None:
    now = secrets()
    seat = "ABC".find(letter) if letter else -1
    hands, pirates = set(), set()
    for seed in range(20):
        sample = now.game.resample(now.state, seat, Fast(seed))
        assert game().view(sample, seat) == now.view(letter)
        assert game().faults(sample) == []
        data = dealt(sample)["seat"]
        if letter:
            assert data[str(seat + 1)] == now.seat(letter)
        other = "1" if letter != "A" else "2"
        hands.add(data[other]["hand"])
        pirates.add(data[other]["at"]["B4"])
    assert len(hands) > 10
    assert len(pirates) > 1
    assert now.data == secrets().data, "the real one is untouched"


@pytest.mark.clause("5.1.3")
def test_a_perspective_knows_no_more_than_its_seat() -> None:
    now = secrets()
    perspective = Perspective(game(), now.state, 1, Fast(3))
    assert perspective.view == now.view("B")
    assert perspective.actions == []
    assert [str(action) for action in Perspective(game(), now.state, 0, Fast(3)).actions] == [
        str(action) for action in now.state.options(0)
    ]


@pytest.mark.clause("5.1.4")
def test_every_draw_is_logged_in_order() -> None:
    chance = Recorded(Fast(5))
    state = game().start(2, {}, chance)
    assert [draw.label for draw in chance.draws] == ["ship"] * 5 + ["card"] * 12
    assert [draw.n for draw in chance.draws] == [30, 29, 28, 27, 26, *range(66, 54, -1)]
    assert state.deciders() == [0]


@pytest.mark.clause("5.1.4")
def test_the_same_secret_gives_the_same_game() -> None:
    games = [game().start(3, {}, Fair(secret, ("a", "b"))) for secret in (b"one", b"one", b"two")]
    first, second, third = (game().digest(state) for state in games)
    assert first == second != third


@pytest.mark.clause("5.1.1", "5.1.3")
def test_a_copy_is_independent() -> None:
    now = new_game(3)
    before = now.data
    copy = Table(now.state.clone())
    for _ in range(40):
        copy.do(copy.may()[0])
    assert now.data == before
    assert copy.data != before
