"""Tables: opening, the lobby, seats, chat."""

import time
from collections.abc import Callable

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from flibuste.server import seating, wire
from flibuste.server.api.given import Number, TableId, Who
from flibuste.server.api.me import somebody, with_cookie
from flibuste.server.hall import Draft, Hall
from flibuste.server.live import Live
from flibuste.server.players import tidy_name
from flibuste.server.playing import chosen_seat
from flibuste.server.store import changes, queries
from flibuste.server.store.queries import Seated
from flibuste.server.store.rows import ChatRow
from flibuste.server.telling import told_table
from flibuste.server.visitors import Visitor


def told(hall: Hall, live: Live, visitor: Visitor) -> wire.Table:
    return told_table(live.row, live.seats, visitor, hall.pages(live.row.id))


def opened(hall: Hall, live: Live, visitor: Visitor, token: str | None, status: int) -> Response[wire.Opened]:
    player = visitor.known()
    table = told(hall, live, visitor)
    found = wire.Opened(table, wire.Me(player.id, player.name, token), table.link)
    return with_cookie(found, visitor, token, status)


async def changed(hall: Hall, table_id: str, visitor: Visitor, work: Callable[[Live, Draft], None]) -> wire.Table:
    """Let a function work on a table, and tell the table."""

    def do(live: Live, draft: Draft) -> Live:
        work(live, draft)
        return live

    return told(hall, await hall.change(table_id, do), visitor)


@post("/api/tables", status_code=201)
async def open_table(data: JSONBody[wire.NewTable], visitor: Who, state: State) -> Response[wire.Opened]:
    seating.known_game(data.game)
    player, token = await somebody(state.hall, visitor, data.name)
    if token is None and data.name:
        player.name = tidy_name(data.name)
    live = await seating.open_table(state.hall, player, data, visitor.language)
    return opened(state.hall, live, visitor, token, 201)


@get("/api/tables")
async def lobby(visitor: Who, state: State) -> wire.Lobby:
    hall: Hall = state.hall

    async def of(status: str) -> list[wire.Table]:
        found: list[Seated] = await hall.store.read(queries.lobby, status, 50)
        return [told_table(row, seats, visitor, hall.pages(row.id)) for row, seats in found]

    return wire.Lobby(await of("open"), await of("playing"), await of("over"))


@get("/api/tables/{table_id:str}")
async def one_table(table_id: TableId, visitor: Who, state: State) -> wire.Table:
    async with state.hall.look(table_id) as live:
        return told(state.hall, live, visitor)


@post("/api/tables/{table_id:str}/seats/{number:int}", status_code=200)
async def take_seat(
    table_id: TableId, number: Number, data: JSONBody[wire.TakeSeat], visitor: Who, state: State
) -> Response[wire.Opened]:
    async with state.hall.look(table_id) as live:
        live.seat(number)
    player, token = await somebody(state.hall, visitor, data.name)

    def work(live: Live, draft: Draft) -> Live:
        seating.take_seat(live, draft, number, player, data, visitor.language)
        return live

    return opened(state.hall, await state.hall.change(table_id, work), visitor, token, 200)


@post("/api/tables/{table_id:str}/seats/{number:int}/options", status_code=200)
async def set_own(
    table_id: TableId, number: Number, data: JSONBody[wire.SeatOptions], visitor: Who, state: State
) -> wire.Table:
    player = visitor.known().id

    def work(live: Live, draft: Draft) -> None:
        seating.set_own(live, draft, number, player, data.options, visitor.language)

    return await changed(state.hall, table_id, visitor, work)


@delete("/api/tables/{table_id:str}/seats/{number:int}", status_code=200)
async def leave_seat(table_id: TableId, number: Number, visitor: Who, state: State) -> wire.Table:
    player = visitor.known().id
    return await changed(
        state.hall, table_id, visitor, lambda live, draft: seating.leave_seat(live, draft, number, player)
    )


@post("/api/tables/{table_id:str}/seats/{number:int}/return", status_code=200)
async def come_back(table_id: TableId, number: Number, visitor: Who, state: State) -> wire.Table:
    player = visitor.known().id
    return await changed(
        state.hall, table_id, visitor, lambda live, draft: seating.come_back(live, draft, number, player)
    )


@post("/api/tables/{table_id:str}/seats/{number:int}/bot", status_code=200)
async def seat_bot(
    table_id: TableId, number: Number, data: JSONBody[wire.SeatBot], visitor: Who, state: State
) -> wire.Table:
    player = visitor.known().id

    def work(live: Live, draft: Draft) -> None:
        seating.seat_bot(live, draft, number, player, data.level, visitor.language)

    return await changed(state.hall, table_id, visitor, work)


@post("/api/tables/{table_id:str}/nonce", status_code=200)
async def add_nonce(table_id: TableId, data: JSONBody[wire.SeatNonce], visitor: Who, state: State) -> wire.Table:
    player = visitor.known().id

    def work(live: Live, draft: Draft) -> None:
        seating.add_nonce(live, draft, data.seat, player, data.nonce)

    return await changed(state.hall, table_id, visitor, work)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(table_id: TableId, visitor: Who, state: State) -> wire.Table:
    player = visitor.known().id

    def work(live: Live, draft: Draft) -> None:
        seating.start(live, draft, player, visitor.language)

    return await changed(state.hall, table_id, visitor, work)


# ---- chat ----


def told_chat(line: ChatRow) -> wire.Chat:
    return wire.Chat(line.id, line.seat, line.name, line.text, line.at)


@get("/api/tables/{table_id:str}/chat")
async def chat(table_id: TableId, state: State) -> list[wire.Chat]:
    async with state.hall.look(table_id):
        return [told_chat(line) for line in await state.hall.store.read(queries.chat, table_id, 0, 200)]


@post("/api/tables/{table_id:str}/chat", status_code=200)
async def say(table_id: TableId, data: JSONBody[wire.NewChat], visitor: Who, state: State) -> wire.Chat:
    return await said(state.hall, table_id, visitor, data)


async def said(hall: Hall, table_id: str, visitor: Visitor, data: wire.NewChat) -> wire.Chat:
    """Write a line of chat down, then tell it."""
    player = visitor.known()
    async with hall.look(table_id) as live:
        seat = chosen_seat(live, player.id, data.seat)
        name = live.seat(seat).name if seat else player.name
        line = ChatRow(0, table_id, seat, name, data.text, time.time())
        row = live.row
    line = await hall.store.write(changes.add_chat, row, line)
    hall.said(table_id)
    return told_chat(line)


HANDLERS = [
    open_table,
    lobby,
    one_table,
    take_seat,
    set_own,
    leave_seat,
    come_back,
    seat_bot,
    add_nonce,
    start,
    chat,
    say,
]
