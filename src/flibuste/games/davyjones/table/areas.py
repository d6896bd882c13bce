"""The nine parts of the table, by which islands and terrain are called: the north isle."""

from typing import Final

NINTHS: Final = [
    ["south-west", "south", "south-east"],
    ["west", "middle", "east"],
    ["north-west", "north", "north-east"],
]


def area(x: float, y: float, width: float, height: float) -> str:
    """Which ninth of the table."""
    return NINTHS[third(y, height)][third(x, width)]


def third(at: float, whole: float) -> int:
    return min(2, max(0, int(3 * at // whole)))
