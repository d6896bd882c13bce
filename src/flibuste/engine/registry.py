"""The games there are: every folder under `games/` that defines a `GAME`. There is no list to edit."""

import importlib
import pkgutil
from functools import cache
from types import ModuleType

from flibuste.engine.game import Data, Game


class UnknownGame(ValueError):
    """There is no such game; the message names those there are."""


_packages: list[str] = ["flibuste.games"]


def add_package(package: str) -> None:
    """Look for games in another package too."""
    if package not in _packages:
        _packages.append(package)
    _folders.cache_clear()


def remove_package(package: str) -> None:
    """Look there no more."""
    _packages.remove(package)
    _folders.cache_clear()


@cache
def _folders() -> dict[str, str]:
    found: dict[str, str] = {}
    for package in _packages:
        module: ModuleType = importlib.import_module(package)
        for info in pkgutil.iter_modules(module.__path__):
            if info.ispkg and not info.name.startswith("_"):
                found[info.name] = f"{package}.{info.name}"
    return dict(sorted(found.items()))


def game_names() -> list[str]:
    """The names of all games."""
    return list(_folders())


@cache
def _printed(name: str, rules: int) -> Game:
    return _class(name)(rules=rules)


def _class(name: str) -> type[Game]:
    folders = _folders()
    if name not in folders:
        raise UnknownGame(f"there is no game '{name}'; the games are: {', '.join(folders)}")
    found: type[Game] = importlib.import_module(folders[name]).GAME
    return found


def load_game(name: str, components: Data | None = None, rules: int | None = None) -> Game:
    """A game, with its printed pieces or with a user's changes to them.

    It plays the version `rules` of its rules if it can, else the newest.
    """
    kind = _class(name)
    newest, oldest = kind.rules_version, kind.oldest_rules or kind.rules_version
    version = rules if rules is not None and oldest <= rules <= newest else newest
    return _printed(name, version) if components is None else kind(components, version)
