"""Bags of cards, packed into one integer: four bits for the number of cards of each kind (0 to 15).

Up to fifteen kinds keep a bag within a machine word, which is what makes hands and piles cheap to copy.
"""

from typing import Final

BITS: Final = 4
FULL: Final = 15
_PAIRS: Final = 0x0F0F0F0F0F0F0F0F
_QUADS: Final = 0x00FF00FF00FF00FF

ONE: Final = [1 << (BITS * kind) for kind in range(15)]


def count(bag: int, kind: int) -> int:
    """How many cards of this kind."""
    return (bag >> (BITS * kind)) & FULL


def size(bag: int) -> int:
    """How many cards in all."""
    pairs = (bag & _PAIRS) + ((bag >> 4) & _PAIRS)
    quads = (pairs & _QUADS) + ((pairs >> 8) & _QUADS)
    quads = quads + (quads >> 32)
    return ((quads >> 16) + quads) & 0xFFFF


def kinds(bag: int) -> list[int]:
    """The kinds present, in order."""
    found: list[int] = []
    kind = 0
    while bag:
        if bag & FULL:
            found.append(kind)
        bag >>= BITS
        kind += 1
    return found


def cards(bag: int) -> list[int]:
    """Every card, in order: a kind held twice comes twice."""
    found: list[int] = []
    kind = 0
    while bag:
        for _ in range(bag & FULL):
            found.append(kind)
        bag >>= BITS
        kind += 1
    return found


def pack(found: list[int]) -> int:
    """The bag of these cards."""
    bag = 0
    for kind in found:
        bag += ONE[kind]
    return bag


def nth(bag: int, index: int) -> int:
    """The kind of the card at this index, counting kinds in order."""
    kind = 0
    while True:
        here = bag & FULL
        if index < here:
            return kind
        index -= here
        bag >>= BITS
        kind += 1


def holds(bag: int, part: int) -> bool:
    """Whether every card of `part` is in `bag`."""
    while part:
        if (part & FULL) > (bag & FULL):
            return False
        part >>= BITS
        bag >>= BITS
    return True
