"""A match that is saved and loaded is the same match, at every move."""

import json

import pytest
from hypothesis import given, settings

from flibuste.engine.chance import Fast
from flibuste.records.match import Match
from flibuste.records.replay import load_match
from tests.proofs.play import PLAIN, Setting, move, situations


def played(match: Match, seed: int, moves: int) -> Match:
    """Some random moves."""
    dice = Fast(f"choices of {seed}")
    while len(match.moves) < moves and not match.state.is_over():
        copy = match.state.clone()
        match.act(*move(copy, dice))
    return match


def check_saving(match: Match, moves: int) -> None:
    text = json.dumps(match.data())
    loaded = load_match(json.loads(text), match.game)
    assert json.dumps(loaded.data()) == text
    assert match.game.digest(loaded.state) == match.game.digest(match.state)
    earlier = load_match(json.loads(text), match.game, to=moves // 2)
    assert [made.digest for made in earlier.moves] == [made.digest for made in match.moves[: moves // 2]]


@given(situations(longest=120))
@settings(max_examples=40)
def test_saved_and_loaded(situation: tuple[Setting, int, int]) -> None:
    setting, seed, moves = situation
    check_saving(played(setting.match(seed), seed, moves), moves)


@given(situations(longest=60))
@settings(max_examples=20)
def test_saved_and_loaded_with_fair_dice(situation: tuple[Setting, int, int]) -> None:
    """With the secret, and as told without it."""
    setting, seed, moves = situation
    match = Match.fair(setting.game, setting.seats, setting.options, f"secret {seed}".encode(), ("a", "b"))
    played(match, seed, moves)
    check_saving(match, moves)
    sealed = match.data(reveal=False)
    assert ("secret" in sealed["chance"]) == match.state.is_over()
    told = load_match(json.loads(json.dumps(sealed)), setting.game)
    assert match.game.digest(told.state) == match.game.digest(match.state)
    assert told.data(reveal=False) == sealed


@given(situations(longest=60))
@settings(max_examples=20)
def test_a_loaded_match_plays_on_as_the_saved_one(situation: tuple[Setting, int, int]) -> None:
    setting, seed, moves = situation
    match = played(setting.match(seed), seed, moves)
    loaded = load_match(json.loads(json.dumps(match.data())), setting.game)
    played(match, seed + 1, moves + 20)
    played(loaded, seed + 1, moves + 20)
    assert loaded.data() == match.data()


@pytest.mark.slow
@pytest.mark.parametrize("setting", PLAIN, ids=repr)
def test_whole_matches(setting: Setting) -> None:
    for seed in range(3):
        match = played(setting.match(seed), seed, setting.game.longest)
        assert match.state.is_over()
        check_saving(match, len(match.moves))
