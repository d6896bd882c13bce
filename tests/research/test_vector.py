"""Many games at once are the same games as one by one, in one process or in several."""

import pytest

from flibuste.engine.build import is_compiled
from flibuste.engine.chance import Fast
from flibuste.engine.registry import game_names

pytest.importorskip("numpy")
import numpy as np

from flibuste.research.encoding import encoding
from flibuste.research.vector import Games


@pytest.mark.parametrize("name", game_names())
def test_they_are_the_same_games(name: str) -> None:
    """Every game follows the rules: its observation, mask and seat are those of the game played alone."""
    code = encoding(name)
    games = Games(name, count=2)
    games.reset("same")
    dice = np.random.default_rng(1)
    alone = [code.game.start(code.players, {}, Fast(f"same 0 {number}"), True) for number in (1, 2)]
    for state in alone:
        state.journal = None  # the journal of many games begins after the deal
    for _ in range(8):
        for place, state in enumerate(alone):
            seat = state.deciders()[0]
            assert games.seats[place] == seat
            assert bytes(games.masks[place]) == bytes(code.mask(state, seat))
            field = code.layout.fields[-1]
            assert field.name == "history"
            assert games.observations[place, : field.start].tolist() == list(code.observe(state, seat))[: field.start]
        actions = games.random_actions(dice)
        for place, state in enumerate(alone):
            seat = state.deciders()[0]
            state.make(seat, code.action(state, seat, int(actions[place])))
        games.step(actions)
    games.close()


def test_games_end_and_begin_anew() -> None:
    """`over` and `rewards` are those of the game that ended; the next one has begun."""
    games = Games("stortebeker", 2, count=2, learner=0, history=False)
    games.reset(7)
    dice = np.random.default_rng(3)
    ended = 0
    for _ in range(3000):
        games.step(games.random_actions(dice))
        for place in np.flatnonzero(games.over):
            ended += 1
            assert games.rewards[place].sum() == 0
            assert games.observations[place].any() and games.masks[place].any()
        assert not games.rewards[games.over == 0].any()
        if ended > 2:
            break
    assert ended > 2
    assert not games.observations[:, games.code.layout.fields[-1].start :].any(), "there should be no history"
    games.close()


@pytest.mark.parametrize("learner", [None, 1])
def test_processes_share_memory(learner: int | None) -> None:
    """Two processes play what two batches with their seeds play here."""
    games = Games("stortebeker", 2, count=6, workers=2, learner=learner)
    games.reset("shared")
    halves = [Games("stortebeker", 2, count=3, learner=learner) for _ in range(2)]
    for number, half in enumerate(halves):
        half.share.reset(f"shared {number}")
    dice = np.random.default_rng(5)
    for _ in range(30 if is_compiled() else 6):
        for name in ("observations", "masks", "seats", "rewards", "over"):
            both = np.concatenate([getattr(half, name) for half in halves])
            assert np.array_equal(getattr(games, name), both), name
        actions = games.random_actions(dice)
        games.step(actions)
        for number, half in enumerate(halves):
            half.step(actions[3 * number : 3 * number + 3])
    with pytest.raises(ValueError, match="is no legal action"):
        games.step(np.full(6, -1))
    games.close()
