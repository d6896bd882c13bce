"""Undo: back to the very position before, and never over chance, over something revealed or over another's move."""

import json
from functools import cache

import pytest
from hypothesis import given, settings

from flibuste.engine.chance import Chance, Fast, Recorded
from flibuste.engine.journal import Journal
from flibuste.engine.perspective import briefing
from flibuste.engine.state import State
from flibuste.records.match import Match
from tests.proofs.covering import LONG, long_moments
from tests.proofs.play import QUICK, Setting, moments, move, situations


def reveals(match: Match, events_before: int) -> bool:
    assert match.state.journal is not None
    return any(event.kind.reveals for event in match.state.journal.events[events_before:])


def events(match: Match) -> int:
    assert match.state.journal is not None
    return len(match.state.journal.events)


def check_undo(setting: Setting, seed: int, moves: int) -> None:
    """Play with a simple model of what may be taken back beside the match, and now and then take some back."""
    match, dice = setting.match(seed), Fast(f"undo {seed}")
    digests = [setting.game.digest(match.state)]
    takeable = 0
    for _ in range(moves):
        if match.state.is_over():
            return
        before = events(match)
        seat, action = move(match.state.clone(), dice)
        same = bool(match.moves) and match.moves[-1].seat == seat
        match.act(seat, action)
        digests.append(setting.game.digest(match.state))
        takeable = takeable + 1 if same else 1
        if match.moves[-1].draws or reveals(match, before):
            takeable = 0
        for reader in setting.readers():
            assert match.can_undo(reader) == (reader == seat and takeable > 0), (setting, seed)
        if dice.below(3, "undo") == 0:
            takeable = take_back(match, seat, takeable, digests, dice)


def take_back(match: Match, seat: int, takeable: int, digests: list[str], dice: Chance) -> int:
    for _ in range(dice.below(takeable + 1, "times")):
        assert match.undo(seat)
        digests.pop()
        takeable -= 1
        assert match.game.digest(match.state) == digests[-1]
        assert len(match.moves) == len(digests) - 1
    if not takeable:
        length = len(match.moves)
        assert not any(match.undo(reader) for reader in range(-1, match.seats))
        assert (match.game.digest(match.state), len(match.moves)) == (digests[-1], length)
    return takeable


@given(situations(longest=150))
@settings(max_examples=40)
def test_undo(situation: tuple[Setting, int, int]) -> None:
    check_undo(*situation)


def check_nothing_learnt(setting: Setting, states: list[State]) -> None:
    """What can be taken back has taught its player nothing: in any state that was the same to him before the move,
    the same move looks the same to him."""
    game, dice = setting.game, Fast("learn")
    for count, state in enumerate(states):
        if state.is_over():
            continue
        seat = state.deciders()[0]
        options = state.options(seat)
        action = options[dice.below(len(options), "choice")]
        told = taken_back(setting, state, seat, action.notation)
        for seed_of_sample in range(3 if told is not None else 0):
            other = game.resample(state, seat, Fast(seed_of_sample))
            again = taken_back(setting, other, seat, action.notation)
            assert again == told, (setting, count, action)


@cache
def any_match(setting: Setting) -> Match:
    """One to put positions into: starting a game may be costly."""
    return setting.match("any")


def taken_back(setting: Setting, state: State, seat: int, action: str) -> str | None:
    """What the seat is shown after its move, if it may take it back."""
    match = any_match(setting)
    match.moves, match.before = [], []
    match.state = state.clone()
    match.state.chance = Recorded(Fast("any"))
    match.state.journal = Journal()
    match.act(seat, setting.game.parse(action, match.state))
    return json.dumps(briefing(setting.game, match.state, seat)) if match.can_undo(seat) else None


@pytest.mark.parametrize("setting", QUICK, ids=repr)
def test_what_is_taken_back_has_taught_nothing(setting: Setting) -> None:
    check_nothing_learnt(setting, moments(setting, 1, 4))


@pytest.mark.parametrize("setting", LONG)
def test_what_is_taken_back_has_taught_nothing_at_length(setting: Setting) -> None:
    check_nothing_learnt(setting, long_moments(setting))
