"""13.6 – Convex bodies in whole numbers: headings, points, outlines. Nothing here knows what a ship is.

Lengths are in hundredths of a millimetre, headings in hundredths of a degree, counter-clockwise from +x. A `Shape` is
a body as it lies turned, about its own origin; functions about two of them take where the origin of the first lies seen
from the origin of the second.
"""

from math import isqrt, pi, sin, sqrt
from typing import Final

from mypy_extensions import i64

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


def between(a: int, b: int) -> int:
    """The angle between two headings, 0 to 18000."""
    apart = (a - b) % CIRCLE
    return apart if apart <= CIRCLE - apart else CIRCLE - apart


class Shape:
    """A convex outline, counter-clockwise, or a disc about the origin (one point and a radius).

    Edge k runs from vertex k to the next. `stop`, `touch` and `lap` are the least outward coordinates (times the length
    of the edge) of points that lie farther out than STOP, than TOUCH, and not deeper in than DEPTH. (mx, my) and
    `girth` are a circle around it. `hint` is the edge that parted it from another body last, `foremost` the vertex
    that was farthest out last: they are tried first, which changes no answer. A body with many edges is `round`:
    circles about its origin answer most questions.
    """

    def __init__(self, points: list[tuple[int, int]], radius: int = 0) -> None:
        self.xs = [point[0] for point in points]
        self.ys = [point[1] for point in points]
        self.size: i64 = len(points)
        self.radius: i64 = radius
        self.left: i64 = min(self.xs) - radius
        self.right: i64 = max(self.xs) + radius
        self.bottom: i64 = min(self.ys) - radius
        self.top: i64 = max(self.ys) + radius
        self.ex = [0] * len(points)
        self.ey = [0] * len(points)
        self.stop = [0] * len(points)
        self.touch = [0] * len(points)
        self.lap = [0] * len(points)
        self.reach: i64 = 1 + isqrt(max(point[0] * point[0] + point[1] * point[1] for point in points)) + radius
        self.inner: i64 = radius
        self.hint: i64 = 0
        self.foremost: i64 = 0
        self.round = len(points) >= _ROUND_FROM
        self.norms = [0.0] * len(points)
        self.mx: i64 = (self.left + self.right) // 2
        self.my: i64 = (self.bottom + self.top) // 2
        self.girth: i64 = radius
        if radius == 0:
            self.measure()

    def measure(self) -> None:
        """The edges and what depends on their lengths; `inner` is the radius of a circle about the origin inside."""
        xs = self.xs
        ys = self.ys
        inner = self.reach
        far = 0
        x = xs[0]
        y = ys[0]
        for k in range(self.size - 1, -1, -1):
            ex = x - xs[k]
            ey = y - ys[k]
            x = xs[k]
            y = ys[k]
            dx = x - self.mx
            dy = y - self.my
            far = max(far, dx * dx + dy * dy)
            square = ex * ex + ey * ey
            tenth = isqrt(TOUCH * TOUCH * square)
            self.ex[k] = ex
            self.ey[k] = ey
            self.norms[k] = sqrt(float(square))
            self.stop[k] = isqrt(STOP * STOP * square) + 1
            self.touch[k] = tenth + 1
            self.lap[k] = -tenth
            depth = ey * x - ex * y
            if depth <= 0:
                inner = 0
            elif depth * TOUCH // (tenth + TOUCH) < inner:
                inner = depth * TOUCH // (tenth + TOUCH)
        self.inner = inner
        self.girth = isqrt(far) + 1

    def lay(self, outline: list[list[int]], heading: i64) -> None:
        """Make it the outline of another piece with as many vertices, as it lies turned."""
        k: i64
        far: i64 = 0
        for k in range(self.size):
            point = outline[k]
            x, y = turned(point[0], point[1], heading)
            self.xs[k] = x
            self.ys[k] = y
            far = max(far, x * x + y * y)
        self.left = min(self.xs)
        self.right = max(self.xs)
        self.bottom = min(self.ys)
        self.top = max(self.ys)
        self.mx = (self.left + self.right) // 2
        self.my = (self.bottom + self.top) // 2
        self.reach = 1 + isqrt(far)
        self.measure()

    def points(self, x: int, y: int) -> list[tuple[int, int]]:
        """The vertices with the origin at a place."""
        return [(self.xs[k] + x, self.ys[k] + y) for k in range(self.size)]
