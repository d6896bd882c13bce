"""Playing: a seat's situation and log, answers, undo, standing answers, previews, why not, hints, forks."""

import asyncio
import time
from typing import Annotated

from litestar import Response, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from flibuste.engine.game import Data
from flibuste.server import wire
from flibuste.server.api.me import get_or_add_player
from flibuste.server.api.parameters import CurrentVisitor, Picture, SeatOrNone, Since, TableId
from flibuste.server.api.tables import may_open, respond_opened
from flibuste.server.bots.levels import best_bot, check_level
from flibuste.server.people.visitors import Visitor
from flibuste.server.problems import Refused
from flibuste.server.tables import (
    explaining,
    forking,
    house,
    imagining,
    moves,
    opening,
    standing_answers,
    undo_request,
)
from flibuste.server.tables.describe import MOST_LINES, describe_log, describe_option, words_for
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.log import load_situation, log_lines
from flibuste.server.tables.pictures import drawing_of
from flibuste.server.tables.registry import TableRegistry
from flibuste.server.tables.seats import choose_seat, seat_to_answer
from flibuste.words.reasons import reason_text


@get("/api/tables/{table_id:str}/state")
async def seat_state(
    table_id: TableId,
    visitor: CurrentVisitor,
    state: State,
    seat: SeatOrNone = None,
    since: Since = None,
    picture: Picture = True,
) -> wire.Situation:
    """Everything that a seat may know now."""
    async with state.tables.locked(table_id) as table:
        table.check_rules_version()
        chosen = choose_seat(table, visitor.player_id, seat)
        found = await load_situation(state.tables, table, visitor, chosen, since)
        drawing = drawing_of(table, chosen, visitor.language, found.view)
    drawn = state.pictures.draw(drawing) if picture else None
    found.picture = None if drawn is None else str(drawn)
    return found


@get("/api/tables/{table_id:str}/log")
async def seat_log(
    table_id: TableId,
    visitor: CurrentVisitor,
    state: State,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=10_000_000)] = 0,
    to: Annotated[int, QueryParameter(ge=0, le=10_000_000)] = MOST_LINES,
    seat: SeatOrNone = None,
) -> wire.Log:
    """Lines of the log as a seat may know them."""
    async with state.tables.locked(table_id) as table:
        table.check_rules_version()
        chosen = choose_seat(table, visitor.player_id, seat)
        stop = min(to, table.line_count, first + 5 * MOST_LINES)
        lines = await log_lines(state.tables, table, first, stop) if first < stop else []
        return describe_log(first, lines, words_for(table, visitor.language, chosen), chosen)


@post("/api/tables/{table_id:str}/act", status_code=200)
async def act(table_id: TableId, data: JSONBody[wire.Answer], visitor: CurrentVisitor, state: State) -> wire.Done:
    """Answer what a seat is asked."""
    return await moves.act(state.tables, table_id, visitor.require_player().id, data, visitor.language)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(table_id: TableId, data: JSONBody[wire.Undo], visitor: CurrentVisitor, state: State) -> wire.Done:
    """Take a seat's last move back."""
    return await moves.undo(state.tables, table_id, visitor.require_player().id, data)


@post("/api/tables/{table_id:str}/undo/ask", status_code=200)
async def ask_undo(table_id: TableId, data: JSONBody[wire.AskUndo], visitor: CurrentVisitor, state: State) -> wire.Done:
    """Ask the other people whether a seat's last choice may be taken back."""
    return await undo_request.speak(state.tables, table_id, visitor.require_player().id, data)


@post("/api/tables/{table_id:str}/undo/answer", status_code=200)
async def answer_undo(
    table_id: TableId, data: JSONBody[wire.AnswerUndo], visitor: CurrentVisitor, state: State
) -> wire.Done:
    """Agree that somebody takes his choice back, or not."""
    return await undo_request.speak(state.tables, table_id, visitor.require_player().id, data)


@put("/api/tables/{table_id:str}/standing")
async def standing(
    table_id: TableId, data: JSONBody[wire.SetStanding], visitor: CurrentVisitor, state: State
) -> list[wire.Standing]:
    """Set or clear a standing answer of a seat."""
    return await change_standing(state.tables, table_id, visitor, data)


async def change_standing(
    tables: TableRegistry, table_id: str, visitor: Visitor, data: wire.SetStanding
) -> list[wire.Standing]:
    """Set or clear a standing answer, and give it if it is asked for; returns all that the seat has now."""
    player = visitor.require_player().id

    def work(table: LoadedTable, draft: Draft) -> list[wire.Standing]:
        standing = standing_answers.set_standing(table, draft, seat_to_answer(table, player, data.seat), data)
        house.go_on(table, draft, time.time())
        return standing

    return await tables.change(table_id, work)


@post("/api/tables/{table_id:str}/preview", status_code=200)
async def preview(
    table_id: TableId, data: JSONBody[wire.Planned], visitor: CurrentVisitor, state: State
) -> wire.Preview:
    """What an action would do, as far as its seat can know."""
    async with state.tables.locked(table_id) as table:
        table.check_rules_version()
        seat = seat_to_answer(table, visitor.require_player().id, data.seat).seat
        return await asyncio.to_thread(imagining.preview, table, seat, data.action, visitor.language)


@post("/api/tables/{table_id:str}/why", status_code=200)
async def why(table_id: TableId, data: JSONBody[wire.Pointed], visitor: CurrentVisitor, state: State) -> wire.Why:
    """Why a seat cannot do what it points at: the failing clause, and what is missing."""
    async with state.tables.locked(table_id) as table:
        table.check_rules_version()
        seat = seat_to_answer(table, visitor.require_player().id, data.seat).seat
        return await asyncio.to_thread(explaining.explain, table, seat, data, visitor.language)


@get("/api/tables/{table_id:str}/hint")
async def hint(table_id: TableId, visitor: CurrentVisitor, state: State, seat: SeatOrNone = None) -> list[wire.Hint]:
    """What a bot who looks ahead thinks of a seat's actions, best first; the first with its reason."""
    async with state.tables.locked(table_id) as table:
        table.check_rules_version()
        check_unrated(table)
        chosen = seat_to_answer(table, visitor.require_player().id, seat).seat
        actions = {action.notation: action for action in table.actions(chosen)}
        if not actions:
            raise Refused("stale")
        position = imagining.imagined_position(table, chosen)
        words, here = words_for(table, visitor.language, chosen), table.position_of(chosen)
        told = {text: describe_option(here, chosen, action, words, None) for text, action in actions.items()}
    ranking = await state.hint_process.rank(table.row.game, position, chosen)
    found = [
        wire.Hint(
            ranked.action,
            told[ranked.action].label,
            told[ranked.action].clause,
            told[ranked.action].targets,
            ranked.worth,
            told[ranked.action].odds,
            ranked.chance,
        )
        for ranked in ranking.actions
        if ranked.action in told
    ]
    if len(found) > 1:
        found[0].reason = reason_text(words, ranking.reasons)
    return found


def check_unrated(table: LoadedTable) -> None:
    """Refuse help at a rated table whose game is not over."""
    if table.row.rated and table.row.status != "over":
        raise Refused("rated")


@post("/api/tables/{table_id:str}/fork", status_code=201)
async def fork(
    table_id: TableId, data: JSONBody[wire.Fork], visitor: CurrentVisitor, state: State
) -> Response[wire.Opened]:
    """Open a new table from here, the visitor at one seat and bots at the others."""
    tables: TableRegistry = state.tables
    level = check_level(data.bots or best_bot())
    async with tables.locked(table_id) as table:
        table.check_rules_version()
        over, row, seat = table.row.status == "over", table.row, data.seat or 1
        if not over:
            check_unrated(table)
            seat = seat_to_answer(table, visitor.require_player().id, data.seat).seat
            branch = await forking.branch_now(tables, table, seat)
    if over:
        branch = await forking.branch_after(tables, table_id, data.at)
    if not 1 <= seat <= row.size or "outcome" in branch.position:
        raise Refused("not-found")
    player, token = await get_or_add_player(tables, state.guard, visitor, data.name)
    await may_open(state, visitor)
    seat_words = ["me" if number == seat else f"bot:{level}" for number in range(1, row.size + 1)]
    wanted = wire.NewTable(row.game, seat_words, options=branch.options, share=data.share)
    columns: Data = {"position": branch.position, "forked_from": row.id, "origin": branch.origin}
    columns["rules_version"] = row.rules_version
    forked = await opening.open_table(tables, player, wanted, visitor.language, branch.past, **columns)
    return respond_opened(tables, forked, visitor, token, 201)


HANDLERS = [seat_state, seat_log, act, undo, ask_undo, answer_undo, standing, preview, why, hint, fork]
