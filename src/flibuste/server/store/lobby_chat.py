"""The lobby's chat in the store."""

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from flibuste.server.store import schema
from flibuste.server.store.changes import notify, values
from flibuste.server.store.queries import many, one
from flibuste.server.store.rows import LobbyChatRow

LOBBY = "lobby"  # in reports, and as what is told to other servers


def add_line(connection: Connection, line: LobbyChatRow) -> LobbyChatRow:
    """Add a line; it is returned with its number."""
    key = connection.execute(sa.insert(schema.lobby_chat).values(values(line, "id"))).inserted_primary_key
    assert key is not None
    line.id = int(key[0])
    notify(connection, LOBBY, line.id, LOBBY)
    return line


def lines(connection: Connection, after: int, limit: int) -> list[tuple[LobbyChatRow, str | None]]:
    """The last lines, those with a number above `after`, each with the name of its writer's public profile."""
    columns, people = schema.lobby_chat.c, schema.player.c
    newest = sa.select(schema.lobby_chat).where(columns.id > after).order_by(columns.id.desc()).limit(limit)
    found = many(connection, LobbyChatRow, newest)[::-1]
    writers = sa.select(people.id, people.handle).where(people.id.in_([line.player_id for line in found]))
    handles = {row.id: row.handle for row in connection.execute(writers)}
    return [(line, handles.get(line.player_id)) for line in found]


def line(connection: Connection, number: int) -> LobbyChatRow | None:
    """One line."""
    return one(connection, LobbyChatRow, sa.select(schema.lobby_chat).where(schema.lobby_chat.c.id == number))


def remove_lines(connection: Connection, before: float) -> None:
    """Forget what was said long ago."""
    connection.execute(sa.delete(schema.lobby_chat).where(schema.lobby_chat.c.at < before))
