"""Bots: players that see only what their seat may see. Each is a module here and is found by its name.

A bot's module defines `BOT`, a class that is made with a `Chance` of its own and answers `choose(perspective)`.
"""

import importlib
import pkgutil
from functools import cache
from typing import Protocol

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.perspective import Perspective


class Bot(Protocol):
    """A player that chooses one of the offered actions from what its seat knows."""

    def choose(self, perspective: Perspective) -> Action: ...


class UnknownBot(ValueError):
    """There is no bot of this name. The message lists those that there are."""


@cache
def bot_names() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(sorted(info.name for info in pkgutil.iter_modules(__path__) if not info.name.startswith("_")))


def check_bot(name: str) -> None:
    if name not in bot_names():
        raise UnknownBot(f"there is no bot '{name}'; the bots are: {', '.join(bot_names())}")


def make_bot(name: str, chance: Chance) -> Bot:
    """Make the bot of this name. `chance` is its own source of random numbers."""
    check_bot(name)
    bot: Bot = importlib.import_module(f"{__name__}.{name}").BOT(chance)
    return bot
