"""No leak: what a seat cannot know shows nowhere, and a sampler knows no more than its seat.

`resample(s, p)` is a state that seat p cannot tell from s. So p must be shown the same in both, byte for byte; the
same chance must make the same sample of both (a sampler that peeks at the true state would not); and what is hidden
must really vary.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings

from flibuste.engine.chance import Fast
from flibuste.engine.game import Data
from flibuste.engine.journal import Journal
from flibuste.engine.perspective import briefing
from flibuste.engine.state import State
from tests.proofs.play import QUICK, SETTINGS, Setting, known, moments, reach, rounds, situations


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
    """Whoever saw the same before a move and was told the same about it sees the same after it.

    This is where a question that is only asked of those who could say yes gives them away.
    """
    if state.is_over():
        return
    mover = state.deciders()[-1]
    sample = setting.game.resample(state, seat, Fast(seed))
    offered = set(sample.options(mover))
    both = [action for action in state.options(mover) if action in offered]
    for action in both[-3:]:
        real, imagined = (after(each, mover, action.notation, setting, seat) for each in (state, sample))
        if real["log"] == imagined["log"]:
            assert json.dumps(real) == json.dumps(imagined), (setting, seat, mover, action)


def after(state: State, mover: int, action: str, setting: Setting, seat: int) -> Data:
    """What a seat is shown after a move, with the same chance in all worlds."""
    copy = state.clone()
    copy.chance, copy.journal = Fast("the same"), Journal()
    copy.act(mover, setting.game.parse(action, copy))
    return briefing(setting.game, copy, seat)


def check_everybody(setting: Setting, state: State, seed: int | str) -> None:
    for seat in setting.readers():
        check_samples(setting, state, seat, seed)
        check_one_move(setting, state, seat, seed)


@pytest.mark.parametrize("setting", QUICK, ids=repr)
def test_no_leak(setting: Setting) -> None:
    for count, state in enumerate(moments(setting, "leak", 1)):
        check_everybody(setting, state, count)


@given(situations())
@settings(max_examples=40)
def test_no_leak_with_any_options(situation: tuple[Setting, int, int]) -> None:
    setting, seed, moves = situation
    check_everybody(setting, reach(setting, seed, moves), seed)


Secret = tuple[int, int, str]


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every single value of a view with its place."""
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from leaves(value, f"{path}.{key}")
    else:
        yield path, data


def secrets(setting: Setting, state: State, reader: int, owner: int) -> dict[str, Any]:
    """What the owner sees and the reader does not."""
    seen = dict(leaves(setting.game.view(state, reader)))
    own = dict(leaves(setting.game.view(state, owner)))
    told = tuple(f".{name}" for name in setting.game.estimated)
    hidden = {path: value for path, value in own.items() if path != ".seat" and seen.get(path) != value}
    return {path: value for path, value in hidden.items() if not path.endswith(told)}


def variety(setting: Setting, state: State, reader: int) -> Iterator[tuple[Secret, bool]]:
    """For every kind of secret of every other seat: whether it differs in some sample."""
    samples = [setting.game.resample(state, reader, Fast(seed)) for seed in range(5)]
    for owner in setting.watched():
        if owner == reader:
            continue
        real = secrets(setting, state, reader, owner)
        imagined = [dict(leaves(setting.game.view(sample, owner))) for sample in samples]
        for path, value in real.items():
            kind = re.sub(r"\.\d+", ".*", path)
            yield (reader, owner, kind), any(other.get(path) != value for other in imagined)


@pytest.mark.parametrize("setting", QUICK, ids=repr)
def test_what_is_hidden_varies(setting: Setting) -> None:
    """Whatever another sees and I do not is drawn anew in my samples: each kind of it differs somewhere."""
    met: Counter[Secret] = Counter()
    varied: set[Secret] = set()
    most = 12 if setting.game.brief else 30
    for seed in ("vary", "once more", "and again"):
        if varied:
            break  # there was something to hide in this game
        found = moments(setting, seed, 2)
        for state in found[:: 1 + len(found) // most]:
            for reader in setting.readers():
                for secret, differs in variety(setting, state, reader):
                    met[secret] += 1
                    if differs:
                        varied.add(secret)
    assert {secret for secret, times in met.items() if times >= 8} <= varied, setting
    assert varied or setting.game.name == "regatta", "there is no secret in this game?"


@pytest.mark.parametrize("setting", QUICK, ids=repr)
def test_the_log_keeps_secrets(setting: Setting) -> None:
    """The reader of an event learns its public values; its owner these and the secret ones."""
    state = moments(setting, "log", 1, journal=True)[-1]
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
    for seed in range(rounds(setting.game, 6)):
        for count, state in enumerate(moments(setting, seed, 4)):
            check_everybody(setting, state, count)
