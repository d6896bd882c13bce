"""Whoever may not do something is told why: nearly every illegal action is refused for a reason of its own."""

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.refusal import Refusal
from tests.proofs.covering import LONG, long_moments
from tests.proofs.illegal import Tries, measured, pool
from tests.proofs.play import REGISTERED, Setting, quick_settings_of, settings_of

BOUND = 0.98
BOUNDS = {"cove": 0.2, "stortebeker": 0.3}  # to be raised to BOUND
SPECIFIC = pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)


@SPECIFIC
def test_refusals_are_specific(game: Game) -> None:
    measure = measured(quick_settings_of(game)[-3:], "why", 3, 30)
    assert measure.tried > 300
    assert measure.share() >= BOUNDS.get(game.name, BOUND), measure.generic.most_common(10)


@pytest.mark.slow
@SPECIFIC
def test_refusals_are_specific_in_many_games(game: Game) -> None:
    measure = measured(settings_of(game), "why at length", 4, 100)
    assert measure.share() >= BOUNDS.get(game.name, BOUND), measure.generic.most_common(20)


def told(refusal: Refusal | None) -> tuple[object, ...] | None:
    return None if refusal is None else (refusal.clause, refusal.reason, refusal.words, refusal.when)


def check_secrets(setting: Setting, number: int) -> None:
    """A refusal is the same in every world that the seat cannot tell from this one."""
    tries = Tries(setting.game, pool(setting, "secret"), Fast("illegal"))
    for count, state in enumerate(long_moments(setting)):
        for seat in state.deciders():
            sample = setting.game.resample(state, seat, Fast(count))
            for action in tries.illegal(state, seat, number):
                real, imagined = (told(each.refusal(seat, action)) for each in (state, sample))
                assert real == imagined, (setting, state.stack[-1].NAME, action)


@pytest.mark.parametrize("setting", [quick_settings_of(game)[0] for game in REGISTERED], ids=repr)
def test_refusals_tell_no_secret(setting: Setting) -> None:
    check_secrets(setting, 6)


@pytest.mark.parametrize("setting", LONG)
def test_refusals_tell_no_secret_at_length(setting: Setting) -> None:
    check_secrets(setting, 30)
