"""Counts the results of many games. All counts are integers, so that tallies can be added in any order."""

from collections import Counter
from dataclasses import dataclass, field

from flibuste.engine.game import Game
from flibuste.engine.journal import Journal
from flibuste.engine.state import Outcome


@dataclass
class Tally:
    """The counts. `wins[seat][n]` is how often the seat was one of n winners; `turns`: the same by order of play."""

    seats: int
    games: int = 0
    decisions: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    wins: list[Counter[int]] = field(default_factory=list)
    turns: list[Counter[int]] = field(default_factory=list)
    scores: list[Counter[int]] = field(default_factory=list)
    events: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins = self.wins or [Counter() for _ in range(self.seats)]
        self.turns = self.turns or [Counter() for _ in range(self.seats)]
        self.scores = self.scores or [Counter() for _ in range(self.seats)]

    def count(self, outcome: Outcome, decisions: int, beginner: int | None = None) -> None:
        """Count one more game; by order of play too, where somebody began."""
        self.games += 1
        self.decisions += decisions
        self.lengths[decisions] += 1
        self.reasons[outcome.reason] += 1
        for seat in outcome.winners:
            self.wins[seat][len(outcome.winners)] += 1
            if beginner is not None:
                self.turns[(seat - beginner) % self.seats][len(outcome.winners)] += 1
        for seat, score in enumerate(outcome.scores):
            self.scores[seat][score] += 1

    def note_events(self, game: Game, journal: Journal) -> None:
        """Count the events by kind, and by the value that the game names in `counted`."""
        for event in journal.events:
            name = event.kind.name
            if name in game.counted:
                name += f" {game.describe(event, event.seat).get(game.counted[name], '')}"
            self.events[name] += 1

    def add(self, other: "Tally") -> None:
        """Add the counts of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.lengths += other.lengths
        self.reasons += other.reasons
        self.events += other.events
        self.actions += other.actions
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
            self.turns[seat] += other.turns[seat]
            self.scores[seat] += other.scores[seat]


@dataclass(frozen=True)
class Spread:
    """A summary of a distribution."""

    mean: float
    sd: float
    quantiles: dict[str, int]
    histogram: dict[int, int]

    @classmethod
    def of(cls, counts: Counter[int]) -> "Spread":
        number = sum(counts.values())
        if not number:
            return cls(0.0, 0.0, {}, {})
        total = sum(value * times for value, times in counts.items())
        squares = sum(value * value * times for value, times in counts.items())
        variance = (squares * number - total * total) / (number * number)
        named = {"min": 0.0, "5%": 0.05, "25%": 0.25, "50%": 0.5, "75%": 0.75, "95%": 0.95, "max": 1.0}
        quantiles = {name: quantile(counts, share) for name, share in named.items()}
        return cls(total / number, variance**0.5, quantiles, dict(sorted(counts.items())))


def victories(wins: Counter[int]) -> float:
    """How many victories these are, if one that n share counts 1/n for each."""
    return sum(times / sharing for sharing, times in sorted(wins.items()))


def interval(won: float, games: float) -> tuple[float, float]:
    """Where the true share of victories is, 95 times in 100 (Wilson's interval)."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, 1.96**2 / games
    middle = (share + square / 2) / (1 + square)
    half = (square * share * (1 - share) + square * square / 4) ** 0.5 / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest value that at least this share of the numbers does not exceed."""
    number = sum(counts.values())
    below = 0
    for value, times in sorted(counts.items()):
        below += times
        if below >= share * number:
            return value
    return max(counts)
