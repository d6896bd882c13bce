"""Domains: how the numbers inside a state are written in the words of the rulebook, and read back.

The same domains serve positions, events, steps, views and scripted chance. Reading is forgiving: case and spaces do
not matter, and a list may be written as one text with commas.
"""

from collections.abc import Sequence
from typing import Any

from flibuste.engine.bag import cards, kinds, pack


class BadWord(ValueError):
    """A text that does not belong to a domain; the message says what would."""


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
        if not isinstance(data, bool):
            raise BadWord(f"{data!r} is neither true nor false")
        return data


class Seat(Domain):
    """A seat: numbered from 1 outside, from 0 inside; `none` is nobody."""

    def write(self, value: Any) -> Any:
        return value + 1 if value >= 0 else "none"

    def read(self, data: Any) -> Any:
        if data == "none":
            return -1
        number = int(Number().read(data))
        if number < 1:
            raise BadWord(f"{data!r} is not a seat: seats are numbered from 1")
        return number - 1


class Word(Domain):
    """One of a list of words, kept as its index; `none` is -1. Other spellings may be given for a word."""

    def __init__(self, words: Sequence[str], also: dict[str, str] | None = None) -> None:
        self.words = list(words)
        self.index = {word.lower(): number for number, word in enumerate(self.words)}
        for spelling, word in (also or {}).items():
            self.index[spelling.lower()] = self.index[word.lower()]

    def write(self, value: Any) -> Any:
        return self.words[value] if value >= 0 else "none"

    def read(self, data: Any) -> Any:
        word = str(data).strip().lower()
        if word == "none":
            return -1
        if word not in self.index:
            raise BadWord(f"{data!r} is not one of: {', '.join(self.words)}")
        return self.index[word]


class Many(Domain):
    """A list of values of another domain; also read from one text with commas."""

    def __init__(self, item: Domain) -> None:
        self.item = item

    def write(self, value: Any) -> Any:
        return [self.item.write(entry) for entry in value]

    def read(self, data: Any) -> Any:
        return [self.item.read(entry) for entry in split(data)]


class Bag(Domain):
    """A packed bag of cards; `2 rum` is two of them, and a table of counts is read too."""

    def __init__(self, word: Word) -> None:
        self.word = word

    def write(self, value: Any) -> Any:
        return [self.word.write(card) for card in cards(value)]

    def read(self, data: Any) -> Any:
        found: list[int] = []
        for entry in split(data):
            copies, word = counted(entry)
            found += [self.word.read(word)] * copies
        if any(found.count(kind) > 15 for kind in set(found)):
            raise BadWord("a bag holds at most 15 cards of a kind")
        return pack(found)


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


def counted(entry: Any) -> tuple[int, str]:
    """`3 rum` (or `3x rum`) is three times rum."""
    first, _, rest = str(entry).strip().partition(" ")
    digits = first.removesuffix("x")
    if rest and digits.isdigit():
        return int(digits), rest.strip()
    return 1, str(entry).strip()


def bag_counts(bag: int, words: Sequence[str]) -> dict[str, int]:
    """A bag as a table of counts, for views."""
    return {words[kind]: (bag >> (4 * kind)) & 15 for kind in kinds(bag)}


BASIC: dict[str, Domain] = {
    "number": Number(),
    "flag": Flag(),
    "seat": Seat(),
    "seats": Many(Seat()),
    "numbers": Many(Number()),
}
