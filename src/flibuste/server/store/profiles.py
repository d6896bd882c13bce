"""What profiles are made of: the games that a person has finished, and the course of his ratings."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from flibuste.server.store import schema
from flibuste.server.store.queries import TableWithSeats, many, one, tables, with_seats
from flibuste.server.store.rows import PlayerRow, RatingRow

LONGEST_HANDLE = 16  # shorter than any id, so that no handle can be one


def finished(player_id: str) -> sa.ColumnElement[bool]:
    """Which tables are over where a person has a seat."""
    places = sa.select(schema.seat.c.table_id).where(schema.seat.c.player_id == player_id)
    return sa.and_(schema.table.c.id.in_(places), schema.table.c.status == "over")


def results_of(connection: Connection, player_id: str) -> list[tuple[str, int, int, dict[str, Any]]]:
    """All that a person has finished: the game, how many sat there, the seat, and how it ended."""
    columns, seats = schema.table.c, schema.seat.c
    joined = schema.seat.join(schema.table, columns.id == seats.table_id)
    query = sa.select(columns.game, columns.size, seats.seat, columns.outcome).select_from(joined)
    query = query.where(seats.player_id == player_id, columns.status == "over", columns.outcome.is_not(None))
    return [tuple(row) for row in connection.execute(query)]


def matches_of(
    connection: Connection, player_id: str, only_public: bool, before: float | None, limit: int
) -> list[TableWithSeats]:
    """The tables that a person has finished, newest first."""
    columns = schema.table.c
    query = sa.select(schema.table).where(finished(player_id))
    query = query.where(columns.public) if only_public else query
    query = query.where(columns.changed < before) if before is not None else query
    return with_seats(connection, tables(connection, query.order_by(columns.changed.desc()).limit(limit)))


def ratings_of(connection: Connection, player_id: str) -> list[RatingRow]:
    """The course of all ratings of a person, in order."""
    query = sa.select(schema.rating).where(schema.rating.c.player_id == player_id).order_by(schema.rating.c.id)
    return many(connection, RatingRow, query)


def by_handle(connection: Connection, handle: str) -> PlayerRow | None:
    """The person whose public profile has this name."""
    return one(connection, PlayerRow, sa.select(schema.player).where(schema.player.c.handle == handle))


def handles_at(connection: Connection, table_id: str) -> list[tuple[int, str]]:
    """The seats of a table whose players have public profiles, with the names of those."""
    seats, people = schema.seat.c, schema.player.c
    joined = schema.seat.join(schema.player, people.id == seats.player_id)
    query = sa.select(seats.seat, people.handle).select_from(joined)
    found = query.where(seats.table_id == table_id, people.handle.is_not(None)).order_by(seats.seat)
    return [(seat, handle) for seat, handle in connection.execute(found)]


def set_accuracy(connection: Connection, table_id: str, accuracy: list[int]) -> None:
    """Keep how well everybody has played at a table that is over."""
    connection.execute(sa.update(schema.table).where(schema.table.c.id == table_id).values(accuracy=accuracy))


def show_profile(connection: Connection, player_id: str, wanted: str) -> str:
    """Make a profile public; returns the name in its address: the wanted one, with a number where it is taken."""
    handle, number = wanted, 2
    while by_handle(connection, handle) is not None:
        handle, number = f"{wanted[: LONGEST_HANDLE - 4]}-{number}", number + 1
    connection.execute(sa.update(schema.player).where(schema.player.c.id == player_id).values(handle=handle))
    return handle


def hide_profile(connection: Connection, player_id: str) -> None:
    """Let nobody else see a profile."""
    connection.execute(sa.update(schema.player).where(schema.player.c.id == player_id).values(handle=None))
