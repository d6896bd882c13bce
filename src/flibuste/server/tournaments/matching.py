"""The most pairs that can be made at once (Edmonds' blossom algorithm), for pairings without avoidable rematches."""

from collections import deque

Graph = dict[int, set[int]]


class Matching:
    """A matching of a graph that no other exceeds; `mate` has the partner of everybody who has one."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.mate: dict[int, int] = {}
        self.parent: dict[int, int] = {}
        self.base: dict[int, int] = {}
        for root in graph:
            if root not in self.mate:
                self.flip(self.path_from(root))

    def flip(self, end: int | None) -> None:
        """Turn the pairs along a path: one more than before."""
        while end is not None:
            before = self.parent[end]
            following = self.mate.get(before)
            self.mate[end], self.mate[before] = before, end
            end = following

    def path_from(self, root: int) -> int | None:
        """The far end of a path on which one more pair can be made; None if there is none."""
        self.parent, self.base = {}, {number: number for number in self.graph}
        reached, waiting = {root}, deque([root])
        while waiting:
            here = waiting.popleft()
            for there in self.graph[here]:
                if self.base[here] == self.base[there] or self.mate.get(here) == there:
                    continue
                if there == root or self.mate.get(there) in self.parent:
                    self.contract(here, there, reached, waiting)
                elif there not in self.parent:
                    self.parent[there] = here
                    if there not in self.mate:
                        return there
                    reached.add(self.mate[there])
                    waiting.append(self.mate[there])
        return None

    def contract(self, here: int, there: int, reached: set[int], waiting: deque[int]) -> None:
        """An odd ring was found: from now on it is one point."""
        top = self.common_base(here, there)
        ring: set[int] = set()
        self.mark(here, top, there, ring)
        self.mark(there, top, here, ring)
        for number in self.graph:
            if self.base[number] in ring:
                self.base[number] = top
                if number not in reached:
                    reached.add(number)
                    waiting.append(number)

    def mark(self, number: int, top: int, child: int, ring: set[int]) -> None:
        """Note the way from a number up to the top of a ring."""
        while self.base[number] != top:
            partner = self.mate[number]
            ring |= {self.base[number], self.base[partner]}
            self.parent[number] = child
            child, number = partner, self.parent[partner]

    def common_base(self, one: int, other: int) -> int:
        """Where the ways of two numbers to the root meet."""
        seen = set()
        while True:
            one = self.base[one]
            seen.add(one)
            if one not in self.mate:
                break
            one = self.parent[self.mate[one]]
        while self.base[other] not in seen:
            other = self.parent[self.mate[self.base[other]]]
        return self.base[other]


def most_pairs(graph: Graph) -> int:
    """How many pairs can be made at once."""
    return len(Matching(graph).mate) // 2


def without(graph: Graph, *gone: int) -> Graph:
    """A graph without some of its numbers."""
    return {number: others - set(gone) for number, others in graph.items() if number not in gone}
