"""The rooms of a game: every hook is where the engine looks for it, with the arguments it is called with."""

import ast
import inspect
from importlib import import_module
from typing import Any

import pytest

from flibuste.engine.game import Game
from flibuste.engine.registry import game_names, load_game
from flibuste.engine.rooms import ROOMS
from flibuste.engine.step import Step
from tests.house.imports import SOURCE, module_name

DOMAINS_FIRST = ("write", "read")
GAME_FIRST = ("contents", "layout")


def function(game: str, room: str, name: str) -> ast.FunctionDef:
    path = SOURCE / "flibuste/games" / game / (room.replace(".", "/") + ".py")
    found = [node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)]
    return next(node for node in found if node.name == name)


def arguments(node: ast.FunctionDef) -> list[str]:
    return [argument.arg for argument in node.args.args]


def expected(hook: str) -> list[str]:
    """The parameters of the method of `Game`; what writes and reads positions gets the domains, too,

    and what shows the box the game."""
    found = [name for name in inspect.signature(getattr(Game, hook)).parameters if name != "self"]
    if hook in GAME_FIRST:
        return ["game", *found]
    return ["domains", *found] if hook in DOMAINS_FIRST else found


def overridden(game: str, hook: str) -> bool:
    """Whether the game's class has a method of its own instead."""
    return hook in vars(type(load_game(game)))


@pytest.mark.parametrize("hook", ROOMS)
@pytest.mark.parametrize("game", game_names())
def test_every_hook_is_in_its_room(game: str, hook: str) -> None:
    if not overridden(game, hook):
        assert arguments(function(game, ROOMS[hook], hook)) == expected(hook)


@pytest.mark.parametrize("game", game_names())
def test_steps_are_found(game: str) -> None:
    """None is missed: they are all that exist once every module of the rules has been imported."""
    for path in (SOURCE / "flibuste/games" / game / "rules").rglob("*.py"):
        import_module(module_name(path))
    named = {kind for kind in kinds_of(Step) if kind.__module__.startswith(f"flibuste.games.{game}.") and kind.NAME}
    found = set(load_game(game).steps)
    assert found <= named and found != set()
    assert {kind.NAME for kind in found} == {kind.NAME for kind in named}


def kinds_of(kind: type[Step[Any]]) -> set[type[Step[Any]]]:
    """All classes that extend this one, however far."""
    return {kind}.union(*(kinds_of(child) for child in kind.__subclasses__()))
