"""Puzzles: every one that comes with a game can be solved, and only by its best choice."""

from pathlib import Path

import pytest

from flibuste.arena.deeds import is_measured
from flibuste.arena.finder import Finder, Found, Hunt
from flibuste.arena.puzzles import chosen, keep
from flibuste.engine.chance import Fast, Script
from flibuste.engine.playout import RandomChooser
from flibuste.engine.registry import game_names, load_game
from flibuste.lessons.course import Course
from flibuste.lessons.lesson import LANGUAGES, BadLesson
from flibuste.lessons.puzzle import Puzzle, find_lesson, puzzle_from, puzzle_names, read_puzzle
from flibuste.records.example import given_state
from flibuste.records.files import read_json
from flibuste.words import Words

ALL = [(game, name) for game in game_names() for name in puzzle_names(load_game(game))]


@pytest.mark.parametrize(("game_name", "name"), ALL, ids=[f"{game} {name}" for game, name in ALL])
def test_a_puzzle_is_solved_by_its_best_choice_alone(game_name: str, name: str) -> None:
    game = load_game(game_name)
    lesson = read_puzzle(game, name)
    course = Course(game, lesson)
    best = lesson.steps[0].do[0]
    options = [action.notation for action in game.mind.deeds(course.state, lesson.seat)]
    assert best in options and len(options) >= 3
    for other in lesson.steps[0].wrong:
        verdict = course.answer(other)
        assert verdict is not None and verdict.why == lesson.steps[0].why_not
    assert course.answer(best) is None
    assert course.answer("next") is None and course.is_over
    for language in LANGUAGES:
        assert "‹" not in lesson.steps[1].say[language] + lesson.title[language]


@pytest.mark.parametrize("game_name", sorted({game for game, _ in ALL}))
def test_there_are_puzzles_of_several_kinds(game_name: str) -> None:
    game = load_game(game_name)
    found = [puzzle_from(read_json(path)) for path in sorted((game.folder / "puzzles").glob("*.json"))]
    assert len({puzzle.question for puzzle in found}) > 1
    assert all(puzzle.choices[0][1] - puzzle.choices[1][1] > 0.05 for puzzle in found)
    assert all(puzzle.rules_version == game.rules_version for puzzle in found)


@pytest.mark.parametrize(("game_name", "name"), ALL, ids=[f"{game} {name}" for game, name in ALL])
def test_a_solution_says_why(game_name: str, name: str) -> None:
    game = load_game(game_name)
    puzzle = puzzle_from(read_json(game.folder / "puzzles" / f"{name.removeprefix('puzzle-')}.json"))
    said = read_puzzle(game, name).steps[1].say
    assert {reason.feature for reason in puzzle.reasons} <= set(game.mind.FEATURES)
    for language in LANGUAGES:
        words = Words(game, language)
        begun = [words.say(f"reason-{kind}", what="|").split("|")[0] for kind in ("brings", "brings-rivals")]
        assert any(text in said[language] for text in begun) == bool(puzzle.reasons)


@pytest.mark.parametrize("game_name", sorted({game for game, _ in ALL}))
def test_nearly_all_solutions_say_why(game_name: str) -> None:
    folder = load_game(game_name).folder / "puzzles"
    silent = [path.name for path in folder.glob("*.json") if not read_json(path)["reasons"]]
    assert len(silent) <= 1, silent


def a_puzzle(question: str = "actions", lead: float = 0.2) -> Puzzle:
    return Puzzle("stortebeker", 1, question, {}, [("a", 0.5 + lead), ("b", 0.5)], "captain", 1, 1)


def test_the_clearest_come_first_and_not_too_many_of_a_kind() -> None:
    found = [Found(a_puzzle("one", n / 100), n / 100) for n in range(10, 20)] + [Found(a_puzzle("two"), 0.01)]
    kept = list(chosen(found, 5))
    assert [puzzle.question for puzzle in kept] == ["one", "one", "two"]


def test_a_position_is_written_so_that_it_reads_back(tmp_path: Path) -> None:
    game = load_game("stortebeker")
    state = game.start(2, {}, Fast("puzzle"))
    hunt = Hunt("stortebeker", 2, judge="deckhand")
    finder = Finder(RandomChooser(Fast("luck")), game, hunt, 1)
    seat = state.deciders()[0]
    made = finder.puzzle(state, seat, finder.weigh(state, seat))
    keep([made], tmp_path)
    again = puzzle_from(read_json(tmp_path / "01.json"))
    assert game.digest(given_state(game, again.given, Script({}, None))) == game.digest(state)


def test_all_choices_are_weighed_with_other_dice_before_a_puzzle_is_kept() -> None:
    game = load_game("stortebeker")
    state = game.start(2, {}, Fast("puzzle"))
    seat = state.deciders()[0]
    finder = Finder(RandomChooser(Fast("luck")), game, Hunt("stortebeker", 2, judge="deckhand"), 1)
    actions = state.options(seat)
    weighed = finder.weigh_all(state, seat, actions)
    assert {entry.action for entry in weighed} == {action.notation for action in actions}
    assert [entry.values[seat] for entry in weighed] == sorted([entry.values[seat] for entry in weighed], reverse=True)
    assert {entry.action for entry in finder.weigh(state, seat)} < {action.notation for action in actions}


def test_where_one_may_still_do_it_afterwards_nothing_is_found_out() -> None:
    game = load_game("davyjones")
    state = game.start(2, {}, Fast("order"))
    while state.stack[-1].NAME != "orders":
        state.make(state.deciders()[0], state.options(state.deciders()[0])[0])
    seat = state.deciders()[0]
    finder = Finder(RandomChooser(Fast("luck")), game, Hunt("davyjones", 2, judge="deckhand"), 1)
    moves = [action for action in state.options(seat) if action.verb == "move"]
    assert len(moves) > 1 and finder.is_put_off(state, seat, moves[0])
    assert finder.next_options(state, seat, game.parse("end", state)) == []
    assert moves[0] not in finder.next_options(state, seat, moves[0])


def test_distances_and_directions_are_no_choice_among_few() -> None:
    game = load_game("davyjones")
    state = game.start(2, {}, Fast("order"))
    assert [is_measured(game.parse(text, state)) for text in ("turn -30", "sail A1 L@90", "move A1", "load t3")] == [
        *(True, True),
        *(False, False),
    ]


def test_what_is_no_puzzle_is_refused() -> None:
    with pytest.raises(BadLesson, match="not a puzzle"):
        puzzle_from({"format": "something"})
    with pytest.raises(BadLesson, match="damaged"):
        puzzle_from({"format": "flibuste puzzle 1", "game": "cove"})
    with pytest.raises(BadLesson, match="has no puzzle-999"):
        find_lesson(load_game("cove"), "puzzle-999")
