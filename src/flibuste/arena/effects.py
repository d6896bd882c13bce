"""What using a piece does to winning: whoever used it is compared with the others at the same table.

In every game the uses of each seat are taken against the table's mean, and so are the victories; the slope between
the two is by how much a use changes the chance of winning. A game in which all used it equally often says nothing.
Games are the unit of chance, since the seats of one game cannot all win.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from statistics import median

from flibuste.arena.trial import Watched
from flibuste.engine.game import Data

LEAST = 12  # games in which a piece was used unequally: with fewer nothing is said
WIDTH = 1.96
DEALT = ("held", "drawn")  # ways to come to a piece that chance decides
PEERS = 3  # others of its kind that a piece must have to stand out
DOUBTS = 4  # games that are thought to have gone either way, so that few games say little


@dataclass(frozen=True)
class Effect:
    """By how much a use changes the chance of winning, and by how much more than the other pieces of its kind do."""

    key: str
    uses: int
    games: int
    change: float
    error: float
    beyond: float = 0.0
    peers: int = 0

    @property
    def how(self) -> str:
        return self.key.partition(" ")[0]

    @property
    def piece(self) -> str:
        return self.key.partition(" ")[2]

    @property
    def group(self) -> str:
        """What it is compared with: pieces of the same kind, used in the same way."""
        return self.key.partition(".")[0]

    @property
    def low(self) -> float:
        return max(-1.0, self.change - WIDTH * self.error)

    @property
    def high(self) -> float:
        return min(1.0, self.change + WIDTH * self.error)

    @property
    def surely(self) -> float:
        """How far it is from its kind at least, 95 times in 100; 0 or less where that may be chance.

        What has hardly any others of its kind cannot stand out of them.
        """
        return abs(self.beyond) - WIDTH * self.error if self.has_kind else -1.0

    @property
    def has_kind(self) -> bool:
        return self.peers >= PEERS

    def data(self) -> Data:
        numbers = {"change": self.change, "low": self.low, "high": self.high}
        known = {"piece": self.piece, "how": self.how, "uses": self.uses, "games": self.games}
        beyond = round(self.beyond, 4) if self.has_kind else None
        return {**known, **{name: round(value, 4) for name, value in numbers.items()}, "beyond_its_kind": beyond}


class Slope:
    """The sums of one piece."""

    def __init__(self) -> None:
        self.uses = 0
        self.products: list[tuple[float, float]] = []  # of each game: uses with uses, uses with victories

    def add(self, uses: list[int], shares: list[float]) -> None:
        self.uses += sum(uses)
        mean, fair = sum(uses) / len(uses), sum(shares) / len(shares)
        spread = sum((used - mean) ** 2 for used in uses)
        if spread:
            together = sum((used - mean) * (won - fair) for used, won in zip(uses, shares, strict=True))
            self.products.append((spread, together))

    def effect(self, key: str) -> Effect | None:
        games = len(self.products)
        if games < LEAST:
            return None
        spread = sum(s for s, _ in self.products)
        doubt = spread / games
        total = spread + DOUBTS * doubt
        change = sum(t for _, t in self.products) / total
        squares = sum((t - change * s) ** 2 for s, t in self.products) + DOUBTS * doubt**2 * (1 + change**2)
        return Effect(key, self.uses, games, change, squares**0.5 / total)


def effects(games: Iterable[Watched]) -> list[Effect]:
    """The effect of every piece that was used often enough, the one that stands out of its kind most first."""
    slopes: dict[str, Slope] = defaultdict(Slope)
    for game in games:
        for key in sorted({key for used in game.uses for key in used}):
            slopes[key].add([used.get(key, 0) for used in game.uses], game.shares)
    found = [effect for key, slope in sorted(slopes.items()) if (effect := slope.effect(key)) is not None]
    return sorted(compared(found), key=lambda effect: (-effect.surely, effect.key))


def standing_out(found: list[Effect]) -> list[Effect]:
    """The pieces by how far they are from their kind, the farthest first.

    Where chance deals a piece, it is judged by what having it does: when to play it is chosen, and that is skill.
    """
    dealt = {effect.piece for effect in found if effect.how in DEALT}
    judged = [effect for effect in found if effect.how in DEALT or effect.piece not in dealt]
    return sorted(judged, key=lambda effect: (-effect.surely, effect.key))


def compared(found: list[Effect]) -> list[Effect]:
    """Each effect with what it is beyond the middle one of the others of its kind."""
    return [against_its_kind(effect, [other for other in found if other.group == effect.group]) for effect in found]


def against_its_kind(effect: Effect, kind: list[Effect]) -> Effect:
    others = [other.change for other in kind if other.key != effect.key]
    return replace(effect, beyond=effect.change - (median(others) if others else 0.0), peers=len(others))
