"""What came of many games, counted in whole numbers: adding tallies in any order gives the same result."""

from collections import Counter
from dataclasses import dataclass, field

from flibuste.engine.game import Game
from flibuste.engine.journal import Journal
from flibuste.engine.state import Outcome


@dataclass
class Tally:
    """How often what happened. `wins[seat][n]` counts victories that the seat shared among n winners."""

    seats: int
    games: int = 0
    decisions: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    wins: list[Counter[int]] = field(default_factory=list)
    scores: list[Counter[int]] = field(default_factory=list)
    events: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins = self.wins or [Counter() for _ in range(self.seats)]
        self.scores = self.scores or [Counter() for _ in range(self.seats)]

    def count(self, outcome: Outcome, decisions: int) -> None:
        """One more game."""
        self.games += 1
        self.decisions += decisions
        self.lengths[decisions] += 1
        self.reasons[outcome.reason] += 1
        for seat in outcome.winners:
            self.wins[seat][len(outcome.winners)] += 1
        for seat, score in enumerate(outcome.scores):
            self.scores[seat][score] += 1

    def note_events(self, game: Game, journal: Journal) -> None:
        """What happened: each kind of event, with the value that the game wants counted."""
        for event in journal.events:
            name = event.kind.name
            if name in game.counted:
                name += f" {game.describe(event, event.seat).get(game.counted[name], '')}"
            self.events[name] += 1

    def add(self, other: "Tally") -> None:
        """The games of another tally, too."""
        self.games += other.games
        self.decisions += other.decisions
        self.lengths += other.lengths
        self.reasons += other.reasons
        self.events += other.events
        self.actions += other.actions
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]


@dataclass(frozen=True)
class Spread:
    """How numbers are distributed."""

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


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest value that at least this share of the numbers does not exceed."""
    number = sum(counts.values())
    below = 0
    for value, times in sorted(counts.items()):
        below += times
        if below >= share * number:
            return value
    return max(counts)
