"""Whoever may not do something is told why: nearly every illegal action is refused for a reason of its own."""

import pytest

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.refusal import Refusal
from flibuste.engine.seats import NOBODY
from flibuste.engine.state import State
from flibuste.words import Words, languages
from tests.proofs.covering import LONG, long_moments
from tests.proofs.illegal import Tries, measured, pool
from tests.proofs.play import REGISTERED, Setting, moments, quick_settings_of, settings_of

BOUND = 0.98
LISTED = 0.95
SPECIFIC = pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)


@SPECIFIC
def test_refusals_are_specific(game: Game) -> None:
    measure = measured(quick_settings_of(game)[-3:], "why", 3, 30)
    assert measure.tried > 300
    assert measure.share() >= BOUND, measure.generic.most_common(10)


@pytest.mark.slow
@SPECIFIC
def test_refusals_are_specific_in_many_games(game: Game) -> None:
    measure = measured(settings_of(game), "why at length", 4, 100)
    assert measure.share() >= BOUND, measure.generic.most_common(20)


@SPECIFIC
def test_conditions_are_those_of_the_rules(game: Game) -> None:
    """Where a question lists conditions, all of them are met if the action is legal, and only then."""
    for setting in quick_settings_of(game)[-2:]:
        tries = Tries(game, pool(setting, "conditions"), Fast("conditions"))
        for state in moments(setting, "conditions", 3):
            for seat in state.deciders():
                legal = state.options(seat)[:20]
                for action in (*legal, *tries.illegal(state, seat, 20)):
                    check_conditions(state, seat, action)


def check_conditions(state: State, seat: int, action: Action) -> None:
    found = state.conditions(seat, action)
    if found:
        refusal = state.refusal(seat, action)
        assert (refusal is None) == all(condition.met for condition in found), (state.stack[-1].NAME, action, found)


@SPECIFIC
def test_conditions_are_said_in_every_language(game: Game) -> None:
    """Whatever is asked of an action has its words, met or not."""
    setting = quick_settings_of(game)[-1]
    speakers = [Words(game, language) for language in languages()]
    tries = Tries(game, pool(setting, "said"), Fast("said"))
    for state in moments(setting, "said", 2):
        for seat in state.deciders():
            for action in (*state.options(seat)[:8], *tries.illegal(state, seat, 16)):
                for condition in state.conditions(seat, action):
                    for words in speakers:
                        assert is_said(words.condition(condition) or "goes without saying"), (action, condition)


@SPECIFIC
def test_near_misses_say_what_is_missing(game: Game) -> None:
    """Of illegal actions with a verb that the question takes, nearly all list what they ask for."""
    listed = tried = 0
    for setting in quick_settings_of(game)[-3:]:
        tries = Tries(game, pool(setting, "missing"), Fast("missing"))
        for state in moments(setting, "missing", 2):
            seat = state.deciders()[0] if state.deciders() else NOBODY
            verbs = {action.verb for action in state.options(seat)} if seat >= 0 else set()
            for action in tries.illegal(state, seat, 30) if verbs else ():
                if action.verb in verbs:
                    tried += 1
                    listed += bool(state.conditions(seat, action))
    assert tried > 100
    assert listed / tried >= LISTED


def is_said(text: str) -> bool:
    return not any(sign in text for sign in "‹›{}")


def told(refusal: Refusal | None) -> tuple[object, ...] | None:
    return None if refusal is None else (refusal.clause, refusal.reason, refusal.words, refusal.when)


def answer(state: State, seat: int, action: Action) -> tuple[object, ...]:
    """All that a seat is told about an action: why it is refused, and its conditions."""
    conditions = [(condition.met, told(condition.refusal)) for condition in state.conditions(seat, action)]
    return told(state.refusal(seat, action)), conditions


def check_secrets(setting: Setting, number: int) -> None:
    """A refusal is the same in every world that the seat cannot tell from this one."""
    tries = Tries(setting.game, pool(setting, "secret"), Fast("illegal"))
    for count, state in enumerate(long_moments(setting)):
        for seat in state.deciders():
            sample = setting.game.resample(state, seat, Fast(count))
            for action in tries.illegal(state, seat, number):
                real, imagined = (answer(each, seat, action) for each in (state, sample))
                assert real == imagined, (setting, state.stack[-1].NAME, action)


@pytest.mark.parametrize("setting", [quick_settings_of(game)[0] for game in REGISTERED], ids=repr)
def test_refusals_tell_no_secret(setting: Setting) -> None:
    check_secrets(setting, 6)


@pytest.mark.parametrize("setting", LONG)
def test_refusals_tell_no_secret_at_length(setting: Setting) -> None:
    check_secrets(setting, 30)
