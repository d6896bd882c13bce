"""A finished picture."""

from collections.abc import Iterable


class Drawn(str):
    """A picture as text, which still knows what it was put together from: whoever compares two need not read them.

    Each of the `parts` begins with a tag. Where nothing has changed, from one picture to the next they are the same.
    """

    __slots__ = ("parts",)
    parts: list[str]

    @classmethod
    def of(cls, parts: Iterable[str]) -> "Drawn":
        """The picture made of these parts, empty ones left out."""
        kept = [part for part in parts if part]
        found = cls("".join(kept))
        found.parts = kept
        return found
