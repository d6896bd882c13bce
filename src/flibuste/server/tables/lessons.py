"""Lessons at a table that nobody keeps: it is laid for each request, from the learner's answers so far."""

import secrets
import time

import msgspec
from msgspec import structs

from flibuste.engine.action import Action
from flibuste.engine.game import Game
from flibuste.lessons.course import NEXT, Act, Course, Verdict
from flibuste.lessons.lesson import BadLesson, Lesson
from flibuste.lessons.puzzle import find_lesson, puzzle_names, puzzle_title
from flibuste.records.match import Match
from flibuste.server import wire
from flibuste.server.people.reader import Reader
from flibuste.server.problems import Refused, say
from flibuste.server.seat_numbers import server_seat
from flibuste.server.store.rows import SeatRow, TableRow
from flibuste.server.tables import explaining, imagining
from flibuste.server.tables.describe import (
    describe_action,
    describe_log,
    describe_situation,
    describe_table,
    draw_picture,
    words_for,
)
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.moves import explain_refusal, read_action
from flibuste.server.wire.builder import Edit
from flibuste.server.wire.lessons import (
    LessonAnswers,
    LessonInfo,
    LessonMoment,
    LessonNotice,
    LessonPlan,
    LessonPointed,
    LessonStep,
    PuzzleInfo,
)

LEARNER = "learner"


class LessonTable:
    """A course, and the table it is at."""

    def __init__(self, game: Game, lesson: Lesson, name: str, moves: list[str]) -> None:
        self.lesson = lesson
        self.name = name
        self.table: LoadedTable | None = None
        self.course = Course.resumed(game, lesson, moves, self.lay)

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return server_seat(self.lesson.seat)

    def lay(self, match: Match) -> Act:
        """Lay a table for a scene; returns how actions are carried out at it."""
        names = self.lesson.seat_names(match.seats, self.name)
        table = LoadedTable(lesson_row(match), [seat_row(number, name, self.seat) for number, name in names_of(names)])
        table.match = match
        match.names = names
        table.make_entry("deal", 0, "", [], None, "deal", time.time())
        self.table = table
        return self.act

    def act(self, seat: int, action: Action) -> None:
        assert self.table is not None
        self.table.act(server_seat(seat), action, None, "lesson", time.time())


def names_of(names: list[str]) -> list[tuple[int, str]]:
    return list(enumerate(names, 1))


def lesson_row(match: Match) -> TableRow:
    """The row of a table that is in no store."""
    now = time.time()
    return TableRow(
        id="lesson",
        game=match.game.name,
        rules_version=match.game.rules,
        options=match.options,
        size=match.seats,
        status="playing",
        public=False,
        start="host",
        pace={},
        host="",
        secret=secrets.token_hex(16),
        commitment="",
        created=now,
        changed=now,
    )


def seat_row(number: int, name: str, learner: int) -> SeatRow:
    """A seat: the learner's, or one that the lesson plays."""
    if number == learner:
        return SeatRow("lesson", number, "human", name, player_id=LEARNER)
    return SeatRow("lesson", number, "bot", name, level="random")


# ---- what a learner asks for ----


def known_lesson(game: Game, name: str) -> Lesson:
    try:
        return find_lesson(game, name)
    except BadLesson as error:
        raise Refused("not-found") from error


def describe_lesson(lesson: Lesson, language: str) -> LessonInfo:
    return LessonInfo(lesson.id, lesson.title[language], lesson.minutes, len(lesson.steps))


def describe_puzzles(game: Game, day: int, language: str) -> list[PuzzleInfo]:
    """All puzzles of a game. Every day another one is that of the day, and after all of them the first again."""
    names = puzzle_names(game)
    return [
        PuzzleInfo(name, puzzle_title(game, name)[language], number == day % len(names))
        for number, name in enumerate(names)
    ]


def moment(game: Game, lesson: Lesson, data: LessonAnswers, reader: Reader) -> LessonMoment:
    """The moment to which the answers lead, the one that is tried included if it brings the lesson on."""
    learner = data.name or say(reader.language, "lesson-you")
    here = LessonTable(game, lesson, learner, data.moves)
    notice = None if data.attempt is None else try_answer(here, data.attempt, reader.language)
    return describe_moment(here, notice, Reader(LEARNER, reader.language, reader.address))


def preview(game: Game, lesson: Lesson, data: LessonPlan, language: str) -> wire.Preview:
    """What an action would do, or why it is illegal."""
    here = LessonTable(game, lesson, "", data.moves)
    if here.table is None:
        raise Refused("not-playing")
    return imagining.preview(here.table, here.seat, data.action, language)


def why(game: Game, lesson: Lesson, data: LessonPointed, language: str) -> wire.Why:
    """Why the learner cannot do what he points at."""
    here = LessonTable(game, lesson, "", data.moves)
    if here.table is None:
        raise Refused("not-playing")
    return explaining.explain(here.table, here.seat, wire.Pointed(data.targets), language)


def try_answer(here: LessonTable, text: str, language: str) -> LessonNotice | None:
    """Answer, and say why it did not bring the lesson on if it did not."""
    answer = text
    if here.table is not None and here.course.step.do:
        try:
            answer = read_action(here.table, text, here.seat).notation
        except Refused as refused:
            return LessonNotice(refused.words(language), None)
    verdict = here.course.answer(answer)
    return None if verdict is None else describe_verdict(here, verdict, language)


def describe_verdict(here: LessonTable, verdict: Verdict, language: str) -> LessonNotice:
    """A refusal is told by the rules; what the lesson foresaw, by the lesson; anything else is allowed, but not now."""
    clause = verdict.refusal.clause if verdict.refusal is not None else None
    if verdict.why is not None:
        return LessonNotice(verdict.why[language], clause or None)
    if verdict.refusal is not None and here.table is not None:
        return LessonNotice(explain_refusal(here.table, here.seat, verdict.refusal, language).words(language), clause)
    return LessonNotice(say(language, "lesson-stay" if here.course.step.is_task else "lesson-read"), None)


# ---- what he is shown ----


def describe_moment(here: LessonTable, notice: LessonNotice | None, reader: Reader) -> LessonMoment:
    course, building = here.course, here.course.building
    table, situation = describe_position(here, reader)
    return LessonMoment(
        game=course.game.name,
        lesson=here.lesson.id,
        title=here.lesson.title[reader.language],
        steps=len(here.lesson.steps),
        step=describe_step(here, reader.language),
        moves=course.moves,
        back=course.back(),
        over=course.is_over,
        notice=notice,
        table=table,
        situation=situation,
        option=here.lesson.option,
        value="" if building is None else building.value,
        options={} if building is None else building.options,
        puzzle=here.lesson.puzzle,
    )


def describe_step(here: LessonTable, language: str) -> LessonStep:
    course, step = here.course, here.course.step
    words = None if here.table is None else words_for(here.table, language, here.seat)
    return LessonStep(
        number=course.at + 1,
        say=step.say[language],
        point=step.point,
        clauses=step.clause,
        todo=[] if words is None or course.is_over else [describe_action(action, words) for action in course.todo()],
        build=None if step.build is None else msgspec.convert(step.build, Edit),
        show=NEXT if course.is_over else course.shown(),
    )


def describe_position(here: LessonTable, reader: Reader) -> tuple[wire.Table | None, wire.Situation | None]:
    """The table, and all that the learner may know of it."""
    table = here.table
    if table is None:
        return None, None
    table.update_row(time.time())
    table.row.version = len(here.course.moves)
    words = words_for(table, reader.language, here.seat)
    log = describe_log(table.first_line, table.log, words, here.seat)
    found = describe_situation(table, reader, here.seat, log)
    picture = draw_picture(table.game, table.view(here.seat), words)
    decision, prompt = found.decision, found.prompt
    if prompt is not None and not here.course.step.do:  # while he reads, nobody waits for the learner
        prompt = structs.replace(prompt, asked=[seat for seat in prompt.asked if seat != here.seat])
    if decision is not None:
        decision = structs.replace(decision, id=f"{table.row.version}.{here.seat}", standing=[], occasion=None)
    seen = structs.replace(
        found, picture=picture, undo=False, prompt=prompt, decision=decision if here.course.step.do else None
    )
    return describe_table(table.row, table.seats, reader, [LEARNER]), seen
