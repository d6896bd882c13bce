"""Puzzles that games to the end have decided: equal luck for all choices, and only what both judges find is kept."""

from pathlib import Path

import pytest

from flibuste.arena.deeds import Deed, deeds_of, is_habit, leaves_open
from flibuste.arena.finder import Found, Hunt
from flibuste.arena.played_finder import PlayedFinder, Won, is_certain, weighed_by
from flibuste.arena.puzzles import chosen, hunt_puzzles
from flibuste.engine.action import Action
from flibuste.engine.chance import Fast, Script
from flibuste.engine.playout import RandomChooser
from flibuste.engine.registry import load_game
from flibuste.engine.state import State
from flibuste.lessons.puzzle import as_lesson
from flibuste.records.example import given_state
from tests.lessons.test_courses_of_puzzles import GIVEN, a_puzzle

GAME = load_game("davyjones")
TO_I2, TO_I4 = "sail A1 S@330 L@330", "sail A1 S@30 L@30"


def at_sea() -> State:
    return given_state(GAME, GIVEN, Script({}, Fast("at sea")))


def a_finder(game: str = "davyjones", **more: object) -> PlayedFinder:
    hunt = Hunt(game, 2, bot="random", played=4, **more)  # type: ignore[arg-type]
    return PlayedFinder(RandomChooser(Fast("luck")), load_game(game), hunt, 1)


def the_deed(state: State, end: str) -> Deed:
    return next(deed for deed in deeds_of(GAME, state, 0) if deed.end == end)


def test_what_comes_to_the_same_is_one_choice() -> None:
    state = at_sea()
    deeds = deeds_of(GAME, state, 0)
    ends = [deed.end for deed in deeds]
    assert len(set(ends)) == len(ends) and {"docks A1 i2", "docks A1 i4", "heads A1 i1", "end"} <= set(ends)
    for deed in deeds:
        assert {GAME.mind.comes_to(state, 0, action).notation for action in deed.actions} == {deed.end}
    several = the_deed(state, "docks A1 i2")
    assert len({several.in_game(number).notation for number in range(4)}) == len(several.actions) > 1


def test_a_choice_that_can_still_be_made_is_no_alternative() -> None:
    two = {**GIVEN, "ship": {**GIVEN["ship"], "A2": {"card": "sea-monkey", "at": [340, 700]}}}
    state = given_state(GAME, two, Script({}, Fast("two ships")))
    dock = the_deed(state, "docks A1 i2")
    assert leaves_open(GAME, state.clone(), 0, dock, the_deed(state, "wanders A2"))
    assert not leaves_open(GAME, state.clone(), 0, dock, the_deed(state, "docks A1 i4"))
    assert not leaves_open(GAME, state.clone(), 0, dock, the_deed(state, "end"))


def test_what_habit_does_anyway_is_no_answer() -> None:
    state = at_sea()
    assert is_habit(GAME, state.clone(), 0, the_deed(state, "docks A1 i2"))
    assert not is_habit(GAME, state.clone(), 0, the_deed(state, "docks A1 i4"))


@pytest.mark.parametrize("game", ["davyjones", "stortebeker"])
def test_games_to_the_end_have_equal_luck_and_share_the_victory(game: str) -> None:
    finder = a_finder(game)
    state = at_sea() if game == "davyjones" else load_game(game).start(2, {}, Fast("puzzle"))
    first, second = deeds_of(finder.game, state, 0)[:2]
    won: Won = {first: [], second: []}
    finder.play_more(state, 0, won, 2)
    finder.play_more(state, 0, won, 3)
    again: Won = {first: []}
    finder.play_more(state, 0, again, 3)
    assert again[first] == won[first]
    assert all(share in (0.0, 0.5, 1.0) for shares in won.values() for share in shares)
    assert finder.by_habit(state, 0, first, 7) == finder.by_habit(state, 0, first, 7)


def test_the_solution_tells_how_many_games_were_won() -> None:
    finder, state = a_finder("stortebeker"), load_game("stortebeker").start(2, {}, Fast("puzzle"))
    first, second = deeds_of(finder.game, state, 0)[:2]
    weighed = [weighed_by(state, 0, first, [1.0, 1.0, 1.0, 0.0]), weighed_by(state, 0, second, [0.0] * 4)]
    puzzle = finder.puzzle(state, 0, weighed)
    assert puzzle.judge == "played" and puzzle.iterations == 4
    lesson = as_lesson(finder.game, puzzle, "puzzle-1", {"en": "one", "fr": "un"})
    assert "bots won 3 of 4 games" in lesson.steps[1].say["en"]


class Foretold(PlayedFinder):
    """Knows how every game ends: by habit, and by better bots, as it is told."""

    habit: dict[str, float]
    better: dict[str, float]
    asked: str

    def by_habit(self, state: State, seat: int, deed: Deed | None, number: int) -> float:
        end = "docks A1 i2" if deed is None else deed.end
        return float(number % 10 < 10 * self.habit.get(end, 0.1))

    def share(self, state: State, seat: int, deed: Deed, number: int) -> float:
        return float(number % 10 < 10 * self.better.get(deed.end, 0.1))


def told(habit: dict[str, float], better: dict[str, float], did: tuple[str, ...] = ("move A1", TO_I4)) -> Found | None:
    finder = Foretold(RandomChooser(Fast("luck")), GAME, Hunt("davyjones", 2, played=40, margin=0.15), 1)
    finder.habit, finder.better = habit, better
    finder.chosen = {number: GAME.parse(text) for number, text in enumerate(did)}
    return finder.look(at_sea(), 0)


def test_what_both_judges_find_is_a_puzzle() -> None:
    right = {"docks A1 i4": 0.9, "docks A1 i2": 0.4}
    found = told(right, right)
    assert found is not None and found.kind == ("orders", "docks")
    assert abs(found.lead - 0.5) < 0.01 and len(found.puzzle.choices) == 3


@pytest.mark.parametrize(
    ("habit", "better"),
    [
        ({"docks A1 i4": 0.9, "docks A1 i2": 0.4}, {"docks A1 i4": 0.4, "docks A1 i2": 0.9}),  # they disagree
        ({"docks A1 i4": 0.9, "docks A1 i2": 0.9}, {"docks A1 i4": 0.9}),  # as good
        ({"docks A1 i2": 0.9}, {"docks A1 i2": 0.9}),  # habit
        ({"docks A1 i4": 0.9}, {"docks A1 i4": 0.2}),  # too small a lead
        ({"wanders A1": 0.9}, {"wanders A1": 0.9}),  # nothing that could be told
        ({}, {}),  # no difference
    ],
)
def test_anything_else_is_none(habit: dict[str, float], better: dict[str, float]) -> None:
    assert told(habit, better) is None


@pytest.mark.parametrize("did", [(TO_I2,), ("move A1", TO_I2), ("end",), ()])
def test_only_what_a_bot_has_done_against_habit_and_won_by_is_looked_into(did: tuple[str, ...]) -> None:
    right = {"docks A1 i4": 0.9, "docks A1 i2": 0.4}
    assert told(right, right, (TO_I4,)) is not None and told(right, right, did) is None


def test_a_course_is_not_asked_for_again_after_the_order() -> None:
    finder, state = a_finder(), at_sea()
    assert not finder.has_seen(state, deeds_of(GAME, state, 0))
    state.make(0, GAME.parse("move A1", state))
    assert finder.has_seen(state, deeds_of(GAME, state, 0))


def test_kinds_are_told_apart_by_what_is_done() -> None:
    found = [Found(a_puzzle(), 0.5, deed) for deed in ("docks", "docks", "docks", "meets")]
    assert len(list(chosen(found, 5))) == 3


def test_a_lead_counts_where_it_is_more_than_luck() -> None:
    assert is_certain([1.0] * 12, [0.0] * 8 + [1.0] * 4)
    assert not is_certain([1.0, 0.0, 1.0, 0.0], [0.0, 1.0, 0.0, 0.0])
    assert not is_certain([0.0] * 12, [1.0] * 12)


def test_a_hunt_writes_what_it_has_found_after_every_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[int] = []

    def one(*_: object) -> list[Found]:
        if len(kept) == 2:
            raise KeyboardInterrupt
        kept.append(len(list(tmp_path.glob("*.json"))))
        return [Found(a_puzzle(), 0.5, f"deed {len(kept)}")]

    monkeypatch.setattr("flibuste.arena.puzzles.hunt_in_match", one)
    assert len(hunt_puzzles(GAME, Hunt("davyjones", 2), folder=tmp_path)) == 2
    assert kept == [0, 1] and len(list(tmp_path.glob("*.json"))) == 2


def test_actions_of_a_deed_are_the_most_usual() -> None:
    state = at_sea()
    deed = the_deed(state, "docks A1 i2")
    weights = GAME.mind.weigh(state, 0, list(deed.actions))
    assert weights == sorted(weights, reverse=True) and isinstance(deed.action, Action)
