"""Finished tables: replay, match file, dice."""

import asyncio
from typing import Any

from litestar import Response, get
from litestar.datastructures import State

from flibuste.server import wire
from flibuste.server.api.parameters import CurrentVisitor, PathNumber, Picture, RevealAll, Since, TableId, ViewingSeat
from flibuste.server.problems import Refused
from flibuste.server.store import profiles
from flibuste.server.tables import finished
from flibuste.server.tables.analysed import describe_analysis, match_text
from flibuste.server.tables.dice import count_dice


async def load_history(state: State, table_id: str, seat: int = 0) -> finished.History:
    """The history of a table; refuses a seat that it does not have."""
    history = await finished.load_history(state.tables, table_id)
    if seat > history.table.row.size:
        raise Refused("not-found")
    return history


@get("/api/tables/{table_id:str}/replay")
async def replay(
    table_id: TableId, visitor: CurrentVisitor, state: State, seat: ViewingSeat = 0, reveal_all: RevealAll = False
) -> wire.Replay:
    """All moves of a finished game, as a seat could know them or all revealed."""
    history = await load_history(state, table_id, seat)
    return await asyncio.to_thread(finished.describe_replay, history, visitor, seat, reveal_all)


@get("/api/tables/{table_id:str}/replay/{move:int}")
async def replay_at(
    table_id: TableId,
    move: PathNumber,
    visitor: CurrentVisitor,
    state: State,
    seat: ViewingSeat = 0,
    reveal_all: RevealAll = False,
    since: Since = None,
    picture: Picture = True,
) -> wire.Situation:
    """The situation after a move of a finished game."""
    history = await load_history(state, table_id, seat)
    return await finished.describe_move(state.tables, history, visitor, move, seat, since or 0, reveal_all, picture)


@get("/api/tables/{table_id:str}/match")
async def match_file(table_id: TableId, state: State) -> Response[dict[str, Any]]:
    """The match file of a finished game."""
    history = await load_history(state, table_id)
    data = await asyncio.to_thread(finished.match_file, history)
    name = f"{history.table.row.game}-{table_id[:8]}.json"
    return Response(data, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table_id:str}/dice")
async def dice(table_id: TableId, visitor: CurrentVisitor, state: State) -> list[wire.Dice]:
    """How the dice of a finished game fell."""
    return count_dice(await load_history(state, table_id), visitor.language)


@get("/api/tables/{table_id:str}/analysis")
async def analysis(table_id: TableId, visitor: CurrentVisitor, state: State, seat: ViewingSeat = 0) -> wire.Analysis:
    """What was luck and what was choice in a finished game, as far as it is worked out; the first request begins it."""
    history = await load_history(state, table_id, seat)
    work = state.analyses.find(table_id)
    if work is None:
        match = await asyncio.to_thread(match_text, history)
        work = state.analyses.find(table_id) or state.analyses.begin(table_id, match, history.moves)
    found = await asyncio.to_thread(describe_analysis, history, work, seat or 1, visitor.language)
    if work.is_ready and not work.is_kept:
        work.is_kept = True
        accuracy = [round(player.accuracy) for player in sorted(found.players, key=lambda player: player.seat)]
        await state.tables.store.write(profiles.set_accuracy, table_id, accuracy)
    return found


HANDLERS = [replay, replay_at, match_file, dice, analysis]
