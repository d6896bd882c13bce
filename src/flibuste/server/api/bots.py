"""The interface for bots: a stream of questions, one request an answer. And the server's health."""

from collections.abc import AsyncIterator

from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.response import Stream

import flibuste
from flibuste.server import playing, wire
from flibuste.server.api.games import playable_games
from flibuste.server.api.given import Part, Who
from flibuste.server.desk import Desk, Ear
from flibuste.server.hall import Hall
from flibuste.server.problems import Refused
from flibuste.server.store import queries


@get("/api/bot/stream", media_type="application/x-ndjson")
async def stream(visitor: Who, state: State, part: Part = 0, parts: Part = 1) -> Stream:
    desk: Desk = state.desk
    player = visitor.known()
    if parts < 1 or part >= parts:
        raise Refused("bad-request", why="part < parts")

    async def lines() -> AsyncIterator[bytes]:
        async for line in desk.listen(Ear(player.id, part, parts)):
            yield line

    return Stream(lines(), media_type="application/x-ndjson", headers={"cache-control": "no-store"})


@post("/api/bot/move", status_code=200)
async def move(data: JSONBody[wire.BotMove], visitor: Who, state: State) -> wire.Done:
    answer = wire.Answer(data.decision, data.action, data.key or f"bot {data.decision}", data.seat)
    return await playing.act(state.hall, data.table, visitor.known().id, answer, visitor.language)


@get("/api/health")
async def health(state: State) -> wire.Health:
    hall: Hall = state.hall
    await hall.store.read(queries.ping)
    return wire.Health("ok", flibuste.__version__, hall.store.kind, [game.name for game in playable_games()])


HANDLERS = [stream, move, health]
