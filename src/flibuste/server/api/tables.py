"""Tables: opening one, the lobby, seats, chat."""

from collections.abc import Callable
from typing import Annotated, Literal

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody, QueryParameter

from flibuste.server import wire
from flibuste.server.api.me import get_or_add_player, with_cookie
from flibuste.server.api.parameters import CurrentVisitor, PathNumber, TableId
from flibuste.server.people.company import may_sit
from flibuste.server.people.guard import Guard
from flibuste.server.people.players import tidy_name
from flibuste.server.people.visitors import Visitor
from flibuste.server.store import queries
from flibuste.server.store.queries import TableWithSeats
from flibuste.server.tables import absence, opening, seats
from flibuste.server.tables import rematch as again
from flibuste.server.tables.chat import add_chat, describe_chat, lines_for
from flibuste.server.tables.describe import describe_table
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.listing import describe_tables
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.registry import TableRegistry

MOST_IN_LOBBY = 50
MOST_CHAT = 200


def describe_loaded(tables: TableRegistry, table: LoadedTable, visitor: Visitor) -> wire.Table:
    """A table in memory as a visitor may know it."""
    return describe_table(table.row, table.seats, visitor, tables.viewers(table.row.id))


def respond_opened(
    tables: TableRegistry, table: LoadedTable, visitor: Visitor, token: str | None, status: int
) -> Response[wire.Opened]:
    """The answer to whoever has just opened a table or taken a seat; a new player's token is set as a cookie too."""
    player = visitor.require_player()
    described = describe_loaded(tables, table, visitor)
    found = wire.Opened(described, wire.Me(player.id, player.name, token), described.link)
    return with_cookie(found, visitor, token, status)


async def change(
    tables: TableRegistry, table_id: str, visitor: Visitor, work: Callable[[LoadedTable, Draft], None]
) -> wire.Table:
    """Let a function change a table; returns the table afterwards."""

    def work_and_return(table: LoadedTable, draft: Draft) -> LoadedTable:
        work(table, draft)
        return table

    return describe_loaded(tables, await tables.change(table_id, work_and_return), visitor)


async def may_open(state: State, visitor: Visitor) -> None:
    """Refuse a table to whoever has opened too many, sits at too many, or opens them too fast."""
    guard: Guard = state.guard
    player = visitor.require_player()
    await guard.check_tables(state.tables.store, player.id)
    await guard.check_seats(state.tables.store, player.id)
    guard.open_table(visitor.client)


@post("/api/tables", status_code=201)
async def open_table(data: JSONBody[wire.NewTable], visitor: CurrentVisitor, state: State) -> Response[wire.Opened]:
    """Open a table; with no open seat the game starts at once."""
    opening.known_game(data.game)
    player, token = await get_or_add_player(state.tables, state.guard, visitor, data.name)
    await may_open(state, visitor)
    if token is None and data.name:
        player.name = tidy_name(data.name)
    table = await opening.open_table(state.tables, player, data, visitor.language)
    return respond_opened(state.tables, table, visitor, token, 201)


@get("/api/tables")
async def lobby(visitor: CurrentVisitor, state: State) -> wire.Lobby:
    """The public tables, newest first."""
    tables: TableRegistry = state.tables

    async def with_status(status: str) -> list[wire.Table]:
        found: list[TableWithSeats] = await tables.store.read(queries.lobby, status, MOST_IN_LOBBY)
        return await describe_tables(tables, found, visitor)

    return wire.Lobby(await with_status("open"), await with_status("playing"), await with_status("over"))


@get("/api/lobby")
async def lobby_page(
    visitor: CurrentVisitor,
    state: State,
    status: FromQuery[Literal["open", "playing", "over"]] = "open",
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    free: Annotated[int, QueryParameter(ge=0, le=32)] = 0,
    bots: FromQuery[bool | None] = None,
    page: Annotated[int, QueryParameter(ge=1, le=10_000)] = 1,
    size: Annotated[int, QueryParameter(ge=1, le=MOST_IN_LOBBY)] = 10,
) -> wire.LobbyPage:
    """A page of the public tables that are as wished, newest first."""
    tables: TableRegistry = state.tables
    wish = queries.LobbyWish(status, game, free, bots)
    count, found = await tables.store.read(queries.find_tables, wish, (page - 1) * size, size)
    shown = await describe_tables(tables, found, visitor)
    return wire.LobbyPage(count, page, max(1, -(-count // size)), shown, tables.settings.lobby_chat)


@get("/api/tables/{table_id:str}")
async def one_table(table_id: TableId, visitor: CurrentVisitor, state: State) -> wire.Table:
    """One table, without its position."""
    async with state.tables.locked(table_id) as table:
        return describe_loaded(state.tables, table, visitor)


# ---- seats ----


@post("/api/tables/{table_id:str}/seats/{number:int}", status_code=200)
async def take_seat(
    table_id: TableId, number: PathNumber, data: JSONBody[wire.TakeSeat], visitor: CurrentVisitor, state: State
) -> Response[wire.Opened]:
    """Take an open seat."""
    async with state.tables.locked(table_id) as table:
        table.seat(number)
        row, people = table.row, [seat.player_id for seat in table.seats if seat.player_id is not None]
    await may_sit(state.tables.store, row, people, visitor.player_id, data.invitation)
    player, token = await get_or_add_player(state.tables, state.guard, visitor, data.name)
    await state.guard.check_seats(state.tables.store, player.id)

    def work(table: LoadedTable, draft: Draft) -> LoadedTable:
        seats.take_seat(table, draft, number, player, data, visitor.language)
        return table

    return respond_opened(state.tables, await state.tables.change(table_id, work), visitor, token, 200)


@post("/api/tables/{table_id:str}/seats/{number:int}/absent", status_code=200)
async def vote_absent(table_id: TableId, number: PathNumber, visitor: CurrentVisitor, state: State) -> wire.Table:
    """Vote for a bot in place of somebody who does not answer."""
    player = visitor.require_player().id

    def work(table: LoadedTable, draft: Draft) -> None:
        absence.vote(table, draft, number, player)

    return await change(state.tables, table_id, visitor, work)


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(
    table_id: TableId, data: JSONBody[wire.TakeSeat], visitor: CurrentVisitor, state: State
) -> Response[wire.Opened]:
    """The same people once more: all who ask for it after a game come to one table."""
    player = visitor.require_player()
    await may_open(state, visitor)
    table = await again.rematch(state.tables, table_id, player, data, visitor.language)
    return respond_opened(state.tables, table, visitor, None, 200)


@post("/api/tables/{table_id:str}/seats/{number:int}/options", status_code=200)
async def set_own_options(
    table_id: TableId, number: PathNumber, data: JSONBody[wire.SeatOptions], visitor: CurrentVisitor, state: State
) -> wire.Table:
    """Before the start: set the options of one's own seat."""
    player = visitor.require_player().id

    def work(table: LoadedTable, draft: Draft) -> None:
        seats.set_own_options(table, draft, number, player, data.options, visitor.language)

    return await change(state.tables, table_id, visitor, work)


@delete("/api/tables/{table_id:str}/seats/{number:int}", status_code=200)
async def leave_seat(table_id: TableId, number: PathNumber, visitor: CurrentVisitor, state: State) -> wire.Table:
    """Leave a seat: it opens again, or in a running game a bot stands in."""
    player = visitor.require_player().id

    def work(table: LoadedTable, draft: Draft) -> None:
        seats.leave_seat(table, draft, number, player)

    return await change(state.tables, table_id, visitor, work)


@post("/api/tables/{table_id:str}/seats/{number:int}/return", status_code=200)
async def come_back(table_id: TableId, number: PathNumber, visitor: CurrentVisitor, state: State) -> wire.Table:
    """Take a seat back from the bot that stood in."""
    player = visitor.require_player().id

    def work(table: LoadedTable, draft: Draft) -> None:
        seats.come_back(table, draft, number, player)

    return await change(state.tables, table_id, visitor, work)


@post("/api/tables/{table_id:str}/seats/{number:int}/bot", status_code=200)
async def seat_bot(
    table_id: TableId, number: PathNumber, data: JSONBody[wire.SeatBot], visitor: CurrentVisitor, state: State
) -> wire.Table:
    """The host gives an open seat to a bot."""
    player = visitor.require_player().id

    def work(table: LoadedTable, draft: Draft) -> None:
        seats.seat_bot(table, draft, number, player, data.level, visitor.language)

    return await change(state.tables, table_id, visitor, work)


@post("/api/tables/{table_id:str}/nonce", status_code=200)
async def add_nonce(
    table_id: TableId, data: JSONBody[wire.SeatNonce], visitor: CurrentVisitor, state: State
) -> wire.Table:
    """Before the start: add a text to what the dice are made of."""
    player = visitor.require_player().id

    def work(table: LoadedTable, draft: Draft) -> None:
        seats.add_nonce(table, draft, data.seat, player, data.nonce)

    return await change(state.tables, table_id, visitor, work)


@post("/api/tables/{table_id:str}/commit", status_code=200)
async def commit(table_id: TableId, data: JSONBody[wire.Commit], visitor: CurrentVisitor, state: State) -> wire.Table:
    """Before the start: commit oneself to a nonce that nobody is shown yet."""
    player = visitor.require_player().id

    def work(table: LoadedTable, draft: Draft) -> None:
        seats.commit(table, draft, data.seat, player, data.attempt, data.commitment)

    return await change(state.tables, table_id, visitor, work)


@post("/api/tables/{table_id:str}/reveal", status_code=200)
async def reveal(table_id: TableId, data: JSONBody[wire.Reveal], visitor: CurrentVisitor, state: State) -> wire.Table:
    """At the start, when everybody is bound: show one's nonce."""
    player = visitor.require_player().id

    def work(table: LoadedTable, draft: Draft) -> None:
        seats.reveal(table, draft, data.seat, player, data.nonce)

    return await change(state.tables, table_id, visitor, work)


@get("/api/key")
async def server_key(state: State) -> wire.ServerKey:
    """The public key with which the server's receipts can be checked."""
    return wire.ServerKey(state.tables.store.keys.public)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(table_id: TableId, visitor: CurrentVisitor, state: State) -> wire.Table:
    """The host starts the game; open seats go to bots."""
    player = visitor.require_player().id

    def work(table: LoadedTable, draft: Draft) -> None:
        seats.start(table, draft, player, visitor.language)

    return await change(state.tables, table_id, visitor, work)


# ---- chat ----


@get("/api/tables/{table_id:str}/chat")
async def chat(table_id: TableId, visitor: CurrentVisitor, state: State) -> list[wire.Chat]:
    """The last lines of the chat, without those of people whom the visitor does not want to hear."""
    async with state.tables.locked(table_id):
        lines = await lines_for(state.tables.store, table_id, visitor.player_id, 0, MOST_CHAT)
        return [describe_chat(line) for line in lines]


@post("/api/tables/{table_id:str}/chat", status_code=200)
async def say(table_id: TableId, data: JSONBody[wire.NewChat], visitor: CurrentVisitor, state: State) -> wire.Chat:
    """Say something in the chat."""
    return await add_chat(state.tables, state.guard, table_id, visitor, data)


HANDLERS = [
    open_table,
    lobby,
    lobby_page,
    one_table,
    take_seat,
    vote_absent,
    rematch,
    set_own_options,
    leave_seat,
    come_back,
    seat_bot,
    add_nonce,
    commit,
    reveal,
    server_key,
    start,
    chat,
    say,
]
