"""Chance that others decide: a game stops at every draw, and goes on when it is told what comes out.

A draw cannot be undone, so an action is carried out on a copy, from its beginning, with all draws that are known. At
the first that is not, the tape notes it, and goes on at random: what comes of that is thrown away. That is how chance
becomes a player, as tree algorithms want it.
"""

from typing import Final

from mypy_extensions import i64

from flibuste.engine.action import Action
from flibuste.engine.bag import count, kinds
from flibuste.engine.chance import NO_CHANCE, Chance, Fast
from flibuste.engine.state import State

_ANY: Final = Fast("any")


class Draw:
    """A draw: what it is for, and how likely each outcome is."""

    def __init__(self, label: str, weights: list[int]) -> None:
        self.label = label
        self.weights = weights

    def outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        total = sum(self.weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(self.weights)]


class Tape(Chance):
    """Gives the outcomes that are written on it, one after the other; `missing` is the first draw that is not.

    `faces` are, for the labels of some dice, the numbers (from 0) that they show at all: small dice for small games.
    What can come out in one way only is not written.
    """

    def __init__(self, values: list[int], faces: dict[str, list[int]]) -> None:
        self.values = values
        self.faces = faces
        self.at = 0
        self.missing: Draw | None = None

    def next(self) -> int:
        """What is written next; after the end, -1."""
        if self.at == len(self.values):
            return -1
        self.at += 1
        return self.values[self.at - 1]

    def miss(self, label: str, weights: list[int]) -> int:
        """Nothing is written: note what for, and give any outcome. (Not always the same: ties are rolled off.)"""
        if self.missing is None:
            self.missing = Draw(label, weights)
        return _ANY.below(len(weights), label)

    def below(self, n: int, label: str) -> int:
        if label in self.faces:
            faces = self.faces[label]
            return faces[self.equal(len(faces), label)]
        return self.equal(n, label)

    def equal(self, n: int, label: str) -> int:
        """One of so many that are equally likely."""
        if n == 1:
            return 0
        found = self.next()
        return found if found >= 0 else self.miss(label, [1] * n)

    def draw(self, bag: i64, label: str) -> int:
        """Equal cards are one outcome."""
        found = kinds(bag)
        if len(found) == 1:
            return found[0]
        place = self.next()
        return found[place if place >= 0 else self.miss(label, [count(bag, kind) for kind in found])]

    def clone(self) -> "Tape":
        other = Tape(self.values[:], self.faces)
        other.at = self.at
        other.missing = self.missing
        return other


def carried_out(before: State, seat: int, action: Action, tape: Tape) -> State:
    """The table after a decision, with the draws of this tape; of no use if one is `missing`."""
    after = before.clone()
    after.chance = tape
    after.make(seat, action)
    after.chance = NO_CHANCE
    return after
