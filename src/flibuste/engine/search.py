"""Search: looking ahead in a tree of choices, over many samples of what a seat cannot see.

Every iteration draws a world that the seat cannot tell from the real one, goes down the tree by the choices that are
legal there, adds one choice to it, judges the position it comes to and tells all choices on the way. Dice are not in
the tree: a choice is worth what it brings on average. Nodes are told apart by who is asked what, so that a success and
a failure do not share one. Where several choose in secret, each chooses by his own experience alone.
"""

import gc
from math import sqrt
from typing import Any, Final

from flibuste.engine.action import Action
from flibuste.engine.chance import NO_CHANCE, Chance
from flibuste.engine.mind import MANY_LOOKS, Mind, Sampler, foretell
from flibuste.engine.state import State
from flibuste.engine.step import Sealed, Step
from flibuste.engine.tree import Edge, Node, busiest, by_visits

_JITTER: Final = 1 << 10
_LEAST_SPREAD: Final = 0.002  # of values that hardly differ


class Settings:
    """How a search looks ahead.

    `depth`: how many choices deep the tree may grow. `playout`: how many choices are played by habit before a position
    is judged. `explore`: how much a choice that players often make, and that was seldom tried, is favoured. `scaled`:
    whether that is measured by how far the values lie apart that were seen, for games in which a choice changes little.
    `width`: how fast a question with many answers opens up. `reuse`: how many iterations share a sample, each with dice
    of its own.
    """

    def __init__(
        self,
        depth: int = 60,
        playout: int = 0,
        explore: float = 0.7,
        width: float = 3.0,
        reuse: int = 2,
        scaled: bool = False,
    ) -> None:
        self.depth = depth
        self.playout = playout
        self.explore = explore
        self.width = width
        self.reuse = reuse
        self.scaled = scaled


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
        self.start = Edge(Action("start", ""), 1.0)
        self.sampler: Sampler[Any] = mind.sampler(state, seat)
        self.kept: State = state
        self.nodes: list[Node] = []
        self.edges: list[Edge] = []
        self.last = self.start
        self.own: Edge | None = None
        self.first_looks = MANY_LOOKS  # at the first question: all answers to it are worth a look
        self.explore = [settings.explore] * self.seats
        self.squares = [0.0] * self.seats

    def run(self, iterations: int) -> None:
        """Grow the tree. There are no cycles in it, so that the collector of garbage need not look at it meanwhile."""
        collecting = gc.isenabled()
        gc.disable()
        try:
            for _ in range(iterations):
                self.iterate()
        finally:
            if collecting:
                gc.enable()

    def iterate(self) -> None:
        """One world, one way down the tree, one judgement."""
        world = self.imagine()
        self.nodes = []
        self.edges = []
        self.last = self.start
        self.own = None
        depth = self.settings.depth
        while len(self.nodes) < depth and world.stack and self.descend(world):
            pass
        self.note(self.judge(world))
        self.iterations += 1

    def imagine(self) -> State:
        """A world to play in: a new sample, or the last one with other dice."""
        if self.iterations % self.settings.reuse == 0:
            self.kept = self.sampler.draw(self.dice)
            self.kept.chance = NO_CHANCE
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
        node = self.last.known(seat, type(step))
        looks = self.first_looks if self.last is self.start else 0
        if node is not None:
            looks += node.visits
        options = self.mind.answers(world, step, seat, looks)
        if len(options) < 2:
            return self.go_on(world, step, seat, options)
        if node is None:
            node = self.last.node(seat, type(step))
        edge = self.choice(self.last, node, options, world)
        self.last = edge
        step.answer(world, seat, edge.action)
        world.run()
        return edge.tried > 0.0

    def go_on(self, world: State, step: Step[Any], seat: int, options: list[Action]) -> bool:
        """Where there is one answer it is given; where no sample of a continuous choice was found the way ends."""
        if not options:
            return False
        step.answer(world, seat, options[0])
        world.run()
        return True

    def descend_sealed(self, world: State, step: Step[Any]) -> bool:
        """All who choose in secret choose for themselves; the tree goes on below the choice of the one who thinks."""
        last = self.last
        first = True
        for seat in step.deciders(world):
            edge = self.choice(last, last.node(seat, type(step)), step.offer(world, seat), world)
            if first or seat == self.seat:
                self.last = edge
            first = False
            step.answer(world, seat, edge.action)
        world.run()
        return self.last.tried > 0.0

    def choice(self, last: Edge, node: Node, options: list[Action], world: State) -> Edge:
        """The choice to try now, noted as part of the way."""
        edge = self.best(node, options, world)
        if edge.tried == 0.0:
            node.opened += 1.0
        self.nodes.append(node)
        self.edges.append(edge)
        if last is self.start and node.seat == self.seat:
            self.own = edge
        return edge

    def best(self, node: Node, options: list[Action], world: State) -> Edge:
        """The choice with the best prospects: its value so far, and more for what is usual and little tried.

        A choice never tried is as good as the question is on the whole. The untried ones come by habit, the most usual
        first, and the fewer the less the question was looked at.
        """
        tried: list[Edge] = []
        untried: Edge | None = None
        whole = 0.0
        edges = node.edges
        place = 0
        for action in options:
            edge = edges[place] if place < len(edges) else None
            if edge is None or edge.action is not action:
                edge = self.edge_of(node, action, options, world)
            place = edge.place + 1
            whole += edge.prior
            if edge.tried > 0.0:
                tried.append(edge)
            elif untried is None or edge.prior > untried.prior:
                untried = edge
        urge = self.explore[node.seat] * sqrt(node.tried + 1.0) / whole
        found: Edge | None = None
        best = -1.0
        if untried is not None and node.opened < 2.0 + self.settings.width * sqrt(node.tried):
            found = untried
            best = untried.prior * urge + (node.total / node.tried if node.tried > 0.0 else 0.0)
        for edge in tried:
            score = edge.total / edge.tried + urge * edge.prior / (1.0 + edge.tried)
            if score > best:
                best = score
                found = edge
        if found is None:
            assert untried is not None
            return untried
        return found

    def edge_of(self, node: Node, action: Action, options: list[Action], world: State) -> Edge:
        """The edge of an option that does not stand where the last order had it. New ones are weighed by habit."""
        if not node.edges:
            self.add_edges(node, options, world)
            return node.edges[0]
        if node.place_of(action) < 0:
            self.add_edges(node, options, world)
        return node.edges[node.place_of(action)]

    def add_edges(self, node: Node, options: list[Action], world: State) -> None:
        """Weighed by habit, equal ones in random order."""
        weights = self.mind.weigh(world, node.seat, options)
        is_new = not node.edges
        for index in range(len(options)):
            action = options[index]
            if is_new or node.place_of(action) < 0:
                jitter = 1.0 + 0.1 * self.dice.below(_JITTER, "order") / _JITTER
                node.add(action, weights[index] * jitter)

    def judge(self, world: State) -> list[float]:
        if self.settings.playout and world.stack:
            return foretell(world, self.dice, self.settings.playout, self.mind)
        return self.mind.judge_all(world)

    def note(self, values: list[float]) -> None:
        """Tell all choices and questions on the way what came of it."""
        for index in range(len(self.nodes)):
            node = self.nodes[index]
            edge = self.edges[index]
            value = values[node.seat]
            node.tried += 1.0
            node.total += value
            edge.tried += 1.0
            edge.total += value
        self.start.tried += 1.0
        self.start.add(values)
        if self.own is not None:
            self.own.add(values)
        if self.settings.scaled:
            self.scale(values)

    def scale(self, values: list[float]) -> None:
        """Measure exploring by how far the values of each seat lie apart: their standard deviation so far."""
        tried = self.start.tried
        for seat in range(self.seats):
            self.squares[seat] += values[seat] * values[seat]
            mean = self.start.value(seat)
            spread = sqrt(max(0.0, self.squares[seat] / tried - mean * mean))
            self.explore[seat] = self.settings.explore * max(_LEAST_SPREAD, spread)

    # ---- what it thinks -------------------------------------------------------------------------------------------

    def values(self) -> list[float]:
        """How likely each seat is to win, as far as the search has seen."""
        return [self.start.value(seat) for seat in range(self.seats)]

    def choices(self) -> list[Edge]:
        """The own choices, the most tried first."""
        for node in self.start.nodes or []:
            if node.seat == self.seat:
                return by_visits(node.edges)
        return []

    def lead(self) -> int:
        """How many visits the own choice tried most is ahead of the next."""
        first = second = 0.0
        for node in self.start.nodes or []:
            if node.seat == self.seat:
                for edge in node.edges:
                    if edge.tried > first:
                        second = first
                        first = edge.tried
                    elif edge.tried > second:
                        second = edge.tried
        return int(first - second)

    def line(self, longest: int = 12) -> list[tuple[int, Action]]:
        """What the search expects to happen: seats and their most tried choices, as long as they were tried at all."""
        found: list[tuple[int, Action]] = []
        edge = self.start
        while edge.nodes and len(found) < longest:
            node = busiest(edge.nodes, self.seat if edge is self.start else -1)
            edges = by_visits(node.edges)
            if not edges or edges[0].tried < 2.0:
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
