"""Hints: the move, what it is worth, and the features that set it apart from the next."""

import pytest

from flibuste.bots._advice import advise, named, reasons
from flibuste.engine.chance import Fast
from flibuste.engine.perspective import Perspective
from flibuste.engine.reason import Reason
from flibuste.engine.registry import game_names, load_game
from flibuste.records.position import read_position
from flibuste.words import Words
from flibuste.words.reasons import reason_text
from tests.bots.test_bots import GAME, SURE_PRIZE, perspective


@pytest.mark.parametrize("name", game_names())
def test_every_game_gives_reasons_in_both_languages(name: str) -> None:
    game = load_game(name)
    state = game.start(game.default_seats, {}, Fast(3))
    while len(state.options(state.deciders()[0])) < 2:
        state.make(state.deciders()[0], state.options(state.deciders()[0])[0])
    advice = advise(Perspective(game, state, state.deciders()[0], Fast(1)), Fast(1), "deckhand", None)
    said = [reason_text(Words(game, language), advice.reasons) for language in ("en", "fr")]
    assert all(text.endswith(".") and "‹" not in text for text in said) and said[0] != said[1]


def test_boarding_a_sure_prize_brings_points() -> None:
    there = perspective(read_position(GAME, SURE_PRIZE))
    board, stop = (GAME.parse(text) for text in ("board B6", "stop"))
    found = reasons(there, board, stop, Fast(1))
    assert found[0].feature == "complete" and not found[0].more, "the ship is no longer there to be boarded"
    best = next(reason for reason in found if reason.gain > 0.0)
    assert (best.feature, best.more, best.own) == ("score", True, True)
    assert "It brings you more points" in reason_text(Words(GAME, "en"), found)
    assert next(r for r in reasons(there, stop, board, Fast(1)) if r.feature == "score").gain < 0.0


def test_what_only_corrects_other_features_is_no_reason() -> None:
    """A weight below 0 would make a gain of fewer cards in hand."""
    mind = type(GAME.mind)([1.0 if name == "score" else -1.0 for name in GAME.mind.FEATURES])
    one_more = [1.0] * (2 * len(mind.FEATURES))
    assert named(mind, one_more) == [Reason("score", True, True, 1.0), Reason("score", True, False, -1.0)]


def test_a_price_is_named_where_it_is_high() -> None:
    words = Words(GAME, "en")
    gain, loss = Reason("score", True, True, 1.0), Reason("hand", False, True, -0.5)
    assert reason_text(words, [gain, loss]) == "It brings you more points. The price: fewer cards in hand."
    assert reason_text(words, [gain, Reason("hand", False, True, -0.1)]) == "It brings you more points."
    assert reason_text(words, [Reason("score", False, False, 1.0)]) == "It leaves your rivals fewer points."
    assert reason_text(words, []) == "Little sets it apart from the next best."


def test_the_best_is_worth_one_and_the_others_never_more() -> None:
    advice = advise(perspective(GAME.start(3, {}, Fast(5))), Fast(1), "mate", None)
    worths = [worth for _, worth in advice.ranking()]
    assert worths[0] == 1.0 and worths == sorted(worths, reverse=True)
    assert advice.ranking()[0][0] is advice.thoughts.choices[0]
