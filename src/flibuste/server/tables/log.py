"""Reading the log of a table: the newest lines are in memory, older ones in the store."""

from flibuste.server import wire
from flibuste.server.people.reader import Reader
from flibuste.server.store import queries
from flibuste.server.tables.describe import MOST_LINES, describe_log, describe_situation, words_for
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.log_line import LogLine
from flibuste.server.tables.registry import TableRegistry


async def log_lines(tables: TableRegistry, table: LoadedTable, first: int, stop: int) -> list[LogLine]:
    """The lines from `first` up to, and without, `stop`."""
    if first >= table.first_line:
        return table.log[first - table.first_line : stop - table.first_line]
    entries = await tables.store.read(queries.entries_with_events, table.row.id, first, stop)
    lines = [LogLine(entry.number, *event) for entry in entries for event in entry.events]
    begin = entries[0].first_event if entries else first
    return lines[first - begin : stop - begin]


async def log_since(
    tables: TableRegistry, table: LoadedTable, reader: Reader, seat: int, since: int | None
) -> wire.Log:
    """The lines from `since` on as a seat may know them; if they are many, only the last of them."""
    first = max(0 if since is None else min(since, table.line_count), table.line_count - MOST_LINES)
    lines = await log_lines(tables, table, first, table.line_count)
    return describe_log(first, lines, words_for(table, reader.language, seat), seat)


async def load_situation(
    tables: TableRegistry, table: LoadedTable, reader: Reader, seat: int, since: int | None
) -> wire.Situation:
    """A seat's situation with its log. Its picture is drawn later (`pictures`), when the table is free again."""
    log = await log_since(tables, table, reader, seat, since)
    return describe_situation(table, reader, seat, log)
