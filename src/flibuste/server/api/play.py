"""Playing: the state of a seat, answers, undo, hints, standing answers, previews, forks."""

import asyncio
from typing import Annotated

from litestar import Response, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from flibuste.engine.game import Data
from flibuste.server import playing, replaying, seating, wire
from flibuste.server.api.given import Picture, SeatOrNone, Since, TableId, Who
from flibuste.server.api.me import somebody
from flibuste.server.api.tables import opened
from flibuste.server.hall import Draft, Hall
from flibuste.server.live import Live, LogLine
from flibuste.server.problems import Refused
from flibuste.server.store import queries
from flibuste.server.telling import MOST_LINES, Reader, situation, told_log, words_for
from flibuste.server.visitors import Visitor


async def log_lines(hall: Hall, live: Live, first: int, stop: int) -> list[LogLine]:
    """Lines of the log; those that are not in memory come from the store."""
    if first >= live.first_line:
        return live.log[first - live.first_line : stop - live.first_line]
    entries = await hall.store.read(queries.entries_with_events, live.row.id, first, stop)
    lines = [LogLine(entry.number, *event) for entry in entries for event in entry.events]
    begin = entries[0].first_event if entries else first
    return lines[first - begin : stop - begin]


async def log_since(hall: Hall, live: Live, reader: Reader, seat: int, since: int | None) -> wire.Log:
    """What is new in the log, the last lines of it if that is much."""
    first = max(0 if since is None else min(since, live.lines), live.lines - MOST_LINES)
    lines = await log_lines(hall, live, first, live.lines)
    return told_log(first, lines, words_for(live, reader.language, seat), seat)


async def told_situation(
    hall: Hall, live: Live, reader: Reader, seat: int, since: int | None, picture: bool
) -> wire.Situation:
    """What a seat may know now; a picture is drawn in a thread, so that others need not wait for it."""
    lines = await log_since(hall, live, reader, seat, since)
    if not picture:
        return situation(live, reader, seat, lines, picture)
    return await asyncio.to_thread(situation, live, reader, seat, lines, picture)


@get("/api/tables/{table_id:str}/state")
async def seat_state(
    table_id: TableId,
    visitor: Who,
    state: State,
    seat: SeatOrNone = None,
    since: Since = None,
    picture: Picture = True,
) -> wire.Situation:
    async with state.hall.look(table_id) as live:
        live.check_version()
        chosen = playing.chosen_seat(live, visitor.player_id, seat)
        return await told_situation(state.hall, live, visitor, chosen, since, picture)


@get("/api/tables/{table_id:str}/log")
async def seat_log(
    table_id: TableId,
    visitor: Who,
    state: State,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=10_000_000)] = 0,
    to: Annotated[int, QueryParameter(ge=0, le=10_000_000)] = MOST_LINES,
    seat: SeatOrNone = None,
) -> wire.Log:
    async with state.hall.look(table_id) as live:
        live.check_version()
        chosen = playing.chosen_seat(live, visitor.player_id, seat)
        stop = min(to, live.lines, first + 5 * MOST_LINES)
        lines = await log_lines(state.hall, live, first, stop) if first < stop else []
        return told_log(first, lines, words_for(live, visitor.language, chosen), chosen)


@post("/api/tables/{table_id:str}/act", status_code=200)
async def act(table_id: TableId, data: JSONBody[wire.Answer], visitor: Who, state: State) -> wire.Done:
    return await playing.act(state.hall, table_id, visitor.known().id, data, visitor.language)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(table_id: TableId, data: JSONBody[wire.Undo], visitor: Who, state: State) -> wire.Done:
    return await playing.undo(state.hall, table_id, visitor.known().id, data)


@put("/api/tables/{table_id:str}/standing")
async def standing(
    table_id: TableId, data: JSONBody[wire.SetStanding], visitor: Who, state: State
) -> list[wire.Standing]:
    return await stood(state.hall, table_id, visitor, data)


async def stood(hall: Hall, table_id: str, visitor: Visitor, data: wire.SetStanding) -> list[wire.Standing]:
    player = visitor.known().id

    def work(live: Live, draft: Draft) -> list[wire.Standing]:
        return playing.set_standing(live, draft, playing.player_seat(live, player, data.seat), data)

    return await hall.change(table_id, work)


@post("/api/tables/{table_id:str}/preview", status_code=200)
async def preview(table_id: TableId, data: JSONBody[wire.Planned], visitor: Who, state: State) -> wire.Preview:
    async with state.hall.look(table_id) as live:
        live.check_version()
        seat = playing.player_seat(live, visitor.known().id, data.seat).seat
        return await asyncio.to_thread(playing.preview, live, seat, data.action, visitor.language)


@get("/api/tables/{table_id:str}/hint")
async def hint(table_id: TableId, visitor: Who, state: State, seat: SeatOrNone = None) -> list[wire.Hint]:
    async with state.hall.look(table_id) as live:
        live.check_version()
        chosen = playing.player_seat(live, visitor.known().id, seat).seat
        if live.decision(chosen) is None:
            raise Refused("stale")
        position = playing.imagined(live, chosen)
        actions = {action.notation: action for action in live.state.options(chosen - 1)}
        words = words_for(live, visitor.language, chosen)
    ranking = await state.thinkers.ranked(live.row.game, position, chosen, seating.best_bot())
    return [
        wire.Hint(text, words.action(actions[text]), actions[text].clause, list(actions[text].targets()), worth)
        for text, worth in ranking
        if text in actions
    ]


@post("/api/tables/{table_id:str}/fork", status_code=201)
async def fork(table_id: TableId, data: JSONBody[wire.Fork], visitor: Who, state: State) -> Response[wire.Opened]:
    hall: Hall = state.hall
    level = seating.check_level(data.bots or seating.best_bot())
    async with hall.look(table_id) as live:
        live.check_version()
        over, row = live.row.status == "over", live.row
        if not over:
            seat = playing.player_seat(live, visitor.known().id, data.seat).seat
            position = playing.imagined(live, seat)
    if over:
        seat = data.seat or 1
        position = await past_position(hall, table_id, data.at)
    if not 1 <= seat <= row.size or "outcome" in position:
        raise Refused("not-found")
    player, token = await somebody(hall, visitor, data.name)
    words = ["me" if number == seat else f"bot:{level}" for number in range(1, row.size + 1)]
    options = row.options if over else live.game.known_options(row.options, [seat])
    wanted = wire.NewTable(row.game, words, options=options)
    forked = await seating.open_table(
        hall, player, wanted, visitor.language, position=position, forked_from=row.id if over else None
    )
    return opened(hall, forked, visitor, token, 201)


async def past_position(hall: Hall, table_id: str, at: int | None) -> Data:
    """Where a finished game stood after a move (by default before its last)."""
    story = await replaying.story_of(hall, table_id)
    move = story.moves - 1 if at is None else at
    return replaying.position_of(await replaying.stand_at(hall, story, move))


HANDLERS = [seat_state, seat_log, act, undo, standing, preview, hint, fork]
