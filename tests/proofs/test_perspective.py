"""Whoever holds a Perspective has no way to the true state, not even through Python's back doors."""

import gc
import json
from functools import cache
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.journal import EventKind
from flibuste.engine.perspective import Perspective
from flibuste.engine.playout import playout
from flibuste.engine.state import State
from tests.proofs.play import SEEN, SETTINGS, Setting, moments

NOT_FOLLOWED = (type, ModuleType, FunctionType, BuiltinFunctionType, Action, EventKind)
VALUES = (int, str, float, bytes, type(None), tuple, frozenset)


def reachable(root: object, but: dict[int, object] | None = None) -> dict[int, object]:
    """Everything one can get at from an object, but for classes, modules and functions, and for what is left out."""
    found: dict[int, object] = {}
    left_out = but or {}
    todo = [root]
    while todo:
        here = todo.pop()
        if id(here) in found or id(here) in left_out or isinstance(here, NOT_FOLLOWED):
            continue
        found[id(here)] = here
        todo += gc.get_referents(here)
        todo += attributes(here)
    return found


def attributes(here: object) -> list[object]:
    """What the garbage collector does not tell."""
    if type(here).__module__.startswith(("flibuste", "tests")):
        names = [name for name in dir(here) if not name.startswith("__")]
        values = [getattr(here, name, None) for name in names]
        return [value for value in values if not callable(value)]
    return []


@cache
def common(game: Game) -> dict[int, object]:
    """What the game itself knows, its printed pieces above all: no state's own."""
    return reachable(game)


def private(state: State, but: dict[int, object] | None = None) -> dict[int, object]:
    """What belongs to this state alone: all that it does not share with a copy of itself, which never changes."""
    own = reachable(state, but)
    shared = reachable(state.clone(), but)
    return {key: value for key, value in own.items() if key not in shared and not isinstance(value, VALUES)}


def check_perspective(setting: Setting, state: State, seat: int) -> None:
    printed = common(setting.game)
    secret = private(state, printed)
    perspective = Perspective(setting.game, state, seat, Fast("bot"))
    leaks = [value for key, value in reachable(perspective, printed).items() if key in secret]
    assert leaks == [], (setting, seat)
    leaks = [value for key, value in reachable(perspective.sample(), printed).items() if key in secret]
    assert leaks == [], (setting, seat)


def check_use(setting: Setting, state: State, seat: int) -> None:
    """The view and the actions are those of the seat; a sample has no journal, and its chance is the bot's."""
    chance = Fast("bot")
    perspective = Perspective(setting.game, state, seat, chance)
    assert perspective.actions == state.options(seat)
    assert json.dumps(perspective.view) == json.dumps(setting.game.view(state, seat))
    sample = perspective.sample()
    assert sample.journal is None
    assert sample.chance is chance
    assert sample.options(seat) == perspective.actions


@pytest.mark.parametrize("setting", SEEN, ids=repr)
def test_no_way_to_the_true_state(setting: Setting) -> None:
    for count, state in enumerate(moments(setting, "perspective", 1, journal=True)):
        check_perspective(setting, state, count % setting.seats)
        for seat in range(setting.seats):
            check_use(setting, state, seat)


def test_the_walk_finds_a_way_where_there_is_one() -> None:
    state = SETTINGS[0].start(1, journal=True)
    assert {id(state), id(state.chance), id(state.stack), id(state.journal)} <= private(state).keys()
    assert id(state) in reachable([[{"deep": (state,)}]])


@pytest.mark.parametrize("setting", SEEN, ids=repr)
def test_samples_play_on(setting: Setting) -> None:
    """A bot may play its samples to the end; the true game and the perspective do not change."""
    found = moments(setting, "samples", 1)
    for state in found[:: 1 + len(found) // 6]:
        digest = setting.game.digest(state)
        perspective = Perspective(setting.game, state, 0, Fast("bot"))
        playout(perspective.sample(), Fast("choices"), setting.game.longest)
        assert setting.game.digest(state) == digest
        assert json.dumps(perspective.view) == json.dumps(setting.game.view(state, 0))
