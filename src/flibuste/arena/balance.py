"""How balanced a game is, with its printed pieces or others: what many watched games tell."""

from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import cached_property

from flibuste.arena.effects import Effect, effects, standing_out
from flibuste.arena.tally import Spread, interval
from flibuste.arena.trial import Trial, Watched
from flibuste.arena.workers import spread
from flibuste.engine.game import Data

Progress = Callable[[int], None]


@dataclass
class Findings:
    """The games of one set of pieces, and what they tell."""

    trial: Trial
    games: list[Watched] = field(default_factory=list)

    @property
    def number(self) -> int:
        return len(self.games)

    def by_seat(self) -> list[Data]:
        won = [sum(game.shares[seat] for game in self.games) for seat in range(self.trial.players)]
        return [share_data(seat, wins, self.number) for seat, wins in enumerate(won, start=1)]

    def by_order(self) -> list[Data] | None:
        """Of whoever began, of the next, and so on; None where nobody begins before the others."""
        seats, known = self.trial.players, [game for game in self.games if game.beginner is not None]
        won = [sum(game.shares[(place + (game.beginner or 0)) % seats] for game in known) for place in range(seats)]
        return [share_data(n, wins, len(known)) for n, wins in enumerate(won, start=1)] if known else None

    def lengths(self) -> Counter[int]:
        return Counter(game.decisions for game in self.games)

    def leads(self) -> Counter[int] | None:
        """How often the lead changed; None where the points are not public."""
        known = [game.leads for game in self.games if game.leads is not None]
        return Counter(known) if known else None

    def scores(self) -> Counter[int]:
        return Counter(score for game in self.games for score in game.scores)

    def winning_scores(self) -> Counter[int]:
        return Counter(s for game in self.games for s, won in zip(game.scores, game.shares, strict=True) if won)

    def reasons(self) -> dict[str, int]:
        return dict(sorted(Counter(game.reason for game in self.games).items()))

    @cached_property
    def effects(self) -> list[Effect]:
        return effects(self.games)

    @cached_property
    def named(self) -> Effect | None:
        """The piece that changes winning most, beyond the others of its kind; None where that may be chance."""
        found = standing_out(self.effects)
        return found[0] if found and found[0].surely > 0 else None

    def data(self) -> Data:
        leads = self.leads()
        return {
            "games": self.number,
            "named": None if self.named is None else self.named.data(),
            "seats": self.by_seat(),
            "order": self.by_order(),
            "decisions_per_game": asdict(Spread.of(self.lengths())),
            "lead_changes": None if leads is None else asdict(Spread.of(leads)),
            "scores": asdict(Spread.of(self.scores())),
            "winning_scores": asdict(Spread.of(self.winning_scores())),
            "end_reasons": self.reasons(),
            "pieces": [effect.data() for effect in self.effects],
        }


def share_data(place: int, wins: float, games: int) -> Data:
    low, high = interval(wins, games)
    share = wins / games if games else 0.0
    return {
        "place": place,
        "wins": round(wins, 4),
        "share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


@dataclass(frozen=True)
class Difference:
    """A piece in both sets: by how much more its use changes winning with the first than with the second."""

    first: Effect
    second: Effect

    @property
    def change(self) -> float:
        return self.first.change - self.second.change

    @property
    def error(self) -> float:
        return float((self.first.error**2 + self.second.error**2) ** 0.5)

    def data(self) -> Data:
        low, high = self.change - 1.96 * self.error, self.change + 1.96 * self.error
        numbers = {"with": self.first.change, "against": self.second.change, "change": self.change}
        rounded = {name: round(value, 4) for name, value in {**numbers, "low": low, "high": high}.items()}
        return {"piece": self.first.piece, "how": self.first.how, **rounded}


class Balance:
    """One set of pieces, or two of which the same games are played: the same seeds, game by game."""

    def __init__(self, trials: list[Trial], games: int) -> None:
        self.trials = trials
        self.games = games
        self.findings = [Findings(trial) for trial in trials]

    @property
    def total(self) -> int:
        return self.games * len(self.trials)

    @property
    def complete(self) -> bool:
        return sum(findings.number for findings in self.findings) == self.total

    def play(self, number: int) -> tuple[int, Watched]:
        """A game; the sets of pieces take turns."""
        game, which = divmod(number, len(self.trials))
        return which, self.trials[which].play(game)

    def run(self, jobs: int = 1, progress: Progress | None = None) -> bool:
        """Play all games. Ctrl-C stops, and returns False: what is finished stays."""
        found: list[tuple[int, Watched]] = []
        try:
            for entry in spread(Balance(self.trials, self.games), range(self.total), jobs):
                found.append(entry)
                if progress is not None:
                    progress(len(found))
        except KeyboardInterrupt:
            pass
        for which, game in sorted(found, key=lambda entry: entry[1].number):
            self.findings[which].games.append(game)
        return self.complete

    def differences(self) -> list[Difference]:
        """The pieces of both sets, those first whose effect surely differs most."""
        if len(self.findings) < 2:
            return []
        known = {effect.key: effect for effect in self.findings[1].effects}
        found = [Difference(e, known[e.key]) for e in self.findings[0].effects if e.key in known]
        return sorted(found, key=lambda pair: 1.96 * pair.error - abs(pair.change))

    def data(self) -> Data:
        trial = self.trials[0]
        return {
            "game": trial.game,
            "players": trial.players,
            "bot": trial.bot,
            "seed": trial.seed,
            "complete": self.complete,
            **self.findings[0].data(),
            "against": self.findings[1].data() if len(self.findings) > 1 else None,
            "differences": [pair.data() for pair in self.differences()],
        }
