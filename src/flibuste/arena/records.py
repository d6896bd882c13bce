"""Writes the rows of simulated games as Parquet, in the order of their numbers, as they are finished."""

import importlib
import json
from pathlib import Path
from typing import Any

from flibuste import __version__
from flibuste.arena.game_rows import DECISION, Row, Rows, game_columns
from flibuste.engine.game import Data
from flibuste.extras import need
from flibuste.records.files import BadFile

GROUP = 100_000  # rows that are written at a time: the file does not depend on who finishes when
KINDS = {"text": "string", "number": "int32", "share": "float64", "flag": "bool_"}


def decisions_path(path: Path) -> Path:
    """Where the decisions go: `games.parquet` has its decisions in `games-decisions.parquet`."""
    return path.with_name(f"{path.stem}-decisions{path.suffix}")


class Table:
    """A Parquet file that grows by groups of rows."""

    def __init__(self, path: Path, columns: dict[str, str], about: Data) -> None:
        need("parquet")
        self.path = path
        self.arrow: Any = importlib.import_module("pyarrow")
        parquet: Any = importlib.import_module("pyarrow.parquet")
        fields = [(name, getattr(self.arrow, KINDS[kind])()) for name, kind in columns.items()]
        self.schema = self.arrow.schema(fields, {"flibuste": json.dumps(about, ensure_ascii=False)})
        self.waiting: list[Row] = []
        try:
            self.file: Any = parquet.ParquetWriter(path, self.schema)
        except OSError as error:
            raise BadFile(f"{path}: cannot be written: {error.strerror or error}") from error

    def add(self, rows: list[Row]) -> None:
        self.waiting += rows
        while len(self.waiting) >= GROUP:
            self.write(self.waiting[:GROUP])
            self.waiting = self.waiting[GROUP:]

    def write(self, rows: list[Row]) -> None:
        columns = list(zip(*rows, strict=True)) or [()] * len(self.schema)
        arrays = [self.arrow.array(column, field.type) for column, field in zip(columns, self.schema, strict=True)]
        self.file.write_table(self.arrow.Table.from_arrays(arrays, schema=self.schema))

    def close(self) -> None:
        if self.waiting:
            self.write(self.waiting)
            self.waiting = []
        self.file.close()


class Records:
    """The files of a simulation: rows come in as games are finished, and are written in the order of the games."""

    def __init__(self, path: Path, players: int, decisions: bool, about: Data) -> None:
        about = {"flibuste": __version__, **about}
        self.games = Table(path, game_columns(players), about)
        self.decisions = Table(decisions_path(path), DECISION, about) if decisions else None
        self.early: dict[int, Rows] = {}
        self.next = 0

    def paths(self) -> list[Path]:
        return [table.path for table in (self.games, self.decisions) if table is not None]

    def add(self, first: int, rows: Rows) -> None:
        """The games from this number on; they wait until all before them are written."""
        self.early[first] = rows
        while self.next in self.early:
            found = self.early.pop(self.next)
            self.write(found)
            self.next += len(found.games)

    def write(self, rows: Rows) -> None:
        self.games.add(rows.games)
        if self.decisions is not None:
            self.decisions.add(rows.decisions)

    def close(self) -> None:
        """Write the rest. Where the simulation was stopped, some numbers are missing."""
        for first in sorted(self.early):
            self.write(self.early[first])
        self.games.close()
        if self.decisions is not None:
            self.decisions.close()
