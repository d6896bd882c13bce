"""Everything that is read from the store. Each function takes a connection and is handed to `Store.read`."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from flibuste.server.store import schema
from flibuste.server.store.rows import ChatRow, EntryRow, NoticeRow, PlayerRow, SeatRow, SnapshotRow, TableRow

R = TypeVar("R")
UNFINISHED = ("open", "playing")
TableWithSeats = tuple[TableRow, list[SeatRow]]


def ping(connection: Connection) -> None:
    """Fail if the database does not answer."""
    connection.execute(sa.text("SELECT 1"))


def many(connection: Connection, kind: type[R], query: sa.Select[Any]) -> list[R]:
    """All rows of a query, as records."""
    return [kind(**row) for row in connection.execute(query).mappings()]


def one(connection: Connection, kind: type[R], query: sa.Select[Any]) -> R | None:
    """The first row of a query, as a record."""
    row = connection.execute(query).mappings().first()
    return None if row is None else kind(**row)


def tables(connection: Connection, query: sa.Select[Any]) -> list[TableRow]:
    """All tables of a query, their secrets unsealed."""
    return [unsealed(connection, dict(row)) for row in connection.execute(query).mappings()]


def unsealed(connection: Connection, row: dict[str, Any]) -> TableRow:
    """The row of a table; its secret is in the clear if the game is over, or was stored by an early release.

    It is empty where the key was lost.
    """
    sealed = row.pop("sealed")
    if sealed is not None:
        row["secret"] = connection.get_execution_options()["keys"].unseal(row["id"], sealed)
    return TableRow(**row)


def player(connection: Connection, player_id: str) -> PlayerRow | None:
    """The player with this id."""
    return one(connection, PlayerRow, sa.select(schema.player).where(schema.player.c.id == player_id))


def handles(connection: Connection, people: list[str]) -> dict[str, str]:
    """The names in the addresses of the public pages of these people."""
    columns = schema.player.c
    query = sa.select(columns.id, columns.handle).where(columns.id.in_(people), columns.handle.is_not(None))
    return {row.id: row.handle for row in connection.execute(query)}


def with_seats(connection: Connection, rows: list[TableRow]) -> list[TableWithSeats]:
    """These tables, each with its seats."""
    by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    query = sa.select(schema.seat).where(schema.seat.c.table_id.in_(list(by_table))).order_by(schema.seat.c.seat)
    for found in many(connection, SeatRow, query):
        by_table[found.table_id].append(found)
    return [(row, by_table[row.id]) for row in rows]


def table(connection: Connection, table_id: str) -> TableWithSeats | None:
    """The table with this id, and its seats."""
    rows = tables(connection, sa.select(schema.table).where(schema.table.c.id == table_id))
    return with_seats(connection, rows)[0] if rows else None


def lobby(connection: Connection, status: str, limit: int) -> list[TableWithSeats]:
    """The public tables of a status, those that changed last first."""
    columns = schema.table.c
    query = sa.select(schema.table).where(columns.status == status, columns.public).order_by(columns.changed.desc())
    return with_seats(connection, tables(connection, query.limit(limit)))


@dataclass(frozen=True)
class LobbyWish:
    """Which public tables somebody looks for. `free`: at least so many open seats; `bots`: with any, or without."""

    status: str
    game: str | None = None
    free: int = 0
    bots: bool | None = None


def find_tables(connection: Connection, wish: LobbyWish, first: int, limit: int) -> tuple[int, list[TableWithSeats]]:
    """How many public tables are as wished, and some of them, those that changed last first."""
    columns, fits = schema.table.c, [*fitting(wish)]
    count = connection.execute(sa.select(sa.func.count()).select_from(schema.table).where(*fits)).scalar_one()
    query = sa.select(schema.table).where(*fits).order_by(columns.changed.desc(), columns.id)
    return count, with_seats(connection, tables(connection, query.offset(first).limit(limit)))


def fitting(wish: LobbyWish) -> Iterator[sa.ColumnElement[bool]]:
    """What a table must be like."""
    columns = schema.table.c
    yield columns.status == wish.status
    yield columns.public
    if wish.game is not None:
        yield columns.game == wish.game
    if wish.free:
        yield seats_of_kind("open") >= wish.free
    if wish.bots is not None:
        yield (seats_of_kind("bot") > 0) == wish.bots


def seats_of_kind(kind: str) -> sa.ScalarSelect[int]:
    """How many seats of a table are of a kind."""
    at = (schema.seat.c.table_id == schema.table.c.id, schema.seat.c.kind == kind)
    return sa.select(sa.func.count()).select_from(schema.seat).where(*at).correlate(schema.table).scalar_subquery()


def tables_of(connection: Connection, player_id: str, limit: int) -> list[TableWithSeats]:
    """The tables where a player has a seat, those that changed last first."""
    places = sa.select(schema.seat.c.table_id).where(schema.seat.c.player_id == player_id)
    query = sa.select(schema.table).where(schema.table.c.id.in_(places)).order_by(schema.table.c.changed.desc())
    return with_seats(connection, tables(connection, query.limit(limit)))


def count_tables_of_host(connection: Connection, player_id: str) -> int:
    """How many tables a player has opened that are not over."""
    columns = schema.table.c
    query = sa.select(sa.func.count()).where(columns.host == player_id, columns.status.in_(UNFINISHED))
    return connection.execute(query).scalar_one()


def count_seats_of(connection: Connection, player_id: str) -> int:
    """How many seats a player has at tables that are not over."""
    at_table = schema.seat.join(schema.table)
    mine = (schema.seat.c.player_id == player_id, schema.table.c.status.in_(UNFINISHED))
    return connection.execute(sa.select(sa.func.count()).select_from(at_table).where(*mine)).scalar_one()


def overdue(connection: Connection, now: float) -> list[str]:
    """The tables whose clock has run out."""
    query = sa.select(schema.table.c.id).where(schema.table.c.deadline < now).limit(100)
    return list(connection.execute(query).scalars())


def waiting_for_bots(connection: Connection, before: float) -> list[str]:
    """The tables where a bot was asked before this time and nothing has happened since."""
    columns = schema.table.c
    query = sa.select(columns.id).where(columns.bots_asked, columns.changed < before).order_by(columns.changed)
    return list(connection.execute(query.limit(1000)).scalars())


def entries(connection: Connection, table_id: str, after: int, upto: int | None = None) -> list[EntryRow]:
    """The entries of a table after a number, and up to another, in order."""
    columns = schema.entry.c
    query = sa.select(schema.entry).where(columns.table_id == table_id, columns.number > after)
    if upto is not None:
        query = query.where(columns.number <= upto)
    return many(connection, EntryRow, query.order_by(columns.number))


def entries_with_events(connection: Connection, table_id: str, first: int, stop: int) -> list[EntryRow]:
    """The entries that hold the events from number `first` up to `stop`."""
    columns = schema.entry.c
    start = sa.select(sa.func.max(columns.number)).where(columns.table_id == table_id, columns.first_event <= first)
    query = sa.select(schema.entry).where(
        columns.table_id == table_id, columns.number >= start.scalar_subquery(), columns.first_event < stop
    )
    return many(connection, EntryRow, query.order_by(columns.number))


def entry_by_key(connection: Connection, table_id: str, key: str) -> EntryRow | None:
    """The entry that was made by an answer with this key."""
    columns = schema.entry.c
    return one(
        connection, EntryRow, sa.select(schema.entry).where(columns.table_id == table_id, columns.answer_key == key)
    )


def snapshot(connection: Connection, table_id: str, upto: int | None = None) -> SnapshotRow | None:
    """The last snapshot of a table, or the last that is not after entry `upto`."""
    columns = schema.snapshot.c
    query = sa.select(schema.snapshot).where(columns.table_id == table_id)
    if upto is not None:
        query = query.where(columns.number <= upto)
    return one(connection, SnapshotRow, query.order_by(columns.number.desc()).limit(1))


def chat(connection: Connection, table_id: str, after: int, limit: int) -> list[ChatRow]:
    """The last lines of a table's chat, those with a number above `after`."""
    columns = schema.chat.c
    query = sa.select(schema.chat).where(columns.table_id == table_id, columns.id > after)
    return many(connection, ChatRow, query.order_by(columns.id.desc()).limit(limit))[::-1]


def chat_line(connection: Connection, table_id: str, number: int) -> ChatRow | None:
    """One line of a table's chat."""
    columns = schema.chat.c
    return one(connection, ChatRow, sa.select(schema.chat).where(columns.table_id == table_id, columns.id == number))


# ---- for whoever runs the server ----


def last_notice(connection: Connection) -> int:
    """The number of the newest notice."""
    return connection.execute(sa.select(sa.func.max(schema.notice.c.id))).scalar() or 0


def notices(connection: Connection, after: int) -> list[NoticeRow]:
    """The notices after a number, in order."""
    query = sa.select(schema.notice).where(schema.notice.c.id > after).order_by(schema.notice.c.id)
    return many(connection, NoticeRow, query)


def seats_of_banned(connection: Connection) -> list[tuple[str, int, str]]:
    """The seats at tables that are not over whose players are banned and still play themselves."""
    seats, people, tables = schema.seat.c, schema.player.c, schema.table.c
    joined = schema.player.join(schema.seat, seats.player_id == people.id).join(
        schema.table, tables.id == seats.table_id
    )
    query = sa.select(seats.table_id, seats.seat, seats.player_id).select_from(joined)
    query = query.where(people.banned.is_not(None), seats.stand_in.is_(None), tables.status.in_(UNFINISHED))
    return [tuple(row) for row in connection.execute(query)]


def untouched(connection: Connection, status: str, before: float, limit: int) -> list[str]:
    """Some tables of a status that nothing has happened at since a time, those of longest ago first."""
    columns = schema.table.c
    query = sa.select(columns.id).where(columns.status == status, columns.changed < before)
    return list(connection.execute(query.order_by(columns.changed).limit(limit)).scalars())
