"""A position as a value: it can be compared, hashed, written as TOML, and played on from."""

import tomllib
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

import tomli_w

from flibuste.engine.game import Data, Game
from flibuste.engine.option import BadOption
from flibuste.engine.state import State
from flibuste.records.files import BadFile, game_with
from flibuste.records.position import BadPosition, read_position, write_position

if TYPE_CHECKING:
    from flibuste.api.table import Table


class Position:
    """Everything that lies on a table, hidden things included, and what is being decided; not how it came about.

    Two positions are equal if the game, its options, its pieces and everything on the table are. A position does not
    change, so it can be a key of a dictionary.

    >>> import flibuste
    >>> first, second = flibuste.new("cove", seed=7), flibuste.new("cove", seed=7)
    >>> first.position == second.position
    True
    >>> second.play("arm nothing").position in {first.position}
    False
    >>> flibuste.read(second.position.toml()) == second
    True
    """

    def __init__(self, game: Game, state: State, options: Data) -> None:
        self._game = game
        self._state = state.clone()
        self._options = options
        self.game = game.name
        self.players = state.seats
        self.digest = game.digest(state)

    @classmethod
    def read(cls, given: "str | Mapping[str, Any] | Position") -> "Position":
        """A position from TOML, or from the same as a dictionary.

        >>> import flibuste
        >>> flibuste.Position.read("game = 'cove'").players
        3
        """
        if isinstance(given, Position):
            return given
        data = parse(given) if isinstance(given, str) else dict(given)
        components = data.pop("components", None)
        game = game_with(name_of(data), components)
        state = read_position(game, data)
        return cls(game, state, game.settle_options(data.get("options", {})))

    @cached_property
    def data(self) -> Data:
        """The position as plain data; what is left out is as at the start of the game."""
        found = write_position(self._game, self._state, self._options)
        if self._game.changed:
            found["components"] = changes(self._game)
        return found

    def toml(self) -> str:
        """The position as TOML, as `flibuste.read` reads it.

        >>> import flibuste
        >>> print(flibuste.new("cove", players=3, seed=7).position.toml().splitlines()[0])
        game = "cove"
        """
        return tomli_w.dumps(self.data)

    def table(self, seed: int | str | None = None, lang: str = "en") -> "Table":
        """A table that goes on from here, with dice of its own.

        >>> import flibuste
        >>> flibuste.new("cove", seed=7).position.table(seed=8)
        <Table: Pirates' Cove, 3 players, after 0 moves; seats 1, 2 and 3 are asked>
        """
        from flibuste.api.opening import table_from

        return table_from(self, seed, lang)

    def _identity(self) -> tuple[Any, ...]:
        changed = tomli_w.dumps(changes(self._game)) if self._game.changed else ""
        return self.game, self.digest, changed, tuple(sorted(self._options.items()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash((self.game, self.digest))

    def __repr__(self) -> str:
        return f"<Position: {self._game.title}, {self.players} players, {self.digest}>"

    def __str__(self) -> str:
        return self.toml()

    def __copy__(self) -> "Position":
        return self

    def __deepcopy__(self, memo: Any) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, tuple[Data]]:
        return Position.read, (self.data,)

    def _repr_svg_(self) -> str:
        return str(self.table(0)._repr_svg_())


def parse(text: str) -> Data:
    """TOML as plain data."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPosition(f"This position is not valid TOML: {error}.") from error


def name_of(data: Data) -> str:
    """The game that a position names."""
    name = data.get("game")
    if not isinstance(name, str):
        raise BadPosition('This position does not name its game: write game = "…" at its top.')
    return name


def changes(game: Game) -> Data:
    """The components that differ from the printed ones."""
    printed = game.printed()
    return {key: value for key, value in game.components.items() if printed.get(key) != value}


__all__ = ["BadFile", "BadOption", "BadPosition", "Position"]
