"""Every lesson runs in both languages and in every order it allows, and breaks when something it speaks of is gone."""

import copy
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from flibuste.engine.registry import game_names, load_game
from flibuste.lessons import proof
from flibuste.lessons.course import NEXT, Course, words_for
from flibuste.lessons.lesson import BadLesson, Lesson, lesson_from, lesson_of, lessons_of, read_lesson
from flibuste.lessons.proof import prove
from flibuste.records.files import BadFile

GAMES = [name for name in game_names() if (load_game(name).folder / "lessons").is_dir()]
LESSONS = [(game, lesson.id) for game in GAMES for lesson in lessons_of(load_game(game))]
CHAPTERS = {"stortebeker": 3, "cove": 5, "blackbeard": 6, "davyjones": 6}


def lesson_data(game: str, number: int = 0) -> dict[str, Any]:
    path = sorted((load_game(game).folder / "lessons").glob("*.toml"))[number]
    return tomllib.loads(path.read_text(encoding="utf-8"))


def changed(game: str, **change: Any) -> Lesson:
    """The first lesson of a game, with something else in its steps: `do_3 = …` is about step 3."""
    data = copy.deepcopy(lesson_data(game))
    for name, value in change.items():
        key, _, number = name.rpartition("_")
        data["step"][int(number) - 1][key] = value
    return lesson_from(data, "changed")


@pytest.mark.parametrize("game", CHAPTERS)
def test_every_game_has_a_first_lesson_and_its_chapters(game: str) -> None:
    found = lessons_of(load_game(game))
    assert len(found) == 1 + CHAPTERS[game]
    assert found[0].minutes <= 5


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_lessons_hold(game: str, name: str) -> None:
    assert prove(load_game(game), lesson_of(load_game(game), name)) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_does_something_soon(game: str) -> None:
    for lesson in lessons_of(load_game(game)):
        assert any(step.is_task for step in lesson.steps[:4]), lesson.id


# ---- a lesson fails when what it speaks of is gone ----


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"point_1": ["B4", "Z9"]}, "there is no Z9 to point at"),
        ({"clause_2": ["9.9.9"]}, "there is no clause 9.9.9"),
        ({"do_4": ["place beans B4", "place bananas B4"]}, "kind-not-required"),
        ({"wrong_4": ["place water B4 -> refused 2.9.9"]}, "2.9.9"),
        ({"wrong_4": ["place water B4"]}, "place water B4"),
        ({"wrong_10": ["discard beans"]}, "is called wrong, and brings the lesson on"),
        ({"expect_4": {"asked": 2}}, "asked: expected 2"),
        ({"expect_6": {"seat": {"1": {"score": 6}}}}, "score"),
        ({"others_8": ["2: place rum Y1"]}, "step 7"),
        ({"also_5": ["discard rum"]}, "discard rum"),
        ({"say_1": {"en": "One. Two. Three.", "fr": "Un."}}, "too long"),
        ({"say_1": {"en": "One.", "fr": "Regardez votre main."}}, "tu, not vous"),
        ({"say_1": {"en": "One.", "fr": "Bravo!"}}, "no-break space"),
        ({"say_1": {"en": "Look at Y1.", "fr": "Regarde Y1."}}, "nothing was ever drawn as Y1 (fr)"),
    ],
)
def test_a_lesson_fails(change: dict[str, Any], fault: str) -> None:
    found = prove(load_game("stortebeker"), changed("stortebeker", **change))
    assert any(fault in line for line in found), found


@pytest.mark.parametrize(
    ("components", "fault"),
    [
        ({"ship": {"B4": {"strength": 13}}}, "step 6"),
        ({"ship": {"B4": {"value": 6}}}, "score"),
        ({"ship": {"B4": {"needs": {"water": 1, "meat": 1, "rum": 1}}}}, "step 4"),
        ({"setup": {"hand": 5}}, "hand_count"),
    ],
)
def test_a_lesson_fails_when_the_game_is_another(components: dict[str, Any], fault: str) -> None:
    game = load_game("stortebeker", components)
    found = prove(game, lesson_of(game, ""))
    assert any(fault in line for line in found), found


def test_a_lesson_fails_when_a_piece_is_no_longer_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("stortebeker")
    drawn = type(game).picture
    monkeypatch.setattr(type(game), "picture", lambda self, *given: drawn(self, *given).replace("score-1", "points-1"))
    assert "step 7: there is no score-1 to point at (en)" in prove(game, lesson_of(game, ""))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_lesson_fails_when_a_word_is_gone(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """The task is said in the words of the game."""
    game, honest = load_game("stortebeker"), words_for

    class Without:
        """The words, but for one label."""

        def __init__(self, *args: Any) -> None:
            self.words = honest(*args)

        def action(self, action: Any) -> str:
            is_missing = (self.words.language, action.verb) == (language, "board")
            return "‹action-board›" if is_missing else self.words.action(action)

        def __getattr__(self, name: str) -> Any:
            return getattr(self.words, name)

    monkeypatch.setattr(proof, "words_for", Without)
    assert f"step 6: there are no words for 'board B4' ({language})" in prove(game, lesson_of(game, ""))


def test_a_lesson_fails_when_dice_are_left_or_missing() -> None:
    for boarding, fault in (([2, 3, 5, 3, 6], "never asked for"), ([2, 3, 5], "nothing is written for 'boarding'")):
        data = lesson_data("stortebeker")
        data["chance"]["boarding"] = boarding
        found = prove(load_game("stortebeker"), lesson_from(data, "changed"))
        assert any(fault in line for line in found), found


def test_a_fleet_that_the_builder_does_not_give() -> None:
    data = lesson_data("davyjones", -1)
    data["step"][1]["fleet"] = "harbinger"
    found = prove(load_game("davyjones"), lesson_from(data, "fleet"))
    assert any("the fleet is 'black-cat" in line for line in found), found


# ---- files that are no lessons ----


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("flibuste lesson 1", "flibuste lesson 9", "the format is 'flibuste lesson 9'"),
        ("minutes = 4", "minutes = 40", "1 to 7 minutes"),
        ('title.fr = "Ton premier tour"\n', "", "'title' is missing in fr"),
        ("point =", "pint =", "pint"),
        ('do = "place pirate-4 B4"', 'do = "place pirate-4 B4"\nothers = ["2: stop"]', "one of them"),
        ('do = "board B4"\n', "", "'wrong' stands beside"),
        ("minutes = 4", "minutes = 4 4", "is not valid TOML"),
    ],
)
def test_broken_files(tmp_path: Path, old: str, new: str, fault: str) -> None:
    path = load_game("stortebeker").folder / "lessons/1-first-turn.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    broken = tmp_path / "broken.toml"
    broken.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(BadFile, match=re.escape(fault)) as caught:
        read_lesson(broken)
    assert str(broken) in str(caught.value)


def test_an_unknown_lesson_is_told() -> None:
    with pytest.raises(BadLesson, match="has no lesson 'chess'; it has: first-turn, placing"):
        lesson_of(load_game("stortebeker"), "chess")


# ---- a learner's way ----


def course(game: str = "stortebeker", name: str = "") -> Course:
    return Course(load_game(game), lesson_of(load_game(game), name))


def followed(found: Course, steps: int) -> Course:
    while found.at + 1 < steps:
        assert found.answer(found.shown()) is None
    return found


def test_whoever_follows_comes_to_the_end() -> None:
    for game, name in LESSONS:
        found = course(game, name)
        while not found.is_over:
            assert found.answer(found.shown()) is None
        assert found.at + 1 == len(found.lesson.steps)


def test_a_reading_step_waits_for_next() -> None:
    found = course()
    assert found.shown() == NEXT
    verdict = found.answer("place beans B4")
    assert verdict is not None and found.at == 0
    assert found.answer(NEXT) is None and found.at == 1


def test_wrong_answers() -> None:
    """The rules' own refusal with its clause; what is legal is held back; what was expected gets its own sentence."""
    found = followed(course(), 4)
    refused = found.answer("place water B4")
    assert refused is not None and refused.refusal is not None
    assert refused.refusal.clause == "2.1.5" and refused.why == found.step.why_not
    held = found.answer("discard rum")
    assert held is not None and held.refusal is None and held.why is None and not held.unknown
    nonsense = found.answer("dance")
    assert nonsense is not None and nonsense.unknown
    assert found.at == 3 and found.moves == [NEXT] * 3


def test_in_any_order_and_back() -> None:
    found = followed(course(), 4)
    assert found.answer("place rum B4") is None
    assert [action.notation for action in found.todo()] == ["place beans B4"]
    assert found.back() == [NEXT] * 3
    assert found.answer("place beans B4") is None
    assert found.at == 4
    assert found.back() == [NEXT] * 3
    assert course().back() is None


def test_leave_and_return() -> None:
    """A place in a lesson is its moves; those that no longer fit are dropped."""
    found = followed(course(), 9)
    again = Course.resumed(found.game, found.lesson, found.moves)
    assert (again.at, again.moves) == (found.at, found.moves)
    assert found.game.digest(again.state) == found.game.digest(found.state)
    strayed = Course.resumed(found.game, found.lesson, [*found.moves[:5], "discard rum", *found.moves[5:]])
    assert strayed.moves == found.moves[:5]


def test_a_course_of_ones_own() -> None:
    """Whatever touches the island will do; what the lesson goes on with is what it has written."""
    found = followed(course("davyjones"), 2)
    assert found.step.free
    assert found.answer("sail A1 L@0") is not None
    assert found.answer("sail A1 S@316 L@345") is None
    assert found.moves[-1] == "sail A1 S@330 L@330"


def test_near_enough() -> None:
    found = course("davyjones", "crew")
    while not found.step.near:
        assert found.answer(found.shown()) is None
    usual = found.shown()
    leg, _, angle = usual.rpartition("@")
    close, far = f"{leg}@{int(angle) + 1}", f"{leg}@{int(angle) + 60}"
    assert found.answer(far) is not None
    assert found.answer(close) is None and found.moves[-1] == usual
