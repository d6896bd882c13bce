"""Every game comes to an end: nobody is ever asked without a choice, and nothing goes on for ever."""

from collections import Counter

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.playout import playout
from tests.proofs.covering import LONG
from tests.proofs.play import GAMES, QUICK, SETTINGS, Setting, play, rounds, settings_of


def check_end(setting: Setting, seed: int) -> str:
    """Play a game out and look at its end; returns the reason."""
    state = setting.start(seed)
    playout(state, Fast(f"choices of {seed}"), setting.game.longest)
    outcome = state.outcome
    assert outcome is not None, (setting, seed)
    assert state.deciders() == [] and state.options(0) == []
    assert len(outcome.scores) == setting.seats
    assert outcome.winners or setting.seats == 1, "only a game played alone can be lost by everybody"
    assert set(outcome.winners) <= set(range(setting.seats))
    assert outcome.reason in setting.game.end_reasons
    assert setting.game.faults(state) == [], (setting, seed)
    return outcome.reason


@pytest.mark.parametrize("setting", SETTINGS, ids=repr)
def test_games_end(setting: Setting) -> None:
    for seed in range(1 if setting.options else 2):
        check_end(setting, seed)


def check_choices(setting: Setting, seed: str, often: int) -> None:
    """Whoever is asked has a choice; each kind of question is looked at so often, and then now and then."""
    seen: Counter[str] = Counter()
    for state in play(setting, seed):
        assert state.is_over() or state.deciders()
        name = state.stack[-1].NAME if state.stack else ""
        seen[name] += 1
        for seat in state.deciders() if seen[name] <= often or seen[name] % 10 == 0 else ():
            options = state.options(seat)
            assert options, (setting, seat, name)
            assert len(options) == len(set(options)), (setting, seat, name)


@pytest.mark.parametrize("setting", QUICK, ids=repr)
def test_whoever_is_asked_has_a_choice(setting: Setting) -> None:
    check_choices(setting, "choices", 30)


@pytest.mark.parametrize("setting", QUICK, ids=repr)
def test_points_are_those_that_everybody_sees(setting: Setting) -> None:
    game = setting.game
    for number, state in enumerate(play(setting, "points")):
        points = game.points(state)
        if number % 20 == 0 and points is not None and state.outcome is None:
            assert points == [player[game.score] for player in game.table(state, -1)["players"]], setting


@pytest.mark.parametrize("setting", LONG)
def test_whoever_is_asked_always_has_a_choice(setting: Setting) -> None:
    check_choices(setting, "more choices", setting.game.longest)


@pytest.mark.parametrize("setting", LONG)
def test_games_with_two_options_end(setting: Setting) -> None:
    for seed in range(rounds(setting.game, 20)):
        check_end(setting, seed)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_ten_thousand_games(game: Game, part: int) -> None:
    settings, games = settings_of(game), rounds(game, 10_000)
    reasons = Counter(check_end(settings[seed % len(settings)], seed) for seed in range(part, games, 10))
    assert reasons.total() == games // 10
