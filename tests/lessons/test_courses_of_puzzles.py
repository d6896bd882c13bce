"""Puzzles about courses: what leads to the same end is the same answer, however it is drawn."""

from collections import Counter
from typing import Any

import pytest

from flibuste.engine.chance import Fast, Script
from flibuste.engine.registry import load_game
from flibuste.engine.state import State
from flibuste.lessons.course import Course
from flibuste.lessons.puzzle import Puzzle, as_lesson, end_of, puzzle_from, puzzle_names, read_puzzle
from flibuste.records.example import given_state
from flibuste.records.files import read_json

GAME = load_game("davyjones")
GIVEN: dict[str, Any] = {
    "island": {
        "i1": {"at": [150, 300], "home": 1},
        "i2": {"at": [460, 300], "tokens": [4, 2, 1]},
        "i3": {"at": [1000, 600], "home": 2},
        "i4": {"at": [460, 480], "tokens": [1]},
    },
    "ship": {
        "A1": {"card": "sea-monkey", "at": [340, 390]},
        "B1": {"card": "hms-mayfair", "at": [900, 640], "heading": 180},
    },
}
BEST, SECOND = "sail A1 S@330 L@330", "sail A1 S@30 L@30"
TITLE = {"en": "one", "fr": "un"}


def a_puzzle(*choices: tuple[str, float], given: dict[str, object] | None = None) -> Puzzle:
    found = list(choices) or [(BEST, 0.9), (SECOND, 0.4), ("end", 0.1)]
    return Puzzle("davyjones", 1, "orders", GIVEN if given is None else given, found, "played", 20, 1)


def the_course(*choices: tuple[str, float]) -> Course:
    return Course(GAME, as_lesson(GAME, a_puzzle(*choices), "one", TITLE))


def comes_to(text: str) -> str:
    state: State = given_state(GAME, GIVEN, Script({}, Fast("ends")))
    return GAME.mind.comes_to(state, 0, GAME.parse(text, state)).notation


@pytest.mark.parametrize(
    ("text", "end"),
    [
        (BEST, "docks A1 i2"),
        (SECOND, "docks A1 i4"),
        ("sail A1 S@0 L@0", "heads A1 i3"),
        ("sail A1 S@270 L@180", "heads A1 i1"),
        ("sail A1 S@90 L@90", "wanders A1"),
        ("sail A1 S@90/20", "stays A1"),
        ("sail A1", "stays A1"),
        ("end", "end"),
    ],
)
def test_what_a_course_comes_to(text: str, end: str) -> None:
    assert comes_to(text) == end


@pytest.mark.parametrize("own", ["sail A1 L@330 S@330", "sail A1 S@315 L@345", "sail A1 S@328 L@329"])
def test_another_course_to_the_same_island_is_the_answer(own: str) -> None:
    course = the_course()
    assert course.answer(own) is None and course.moves == [own] and course.at == 1
    assert GAME.position_data(course.state)["ship"]["A1"]["at"] != GIVEN["ship"]["A1"]["at"]
    assert Course.resumed(GAME, course.lesson, course.moves).at == 1
    assert course.answer("next") is None and course.is_over


@pytest.mark.parametrize("other", [SECOND, "sail A1 L@30 S@30", "sail A1 S@0 L@0", "end"])
def test_a_course_to_another_island_is_none(other: str) -> None:
    course = the_course()
    verdict = course.answer(other)
    assert verdict is not None and verdict.why == course.step.why_not and course.moves == []


def test_a_move_may_be_ordered_before_its_course_is_laid() -> None:
    course = the_course()
    assert course.answer("move A1") is None and course.at == 0 and course.moves == ["move A1"]
    assert course.shown() == BEST
    verdict = course.answer(SECOND)
    assert verdict is not None and verdict.why == course.step.why_not
    assert course.answer("sail A1 L@330 S@330") is None and course.at == 1


def test_a_move_that_cannot_become_the_answer_is_held_back() -> None:
    course = the_course(("end", 0.9), (BEST, 0.4), (SECOND, 0.1))
    verdict = course.answer("move A1")
    assert verdict is not None and verdict.why == course.step.why_not and course.moves == []


def test_where_two_choices_come_to_the_same_every_leg_counts() -> None:
    near, far = "sail A1 L@330 S@330", "sail A1 S@315 L@345"
    course = the_course((BEST, 0.9), (near, 0.4), (SECOND, 0.1))
    assert course.answer(near) is not None and course.answer(far) is not None
    assert course.answer(BEST) is None


def test_a_solution_tells_the_end_and_not_the_legs() -> None:
    said = as_lesson(GAME, a_puzzle(), "one", TITLE).steps[1].say
    assert "Dock Sea Monkey at" in said["en"] and "bots won 18 of 20" in said["en"]
    assert "avec Sea Monkey\xa0: des robots ont gagné 18 des 20" in said["fr"]


def test_orders_are_told_to_their_end() -> None:
    state: State = given_state(GAME, GIVEN, Script({}, Fast("deeds")))
    verbs = {action.verb for action in GAME.mind.deeds(state, 0)}
    assert "move" in {action.verb for action in state.options(0)}
    assert verbs == {"sail", "end"}
    other = load_game("stortebeker").start(2, {}, Fast("deeds"))
    assert load_game("stortebeker").mind.deeds(other, 0) == other.options(0)


def meeting(text: str, crew: tuple[str, ...] = (), **more: int) -> str:
    """What a course comes to that leads to an enemy."""
    ships = {
        "A1": {"card": "hellfire", "at": [322, 400], "crew": list(crew)},
        "B1": {"card": "hms-richards", "at": [400, 430], "heading": 90, **more},
    }
    state: State = given_state(GAME, {**GIVEN, "ship": ships}, Script({}, Fast("ends")))
    return GAME.mind.comes_to(state, 0, GAME.parse(text, state)).notation


def test_courses_to_ships() -> None:
    assert meeting("sail A1 L@0") == "meets A1 B1"
    assert meeting("sail A1 L@21", masts=0) == "reaches A1 B1"
    assert meeting("sail A1 L@30/40") == "stays A1"
    assert meeting("sail A1 L@30/40", ("captain-cursed",)) == "attacks A1 B1"


def kind_of(name: str) -> tuple[str, str]:
    """The question of a puzzle, and what its answer comes to."""
    puzzle = puzzle_from(read_json(GAME.folder / "puzzles" / f"{name.removeprefix('puzzle-')}.json"))
    state: State = given_state(GAME, puzzle.given, Script({}, Fast("kind")))
    return puzzle.question, end_of(GAME, puzzle, state, puzzle.best).verb


def test_not_too_many_of_our_own_are_of_one_kind() -> None:
    kinds = Counter(kind_of(name) for name in puzzle_names(GAME))
    assert len(kinds) > 4 and max(kinds.values()) <= 0.4 * kinds.total()


@pytest.mark.parametrize("name", puzzle_names(GAME))
def test_every_course_that_comes_to_the_same_solves_it(name: str) -> None:
    lesson = read_puzzle(GAME, name)
    best = Course(GAME, lesson)
    wanted = best.ends(best.todo())
    alike = [each for each in GAME.mind.deeds(best.state, lesson.seat) if best.ends([each]) == wanted]
    assert alike
    for action in [*alike[:3], alike[-1]]:
        assert Course(GAME, lesson).answer(action.notation) is None
    wrong = best.ends(best.parsed(lesson.steps[0].wrong))
    assert wrong and not wrong & wanted
