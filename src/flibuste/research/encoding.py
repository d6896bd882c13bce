"""The encoding of a game: actions as small numbers, and what a seat knows as a row of 16-bit numbers.

What each number means is in docs/encodings.md. Buffers may be NumPy arrays, `array.array`s or anything else with
contiguous memory: observations are of type int16 (`h`), masks of one byte each.
"""

from array import array
from functools import cache
from hashlib import sha256
from typing import Any

from flibuste.engine.action import Action
from flibuste.engine.encoding import Layout
from flibuste.engine.game import Game
from flibuste.engine.pouring import mark
from flibuste.engine.registry import load_game
from flibuste.engine.state import Outcome, State


class Encoding:
    """The encoding of a game for a number of players.

    `actions` is how many indices there are, `size` how many numbers an observation has; `columns` is how many numbers
    describe a candidate, 0 where an index is always the same action. `version` is raised when any of this changes.
    """

    def __init__(self, game: Game, players: int) -> None:
        game.check_seats(players)
        self.game = game
        self.players = players
        self.layout: Layout = game.layout(players)
        self.version = self.layout.version
        self.actions = self.layout.action_count
        self.size = self.layout.size
        self.columns = self.layout.columns

    def legal(self, state: State, seat: int) -> list[int]:
        """The indices of all that this seat (from 0) may choose now."""
        return self.layout.legal(state, seat)

    def index(self, state: State, seat: int, action: Action) -> int:
        """The index of an action; raises KeyError for one that has none."""
        return self.layout.index(state, seat, action)

    def action(self, state: State, seat: int, index: int) -> Action:
        """The action with this index; raises IndexError where there is none."""
        return self.layout.action(state, seat, index)

    def observe(self, state: State, seat: int, buffer: Any = None, at: int = 0) -> Any:
        """What this seat knows, into a buffer of int16 from this place on; without a buffer, into a new array."""
        buffer = array("h", bytes(2 * self.size)) if buffer is None else buffer
        self.layout.observe(state, seat, buffer, at)
        return buffer

    def mask(self, state: State, seat: int, buffer: Any = None, at: int = 0) -> Any:
        """1 for what this seat may choose, 0 for the rest, a byte for each index."""
        buffer = bytearray(self.actions) if buffer is None else buffer
        mark(self.legal(state, seat), buffer, at, self.actions)
        return buffer

    def candidates(self, state: State, seat: int, buffer: Any = None, at: int = 0) -> Any:
        """A row of int16 for every index that can be chosen now, where an index is a place in a menu; else nothing."""
        buffer = array("h", bytes(2 * self.actions * self.columns)) if buffer is None else buffer
        self.layout.describe(state, seat, state.options(seat), buffer, at)
        return buffer

    def fingerprint(self) -> str:
        """Of all indices and fields: two encodings with the same one say the same."""
        parts = [action.notation for action in self.layout.actions]
        parts += [f"{field.name} {field.size} {field.meaning}" for field in self.layout.fields]
        parts += [] if self.layout.menu is None else [f"{name} {text}" for name, text in self.layout.menu.columns]
        return sha256("\n".join(parts).encode()).hexdigest()[:16]


@cache
def _printed(name: str, players: int) -> Encoding:
    return Encoding(load_game(name), players)


def encoding(game: Game | str, players: int | None = None) -> Encoding:
    """The encoding of a game, by its name or with changed pieces, for so many players."""
    found = load_game(game) if isinstance(game, str) else game
    players = found.default_seats if players is None else players
    return Encoding(found, players) if found.changed else _printed(found.name, players)


def rewards(outcome: Outcome | None, players: int) -> list[float]:
    """What a game brings each seat at its end; 0 before it.

    The winners share 1 and the others pay it in equal parts, so that all add up to 0; if all win, nobody pays. Alone
    there is 1 for a victory and -1 for a defeat.
    """
    if outcome is None:
        return [0.0] * players
    if players == 1:
        return [1.0 if outcome.winners else -1.0]
    return shares(outcome.winners, players) if outcome.winners else [-1.0] * players


def shares(winners: list[int], players: int) -> list[float]:
    """The winners share 1 and the others pay it; where nobody wins, or all do, there is nothing to share."""
    if not winners or len(winners) == players:
        return [0.0] * players
    won, lost = 1 / len(winners), -1 / (players - len(winners))
    return [won if seat in winners else lost for seat in range(players)]
