"""The games of a fleet, written a second time in C, are those of the core, move for move, under the same draws."""

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")
import numpy as np

from flibuste.engine.game import Data
from flibuste.engine.state import State
from flibuste.research.encoding import rewards
from flibuste.research.fleet import Fleet
from flibuste.research.native import NoCompiler

QUESTIONS = {"play-cards", "broadside", "removal", "surplus", "boarding", "counter-attack", "losses"}


def fleet(*args: Any, **settings: Any) -> Fleet:
    try:
        return Fleet(*args, **settings)
    except NoCompiler as reason:
        pytest.skip(str(reason))


class Pair:
    """A fleet and the core beside it, with the same draws and the same actions."""

    def __init__(self, players: int, count: int, seed: int, components: Data | None = None) -> None:
        self.fleet = fleet(players, count, threads=2, components=components)
        self.fleet.reset(seed)
        self.code = self.fleet.code
        self.observations = np.empty_like(self.fleet.observations)
        self.masks = np.empty_like(self.fleet.masks)
        self.begun = [0] * count
        self.states = [self.start(place) for place in range(count)]
        self.questions: set[str] = set()
        self.ends: set[str] = set()
        self.turns = 0
        self.ended = 0

    def start(self, place: int) -> State:
        chance = self.fleet.chance(place, self.begun[place])
        self.begun[place] += 1
        found: State = self.code.game.start(self.code.players, {}, chance, True)
        return found

    def look(self) -> None:
        """Who is asked, what he knows and what he may do is the same everywhere."""
        code = self.code
        seats = [state.deciders()[0] for state in self.states]
        for place, (state, seat) in enumerate(zip(self.states, seats, strict=True)):
            code.observe(state, seat, self.observations, place * code.size)
            code.mask(state, seat, self.masks, place * code.actions)
            self.questions.add(state.stack[-1].NAME)
        assert self.fleet.seats.tolist() == seats
        assert np.array_equal(self.fleet.masks, self.masks), self.difference(self.fleet.masks, self.masks)
        same = np.array_equal(self.fleet.observations, self.observations)
        assert same, self.difference(self.fleet.observations, self.observations)

    def difference(self, ours: Any, theirs: Any) -> str:
        place, number = np.argwhere(ours != theirs)[0]
        asked = self.states[place].stack[-1].NAME
        return f"game {place} at {asked}: number {number} is {ours[place, number]}, not {theirs[place, number]}"

    def step(self) -> None:
        """A random action in every game, and what it brings."""
        actions = self.fleet.random_actions(self.turns).tolist()
        self.fleet.step(actions)
        self.turns += 1
        for place, state in enumerate(self.states):
            seat = state.deciders()[0]
            state.make(seat, self.code.action(state, seat, actions[place]))
            outcome = state.outcome
            assert self.fleet.over[place] == state.is_over()
            if outcome is not None:
                assert self.fleet.rewards[place].tolist() == np.float32(rewards(outcome, self.code.players)).tolist()
                assert self.fleet.scores[place].tolist() == outcome.scores
                self.states[place] = self.start(place)
                self.ended += 1
                self.ends.add(outcome.reason)
        assert not self.fleet.rewards[self.fleet.over == 0].any()

    def play(self, games: int) -> None:
        while self.ended < games:
            self.look()
            self.step()
        self.fleet.close()


@pytest.mark.parametrize(("players", "count"), [(2, 8), (3, 3), (4, 3)])
def test_a_fleet_plays_as_the_core_does(players: int, count: int) -> None:
    pair = Pair(players, count, seed=7)
    pair.play(2 * count + 1)
    assert pair.questions == QUESTIONS


def test_a_fleet_becalms_as_the_core_does() -> None:
    """With few cards all of them come to lie at ships that nobody can board."""
    few = {name: {"count": 2, "symbols": 0} for name in ("bread", "meat", "rum", "bananas")}
    few |= {name: {"count": 4, "symbols": 0} for name in ("water", "beans")}
    pair = Pair(2, 10, 1, {"setup": {"hand": 2}, "cards": few})
    pair.play(5)
    assert "becalmed" in pair.ends


@pytest.mark.slow
@pytest.mark.parametrize(("players", "games"), [(2, 10_000), (3, 500), (4, 500)])
def test_ten_thousand_games(players: int, games: int) -> None:
    """Observation, mask, seat, rewards and scores are compared at every decision of every game."""
    Pair(players, 250 if games > 500 else 50, seed=2**63 + players).play(games)


def test_threads_change_nothing() -> None:
    one, two = fleet(2, 50), fleet(2, 50, threads=3)
    one.reset(5)
    two.reset(5)
    for turn in range(200):
        actions = one.random_actions(turn).copy()
        assert np.array_equal(actions, two.random_actions(turn))
        one.step(actions)
        two.step(actions)
    for name in ("observations", "masks", "seats", "tables"):
        assert np.array_equal(getattr(one, name), getattr(two, name)), name
    two.close()


def test_without_history_only_the_history_is_missing() -> None:
    with_it, without = fleet(3, 20), fleet(3, 20, history=False)
    with_it.reset(5)
    without.reset(5)
    history = with_it.code.layout.fields[-1]
    assert history.name == "history"
    for turn in range(50):
        actions = with_it.random_actions(turn)
        with_it.step(actions)
        without.step(actions)
    assert np.array_equal(with_it.observations[:, : history.start], without.observations[:, : history.start])
    assert with_it.observations[:, history.start :].any(axis=1).all()
    assert not without.observations[:, history.start :].any()


def test_an_illegal_action_is_refused() -> None:
    """Its game stays as it is; the seed alone decides what the games are."""
    games = fleet(2, 3)
    games.reset(-1)
    before = games.observations.copy(), games.masks.copy()
    actions = games.random_actions(0).copy()
    actions[1] = 2  # nobody can stop boarding in the first round
    with pytest.raises(ValueError, match="game 1: 2 is no legal action"):
        games.step(actions)
    assert games.refused.tolist() == [0, 1, 0]
    assert np.array_equal(games.observations[1], before[0][1])
    assert not np.array_equal(games.observations[0], before[0][0])
    games.reset(-1)
    assert np.array_equal(games.observations, before[0]) and np.array_equal(games.masks, before[1])


def test_other_numbers_of_pieces_are_refused() -> None:
    with pytest.raises(ValueError, match="a fleet is for"):
        Fleet(components={"setup": {"ships_at_sea": 3}})


def test_a_home_that_cannot_be_written_is_no_obstacle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    fleet(2, 1).reset(1)


def test_where_there_is_no_compiler_words_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(NoCompiler, match="no compiler 'no-such-compiler'"):
        Fleet()
