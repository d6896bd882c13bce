"""Many games at once are the same games as one by one, in one process or in several."""

import shutil

import pytest

from flibuste.engine.build import is_compiled
from flibuste.engine.game import Data
from flibuste.engine.registry import game_names
from flibuste.engine.sowing import seed_number, sown

pytest.importorskip("numpy")
import numpy as np

from flibuste.research.encoding import encoding
from flibuste.research.native import NoCompiler, compiler
from flibuste.research.vector import Games


@pytest.mark.parametrize("name", game_names())
def test_they_are_the_same_games(name: str) -> None:
    """Every game follows the rules: its observation, mask and seat are those of the game played alone."""
    code = encoding(name)
    games = Games(name, count=2, native=False)
    games.reset("same")
    dice = np.random.default_rng(1)
    alone = [code.game.start(code.players, {}, sown(seed_number("same"), place, 0), True) for place in (0, 1)]
    for _ in range(8):
        for place, state in enumerate(alone):
            seat = state.deciders()[0]
            assert games.seats[place] == seat
            assert bytes(games.masks[place]) == bytes(code.mask(state, seat))
            assert games.observations[place].tolist() == list(code.observe(state, seat))
        actions = games.random_actions(dice)
        for place, state in enumerate(alone):
            seat = state.deciders()[0]
            state.make(seat, code.action(state, seat, int(actions[place])))
        games.step(actions)
    games.close()


@pytest.mark.parametrize("native", [False, None])
def test_games_end_and_begin_anew(native: bool | None) -> None:
    """`over` and `rewards` are those of the game that ended; the next one has begun."""
    games = Games("stortebeker", 2, count=2, learner=0, history=False, native=native)
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


ARRAYS = ("observations", "masks", "candidates", "seats", "rewards", "over")


@pytest.mark.parametrize("learner", [None, 1])
def test_processes_share_memory(learner: int | None) -> None:
    """Two processes play what one does: a game depends on its place, not on who plays it."""
    games = Games("stortebeker", 2, count=5, workers=2, learner=learner, native=False)
    alone = Games("stortebeker", 2, count=5, learner=learner, native=False)
    games.reset("shared")
    alone.reset("shared")
    dice = np.random.default_rng(5)
    for _ in range(30 if is_compiled() else 6):
        for name in ARRAYS:
            assert np.array_equal(getattr(games, name), getattr(alone, name)), name
        actions = games.random_actions(dice)
        games.step(actions)
        alone.step(actions)
    games.close()


@pytest.mark.parametrize(("players", "learner"), [(2, None), (2, 0), (2, 1), (3, 2), (4, None)])
def test_in_c_they_are_the_same_games(players: int, learner: int | None) -> None:
    """A fleet writes the numbers that the core writes, over whole games and into the next."""
    try:
        games = Games("stortebeker", players, 2, workers=2, learner=learner, native=True)
    except NoCompiler as reason:
        pytest.skip(str(reason))
    core = Games("stortebeker", players, 2, learner=learner, native=False)
    dice = np.random.default_rng(2)
    ended = 0
    games.reset(11)
    core.reset(11)
    while ended < 3:
        for name in ARRAYS:
            ours, theirs = getattr(games, name), getattr(core, name)
            assert ours.dtype == theirs.dtype and np.array_equal(ours, theirs), name
        ended += int(core.over.sum())
        actions = core.random_actions(dice)
        games.step(actions)
        core.step(actions)
    games.close()


def test_a_fleet_plays_where_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only Störtebeker without variants is there in C, and only where there is a compiler; the core plays the rest."""
    variants: Data = {"open_row": True}
    assert not Games("cove", count=1).is_native
    assert not Games("stortebeker", count=1, options=variants).is_native
    with pytest.raises(ValueError, match="only stortebeker without variants"):
        Games("stortebeker", count=1, options=variants, native=True)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not Games("stortebeker", count=1).is_native
    monkeypatch.undo()
    if shutil.which(compiler("cpu")[0]):
        assert Games("stortebeker", count=1, options={}).is_native


@pytest.mark.parametrize("native", [False, None])
@pytest.mark.parametrize("wrong", [-1, 2, 10**6])
def test_an_illegal_action_changes_nothing(native: bool | None, wrong: int) -> None:
    games = Games("stortebeker", 2, count=3, native=native)
    games.reset(1)
    before = games.observations.copy()
    actions = games.random_actions(np.random.default_rng(1))
    actions[1] = wrong  # nobody can stop boarding in the first round
    with pytest.raises(ValueError, match=f"game 1: {wrong} is no legal action"):
        games.step(actions)
    assert np.array_equal(games.observations, before)


def test_a_learner_sits_at_the_table() -> None:
    with pytest.raises(ValueError, match="no seat 2 among 2 players"):
        Games("stortebeker", 2, count=1, learner=2)
