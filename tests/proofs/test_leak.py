"""No leak: what a seat cannot know shows nowhere, and a sampler knows no more than its seat.

`resample(s, p)` is a state that seat p cannot tell from s. So p must be shown the same in both, byte for byte; the
same chance must make the same sample of both (a sampler that peeks at the true state would not); and what is hidden
must really vary.
"""

import json

import pytest
from hypothesis import given, settings

from flibuste.engine.chance import Fast
from flibuste.engine.journal import Journal
from flibuste.engine.perspective import briefing
from flibuste.engine.state import State
from tests.proofs.play import QUICK, SETTINGS, Setting, known, moments, reach, situations


def shown(setting: Setting, state: State, seat: int) -> str:
    return json.dumps(known(setting.game, state, seat))


def check_samples(setting: Setting, state: State, seat: int, seed: int | str) -> None:
    game = setting.game
    before = game.digest(state)
    sample = game.resample(state, seat, Fast(seed))
    assert shown(setting, sample, seat) == shown(setting, state, seat), (setting, seat)
    assert game.faults(sample) == [], (setting, seat)
    assert game.digest(state) == before, "the true state was changed"
    again = game.resample(sample, seat, Fast("again"))
    straight = game.resample(state, seat, Fast("again"))
    assert game.digest(again) == game.digest(straight), (setting, seat, "the sampler knows more than its seat")


def check_one_move(setting: Setting, state: State, seat: int, seed: int | str) -> None:
    """A move that draws nothing and reveals nothing looks the same in every state that was the same before it.

    This is where a question that is only asked of those who could say yes gives them away.
    """
    if state.is_over():
        return
    mover = state.deciders()[-1]
    sample = setting.game.resample(state, seat, Fast(seed))
    both = [action for action in state.options(mover) if action in sample.options(mover)]
    for action in both[:3]:
        real, imagined = (after(each, mover, action.notation, setting) for each in (state, sample))
        if real is not None and imagined is not None:
            briefings = [json.dumps(briefing(setting.game, each, seat)) for each in (real, imagined)]
            assert briefings[0] == briefings[1], (setting, seat, mover, action)


def after(state: State, seat: int, action: str, setting: Setting) -> State | None:
    """A copy after a move, or nothing if it drew or revealed something."""
    copy = state.clone()
    chance = Fast("never")
    copy.chance, copy.journal = chance, Journal()
    copy.act(seat, setting.game.parse(action, copy))
    assert copy.journal is not None
    revealed = any(event.kind.reveals for event in copy.journal.events)
    return None if revealed or chance.counter != 1 else copy


def check_everybody(setting: Setting, state: State, seed: int | str) -> None:
    for seat in setting.readers():
        check_samples(setting, state, seat, seed)
        check_one_move(setting, state, seat, seed)


@pytest.mark.parametrize("setting", QUICK, ids=repr)
def test_no_leak(setting: Setting) -> None:
    for count, state in enumerate(moments(setting, "leak", 3)):
        check_everybody(setting, state, count)


@given(situations())
@settings(max_examples=40)
def test_no_leak_with_any_options(situation: tuple[Setting, int, int]) -> None:
    setting, seed, moves = situation
    check_everybody(setting, reach(setting, seed, moves), seed)


@pytest.mark.parametrize("setting", QUICK, ids=repr)
def test_what_is_hidden_varies(setting: Setting) -> None:
    """Somewhere in the game samples differ, if there is anything hidden at all (regatta has no secret)."""
    found: dict[int, int] = {}
    for state in moments(setting, "vary", 2):
        for seat in setting.readers():
            samples = {setting.game.digest(setting.game.resample(state, seat, Fast(n))) for n in range(8)}
            found[seat] = max(len(samples), found.get(seat, 0))
    expected = 1 if setting.game.name == "regatta" else 2
    assert min(found.values()) >= expected, (setting, found)


@pytest.mark.parametrize("setting", QUICK, ids=repr)
def test_the_log_keeps_secrets(setting: Setting) -> None:
    """The reader of an event learns its public values; its owner these and the secret ones."""
    state = moments(setting, "log", 1, journal=True)[0]
    assert state.journal is not None
    for event in state.journal.events:
        public = setting.game.describe(event, -1)
        for seat in range(setting.seats):
            told = setting.game.describe(event, seat)
            assert told == public or (seat == event.seat and public.items() - {("hidden", True)} <= told.items())
        assert len(public) - ("hidden" in public) <= 3 + event.kind.public


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=repr)
def test_no_leak_in_many_games(setting: Setting) -> None:
    for seed in range(12):
        for count, state in enumerate(moments(setting, seed, 20)):
            check_everybody(setting, state, count)
