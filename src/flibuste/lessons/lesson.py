"""A lesson as its file has it: a position, scripted dice, and steps. See `docs/lessons.md`."""

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from flibuste.engine.domain import BadWord, check_keys
from flibuste.engine.game import Data, Game
from flibuste.records.compare import as_list
from flibuste.records.files import BadFile, read_toml

FORMAT = "flibuste lesson 1"
FOLDER = "lessons"
LANGUAGES = ("en", "fr")
LONGEST_MINUTES = 7
Texts = dict[str, str]

_LESSON = {"format", "game", "seat", "names", "title", "minutes", "given", "chance", "option", "options", "step"}
_LINES = {"point", "do", "also", "others", "wrong", "clause", "faults"}
_STEP = {"say", "why_not", "expect", "given", "chance", "free", "near", "build", "fleet", *_LINES}


class BadLesson(BadWord):
    """A lesson file that cannot be used; the message says what is wrong with it."""


@dataclass
class Step:
    """What the guide says and points at, and what is done: by the learner (`do`, `build`), by the `others`, by nobody.

    `also` will do as well as `do`. `free`: any action after which `expect` holds will do, `near`: any that leads to the
    same position but for numbers that differ by so much; `do` is then carried out in its place. `wrong` are likely
    other answers, and `why_not` what is said then. `given`: the table is laid anew before this step.
    """

    say: Texts
    point: list[str] = field(default_factory=list)
    do: list[str] = field(default_factory=list)
    also: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    clause: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    why_not: Texts = field(default_factory=dict)
    expect: Data = field(default_factory=dict)
    given: Data | None = None
    chance: Data = field(default_factory=dict)
    free: bool = False
    near: float = 0
    build: Data | None = None
    fleet: str = ""

    @property
    def is_task(self) -> bool:
        """Whether the learner has something to do before it goes on."""
        return bool(self.do) or self.build is not None


@dataclass
class Lesson:
    """A lesson. `seat` is the learner's, from 0; `names` are what the other seats are called, from 1.

    A `puzzle` does not show where its answer lies.
    """

    id: str
    game: str
    title: Texts
    minutes: int
    steps: list[Step]
    seat: int = 0
    names: dict[int, str] = field(default_factory=dict)
    given: Data | None = None
    chance: Data = field(default_factory=dict)
    option: str = ""
    options: Data = field(default_factory=dict)
    puzzle: bool = False

    def scene(self, index: int) -> int:
        """The step with which the scene of a step begins: the last one before it that lays the table anew."""
        return max((at for at in range(index + 1) if self.steps[at].given is not None), default=0)

    def position(self, index: int) -> tuple[Data | None, Data]:
        """The position and the dice that a scene begins with."""
        step = self.steps[index]
        return (self.given, self.chance) if step.given is None else (step.given, step.chance)

    def seat_names(self, seats: int, learner: str) -> list[str]:
        """The names of all seats."""
        return [learner if seat == self.seat else self.names.get(seat + 1, f"{seat + 1}") for seat in range(seats)]


def lessons_of(game: Game) -> list[Lesson]:
    """All lessons of a game, in their order."""
    return _read_all(game.folder / FOLDER)


def lesson_of(game: Game, name: str) -> Lesson:
    """The lesson of this name; the first where there is none."""
    found = lessons_of(game)
    if not found:
        raise BadLesson(f"{game.name} has no lessons")
    for lesson in found:
        if name in (lesson.id, ""):
            return lesson
    raise BadLesson(f"{game.name} has no lesson {name!r}; it has: {', '.join(lesson.id for lesson in found)}")


@cache
def _read_all(folder: Path) -> list[Lesson]:
    return [read_lesson(path) for path in sorted(folder.glob("*.toml"))]


def is_lesson(data: Data) -> bool:
    return str(data.get("format", "")).startswith("flibuste lesson")


def read_lesson(path: Path) -> Lesson:
    """The lesson in a file; its name without the number in front is the lesson's."""
    try:
        return lesson_from(read_toml(path), re.sub(r"^\d+-", "", path.stem))
    except BadWord as error:
        raise BadFile(f"{path}: {error}") from error


def lesson_from(data: Data, name: str) -> Lesson:
    """A lesson from its data; raises BadLesson or BadWord for whatever is no lesson."""
    if data.get("format") != FORMAT:
        raise BadLesson(f"the format is {data.get('format')!r}, not {FORMAT!r}")
    check_keys(data, _LESSON, "a lesson")
    steps = data.get("step")
    if not isinstance(data.get("game"), str) or not isinstance(steps, list) or not steps:
        raise BadLesson("a lesson needs its 'game' and at least one [[step]]")
    return Lesson(
        id=name,
        game=data["game"],
        title=texts(data, "title", "the lesson"),
        minutes=minutes(data.get("minutes")),
        steps=[read_step(step, f"step {number}") for number, step in enumerate(steps, 1)],
        seat=whole(data.get("seat", 1), "seat") - 1,
        names={whole(seat, "names"): str(name) for seat, name in table(data, "names").items()},
        given=table(data, "given") or None,
        chance=table(data, "chance"),
        option=str(data.get("option", "")),
        options=table(data, "options"),
    )


def read_step(data: Any, where: str) -> Step:
    """One step; raises BadLesson."""
    if not isinstance(data, dict):
        raise BadLesson(f"{where} is a table, not {data!r}")
    check_keys(data, _STEP, where)
    found = Step(say=texts(data, "say", where))
    for key in _LINES & data.keys():
        setattr(found, key, [str(line) for line in as_list(data[key])])
    for key in {"expect", "given", "chance", "build"} & data.keys():
        setattr(found, key, table(data, key))
    found.why_not = texts(data, "why_not", where) if "why_not" in data else {}
    found.free, found.fleet = bool(data.get("free", False)), str(data.get("fleet", ""))
    found.near = float(data.get("near", 0))
    check_step(found, where)
    return found


def check_step(step: Step, where: str) -> None:
    """What can be seen without playing."""
    if sum((bool(step.do), bool(step.others), step.build is not None)) > 1:
        raise BadLesson(f"{where}: 'do', 'others' or 'build': one of them")
    if step.wrong and not (step.do and step.why_not):
        raise BadLesson(f"{where}: 'wrong' stands beside a 'do' and a 'why_not'")
    if step.also and len(step.do) != 1:
        raise BadLesson(f"{where}: 'also' stands beside a single action")
    if step.free and not step.expect:
        raise BadLesson(f"{where}: 'free' needs an 'expect' to judge by")


def texts(data: Data, key: str, where: str) -> Texts:
    """A text in every language."""
    found = data.get(key)
    missing = [lang for lang in LANGUAGES if not isinstance(found, dict) or not str(found.get(lang, "")).strip()]
    if missing or not isinstance(found, dict):
        raise BadLesson(f"{where}: '{key}' is missing in {', '.join(missing)}")
    return {lang: str(found[lang]) for lang in LANGUAGES}


def table(data: Data, key: str) -> Data:
    found = data.get(key, {})
    if not isinstance(found, dict):
        raise BadLesson(f"{key!r} is a table, not {found!r}")
    return found


def whole(value: Any, key: str) -> int:
    try:
        return int(value)
    except (TypeError, ValueError) as error:
        raise BadLesson(f"{key}: {value!r} is no number") from error


def minutes(value: Any) -> int:
    if not isinstance(value, int) or not 1 <= value <= LONGEST_MINUTES:
        raise BadLesson(f"minutes: a lesson takes 1 to {LONGEST_MINUTES} minutes, not {value!r}")
    return value
