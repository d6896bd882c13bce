"""Lessons: the list of a game, and a moment of one. Nothing is kept here: the learner's page keeps his place.

A lesson is one of the game's, one of its puzzles, or a costly moment of a finished table.
"""

import asyncio
from datetime import UTC, datetime

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from flibuste.engine.game import Game
from flibuste.lessons.lesson import Lesson, lessons_of
from flibuste.server import wire
from flibuste.server.api.parameters import CurrentVisitor
from flibuste.server.tables import costly, lessons
from flibuste.server.tables.opening import known_game
from flibuste.server.wire.lessons import LessonAnswers, LessonInfo, LessonMoment, LessonPlan, LessonPointed, PuzzleInfo


@get("/api/games/{name:str}/lessons")
async def list_lessons(name: FromPath[str], visitor: CurrentVisitor) -> list[LessonInfo]:
    """The lessons of a game, in their order."""
    return [lessons.describe_lesson(lesson, visitor.language) for lesson in lessons_of(known_game(name))]


@get("/api/games/{name:str}/puzzles")
async def list_puzzles(name: FromPath[str], visitor: CurrentVisitor) -> list[PuzzleInfo]:
    """The puzzles of a game; each is a lesson of one step."""
    today = datetime.now(UTC).toordinal()
    return await asyncio.to_thread(lessons.describe_puzzles, known_game(name), today, visitor.language)


@post("/api/games/{name:str}/lessons/{lesson:str}", status_code=200)
async def lesson_moment(
    name: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonAnswers], visitor: CurrentVisitor, state: State
) -> LessonMoment:
    """The moment of a lesson to which the learner's answers lead."""
    game = known_game(name)
    return await asyncio.to_thread(lessons.moment, game, await find(state, game, lesson), data, visitor)


@post("/api/games/{name:str}/lessons/{lesson:str}/preview", status_code=200)
async def lesson_preview(
    name: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonPlan], visitor: CurrentVisitor, state: State
) -> wire.Preview:
    """What an action would do at a moment of a lesson."""
    game = known_game(name)
    return await asyncio.to_thread(lessons.preview, game, await find(state, game, lesson), data, visitor.language)


@post("/api/games/{name:str}/lessons/{lesson:str}/why", status_code=200)
async def lesson_why(
    name: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonPointed], visitor: CurrentVisitor, state: State
) -> wire.Why:
    """Why the learner cannot do what he points at."""
    game = known_game(name)
    return await asyncio.to_thread(lessons.why, game, await find(state, game, lesson), data, visitor.language)


async def find(state: State, game: Game, name: str) -> Lesson:
    """The lesson of this name."""
    if name.startswith(costly.PREFIX):
        return await costly.moment_puzzle(state.tables, state.analyses, game, name)
    return await asyncio.to_thread(lessons.known_lesson, game, name)


HANDLERS = [list_lessons, list_puzzles, lesson_moment, lesson_preview, lesson_why]
