"""Flibuste: pirate board games, played by the book.

>>> import flibuste
>>> table = flibuste.new("cove", players=3, seed=7)
>>> table.asked
(1, 2, 3)
>>> table.legal()[:3]
[<arm nothing>, <arm sails-3>, <arm sails-4>]
>>> table.play("arm sails-3")
<Table: Pirates' Cove, 3 players, after 1 move; seats 2 and 3 are asked>

`flibuste.new` starts a game, `flibuste.load` opens a file, `flibuste.read` reads a position: each gives a `Table`.
`flibuste.list_games` lists the games and `flibuste.rules` their rulebooks. Seats are counted from 1.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from flibuste.api.advice import Hint
    from flibuste.api.game_info import GameInfo, OptionInfo, game, list_games
    from flibuste.api.opening import load, new, read
    from flibuste.api.perspective import Perspective
    from flibuste.api.position import Position
    from flibuste.api.rules import Rules, UnknownClause, rules
    from flibuste.api.seats import BadSeat
    from flibuste.api.sentences import Line, Odds, Ruling
    from flibuste.api.table import Table
    from flibuste.bots import UnknownBot
    from flibuste.engine.action import Action
    from flibuste.engine.option import BadOption
    from flibuste.engine.refusal import IllegalAction, NotAnAction
    from flibuste.engine.registry import UnknownGame
    from flibuste.extras import MissingExtra
    from flibuste.records.files import BadFile
    from flibuste.records.position import BadPosition
    from flibuste.rulebook.clauses import Clause

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadFile",
    "BadOption",
    "BadPosition",
    "BadSeat",
    "Clause",
    "GameInfo",
    "Hint",
    "IllegalAction",
    "Line",
    "MissingExtra",
    "NotAnAction",
    "Odds",
    "OptionInfo",
    "Perspective",
    "Position",
    "Rules",
    "Ruling",
    "Table",
    "UnknownBot",
    "UnknownClause",
    "UnknownGame",
    "__version__",
    "game",
    "list_games",
    "load",
    "new",
    "read",
    "rules",
]

_HOMES = {
    "api.advice": ("Hint",),
    "api.game_info": ("GameInfo", "OptionInfo", "game", "list_games"),
    "api.opening": ("load", "new", "read"),
    "api.perspective": ("Perspective",),
    "api.position": ("Position",),
    "api.rules": ("Rules", "UnknownClause", "rules"),
    "api.seats": ("BadSeat",),
    "api.sentences": ("Line", "Odds", "Ruling"),
    "api.table": ("Table",),
    "bots": ("UnknownBot",),
    "engine.action": ("Action",),
    "engine.game": ("BadOption",),
    "engine.refusal": ("IllegalAction", "NotAnAction"),
    "engine.registry": ("UnknownGame",),
    "extras": ("MissingExtra",),
    "records.files": ("BadFile",),
    "records.position": ("BadPosition",),
    "rulebook.clauses": ("Clause",),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used, so that `import flibuste` costs next to nothing."""
    if name not in _HOME:
        raise AttributeError(f"module 'flibuste' has no attribute {name!r}; it has: {', '.join(__all__)}")
    from flibuste.api.docstrings import with_docstring

    found = with_docstring(getattr(import_module(f"flibuste.{_HOME[name]}"), name))
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
