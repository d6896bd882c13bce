"""Many games at once: every call carries out one action in each and writes what comes next into somebody's memory.

A game that is over begins anew at once. All numbers are at their place in the order of the games.
"""

from collections.abc import Callable
from typing import Any, Final

from flibuste.engine.action import Action
from flibuste.engine.encoding import EVENTS, Layout
from flibuste.engine.journal import Event, Journal
from flibuste.engine.pouring import mark, pour
from flibuste.engine.state import State

ALL_SEATS: Final = -1
_KEPT: Final = 4 * EVENTS


class Recent(Journal):
    """A journal that forgets all but the last events: an observation needs no others."""

    def __init__(self, events: list[Event]) -> None:
        self.events = events[-_KEPT:]

    def add(self, event: Event) -> None:
        self.events.append(event)
        if len(self.events) > 2 * _KEPT:
            del self.events[:_KEPT]


class IllegalIndex(ValueError):
    """An index that the mask does not allow."""


class Batch:
    """So many games of one kind. `begin` starts the game at a place after so many others there.

    `learner` is the seat that decides; the others choose at random, inside, by the chance of their game. With ALL_SEATS
    every decision is asked for.
    """

    def __init__(self, layout: Layout, begin: Callable[[int, int], State], count: int, learner: int) -> None:
        self.layout = layout
        self.begin = begin
        self.count = count
        self.learner = learner
        self.games = [0] * count
        self.numbers = [0] * layout.size
        menu = layout.menu
        self.columns = 0 if menu is None else menu.size * len(menu.columns)
        self.rows = [0] * self.columns
        self.states: list[State] = []
        self.seats = [0] * count
        self.options: list[list[Action]] = [[] for _ in range(count)]
        self.legal: list[list[int]] = [[] for _ in range(count)]
        self.ended: list[tuple[int, Any]] = []

    def start(self) -> None:
        """A new game everywhere."""
        self.states = [self.new_game(place) for place in range(self.count)]

    def new_game(self, place: int) -> State:
        """The next game at this place, at the first decision that is asked for."""
        while True:
            state = self.begin(place, self.games[place])
            self.games[place] += 1
            if state.journal is not None:
                state.journal = Recent(state.journal.events)
            if self.next_seat(state) >= 0:
                return state

    def next_seat(self, state: State) -> int:
        """Who is asked for the next decision, after those of the others; -1 when the game is over."""
        stack = state.stack
        while stack:
            step = stack[-1]
            seat = step.player
            if seat < 0:
                seat = step.deciders(state)[0]
            if self.learner < 0 or seat == self.learner:
                return seat
            step.answer(state, seat, step.pick(state, seat, state.chance))
            state.run()
        return -1

    def step(self, indices: list[int]) -> None:
        """Carry out an action in every game; `ended` are the games that are over, with how they ended."""
        self.ended = []
        for place in range(self.count):
            index = indices[place]
            if index not in self.legal[place]:
                raise IllegalIndex(f"game {place}: {index} is no legal action; the mask marks those that are")
            self.play(place, index)

    def play(self, place: int, index: int) -> None:
        state = self.states[place]
        action = self.layout.actions[index] if self.layout.menu is None else self.options[place][index]
        state.stack[-1].answer(state, self.seats[place], action)
        state.run()
        if self.next_seat(state) < 0:
            self.ended.append((place, state.outcome))
            self.states[place] = self.new_game(place)

    def tell(self, observations: Any, masks: Any, seats: Any, candidates: Any) -> None:
        """Write what whoever is asked knows and may do, and his seat, into buffers of 16-bit numbers and of bytes."""
        layout = self.layout
        for place in range(self.count):
            state = self.states[place]
            seat = self.next_seat(state)
            self.seats[place] = seat
            options = state.stack[-1].offer(state, seat)
            legal = layout.indices(options)
            self.options[place] = options
            self.legal[place] = legal
            layout.fill(state, seat, self.numbers)
            pour(self.numbers, observations, place * layout.size)
            mark(legal, masks, place * layout.action_count, layout.action_count)
            if self.columns:
                layout.describe(state, seat, options, self.rows)
                pour(self.rows, candidates, place * self.columns)
        pour(self.seats[:], seats, 0)
