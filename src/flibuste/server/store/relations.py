"""What people are to each other: friends (always both), blocked, muted."""

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from flibuste.server.store import schema

BLOCK, FRIEND, MUTE = "block", "friend", "mute"


def set_relation(connection: Connection, player_id: str, other_id: str, kind: str, on: bool) -> None:
    """Block or mute somebody, or no longer; whoever blocks a friend is friends no longer."""
    remove(connection, player_id, other_id, kind)
    if on:
        add(connection, player_id, other_id, kind)
    if kind == BLOCK and on:
        end_friendship(connection, player_id, other_id)


def make_friends(connection: Connection, player_id: str, other_id: str) -> bool:
    """Let two people be friends; False if one of them has blocked the other."""
    if blocks(connection, player_id, [other_id]) or blocks(connection, other_id, [player_id]):
        return False
    for one, other in ((player_id, other_id), (other_id, player_id)):
        remove(connection, one, other, FRIEND)
        add(connection, one, other, FRIEND)
    return True


def end_friendship(connection: Connection, player_id: str, other_id: str) -> None:
    """Let two people be friends no longer."""
    for one, other in ((player_id, other_id), (other_id, player_id)):
        remove(connection, one, other, FRIEND)


def add(connection: Connection, player_id: str, other_id: str, kind: str) -> None:
    row = {"player_id": player_id, "other_id": other_id, "kind": kind, "at": time.time()}
    connection.execute(sa.insert(schema.relation).values(row))


def remove(connection: Connection, player_id: str, other_id: str, kind: str) -> None:
    columns = schema.relation.c
    which = (columns.player_id == player_id, columns.other_id == other_id, columns.kind == kind)
    connection.execute(sa.delete(schema.relation).where(*which))


def relations_of(connection: Connection, player_id: str) -> list[dict[str, Any]]:
    """Everybody who is something to a person, with his name."""
    columns = schema.relation.c
    joined = schema.relation.join(schema.player, schema.player.c.id == columns.other_id)
    query = sa.select(columns.other_id, columns.kind, columns.at, schema.player.c.name, schema.player.c.handle)
    query = query.select_from(joined).where(columns.player_id == player_id).order_by(columns.at)
    return [dict(row) for row in connection.execute(query).mappings()]


def blocks(connection: Connection, other_id: str, people: list[str]) -> bool:
    """Whether one of these people has blocked somebody."""
    columns = schema.relation.c
    which = (columns.player_id.in_(people), columns.other_id == other_id, columns.kind == BLOCK)
    return connection.execute(sa.select(columns.kind).where(*which)).first() is not None


def are_friends(connection: Connection, player_id: str, other_id: str) -> bool:
    """Whether two people are friends."""
    columns = schema.relation.c
    which = (columns.player_id == player_id, columns.other_id == other_id, columns.kind == FRIEND)
    return connection.execute(sa.select(columns.kind).where(*which)).first() is not None


def unheard_by(connection: Connection, player_id: str | None) -> set[str]:
    """The people whose chat a person does not want to read."""
    columns = schema.relation.c
    which = (columns.player_id == player_id, columns.kind.in_((BLOCK, MUTE)))
    return set(connection.execute(sa.select(columns.other_id).where(*which)).scalars())


def erase_relations(connection: Connection, player_id: str) -> None:
    """Forget what a person was to others, and they to him."""
    for column in (schema.relation.c.player_id, schema.relation.c.other_id):
        connection.execute(sa.delete(schema.relation).where(column == player_id))
