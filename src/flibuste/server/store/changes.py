"""What is written. Each function takes a connection and is given to `Store.write`."""

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from flibuste.server.store import schema
from flibuste.server.store.rows import Change, ChatRow, EntryRow, PlayerRow, SeatRow, TableRow

CHANNEL = "flibuste"
FIXED = ("id", "game", "rules_version", "size", "public", "start", "pace", "host", "secret", "commitment")


def values(row: Any, *without: str) -> dict[str, Any]:
    """A record as the database takes it."""
    return {name: getattr(row, name) for name in row.__struct_fields__ if name not in without}


def add_player(connection: Connection, player: PlayerRow) -> None:
    connection.execute(sa.insert(schema.player).values(values(player)))


def rename_player(connection: Connection, player_id: str, name: str) -> None:
    connection.execute(sa.update(schema.player).where(schema.player.c.id == player_id).values(name=name))


def change_secret(connection: Connection, player_id: str, secret_hash: str) -> None:
    connection.execute(sa.update(schema.player).where(schema.player.c.id == player_id).values(secret_hash=secret_hash))


def add_table(connection: Connection, change: Change) -> None:
    """A new table, with its seats and, if it starts at once, its deal."""
    connection.execute(sa.insert(schema.table).values(values(change.row)))
    connection.execute(sa.insert(schema.seat), [values(seat) for seat in change.seats])
    add_story(connection, change)
    notify(connection, change.row)


def commit(connection: Connection, change: Change) -> bool:
    """Write what happened at a table; False if somebody else has written in between, and then nothing is."""
    row = change.row
    query = sa.update(schema.table).where(schema.table.c.id == row.id, schema.table.c.version == row.version - 1)
    if connection.execute(query.values(values(row, *FIXED, "created", "position", "forked_from"))).rowcount != 1:
        return False
    for seat in change.seats:
        update_seat(connection, seat)
    add_story(connection, change)
    notify(connection, row)
    return True


def update_seat(connection: Connection, seat: SeatRow) -> None:
    columns = schema.seat.c
    query = sa.update(schema.seat).where(columns.table_id == seat.table_id, columns.seat == seat.seat)
    connection.execute(query.values(values(seat, "table_id", "seat")))


def add_story(connection: Connection, change: Change) -> None:
    for entry in change.entries:
        add_entry(connection, entry)
    if change.snapshot is not None:
        connection.execute(sa.insert(schema.snapshot).values(values(change.snapshot)))


def add_entry(connection: Connection, entry: EntryRow) -> None:
    connection.execute(sa.insert(schema.entry).values(values(entry)))


def notify(connection: Connection, row: TableRow, kind: str = "table") -> None:
    """Tell the other servers on the same database, once this is committed."""
    if connection.dialect.name == "postgresql":
        payload = msgspec.json.encode([row.id, row.version, kind]).decode()
        connection.execute(sa.text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


def add_chat(connection: Connection, row: TableRow, line: ChatRow) -> ChatRow:
    """A line of chat; it gets its number here."""
    query = sa.insert(schema.chat).values(values(line, "id"))
    key = connection.execute(query).inserted_primary_key
    assert key is not None
    line.id = int(key[0])
    notify(connection, row, "chat")
    return line
