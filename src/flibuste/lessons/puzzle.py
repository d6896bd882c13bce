"""Puzzles: a position in which one choice is clearly the best. A puzzle is solved like a lesson of one step.

`flibuste puzzles GAME` finds them (`arena/puzzles.py`); they are kept in the game's folder, a file each.
"""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast, Script
from flibuste.engine.game import Data, Game
from flibuste.engine.reason import Reason
from flibuste.engine.refusal import NotAnAction
from flibuste.engine.registry import UnknownGame, load_game
from flibuste.engine.state import State
from flibuste.lessons.lesson import LANGUAGES, BadLesson, Lesson, Step, Texts, lesson_of
from flibuste.records.example import given_state
from flibuste.records.files import BadFile, read_json
from flibuste.records.position import BadPosition
from flibuste.words import Words
from flibuste.words.reasons import reason_text

FORMAT = "flibuste puzzle 1"
FOLDER = "puzzles"
PREFIX = "puzzle-"
PLAYED = "played"  # the judge of puzzles that games to the end have decided
SMALL = 0.01  # chances that differ by less are the same
OPPONENTS = ("Anne", "Jack", "Mary", "Bart", "Molly")


@dataclass(frozen=True)
class Puzzle:
    """A position, whose turn it is (from 1), and what the choices are worth to him, best first."""

    game: str
    seat: int
    question: str
    given: Data
    choices: list[tuple[str, float]]
    judge: str
    iterations: int
    rules_version: int
    reasons: list[Reason] = field(default_factory=list)  # why the best is better than the next

    def data(self) -> Data:
        return {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "seat": self.seat,
            "question": self.question,
            "judge": self.judge,
            "iterations": self.iterations,
            "choices": [[action, round(chance, 3)] for action, chance in self.choices],
            "reasons": [reason.data() for reason in self.reasons],
            "given": self.given,
        }

    @property
    def best(self) -> str:
        return self.choices[0][0]

    @property
    def as_good(self) -> list[str]:
        """Further choices that nobody can tell from the best."""
        return [action for action, chance in self.choices[1:] if chance > self.choices[0][1] - SMALL]


def is_puzzle(data: Any) -> bool:
    return isinstance(data, dict) and data.get("format") == FORMAT


def puzzle_from(data: Any) -> Puzzle:
    """A puzzle from its data; raises BadLesson for whatever is none."""
    if not is_puzzle(data):
        raise BadLesson("this is not a puzzle of Flibuste")
    try:
        choices = [(str(action), float(chance)) for action, chance in data["choices"]]
        return Puzzle(
            data["game"],
            int(data["seat"]),
            data["question"],
            data["given"],
            choices,
            data["judge"],
            int(data["iterations"]),
            int(data["rules_version"]),
            [Reason(**reason) for reason in data.get("reasons", [])],
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadLesson(f"the puzzle is damaged: {error}") from error


@cache
def puzzle_files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.json"))


def puzzle_names(game: Game) -> list[str]:
    """The names of all puzzles of a game, in their order."""
    return [f"{PREFIX}{path.stem}" for path in puzzle_files(game.folder / FOLDER)]


def find_lesson(game: Game, name: str) -> Lesson:
    """The lesson or the puzzle of this name."""
    if not name.startswith(PREFIX):
        return lesson_of(game, name)
    if name not in puzzle_names(game):
        raise BadLesson(f"{game.name} has no {name}; it has {len(puzzle_names(game))} puzzles")
    return read_puzzle(game, name)


@cache
def read_puzzle(game: Game, name: str) -> Lesson:
    path = game.folder / FOLDER / f"{name.removeprefix(PREFIX)}.json"
    return as_lesson(game, puzzle_from(read_json(path)), name, puzzle_title(game, name))


def puzzle_in(file: Path) -> tuple[Game, Lesson]:
    """A puzzle that lies anywhere, and its game; raises BadFile for one that cannot be laid out."""
    try:
        puzzle = puzzle_from(read_json(file))
        game = load_game(puzzle.game)
        return game, as_lesson(game, puzzle, file.stem, dict.fromkeys(LANGUAGES, file.stem))
    except (BadLesson, BadPosition, NotAnAction, UnknownGame) as error:
        raise BadFile(f"{file}: {error}") from error


def as_lesson(
    game: Game, puzzle: Puzzle, name: str, title: Texts, names: dict[int, str] | None = None, made: str = ""
) -> Lesson:
    """A puzzle as a lesson: one choice to find, and then the solution in words.

    `names` are those of the others by their seats; `made` is what was chosen when it was played.
    """
    state = given_state(game, puzzle.given, Script({}, Fast("puzzle")))
    names = opponents(state.seats, puzzle.seat) if names is None else names
    ask = Step(
        say=said(game, "puzzle-ask"),
        do=[puzzle.best],
        also=puzzle.as_good,
        wrong=[action for action, _ in puzzle.choices[1:] if action not in puzzle.as_good],
        why_not=said(game, "puzzle-not-best"),
    )
    end = Step(say=solution(game, puzzle, state, names, made), point=list(game.parse(puzzle.best, state).targets()))
    return Lesson(
        name, game.name, title, 1, [ask, end], seat=puzzle.seat - 1, names=names, given=puzzle.given, puzzle=True
    )


def opponents(seats: int, learner: int) -> dict[int, str]:
    """Names for all seats but the learner's, from 1."""
    others = [seat for seat in range(1, seats + 1) if seat != learner]
    return dict(zip(others, OPPONENTS, strict=False))


@cache
def puzzle_title(game: Game, name: str) -> Texts:
    return said(game, "puzzle-title", number=name.removeprefix(PREFIX).lstrip("0"))


def said(game: Game, message: str, **args: Any) -> Texts:
    return {language: Words(game, language).say(message, **args) for language in LANGUAGES}


def solution(game: Game, puzzle: Puzzle, state: State, names: dict[int, str], made: str) -> Texts:
    """The best choice and the next best, or the one that was made, with their chances; and why."""
    found = {}
    for language in LANGUAGES:
        words = Words(game, language, [names.get(seat + 1, "") for seat in range(state.seats)], puzzle.seat)
        words.piece_names = game.piece_names(state, puzzle.seat - 1, words.say)
        why = reason_text(words, puzzle.reasons, "hindsight" if made else "reason") if puzzle.reasons else ""
        found[language] = f"{verdict(game, puzzle, state, words, made)} {why}".strip()
    return found


def verdict(game: Game, puzzle: Puzzle, state: State, words: Words, made: str) -> str:
    """Two choices with their chances, and who says so: a level of bots, or games that they played to the end."""
    best, chance = puzzle.choices[0]
    second = made or puzzle.choices[1][0]
    is_played = puzzle.judge == PLAYED and not made
    of = puzzle.iterations if is_played else 100
    return words.say(
        "moment-solution" if made else "puzzle-solution-played" if is_played else "puzzle-solution",
        best=words.action(end_of(game, puzzle, state, best)),
        chance=round(of * chance),
        second=words.action(end_of(game, puzzle, state, second)),
        other=round(of * dict(puzzle.choices)[second]),
        games=of,
        level="" if is_played else words.say(f"level-{puzzle.judge}"),
    )


def end_of(game: Game, puzzle: Puzzle, state: State, text: str) -> Action:
    """What a choice comes to: this is what a player has in mind."""
    return game.mind.comes_to(state, puzzle.seat - 1, game.parse(text, state))
