"""Prove that a lesson teaches what is so: it runs in every order it allows, and everything it names is there."""

import re
from collections.abc import Iterator
from itertools import islice, permutations

from flibuste.engine.chance import ScriptError
from flibuste.engine.domain import BadWord
from flibuste.engine.game import Data, Game
from flibuste.engine.option import BadOption
from flibuste.engine.refusal import IllegalAction, NotAnAction
from flibuste.lessons.course import Course, words_for
from flibuste.lessons.lesson import LANGUAGES, Lesson, Step
from flibuste.records.position import BadPosition
from flibuste.rulebook.clauses import clauses_of

MOST_ORDERS = 6
MOST_SENTENCES, LONGEST = 2, 210
NAME = r"[A-Z][a-z]?\d"  # what pictures call a piece by: B4, Bc3
Way = dict[int, list[str]]  # other answers than those written, by step
PROBLEMS = (BadWord, BadPosition, BadOption, NotAnAction, IllegalAction, ScriptError)


def prove(game: Game, lesson: Lesson) -> list[str]:
    """All that is wrong with a lesson."""
    wrong = [*word_faults(lesson), *clause_faults(game, lesson)]
    for way in ways(lesson):
        title = f" ({', '.join(next(iter(way.values())))})" if way else ""
        wrong += [f"{fault}{title}" for fault in run_faults(game, lesson, way)]
    return wrong


def ways(lesson: Lesson) -> Iterator[Way]:
    """As written, then every way through the lesson that differs in one step."""
    yield {}
    for index, step in enumerate(lesson.steps):
        orders = [list(order) for order in islice(permutations(step.do), MOST_ORDERS)][1:]
        yield from ({index: order} for order in [*orders, *([other] for other in step.also)])


# ---- running ----


class Proof(Course):
    """A course that looks at each step when it is done."""

    def __init__(self, game: Game, lesson: Lesson, strict: bool) -> None:
        self.wrong: list[str] = []
        self.drawn_names: dict[str, set[str]] = {language: set() for language in LANGUAGES}
        super().__init__(game, lesson, strict=strict)

    def done_with(self, step: Step) -> None:
        if not self.strict:
            return
        self.wrong += [] if step.build is None else built_faults(self, step)
        self.wrong += self.compare(step.expect) if step.expect else []
        if self.at + 1 == len(self.lesson.steps) or self.lesson.scene(self.at + 1) == self.at + 1:
            self.wrong += [f"chance: '{label}' was never asked for what is left" for label in self.script.left()]


def run_faults(game: Game, lesson: Lesson, way: Way) -> list[str]:
    """What goes wrong on one way through the lesson, up to the first step that does; only the way as written is
    looked at closely."""
    course: Proof | None = None
    number = 1
    try:
        course = Proof(game, lesson, strict=not way)
        while not course.is_over and not course.wrong:
            number = course.at + 1
            course.wrong += take_step(course, way)
    except PROBLEMS as error:
        return [f"step {number}: {error}"]
    return [f"step {number}: {fault}" for fault in course.wrong]


def take_step(course: Proof, way: Way) -> list[str]:
    """Look at a step, and do what it says."""
    found = [] if way else [*pointed_faults(course), *named_faults(course), *task_faults(course), *offer_faults(course)]
    for answer in way.get(course.at, course.step.do) or [course.shown()]:
        verdict = course.answer(answer)
        if verdict is not None:
            told = verdict.refusal and f"refused by {verdict.refusal.clause} {verdict.refusal.reason}"
            return [*found, f"'{answer}' does not bring the lesson on: {told or 'it is held back'}"]
    return found


def built_faults(course: Course, step: Step) -> list[str]:
    """Whether the builder gives what the step says."""
    assert course.building is not None
    built = course.building.apply(None)
    clauses = sorted(fault["clause"] for fault in built["faults"])
    found = [] if course.building.value == step.fleet else [f"the fleet is {course.building.value!r}"]
    return found if clauses == sorted(step.faults) else [*found, f"the builder objects by {clauses}"]


def offer_faults(course: Course) -> list[str]:
    """The learner is asked; what he may do is legal, what he is warned of is refused as written, or held back."""
    step = course.step
    if not step.do:
        return []
    lines = [*step.do, *step.also, *step.wrong]
    seated = [f"{course.lesson.seat + 1}: {line}" for line in lines]
    expect: Data = {
        "may": [line for line in seated if "->" not in line],
        "may_not": [line for line in seated if "->" in line],
    }
    return course.compare(expect) + [
        f"'{line}' is called wrong, and brings the lesson on"
        for line in step.wrong
        if "->" not in line and course.again().answer(line) is None
    ]


# ---- what it points at ----


def pointed_faults(course: Course) -> list[str]:
    """What the guide points at is in the picture of this moment, in every language."""
    if course.step.build is not None:
        return []  # the builder's pieces are no part of a picture
    faults = []
    for language in LANGUAGES if course.step.point else ():
        drawn = drawing(course, language)
        faults += [f"there is no {name} to point at ({language})" for name in course.step.point if not has(drawn, name)]
    return faults


def named_faults(course: Proof) -> list[str]:
    """A piece is called as it is in the picture, in every language: what is a `Y1` in one may be a `J1` in another."""
    if course.match is None:
        return []
    faults = []
    for language, known in course.drawn_names.items():
        known |= set(re.findall(f">({NAME})<", drawing(course, language)))
        said = " ".join(texts[language] for texts in (course.step.say, course.step.why_not) if texts)
        strange = set(re.findall(rf"\b{NAME}\b", said)) - known
        faults += [f"nothing was ever drawn as {name} ({language})" for name in sorted(strange)]
    return faults


def drawing(course: Course, language: str) -> str:
    """The picture of this moment as the learner sees it, without what is only defined in it."""
    view = course.game.view(course.state, course.lesson.seat)
    svg = course.game.picture(view, words_for(course, language, "Anne").say)
    return re.sub(r"<defs\b.*?</defs>|<symbol\b.*?</symbol>", "", svg, flags=re.DOTALL)


def task_faults(course: Course) -> list[str]:
    """What is to be done has a name in every language."""
    return [
        f"there are no words for '{action.notation}' ({language})"
        for language in LANGUAGES
        for action in course.todo()
        if "‹" in words_for(course, language, "Anne").action(action)
    ]


def has(drawn: str, name: str) -> bool:
    return f'data-target="{name}"' in drawn or f'id="{name}"' in drawn


# ---- words ----


def clause_faults(game: Game, lesson: Lesson) -> list[str]:
    known = clauses_of(game)
    return [
        f"step {number}: there is no clause {name}"
        for number, step in enumerate(lesson.steps, 1)
        for name in step.clause
        if name not in known
    ]


def word_faults(lesson: Lesson) -> list[str]:
    """Every text is short, and the guide says "tu"."""
    found = []
    for number, step in enumerate(lesson.steps, 1):
        for texts in (step.say, step.why_not):
            found += [f"step {number}: {fault}" for lang in texts for fault in text_faults(texts[lang], lang)]
    return found


def text_faults(text: str, language: str) -> list[str]:
    faults = []
    sentences = len(re.findall(r"[.!?…]+(?=[\s»”\")]|$)", text))
    if sentences > MOST_SENTENCES or len(text) > LONGEST:
        faults.append(f"{sentences} sentences, {len(text)} characters in {language}: too long")
    if language == "fr" and re.search(r"\b(vous|votre|vos)\b", text, re.IGNORECASE):
        faults.append("the guide says tu, not vous")
    if language == "fr" and re.search(r"(?<=\w)[ ]?[;:!?»](?=\s|$)|« ", text):
        faults.append("before ; : ! ? the French text has a no-break space")
    return faults
