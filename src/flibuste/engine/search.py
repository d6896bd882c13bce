"""Search: looking ahead in a tree of choices, over many samples of what a seat cannot see.

Every iteration draws a world that the seat cannot tell from the real one, goes down the tree by the choices that are
legal there, adds one choice to it, judges the position it comes to and tells all choices on the way. Dice are not in
the tree: a choice is worth what it brings on average. Nodes are told apart by who is asked what, so that a success and
a failure do not share one. Where several choose in secret, each chooses by his own experience alone.
"""

import gc
from math import sqrt
from typing import Any, Final

from mypy_extensions import i64

from flibuste.engine.action import Action
from flibuste.engine.chance import NO_CHANCE, Chance, Fast
from flibuste.engine.halving import Halving
from flibuste.engine.mind import MANY_LOOKS, Mind, Sampler, drawn, foretell, play_on
from flibuste.engine.settings import Settings
from flibuste.engine.state import State
from flibuste.engine.step import Sealed, Step
from flibuste.engine.tree import Edge, Node, busiest, by_visits

_JITTER: Final = 1 << 10
_LUCK: Final = 1 << 30
_UNUSUAL: Final = 0.02  # of the most usual answer: what is done so seldom is not compared
_LEAST_SPREAD: Final = 0.002  # of values that hardly differ


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
        self.length: i64 = 0
        self.tried: list[Edge] = []
        self.number: i64 = 0
        self.whole = 0.0
        self.last = self.start
        self.own: Edge | None = None
        self.first_looks = 0 if settings.drawn else MANY_LOOKS  # all answers to the first question are worth a look
        self.explore = [settings.explore] * self.seats
        self.squares = [0.0] * self.seats
        self.horizon = mind.turn(state) + settings.turns
        self.halving: Halving | None = None
        self.luck = 0

    def run(self, iterations: int) -> None:
        """Grow the tree. There are no cycles in it, so that the collector of garbage need not look at it meanwhile."""
        collecting = gc.isenabled()
        gc.disable()
        try:
            if self.iterations == 0 and self.settings.candidates:
                self.compare()
            for _ in range(iterations):
                self.iterate()
                if self.halving is not None and self.halving.is_over:
                    break
        finally:
            if collecting:
                gc.enable()

    def iterate(self) -> None:
        """One world, one way down the tree, one judgement."""
        world = self.imagine()
        self.length = 0
        self.last = self.start
        self.own = None
        depth: i64 = self.settings.depth
        while self.length < depth and self.is_near(world) and self.descend(world):
            pass
        self.note(self.judge(world))
        self.mind.forget()
        self.iterations += 1

    def is_near(self, world: State) -> bool:
        """Whether something is asked that is to be thought about."""
        return bool(world.stack) and (self.settings.turns == 0 or self.mind.turn(world) < self.horizon)

    def compare(self) -> None:
        """Choose the answers to the first question that are compared: the most usual ones of those that come first."""
        step = self.state.stack[-1]
        most = self.settings.candidates
        if step.player != self.seat or self.first_looks == 0:
            return
        options = self.mind.answers(self.state, step, self.seat, most)
        if not options:
            return
        node = self.start.node(self.seat, type(step))
        self.add_edges(node, options, self.state)
        likely = sorted(node.edges, key=minus_prior)
        least = _UNUSUAL * likely[0].prior
        self.halving = Halving([edge for edge in likely[:most] if edge.prior >= least], self.settings.worlds)

    def imagine(self) -> State:
        """A world to play in: a new sample, or the last one with other dice."""
        halving = self.halving
        if halving.begins_a_world if halving is not None else self.iterations % self.settings.reuse == 0:
            self.kept = self.sampler.draw(self.dice)
            self.kept.chance = NO_CHANCE
            unseal(self.kept)
            self.luck = self.dice.below(_LUCK, "luck") if halving is not None else 0
        world = self.kept.clone()
        world.chance = Fast(self.luck) if halving is not None else self.dice
        return world

    def descend(self, world: State) -> bool:
        """Answer the question that is asked; whether the tree goes on below the answer."""
        step = world.stack[-1]
        seat = step.player
        if seat < 0:
            return self.descend_sealed(world, step)
        if self.halving is not None and self.last is self.start:
            return self.try_out(self.halving.next(), world, step)
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

    def try_out(self, edge: Edge, world: State, step: Step[Any]) -> bool:
        """The answer whose turn it is among those that are compared."""
        self.go_by(self.start.node(self.seat, type(step)), edge)
        self.own = edge
        self.last = edge
        self.mind.means(world, edge.action)
        step.answer(world, self.seat, edge.action)
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
        self.go_by(node, edge)
        if last is self.start and node.seat == self.seat:
            self.own = edge
        return edge

    def go_by(self, node: Node, edge: Edge) -> None:
        """Note that the way goes here. The lists are kept for all ways, and only `length` of them counts."""
        if self.length < len(self.nodes):
            self.nodes[self.length] = node
            self.edges[self.length] = edge
        else:
            self.nodes.append(node)
            self.edges.append(edge)
        self.length += 1

    def best(self, node: Node, options: list[Action], world: State) -> Edge:
        """The choice with the best prospects: its value so far, and more for what is usual and little tried.

        A choice never tried is as good as the question is on the whole. The untried ones come by habit, the most usual
        first, and the fewer the less the question was looked at.
        """
        if not node.edges:
            return self.first(node, options, world)
        untried = self.look_up(node, options, world)
        urge = self.explore[node.seat] * sqrt(node.tried + 1.0) / self.whole
        found: Edge | None = None
        best = -1.0
        if untried is not None and node.opened < 2.0 + self.settings.width * sqrt(node.tried):
            found = untried
            best = untried.prior * urge + (node.total / node.tried if node.tried > 0.0 else 0.0)
        tried = self.tried
        for index in range(self.number):
            edge = tried[index]
            score = edge.total / edge.tried + urge * edge.prior / (1.0 + edge.tried)
            if score > best:
                best = score
                found = edge
        if found is None:
            assert untried is not None
            return untried
        return found

    def first(self, node: Node, options: list[Action], world: State) -> Edge:
        """The most usual choice. The others wait for a second look at the question: most have no second one."""
        weights = self.mind.weigh(world, node.seat, options)
        if self.settings.drawn and self.last is self.start:
            node.add(options[drawn(blunted(weights, self.settings.drawn), self.dice, "habit")], 1.0, 0)
            return node.edges[0]
        best = -1.0
        found = options[0]
        for index in range(len(options)):
            prior = self.jittered(weights[index])
            if prior > best:
                best = prior
                found = options[index]
        node.add(found, best, 0)
        return node.edges[0]

    def jittered(self, weight: float) -> float:
        """So that equal ones come in random order."""
        return weight * (1.0 + 0.1 * self.dice.below(_JITTER, "order") / _JITTER)

    def look_up(self, node: Node, options: list[Action], world: State) -> Edge | None:
        """The edges of these options: the first `number` of `tried` are those tried before, and all of them have the
        prior `whole` together. Returns the most usual of those never tried.
        """
        edges = node.edges
        tried = self.tried
        number: i64 = 0
        place: i64 = 0
        untried: Edge | None = None
        whole = 0.0
        for action in options:
            edge = edges[place] if place < len(edges) else None
            if edge is None or edge.action is not action:
                edge = self.edge_of(node, action, place, options, world)
            place = edge.place + 1
            whole += edge.prior
            if edge.tried > 0.0:
                if number < len(tried):
                    tried[number] = edge
                else:
                    tried.append(edge)
                number += 1
            elif untried is None or edge.prior > untried.prior:
                untried = edge
        self.number = number
        self.whole = whole
        return untried

    def edge_of(self, node: Node, action: Action, place: i64, options: list[Action], world: State) -> Edge:
        """The edge of an option that does not stand at the place that comes next. New ones are weighed by habit."""
        found = node.known(action, place)
        if found is None:
            self.add_edges(node, options, world)
            found = node.known(action, place)  # not always at this place: options in another order may come before it
            assert found is not None
        return found

    def add_edges(self, node: Node, options: list[Action], world: State) -> None:
        """Weighed by habit; each stands behind the option before it."""
        weights = self.mind.weigh(world, node.seat, options)
        place: i64 = 0
        only = node.edges[0] if len(node.edges) == 1 else None
        for index in range(len(options)):
            action = options[index]
            if only is None:
                known = node.known(action, place)
            else:
                known = only if only.action == action else None
            if known is None:
                node.add(action, self.jittered(weights[index]), place)
                place += 1
            else:
                place = known.place + 1

    def judge(self, world: State) -> list[float]:
        if self.settings.turns:
            play_on(world, self.mind, self.horizon)
        elif self.settings.playout and world.stack:
            return foretell(world, self.dice, self.settings.playout, self.mind)
        return self.mind.judge_all(world)

    def note(self, values: list[float]) -> None:
        """Tell all choices and questions on the way what came of it."""
        for index in range(self.length):
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
        if self.halving is not None:
            self.halving.go_on()
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
        if self.halving is not None:
            return self.halving.ranking()
        for node in self.start.nodes or []:
            if node.seat == self.seat:
                return by_visits(node.edges)
        return []

    def lead(self) -> int:
        """How many visits the own choice tried most is ahead of the next; very many where the others are left out."""
        if self.halving is not None:
            return MANY_LOOKS if self.halving.is_over else 0
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


def blunted(weights: list[float], sureness: float) -> list[float]:
    """The less sure, the less they differ."""
    return [weight**sureness for weight in weights]


def minus_prior(edge: Edge) -> float:
    return -edge.prior


def unseal(state: State) -> None:
    """What the others have sealed is a guess of the sample's: let them choose in the tree instead."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Sealed):
        for index in range(len(step.slots)):
            step.slots[index] = None
