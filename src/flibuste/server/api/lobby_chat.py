"""The lobby's chat, where the server has one: with the limits, blocks and reports that the chat of a table has."""

import time
from typing import Any

import msgspec
from litestar import Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.params import JSONBody

from flibuste.server import wire
from flibuste.server.api.feeding import feed
from flibuste.server.api.me import get_or_add_player, with_cookie
from flibuste.server.api.parameters import CurrentVisitor
from flibuste.server.people.players import tidy_name
from flibuste.server.people.visitors import Visitor
from flibuste.server.problems import Refused
from flibuste.server.settings import Settings
from flibuste.server.store import Store, changes, lobby_chat, relations
from flibuste.server.store.lobby_chat import LOBBY
from flibuste.server.store.rows import LobbyChatRow, ReportRow

MOST_LINES = 100


def check_on(settings: Settings) -> None:
    """Refuse where the lobby has no chat."""
    if not settings.lobby_chat:
        raise Refused("no-lobby-chat")


async def lines_for(store: Store, player_id: str | None, after: int) -> list[wire.LobbyLine]:
    """The lines that somebody wants to read: not of those whom he has blocked or muted."""
    found = await store.read(lobby_chat.lines, after, MOST_LINES)
    unheard = await store.read(relations.unheard_by, player_id) if found and player_id is not None else set()
    return [describe(line, handle, player_id) for line, handle in found if line.player_id not in unheard]


def describe(line: LobbyChatRow, handle: str | None, player_id: str | None) -> wire.LobbyLine:
    """A line as it is sent."""
    return wire.LobbyLine(line.id, line.name, line.text, line.at, line.player_id == player_id, handle)


async def line_of(state: State, number: int | None) -> LobbyChatRow:
    """The line with a number; refuses one that there is not."""
    check_on(state.settings)
    store: Store = state.tables.store
    found = None if number is None else await store.read(lobby_chat.line, number)
    if found is None:
        raise Refused("not-found")
    return found


@get("/api/lobby/chat")
async def chat(visitor: CurrentVisitor, state: State) -> list[wire.LobbyLine]:
    """The last lines of the lobby's chat, without those of people whom the visitor does not want to hear."""
    check_on(state.settings)
    return await lines_for(state.tables.store, visitor.player_id, 0)


@post("/api/lobby/chat", status_code=200)
async def say(data: JSONBody[wire.NewLobbyLine], visitor: CurrentVisitor, state: State) -> Response[wire.LobbyLine]:
    """Say something in the lobby."""
    check_on(state.settings)
    player, token = await get_or_add_player(state.tables, state.guard, visitor, data.name)
    if player.muted:
        raise Refused("muted")
    state.guard.say(visitor.client)
    name = tidy_name(data.name) or player.name
    line = LobbyChatRow(0, player.id, name, data.text, time.time())
    line = await state.tables.store.write(lobby_chat.add_line, line)
    state.feeds.wake(LOBBY)
    return with_cookie(describe(line, player.handle, player.id), visitor, token)


@post("/api/lobby/report", status_code=200)
async def report(data: JSONBody[wire.NewReport], visitor: CurrentVisitor, state: State) -> wire.Reported:
    """Report a line of the lobby's chat."""
    player = visitor.require_player()
    line = await line_of(state, data.chat)
    state.guard.say(visitor.client)
    found = ReportRow(0, LOBBY, player.id, line.player_id, line.name, line.text, data.why, time.time())
    await state.tables.store.write(changes.add_report, found)
    return wire.Reported(line.name)


@post("/api/lobby/avoid", status_code=200)
async def avoid(data: JSONBody[wire.Avoid], visitor: CurrentVisitor, state: State) -> wire.Reported:
    """Block or mute who has written a line of the lobby's chat."""
    player = visitor.require_player()
    line = await line_of(state, data.chat)
    if line.player_id == player.id:
        raise Refused("not-found")
    await state.tables.store.write(relations.set_relation, player.id, line.player_id, data.kind, True)
    return wire.Reported(line.name)


@websocket("/api/lobby/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """The last lines of the lobby's chat, and every new one."""
    last = 0

    async def news(visitor: Visitor) -> list[str]:
        nonlocal last
        check_on(socket.app.state.settings)
        found = await lines_for(socket.app.state.tables.store, visitor.player_id, last)
        last = max([last, *(line.id for line in found)])
        return [msgspec.json.encode(line).decode() for line in found]

    await feed(socket, LOBBY, news)


HANDLERS = [chat, say, report, avoid, live]
