"""Bots: players that see only what their seat may see.

A bot is made with a `Chance` of its own and answers `choose(perspective)`. The built-in ones are modules here, each
with a class `BOT`. Anybody's own are named by where they are: `module:Class`, a file (`mine.py`, `mine.py:Class`), or
the name of an entry point in the group `flibuste.bots` (docs/write-a-bot.md).
"""

import importlib
import importlib.util
import os
import pkgutil
import sys
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.perspective import Perspective

GROUP = "flibuste.bots"


class Bot(Protocol):
    """A player that chooses one of the offered actions from what its seat knows."""

    def choose(self, perspective: Perspective) -> Action: ...


class UnknownBot(ValueError):
    """There is no bot of this name. The message lists those that there are, or says what is wrong with the file."""


@cache
def bot_names() -> tuple[str, ...]:
    """The names of all bots: the built-in ones, and those that installed packages bring."""
    return tuple(sorted({*built_in(), *installed()}))


@cache
def built_in() -> tuple[str, ...]:
    return tuple(info.name for info in pkgutil.iter_modules(__path__) if not info.name.startswith("_"))


def installed() -> list[str]:
    return [entry.name for entry in entry_points(group=GROUP)]


def check_bot(name: str) -> None:
    """Refuse what is no bot."""
    find_bot(name)


def make_bot(name: str, chance: Chance, seconds: float | None = None) -> Bot:
    """Make the bot of this name. `chance` is its own source of random numbers.

    `seconds` is how long it may think about a decision where people wait for it; not all bots heed it.
    """
    bot: Bot = find_bot(name)(chance)
    if seconds is not None and hasattr(bot, "seconds"):
        bot.seconds = seconds
    return bot


def find_bot(name: str) -> Any:
    """The class of a bot, by its name or by where it is."""
    if name in built_in():
        return importlib.import_module(f"{__name__}.{name}").BOT
    if ":" in name or name.endswith(".py"):
        return own_bot(name)
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return entry.load()
    raise UnknownBot(f"there is no bot '{name}'; the bots are: {', '.join(bot_names())}")


def own_bot(name: str) -> Any:
    """`module:Class`, `file.py:Class`, or `file.py`, whose class is called BOT."""
    place, colon, wanted = name.rpartition(":")
    if not colon or wanted.endswith(".py"):
        place, wanted = name, "BOT"
    try:
        module = module_in(Path(place)) if place.endswith(".py") else module_named(place)
    except (ImportError, OSError, SyntaxError) as error:
        raise UnknownBot(f"the bot '{name}' cannot be loaded: {error}") from error
    found = getattr(module, wanted, None)
    if found is None or not hasattr(found, "choose"):
        raise UnknownBot(f"the bot '{name}': {place} has no class {wanted} with a method `choose`")
    return found


def module_named(name: str) -> ModuleType:
    """A module that can be imported, or that lies in the current folder."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    return importlib.import_module(name)


def module_in(path: Path) -> ModuleType:
    """The module that a file is; loaded once."""
    name = f"flibuste_bot_{path.stem}_{abs(hash(str(path.resolve())))}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        if spec is None or spec.loader is None or not path.exists():
            raise ImportError(f"there is no file {path}")
        sys.modules[name] = module = importlib.util.module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]
