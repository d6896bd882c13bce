"""Reporting a line of chat or a player to whoever runs the server."""

import time

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from flibuste.server import wire
from flibuste.server.api.parameters import CurrentVisitor, TableId
from flibuste.server.problems import Refused
from flibuste.server.store import changes, queries
from flibuste.server.store.rows import ReportRow
from flibuste.server.tables.registry import TableRegistry


@post("/api/tables/{table_id:str}/report", status_code=200)
async def report(
    table_id: TableId, data: JSONBody[wire.NewReport], visitor: CurrentVisitor, state: State
) -> wire.Reported:
    """Report a line of chat, or the player at a seat."""
    tables: TableRegistry = state.tables
    found = ReportRow(0, table_id, visitor.require_player().id, why=data.why, at=time.time())
    if data.chat is not None:
        line = await tables.store.read(queries.chat_line, table_id, data.chat)
        if line is None:
            raise Refused("not-found")
        found.name, found.said, found.about_player = line.name, line.text, line.player_id
    async with tables.locked(table_id) as table:
        seat = table.seat(data.seat) if data.seat else None
        if seat is not None and data.chat is None:
            found.name, found.about_player = seat.name, seat.player_id
    if not found.name:
        raise Refused("bad-request", why="chat, seat")
    state.guard.say(visitor.client)
    await tables.store.write(changes.add_report, found)
    return wire.Reported(found.name)


HANDLERS = [report]
