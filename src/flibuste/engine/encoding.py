"""Encodings: what a seat knows and may do, as whole numbers at fixed places. Programs that learn read nothing else.

A game declares its fields in its `encoding.py`; the layout follows from them, and so does `docs/encodings.md`. Nothing
may be written here that a seat does not know: the shared proofs look for it.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from flibuste.engine.action import Action
from flibuste.engine.journal import Event, EventKind, Journal
from flibuste.engine.pouring import pour
from flibuste.engine.record import fields_of
from flibuste.engine.state import State
from flibuste.engine.step import Step

S = TypeVar("S", bound=State)

LEAST: Final = -32768
MOST: Final = 32767
EVENTS: Final = 8
VALUES: Final = 7
EVENT_SIZE: Final = 2 + VALUES
LAST_ROW: Final = (EVENTS - 1) * EVENT_SIZE
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
        self.public = [0] + [min(VALUES, kind.public) for kind in kinds]
        self.known = [0] + [min(VALUES, len(kind.values)) for kind in kinds]
        self.seats = [0] + [seat_bits(kind) for kind in kinds]
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
        recent = journal if isinstance(journal, Recent) else recent_of(self, journal)
        rows = recent.rows
        row = recent.newest
        for _ in range(EVENTS):
            if rows[row] == 0:
                return
            self.fill_event(state.seats, rows, row, seat, out, at)
            at += EVENT_SIZE
            row = row - EVENT_SIZE if row else LAST_ROW

    def fill_event(self, seats: i64, rows: list[int], row: i64, reader: i64, out: list[int], at: i64) -> None:
        """An event from its row: the same numbers, but for secrets, and with seats as the reader counts them."""
        kind: i64 = rows[row]
        seat: i64 = rows[row + 1]
        out[at] = kind
        if seat >= 0:
            out[at + 1] = (seat - reader) % seats + 1
        bits: i64 = self.seats[kind]
        shown: i64 = self.known[kind] if seat == reader else self.public[kind]
        place: i64 = 2
        while place < shown + 2:
            value: i64 = rows[row + place]
            if bits & 1:
                value = -1 if value < 0 else (value - reader) % seats
            if value:
                out[at + place] = value
            bits >>= 1
            place += 1


class Recent(Journal):
    """A journal of the last events alone, as numbers: an observation needs no others. `events` has the very last."""

    def __init__(self, history: History) -> None:
        super().__init__()
        self.history = history
        self.rows = [0] * (EVENTS * EVENT_SIZE)
        self.newest = LAST_ROW

    def add(self, event: Event) -> None:
        if event.kind.detail:
            return
        self.events = [event]
        row = 0 if self.newest == LAST_ROW else self.newest + EVENT_SIZE
        self.newest = row
        rows = self.rows
        rows[row] = self.history.numbers[event.kind.name]
        rows[row + 1] = event.seat
        row += 2
        for value in event.values:
            rows[row] = value if LEAST <= value <= MOST else 0
            row += 1

    def clone(self) -> "Recent":
        other = Recent(self.history)
        other.copy_from(self)
        return other

    def copy_from(self, other: "Recent") -> None:
        self.events = other.events
        self.rows = other.rows[:]
        self.newest = other.newest


class Page(Recent):
    """The same, and on its page all events since it was turned: a copy begins the next page."""

    def __init__(self, history: History) -> None:
        super().__init__(history)
        self.page: list[Event] = []

    def add(self, event: Event) -> None:
        self.page.append(event)
        super().add(event)

    def clone(self) -> "Page":
        other = Page(self.history)
        other.copy_from(self)
        return other

    def known_to(self, seat: int) -> "Page":
        """The next page for somebody who knows no more than this seat: without the secrets of the others."""
        other = self.clone()
        other.events = [event for event in self.events if not event.hides_from(seat)]
        for row in range(0, LAST_ROW + 1, EVENT_SIZE):
            if other.rows[row + 1] != seat:
                for place in range(self.history.public[other.rows[row]], VALUES):
                    other.rows[row + 2 + place] = 0
        return other


def recent_of(history: History, journal: Journal) -> Recent:
    """The last events of any journal."""
    found = Recent(history)
    first = len(journal.events)
    left = EVENTS
    while first > 0 and left > 0:
        first -= 1
        if not journal.events[first].kind.detail:
            left -= 1
    for event in journal.events[first:]:
        found.add(event)
    return found


def seat_bits(kind: EventKind) -> int:
    """Which values of such an event are seats, a bit each."""
    found = 0
    for place in range(min(VALUES, len(kind.values))):
        if is_seat(kind.values[place]):
            found += 2**place
    return found


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
        self.history = the_history(fields)
        self.columns = 0 if menu is None else len(menu.columns)
        self._numbers = [0] * self.size
        self._rows = [0] * (self.action_count * self.columns)
        number_actions(actions)

    def fill(self, state: State, seat: int, out: list[int]) -> None:
        """What this seat knows, into a list of zeros."""
        for field in self.fields:
            field.fill(state, seat, out, field.start)

    def observe(self, state: State, seat: int, buffer: Any, at: int) -> None:
        """The same into a buffer of 16-bit numbers from this place on."""
        self.fill(state, seat, self._numbers)
        pour(self._numbers, buffer, at, self.size)

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

    def describe(self, state: State, seat: int, options: list[Action], buffer: Any, at: int) -> None:
        """The rows of a menu's candidates, into a buffer of 16-bit numbers from this place on."""
        menu = self.menu
        if menu is not None:
            used = min(len(options), menu.size)
            for place in range(used):
                menu.describe(state, seat, options[place], self._rows, place * self.columns)
            pour(self._rows, buffer, at, used * self.columns)


def the_history(fields: list[Field[Any]]) -> History:
    """The field of the last events, which every game has."""
    for field in fields:
        if isinstance(field, History):
            return field
    raise ValueError("a layout needs the field `history`")


def number_actions(actions: list[Action]) -> None:
    """Write its index on every action that has none yet: another box may have given it another one."""
    for place in range(len(actions)):
        if actions[place].index < 0:
            actions[place].index = place
