"""Players: a name, a token, a recovery link."""

from typing import Any

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from flibuste.server import wire
from flibuste.server.api.parameters import CurrentVisitor
from flibuste.server.people.guard import Guard
from flibuste.server.people.players import OWN_BOTS, add_player, find_player, renew_link, sign_in, tidy_name
from flibuste.server.people.visitors import COOKIE, COOKIE_BEFORE, Visitor
from flibuste.server.problems import Refused
from flibuste.server.store import accounts, changes, queries
from flibuste.server.store.rows import PlayerRow
from flibuste.server.tables.listing import describe_tables
from flibuste.server.tables.registry import TableRegistry

MOST_TABLES = 100


async def get_or_add_player(
    tables: TableRegistry, guard: Guard, visitor: Visitor, name: str
) -> tuple[PlayerRow, str | None]:
    """The visitor's player; whoever is none becomes one, and only then a token is returned."""
    if visitor.player_id == OWN_BOTS:
        raise Refused("who-are-you")
    if visitor.player is not None:
        return visitor.player, None
    guard.arrive(visitor.client)
    player, token = await add_player(tables.store, name, visitor.device)
    visitor.become(player)
    return player, token


def with_cookie(content: Any, visitor: Visitor, token: str | None, status: int = 200) -> Response[Any]:
    """A response that sets the token as a cookie, if there is one."""
    return Response(content, status_code=status, cookies=[visitor.cookie(token)] if token else [])


@post("/api/me", status_code=200)
async def name_me(data: JSONBody[wire.Named], visitor: CurrentVisitor, state: State) -> Response[wire.Me]:
    """Become a player, or change one's name."""
    player, token = await get_or_add_player(state.tables, state.guard, visitor, data.name)
    if token is None:
        player.name = tidy_name(data.name)
        await state.tables.store.write(changes.rename_player, player.id, player.name)
    return with_cookie(wire.Me(player.id, player.name, token), visitor, token)


@get("/api/me")
async def who_am_i(visitor: CurrentVisitor, state: State) -> wire.Me:
    """The player behind this request."""
    player = visitor.require_player()
    before = await find_player(state.tables.store, visitor.token_before, or_nobody=True)
    return wire.Me(player.id, player.name, before=None if before is None else before.name)


@post("/api/me/whose", status_code=200)
async def whose(data: JSONBody[wire.Token], visitor: CurrentVisitor, state: State) -> wire.Whose:
    """Whose token this is; nothing changes in this browser."""
    player = await find_player(state.tables.store, data.token)
    assert player is not None
    tables = await state.tables.store.read(queries.tables_of, player.id, MOST_TABLES)
    return wire.Whose(player.name, len(tables), player.id == visitor.player_id)


@post("/api/me/recover", status_code=200)
async def recover(data: JSONBody[wire.Token], visitor: CurrentVisitor, state: State) -> Response[wire.Me]:
    """Be the player with this token again, in this browser. Whom it belonged to is kept, and can be called back."""
    player = await find_player(state.tables.store, data.token)
    assert player is not None
    return await enter(state.tables, visitor, player)


@post("/api/me/back", status_code=200)
async def back(visitor: CurrentVisitor, state: State) -> Response[wire.Me]:
    """Be again who this browser was before it opened a recovery link; the other is kept in turn."""
    player = await find_player(state.tables.store, visitor.token_before)
    assert player is not None
    return become(visitor, player, visitor.token_before)


async def enter(tables: TableRegistry, visitor: Visitor, player: PlayerRow) -> Response[wire.Me]:
    """Sign a browser in as a player; one that is already signed in as him stays so."""
    if visitor.player_id == player.id and visitor.session is not None and visitor.token:
        return Response(wire.Me(player.id, player.name))
    return become(visitor, player, await sign_in(tables.store, player, visitor.device))


def become(visitor: Visitor, player: PlayerRow, token: str) -> Response[wire.Me]:
    """Let a browser be the player with this token from now on; it keeps who it was."""
    me = wire.Me(player.id, player.name)
    cookies = [visitor.cookie(token)]
    if visitor.player is not None and visitor.player_id != player.id and visitor.token:
        me.before = visitor.player.name
        cookies.append(visitor.cookie(visitor.token, COOKIE_BEFORE))
    return Response(me, cookies=cookies)


@post("/api/me/link", status_code=200)
async def recovery_link(visitor: CurrentVisitor, state: State) -> Response[wire.Recovery]:
    """A new token and the link that carries it; the old ones, of the link and of whoever asks, stop working."""
    player = visitor.require_player()
    link, token = await renew_link(state.tables.store, player, visitor.session, visitor.device)
    state.tables.announce_new_token(player.id)
    return with_cookie(wire.Recovery(link, f"{visitor.address}/#recover={link}"), visitor, token)


@post("/api/me/forget", status_code=204)
async def forget(visitor: CurrentVisitor, state: State) -> Response[None]:
    """Sign this browser out: its session ends, its cookie goes."""
    if visitor.session is not None and visitor.token:
        await state.tables.store.write(accounts.end_sessions, visitor.session.player_id, visitor.session.id, None)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@get("/api/me/tables")
async def my_tables(visitor: CurrentVisitor, state: State) -> list[wire.Table]:
    """The tables where the visitor has a seat: first where he is asked, then by last change."""
    tables: TableRegistry = state.tables
    found = await tables.store.read(queries.tables_of, visitor.require_player().id, MOST_TABLES)
    described = await describe_tables(tables, found, visitor)
    return sorted(described, key=lambda table: (not is_asked(table), -table.changed))


def is_asked(table: wire.Table) -> bool:
    """Whether the reader has to decide at a table."""
    return any(seat.mine and seat.seat in table.asked for seat in table.seats)


HANDLERS = [name_me, who_am_i, whose, recover, back, recovery_link, forget, my_tables]
