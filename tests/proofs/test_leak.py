"""No leak: what a seat cannot know shows nowhere, and a sampler knows no more than its seat.

`resample(s, p)` is a state that seat p cannot tell from s. So p must be shown the same in both, byte for byte; the
same chance must make the same sample of both (a sampler that peeks at the true state would not); and what is hidden
must really vary.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Any

import pytest
from hypothesis import given, settings

from flibuste.engine.chance import Fast
from flibuste.engine.game import Data
from flibuste.engine.journal import Journal
from flibuste.engine.perspective import briefing
from flibuste.engine.state import State
from tests.proofs.covering import LONG, long_moments
from tests.proofs.play import SEEN, Setting, known, moments, reach, situations


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


@pytest.mark.parametrize("setting", SEEN, ids=repr)
def test_no_leak(setting: Setting) -> None:
    for count, state in enumerate(moments(setting, "leak", 1)):
        check_everybody(setting, state, count)


@given(situations())
@settings(max_examples=40)
def test_no_leak_with_any_options(situation: tuple[Setting, int, int]) -> None:
    setting, seed, moves = situation
    check_everybody(setting, reach(setting, seed, moves), seed)


Secret = tuple[int, int, str]
Leaves = dict[str, Any]
SAMPLES = 5


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every single value of a view with its place."""
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from leaves(value, f"{path}.{key}")
    else:
        yield path, data


@cache
def kind(path: str) -> str:
    """The place without its numbers: the third card of a hand is like the first."""
    return re.sub(r"\.\d+", ".*", path)


def secrets(setting: Setting, seen: Leaves, own: Leaves) -> Leaves:
    """What the owner sees and the reader does not."""
    told = tuple(f".{name}" for name in setting.game.estimated)
    hidden = {path: value for path, value in own.items() if path != ".seat" and seen.get(path) != value}
    return {path: value for path, value in hidden.items() if not path.endswith(told)}


class Variety:
    """For every kind of secret of every other seat: how often it was met, and whether it differs in some sample."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.met: Counter[Secret] = Counter()
        self.varied: set[Secret] = set()

    def look(self, state: State) -> None:
        views = {seat: self.seen(state, seat) for seat in self.setting.readers()}
        for reader, seen in views.items():
            samples = [partial(self.setting.game.resample, state, reader, Fast(seed)) for seed in range(SAMPLES)]
            made = [cache(sample) for sample in samples]  # most are never asked for
            for owner in self.setting.watched():
                if owner != reader:
                    self.compare(reader, owner, secrets(self.setting, seen, views[owner]), made)

    def seen(self, state: State, seat: int) -> Leaves:
        return dict(leaves(self.setting.game.view(state, seat)))

    def compare(self, reader: int, owner: int, real: Leaves, samples: Sequence[Callable[[], State]]) -> None:
        """Look for those kinds only that were not seen to vary yet."""
        self.met.update((reader, owner, kind(path)) for path in real)
        for sample in samples:
            real = {path: value for path, value in real.items() if (reader, owner, kind(path)) not in self.varied}
            if not real:
                return
            imagined = self.seen(sample(), owner)
            self.varied |= {(reader, owner, kind(path)) for path, value in real.items() if imagined.get(path) != value}


@pytest.mark.parametrize("setting", SEEN, ids=repr)
def test_what_is_hidden_varies(setting: Setting) -> None:
    """Whatever another sees and I do not is drawn anew in my samples: each kind of it differs somewhere."""
    variety = Variety(setting)
    most = 12 if setting.game.brief else 30
    for seed in ("vary", "once more", "and again"):
        if variety.varied:
            break  # there was something to hide in this game
        found = moments(setting, seed, 2)
        for state in found[:: 1 + len(found) // most]:
            variety.look(state)
    assert {secret for secret, times in variety.met.items() if times >= 8} <= variety.varied, setting
    assert variety.varied or setting.game.name == "regatta", "there is no secret in this game?"


@pytest.mark.parametrize("setting", SEEN, ids=repr)
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


@pytest.mark.parametrize("setting", LONG)
def test_no_leak_in_many_games(setting: Setting) -> None:
    for count, state in enumerate(long_moments(setting)):
        check_everybody(setting, state, count)
