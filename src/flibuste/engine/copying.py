"""Shallow copies of records: all attributes at once, so that no `clone` has to name them one by one.

This is what runs from the source. The compiled wheel has `copying.c` in its place: the attributes of a compiled class
do not lie in a `__dict__`, and no Python code can copy them quickly.
"""

from typing import Final, TypeVar

R = TypeVar("R")

_new: Final = object.__new__


def copy_of(record: R) -> R:
    """Another object of the same class with the same attributes. Lists are shared until the copy gets its own."""
    other = _new(type(record))
    other.__dict__ = record.__dict__.copy()
    return other


def copies_of(records: list[R]) -> list[R]:
    """A list of shallow copies, for records that have no lists of their own."""
    copies: list[R] = []
    for record in records:
        other = _new(type(record))
        other.__dict__ = record.__dict__.copy()
        copies.append(other)
    return copies
