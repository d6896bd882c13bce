"""Few settings that cover much, for the long suite, and the games that its proofs share."""

from functools import lru_cache
from itertools import combinations
from typing import Any

import pytest

from flibuste.engine.game import Game
from flibuste.engine.state import State
from tests.proofs.play import GAMES, Setting, moments, rounds, values

Row = tuple[Any, ...]  # a number of players and a value of each option
Pair = tuple[int, Any, int, Any]  # two values of a row, with their places


def factors(game: Game) -> list[tuple[Any, ...]]:
    """What can be combined: numbers of players, and the values of each option but those that make games long."""
    chosen = [(game.brief[option.name],) if option.name in game.brief else values(option) for option in game.options]
    return [tuple(game.seats), *chosen]


def pairs(row: Row) -> set[Pair]:
    """Every two values of a row, with their places."""
    return {(one, row[one], other, row[other]) for one, other in combinations(range(len(row)), 2)}


def fuller(rows: list[Row], wanted: set[Pair]) -> Row:
    """The row with most pairs that are still wanted."""
    return max(rows, key=lambda row: len(pairs(row) & wanted))


def covering(game: Game) -> list[Setting]:
    """Few settings in which every two options have every two values together, and with every number of players."""
    choices = factors(game)
    wanted = {
        (one, first, other, second)
        for one, other in combinations(range(len(choices)), 2)
        for first in choices[one]
        for second in choices[other]
    }
    rows: list[Row] = []
    while wanted:
        one, first, other, second = min(wanted, key=repr)
        row: Row = tuple({one: first, other: second}.get(place, choices[place][0]) for place in range(len(choices)))
        for place in (place for place in range(len(choices)) if place not in (one, other)):
            row = fuller([(*row[:place], value, *row[place + 1 :]) for value in choices[place]], wanted)
        wanted -= pairs(row)
        rows.append(row)
    return [setting_of(game, row) for row in rows] or [Setting(game, seats, {}) for seats in game.seats]


def setting_of(game: Game, row: Row) -> Setting:
    seats, *chosen = row
    options = zip(game.options, chosen, strict=True)
    return Setting(game, seats, {option.name: value for option, value in options if value != option.default})


def in_long_suite(setting: Setting) -> Any:
    """All proofs about a setting run in one process, where they share its games."""
    return pytest.param(setting, marks=[pytest.mark.slow, pytest.mark.xdist_group(repr(setting))], id=repr(setting))


COVERING = [setting for game in GAMES for setting in covering(game)]
LONG = [in_long_suite(setting) for setting in COVERING]


@lru_cache(maxsize=2)
def long_moments(setting: Setting) -> list[State]:
    """Copies at random moments of some games, six of each kind of question; the proofs leave them as they are."""
    return [state for seed in range(rounds(setting.game, 4)) for state in moments(setting, f"long {seed}", 6)]
