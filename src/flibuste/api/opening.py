"""The ways to a table: a new game, a saved match, a position."""

import secrets
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from flibuste.api.game_info import GameInfo, usual_players
from flibuste.api.position import Position
from flibuste.api.table import Table
from flibuste.engine.chance import Fast, Recorded
from flibuste.engine.game import Data, Game
from flibuste.engine.journal import Journal
from flibuste.engine.option import BadOption
from flibuste.engine.state import State
from flibuste.records.files import game_with, read_match, read_text, read_toml
from flibuste.records.match import Match
from flibuste.records.position import changed_options

Seed = int | str | None
Components = Mapping[str, Any] | str | PathLike[str] | None


def new(
    game: str | GameInfo,
    players: int | None = None,
    seed: Seed = None,
    options: Mapping[str, bool | str] | None = None,
    components: Components = None,
    names: Sequence[str] = (),
    lang: str = "en",
) -> Table:
    """Start a game.

    `players` is the usual number if it is not given. With a `seed` the same game can be dealt again; without one the
    dice are fair: secret, and verifiable by `flibuste verify` in the saved match. `components` are changes to the
    printed pieces, as a dictionary or a TOML file. `names` are the players' names, for the log; `lang` is the language
    in which the table speaks: `en` or `fr`.

    >>> import flibuste
    >>> flibuste.new("stortebeker", players=2, seed="a rainy evening", options={"bonus": True})
    <Table: Störtebeker, 2 players, after 0 moves; seat 1 is asked>
    """
    loaded = game_with(str(game), *pieces(components))
    seats = usual_players(loaded) if players is None else whole_number(players)
    settled = dict(options or {})
    if len(names) not in (0, seats):
        raise BadOption(f"There are {seats} players and {len(names)} names: give one name for each, or none.")
    if seed is None:
        match = Match.fair(loaded, seats, settled, secrets.token_bytes(32))
    else:
        match = Match.seeded(loaded, seats, settled, seed)
    match.names = list(names)
    return Table(match, lang)


def load(path: str | PathLike[str], lang: str = "en") -> Table:
    """Open a file: a saved match, which is replayed and checked move by move, or a position (`.toml`).

    >>> import flibuste, tempfile
    >>> table = flibuste.new("cove", seed=7).play("arm nothing")
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     table.save(f"{folder}/match.json")
    ...     flibuste.load(f"{folder}/match.json") == table
    True
    """
    file = Path(path)
    if file.suffix.lower() == ".toml":
        return read(read_text(file), lang=lang)
    return Table(read_match(file), lang)


def read(position: str | Mapping[str, Any] | Position, seed: Seed = None, lang: str = "en") -> Table:
    """Set up a position: TOML, the same as a dictionary, or a `Position`.

    >>> import flibuste
    >>> flibuste.read('''
    ... game = "cove"
    ... players = 4
    ... month = 3
    ... ''')
    <Table: Pirates' Cove, 4 players, after 0 moves; seats 1, 2, 3 and 4 are asked>
    """
    return table_from(Position.read(position), seed, lang)


def table_from(position: Position, seed: Seed, lang: str) -> Table:
    """A table at this position."""
    state = position._state.clone()
    return table_at(position._game, state, position._options, secrets.token_hex(8) if seed is None else seed, lang)


def table_at(game: Game, state: State, options: Data, seed: int | str, lang: str) -> Table:
    """A table at this state, with the dice of a seed; the save file begins with the position."""
    state.chance = Recorded(Fast(seed))
    state.journal = Journal()
    position = {"game": game.name, "options": changed_options(game, options), **game.position_data(state)}
    return Table(Match(game, options, {"kind": "seed", "seed": seed}, state, position), lang)


def pieces(components: Components) -> tuple[Data | None, str]:
    """Changed components, and where they are from."""
    if components is None or isinstance(components, Mapping):
        return None if components is None else dict(components), "components"
    return read_toml(Path(components)), str(components)


def whole_number(players: Any) -> int:
    """A number of players."""
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadOption(f"The number of players is a whole number, not {players!r}.")
    return players
