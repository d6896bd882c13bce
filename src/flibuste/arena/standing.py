"""What a contest tells: each bot's share of victories, who beats whom, ratings, and the time that thinking takes."""

from collections import Counter
from dataclasses import dataclass

from flibuste.arena.contest import Contest, Played
from flibuste.arena.ratings import Rating, ratings
from flibuste.arena.tally import interval
from flibuste.engine.game import Data


@dataclass(frozen=True)
class Row:
    """A bot: the games it sat in, its victories (a shared one is a fraction), its rating, its time a decision."""

    bot: str
    games: int
    wins: float
    rating: Rating
    milliseconds: float | None

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def data(self) -> Data:
        low, high = interval(self.wins, self.games)
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "ms_per_decision": self.milliseconds,
            "rating": self.rating.mu,
        }


@dataclass(frozen=True)
class Pair:
    """Two bots at the same tables: the victories of each, of those that one of them had."""

    first: str
    second: str
    games: int
    wins: float
    losses: float

    def data(self) -> Data:
        decided = self.wins + self.losses
        low, high = interval(self.wins, decided)
        return {
            "bot": self.first,
            "against": self.second,
            "games": self.games,
            "wins": round(self.wins, 4),
            "losses": round(self.losses, 4),
            "win_share": round(self.wins / decided, 4) if decided else None,
            "low": round(low, 4),
            "high": round(high, 4),
        }


@dataclass(frozen=True)
class Standing:
    """The standing after some games of a contest."""

    contest: Contest
    games: int
    rows: list[Row]
    pairs: list[Pair]
    reasons: dict[str, int]
    seats: list[float]

    @property
    def complete(self) -> bool:
        return self.games == self.contest.total

    @property
    def fair(self) -> float:
        """The share of victories of a bot that is as good as the others."""
        return 1 / min(len(self.contest.bots), self.contest.players)

    def data(self) -> Data:
        """As plain data. All but `ms_per_decision` is the same for the same seed, wherever it was played."""
        return {
            **self.contest.identity(),
            "asked": self.contest.games,
            "games": self.games,
            "seatings": len(self.contest.seatings),
            "complete": self.complete,
            "fair": round(self.fair, 4),
            "bots": [row.data() for row in self.rows],
            "sigma": {row.bot: row.rating.sigma for row in self.rows},
            "pairs": [pair.data() for pair in self.pairs],
            "wins_by_seat": [round(won, 4) for won in self.seats],
            "end_reasons": self.reasons,
        }


def standing(contest: Contest, games: list[Played]) -> Standing:
    """The standing after these games; who is rated highest comes first."""
    rated = ratings(len(contest.bots), games)
    rows = [row_of(contest, bot, games, rated[bot]) for bot in range(len(contest.bots))]
    order = sorted(range(len(rows)), key=lambda bot: (-rows[bot].rating.mu, bot))
    pairs = [pair_of(contest, first, second, games) for first in order for second in order if first != second]
    reasons = dict(sorted(Counter(game.reason for game in games).items()))
    seats = [sum((seat in game.winners) / len(game.winners) for game in games if game.winners) + 0.0
             for seat in range(contest.players)]  # fmt: skip
    return Standing(contest, len(games), [rows[bot] for bot in order], pairs, reasons, seats)


def row_of(contest: Contest, bot: int, games: list[Played], rating: Rating) -> Row:
    own = [game for game in games if bot in game.seating]
    seats = [(game, seat) for game in own for seat, sitter in enumerate(game.seating) if sitter == bot]
    choices = sum(game.choices[seat] for game, seat in seats)
    seconds = sum(game.seconds[seat] for game, seat in seats)
    thought = round(1000 * seconds / choices, 4) if choices else None
    return Row(contest.bots[bot], len(own), sum(won_by(bot, game) for game in own), rating, thought)


def pair_of(contest: Contest, first: int, second: int, games: list[Played]) -> Pair:
    both = [game for game in games if first in game.seating and second in game.seating]
    wins, losses = (sum(won_by(bot, game) for game in both) for bot in (first, second))
    return Pair(contest.bots[first], contest.bots[second], len(both), wins, losses)


def won_by(bot: int, game: Played) -> float:
    """The part of the victory that a bot had with all its seats."""
    own = [seat for seat in game.winners if seat < len(game.seating) and game.seating[seat] == bot]
    return len(own) / len(game.winners) if own else 0.0
