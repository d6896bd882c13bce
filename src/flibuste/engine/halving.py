"""Halving: a few answers to one question are compared in the same worlds with the same dice, so that luck favours none
of them. After some worlds the worse half is left out, and the rest is compared in twice as many.
"""

from flibuste.engine.tree import Edge, by_visits


class Halving:
    """The answers that are still compared (`left`), and whose turn it is (`place`) in the world at hand."""

    def __init__(self, edges: list[Edge], worlds: int) -> None:
        self.all = edges
        self.left = edges
        self.worlds = worlds
        self.seen = 0
        self.place = 0

    @property
    def is_over(self) -> bool:
        return len(self.left) == 1

    @property
    def begins_a_world(self) -> bool:
        return self.place == 0

    def next(self) -> Edge:
        return self.left[self.place]

    def go_on(self) -> None:
        """What came of this answer is noted: now the next one, in the next world after the last."""
        self.place += 1
        if self.place == len(self.left):
            self.place = 0
            self.seen += 1
            if self.seen >= self.worlds and not self.is_over:
                self.halve()

    def halve(self) -> None:
        self.left = sorted(self.left, key=less_worth)[: (len(self.left) + 1) // 2]
        self.worlds *= 2
        self.seen = 0

    def ranking(self) -> list[Edge]:
        """Those that are left, the best first; then the others, by how long they were in it."""
        others = [edge for edge in self.all if edge not in self.left]
        return sorted(self.left, key=less_worth) + by_visits(others)


def less_worth(edge: Edge) -> float:
    return -edge.total / edge.tried if edge.tried > 0.0 else 0.0
