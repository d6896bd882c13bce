"""13.6 – Convex bodies in whole numbers: headings, points, outlines. Nothing here knows what a ship is.

Lengths are in hundredths of a millimetre, headings in hundredths of a degree, counter-clockwise from +x. A `Shape` is
a body as it lies turned, about its own origin; functions about two of them take where the origin of the first lies seen
from the origin of the second.
"""

from math import pi, sin, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

CIRCLE: Final = 36000
QUARTER: Final = 9000
UNIT: Final = 1_000_000_000
_HALF: Final = 500_000_000

_ROUND_FROM: Final = 12

STOP: Final = 5
TOUCH: Final = 10
DEPTH: Final = TOUCH


def _table() -> list[int]:
    """13.6.2 – 10^9 sin h for every step from 0 to 90 degrees; none is near a half, so all machines agree."""
    return [int(UNIT * sin(step * pi / 18000.0) + 0.5) for step in range(QUARTER + 1)]


SINES: Final = _table()


def _round() -> list[int]:
    """13.6.2 – The rest by symmetry: a whole circle, and a quarter more for the cosines."""
    found: list[int] = []
    for step in range(CIRCLE + QUARTER):
        turn = step % CIRCLE
        if turn <= QUARTER:
            found.append(SINES[turn])
        elif turn <= 2 * QUARTER:
            found.append(SINES[2 * QUARTER - turn])
        elif turn <= 3 * QUARTER:
            found.append(-SINES[turn - 2 * QUARTER])
        else:
            found.append(-SINES[CIRCLE - turn])
    return found


_ROUND: Final = _round()


def sine(heading: i64) -> i64:
    return _ROUND[heading % CIRCLE]


def cosine(heading: i64) -> i64:
    return _ROUND[heading % CIRCLE + QUARTER]


def scaled(number: i64) -> i64:
    """13.6.3 – number / 10^9, to the nearest integer, halves away from zero."""
    return (number + _HALF) // UNIT if number >= 0 else -((_HALF - number) // UNIT)


def ahead(length: i64, heading: i64) -> tuple[int, int]:
    """13.6.4 – The shift of so many units along a heading."""
    dx = scaled(length * cosine(heading))
    dy = scaled(length * sine(heading))
    return dx, dy


def turned(forward: i64, port: i64, heading: i64) -> tuple[int, int]:
    """13.1.1, 13.1.4, 13.6.3 – Where a point of a piece at the origin lies."""
    c = cosine(heading)
    s = sine(heading)
    dx = scaled(forward * c - port * s)
    dy = scaled(forward * s + port * c)
    return dx, dy


def whole_root(number: i64) -> i64:
    """The largest whole number whose square is not above this one."""
    root: i64 = int(sqrt(float(number)))
    while root * root > number:
        root -= 1
    while (root + 1) * (root + 1) <= number:
        root += 1
    return root


def is_around(x: i64, y: i64, d: i64) -> bool:
    """Quick: whether a place is within d of the origin along both axes."""
    return -d <= x <= d and -d <= y <= d


def between(a: int, b: int) -> int:
    """The angle between two headings, 0 to 18000."""
    apart = (a - b) % CIRCLE
    return apart if apart <= CIRCLE - apart else CIRCLE - apart


@mypyc_attr(acyclic=True)
class Corner:
    """A vertex of an outline, and the edge from it to the next one.

    `stop`, `touch` and `lap` are the least outward coordinates (times the length of the edge) of points that lie
    farther out than STOP, than TOUCH, and not deeper in than DEPTH.
    """

    def __init__(self, x: i64, y: i64) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.ex: i64 = 0
        self.ey: i64 = 0
        self.length = 0.0
        self.stop: i64 = 0
        self.touch: i64 = 0
        self.lap: i64 = 0

    def reach_to(self, x: i64, y: i64) -> None:
        """The edge goes to this place."""
        self.ex = x - self.x
        self.ey = y - self.y
        square = self.ex * self.ex + self.ey * self.ey
        tenth = whole_root(TOUCH * TOUCH * square)
        self.length = sqrt(float(square))
        self.stop = whole_root(STOP * STOP * square) + 1
        self.touch = tenth + 1
        self.lap = -tenth


@mypyc_attr(acyclic=True)
class Shape:
    """A convex outline, counter-clockwise, or a disc about the origin (one point and a radius).

    `heading` is how it lies, if it is a ship. (mx, my) and `girth` are a circle around it, `reach` and `inner` circles
    about the origin around it and inside.
    `hint` is the edge that parted it from another body last, `foremost` the vertex that was farthest out last: they are
    tried first, which changes no answer. A body with many edges is `round`: circles about its origin answer most
    questions.
    """

    def __init__(self, points: list[tuple[int, int]], radius: int = 0) -> None:
        self.corners = [Corner(point[0], point[1]) for point in points]
        self.size: i64 = len(points)
        self.radius: i64 = radius
        self.heading: i64 = 0
        self.round = len(points) >= _ROUND_FROM
        self.hint = self.corners[0]
        self.foremost: i64 = 0
        self.left: i64 = 0
        self.right: i64 = 0
        self.bottom: i64 = 0
        self.top: i64 = 0
        self.mx: i64 = 0
        self.my: i64 = 0
        self.girth: i64 = radius
        self.reach: i64 = radius + 1
        self.inner: i64 = radius
        self.bound()
        if radius == 0:
            self.measure()

    def bound(self) -> None:
        """The box around it."""
        first = self.corners[0]
        left = right = first.x
        bottom = top = first.y
        for corner in self.corners:
            left = min(left, corner.x)
            right = max(right, corner.x)
            bottom = min(bottom, corner.y)
            top = max(top, corner.y)
        self.left = left - self.radius
        self.right = right + self.radius
        self.bottom = bottom - self.radius
        self.top = top + self.radius
        self.mx = (self.left + self.right) // 2
        self.my = (self.bottom + self.top) // 2

    def measure(self) -> None:
        """The edges, and the circles around and inside."""
        around: i64 = 0
        about: i64 = 0
        before = self.corners[self.size - 1]
        for corner in self.corners:
            before.reach_to(corner.x, corner.y)
            before = corner
            around = max(around, corner.x * corner.x + corner.y * corner.y)
            dx = corner.x - self.mx
            dy = corner.y - self.my
            about = max(about, dx * dx + dy * dy)
        self.reach = whole_root(around) + 1
        self.girth = whole_root(about) + 1
        inner = self.reach
        for corner in self.corners:
            depth = corner.ey * corner.x - corner.ex * corner.y
            inner = min(inner, depth * TOUCH // (corner.touch - 1 + TOUCH)) if depth > 0 else 0
        self.inner = inner

    def lay(self, outline: list[list[int]], heading: i64) -> None:
        """Make it the outline of another piece with as many vertices, as it lies turned."""
        c = cosine(heading)
        s = sine(heading)
        for k, corner in enumerate(self.corners):
            forward: i64 = outline[k][0]
            port: i64 = outline[k][1]
            corner.x = scaled(forward * c - port * s)
            corner.y = scaled(forward * s + port * c)
        self.bound()
        self.measure()

    def points(self, x: int, y: int) -> list[tuple[int, int]]:
        """The vertices with the origin at a place."""
        return [(corner.x + x, corner.y + y) for corner in self.corners]
