"""Games by numbers: an action is its index, and what comes next is written into somebody's memory.

A `Sitting` is one game. A `Batch` is many: every call carries out one action in each; a game that is over begins anew
at once. All numbers are at their place in the order of the games.
"""

from collections.abc import Callable
from typing import Any, Final

from flibuste.engine.action import Action
from flibuste.engine.encoding import Layout
from flibuste.engine.pouring import mark, pour
from flibuste.engine.state import State

ALL_SEATS: Final = -1
OVER: Final = -1


class IllegalIndex(ValueError):
    """An index that the mask does not allow."""


class Sitting:
    """One game: the seat that is asked, or OVER, its options and their indices.

    `learner` is the seat that decides; the others choose at random, by the chance of the game. With ALL_SEATS every
    decision is asked for.
    """

    def __init__(self, layout: Layout, learner: int, state: State) -> None:
        self.layout = layout
        self.learner = learner
        self.state = state
        self.seat = OVER
        self.options: list[Action] = []
        self.legal: list[int] = []
        self.look()

    def look(self) -> int:
        """Find who is asked, after the decisions of the others, and what he may choose."""
        state = self.state
        stack = state.stack
        while stack:
            step = stack[-1]
            seat = step.player
            if seat < 0:
                seat = step.deciders(state)[0]
            if self.learner < 0 or seat == self.learner:
                self.seat = seat
                self.options = step.offer(state, seat)
                self.legal = self.layout.indices(self.options)
                return seat
            step.answer(state, seat, step.pick(state, seat, state.chance))
            state.run()
        self.seat = OVER
        self.options = []
        self.legal = []
        return OVER

    def choose(self, index: int) -> int:
        """Carry out an action of whoever is asked; returns who is next, or OVER."""
        for place in range(len(self.legal)):
            if self.legal[place] == index:
                state = self.state
                state.stack[-1].answer(state, self.seat, self.options[place])
                state.run()
                return self.look()
        raise IllegalIndex(f"{index} is no legal action; the mask marks those that are")

    def tell(self, observations: Any, masks: Any, candidates: Any, place: int) -> None:
        """Write what whoever is asked knows and may do into buffers of 16-bit numbers and of bytes, at this place."""
        layout = self.layout
        layout.observe(self.state, self.seat, observations, place * layout.size)
        mark(self.legal, masks, place * layout.action_count, layout.action_count)
        if layout.columns:
            width = layout.action_count * layout.columns
            layout.describe(self.state, self.seat, self.options, candidates, place * width)


class Batch:
    """So many games of one kind. `begin` starts the game at a place after so many others there."""

    def __init__(self, layout: Layout, begin: Callable[[int, int], State], count: int, learner: int) -> None:
        self.layout = layout
        self.begin = begin
        self.learner = learner
        self.games = [0] * count
        self.sittings: list[Sitting] = []
        self.ended: list[tuple[int, Any]] = []

    def start(self) -> None:
        """A new game everywhere."""
        self.sittings = [self.new_game(place) for place in range(len(self.games))]

    def new_game(self, place: int) -> Sitting:
        """The next game at this place, at the first decision that is asked for."""
        while True:
            found = Sitting(self.layout, self.learner, self.begin(place, self.games[place]))
            self.games[place] += 1
            if found.seat != OVER:
                return found

    def step(self, indices: list[int]) -> None:
        """Carry out an action in every game; `ended` are the games that are over, with how they ended."""
        self.ended = []
        for place in range(len(self.sittings)):
            sitting = self.sittings[place]
            if sitting.choose(indices[place]) == OVER:
                self.ended.append((place, sitting.state.outcome))
                self.sittings[place] = self.new_game(place)

    def tell(self, observations: Any, masks: Any, seats: Any, candidates: Any) -> None:
        """Write what whoever is asked knows and may do in every game, and his seat."""
        for place in range(len(self.sittings)):
            self.sittings[place].tell(observations, masks, candidates, place)
        pour([sitting.seat for sitting in self.sittings], seats, 0, len(self.sittings))
