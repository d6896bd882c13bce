"""Where everything lies on a picture of Davy Jones' Curse: the table to scale, below it the fleets. In board units.

On the usual table a unit is a millimetre; a larger table is drawn smaller, so that words keep their size.
"""

from functools import lru_cache
from math import cos, hypot, inf, radians, sin

from flibuste.drawing import number

MARGIN = 10.0
GAP = 14.0
WIDEST = 1219.0
PANEL = (WIDEST - GAP) / 2
FOOT = 46.0
TRAY = 150.0

Point = tuple[float, float]
Box = tuple[float, float, float, float]


class Frame:
    """From the millimetres of the table (y up) to the units of the picture (y down)."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self.scale = min(1.0, WIDEST / width)

    @property
    def right(self) -> float:
        return MARGIN + self.scale * self.width

    @property
    def bottom(self) -> float:
        return MARGIN + self.scale * self.height

    def at(self, x: float, y: float) -> Point:
        return MARGIN + self.scale * x, MARGIN + self.scale * (self.height - y)

    def off(self, x: float, y: float) -> Point:
        """A point of the picture, in millimetres."""
        return (x - MARGIN) / self.scale, self.height - (y - MARGIN) / self.scale

    def matrix(self) -> str:
        """The same for the planner: `data-plan-frame`."""
        scale, low = f"{self.scale:.6g}", f"{self.bottom:.6g}"
        return f"{scale} 0 0 -{scale} {MARGIN:g} {low}"


@lru_cache(16)
def frame_for(width: float, height: float) -> Frame:
    return Frame(width, height)


def ahead(x: float, y: float, heading: float, length: float) -> Point:
    """The point that is `length` millimetres ahead."""
    return x + length * cos(radians(heading)), y + length * sin(radians(heading))


def below(boxes: list[float], top: float) -> list[Point]:
    """Boxes of these heights two by two under each other: the left and the top of each, and then where they end."""
    found: list[Point] = []
    for i in range(0, len(boxes), 2):
        row = boxes[i : i + 2]
        found += [(MARGIN + (PANEL + GAP) * column, top) for column in range(len(row))]
        top += max(row) + GAP
    return [*found, (MARGIN, top)]


def overlap(a: Box, b: Box) -> float:
    """The area that two boxes (left, top, right, bottom) share."""
    if a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]:
        return 0.0
    return (min(a[2], b[2]) - max(a[0], b[0])) * (min(a[3], b[3]) - max(a[1], b[1]))


def box_around(points: list[Point], more: float = 0.0) -> Box:
    xs = [x for x, _ in points]
    ys = [y for _, y in points]
    return min(xs) - more, min(ys) - more, max(xs) + more, max(ys) + more


@lru_cache(64)
def empty_spot(width: float, height: float, lands: tuple[Point, ...]) -> Point:
    """Open water for the compass: of a few places the farthest from all land, corners first."""
    best, farthest = (0.0, 0.0), -1.0
    for row in (0.12, 0.88, 0.3, 0.7, 0.5):
        for column in (0.92, 0.08, 0.75, 0.25, 0.5):
            x, y = column * width, row * height
            far = min((hypot(x - a, y - b) for a, b in lands), default=inf)
            if far > farthest + 12:
                best, farthest = (x, y), far
    return best


def shift(x: float, y: float) -> str:
    """A transform that puts a drawing at a place."""
    return f"translate({number(round(x, 1))} {number(round(y, 1))})"


def text_width(words: str, size: float, letter: float = 0.58) -> float:
    """About how wide words are, with some to spare."""
    return size * (letter * len(words) + 0.4)
