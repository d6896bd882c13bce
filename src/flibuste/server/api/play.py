"""Playing: the state of a seat, answers, undo, hints, standing answers, previews, forks."""

import asyncio
from typing import Annotated

from litestar import Response, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from flibuste.engine.game import Data
from flibuste.server import wire
from flibuste.server.api.me import get_or_add_player
from flibuste.server.api.parameters import CurrentVisitor, Picture, SeatOrNone, Since, TableId
from flibuste.server.api.tables import opened
from flibuste.server.people.visitors import Visitor
from flibuste.server.problems import Refused
from flibuste.server.store import queries
from flibuste.server.tables import finished, moves, seats
from flibuste.server.tables.describe import MOST_LINES, Reader, describe_log, situation, words_for
from flibuste.server.tables.loaded_table import LoadedTable, LogLine
from flibuste.server.tables.registry import Draft, TableRegistry


async def log_lines(tables: TableRegistry, table: LoadedTable, first: int, stop: int) -> list[LogLine]:
    """Lines of the log; those that are not in memory come from the store."""
    if first >= table.first_line:
        return table.log[first - table.first_line : stop - table.first_line]
    entries = await tables.store.read(queries.entries_with_events, table.row.id, first, stop)
    lines = [LogLine(entry.number, *event) for entry in entries for event in entry.events]
    begin = entries[0].first_event if entries else first
    return lines[first - begin : stop - begin]


async def log_since(
    tables: TableRegistry, table: LoadedTable, reader: Reader, seat: int, since: int | None
) -> wire.Log:
    """What is new in the log, the last lines of it if that is much."""
    first = max(0 if since is None else min(since, table.lines), table.lines - MOST_LINES)
    lines = await log_lines(tables, table, first, table.lines)
    return describe_log(first, lines, words_for(table, reader.language, seat), seat)


async def load_situation(
    tables: TableRegistry, table: LoadedTable, reader: Reader, seat: int, since: int | None, picture: bool
) -> wire.Situation:
    """What a seat may know now; a picture is drawn in a thread, so that others need not wait for it."""
    lines = await log_since(tables, table, reader, seat, since)
    if not picture:
        return situation(table, reader, seat, lines, picture)
    return await asyncio.to_thread(situation, table, reader, seat, lines, picture)


@get("/api/tables/{table_id:str}/state")
async def seat_state(
    table_id: TableId,
    visitor: CurrentVisitor,
    state: State,
    seat: SeatOrNone = None,
    since: Since = None,
    picture: Picture = True,
) -> wire.Situation:
    async with state.tables.locked(table_id) as table:
        table.check_rules_version()
        chosen = moves.choose_seat(table, visitor.player_id, seat)
        return await load_situation(state.tables, table, visitor, chosen, since, picture)


@get("/api/tables/{table_id:str}/log")
async def seat_log(
    table_id: TableId,
    visitor: CurrentVisitor,
    state: State,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=10_000_000)] = 0,
    to: Annotated[int, QueryParameter(ge=0, le=10_000_000)] = MOST_LINES,
    seat: SeatOrNone = None,
) -> wire.Log:
    async with state.tables.locked(table_id) as table:
        table.check_rules_version()
        chosen = moves.choose_seat(table, visitor.player_id, seat)
        stop = min(to, table.lines, first + 5 * MOST_LINES)
        lines = await log_lines(state.tables, table, first, stop) if first < stop else []
        return describe_log(first, lines, words_for(table, visitor.language, chosen), chosen)


@post("/api/tables/{table_id:str}/act", status_code=200)
async def act(table_id: TableId, data: JSONBody[wire.Answer], visitor: CurrentVisitor, state: State) -> wire.Done:
    return await moves.act(state.tables, table_id, visitor.known().id, data, visitor.language)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(table_id: TableId, data: JSONBody[wire.Undo], visitor: CurrentVisitor, state: State) -> wire.Done:
    return await moves.undo(state.tables, table_id, visitor.known().id, data)


@put("/api/tables/{table_id:str}/standing")
async def standing(
    table_id: TableId, data: JSONBody[wire.SetStanding], visitor: CurrentVisitor, state: State
) -> list[wire.Standing]:
    return await change_standing(state.tables, table_id, visitor, data)


async def change_standing(
    tables: TableRegistry, table_id: str, visitor: Visitor, data: wire.SetStanding
) -> list[wire.Standing]:
    player = visitor.known().id

    def work(table: LoadedTable, draft: Draft) -> list[wire.Standing]:
        return moves.set_standing(table, draft, moves.seat_to_answer(table, player, data.seat), data)

    return await tables.change(table_id, work)


@post("/api/tables/{table_id:str}/preview", status_code=200)
async def preview(
    table_id: TableId, data: JSONBody[wire.Planned], visitor: CurrentVisitor, state: State
) -> wire.Preview:
    async with state.tables.locked(table_id) as table:
        table.check_rules_version()
        seat = moves.seat_to_answer(table, visitor.known().id, data.seat).seat
        return await asyncio.to_thread(moves.preview, table, seat, data.action, visitor.language)


@get("/api/tables/{table_id:str}/hint")
async def hint(table_id: TableId, visitor: CurrentVisitor, state: State, seat: SeatOrNone = None) -> list[wire.Hint]:
    async with state.tables.locked(table_id) as table:
        table.check_rules_version()
        chosen = moves.seat_to_answer(table, visitor.known().id, seat).seat
        if table.decision(chosen) is None:
            raise Refused("stale")
        position = moves.imagined(table, chosen)
        actions = {action.notation: action for action in table.state.options(chosen - 1)}
        words = words_for(table, visitor.language, chosen)
    ranking = await state.hint_process.ranked(table.row.game, position, chosen, seats.best_bot())
    return [
        wire.Hint(text, words.action(actions[text]), actions[text].clause, list(actions[text].targets()), worth)
        for text, worth in ranking
        if text in actions
    ]


@post("/api/tables/{table_id:str}/fork", status_code=201)
async def fork(
    table_id: TableId, data: JSONBody[wire.Fork], visitor: CurrentVisitor, state: State
) -> Response[wire.Opened]:
    tables: TableRegistry = state.tables
    level = seats.check_level(data.bots or seats.best_bot())
    async with tables.locked(table_id) as table:
        table.check_rules_version()
        over, row = table.row.status == "over", table.row
        if not over:
            seat = moves.seat_to_answer(table, visitor.known().id, data.seat).seat
            position = moves.imagined(table, seat)
    if over:
        seat = data.seat or 1
        position = await past_position(tables, table_id, data.at)
    if not 1 <= seat <= row.size or "outcome" in position:
        raise Refused("not-found")
    player, token = await get_or_add_player(tables, visitor, data.name)
    words = ["me" if number == seat else f"bot:{level}" for number in range(1, row.size + 1)]
    options = row.options if over else table.game.known_options(row.options, [seat])
    wanted = wire.NewTable(row.game, words, options=options)
    forked = await seats.open_table(
        tables, player, wanted, visitor.language, position=position, forked_from=row.id if over else None
    )
    return opened(tables, forked, visitor, token, 201)


async def past_position(tables: TableRegistry, table_id: str, at: int | None) -> Data:
    """Where a finished game stood after a move (by default before its last)."""
    history = await finished.load_history(tables, table_id)
    move = history.moves - 1 if at is None else at
    return finished.position_of(await finished.table_after(tables, history, move))


HANDLERS = [seat_state, seat_log, act, undo, standing, preview, hint, fork]
