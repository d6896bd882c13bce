"""13.6 – Convex bodies in whole numbers: points, gaps, overlaps. Nothing here knows what a ship is.

Lengths are in hundredths of a millimetre, headings in hundredths of a degree, counter-clockwise from +x. A `Shape` is
a body as it lies turned, about its own origin; functions about two of them take where the origin of the first lies seen
from the origin of the second.
"""

from math import isqrt, pi, sin, sqrt
from typing import Final

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


def sine(heading: int) -> int:
    return _ROUND[heading % CIRCLE]


def cosine(heading: int) -> int:
    return _ROUND[heading % CIRCLE + QUARTER]


def scaled(number: int) -> int:
    """13.6.3 – number / 10^9, to the nearest integer, halves away from zero."""
    return (number + _HALF) // UNIT if number >= 0 else -((_HALF - number) // UNIT)


def ahead(length: int, heading: int) -> tuple[int, int]:
    """13.6.4 – The shift of so many units along a heading."""
    return scaled(length * cosine(heading)), scaled(length * sine(heading))


def turned(forward: int, port: int, heading: int) -> tuple[int, int]:
    """13.1.1, 13.1.4, 13.6.3 – Where a point of a piece at the origin lies."""
    c = cosine(heading)
    s = sine(heading)
    return scaled(forward * c - port * s), scaled(forward * s + port * c)


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
        self.size = len(points)
        self.radius = radius
        self.left = min(self.xs) - radius
        self.right = max(self.xs) + radius
        self.bottom = min(self.ys) - radius
        self.top = max(self.ys) + radius
        self.ex = [0] * self.size
        self.ey = [0] * self.size
        self.stop = [0] * self.size
        self.touch = [0] * self.size
        self.lap = [0] * self.size
        self.reach = 1 + isqrt(max(point[0] * point[0] + point[1] * point[1] for point in points)) + radius
        self.inner = radius
        self.hint = 0
        self.foremost = 0
        self.round = len(points) >= _ROUND_FROM
        self.norms = [0.0] * self.size
        self.mx = (self.left + self.right) // 2
        self.my = (self.bottom + self.top) // 2
        self.girth = radius
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

    def points(self, x: int, y: int) -> list[tuple[int, int]]:
        """The vertices with the origin at a place."""
        return [(self.xs[k] + x, self.ys[k] + y) for k in range(self.size)]


_ONES: Final = [1] * 64


def is_beyond(a: Shape, b: Shape, dx: int, dy: int, least: list[int]) -> bool:
    """Whether some edge of b has all of a outside: every outward coordinate at least `least` of the edge."""
    axs = a.xs
    ays = a.ys
    bxs = b.xs
    bys = b.ys
    ex = b.ex
    ey = b.ey
    k = b.hint
    px = bxs[k] - dx
    py = bys[k] - dy
    u = ey[k]
    v = ex[k]
    bound = least[k]
    for j in range(a.size):
        if u * (axs[j] - px) - v * (ays[j] - py) < bound:
            break
    else:
        return True
    for k in range(b.size):
        px = bxs[k] - dx
        py = bys[k] - dy
        u = ey[k]
        v = ex[k]
        bound = least[k]
        for j in range(a.size):
            if u * (axs[j] - px) - v * (ays[j] - py) < bound:
                break
        else:
            b.hint = k
            return True
    return False


def is_beyond_all_the_way(a: Shape, b: Shape, dx: int, dy: int, sx: int, sy: int) -> bool:
    """Quick: some edge of b has all of a farther outside than TOUCH, before and after a shift of a by (sx, sy)."""
    axs = a.xs
    ays = a.ys
    size = a.size
    k = b.hint
    last = b.size
    for number in range(-1, last):
        if number >= 0:
            k = number
        px = b.xs[k] - dx
        py = b.ys[k] - dy
        u = b.ey[k]
        v = b.ex[k]
        bound = b.touch[k]
        away = u * sx - v * sy
        if away < 0:
            bound -= away
        for j in range(size):
            if u * (axs[j] - px) - v * (ays[j] - py) < bound:
                break
        else:
            b.hint = k
            return True
    return False


def is_clear_way(a: Shape, b: Shape, dx: int, dy: int, sx: int, sy: int) -> bool:
    """Quick and sure: a shift of a by (sx, sy) never touches b. A no may be too careful."""
    if a.radius or b.radius:
        return False
    return is_beyond_all_the_way(a, b, dx, dy, sx, sy) or is_beyond_all_the_way(b, a, -dx, -dy, -sx, -sy)


def least_outward(a: Shape, nx: int, ny: int) -> int:
    """The least nx x + ny y of a vertex: from the last one found downhill, an outline being convex."""
    xs = a.xs
    ys = a.ys
    last = a.size - 1
    j = a.foremost
    least = nx * xs[j] + ny * ys[j]
    step = 1
    while True:
        if step > 0:
            after = j + 1 if j < last else 0
        else:
            after = j - 1 if j > 0 else last
        here = nx * xs[after] + ny * ys[after]
        if here < least:
            least = here
            j = after
        elif step > 0 and j == a.foremost:
            step = -1
        else:
            break
    a.foremost = j
    return least


def is_boxed_apart(a: Shape, b: Shape, dx: int, dy: int, d: int) -> bool:
    """The quick test: the bounding boxes are farther apart than d."""
    return (
        a.left + dx > b.right + d or a.right + dx < b.left - d or a.bottom + dy > b.top + d or a.top + dy < b.bottom - d
    )


def is_near(a: Shape, b: Shape, dx: int, dy: int, d: int) -> bool:  # noqa: C901, PLR0911, PLR0912 – quick answers first
    """13.6.5 – Whether the gap is at most d."""
    if is_boxed_apart(a, b, dx, dy, d):
        return False
    if a.radius or b.radius:
        return is_disc_near(a, b, dx, dy, d)
    if b.round:
        square_gap = least_square(a, -dx, -dy)
        if square_gap < (b.inner + d) * (b.inner + d) - 1:
            return True
        if square_gap > (b.reach + d) * (b.reach + d) + 1:
            return is_inside(a, -dx, -dy)
    if d > 1000:
        square = dx * dx + dy * dy
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


def is_at_hint(a: Shape, b: Shape, dx: int, dy: int, least: list[int]) -> bool:
    """Quick and sure: a vertex of a lies before the edge of b that was near last, or in b just behind it."""
    k = b.hint
    px = b.xs[k] - dx
    py = b.ys[k] - dy
    u = b.ey[k]
    v = b.ex[k]
    edge = u * u + v * v
    for j in range(a.size):
        x = a.xs[j] - px
        y = a.ys[j] - py
        if 0 <= u * x - v * y < least[k] and 0 <= v * x + u * y <= edge:
            return True
    return False


def is_apart(a: Shape, b: Shape, dx: int, dy: int) -> bool:
    """Whether two outlines share no point."""
    return is_beyond(a, b, dx, dy, _ONES[: b.size]) or is_beyond(b, a, -dx, -dy, _ONES[: a.size])


def has_corner_near(a: Shape, b: Shape, dx: int, dy: int, d: int) -> bool:
    """Whether a vertex of a is within d of an edge of b."""
    for j in range(a.size):
        x = a.xs[j] + dx
        y = a.ys[j] + dy
        if b.left - d <= x <= b.right + d and b.bottom - d <= y <= b.top + d and is_edge_near(b, x, y, d):
            return True
    return False


def is_edge_near(b: Shape, x: int, y: int, d: int) -> bool:
    """13.6.5 – Whether some edge of b is within d of a point outside of it, on squares."""
    square = d * d
    for k in range(b.size):
        ex = b.ex[k]
        ey = b.ey[k]
        px = x - b.xs[k]
        py = y - b.ys[k]
        if ey * px < ex * py:
            continue  # seen from inside: another edge is nearer
        along = px * ex + py * ey
        edge = ex * ex + ey * ey
        if along <= 0:
            if px * px + py * py <= square:
                return True
        elif along < edge:
            cross = ex * py - ey * px
            if cross * cross <= square * edge:
                return True
        elif (px - ex) * (px - ex) + (py - ey) * (py - ey) <= square:
            return True
    return False


def is_inside(b: Shape, x: int, y: int) -> bool:
    """Whether a point lies in an outline, its edge included."""
    for k in range(b.size):
        if b.ey[k] * (x - b.xs[k]) - b.ex[k] * (y - b.ys[k]) > 0:
            return False
    return True


def is_disc_near(a: Shape, b: Shape, dx: int, dy: int, d: int) -> bool:
    """13.6.5 – A disc adds its radius to d."""
    reach = a.radius + b.radius + d
    if a.radius and b.radius:
        return dx * dx + dy * dy <= reach * reach
    if a.radius:
        return is_inside(b, dx, dy) or is_edge_near(b, dx, dy, reach)
    return is_inside(a, -dx, -dy) or is_edge_near(a, -dx, -dy, reach)


def is_over(a: Shape, b: Shape, dx: int, dy: int) -> bool:
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
        if deep > 0 and square_gap < deep * deep:
            return True
        if square_gap > b.reach * b.reach + 1:
            return is_inside(a, -dx, -dy)
    return not (is_beyond(a, b, dx, dy, b.lap) or is_beyond(b, a, -dx, -dy, a.lap))


def is_edge_nearer(b: Shape, x: int, y: int, d: int) -> bool:
    """Whether some edge of b is nearer to a point than d."""
    square = d * d
    for k in range(b.size):
        ex = b.ex[k]
        ey = b.ey[k]
        px = x - b.xs[k]
        py = y - b.ys[k]
        along = px * ex + py * ey
        edge = ex * ex + ey * ey
        if along <= 0:
            if px * px + py * py < square:
                return True
        elif along < edge:
            cross = ex * py - ey * px
            if cross * cross < square * edge:
                return True
    return False


def least_square(b: Shape, x: int, y: int) -> float:
    """The squared distance of a point to the outline."""
    least = -1.0
    for k in range(b.size):
        ex = b.ex[k]
        ey = b.ey[k]
        px = x - b.xs[k]
        py = y - b.ys[k]
        along = px * ex + py * ey
        edge = ex * ex + ey * ey
        if along <= 0:
            square = float(px * px + py * py)
        elif along < edge:
            cross = float(ex * py - ey * px)
            square = cross * cross / edge
        else:
            continue
        if least < 0.0 or square < least:
            least = square
    return least


def gap(a: Shape, b: Shape, dx: int, dy: int) -> float:
    """13.2.1 – The distance of two outlines, 0 if they share a point; for searches and for the eye."""
    if a.radius and b.radius:
        return max(0.0, sqrt(float(dx * dx + dy * dy)) - a.radius - b.radius)
    if a.radius:
        return 0.0 if is_inside(b, dx, dy) else max(0.0, sqrt(least_square(b, dx, dy)) - a.radius)
    if b.radius:
        return gap(b, a, -dx, -dy)
    if not is_apart(a, b, dx, dy):
        return 0.0
    least = least_square(b, a.xs[0] + dx, a.ys[0] + dy)
    for j in range(1, a.size):
        least = min(least, least_square(b, a.xs[j] + dx, a.ys[j] + dy))
    for j in range(b.size):
        least = min(least, least_square(a, b.xs[j] - dx, b.ys[j] - dy))
    return sqrt(least)


def nearest_point(b: Shape, x: int, y: int) -> tuple[int, int]:
    """The point of an outline nearest to a point, rounded."""
    if b.radius:
        far = sqrt(float(x * x + y * y)) or 1.0
        return round(x * b.radius / far), round(y * b.radius / far)
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
