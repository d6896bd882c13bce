"""Beliefs: what others hide is guessed by what they chose, without looking."""

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.registry import game_names, load_game
from flibuste.engine.state import State


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
