"""Bags of cards, packed into one integer: four bits for the number of cards of each kind (0 to 15).

Up to fifteen kinds keep a bag within a machine word, which is what makes hands and piles cheap to copy.
"""

from typing import Final

from mypy_extensions import i64

BITS: Final = 4
FULL: Final = 15
_PAIRS: Final = 0x0F0F0F0F0F0F0F0F
_QUADS: Final = 0x00FF00FF00FF00FF
_ONES: Final = 0x0111111111111111

ONE: Final = [1 << (BITS * kind) for kind in range(15)]


def count(bag: i64, kind: int) -> int:
    """How many cards of this kind."""
    return (bag >> (BITS * kind)) & FULL


def size(bag: i64) -> int:
    """How many cards in all."""
    pairs = (bag & _PAIRS) + ((bag >> 4) & _PAIRS)
    quads = (pairs & _QUADS) + ((pairs >> 8) & _QUADS)
    quads = quads + (quads >> 32)
    return ((quads >> 16) + quads) & 0xFFFF


def present(bag: i64) -> i64:
    """One card of every kind that is there."""
    pairs = bag | (bag >> 1)
    return (pairs | (pairs >> 2)) & _ONES


def kinds(bag: i64) -> list[int]:
    """The kinds present, in order."""
    found: list[int] = []
    kind: i64 = 0
    while bag:
        if bag & FULL:
            found.append(kind)
        bag >>= BITS
        kind += 1
    return found


def cards(bag: i64) -> list[int]:
    """Every card, in order: a kind held twice comes twice."""
    found: list[int] = []
    kind: i64 = 0
    while bag:
        for _ in range(bag & FULL):
            found.append(kind)
        bag >>= BITS
        kind += 1
    return found


def pack(found: list[int]) -> i64:
    """The bag of these cards."""
    bag: i64 = 0
    for kind in found:
        bag += ONE[kind]
    return bag


def nth(bag: i64, index: int) -> int:
    """The kind of the card at this index, counting kinds in order."""
    kind: i64 = 0
    while True:
        here = bag & FULL
        if index < here:
            return kind
        index -= here
        bag >>= BITS
        kind += 1


def holds(bag: i64, part: i64) -> bool:
    """Whether every card of `part` is in `bag`."""
    while part:
        if (part & FULL) > (bag & FULL):
            return False
        part >>= BITS
        bag >>= BITS
    return True
