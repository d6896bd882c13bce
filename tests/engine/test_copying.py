"""Shallow copies: every attribute, nothing shared that may not be, no reference counted wrongly.

The same tests run on the source, where the copies are made by Python, and on the compiled wheel, where C makes them.
"""

import gc
import sys
from typing import Any

import pytest

from flibuste.engine import state as engine_state
from flibuste.engine.build import is_compiled
from flibuste.engine.chance import Fast
from flibuste.engine.copying import copies_of, copy_of
from flibuste.engine.record import Record
from flibuste.engine.registry import load_game
from flibuste.games.cove.table.state import Marker
from flibuste.games.stortebeker.rules.counter import Contest
from flibuste.games.stortebeker.table.state import Player, Side, State

BIG = 10**30
MANY = 1_000_000 if is_compiled() else 20_000


class Chest(Record):
    """A class of Python code that extends a compiled one, in the compiled wheel."""

    def __init__(self) -> None:
        self.gold = BIG
        self.pieces = [1, 2]


class Harbour(engine_state.State):
    """One that extends a compiled class with attributes of its own."""

    def __init__(self) -> None:
        super().__init__(BIG, Fast(1))
        self.lock = ["iron"]


def stortebeker() -> State:
    state: State = load_game("stortebeker").start(3, {}, Fast(7), journal=True)
    return state


def player() -> Player:
    found = Player()
    found.hand = 1 << 40
    found.score = BIG
    found.ships = [3, 5]
    return found


def attributes(record: Any) -> dict[str, Any]:
    """All attributes, in both builds: a compiled class lists its own and those of its bases."""
    names = {name for kind in type(record).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())}
    return {name: getattr(record, name) for name in {*names, *getattr(record, "__dict__", {})} - {"__dict__"}}


@pytest.mark.parametrize("record", [player(), Side(1, 2, 3), Marker(0, 1, 2), Contest(0, 1, 2, BIG, [1]), Chest()])
def test_a_copy_has_every_attribute(record: Any) -> None:
    copy = copy_of(record)
    assert type(copy) is type(record) and copy is not record
    assert attributes(copy) == attributes(record) != {}


def test_a_copy_of_a_whole_state_has_every_attribute() -> None:
    state = stortebeker()
    copy = copy_of(state)
    assert attributes(copy).keys() == attributes(state).keys() >= {"sea", "players", "stack", "draw_pile", "journal"}
    assert all(
        attributes(copy)[name] is value or attributes(copy)[name] == value for name, value in attributes(state).items()
    )


def test_lists_are_shared_and_numbers_are_not() -> None:
    record = player()
    copy = copy_of(record)
    assert copy.ships is record.ships
    copy.score += 1
    copy.hand = 0
    assert (record.score, record.hand) == (BIG, 1 << 40)


def test_a_clone_has_lists_of_its_own() -> None:
    record = player()
    copy = record.clone()
    copy.ships.append(8)
    assert record.ships == [3, 5]


def test_a_class_of_python_code_keeps_what_it_adds() -> None:
    harbour = Harbour()
    copy = copy_of(harbour)
    assert type(copy) is Harbour
    assert copy.seats == BIG and copy.stack is harbour.stack and copy.lock is harbour.lock
    copy.lock = []
    copy.seats = 2
    assert (harbour.lock, harbour.seats) == (["iron"], BIG)


def test_copies_of_a_list() -> None:
    sides = [Side(number, 0, 0) for number in range(5)]
    copies = copies_of(sides)
    assert [side.provisions for side in copies] == [0, 1, 2, 3, 4]
    assert all(copy is not side for copy, side in zip(copies, sides, strict=True))
    assert copies_of([]) == []


@pytest.mark.parametrize("record", [player(), stortebeker(), Contest(0, 1, 2, BIG, [1]), Chest(), Harbour()])
def test_no_reference_is_lost_or_left_over(record: Any) -> None:
    """Copies come and go: whatever they refer to has as many references as before, and no memory is left behind."""
    held = [value for value in attributes(record).values() if isinstance(value, list) or value == BIG]
    copy_of(record)
    gc.collect()
    before, blocks = [sys.getrefcount(value) for value in held], sys.getallocatedblocks()
    for _ in range(MANY):
        copy_of(record)
    kept = [copy_of(record) for _ in range(10)]
    assert [sys.getrefcount(value) for value in held] == [count + 10 for count in before]
    del kept
    gc.collect()
    assert [sys.getrefcount(value) for value in held] == before
    assert sys.getallocatedblocks() - blocks < MANY // 100


def test_copies_in_a_circle_are_collected() -> None:
    record: Any = Chest()
    for _ in range(1000):
        copy = copy_of(record)
        copy.pieces = [copy]
    del copy
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(1000):
        copy = copy_of(record)
        copy.pieces = [copy]
    del copy
    gc.collect()
    assert sys.getallocatedblocks() - before < 500
