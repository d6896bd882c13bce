"""The chance of one game of many: sown from a seed, the game's place and how many games were played there before.

So a game is the same whoever shares the games out, and `native/table.h` draws the same numbers in C.
"""

import hashlib
from typing import Final

from flibuste.engine.chance import Fast

WORD: Final = (1 << 64) - 1
_HALF: Final = (1 << 32) - 1


def mixed(number: int) -> int:
    """A number of 64 bits that tells nothing of this one (splitmix64)."""
    number = (number + 0x9E3779B97F4A7C15) & WORD
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & WORD
    return number ^ (number >> 31)


def sown(seed: int, place: int, games: int) -> Fast:
    """The chance of the game at this place after so many others there."""
    found = Fast(None)
    first = mixed((seed & WORD) ^ mixed((games << 32) | place))
    found.a, found.b, found.c = first & _HALF, first >> 32, mixed(first) & _HALF
    return found


def seed_number(seed: int | str) -> int:
    """A seed as a number of 64 bits: itself, or made of a text."""
    if isinstance(seed, int):
        return seed & WORD
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big")
