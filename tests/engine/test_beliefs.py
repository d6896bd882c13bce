"""Beliefs: what others hide is guessed by what they chose, better than by an even draw, and without looking."""

from itertools import count

import pytest

from flibuste.arena.fit import Sample, gather
from flibuste.bots._thinker import LEVELS, levels_of
from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.registry import game_names, load_game
from flibuste.engine.softmax import Example, log_loss
from flibuste.engine.state import State

BELIEVING = [name for name in game_names() if load_game(name).mind.BELIEFS]


def along(game: Game, moves: int) -> list[State]:
    """Positions of a match by habit."""
    state: State = game.start(game.default_seats, {}, Fast("beliefs"))
    dice = Fast("moves")
    found: list[State] = []
    while state.stack and len(found) < moves:
        seat = state.deciders()[0]
        state.make(seat, game.mind.pick(state, seat, state.options(seat), dice))
        found.append(state.clone())
    return found


@pytest.mark.parametrize("name", game_names())
def test_a_belief_does_not_look_at_what_is_hidden(name: str) -> None:
    """From two states that a seat cannot tell apart, its beliefs draw the same."""
    game = load_game(name)
    for number, state in enumerate(along(game, 40)[::4]):
        if not state.stack:
            break
        seat = number % state.seats
        other = game.resample(state, seat, Fast(number))
        one, two = (game.mind.sampler(each, seat).draw(Fast("draw")) for each in (state, other))
        assert game.digest(one) == game.digest(two)
        assert game.view(one, seat) == game.view(state, seat)


@pytest.mark.parametrize("name", BELIEVING)
def test_beliefs_are_nearer_to_the_truth_than_an_even_draw(name: str) -> None:
    """On matches that they were not fitted on, of players who know what they do."""
    game = load_game(name)
    bot = next(level for level in LEVELS if not levels_of(game.folder)[level].settings.get("drawn"))
    sample = Sample(name, 5, bot, (game.default_seats,), 400, "held out")
    guesses: list[Example] = []
    for number in count():
        guesses += gather(game, sample, number).guesses
        if number >= sample.matches and len(guesses) > 60:
            break
    assert log_loss(guesses, game.mind.beliefs) < log_loss(guesses, list(game.mind.EVEN)) - 0.01


@pytest.mark.parametrize("name", BELIEVING)
def test_beliefs_are_fitted(name: str) -> None:
    mind = load_game(name).mind
    assert len(mind.EVEN) == len(mind.BELIEFS) == len(mind.beliefs)
    assert mind.beliefs != list(mind.EVEN)
