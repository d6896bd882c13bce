"""Whole numbers into somebody's memory: from a list of the core into an array of 16-bit numbers, and a mask of bytes.

This is what runs from the source. The compiled wheel has `pouring.c` in its place: a list is poured without an object
for each number.
"""

from array import array
from typing import Any, Final

LEAST: Final = -32768
MOST: Final = 32767


def pour(numbers: list[int], buffer: Any, at: int, used: int) -> None:
    """Write these numbers into a buffer of 16-bit numbers from this place on, and leave zeros in the list.

    Only the first `used` of them can be other than zero. What does not fit is written as the nearest number that does.
    """
    into = memoryview(buffer).cast("B").cast("h")
    into[at : at + used] = array("h", [min(MOST, max(LEAST, number)) for number in numbers[:used]])
    into[at + used : at + len(numbers)] = array("h", bytes(2 * (len(numbers) - used)))
    numbers[:used] = [0] * used


def mark(places: list[int], buffer: Any, at: int, size: int) -> None:
    """Write a mask into a buffer of bytes: 1 at these places, 0 at the others of so many."""
    found = bytearray(size)
    for place in places:
        found[place] = 1
    memoryview(buffer).cast("B")[at : at + size] = found
