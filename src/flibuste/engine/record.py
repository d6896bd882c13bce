"""Records: the pieces of a state, each declaring its attributes once.

A record names its attributes with their domains in `FIELDS`, as steps do. From that the engine writes it as plain data,
reads it back and tells what has changed; a game adds only what is special about it.
"""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final, Self, TypeVar

from mypy_extensions import mypyc_attr

from flibuste.engine.copying import copy_of
from flibuste.engine.domain import BadWord, Domain, Domains, check_keys

Data = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """A piece of the state: a player, a ship, the whole table.

    `FIELDS` maps each attribute that a position shows to its domain: `{"gold": "number", "hand": "cards"}`. Where a
    position uses another word than the attribute, the word comes first: `{"starter": "first:seat"}`. A word with a dot
    stands in a table of its own there: `{"acted": "now.acted:flag"}`; `in_table` makes many of them. The order is the
    order of writing. An attribute that is left out of a position keeps the value that `__init__` gave it.
    """

    FIELDS: ClassVar[dict[str, str]] = {}

    def clone(self) -> Self:
        """An independent copy. A record with lists or other records inside overrides this and copies those, too."""
        return copy_of(self)


R = TypeVar("R", bound=Record)

_FIELDS_OF: Final[dict[type, "list[Field]"]] = {}


class Field:
    """One attribute of a record: the word for it in positions, the table there in which it stands, and its domain."""

    def __init__(self, attribute: str, declared: str) -> None:
        place, _, domain = declared.rpartition(":")
        table, _, word = place.rpartition(".")
        self.attribute = attribute
        self.table = table
        self.word = word or attribute
        self.domain = domain

    def put(self, data: Data, value: Any) -> None:
        """Write the value where it belongs."""
        (data.setdefault(self.table, {}) if self.table else data)[self.word] = value

    def place_in(self, data: Data) -> Data:
        """The table of the data where the word would be."""
        found: Data = data.get(self.table, {}) if self.table else data
        return found


def in_table(table: str, fields: dict[str, str]) -> dict[str, str]:
    """These fields, in a table of their own in positions."""
    return {name: f"{table}.{field.word}:{field.domain}" for name, field in declared_fields(fields)}


def declared_fields(fields: dict[str, str]) -> list[tuple[str, Field]]:
    return [(attribute, Field(attribute, declared)) for attribute, declared in fields.items()]


def fields_of(record: Record | type[Record]) -> list[Field]:
    """The declared attributes of a record, in their order; taken apart once for each class."""
    kind = record if isinstance(record, type) else type(record)
    known = _FIELDS_OF.get(kind)
    if known is None:
        known = [field for _, field in declared_fields(kind.FIELDS)]
        _FIELDS_OF[kind] = known
    return known


def write_fields(record: Record, domains: Domains) -> Data:
    """All declared attributes as plain data."""
    found: Data = {}
    for field in fields_of(record):
        field.put(found, domains[field.domain].write(getattr(record, field.attribute)))
    return found


def write_changed(record: Record, fresh: Record, domains: Domains, always: Sequence[str] = ()) -> Data:
    """The declared attributes that differ from those of a fresh record, and those that are always written."""
    found: Data = {}
    for field in fields_of(record):
        value = getattr(record, field.attribute)
        if field.word in always or value != getattr(fresh, field.attribute):
            field.put(found, domains[field.domain].write(value))
    return found


def read_fields(record: Record, data: Any, domains: Domains, what: str, also: Iterable[str] = ()) -> None:
    """Set every attribute that the data names; `also` are other words it may have, which the game reads itself.

    A word that nobody knows is refused, with the nearest one that would be right; `what` says whose words these are.
    """
    fields = fields_of(record)
    check_keys(data, [*(field.table or field.word for field in fields), *also], what)
    for table in {field.table for field in fields if field.table in data}:
        check_keys(data[table], [field.word for field in fields if field.table == table], table)
    for field in fields:
        place = field.place_in(data)
        if field.word in place:
            setattr(record, field.attribute, domains[field.domain].read(place[field.word]))


def make_record(kind: type[R], data: Any, domains: Domains, what: str, **others: Any) -> R:
    """A new record from plain data: its fields are the arguments of its class, and `others`, which are known."""
    fields = fields_of(kind)
    check_keys(data, [field.word for field in fields], what)
    values = others | {
        field.attribute: domains[field.domain].read(data[field.word]) for field in fields if field.word in data
    }
    try:
        return kind(**values)
    except TypeError as error:
        missing = [field.word for field in fields if field.attribute not in values]
        raise BadWord(f"{what} needs more: {', '.join(missing)}") from error


class RecordTable(Domain):
    """A record inside a record, written as a table. `what` is what it is called in messages: "a black ship"."""

    def __init__(self, kind: type[Record], domains: Domains, what: str) -> None:
        self.kind = kind
        self.domains = domains
        self.what = what

    def write(self, value: Any) -> Any:
        return write_fields(value, self.domains)

    def read(self, data: Any) -> Any:
        return make_record(self.kind, data, self.domains, self.what)


def is_same(record: Record, other: Record) -> bool:
    """Whether all declared attributes of two records of the same class are equal."""
    return all(getattr(record, attribute) == getattr(other, attribute) for attribute in record.FIELDS)


def write_seats(players: Sequence[Record], domains: Domains) -> Data:
    """The records of the players by the number of their seat: `{"1": {…}, "2": {…}}`."""
    return {str(seat + 1): write_fields(player, domains) for seat, player in enumerate(players)}


def read_seats(
    players: Sequence[Record], data: Any, domains: Domains, also: Iterable[str] = ()
) -> list[tuple[int, Data]]:
    """Fill the records of the players that the data names; returns what it says of each seat (from 0)."""
    if not isinstance(data, dict):
        raise BadWord("write seat.1.hand = … for the hand of seat 1")
    found: list[tuple[int, Data]] = []
    for word, entry in data.items():
        seat = domains["seat"].read(word)
        if not 0 <= seat < len(players):
            raise BadWord(f"there is no seat {word} with {len(players)} players")
        read_fields(players[seat], entry, domains, f"seat {word}", also)
        found.append((seat, entry))
    return found


def write_table(domains: Domains, state: Record) -> Data:
    """All fields of the state, and those of its players under `seat`."""
    return {**write_fields(state, domains), "seat": write_seats(getattr(state, "players", ()), domains)}


def read_table(domains: Domains, data: Data, state: Record) -> None:
    """What `write_table` has written, or part of it."""
    read_fields(state, data, domains, "a position", ("seat",))
    read_seats(getattr(state, "players", ()), data.get("seat", {}), domains)
