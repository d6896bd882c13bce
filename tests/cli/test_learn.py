"""`flibuste learn`: a lesson at the keyboard, following what the screen says."""

import re
from pathlib import Path

import pytest

from flibuste.engine.registry import load_game
from flibuste.lessons.course import Course
from flibuste.lessons.lesson import lesson_of, lessons_of
from tests.cli.conftest import Run

GAMES = ("stortebeker", "cove", "blackbeard", "davyjones")


def shown(game: str, name: str) -> list[str]:
    """What is typed by whoever does what the lesson shows: Enter, or the action."""
    course, lines = Course(load_game(game), lesson_of(load_game(game), name)), []
    while not course.is_over:
        lines.append(course.shown() if course.step.is_task else "")
        course.answer(course.shown())
    return lines


def one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson(run: Run, game: str, lang: str) -> None:
    lesson = lessons_of(load_game(game))[0]
    said = run("learn", game, "--lang", lang, typed=shown(game, lesson.id))
    assert said.code == 0
    spoken = one_line(said.out)
    assert all(one_line(step.say[lang]) in spoken for step in lesson.steps)
    assert ("Lesson done" if lang == "en" else "Leçon terminée") in said.out
    assert f"flibuste learn {game} {lessons_of(load_game(game))[1].id}" in spoken
    assert run("learn", game, "--list").out.startswith(f"✓ {lesson.id}")


def test_a_fleet_is_built(run: Run) -> None:
    said = run("learn", "davyjones", "fleet", typed=["add ship/harbinger", *shown("davyjones", "fleet")])
    assert said.code == 0 and "Lesson done" in said.out


def test_refusals_help_and_going_back(run: Run) -> None:
    lines = ["", "", "", "place water B4", "discard rum", "dance", "?", "place beans B4", "show", "back", "do", "do"]
    said = run("learn", "stortebeker", typed=lines)
    assert said.code == 0
    assert "Not that one" in said.out and "(2.1.5)" in said.out
    assert "stay with me" in said.out and "dance" in said.out
    assert "This would do it: place rum B4" in said.out
    assert "5 of 13" in said.out and "Your place is kept" in said.out


def test_leave_and_return(run: Run) -> None:
    assert "flibuste learn stortebeker first-turn" in run("learn", "stortebeker", typed=["", "", "", "1", "quit"]).out
    assert run("learn", "stortebeker", "--list").out.startswith("… first-turn")
    again = run("learn", "stortebeker", typed=["do", "quit"])
    assert "1 of 13" not in again.out and "5 of 13" in again.out
    assert "1 of 13" in run("learn", "stortebeker", "--again", typed=["quit"]).out


def test_progress_that_cannot_be_read_counts_as_none(run: Run, tmp_path: Path) -> None:
    (tmp_path / "data/flibuste").mkdir(parents=True)
    (tmp_path / "data/flibuste/lessons.json").write_text('["what is this"')
    assert "1 of 13" in run("learn", "stortebeker", typed=["quit"]).out


def test_what_is_not_there(run: Run) -> None:
    said = run("learn", "stortebeker", "chess")
    assert said.code == 2 and "it has: first-turn, placing" in said.err


def test_a_puzzle_does_not_tell_its_answer_and_its_solution_says_why(run: Run) -> None:
    asked = run("learn", "stortebeker", "puzzle-12", typed=["quit"]).out
    assert "one choice is clearly the best" in asked and "→" not in asked.partition("clearly the best")[2]
    solved = one_line(run("learn", "stortebeker", "puzzle-12", typed=["fire G1", ""]).out)
    assert "It leaves your rivals fewer ships for which all provisions are in hand." in solved


def test_a_puzzle_takes_any_course_to_the_same_island(run: Run) -> None:
    held = one_line(run("learn", "davyjones", "puzzle-03", typed=["sail B1 S@54.28", "quit"]).out)
    assert "There is something better. Look again." in held
    lines = ["move B1", "sail B1 S@129.28 S@99.28 S@99.28", ""]
    solved = one_line(run("learn", "davyjones", "puzzle-03", "--again", typed=lines).out)
    assert "Dock Dark Fox at the west isle: bots won" in solved and "Lesson done" in solved
