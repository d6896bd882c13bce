"""A costly moment of a finished game as a puzzle: the position before the choice, and what would have been better."""

import asyncio

from flibuste.analysis.moments import Judged
from flibuste.engine.game import Game
from flibuste.lessons.lesson import Lesson
from flibuste.lessons.puzzle import Puzzle, as_lesson, said
from flibuste.server.bots.analysing import Analyses, Work
from flibuste.server.problems import Refused
from flibuste.server.seat_numbers import server_seat
from flibuste.server.tables import finished
from flibuste.server.tables.finished import History
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.registry import TableRegistry

PREFIX = "moment-"


def name_of(table_id: str, move: int) -> str:
    """What the puzzle of a move is called among lessons."""
    return f"{PREFIX}{move}-{table_id}"


def read_name(name: str) -> tuple[str, int]:
    """The table and the move of a puzzle; refuses what is none."""
    move, _, table_id = name.removeprefix(PREFIX).partition("-")
    if not name.startswith(PREFIX) or not move.isdecimal() or not table_id:
        raise Refused("not-found")
    return table_id, int(move[:9])


async def moment_puzzle(tables: TableRegistry, analyses: Analyses, game: Game, name: str) -> Lesson:
    """The puzzle of this name; refuses one whose game is not analysed (any more)."""
    table_id, move = read_name(name)
    history = await finished.load_history(tables, table_id)
    work = analyses.find(table_id)
    judged = None if work is None else judgement(work, move)
    if judged is None or work is None or history.table.game.name != game.name:
        raise Refused("not-found")
    before = await finished.table_after(tables, history, move - 1)
    return await asyncio.to_thread(puzzle_of, name, history, before, judged, work)


def judgement(work: Work, move: int) -> Judged | None:
    """What the analysis says of a move, where another choice would have been better."""
    found = next((judged for judged in work.judged if judged.move == move), None)
    return None if found is None or found.preferred is found.made else found


def puzzle_of(name: str, history: History, before: LoadedTable, judged: Judged, work: Work) -> Lesson:
    game, seat, names = before.game, server_seat(judged.seat), history.table.names()
    best = judged.preferred
    ranked = [best, *(choice for choice in judged.choices if choice.action != best.action)]
    puzzle = Puzzle(
        game.name,
        seat,
        judged.question,
        finished.position_of(before),
        [(choice.action, choice.values[judged.seat]) for choice in ranked],
        work.task.level,
        0,
        game.rules,
        judged.reasons,
    )
    others = {number: other for number, other in enumerate(names, 1) if number != seat}
    title = said(game, "moment-title", move=judged.move, name=names[judged.seat])
    return as_lesson(game, puzzle, name, title, others, judged.made.action)
