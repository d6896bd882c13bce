"""A player who looks ahead: he searches, says what he thinks, and chooses. The levels are such players."""

import time
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance, Fast
from flibuste.engine.game import Game
from flibuste.engine.perspective import Perspective
from flibuste.engine.search import Search
from flibuste.engine.settings import Settings
from flibuste.engine.step import Sealed
from flibuste.engine.tree import Edge

LEVELS = ("deckhand", "mate", "captain", "admiral")
PILOT = "pilot"  # sits at no table: gives advice, and judges what others did
JUDGES = (*LEVELS, PILOT)
AT_ONCE = 25  # iterations between two looks at the clock
SERIOUS = 0.15  # of the visits of the best choice: what is tried less is no choice to mix with

Data = dict[str, Any]


@dataclass(frozen=True)
class Level:
    """How far a level sees in a game: so many iterations, and the settings of the search."""

    iterations: int = 200
    settings: Data = field(default_factory=dict)

    @classmethod
    def read(cls, data: Data) -> "Level":
        return cls(data["iterations"], {name: value for name, value in data.items() if name != "iterations"})


DEFAULT = {
    "deckhand": Level(30, {"depth": 1}),
    "mate": Level(150, {"depth": 3}),
    "captain": Level(800),
    "admiral": Level(5000),
}


@cache
def levels_of(folder: Path) -> dict[str, Level]:
    """The levels of the game in this folder, by name: `judgement/levels.toml`, or what suits most games."""
    path = folder / "judgement/levels.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    found = DEFAULT | {name: Level.read(entry) for name, entry in data.items()}
    return {PILOT: found["captain"]} | found


@dataclass(frozen=True)
class Considered:
    """A choice: how often it was tried, how likely each seat is to win after it, how usual it is."""

    action: Action
    visits: int
    values: list[float]
    usual: float

    def data(self) -> Data:
        return {"action": self.action.notation, "visits": self.visits, "values": rounded(self.values)}


@dataclass(frozen=True)
class Thoughts:
    """What a player thinks: how likely each seat is to win, his choices (best first), and what he expects to happen."""

    seat: int
    iterations: int
    values: list[float]
    choices: list[Considered]
    line: list[tuple[int, Action]]

    def data(self) -> Data:
        """As plain data; seats are numbered from 1."""
        return {
            "seat": self.seat + 1,
            "iterations": self.iterations,
            "values": rounded(self.values),
            "choices": [choice.data() for choice in self.choices],
            "line": [{"seat": seat + 1, "action": action.notation} for seat, action in self.line],
        }


class Thinker:
    """Searches as far as its level goes; the same chance always gives the same choice.

    Where people wait it gets a limit of `seconds`, and chooses by what it has seen when they are over.
    """

    LEVEL: ClassVar[str] = "captain"

    def __init__(self, chance: Chance, level: Level | None = None, seconds: float | None = None) -> None:
        self.chance = chance
        self.level = level
        self.seconds = seconds

    def choose(self, perspective: Perspective) -> Action:
        if len(perspective.actions) == 1:
            return perspective.actions[0]
        search = self.search(perspective)
        legal = set(perspective.actions)
        edges = [edge for edge in search.choices() if edge.visits and is_legal(search, edge.action, legal)]
        if not edges:
            return perspective.actions[0]
        return self.mixed(edges) if isinstance(search.state.stack[-1], Sealed) else edges[0].action

    def think(self, perspective: Perspective) -> Thoughts:
        """What it thinks of the choices, as a record."""
        search = self.search(perspective)
        choices = [Considered(e.action, e.visits, means(e), e.prior) for e in search.choices() if e.visits]
        return Thoughts(perspective.seat, search.iterations, search.values(), choices, search.line())

    def search(self, perspective: Perspective) -> Search:
        """The tree, grown until the iterations or the time are used up, or nothing can change the choice any more."""
        level = self.level_in(perspective.game)
        dice = Fast(self.chance.below(1 << 30, "search"))
        search = Search(perspective.game.mind, perspective.sample(), perspective.seat, dice, Settings(**level.settings))
        began = time.perf_counter()
        while search.iterations < level.iterations and not is_settled(search, level.iterations):
            search.run(min(AT_ONCE, level.iterations - search.iterations))
            if self.seconds is not None and time.perf_counter() - began > self.seconds:
                break
        return search

    def level_in(self, game: Game) -> Level:
        return self.level or levels_of(game.folder)[self.LEVEL]

    def mixed(self, edges: list[Edge]) -> Action:
        """A secret choice is mixed, so that nobody can foresee it: each as often as it was tried."""
        serious = [edge for edge in edges if edge.visits >= SERIOUS * edges[0].visits]
        mark = self.chance.below(sum(edge.visits for edge in serious), "mixed")
        for edge in serious:
            mark -= edge.visits
            if mark < 0:
                return edge.action
        return serious[-1].action


def is_legal(search: Search, action: Action, legal: set[Action]) -> bool:
    """Whether an action is among the legal ones; where these are but a sample, whether it is legal all the same."""
    step = search.state.stack[-1]
    return action in legal or (step.OPEN and step.allows(search.state, search.seat, action))


def is_settled(search: Search, iterations: int) -> bool:
    """Whether the rest of the iterations cannot change the choice."""
    return not isinstance(search.state.stack[-1], Sealed) and search.lead() > iterations - search.iterations


def means(edge: Edge) -> list[float]:
    return [edge.value(seat) for seat in range(len(edge.totals))]


def rounded(values: list[float]) -> list[float]:
    return [round(value, 4) for value in values]
