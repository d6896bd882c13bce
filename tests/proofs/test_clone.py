"""A clone is independent: whatever is played on one copy, no other copy ever changes."""

from typing import Any

import pytest
from hypothesis import given, settings

from flibuste.engine.chance import Fast
from flibuste.engine.state import State
from flibuste.engine.step import Step
from tests.engine.games import parley
from tests.proofs.covering import LONG
from tests.proofs.play import PLAIN, QUICK, Setting, move, noted_moments, play, reach, rounds, situations


def check_old_copies(setting: Setting, seed: int, number: int) -> None:
    """Keep copies of a game, which goes on; copies of the copies play on as well; those kept stay as they were."""

    def note(state: State) -> tuple[str, int]:
        return setting.game.digest(state), len(state.journal.events) if state.journal else 0

    kept = noted_moments(setting, seed, number, note, journal=True)
    for state, noted in kept:
        assert note(state) == noted, setting
    for count, (state, _) in enumerate(kept):
        play_on(state.clone(), count)
    for state, noted in kept:
        assert note(state) == noted, setting


def play_on(state: State, seed: int, moves: int = 60) -> None:
    dice = Fast(f"on {seed}")
    for _ in range(moves):
        if not state.is_over():
            move(state, dice)


@pytest.mark.parametrize("setting", QUICK, ids=repr)
def test_old_copies_never_change(setting: Setting) -> None:
    check_old_copies(setting, 3, 3)


@pytest.mark.parametrize("setting", PLAIN, ids=repr)
def test_the_game_goes_on_without_touching_its_copies(setting: Setting) -> None:
    """Copies of the very state that is played on, one at each decision; only some are looked at, to be quick."""
    copies: list[tuple[State, str]] = []
    for count, state in enumerate(play(setting, 4)):
        if count % 10 == 0 and count < 400:
            copies.append((state.clone(), setting.game.digest(state)))
    for copy, digest in copies:
        assert setting.game.digest(copy) == digest


@given(situations())
@settings(max_examples=40)
def test_a_clone_plays_the_same_game(situation: tuple[Setting, int, int]) -> None:
    setting, seed, moves = situation
    state = reach(setting, seed, moves)
    clone = state.clone()
    assert setting.game.digest(clone) == setting.game.digest(state)
    play_on(state, seed)
    play_on(clone, seed)
    assert setting.game.digest(clone) == setting.game.digest(state)


@pytest.mark.parametrize("kind", [parley.Window, parley.Robbery])
def test_a_step_that_changes_but_is_shared_is_caught(kind: type[Step[Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    """A step is its own clone unless it says otherwise: one that changes has to."""
    monkeypatch.setattr(kind, "clone", lambda step: step)
    with pytest.raises(AssertionError):
        check_old_copies(Setting(parley.GAME(), 3, {}), 3, 3)


@pytest.mark.parametrize("setting", LONG)
def test_old_copies_never_change_in_many_games(setting: Setting) -> None:
    for seed in range(10, 10 + rounds(setting.game, 4)):
        check_old_copies(setting, seed, 20)
