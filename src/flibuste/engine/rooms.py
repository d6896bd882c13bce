"""The rooms of a game: where in its folder each of its hooks is found."""

import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

# Where each hook of a game is found: the module in the game's folder that has a function of that name.
ROOMS: dict[str, str] = {
    "set_up": "rules.setup",
    "table": "knowledge.view",
    "resample": "knowledge.hidden",
    "judge": "judgement.judge",
    "layout": "encoding",
    "odds": "odds",
    "thrown": "odds",
    "write": "notation.position",
    "read": "notation.position",
    "default_stack": "notation.position",
    "faults": "notation.faults",
    "picture": "picture.board",
    "contents": "picture.box",
    "terminal": "terminal.board",
}


def find_hook(package: str, name: str) -> Callable[..., Any] | None:
    """The function of that name in its room, or None where the package has no such room."""
    room = f"{package}.{ROOMS[name]}"
    try:
        module = import_module(room)
    except ModuleNotFoundError as missing:
        if missing.name is None or not room.startswith(missing.name):
            raise
        return None
    found: Callable[..., Any] | None = getattr(module, name, None)
    return found


def modules_of(package: str) -> Iterator[ModuleType]:
    """The package of a game and every module of its `rules/`, however deep it lies."""
    yield import_module(package)
    if find_spec(f"{package}.rules") is not None:
        rules = import_module(f"{package}.rules")
        for info in pkgutil.walk_packages(rules.__path__, f"{package}.rules."):
            yield import_module(info.name)
