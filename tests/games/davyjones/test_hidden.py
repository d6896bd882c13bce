"""3.14 – What a seat imagines about unseen tokens: all that it can know holds, and what it cannot know varies."""

from collections import Counter
from typing import Any

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.registry import load_game
from flibuste.games.davyjones.table.state import State
from flibuste.records.position import read_position

GAME = load_game("davyjones")
SHIPS = {"A1": {"card": "leroica", "at": [200, 200]}, "B1": {"card": "salem", "at": [900, 700]}}


def table(islands: list[list[Any]], **given: Any) -> State:
    lands = {
        f"i{number + 1}": {"at": [150 + 300 * number, 450], "tokens": tokens} for number, tokens in enumerate(islands)
    }
    state = read_position(GAME, {"game": "davyjones", "ship": SHIPS, "island": lands, **given})
    assert isinstance(state, State)
    for token in state.tokens:
        token.face_up = token.gone
    return state


def samples(state: State, seat: int = 0, number: int = 60) -> list[State]:
    found = [GAME.resample(state, seat, Fast(seed)) for seed in range(number)]
    return [sample for sample in found if isinstance(sample, State)]


def uniques(state: State) -> int:
    return sum(token.treasure is not None for token in state.tokens)


@pytest.mark.clause("2.6.1", "2.6.2", "3.14")
def test_the_unseen_coins_are_worth_what_is_not_seen() -> None:
    state = table([[1, 1, 5, "holy-water"], [2, 3, 4, 7]])
    for sample in samples(state):
        assert sum(token.value for token in sample.tokens) == 23
        coins = [token.value for token in sample.tokens if token.treasure is None]
        assert all(1 <= coin <= 7 for coin in coins)


@pytest.mark.clause("2.6.3", "3.14")
def test_nobody_knows_how_many_unique_treasures_were_brought() -> None:
    """The same is imagined whether the unseen tokens have a unique treasure among them or not."""
    one = table([[1, 1, 5, "holy-water"], [2, 3, 4, 7]])
    none = table([[1, 1, 2, 3], [2, 3, 4, 7]])
    for seed in range(30):
        first, second = (GAME.resample(state, 0, Fast(seed)) for state in (one, none))
        assert GAME.digest(first) == GAME.digest(second)
    numbers = Counter(uniques(sample) for sample in samples(one))
    assert len(numbers) >= 3 and numbers[0] > 0
    kinds = [token.treasure.key for sample in samples(one) for token in sample.tokens if token.treasure is not None]
    assert len(set(kinds)) >= 8


@pytest.mark.clause("15.6", "3.14")
def test_with_uniques_on_top_their_number_is_told_by_the_number_of_tokens() -> None:
    state = table([[1, 1, 5, "holy-water"], [2, 3, 4, 7]], options={"uniques_on_top": True})
    assert {uniques(sample) for sample in samples(state)} == {1}


@pytest.mark.clause("5.6", "3.14")
def test_what_an_explorer_leaves_are_coins_or_what_did_not_fit() -> None:
    state = table([[1, 1, 5, 2], [2, 3, 4, 7]])
    state.islands[0].explored = 0b10
    left = {
        sample.tokens[number].treasure.key  # type: ignore[union-attr]
        for sample in samples(state, number=300)
        for number in sample.islands[0].tokens
        if sample.tokens[number].treasure is not None
    }
    assert left and left <= {"livestock", "sunken-treasure"}


@pytest.mark.clause("12.7", "3.14")
def test_face_down_aboard_lie_coins_and_perhaps_livestock() -> None:
    state = table([[1, 1, 5, 2], [2, 3, 4]])
    state.ship(24).cargo = [state.islands[0].tokens.pop()]
    state.tokens[state.ship(24).cargo[0]].known = 0b10
    aboard = [sample.tokens[sample.ship(24).cargo[0]] for sample in samples(state, number=300)]
    assert {token.treasure.key for token in aboard if token.treasure is not None} == {"livestock"}
    assert len({token.value for token in aboard}) > 3


@pytest.mark.clause("3.14")
def test_what_was_seen_stays() -> None:
    state = table([[1, 1, 5, "holy-water"], [2, 3, 4, 7]])
    seen = state.islands[0].tokens[3]
    state.tokens[seen].known = 0b01
    for sample in samples(state, number=20):
        assert sample.tokens[seen].treasure is state.tokens[seen].treasure
    assert any(sample.tokens[seen].treasure is None for sample in samples(state, seat=1))


@pytest.mark.clause("11.3.58", "3.14")
def test_a_chosen_link_is_known_to_its_players_only() -> None:
    crew = {
        "c1": {"card": "josephine-godiva", "ship": "A1", "face_up": True, "mate": "c2"},
        "c2": {"card": "captain-french", "ship": "A1", "face_up": True},
        "c3": {"card": "cannoneer-french", "ship": "A1", "face_up": True},
    }
    state = table([[1, 2]], crew=crew)
    assert {sample.crew[0].mate for sample in samples(state, seat=1)} == {1, 2}
    assert {sample.crew[0].mate for sample in samples(state, seat=0)} == {1}
    own, other = (GAME.view(state, seat)["ships"][0] for seat in (0, 1))
    assert own["capacity"] == other["capacity"] + 1
