"""Tables: opening, the lobby, seats, chat."""

import time
from collections.abc import Callable

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from flibuste.server import wire
from flibuste.server.api.me import get_or_add_player, with_cookie
from flibuste.server.api.parameters import CurrentVisitor, Number, TableId
from flibuste.server.people.players import tidy_name
from flibuste.server.people.visitors import Visitor
from flibuste.server.store import changes, queries
from flibuste.server.store.queries import TableWithSeats
from flibuste.server.store.rows import ChatRow
from flibuste.server.tables import seats
from flibuste.server.tables.describe import describe_table
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.moves import choose_seat
from flibuste.server.tables.registry import Draft, TableRegistry


def told(tables: TableRegistry, table: LoadedTable, visitor: Visitor) -> wire.Table:
    return describe_table(table.row, table.seats, visitor, tables.pages(table.row.id))


def opened(
    tables: TableRegistry, table: LoadedTable, visitor: Visitor, token: str | None, status: int
) -> Response[wire.Opened]:
    player = visitor.known()
    shown = told(tables, table, visitor)
    found = wire.Opened(shown, wire.Me(player.id, player.name, token), shown.link)
    return with_cookie(found, visitor, token, status)


async def changed(
    tables: TableRegistry, table_id: str, visitor: Visitor, work: Callable[[LoadedTable, Draft], None]
) -> wire.Table:
    """Let a function work on a table, and tell the table."""

    def do(table: LoadedTable, draft: Draft) -> LoadedTable:
        work(table, draft)
        return table

    return told(tables, await tables.change(table_id, do), visitor)


@post("/api/tables", status_code=201)
async def open_table(data: JSONBody[wire.NewTable], visitor: CurrentVisitor, state: State) -> Response[wire.Opened]:
    seats.known_game(data.game)
    player, token = await get_or_add_player(state.tables, visitor, data.name)
    if token is None and data.name:
        player.name = tidy_name(data.name)
    table = await seats.open_table(state.tables, player, data, visitor.language)
    return opened(state.tables, table, visitor, token, 201)


@get("/api/tables")
async def lobby(visitor: CurrentVisitor, state: State) -> wire.Lobby:
    tables: TableRegistry = state.tables

    async def of(status: str) -> list[wire.Table]:
        found: list[TableWithSeats] = await tables.store.read(queries.lobby, status, 50)
        return [describe_table(row, seats, visitor, tables.pages(row.id)) for row, seats in found]

    return wire.Lobby(await of("open"), await of("playing"), await of("over"))


@get("/api/tables/{table_id:str}")
async def one_table(table_id: TableId, visitor: CurrentVisitor, state: State) -> wire.Table:
    async with state.tables.locked(table_id) as table:
        return told(state.tables, table, visitor)


@post("/api/tables/{table_id:str}/seats/{number:int}", status_code=200)
async def take_seat(
    table_id: TableId, number: Number, data: JSONBody[wire.TakeSeat], visitor: CurrentVisitor, state: State
) -> Response[wire.Opened]:
    async with state.tables.locked(table_id) as table:
        table.seat(number)
    player, token = await get_or_add_player(state.tables, visitor, data.name)

    def work(table: LoadedTable, draft: Draft) -> LoadedTable:
        seats.take_seat(table, draft, number, player, data, visitor.language)
        return table

    return opened(state.tables, await state.tables.change(table_id, work), visitor, token, 200)


@post("/api/tables/{table_id:str}/seats/{number:int}/options", status_code=200)
async def set_own_options(
    table_id: TableId, number: Number, data: JSONBody[wire.SeatOptions], visitor: CurrentVisitor, state: State
) -> wire.Table:
    player = visitor.known().id

    def work(table: LoadedTable, draft: Draft) -> None:
        seats.set_own_options(table, draft, number, player, data.options, visitor.language)

    return await changed(state.tables, table_id, visitor, work)


@delete("/api/tables/{table_id:str}/seats/{number:int}", status_code=200)
async def leave_seat(table_id: TableId, number: Number, visitor: CurrentVisitor, state: State) -> wire.Table:
    player = visitor.known().id
    return await changed(
        state.tables, table_id, visitor, lambda table, draft: seats.leave_seat(table, draft, number, player)
    )


@post("/api/tables/{table_id:str}/seats/{number:int}/return", status_code=200)
async def come_back(table_id: TableId, number: Number, visitor: CurrentVisitor, state: State) -> wire.Table:
    player = visitor.known().id
    return await changed(
        state.tables, table_id, visitor, lambda table, draft: seats.come_back(table, draft, number, player)
    )


@post("/api/tables/{table_id:str}/seats/{number:int}/bot", status_code=200)
async def seat_bot(
    table_id: TableId, number: Number, data: JSONBody[wire.SeatBot], visitor: CurrentVisitor, state: State
) -> wire.Table:
    player = visitor.known().id

    def work(table: LoadedTable, draft: Draft) -> None:
        seats.seat_bot(table, draft, number, player, data.level, visitor.language)

    return await changed(state.tables, table_id, visitor, work)


@post("/api/tables/{table_id:str}/nonce", status_code=200)
async def add_nonce(
    table_id: TableId, data: JSONBody[wire.SeatNonce], visitor: CurrentVisitor, state: State
) -> wire.Table:
    player = visitor.known().id

    def work(table: LoadedTable, draft: Draft) -> None:
        seats.add_nonce(table, draft, data.seat, player, data.nonce)

    return await changed(state.tables, table_id, visitor, work)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(table_id: TableId, visitor: CurrentVisitor, state: State) -> wire.Table:
    player = visitor.known().id

    def work(table: LoadedTable, draft: Draft) -> None:
        seats.start(table, draft, player, visitor.language)

    return await changed(state.tables, table_id, visitor, work)


# ---- chat ----


def describe_chat(line: ChatRow) -> wire.Chat:
    return wire.Chat(line.id, line.seat, line.name, line.text, line.at)


@get("/api/tables/{table_id:str}/chat")
async def chat(table_id: TableId, state: State) -> list[wire.Chat]:
    async with state.tables.locked(table_id):
        return [describe_chat(line) for line in await state.tables.store.read(queries.chat, table_id, 0, 200)]


@post("/api/tables/{table_id:str}/chat", status_code=200)
async def say(table_id: TableId, data: JSONBody[wire.NewChat], visitor: CurrentVisitor, state: State) -> wire.Chat:
    return await said(state.tables, table_id, visitor, data)


async def said(tables: TableRegistry, table_id: str, visitor: Visitor, data: wire.NewChat) -> wire.Chat:
    """Write a line of chat down, then tell it."""
    player = visitor.known()
    async with tables.locked(table_id) as table:
        seat = choose_seat(table, player.id, data.seat)
        name = table.seat(seat).name if seat else player.name
        line = ChatRow(0, table_id, seat, name, data.text, time.time())
        row = table.row
    line = await tables.store.write(changes.add_chat, row, line)
    tables.said(table_id)
    return describe_chat(line)


HANDLERS = [
    open_table,
    lobby,
    one_table,
    take_seat,
    set_own_options,
    leave_seat,
    come_back,
    seat_bot,
    add_nonce,
    start,
    chat,
    say,
]
