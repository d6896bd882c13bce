"""Calling people back, in the store: browsers that can be called, who was called, letters, vacations."""

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from flibuste.server.store import schema
from flibuste.server.store.changes import values
from flibuste.server.store.queries import many
from flibuste.server.store.rows import PlayerRow, SubscriptionRow

MOST_SUBSCRIPTIONS = 10  # a person; the oldest makes way

# ---- browsers that can be called ----


def subscribe(connection: Connection, new: SubscriptionRow) -> None:
    """Add a browser; one that was somebody else's, or this session's other one, is so no longer."""
    columns = schema.subscription.c
    same = sa.or_(columns.id == new.id, columns.session_id == new.session_id)
    connection.execute(sa.delete(schema.subscription).where(same))
    connection.execute(sa.insert(schema.subscription).values(values(new)))
    for old in subscriptions_of(connection, new.player_id)[MOST_SUBSCRIPTIONS:]:
        unsubscribe(connection, old.id)


def unsubscribe(connection: Connection, subscription_id: str) -> None:
    """Call a browser no more."""
    connection.execute(sa.delete(schema.subscription).where(schema.subscription.c.id == subscription_id))


def unsubscribe_session(connection: Connection, session_id: str) -> None:
    """Call the browser of a session no more."""
    connection.execute(sa.delete(schema.subscription).where(schema.subscription.c.session_id == session_id))


def subscriptions_of(connection: Connection, player_id: str) -> list[SubscriptionRow]:
    """The browsers of a person that can be called, the newest first."""
    columns = schema.subscription.c
    query = sa.select(schema.subscription).where(columns.player_id == player_id)
    return many(connection, SubscriptionRow, query.order_by(columns.created.desc(), columns.id))


def is_subscribed(connection: Connection, session_id: str) -> bool:
    """Whether the browser of a session can be called."""
    which = schema.subscription.c.session_id == session_id
    return connection.execute(sa.select(schema.subscription.c.id).where(which)).first() is not None


# ---- who was called ----


def whom_to_call(connection: Connection, table_id: str, people: list[str], now: float) -> list[SubscriptionRow]:
    """The browsers of those of some people who were not called to a table since they were last there, and are here."""
    done = sa.select(schema.called.c.player_id).where(schema.called.c.table_id == table_id)
    columns = schema.subscription.c
    query = sa.select(schema.subscription).where(columns.player_id.in_(people), columns.player_id.not_in(done))
    found = many(connection, SubscriptionRow, query)
    away = set(away_people(connection, {row.player_id for row in found}, now))
    return [row for row in found if row.player_id not in away]


def away_people(connection: Connection, people: set[str], now: float) -> list[str]:
    """Those of some people who are on vacation, or banned."""
    query = sa.select(schema.player).where(schema.player.c.id.in_(list(people)))
    found = many(connection, PlayerRow, query) if people else []
    return [row.id for row in found if row.banned is not None or vacation_of(row, now) is not None]


def note_call(connection: Connection, table_id: str, player_id: str, now: float) -> bool:
    """Note that somebody is being called to a table; False if somebody else has just done so."""
    which = (schema.called.c.player_id == player_id, schema.called.c.table_id == table_id)
    if connection.execute(sa.select(schema.called.c.at).where(*which)).first() is not None:
        return False
    connection.execute(sa.insert(schema.called).values(player_id=player_id, table_id=table_id, at=now))
    return True


def was_called(connection: Connection, table_id: str, player_id: str) -> bool:
    """Whether somebody was called to a table and has not been there since."""
    which = (schema.called.c.player_id == player_id, schema.called.c.table_id == table_id)
    return connection.execute(sa.select(schema.called.c.at).where(*which)).first() is not None


def forget_call(connection: Connection, table_id: str, player_id: str) -> None:
    """Somebody is back at a table: the next time he may be called again."""
    which = (schema.called.c.player_id == player_id, schema.called.c.table_id == table_id)
    connection.execute(sa.delete(schema.called).where(*which))


# ---- vacations ----


def vacation_of(person: PlayerRow, now: float) -> list[float] | None:
    """The vacation on which a person is: from when, and until when."""
    return next((entry for entry in person.vacations or [] if entry[0] <= now < entry[1]), None)


def set_vacations(connection: Connection, player_id: str, vacations: list[list[float]]) -> None:
    """Keep when a person was and is on vacation."""
    connection.execute(sa.update(schema.player).where(schema.player.c.id == player_id).values(vacations=vacations))


def slow_seats_of(connection: Connection, player_id: str) -> list[tuple[str, int]]:
    """The seats of a person at tables that are not over and measured in days: the table and the seat."""
    columns, seats = schema.table.c, schema.seat.c
    joined = schema.seat.join(schema.table, columns.id == seats.table_id)
    query = sa.select(columns.id, seats.seat, columns.pace).select_from(joined)
    query = query.where(seats.player_id == player_id, columns.status.in_(("open", "playing")))
    return [(table, seat) for table, seat, pace in connection.execute(query) if allows_vacation(pace)]


def allows_vacation(pace: dict[str, Any]) -> bool:
    """Whether the clock of a table stands still for people on vacation."""
    return pace["kind"] == "async" and bool(pace.get("vacation", True))


# ---- letters about slow tables ----


def set_digest(connection: Connection, player_id: str, digest: dict[str, str] | None) -> None:
    """Let a person have letters about slow tables, or no longer."""
    which = sa.update(schema.player).where(schema.player.c.id == player_id)
    connection.execute(which.values(digest=digest, digest_at=0.0 if digest else None))


def digests_due(connection: Connection, before: float, limit: int) -> list[PlayerRow]:
    """People who want letters, have a mailbox, and were sent none since a time."""
    columns = schema.player.c
    query = sa.select(schema.player).where(columns.digest_at < before, columns.email.is_not(None))
    query = query.where(columns.banned.is_(None)).order_by(columns.digest_at)
    return many(connection, PlayerRow, query.limit(limit))


def claim_digest(connection: Connection, player_id: str, seen: float, now: float) -> bool:
    """Note that a letter is written to somebody now; False if another server does."""
    columns = schema.player.c
    which = sa.update(schema.player).where(columns.id == player_id, columns.digest_at == seen)
    return connection.execute(which.values(digest_at=now)).rowcount == 1


def asked_since(connection: Connection, table_id: str) -> float:
    """When the last thing happened in the game of a table."""
    found = connection.execute(sa.select(sa.func.max(schema.entry.c.at)).where(schema.entry.c.table_id == table_id))
    return float(found.scalar() or time.time())


# ---- all of it ----


def export_calls(connection: Connection, player_id: str) -> dict[str, Any]:
    """What the store has of a person for calling him back, without secrets."""
    called = sa.select(schema.called.c.table_id, schema.called.c.at).where(schema.called.c.player_id == player_id)
    return {
        "subscriptions": [values(row, "player_id", "auth") for row in subscriptions_of(connection, player_id)],
        "called": [dict(row) for row in connection.execute(called).mappings()],
    }


def erase_calls(connection: Connection, player_id: str) -> None:
    """Forget how a person could be called."""
    for part in (schema.subscription, schema.called):
        connection.execute(sa.delete(part).where(part.c.player_id == player_id))
