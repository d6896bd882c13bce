"""Encodings: what a seat knows and may do, as whole numbers at fixed places. Programs that learn read nothing else.

A game declares its fields in its `encoding.py`; the layout follows from them, and so does `docs/encodings.md`. Nothing
may be written here that a seat does not know: the shared proofs look for it.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from flibuste.engine.action import Action
from flibuste.engine.journal import Event, EventKind
from flibuste.engine.record import fields_of
from flibuste.engine.state import State
from flibuste.engine.step import Step

S = TypeVar("S", bound=State)

LEAST: Final = -32768
MOST: Final = 32767
EVENTS: Final = 8
VALUES: Final = 7
EVENT_SIZE: Final = 2 + VALUES
STEPS: Final = 2
STEP_SIZE: Final = 6
SEAT_DOMAINS: Final = ("seat", "turnseat")


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(Generic[S]):
    """So many numbers of an observation, all of them from `low` to `high`; `fill` writes those that are not zero."""

    def __init__(self, name: str, size: int, low: int, high: int, meaning: str) -> None:
        self.name = name
        self.size = size
        self.low = low
        self.high = high
        self.meaning = meaning
        self.start = 0

    def fill(self, state: S, seat: int, out: list[int], at: int) -> None:
        """Write what this seat knows into the zeros from this place on."""
        raise NotImplementedError


def relative(state: State, other: int, seat: int) -> int:
    """How many places to the left of the reader somebody sits: 0 is the reader himself, -1 nobody."""
    return -1 if other < 0 else (other - seat) % state.seats


class Asked(Field[State]):
    """Who has to decide now."""

    def __init__(self, seats: int) -> None:
        super().__init__("asked", seats, 0, 1, "who has to decide now: you, then the others to the left")

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for other in state.deciders():
            out[at + (other - seat) % state.seats] = 1


class Question(Field[State]):
    """Which question is asked."""

    def __init__(self, kinds: Sequence[type[Step[Any]]]) -> None:
        names = [kind.NAME for kind in kinds]
        self.places = {name: place for place, name in enumerate(names)}
        super().__init__("question", len(names), 0, 1, "the question that is asked: " + ", ".join(names))

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        if state.stack:
            out[at + self.places[state.stack[-1].NAME]] = 1


class Steps(Field[State]):
    """What everybody, or the reader, may know of the steps under way."""

    def __init__(self) -> None:
        meaning = (
            f"the question and the step below it: {STEP_SIZE} numbers each, the values of the step that are whole "
            "numbers, in the order of the view (0 for one that 16 bits cannot hold); seats as places to your left, "
            "-1 for nobody"
        )
        super().__init__("steps", STEPS * STEP_SIZE, LEAST, MOST, meaning)

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        stack = state.stack
        for depth in range(min(STEPS, len(stack))):
            fill_step(state, stack[len(stack) - 1 - depth], seat, out, at + depth * STEP_SIZE)


def fill_step(state: State, step: Step[Any], seat: int, out: list[int], at: int) -> None:
    """The values of a step that are whole numbers, but for those that this seat may not know."""
    place = at
    last = at + STEP_SIZE
    for field in fields_of(step):
        if place == last:
            return
        if field.attribute in step.SECRET and seat != step.player:
            continue
        value: object = getattr(step, field.attribute)
        if isinstance(value, int):
            number = relative(state, value, seat) if field.domain in SEAT_DOMAINS else int(value)
            out[place] = number if LEAST <= number <= MOST else 0
            place += 1


class History(Field[State]):
    """The last events, as far as the reader was told; nothing where no journal is kept."""

    def __init__(self, kinds: list[EventKind]) -> None:
        self.numbers = {kind.name: number + 1 for number, kind in enumerate(kinds)}
        self.seats = {kind.name: [is_seat(value) for value in kind.values] for kind in kinds}
        meaning = (
            f"the last {EVENTS} events that people are told, the newest first, {EVENT_SIZE} numbers each: the kind "
            "(from 1, in the order below), its seat (1 for you, then to the left; 0 for nobody), and its values as far "
            "as you know them. Kinds: " + ", ".join(kind.name for kind in kinds)
        )
        super().__init__("history", EVENTS * EVENT_SIZE, LEAST, MOST, meaning)

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        journal = state.journal
        if journal is None:
            return
        events = journal.events
        number = len(events) - 1
        last = at + EVENTS * EVENT_SIZE
        while number >= 0 and at < last:
            event = events[number]
            if not event.kind.detail:
                self.fill_event(state, event, seat, out, at)
                at += EVENT_SIZE
            number -= 1

    def fill_event(self, state: State, event: Event, seat: int, out: list[int], at: int) -> None:
        kind = event.kind
        out[at] = self.numbers[kind.name]
        out[at + 1] = relative(state, event.seat, seat) + 1
        shown = kind.public if event.hides_from(seat) else len(kind.values)
        seats = self.seats[kind.name]
        for place in range(min(shown, VALUES, len(event.values))):
            value = event.values[place]
            number = relative(state, value, seat) if seats[place] else value
            out[at + 2 + place] = number if LEAST <= number <= MOST else 0


def is_seat(value: str) -> bool:
    """Whether a value of an event, `name` or `name:domain`, is a seat."""
    name, _, domain = value.partition(":")
    return (domain or name) in SEAT_DOMAINS


def event_kinds(package: str) -> list[EventKind]:
    """Every kind of event of a game, in the order of its `table/events.py`."""
    module = import_module(f"{package}.table.events")
    return [kind for kind in vars(module).values() if isinstance(kind, EventKind)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Generic[S]):
    """The index of choices that no list can hold: an action is its place among the candidates that are offered.

    A row of numbers describes each candidate, so that a program can tell what it would choose.
    """

    def __init__(self, size: int, columns: list[tuple[str, str]]) -> None:
        self.size = size
        self.columns = columns

    def describe(self, state: S, seat: int, action: Action, out: list[int], at: int) -> None:
        """Write the numbers of a candidate into the zeros from this place on."""
        raise NotImplementedError


class Layout:
    """The fields of an observation one after the other, and the index of the actions."""

    def __init__(self, version: int, fields: list[Field[Any]], actions: list[Action], menu: Menu[Any] | None) -> None:
        self.version = version
        self.fields = fields
        self.actions = actions
        self.menu = menu
        self.action_count = len(actions) if menu is None else menu.size
        self.size = 0
        for field in fields:
            field.start = self.size
            self.size += field.size
        self.places: dict[Action, int] = {action: place for place, action in enumerate(actions)}
        number_actions(actions)

    def fill(self, state: State, seat: int, out: list[int]) -> None:
        """What this seat knows, into a list of zeros."""
        for field in self.fields:
            field.fill(state, seat, out, field.start)

    def legal(self, state: State, seat: int) -> list[int]:
        """The indices of what this seat may choose."""
        return self.indices(state.options(seat))

    def indices(self, options: list[Action]) -> list[int]:
        """The indices of these options, which are all that the seat is offered."""
        if self.menu is not None:
            return list(range(min(len(options), self.menu.size)))
        return [self.place(action) for action in options]

    def place(self, action: Action) -> int:
        """The index of an action of the list: what is written on it, or what is written on its equal here."""
        index = action.index
        if 0 <= index < len(self.actions) and self.actions[index] is action:
            return index
        return self.places[action]

    def index(self, state: State, seat: int, action: Action) -> int:
        """The index of an action; raises KeyError for one that has none here."""
        if self.menu is None:
            return self.places[action]
        options = state.options(seat)
        if action not in options[: self.menu.size]:
            raise KeyError(action)
        return options.index(action)

    def action(self, state: State, seat: int, index: int) -> Action:
        """The action with this index; raises IndexError for none."""
        found = self.actions if self.menu is None else state.options(seat)
        if not 0 <= index < len(found):
            raise IndexError(index)
        return found[index]

    def describe(self, state: State, seat: int, options: list[Action], out: list[int]) -> None:
        """The rows of a menu's candidates, into a list of zeros."""
        menu = self.menu
        if menu is not None:
            width = len(menu.columns)
            for place in range(min(len(options), menu.size)):
                menu.describe(state, seat, options[place], out, place * width)


def number_actions(actions: list[Action]) -> None:
    """Write its index on every action that has none yet: another box may have given it another one."""
    for place in range(len(actions)):
        if actions[place].index < 0:
            actions[place].index = place
