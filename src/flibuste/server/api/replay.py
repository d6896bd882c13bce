"""Finished tables: replay, match file, dice."""

import asyncio
from typing import Any

from litestar import Response, get
from litestar.datastructures import State

from flibuste.server import replaying, wire
from flibuste.server.api.given import Everything, Eyes, Number, Picture, Since, TableId, Who
from flibuste.server.problems import Refused


def check_eyes(story: replaying.Story, seat: int) -> None:
    if seat > story.live.row.size:
        raise Refused("not-found")


@get("/api/tables/{table_id:str}/replay")
async def replay(
    table_id: TableId, visitor: Who, state: State, seat: Eyes = 0, everything: Everything = False
) -> wire.Replay:
    story = await replaying.story_of(state.hall, table_id)
    check_eyes(story, seat)
    return await asyncio.to_thread(replaying.told_replay, story, visitor, seat, everything)


@get("/api/tables/{table_id:str}/replay/{move:int}")
async def replay_at(
    table_id: TableId,
    move: Number,
    visitor: Who,
    state: State,
    seat: Eyes = 0,
    everything: Everything = False,
    since: Since = None,
    picture: Picture = True,
) -> wire.Situation:
    story = await replaying.story_of(state.hall, table_id)
    check_eyes(story, seat)
    return await replaying.replay_situation(state.hall, story, visitor, move, seat, since or 0, everything, picture)


@get("/api/tables/{table_id:str}/match")
async def match_file(table_id: TableId, state: State) -> Response[dict[str, Any]]:
    story = await replaying.story_of(state.hall, table_id)
    data = await asyncio.to_thread(replaying.match_file, story)
    name = f"{story.live.row.game}-{table_id[:8]}.json"
    return Response(data, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table_id:str}/dice")
async def dice(table_id: TableId, state: State) -> list[wire.Dice]:
    return replaying.dice(await replaying.story_of(state.hall, table_id))


HANDLERS = [replay, replay_at, match_file, dice]
