"""Search: looking ahead in a tree of choices, over many samples of what a seat cannot see.

Every iteration draws a world that the seat cannot tell from the real one, goes down the tree by the choices that are
legal there, adds one choice to it, judges the position it comes to and tells all choices on the way. Dice are not in
the tree: a choice is worth what it brings on average. Nodes are told apart by who is asked what, so that a success and
a failure do not share one. Where several choose in secret, each chooses by his own experience alone.
"""

from math import sqrt
from typing import Any, Final

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.mind import Mind, foretell
from flibuste.engine.state import State
from flibuste.engine.step import Sealed, Step

_JITTER: Final = 1 << 10


class Settings:
    """How a search looks ahead.

    `depth`: how many choices deep the tree may grow. `playout`: how many choices are played by habit before a position
    is judged. `explore`: how much a choice that players often make, and that was seldom tried, is favoured. `width`:
    how fast a question with many answers opens up. `reuse`: how many iterations share a sample, each with dice of its
    own.
    """

    def __init__(
        self, depth: int = 60, playout: int = 0, explore: float = 0.7, width: float = 3.0, reuse: int = 2
    ) -> None:
        self.depth = depth
        self.playout = playout
        self.explore = explore
        self.width = width
        self.reuse = reuse


class Edge:
    """A choice in the tree. `totals` are the values that came of it, by seat; `nodes` the questions it has led to."""

    def __init__(self, action: Action, prior: float, seats: int) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.totals = [0.0] * seats
        self.nodes: list[Node] = []

    def node(self, seat: int, question: str, seats: int) -> "Node":
        """Where this seat is asked this question after the choice."""
        for found in self.nodes:
            if found.seat == seat and found.question == question:
                return found
        made = Node(seat, question, seats)
        self.nodes.append(made)
        return made

    def looks(self, seat: int, question: str) -> int:
        """How often this question has been looked at after the choice."""
        for found in self.nodes:
            if found.seat == seat and found.question == question:
                return found.visits
        return 0

    def value(self, seat: int) -> float:
        return self.totals[seat] / self.visits if self.visits else 0.0


class Node:
    """A question to a seat. `tried` is how many of its answers have been tried."""

    def __init__(self, seat: int, question: str, seats: int) -> None:
        self.seat = seat
        self.question = question
        self.visits = 0
        self.tried = 0
        self.totals = [0.0] * seats
        self.edges: dict[Action, Edge] = {}


class Search:
    """A tree that grows with every iteration. The same dice and the same number of iterations give the same tree."""

    def __init__(self, mind: Mind[Any], state: State, seat: int, dice: Chance, settings: Settings) -> None:
        self.mind = mind
        self.state = state
        self.seat = seat
        self.dice = dice
        self.settings = settings
        self.seats = state.seats
        self.iterations = 0
        self.start = Edge(Action("start", ""), 1.0, self.seats)
        self.kept: State = state
        self.edges: list[Edge] = []
        self.nodes: list[Node] = []

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """One world, one way down the tree, one judgement."""
        world = self.imagine()
        self.edges = [self.start]
        self.nodes = []
        depth = self.settings.depth
        while len(self.nodes) < depth and world.stack and self.descend(world):
            pass
        self.note(self.judge(world))
        self.iterations += 1

    def imagine(self) -> State:
        """A world to play in: a new sample, or the last one with other dice."""
        if self.iterations % self.settings.reuse == 0:
            self.kept = self.mind.sample(self.state, self.seat, self.dice)
            unseal(self.kept)
        world = self.kept.clone()
        world.chance = self.dice
        return world

    def descend(self, world: State) -> bool:
        """Answer the question that is asked; whether the tree goes on below the answer."""
        step = world.stack[-1]
        seat = step.player
        if seat < 0:
            return self.descend_sealed(world, step)
        last = self.edges[-1]
        options = self.mind.answers(world, step, seat, last.looks(seat, step.NAME))
        if len(options) < 2:
            return self.go_on(world, step, seat, options)
        edge = self.choice(last, step, seat, options, world)
        step.answer(world, seat, edge.action)
        world.run()
        return edge.visits > 0

    def go_on(self, world: State, step: Step[Any], seat: int, options: list[Action]) -> bool:
        """Where there is one answer it is given; where no sample of a continuous choice was found the way ends."""
        if not options:
            return False
        step.answer(world, seat, options[0])
        world.run()
        return True

    def descend_sealed(self, world: State, step: Step[Any]) -> bool:
        """All who choose in secret choose for themselves; the tree goes on below the choice of the one who thinks."""
        last = self.edges[-1]
        own: Edge | None = None
        for seat in step.deciders(world):
            options = step.offer(world, seat)
            edge = self.choice(last, step, seat, options, world)
            if own is None or seat == self.seat:
                own = edge
            step.answer(world, seat, edge.action)
        world.run()
        assert own is not None
        self.edges.remove(own)
        self.edges.append(own)
        return own.visits > 0

    def choice(self, last: Edge, step: Step[Any], seat: int, options: list[Action], world: State) -> Edge:
        """The choice to try now, noted as part of the way."""
        node = last.node(seat, step.NAME, self.seats)
        edge = self.best(node, self.known(node, options, world, seat), seat)
        if not edge.visits:
            node.tried += 1
        self.nodes.append(node)
        self.edges.append(edge)
        return edge

    def known(self, node: Node, options: list[Action], world: State, seat: int) -> list[Edge]:
        """The edges of these options; new ones are weighed by habit, equal ones in random order."""
        found: list[Edge] = []
        edges = node.edges
        for action in options:
            edge = edges.get(action)
            if edge is None:
                self.add_edges(node, options, world, seat)
                edge = edges[action]
            found.append(edge)
        return found

    def add_edges(self, node: Node, options: list[Action], world: State, seat: int) -> None:
        weights = self.mind.weigh(world, seat, options)
        for index in range(len(options)):
            action = options[index]
            if action not in node.edges:
                jitter = 1.0 + 0.1 * self.dice.below(_JITTER, "order") / _JITTER
                node.edges[action] = Edge(action, weights[index] * jitter, self.seats)

    def best(self, node: Node, edges: list[Edge], seat: int) -> Edge:
        """The choice with the best prospects: its value so far, and more for what is usual and little tried.

        A choice never tried is as good as the question is on the whole. The untried ones come by habit, the most usual
        first, and the fewer the less the question was looked at.
        """
        whole = 0.0
        untried: Edge | None = None
        for edge in edges:
            whole += edge.prior
            if not edge.visits and (untried is None or edge.prior > untried.prior):
                untried = edge
        urge = self.settings.explore * sqrt(node.visits + 1.0) / whole
        found: Edge | None = None
        best = -1.0
        if untried is not None and node.tried < 2.0 + self.settings.width * sqrt(float(node.visits)):
            found = untried
            best = untried.prior * urge + (node.totals[seat] / node.visits if node.visits else 0.0)
        for edge in edges:
            if edge.visits:
                score = edge.totals[seat] / edge.visits + urge * edge.prior / (1.0 + edge.visits)
                if score > best:
                    best = score
                    found = edge
        if found is None:
            assert untried is not None
            return untried
        return found

    def judge(self, world: State) -> list[float]:
        if self.settings.playout and world.stack:
            return foretell(world, self.dice, self.settings.playout, self.mind)
        return self.mind.judge_all(world)

    def note(self, values: list[float]) -> None:
        """Tell all choices and questions on the way what came of it."""
        for edge in self.edges:
            edge.visits += 1
            for seat in range(self.seats):
                edge.totals[seat] += values[seat]
        for node in self.nodes:
            node.visits += 1
            for seat in range(self.seats):
                node.totals[seat] += values[seat]

    # ---- what it thinks -------------------------------------------------------------------------------------------

    def values(self) -> list[float]:
        """How likely each seat is to win, as far as the search has seen."""
        return [self.start.value(seat) for seat in range(self.seats)]

    def choices(self) -> list[Edge]:
        """The own choices, the most tried first."""
        for node in self.start.nodes:
            if node.seat == self.seat:
                return by_visits(node)
        return []

    def line(self, longest: int = 12) -> list[tuple[int, Action]]:
        """What the search expects to happen: seats and their most tried choices, as long as they were tried at all."""
        found: list[tuple[int, Action]] = []
        edge = self.start
        while edge.nodes and len(found) < longest:
            node = busiest(edge.nodes, self.seat if edge is self.start else -1)
            edges = by_visits(node)
            if not edges or edges[0].visits < 2:
                break
            edge = edges[0]
            found.append((node.seat, edge.action))
        return found


def unseal(state: State) -> None:
    """What the others have sealed is a guess of the sample's: let them choose in the tree instead."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Sealed):
        for index in range(len(step.slots)):
            step.slots[index] = None


def by_visits(node: Node) -> list[Edge]:
    """The edges of a node, the most visited first; those of equal visits stay in their order."""
    return sorted(node.edges.values(), key=minus_visits)


def minus_visits(edge: Edge) -> int:
    return -edge.visits


def busiest(nodes: list[Node], seat: int) -> Node:
    """The node visited most; that of a seat where one is given."""
    found = nodes[0]
    for node in nodes:
        if seat >= 0 and node.seat == seat:
            return node
        if node.visits > found.visits:
            found = node
    return found
