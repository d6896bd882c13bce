"""The chat of a table."""

import time

from flibuste.server import wire
from flibuste.server.people.guard import Guard
from flibuste.server.people.visitors import Visitor
from flibuste.server.problems import Refused
from flibuste.server.store import Store, changes, queries, relations
from flibuste.server.store.rows import ChatRow
from flibuste.server.tables.registry import TableRegistry
from flibuste.server.tables.seats import choose_seat


def describe_chat(line: ChatRow) -> wire.Chat:
    """A line of chat as it is sent."""
    return wire.Chat(line.id, line.seat, line.name, line.text, line.at)


async def lines_for(store: Store, table_id: str, player_id: str | None, after: int, limit: int) -> list[ChatRow]:
    """The lines of a chat that somebody wants to read: not of those whom he has blocked or muted."""
    lines = await store.read(queries.chat, table_id, after, limit)
    unheard = await store.read(relations.unheard_by, player_id) if lines and player_id is not None else set()
    return [line for line in lines if line.player_id not in unheard]


async def add_chat(
    tables: TableRegistry, guard: Guard, table_id: str, visitor: Visitor, data: wire.NewChat
) -> wire.Chat:
    """Store a line of chat, then announce it."""
    player = visitor.require_player()
    if player.muted:
        raise Refused("muted")
    guard.say(visitor.client)
    async with tables.locked(table_id) as table:
        seat = choose_seat(table, player.id, data.seat)
        name = table.seat(seat).name if seat else player.name
        line = ChatRow(0, table_id, seat, name, data.text, time.time(), player.id)
        row = table.row
    line = await tables.store.write(changes.add_chat, row, line)
    tables.announce_chat(table_id)
    return describe_chat(line)
