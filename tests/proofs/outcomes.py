"""Every way the dice of an action can fall, played through by the rules themselves: odds must agree with them."""

from collections.abc import Callable, Collection, Iterator
from fractions import Fraction

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance, Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.journal import Journal
from flibuste.engine.odds import Odds
from flibuste.engine.state import State


class Prescribed(Chance):
    """Draws with these labels come as `path` says, then all 0; `sizes` are how many possibilities each of them had.

    All other draws, and those after the first `most`, are any.
    """

    def __init__(self, path: list[int], labels: Collection[str], most: int) -> None:
        self.path = path
        self.labels = labels
        self.most = most
        self.sizes: list[int] = []
        self.others = Fast("others")

    def below(self, n: int, label: str) -> int:
        number = len(self.sizes)
        if label not in self.labels or number >= self.most:
            return self.others.below(n, label)
        self.sizes.append(n)
        return self.path[number] if number < len(self.path) else 0

    def clone(self) -> "Prescribed":
        other = Prescribed(self.path, self.labels, self.most)
        other.sizes = self.sizes[:]
        other.others = self.others.clone()
        return other


def outcomes(
    state: State, seat: int, action: Action, labels: Collection[str], most: int = 100
) -> Iterator[tuple[Fraction, State]]:
    """Every way the first draws with these labels can fall after an action: its probability, and the state it leads to.

    The state's journal has what happened since.
    """
    path: list[int] | None = []
    while path is not None:
        chance, copy = Prescribed(path, labels, most), state.clone()
        copy.chance, copy.journal = chance, Journal()
        copy.act(seat, action)
        probability = Fraction(1)
        for size in chance.sizes:
            probability /= size
        yield probability, copy
        path = following(path + [0] * (len(chance.sizes) - len(path)), chance.sizes)


def following(path: list[int], sizes: list[int]) -> list[int] | None:
    """The next path in order, or None after the last."""
    for place in range(len(path) - 1, -1, -1):
        if path[place] + 1 < sizes[place]:
            return [*path[:place], path[place] + 1]
    return None


def told(game: Game, state: State) -> list[Data]:
    """All events since the action, details included."""
    assert state.journal is not None
    return [game.describe(event, seat) for event in state.journal.events for seat in [event.seat]]


def counted(
    state: State,
    seat: int,
    action: Action,
    labels: Collection[str],
    outcome: Callable[[State], str],
    most: int = 100,
) -> dict[str, Fraction]:
    """How likely each outcome is by the rules; `outcome` names the one that a state shows."""
    found: dict[str, Fraction] = {}
    for probability, after in outcomes(state, seat, action, labels, most):
        name = outcome(after)
        found[name] = found.get(name, Fraction(0)) + probability
    return found


def agree(odds: Odds, found: dict[str, Fraction]) -> bool:
    """Whether stated odds are those that were counted out."""
    stated = {share.name: share.chance for share in odds.shares if share.chance}
    return stated.keys() == found.keys() and all(abs(stated[name] - found[name]) < 1e-9 for name in found)
