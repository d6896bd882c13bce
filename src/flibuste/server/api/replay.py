"""Finished tables: replay, match file, dice."""

import asyncio
from typing import Any

from litestar import Response, get
from litestar.datastructures import State

from flibuste.server import wire
from flibuste.server.api.parameters import CurrentVisitor, Number, Picture, RevealAll, Since, TableId, ViewingSeat
from flibuste.server.problems import Refused
from flibuste.server.tables import finished


def check_viewing_seat(history: finished.History, seat: int) -> None:
    if seat > history.table.row.size:
        raise Refused("not-found")


@get("/api/tables/{table_id:str}/replay")
async def replay(
    table_id: TableId, visitor: CurrentVisitor, state: State, seat: ViewingSeat = 0, everything: RevealAll = False
) -> wire.Replay:
    history = await finished.load_history(state.tables, table_id)
    check_viewing_seat(history, seat)
    return await asyncio.to_thread(finished.describe_replay, history, visitor, seat, everything)


@get("/api/tables/{table_id:str}/replay/{move:int}")
async def replay_at(
    table_id: TableId,
    move: Number,
    visitor: CurrentVisitor,
    state: State,
    seat: ViewingSeat = 0,
    everything: RevealAll = False,
    since: Since = None,
    picture: Picture = True,
) -> wire.Situation:
    history = await finished.load_history(state.tables, table_id)
    check_viewing_seat(history, seat)
    return await finished.replay_situation(state.tables, history, visitor, move, seat, since or 0, everything, picture)


@get("/api/tables/{table_id:str}/match")
async def match_file(table_id: TableId, state: State) -> Response[dict[str, Any]]:
    history = await finished.load_history(state.tables, table_id)
    data = await asyncio.to_thread(finished.match_file, history)
    name = f"{history.table.row.game}-{table_id[:8]}.json"
    return Response(data, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table_id:str}/dice")
async def dice(table_id: TableId, state: State) -> list[wire.Dice]:
    return finished.dice(await finished.load_history(state.tables, table_id))


HANDLERS = [replay, replay_at, match_file, dice]
