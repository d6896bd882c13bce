"""Forks: a table that goes on from a position of another, with everything that its log had told until then."""

from typing import Any

from flibuste.engine.game import Data
from flibuste.server.seat_numbers import engine_seat
from flibuste.server.tables import finished, imagining
from flibuste.server.tables.finished import History
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.log_line import LogLine
from flibuste.server.tables.registry import TableRegistry


class Branch:
    """Where a fork leaves its table: the position, the options, and what was told before.

    `origin` goes into the row of the fork: after which move it left, whose game it was, how many lines were told.
    """

    def __init__(self, history: History, move: int, position: Data, options: Data, past: list[list[Any]]) -> None:
        names = history.table.names()
        self.position = position
        self.options = options
        self.past = past
        self.origin: Data = {"move": move, "names": names, "lines": len(past)}


async def branch_now(tables: TableRegistry, table: LoadedTable, seat: int) -> Branch:
    """A running game as a seat knows it: what it cannot see is drawn anew, and what others were told is left out."""
    history = await finished.read_history(tables, table)
    position = imagining.imagined_position(table, seat)
    options = table.game.known_options(table.row.options, [seat])
    past = [known_event(line, seat) for line in history.lines]
    return Branch(history, history.moves, position, options, past)


async def branch_after(tables: TableRegistry, table_id: str, at: int | None) -> Branch:
    """A finished game after a move, by default before its last; nothing of it is secret any more."""
    history = await finished.load_history(tables, table_id)
    move = history.moves - 1 if at is None else at
    position = finished.position_of(await finished.table_after(tables, history, move))
    past = [[line.public, line.private or None] for line in history.lines[: history.ends[move]]]
    return Branch(history, move, position, history.table.row.options, past)


def known_event(line: LogLine, seat: int) -> list[Any]:
    """An event of the log with no more than what everybody and this seat may know."""
    own = str(engine_seat(seat))
    return [line.public, {own: line.private[own]} if own in line.private else None]
