"""Chance that others decide: a game stops at every draw, and goes on when it is told what comes out.

A draw cannot be undone, so an action is carried out on a copy, from its beginning, with all draws that are known; at
the first that is not it stops with `Undecided`. That is how chance becomes a player, as tree algorithms want it.
"""

from flibuste.engine.bag import count, kinds
from flibuste.engine.chance import Chance


class Draw:
    """A draw: what it is for, and how likely each outcome is."""

    def __init__(self, label: str, weights: list[int]) -> None:
        self.label = label
        self.weights = weights

    def outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        total = sum(self.weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(self.weights)]


class Undecided(Exception):
    """A draw that nobody has decided yet."""

    def __init__(self, draw: Draw) -> None:
        super().__init__(draw.label)
        self.draw = draw


class Tape(Chance):
    """Gives the outcomes that are written on it, one after the other.

    `faces` are, for the labels of some dice, the numbers (from 0) that they show at all: small dice for small games.
    """

    def __init__(self, values: list[int], faces: dict[str, list[int]]) -> None:
        self.values = values
        self.faces = faces
        self.at = 0

    def outcome(self, label: str, weights: list[int]) -> int:
        """What is written next; what can come out in one way only is not written."""
        if len(weights) == 1:
            return 0
        if self.at == len(self.values):
            raise Undecided(Draw(label, weights))
        self.at += 1
        return self.values[self.at - 1]

    def below(self, n: int, label: str) -> int:
        if label in self.faces:
            faces = self.faces[label]
            return faces[self.outcome(label, [1] * len(faces))]
        return self.outcome(label, [1] * n)

    def draw(self, bag: int, label: str) -> int:
        """Equal cards are one outcome."""
        found = kinds(bag)
        return found[self.outcome(label, [count(bag, kind) for kind in found])]

    def clone(self) -> "Tape":
        other = Tape(self.values[:], self.faces)
        other.at = self.at
        return other
