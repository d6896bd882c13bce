"""Each level against the one below: seats in turn, the same deals for both, as many as a fixed CPU time allows."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from flibuste.arena.contest import Contest, Played
from flibuste.arena.standing import Row, Standing, standing
from flibuste.arena.workers import played
from flibuste.bots._thinker import LEVELS
from flibuste.engine.registry import load_game

MOST = 10_000  # games


@dataclass(frozen=True)
class Verdict:
    """What the games of two levels say."""

    found: Standing
    upper: str

    @property
    def row(self) -> Row:
        return next(row for row in self.found.rows if row.bot == self.upper)

    @property
    def interval(self) -> tuple[float, float]:
        data = self.row.data()
        return data["low"], data["high"]

    @property
    def is_shown(self) -> bool:
        """The upper level wins more than its share, 95 times in 100."""
        return self.interval[0] > self.found.fair

    @property
    def is_refuted(self) -> bool:
        """The upper level wins less than its share, 95 times in 100."""
        return self.interval[1] < self.found.fair


def pairs() -> list[tuple[str, str]]:
    """Each level with the one below, the weakest first."""
    return [(upper, lower) for lower, upper in pairwise(LEVELS)]


def contest(game: str, upper: str, lower: str, games: int = MOST, seed: str = "strength") -> Contest:
    return Contest(game, (upper, lower), games, max(2, load_game(game).seats.start), seed)


def verdict(found: Contest, seconds: float) -> Verdict:
    """Play whole deals until the CPU time is used up, or all games are played."""
    games = list(within(found, seconds))
    return Verdict(standing(found, games), found.bots[0])


def within(found: Contest, seconds: float) -> Iterator[Played]:
    size, began = len(found.seatings), time.process_time()
    for deal in range(found.total // size):
        for number in range(deal * size, (deal + 1) * size):
            yield played(found, number)
        if time.process_time() - began > seconds:
            return
