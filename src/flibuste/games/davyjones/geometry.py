"""13.6 – Convex bodies in whole numbers: points, gaps, overlaps. Nothing here knows what a ship is.

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
_FAR_OUT: Final = 3_000_000_000  # beyond it a square would not fit a machine word; nothing so far out is near


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


_ONES: Final = [1] * 64


def is_edge_clear(a: Shape, b: Shape, k: i64, dx: i64, dy: i64, bound: i64) -> bool:
    """Whether edge k of b has all of a outside: every outward coordinate at least `bound`."""
    axs = a.xs
    ays = a.ys
    px: i64 = b.xs[k] - dx
    py: i64 = b.ys[k] - dy
    u: i64 = b.ey[k]
    v: i64 = b.ex[k]
    x: i64
    y: i64
    least: i64 = bound + u * px - v * py
    j: i64
    for j in range(a.size):
        x = axs[j]
        y = ays[j]
        if u * x - v * y < least:
            return False
    return True


def is_beyond(a: Shape, b: Shape, dx: i64, dy: i64, least: list[int]) -> bool:
    """Whether some edge of b has all of a outside: every outward coordinate at least `least` of the edge."""
    k: i64 = b.hint
    if is_edge_clear(a, b, k, dx, dy, least[k]):
        return True
    for k in range(b.size):
        if is_edge_clear(a, b, k, dx, dy, least[k]):
            b.hint = k
            return True
    return False


def is_beyond_all_the_way(a: Shape, b: Shape, dx: i64, dy: i64, sx: i64, sy: i64) -> bool:
    """Quick: some edge of b has all of a farther outside than TOUCH, before and after a shift of a by (sx, sy)."""
    k: i64 = b.hint
    if is_edge_clear(a, b, k, dx, dy, on_the_way(b, k, sx, sy)):
        return True
    for k in range(b.size):
        if is_edge_clear(a, b, k, dx, dy, on_the_way(b, k, sx, sy)):
            b.hint = k
            return True
    return False


def on_the_way(b: Shape, k: i64, sx: i64, sy: i64) -> i64:
    """How far outside of edge k a body must lie to stay farther out than TOUCH while it is shifted."""
    bound: i64 = b.touch[k]
    u: i64 = b.ey[k]
    v: i64 = b.ex[k]
    away = u * sx - v * sy
    return bound - away if away < 0 else bound


def is_clear_way(a: Shape, b: Shape, dx: i64, dy: i64, sx: i64, sy: i64) -> bool:
    """Quick and sure: a shift of a by (sx, sy) never touches b. A no may be too careful."""
    if a.radius or b.radius:
        return False
    return is_beyond_all_the_way(a, b, dx, dy, sx, sy) or is_beyond_all_the_way(b, a, -dx, -dy, -sx, -sy)


def least_outward(a: Shape, nx: i64, ny: i64) -> i64:
    """The least nx x + ny y of a vertex: from the last one found downhill, an outline being convex."""
    xs = a.xs
    ys = a.ys
    last: i64 = a.size - 1
    j: i64 = a.foremost
    least: i64 = nx * xs[j] + ny * ys[j]
    after: i64
    here: i64
    goes_up = True
    while True:
        if goes_up:
            after = j + 1 if j < last else 0
        else:
            after = j - 1 if j > 0 else last
        here = nx * xs[after] + ny * ys[after]
        if here < least:
            least = here
            j = after
        elif goes_up and j == a.foremost:
            goes_up = False
        else:
            break
    a.foremost = j
    return least


def is_boxed_apart(a: Shape, b: Shape, dx: i64, dy: i64, d: i64) -> bool:
    """The quick test: the bounding boxes are farther apart than d."""
    return (
        a.left + dx > b.right + d or a.right + dx < b.left - d or a.bottom + dy > b.top + d or a.top + dy < b.bottom - d
    )


def is_near(a: Shape, b: Shape, dx: i64, dy: i64, d: i64) -> bool:  # noqa: C901, PLR0911, PLR0912 – quick answers first
    """13.6.5 – Whether the gap is at most d."""
    if is_boxed_apart(a, b, dx, dy, d):
        return False
    if a.radius or b.radius:
        return is_disc_near(a, b, dx, dy, d)
    if b.round:
        square_gap = least_square(a, -dx, -dy)
        if square_gap < float((b.inner + d) * (b.inner + d) - 1):
            return True
        if square_gap > float((b.reach + d) * (b.reach + d) + 1):
            return is_inside(a, -dx, -dy)
    if d > 1000:
        square: i64 = dx * dx + dy * dy
        if square > (a.reach + b.reach + d) * (a.reach + b.reach + d):
            return False
        if square <= (a.inner + b.inner + d) * (a.inner + b.inner + d):
            return True
    if d == STOP:
        if is_beyond(a, b, dx, dy, b.stop) or is_beyond(b, a, -dx, -dy, a.stop):
            return False
        if is_at_hint(a, b, dx, dy, b.stop) or is_at_hint(b, a, -dx, -dy, a.stop):
            return True
    elif d == TOUCH and (is_beyond(a, b, dx, dy, b.touch) or is_beyond(b, a, -dx, -dy, a.touch)):
        return False
    if not is_apart(a, b, dx, dy):
        return True
    return has_corner_near(a, b, dx, dy, d) or has_corner_near(b, a, -dx, -dy, d)


def is_at_hint(a: Shape, b: Shape, dx: i64, dy: i64, least: list[int]) -> bool:
    """Quick and sure: a vertex of a lies before the edge of b that was near last, or in b just behind it."""
    k: i64 = b.hint
    px: i64 = b.xs[k] - dx
    py: i64 = b.ys[k] - dy
    u: i64 = b.ey[k]
    v: i64 = b.ex[k]
    bound: i64 = least[k]
    edge: i64 = u * u + v * v
    j: i64
    x: i64
    y: i64
    for j in range(a.size):
        x = a.xs[j] - px
        y = a.ys[j] - py
        if 0 <= u * x - v * y < bound and 0 <= v * x + u * y <= edge:
            return True
    return False


def is_apart(a: Shape, b: Shape, dx: i64, dy: i64) -> bool:
    """Whether two outlines share no point."""
    return is_beyond(a, b, dx, dy, _ONES) or is_beyond(b, a, -dx, -dy, _ONES)


def has_corner_near(a: Shape, b: Shape, dx: i64, dy: i64, d: i64) -> bool:
    """Whether a vertex of a is within d of an edge of b."""
    j: i64
    x: i64
    y: i64
    for j in range(a.size):
        x = a.xs[j] + dx
        y = a.ys[j] + dy
        if b.left - d <= x <= b.right + d and b.bottom - d <= y <= b.top + d and is_edge_near(b, x, y, d):
            return True
    return False


def is_edge_near(b: Shape, x: i64, y: i64, d: i64) -> bool:
    """13.6.5 – Whether some edge of b is within d of a point outside of it, on squares."""
    square: i64 = d * d
    k: i64
    ex: i64
    ey: i64
    px: i64
    py: i64
    for k in range(b.size):
        ex = b.ex[k]
        ey = b.ey[k]
        px = x - b.xs[k]
        py = y - b.ys[k]
        cross: i64 = ex * py - ey * px
        if cross > 0:
            continue  # seen from inside: another edge is nearer
        along: i64 = px * ex + py * ey
        edge: i64 = ex * ex + ey * ey
        if along <= 0:
            if px * px + py * py <= square:
                return True
        elif along < edge:
            if cross > -_FAR_OUT and cross * cross <= square * edge:
                return True
        elif (px - ex) * (px - ex) + (py - ey) * (py - ey) <= square:
            return True
    return False


def is_inside(b: Shape, x: i64, y: i64) -> bool:
    """Whether a point lies in an outline, its edge included."""
    k: i64
    ex: i64
    ey: i64
    px: i64
    py: i64
    for k in range(b.size):
        ex = b.ex[k]
        ey = b.ey[k]
        px = x - b.xs[k]
        py = y - b.ys[k]
        if ey * px - ex * py > 0:
            return False
    return True


def is_disc_near(a: Shape, b: Shape, dx: i64, dy: i64, d: i64) -> bool:
    """13.6.5 – A disc adds its radius to d."""
    reach = a.radius + b.radius + d
    if a.radius and b.radius:
        return dx * dx + dy * dy <= reach * reach
    if a.radius:
        return is_inside(b, dx, dy) or is_edge_near(b, dx, dy, reach)
    return is_inside(a, -dx, -dy) or is_edge_near(a, -dx, -dy, reach)


def is_over(a: Shape, b: Shape, dx: i64, dy: i64) -> bool:
    """13.6.6 – Whether two pieces overlap: deeper than DEPTH."""
    if is_boxed_apart(a, b, dx, dy, 0):
        return False
    if a.radius and b.radius:
        reach = a.radius + b.radius - DEPTH
        return dx * dx + dy * dy < reach * reach
    if a.radius:
        return is_inside(b, dx, dy) or is_edge_nearer(b, dx, dy, a.radius - DEPTH)
    if b.radius:
        return is_over(b, a, -dx, -dy)
    if b.round:
        square_gap = least_square(a, -dx, -dy)
        deep = b.inner - DEPTH - 1
        if deep > 0 and square_gap < float(deep * deep):
            return True
        if square_gap > float(b.reach * b.reach + 1):
            return is_inside(a, -dx, -dy)
    return not (is_beyond(a, b, dx, dy, b.lap) or is_beyond(b, a, -dx, -dy, a.lap))


def is_edge_nearer(b: Shape, x: i64, y: i64, d: i64) -> bool:
    """Whether some edge of b is nearer to a point than d."""
    square: i64 = d * d
    k: i64
    ex: i64
    ey: i64
    px: i64
    py: i64
    for k in range(b.size):
        ex = b.ex[k]
        ey = b.ey[k]
        px = x - b.xs[k]
        py = y - b.ys[k]
        along: i64 = px * ex + py * ey
        edge: i64 = ex * ex + ey * ey
        if along <= 0:
            if px * px + py * py < square:
                return True
        elif along < edge:
            cross: i64 = ex * py - ey * px
            if -_FAR_OUT < cross < _FAR_OUT and cross * cross < square * edge:
                return True
    return False


def least_square(b: Shape, x: i64, y: i64) -> float:
    """The squared distance of a point to the outline."""
    least = -1.0
    square = 0.0
    k: i64
    ex: i64
    ey: i64
    px: i64
    py: i64
    for k in range(b.size):
        ex = b.ex[k]
        ey = b.ey[k]
        px = x - b.xs[k]
        py = y - b.ys[k]
        along: i64 = px * ex + py * ey
        edge: i64 = ex * ex + ey * ey
        if along <= 0:
            square = float(px * px + py * py)
        elif along < edge:
            cross = float(ex * py - ey * px)
            square = cross * cross / float(edge)
        else:
            continue
        if least < 0.0 or square < least:
            least = square
    return least


def gap(a: Shape, b: Shape, dx: i64, dy: i64) -> float:
    """13.2.1 – The distance of two outlines, 0 if they share a point; for searches and for the eye."""
    if a.radius and b.radius:
        return max(0.0, sqrt(float(dx * dx + dy * dy)) - float(a.radius + b.radius))
    if a.radius:
        return 0.0 if is_inside(b, dx, dy) else max(0.0, sqrt(least_square(b, dx, dy)) - float(a.radius))
    if b.radius:
        return gap(b, a, -dx, -dy)
    if not is_apart(a, b, dx, dy):
        return 0.0
    least = least_square(b, a.xs[0] + dx, a.ys[0] + dy)
    j: i64
    for j in range(1, a.size):
        here = least_square(b, a.xs[j] + dx, a.ys[j] + dy)
        least = min(least, here)
    for j in range(b.size):
        here = least_square(a, b.xs[j] - dx, b.ys[j] - dy)
        least = min(least, here)
    return sqrt(least)


def nearest_point(b: Shape, x: int, y: int) -> tuple[int, int]:
    """The point of an outline nearest to a point, rounded."""
    if b.radius:
        far = sqrt(float(x * x + y * y)) or 1.0
        return round(float(x * b.radius) / far), round(float(y * b.radius) / far)
    best = -1.0
    found = (b.xs[0], b.ys[0])
    for k in range(b.size):
        ex = b.ex[k]
        ey = b.ey[k]
        edge = ex * ex + ey * ey
        share = min(1.0, max(0.0, ((x - b.xs[k]) * ex + (y - b.ys[k]) * ey) / edge))
        nx = b.xs[k] + share * ex
        ny = b.ys[k] + share * ey
        square = (x - nx) * (x - nx) + (y - ny) * (y - ny)
        if best < 0.0 or square < best:
            best = square
            found = (round(nx), round(ny))
    return found
