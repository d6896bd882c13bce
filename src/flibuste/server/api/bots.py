"""The interface for bots: a stream of questions, and a request for each answer. And the server's health."""

from collections.abc import AsyncIterator

from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.response import Stream

import flibuste
from flibuste.server import wire
from flibuste.server.api.games import playable_games
from flibuste.server.api.parameters import CurrentVisitor, WorkerPart
from flibuste.server.bots.questions import BotListener, BotQuestions
from flibuste.server.people.guard import Guard
from flibuste.server.problems import Refused
from flibuste.server.store import queries
from flibuste.server.tables import moves
from flibuste.server.tables.registry import TableRegistry


@get("/api/bot/stream", media_type="application/x-ndjson", opt={"sent_as_is": True})
async def stream(visitor: CurrentVisitor, state: State, part: WorkerPart = 0, parts: WorkerPart = 1) -> Stream:
    """The questions for all seats of a player, one JSON object a line."""
    questions: BotQuestions = state.bot_questions
    player = visitor.require_player()
    if parts < 1 or part >= parts:
        raise Refused("bad-request", why="part < parts")

    guard: Guard = state.guard
    guard.check_socket(visitor.client)

    async def lines() -> AsyncIterator[bytes]:
        guard.hold_socket(visitor.client)
        try:
            async for line in questions.listen(BotListener(player.id, part, parts)):
                yield line
        finally:
            guard.release_socket(visitor.client)

    return Stream(lines(), media_type="application/x-ndjson", headers={"cache-control": "no-store"})


@post("/api/bot/move", status_code=200)
async def move(data: JSONBody[wire.BotMove], visitor: CurrentVisitor, state: State) -> wire.Done:
    """Answer a question of the stream."""
    player = visitor.require_player().id
    state.bot_questions.note_answer(player, data.table, data.seat)
    answer = wire.Answer(data.decision, data.action, data.key or f"bot {data.decision}", data.seat)
    return await moves.act(state.tables, data.table, player, answer, visitor.language)


@get("/api/health")
async def health(state: State) -> wire.Health:
    """Whether the server and its store work."""
    tables: TableRegistry = state.tables
    await tables.store.read(queries.ping)
    return wire.Health("ok", flibuste.__version__, tables.store.kind, [game.name for game in playable_games()])


HANDLERS = [stream, move, health]
