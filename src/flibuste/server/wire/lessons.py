"""Lessons: what there is to learn, and a moment of a lesson."""

from typing import Annotated

from msgspec import Meta, Struct

from flibuste.server.wire.builder import Edit
from flibuste.server.wire.common import Name
from flibuste.server.wire.play import ActionInfo, Situation, Targets
from flibuste.server.wire.tables import Table

Move = Annotated[str, Meta(min_length=1, max_length=2000)]
Moves = Annotated[list[Move], Meta(max_length=300)]


class LessonInfo(Struct):
    """A lesson of a game."""

    id: str
    title: str
    minutes: int
    steps: int


class PuzzleInfo(Struct):
    """A puzzle of a game, and whether it is that of today."""

    id: str
    title: str
    today: bool


class LessonAnswers(Struct, forbid_unknown_fields=True):
    """The learner's answers so far, which are his place in the lesson, and the one that he has just tried.

    `next` is the answer where there is nothing to do but to read.
    """

    moves: Moves = []
    attempt: Move | None = None
    name: Name = ""


class LessonPlan(Struct, forbid_unknown_fields=True):
    """The learner's answers so far, and an action to be tried out."""

    moves: Moves
    action: Move


class LessonPointed(Struct, forbid_unknown_fields=True):
    """The learner's answers so far, and what he points at, as `targets` of the picture."""

    moves: Moves
    targets: Targets = []


class LessonStep(Struct):
    """What the guide says and points at. `todo` is what the learner has still to do; `build` an edit in the builder."""

    number: int
    say: str
    point: list[str]
    clauses: list[str]
    todo: list[ActionInfo]
    build: Edit | None
    show: str


class LessonNotice(Struct):
    """Why an answer did not bring the lesson on, and the clause that forbids it, if a rule does."""

    text: str
    clause: str | None


class LessonMoment(Struct):
    """A moment of a lesson. `moves` lead here, `back` to the step before; `number` of a step counts from 1.

    `table` and `situation` are those of any table, but nothing of it is kept. A lesson in which something is built has
    an `option` and its `value` instead. A `puzzle` keeps its `todo` to itself.
    """

    game: str
    lesson: str
    title: str
    steps: int
    step: LessonStep
    moves: list[str]
    back: list[str] | None
    over: bool
    notice: LessonNotice | None
    table: Table | None
    situation: Situation | None
    option: str = ""
    value: str = ""
    options: dict[str, bool | str] = {}
    puzzle: bool = False
