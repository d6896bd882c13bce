"""The box of Davy Jones' Curse, opened for tests; and fleets in one line."""

import tomllib
from importlib.resources import files
from typing import Any

from flibuste.engine.components import Sheet
from flibuste.games.davyjones.fleets.check import faults_of
from flibuste.games.davyjones.fleets.data import read_line
from flibuste.games.davyjones.fleets.fleet import Fleet
from flibuste.games.davyjones.table.box import open_box
from flibuste.games.davyjones.table.options import Rules

FOLDER = files("flibuste").joinpath("games", "davyjones")
PRINTED: dict[str, Any] = tomllib.loads(FOLDER.joinpath("components.toml").read_text(encoding="utf-8"))
BOX = open_box(Sheet(PRINTED))
COINS = "coins:1-1-1-2-2-2-3-3"


def rules(**given: Any) -> Rules:
    found = Rules()
    for name, value in given.items():
        assert hasattr(found, name), name
        setattr(found, name, value)
    return found


def fleet(line: str) -> Fleet:
    """A fleet; coins that fit are added unless the line has some."""
    return read_line(BOX, line if "coins:" in line else f"{line} {COINS}")


def faults(line: str, **given: Any) -> list[tuple[str, str]]:
    return [(fault.clause, fault.reason) for fault in faults_of(BOX, fleet(line), rules(**given))]
