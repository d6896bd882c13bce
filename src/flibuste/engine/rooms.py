"""The rooms of a game: where in its folder each of its hooks is found."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

# Where each hook of a game is found: the module in the game's folder that has a function of that name.
ROOMS: dict[str, str] = {
    "set_up": "rules.setup",
    "table": "knowledge.view",
    "resample": "knowledge.hidden",
    "judge": "judgement.judge",
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
