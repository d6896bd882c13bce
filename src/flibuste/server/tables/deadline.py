"""The deadline of a table: when its clock has run out."""

from flibuste.server.store.rows import SeatRow
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.thinking import asked_at, end_of_time

MOMENT_SECONDS = 10.0


def set_deadline(table: LoadedTable, after: float = 0.0) -> None:
    """Let the clock run if a person is asked, else stop it. It shows when the first of those asked has to answer.

    Those whose time was up before `after` were looked at already.
    """
    ends = [end_of_time(table.row.pace, seat, table.thinking.since) for seat in people_asked(table)]
    table.row.deadline = min((end for end in ends if end is not None and end > after), default=None)


def people_asked(table: LoadedTable) -> list[SeatRow]:
    """The people who are asked, as everybody knows it: whether they have answered is not told."""
    return [table.seat(number) for number in table.asked() if table.seat(number).bot() is None]


def resume(table: LoadedTable) -> None:
    """The clock of a table that was read from the store goes on where its deadline says.

    That is later than its last move tells if no server was at work for a while.
    """
    if table.row.deadline is None:
        return
    found = [asked_at(table.row.pace, seat, table.row.deadline) for seat in people_asked(table)]
    known = [since for since in found if since is not None]
    if known:
        table.thinking.since = max(known)


def give_another_chance(table: LoadedTable, now: float) -> None:
    """Whoever comes back finds the clock as it was. If it has run out, a moment is left to answer."""
    set_deadline(table, now)
    if table.row.deadline is None and people_asked(table) and table.row.pace["kind"] != "none":
        table.row.deadline = now + MOMENT_SECONDS
