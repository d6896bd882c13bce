"""Records: declared once, written, read and compared by what they declare."""

from typing import ClassVar

import pytest

from flibuste.engine.domain import BASIC, BadWord, Domains, Word
from flibuste.engine.record import (
    Record,
    in_table,
    is_same,
    read_fields,
    read_seats,
    write_changed,
    write_fields,
    write_seats,
)

DOMAINS: Domains = {**BASIC, "port": Word(["Tortuga", "Nassau"])}


class Boat(Record):
    FIELDS: ClassVar[dict[str, str]] = {"gold": "number", "place": "at:port", "captain": "seat"}

    def __init__(self) -> None:
        self.gold = 5
        self.place = 0
        self.captain = -1
        self.secret = 7


def boat(**given: int) -> Boat:
    found = Boat()
    for name, value in given.items():
        setattr(found, name, value)
    return found


def test_a_record_is_written_in_the_words_of_its_fields() -> None:
    assert write_fields(boat(captain=1), DOMAINS) == {"gold": 5, "at": "Tortuga", "captain": 2}


def test_what_is_left_out_keeps_its_value() -> None:
    record = Boat()
    read_fields(record, {"at": "nassau"}, DOMAINS, "a boat")
    assert (record.gold, record.place, record.captain) == (5, 1, -1)


def test_a_misspelt_word_is_refused_with_the_right_one() -> None:
    with pytest.raises(BadWord, match=r"a boat has no 'goold' \(did you mean 'gold'\?\); it has: at, captain, gold"):
        read_fields(Boat(), {"goold": 3}, DOMAINS, "a boat")
    with pytest.raises(BadWord, match="'place'"):
        read_fields(Boat(), {"place": "Nassau"}, DOMAINS, "a boat")


class Cutter(Boat):
    FIELDS: ClassVar[dict[str, str]] = {"gold": "number", **in_table("now", {"place": "at:port", "captain": "seat"})}


def test_fields_may_stand_in_a_table_of_their_own() -> None:
    record = Cutter()
    assert write_fields(record, DOMAINS) == {"gold": 5, "now": {"at": "Tortuga", "captain": "none"}}
    read_fields(record, {"now": {"at": "Nassau"}}, DOMAINS, "a cutter")
    assert write_changed(record, Cutter(), DOMAINS) == {"now": {"at": "Nassau"}}
    with pytest.raises(BadWord, match=r"now has no 'gold'; it has: at, captain"):
        read_fields(record, {"now": {"gold": 3}}, DOMAINS, "a cutter")


def test_a_game_may_have_more_words_of_its_own() -> None:
    read_fields(Boat(), {"cargo": "rum"}, DOMAINS, "a boat", ("cargo",))


def test_only_what_has_changed() -> None:
    assert write_changed(boat(place=1), Boat(), DOMAINS) == {"at": "Nassau"}
    assert write_changed(boat(place=1), Boat(), DOMAINS, always=("gold",)) == {"gold": 5, "at": "Nassau"}


def test_records_are_compared_by_their_fields() -> None:
    assert is_same(boat(secret=8), Boat())
    assert not is_same(boat(gold=6), Boat())


def test_seats() -> None:
    boats = [boat(gold=1), boat(gold=2)]
    assert write_seats(boats, DOMAINS)["2"]["gold"] == 2
    assert read_seats(boats, {"B": {"gold": 9, "cargo": "rum"}}, DOMAINS, ("cargo",)) == [
        (1, {"gold": 9, "cargo": "rum"})
    ]
    assert boats[1].gold == 9
    with pytest.raises(BadWord, match="there is no seat 3 with 2 players"):
        read_seats(boats, {"3": {}}, DOMAINS)
    with pytest.raises(BadWord, match=r"write seat\.1\.hand"):
        read_seats(boats, 4, DOMAINS)
