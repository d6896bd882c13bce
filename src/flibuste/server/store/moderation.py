"""What whoever runs a server does to the store: close and remove tables, ban, mute, export and erase people.

Servers at work hear of it by rows of `notice`, which they look for every second; no such row names a person.
"""

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from flibuste.server.seat_numbers import engine_seat
from flibuste.server.store import accounts, calls, relations, schema, tournaments
from flibuste.server.store.queries import UNFINISHED
from flibuste.server.store.ratings import NOBODY

ERASED = "erased"
PARTS = (schema.chat, schema.called, schema.snapshot, schema.entry, schema.seat)
PRESENT = {"away_from": None, "away_until": None}
Rows = list[dict[str, Any]]


def rows(connection: Connection, query: sa.Select[Any]) -> Rows:
    """All rows of a query, as dictionaries."""
    return [dict(row) for row in connection.execute(query).mappings()]


def add_notice(connection: Connection, kind: str, what: str = "") -> None:
    """Let the servers at work look again: at a table, a tournament (`tourney`), or the people whose pages are open."""
    connection.execute(sa.insert(schema.notice).values(kind=kind, what=what, at=time.time()))


# ---- looking ----


def list_tables(connection: Connection, status: str | None, limit: int) -> Rows:
    """Tables with the names at their seats, those that changed last first."""
    columns = schema.table.c
    query = sa.select(columns.id, columns.game, columns.status, columns.public, columns.created, columns.changed)
    query = query.where(columns.status == status) if status else query
    found = rows(connection, query.order_by(columns.changed.desc()).limit(limit))
    for table in found:
        seats = schema.seat.c
        names = sa.select(seats.name).where(seats.table_id == table["id"]).order_by(seats.seat)
        table["names"] = list(connection.execute(names).scalars())
    return found


def list_people(connection: Connection, like: str, limit: int) -> Rows:
    """People whose name or id contains a text, newest first."""
    columns = schema.player.c
    query = sa.select(columns.id, columns.name, columns.created, columns.banned, columns.muted)
    query = query.where(columns.id != NOBODY)
    if like:
        query = query.where(sa.or_(columns.name.icontains(like, autoescape=True), columns.id == like))
    return rows(connection, query.order_by(columns.created.desc()).limit(limit))


def list_reports(connection: Connection, settled: bool, limit: int) -> Rows:
    """What people have reported, oldest first; what is settled too, if wanted."""
    query = sa.select(schema.report)
    query = query if settled else query.where(schema.report.c.settled.is_(False))
    return rows(connection, query.order_by(schema.report.c.id).limit(limit))


def settle_report(connection: Connection, number: int) -> bool:
    """Note that a report has been looked after; False if there is none."""
    which = sa.update(schema.report).where(schema.report.c.id == number)
    return connection.execute(which.values(settled=True)).rowcount == 1


# ---- tables ----


def close_table(connection: Connection, table_id: str) -> bool:
    """End a table: nobody can play there any more, and all can still look; False if there is none that is not over."""
    columns = schema.table.c
    which = sa.update(schema.table).where(columns.id == table_id, columns.status.in_(UNFINISHED))
    ended: dict[str, Any] = {
        "status": "closed",
        "version": columns.version + 1,
        "deadline": None,
        "bots_asked": False,
        "asked": [],
    }
    done = connection.execute(which.values(ended)).rowcount == 1
    add_notice(connection, "table", table_id)
    return done


def close_tournament(connection: Connection, tournament_id: str) -> bool:
    """End a tournament: no more rounds; its tables stay. False if there is none that is not over."""
    done = tournaments.close_tournament(connection, tournament_id, time.time())
    add_notice(connection, "tourney", tournament_id)
    return done


def remove_table(connection: Connection, table_id: str) -> bool:
    """Delete a table with everything that belongs to it; False if there is none."""
    for part in (*PARTS, schema.report):
        connection.execute(sa.delete(part).where(part.c.table_id == table_id))
    ratings = schema.rating.c.table_id
    connection.execute(sa.update(schema.rating).where(ratings == table_id).values(table_id=None))
    done = connection.execute(sa.delete(schema.table).where(schema.table.c.id == table_id)).rowcount == 1
    add_notice(connection, "table", table_id)
    return done


def remove_untouched(connection: Connection, table_id: str, before: float) -> bool:
    """Delete a table at which nothing has happened since a time; False if something has."""
    columns = schema.table.c
    query = sa.select(columns.id).where(columns.id == table_id, columns.changed < before).with_for_update()
    return connection.execute(query).first() is not None and remove_table(connection, table_id)


def remove_notices(connection: Connection, before: float) -> None:
    """Delete the notices that every server has long seen. The newest stays: SQLite numbers new rows after it."""
    columns = schema.notice.c
    newest = sa.select(sa.func.max(columns.id)).scalar_subquery()
    connection.execute(sa.delete(schema.notice).where(columns.at < before, columns.id < newest))


# ---- people ----


def set_ban(connection: Connection, player_id: str, why: str | None) -> bool:
    """Ban a person, with a reason that he reads, or lift the ban; False if there is no such person."""
    return change_person(connection, player_id, {"banned": why})


def set_mute(connection: Connection, player_id: str, muted: bool) -> bool:
    """Let a person write no more chat, or let him again; False if there is no such person."""
    return change_person(connection, player_id, {"muted": muted})


def change_person(connection: Connection, player_id: str, change: dict[str, Any]) -> bool:
    """Change the row of a person, and let servers look at the people again."""
    which = sa.update(schema.player).where(schema.player.c.id == player_id, schema.player.c.id != NOBODY)
    done = connection.execute(which.values(change)).rowcount == 1
    add_notice(connection, "people")
    return done


def export_person(connection: Connection, player_id: str) -> dict[str, Any] | None:
    """Everything that the store has of a person; None if there is no such person."""
    columns = schema.player.c
    about = sa.select(*(column for column in columns if column.name != "secret_hash"))
    found = rows(connection, about.where(columns.id == player_id))
    if not found:
        return None
    seats = rows(connection, sa.select(schema.seat).where(schema.seat.c.player_id == player_id))
    mine = sa.select(schema.table.c.id, schema.table.c.game, schema.table.c.created)
    return {
        "person": found[0],
        "opened": rows(connection, mine.where(schema.table.c.host == player_id)),
        "seats": [{**seat, "moves": moves_of(connection, seat)} for seat in seats],
        "chat": rows(connection, sa.select(schema.chat).where(said_by(connection, player_id))),
        "reports": rows(connection, sa.select(schema.report).where(schema.report.c.by_player == player_id)),
        "relations": relations.relations_of(connection, player_id),
        **accounts.export_account(connection, player_id),
        **calls.export_calls(connection, player_id),
        "ratings": rows(connection, sa.select(schema.rating).where(schema.rating.c.player_id == player_id)),
        "tournaments": tournaments.export_tournaments(connection, player_id),
        "lobby_chat": rows(connection, sa.select(schema.lobby_chat).where(schema.lobby_chat.c.player_id == player_id)),
    }


def moves_of(connection: Connection, seat: dict[str, Any]) -> Rows:
    """What a person has done at a seat. Entries count seats from 0."""
    columns = schema.entry.c
    query = sa.select(columns.number, columns.action, columns.made_by, columns.at)
    mine = (columns.table_id == seat["table_id"], columns.seat == engine_seat(seat["seat"]), columns.kind == "move")
    return rows(connection, query.where(*mine).order_by(columns.number))


def said_by(connection: Connection, player_id: str) -> sa.ColumnElement[bool]:
    """Which lines of chat a person has written. Old ones name only their seat."""
    columns, seats = schema.chat.c, schema.seat.c
    at = connection.execute(sa.select(seats.table_id, seats.seat).where(seats.player_id == player_id)).all()
    old = [sa.and_(columns.table_id == table, columns.seat == seat, columns.player_id.is_(None)) for table, seat in at]
    return sa.or_(columns.player_id == player_id, *old)


def erase_person(connection: Connection, player_id: str) -> bool:
    """Forget a person: what stays are the moves of his seats, which are nobody's now. False if there is none such.

    The texts that were thrown into the dice stay with their tables: without them nobody could check the dice.
    """
    if player_id == NOBODY or not is_known(connection, player_id):
        return False
    add_nobody(connection)
    connection.execute(sa.delete(schema.chat).where(said_by(connection, player_id)))
    for column in (schema.report.c.by_player, schema.report.c.about_player):
        connection.execute(sa.delete(schema.report).where(column == player_id))
    seats = rows(connection, sa.select(schema.seat).where(schema.seat.c.player_id == player_id))
    for seat in seats:
        erase_seat(connection, seat["table_id"], seat["seat"])
    host = schema.table.c.host
    connection.execute(sa.update(schema.table).where(host == player_id).values(host=NOBODY))
    connection.execute(sa.delete(schema.rating).where(schema.rating.c.player_id == player_id))
    connection.execute(sa.delete(schema.lobby_chat).where(schema.lobby_chat.c.player_id == player_id))
    for tournament_id in tournaments.erase_from_tournaments(connection, player_id, NOBODY, time.time()):
        add_notice(connection, "tourney", tournament_id)
    accounts.erase_account(connection, player_id)
    calls.erase_calls(connection, player_id)
    relations.erase_relations(connection, player_id)
    connection.execute(sa.delete(schema.player).where(schema.player.c.id == player_id))
    add_notice(connection, "people")
    return True


def is_known(connection: Connection, player_id: str) -> bool:
    """Whether there is such a player."""
    return connection.execute(sa.select(schema.player.c.id).where(schema.player.c.id == player_id)).first() is not None


def add_nobody(connection: Connection) -> None:
    """Add the player to whom belongs what was of people who were erased. He is banned: bots play on for him."""
    if not is_known(connection, NOBODY):
        nobody = {"id": NOBODY, "name": "", "secret_hash": "", "created": 0.0, "banned": ERASED, "muted": True}
        connection.execute(sa.insert(schema.player).values(nobody))


def erase_seat(connection: Connection, table_id: str, number: int) -> None:
    """Let a seat be nobody's: without name, and its answers without the keys that a browser gave them."""
    seats, entries, tables = schema.seat.c, schema.entry.c, schema.table.c
    which = sa.update(schema.seat).where(seats.table_id == table_id, seats.seat == number)
    connection.execute(which.values(player_id=NOBODY, name="", nonce=None, standing=[], **PRESENT))
    keys = sa.update(schema.entry).where(entries.table_id == table_id, entries.seat == engine_seat(number))
    connection.execute(keys.values(answer_key=None))
    connection.execute(sa.update(schema.table).where(tables.id == table_id).values(version=tables.version + 1))
    add_notice(connection, "table", table_id)
