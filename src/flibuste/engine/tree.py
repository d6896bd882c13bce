"""The tree of a search: questions (`Node`) and the choices that were tried there (`Edge`).

Counts are kept as floats, since they are divided by at every step; whoever looks at a tree asks for `visits`.
"""

from typing import Final

from mypy_extensions import i64

from flibuste.engine.action import Action

_NO_TOTALS: Final[list[float]] = []
_NEAR: Final = 24  # edges to look at before a table is asked


class Edge:
    """A choice. `total` sums what came of it for the one who chose; `place` is where it stands in its node;
    `nodes` are the questions it has led to.

    `totals` are the same by seat, where somebody wants to know: at the first choice of the one who thinks.
    """

    def __init__(self, action: Action, prior: float, place: int = 0) -> None:
        self.action = action
        self.prior = prior
        self.place: i64 = place
        self.tried = 0.0
        self.total = 0.0
        self.totals = _NO_TOTALS
        self.nodes: list[Node] | None = None

    @property
    def visits(self) -> int:
        return int(self.tried)

    def known(self, seat: int, kind: object) -> "Node | None":
        """Where this seat is asked this kind of question after the choice, if it was asked before."""
        nodes = self.nodes
        if nodes is not None:
            for found in nodes:
                if found.kind is kind and found.seat == seat:
                    return found
        return None

    def node(self, seat: int, kind: object) -> "Node":
        """The same; it is made where it was not asked before."""
        found = self.known(seat, kind)
        if found is None:
            found = Node(seat, kind)
            if self.nodes is None:
                self.nodes = [found]
            else:
                self.nodes.append(found)
        return found

    def add(self, values: list[float]) -> None:
        """Sum up what came of it, for every seat."""
        if not self.totals:
            self.totals = [0.0] * len(values)
        for seat in range(len(values)):
            self.totals[seat] += values[seat]

    def value(self, seat: int) -> float:
        return self.totals[seat] / self.tried if self.totals else 0.0


class Node:
    """A question to a seat: the class of its step. `opened` is how many of its answers have been tried.

    Answers mostly come in the same order, with some missing here and others there: `edges` has all of them in it, and
    `by_action` is only made where that does not help.
    """

    def __init__(self, seat: int, kind: object) -> None:
        self.seat = seat
        self.kind = kind
        self.tried = 0.0
        self.total = 0.0
        self.opened = 0.0
        self.edges: list[Edge] = []
        self.by_action: dict[Action, Edge] | None = None

    @property
    def visits(self) -> int:
        return int(self.tried)

    @property
    def question(self) -> str:
        name: str = getattr(self.kind, "NAME", "")
        return name

    def known(self, action: Action, place: i64) -> Edge | None:
        """The edge of this answer, which is likely to stand at this place or soon after it."""
        edges = self.edges
        if len(edges) == 1:
            return edges[0] if edges[0].action == action else None
        last: i64 = min(len(edges), place + _NEAR)
        while place < last:
            edge = edges[place]
            if edge.action is action:
                return edge
            place += 1
        return self.table().get(action)

    def table(self) -> dict[Action, Edge]:
        """All edges by their answers."""
        found = self.by_action
        if found is None:
            found = {edge.action: edge for edge in self.edges}
            self.by_action = found
        return found

    def add(self, action: Action, prior: float, place: i64) -> None:
        """A new answer, at this place among the others."""
        edge = Edge(action, prior, place)
        edges = self.edges
        if place == len(edges):
            edges.append(edge)
        else:
            edges.insert(place, edge)
            for index in range(place + 1, len(edges)):
                edges[index].place += 1
        if self.by_action is not None:
            self.by_action[action] = edge


def by_visits(edges: list[Edge]) -> list[Edge]:
    """The most visited first; those of equal visits stay in their order."""
    return sorted(edges, key=minus_visits)


def minus_visits(edge: Edge) -> float:
    return -edge.tried


def busiest(nodes: list[Node], seat: int) -> Node:
    """The node visited most; that of a seat where one is given."""
    found = nodes[0]
    for node in nodes:
        if seat >= 0 and node.seat == seat:
            return node
        if node.tried > found.tried:
            found = node
    return found
