"""The tree of a search: questions (`Node`) and the choices that were tried there (`Edge`).

Counts are kept as floats, since they are divided by at every step; whoever looks at a tree asks for `visits`.
"""

from typing import Final

from flibuste.engine.action import Action

_NO_TOTALS: Final[list[float]] = []


class Edge:
    """A choice. `total` sums what came of it for the one who chose; `place` is where it stands in its node;
    `nodes` are the questions it has led to.

    `totals` are the same by seat, where somebody wants to know: at the first choice of the one who thinks.
    """

    def __init__(self, action: Action, prior: float, place: int = 0) -> None:
        self.action = action
        self.prior = prior
        self.place = place
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

    Answers mostly come in the same order: `edges` has them as they came first, and `places`, where each is, is only
    made when an order differs.
    """

    def __init__(self, seat: int, kind: object) -> None:
        self.seat = seat
        self.kind = kind
        self.tried = 0.0
        self.total = 0.0
        self.opened = 0.0
        self.edges: list[Edge] = []
        self.places: dict[Action, int] | None = None

    @property
    def visits(self) -> int:
        return int(self.tried)

    @property
    def question(self) -> str:
        name: str = getattr(self.kind, "NAME", "")
        return name

    def place_of(self, action: Action) -> int:
        """Where this answer stands among the edges, or -1."""
        places = self.places
        if places is None:
            places = {}
            for index in range(len(self.edges)):
                places[self.edges[index].action] = index
            self.places = places
        found = places.get(action)
        return -1 if found is None else found

    def add(self, action: Action, prior: float) -> None:
        if self.places is not None:
            self.places[action] = len(self.edges)
        self.edges.append(Edge(action, prior, len(self.edges)))


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
