"""Domains: how the numbers inside a state are written in the words of the rulebook, and read back.

The same domains serve positions, events, steps, views and scripted chance. Reading is forgiving: case, spaces and
plurals do not matter, and a list may be written as one text with commas.
"""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Final

from flibuste.engine.bag import cards, kinds, pack


class BadWord(ValueError):
    """A text that does not belong to a domain; the message says what would."""


def did_you_mean(word: Any, known: Iterable[str], likeness: float = 0.6) -> str:
    """` (did you mean 'hand'?)`, or nothing where no known word is near."""
    names = {name.lower(): name for name in known}
    near = get_close_matches(str(word).lower(), names, 1, likeness)
    return f" (did you mean {names[near[0]]!r}?)" if near else ""


def check_keys(table: Any, known: Iterable[str], what: str) -> None:
    """A table with a misspelt word is refused, with the words that would be right."""
    if not isinstance(table, dict):
        raise BadWord(f"{what} is a table, not {table!r}")
    words = sorted(known)
    for key in table:
        if key not in words:
            raise BadWord(f"{what} has no {key!r}{did_you_mean(key, words)}; it has: {', '.join(words)}")


class Domain:
    """Writes a value as plain data (for TOML or JSON) and reads it back."""

    def write(self, value: Any) -> Any:
        return value

    def read(self, data: Any) -> Any:
        return data


class Number(Domain):
    """A whole number."""

    def write(self, value: Any) -> Any:
        return int(value)

    def read(self, data: Any) -> Any:
        if isinstance(data, bool) or not isinstance(data, int | str):
            raise BadWord(f"{data!r} is not a whole number")
        try:
            return int(data)
        except ValueError as error:
            raise BadWord(f"{data!r} is not a whole number") from error


class Flag(Domain):
    """Yes or no."""

    def read(self, data: Any) -> Any:
        word = str(data).strip().lower()
        if word not in ("true", "yes", "false", "no"):
            raise BadWord(f"{data!r} is neither true nor false")
        return word in ("true", "yes")


class Seat(Domain):
    """A seat: numbered from 1 (or lettered from A) outside, from 0 inside; `none` is nobody."""

    def write(self, value: Any) -> Any:
        return value + 1 if value >= 0 else "none"

    def read(self, data: Any) -> Any:
        word = str(data).strip().lower().removeprefix("seat").strip()
        if word == "none":
            return -1
        number = seat_number(word)
        if isinstance(data, bool) or number < 1:
            raise BadWord(f"{data!r} is not a seat: seats are numbered from 1, or lettered from A")
        return number - 1


def seat_number(word: str) -> int:
    """`2` and `B` are the second seat; 0 is none."""
    if word.isdecimal():
        return int(word)
    if len(word) == 1 and "a" <= word.lower() <= "z":
        return ord(word.lower()) - ord("a") + 1
    return 0


class Word(Domain):
    """One of a list of words, kept as its index; `none` is -1. Other spellings may be given for a word.

    `Pirate 4` and `pirate_4` are `pirate-4`; `bean` is `beans`, and `rums` is `rum`.
    """

    def __init__(self, words: Sequence[str], also: dict[str, str] | None = None) -> None:
        self.words = list(words)
        self.index = {word.lower(): number for number, word in enumerate(self.words)}
        for spelling, word in (also or {}).items():
            self.index[spelling.lower()] = self.index[word.lower()]

    def write(self, value: Any) -> Any:
        return self.words[value] if value >= 0 else "none"

    def read(self, data: Any) -> Any:
        found = self.find(data)
        if found is None:
            hint = did_you_mean(data, self.words)
            raise BadWord(f"{data!r} is not one of: {', '.join(self.words)}{hint}")
        return found

    def find(self, data: Any) -> int | None:
        """The index of a word, or None if it is not one of these."""
        word = " ".join(str(data).lower().split())
        if word == "none":
            return -1
        joined = word.replace(" ", "-").replace("_", "-")
        for spelling in (word, joined, word + "s", word.removesuffix("s")):
            if spelling in self.index:
                return self.index[spelling]
        return None


class Many(Domain):
    """A list of values of another domain; also read from one text with commas."""

    def __init__(self, item: Domain) -> None:
        self.item = item

    def write(self, value: Any) -> Any:
        return [self.item.write(entry) for entry in value]

    def read(self, data: Any) -> Any:
        return [self.item.read(entry) for entry in split(data)]


class Bag(Domain):
    """A packed bag of cards; `2 rum` is two of them, and a table of counts is read too; `none` is no card."""

    def __init__(self, word: Word) -> None:
        self.word = word

    def write(self, value: Any) -> Any:
        return [self.word.write(card) for card in cards(value)]

    def read(self, data: Any) -> Any:
        found: list[int] = []
        for entry in split(data):
            copies, word = counted(entry)
            if word.lower() != "none":
                found += [self.word.read(word)] * copies
        if any(found.count(kind) > 15 for kind in set(found)):
            raise BadWord("a bag holds at most 15 cards of a kind")
        return pack(found)


class SeatSet(Domain):
    """A set of seats, one bit each."""

    def write(self, value: Any) -> Any:
        return [seat + 1 for seat in range(int(value).bit_length()) if (value >> seat) & 1]

    def read(self, data: Any) -> Any:
        return sum(1 << seat for seat in {BASIC["seat"].read(entry) for entry in split(data)})


class ByPlace(Domain):
    """A list with an entry for each place, -1 where nothing is, written as a table: `{"3": "rum"}`."""

    def __init__(self, place: Domain, item: Domain, places: int) -> None:
        self.place = place
        self.item = item
        self.places = places

    def write(self, value: Any) -> Any:
        return {str(self.place.write(n)): self.item.write(entry) for n, entry in enumerate(value) if entry != -1}

    def read(self, data: Any) -> Any:
        found = [-1] * self.places
        for word, entry in data.items():
            number = self.place.read(word)
            if not 0 <= number < self.places:
                raise BadWord(f"{word!r} is no place for this")
            found[number] = self.item.read(entry)
        return found


class Text(Domain):
    """A list of words of another domain, written as one text with commas."""

    def __init__(self, items: Domain) -> None:
        self.items = items

    def write(self, value: Any) -> Any:
        return ", ".join(self.items.write(value))

    def read(self, data: Any) -> Any:
        return self.items.read(data)


class Bits(Domain):
    """A set of words, one bit each."""

    def __init__(self, word: Word) -> None:
        self.word = word

    def write(self, value: Any) -> Any:
        return [word for number, word in enumerate(self.word.words) if (value >> number) & 1]

    def read(self, data: Any) -> Any:
        return sum(1 << number for number in {self.word.read(entry) for entry in split(data)})


def split(data: Any) -> list[Any]:
    """A list as it is, a text at its commas, a table of counts as `count word` texts."""
    if isinstance(data, dict):
        return [f"{number} {word}" for word, number in data.items()]
    if isinstance(data, str):
        return [part.strip() for part in data.split(",") if part.strip()]
    if isinstance(data, list | tuple):
        return list(data)
    return [data]


_BEFORE: Final = re.compile(r"(\d+)\s*[x×]?\s+(\D.*)")
_AFTER: Final = re.compile(r"(.*\S)\s+[x×]\s*(\d+)")


def counted(entry: Any) -> tuple[int, str]:
    """`3 rum`, `3x rum` and `rum x3` are three times rum."""
    text = str(entry).strip()
    if found := _BEFORE.fullmatch(text):
        return int(found[1]), found[2]
    if found := _AFTER.fullmatch(text):
        return int(found[2]), found[1]
    return 1, text


def bag_counts(bag: int, words: Sequence[str]) -> dict[str, int]:
    """A bag as a table of counts, for views."""
    return {words[kind]: (bag >> (4 * kind)) & 15 for kind in kinds(bag)}


Domains = dict[str, Domain]

BASIC: Domains = {
    "number": Number(),
    "flag": Flag(),
    "seat": Seat(),
    "seats": Many(Seat()),
    "numbers": Many(Number()),
    "seat-set": SeatSet(),
}
