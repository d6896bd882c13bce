"""The games of a contest as a table in a Parquet file: a row for every seat of every game."""

import importlib
from pathlib import Path
from typing import Any

from flibuste.arena.contest import Contest, Played
from flibuste.engine.game import Data
from flibuste.extras import need
from flibuste.records.files import BadFile


def rows(contest: Contest, games: list[Played]) -> list[Data]:
    """A row for every seat of every game; seats are numbered from 1."""
    return [row_of(contest, game, seat) for game in games for seat in range(contest.players)]


def row_of(contest: Contest, game: Played, seat: int) -> Data:
    return {
        "game": contest.game,
        "number": game.number,
        "deal": game.number // len(contest.seatings),
        "seat": seat + 1,
        "bot": contest.bots[game.seating[seat]],
        "won": (seat in game.winners) / max(1, len(game.winners)),
        "score": game.scores[seat],
        "end": game.reason,
        "decisions": game.choices[seat],
        "cpu_s": game.seconds[seat],
    }


def write_parquet(path: Path, contest: Contest, games: list[Played]) -> None:
    need("parquet")
    arrow: Any = importlib.import_module("pyarrow")
    writer: Any = importlib.import_module("pyarrow.parquet")
    try:
        writer.write_table(arrow.Table.from_pylist(rows(contest, games)), path)
    except OSError as error:
        raise BadFile(f"{path}: cannot be written: {error.strerror or error}") from error
