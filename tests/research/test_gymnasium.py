"""Gymnasium's own check passes for every game; the bots play, the seat is asked, and the end pays."""

import warnings

import pytest

from flibuste.engine.build import is_compiled
from flibuste.engine.registry import game_names

pytest.importorskip("gymnasium")
import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from flibuste.research import gymnasium as shell


@pytest.mark.parametrize("name", game_names())
def test_their_own_check(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # an observation of whole numbers is not scaled
        check_env(shell.env(name), skip_render_check=not is_compiled())


def test_they_are_registered() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = gymnasium.make("flibuste/stortebeker-v1", players=2, opponents="greedy")
        seen, info = env.reset(seed=1)
        assert env.observation_space.contains(seen) and info["view"]["seat"] == 1


@pytest.mark.parametrize("seat", [1, 2])
def test_a_game_against_bots(seat: int) -> None:
    env = shell.env("stortebeker", 2, seat=seat, opponents=["deckhand"], views=False)
    seen, _ = env.reset(seed=5)
    dice = np.random.default_rng(2)
    over, reward = False, 0.0
    while not over:
        assert env.play.asked() == seat - 1
        seen, reward, over, _, _ = env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
    outcome = env.play.state.outcome
    assert outcome is not None and reward == (
        1.0 if outcome.winners == [seat - 1] else 0.0 if len(outcome.winners) == 2 else -1.0
    )


def test_an_illegal_action_loses() -> None:
    env = shell.env("stortebeker", 2)
    seen, _ = env.reset(seed=5)
    _, reward, over, _, info = env.step(np.flatnonzero(seen["action_mask"] == 0)[0])
    assert (reward, over) == (-1.0, True) and "no legal action" in info["refused"]


def test_the_number_of_opponents_is_checked() -> None:
    with pytest.raises(ValueError, match="needs 2 opponents, not 1"):
        shell.env("cove", 3, opponents=["random"])


def test_many_games() -> None:
    """The vector environment says what its spaces promise, and pays at the end of a game."""
    envs = shell.vector("stortebeker", 2, count=4, seat=2)
    seen, _ = envs.reset(seed=3)
    assert envs.observation_space.contains(seen)
    seen, won, over, cut_short, _ = envs.step(envs.games.random_actions(np.random.default_rng(1)))
    assert envs.observation_space.contains(seen)
    assert won.shape == over.shape == cut_short.shape == (4,) and not cut_short.any()
    assert set(envs.games.seats.tolist()) == {1}
    envs.close()
