"""Everything that is written to the store. Each function takes a connection and is handed to `Store.write`."""

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from flibuste.server.store import schema
from flibuste.server.store.prepared import Prepared, carry_out
from flibuste.server.store.ratings import rate_table
from flibuste.server.store.rows import Change, ChatRow, ReportRow, SeatRow, TableRow

CHANNEL = "flibuste"
FIXED = (
    *("id", "game", "rules_version", "size", "public", "start", "pace", "host", "commitment"),
    *("rated", "invitation", "several_seats", "created", "position", "forked_from", "origin", "accuracy"),
    "tournament_id",
)


def update_of(table: sa.Table, keys: tuple[str, ...], *without: str) -> sa.Update:
    """The statement that updates a row, made once; the values of its keys are the parameters `old_NAME`."""
    changed = [column.name for column in table.columns if column.name not in (*keys, *without)]
    found = sa.update(table).where(*(table.c[name] == sa.bindparam(f"old_{name}") for name in keys))
    return found.values({name: sa.bindparam(name) for name in changed})


ADD_ENTRY = Prepared(sa.insert(schema.entry))
UPDATE_TABLE = Prepared(
    update_of(schema.table, ("id",), *FIXED).where(schema.table.c.version == sa.bindparam("old_version"))
)
OF_A_MOVE = ("version", "asked", "bots_asked", "deadline", "undo_asked", "absent", "changed")  # while a game goes on
UPDATE_BY_MOVE = Prepared(
    sa.update(schema.table)
    .where(schema.table.c.id == sa.bindparam("old_id"), schema.table.c.version == sa.bindparam("old_version"))
    .values({name: sa.bindparam(name) for name in OF_A_MOVE})
)
UPDATE_SEAT = Prepared(update_of(schema.seat, ("table_id", "seat")))
NOTIFY = "SELECT pg_notify(%s, %s)"


def values(row: Any, *without: str) -> dict[str, Any]:
    """The columns of a record with their values."""
    return {name: getattr(row, name) for name in row.__struct_fields__ if name not in without}


def rename_player(connection: Connection, player_id: str, name: str) -> None:
    """Change a player's name."""
    connection.execute(sa.update(schema.player).where(schema.player.c.id == player_id).values(name=name))


def add_table(connection: Connection, change: Change) -> None:
    """Add a table with its seats and, if it starts at once, its deal."""
    connection.execute(sa.insert(schema.table).values(values(change.row) | secret_of(connection, change.row)))
    connection.execute(sa.insert(schema.seat), [values(seat) for seat in change.seats])
    add_entries(connection, change)
    notify(connection, change.row.id, change.row.version, "table")


def commit(connection: Connection, change: Change) -> bool:
    """Write what happened at a table; False, and nothing written, if somebody else has changed it in between."""
    row = change.row
    before = {"old_id": row.id, "old_version": row.version - 1}
    if change.is_move:
        written = UPDATE_BY_MOVE(connection, {name: getattr(row, name) for name in OF_A_MOVE} | before)
    else:
        written = UPDATE_TABLE(connection, values(row, *FIXED) | secret_of(connection, row) | before)
    if written != 1:
        return False
    for seat in change.seats:
        update_seat(connection, seat)
    add_entries(connection, change)
    if row.rated and row.status == "over":
        rate_table(connection, row)
    notify(connection, row.id, row.version, "table")
    return True


def secret_of(connection: Connection, row: TableRow) -> dict[str, Any]:
    """The columns of a table's secret: sealed as long as it is one."""
    if row.status == "over" or not row.secret:
        return {"secret": row.secret, "sealed": None}
    return {"secret": "", "sealed": connection.get_execution_options()["keys"].seal(row.id, row.secret)}


def update_seat(connection: Connection, seat: SeatRow) -> None:
    """Write the row of a seat."""
    which = {"old_table_id": seat.table_id, "old_seat": seat.seat}
    UPDATE_SEAT(connection, values(seat, "table_id", "seat") | which)


def add_entries(connection: Connection, change: Change) -> None:
    """Add the entries of a change, and its snapshot."""
    if change.entries:
        ADD_ENTRY(connection, *map(values, change.entries))
    if change.snapshot is not None:
        connection.execute(sa.insert(schema.snapshot).values(values(change.snapshot)))


def notify(connection: Connection, what: str, version: int, kind: str) -> None:
    """Tell the other servers on the same PostgreSQL database, as soon as this is committed.

    Of `table` and `chat` a table is told, of `token` a player, of `tournament` one of those.
    """
    if connection.dialect.name == "postgresql":
        payload = msgspec.json.encode([what, version, kind]).decode()
        carry_out(connection, NOTIFY, (CHANNEL, payload))


def add_chat(connection: Connection, row: TableRow, line: ChatRow) -> ChatRow:
    """Add a line of chat; it is returned with its number."""
    query = sa.insert(schema.chat).values(values(line, "id"))
    key = connection.execute(query).inserted_primary_key
    assert key is not None
    line.id = int(key[0])
    notify(connection, row.id, row.version, "chat")
    return line


def add_report(connection: Connection, report: ReportRow) -> None:
    """Add a report for whoever runs the server."""
    connection.execute(sa.insert(schema.report).values(values(report, "id")))


# ---- servers at work ----


def stop_the_clocks(connection: Connection, now: float, gap: float) -> float:
    """Add to every deadline the time in which no server was at work; returns it. Less than `gap` counts as none."""
    last = connection.execute(sa.select(schema.at_work.c.at)).scalar()
    away = 0.0 if last is None or now - last < gap else now - last
    if away:
        late = sa.update(schema.table).where(schema.table.c.deadline.is_not(None))
        connection.execute(late.values(deadline=schema.table.c.deadline + away))
    be_at_work(connection, now)
    return away


def be_at_work(connection: Connection, now: float) -> None:
    """Note that a server is at work."""
    if connection.execute(sa.update(schema.at_work).values(at=now)).rowcount == 0:
        connection.execute(sa.insert(schema.at_work).values(id=1, at=now))
