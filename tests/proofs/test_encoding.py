"""No leak in numbers: an observation tells a seat no more than its view.

As for views (`test_leak`), a seat must be given the same numbers at every table that it cannot tell from the real one;
and events whose secret values are another's must read the same whatever those values are.
"""

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.journal import Event
from flibuste.engine.state import State
from flibuste.research.encoding import Encoding, encoding
from tests.proofs.play import REGISTERED, SEEN, Setting, moments

GAMES = [setting for setting in SEEN if setting.game in REGISTERED]


def forget(state: State, seat: int) -> None:
    """Change every value of the journal that this seat was not told."""
    assert state.journal is not None
    for place, event in enumerate(state.journal.events):
        if event.hides_from(seat):
            shown = event.kind.public
            values = tuple(value if at < shown else value + 1 for at, value in enumerate(event.values))
            state.journal.events[place] = Event(event.kind, event.seat, values)


def check(code: Encoding, state: State, seat: int, seed: int | str) -> None:
    twin = code.game.resample(state, seat, Fast(seed))
    twin.journal = None if state.journal is None else state.journal.clone()
    forget(twin, seat)
    assert code.observe(twin, seat) == code.observe(state, seat), (code.game.name, seat)
    assert code.mask(twin, seat) == code.mask(state, seat), (code.game.name, seat)
    assert code.candidates(twin, seat) == code.candidates(state, seat), (code.game.name, seat)


@pytest.mark.parametrize("setting", GAMES, ids=repr)
def test_observations_keep_secrets(setting: Setting) -> None:
    code = encoding(setting.game, setting.seats)
    for count, state in enumerate(moments(setting, "numbers", 1, journal=True)):
        for seat in setting.watched():
            check(code, state, seat, count)


@pytest.mark.parametrize("setting", GAMES, ids=repr)
def test_the_owner_is_told(setting: Setting) -> None:
    """Seats see different numbers somewhere: each its own cards."""
    code = encoding(setting.game, setting.seats)
    names = [field for field in code.layout.fields if field.name in ("hand", "own_events", "crew")]
    found = [code.observe(state, seat) for state in moments(setting, "own", 1) for seat in (0, setting.seats - 1)]
    assert any(len({tuple(row[field.start : field.start + field.size]) for row in found}) > 1 for field in names)
