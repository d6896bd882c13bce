"""13.6 – Two convex bodies: gaps, contacts, overlaps, in whole numbers. Where they lie: see shape.py."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from flibuste.games.davyjones.geometry.shape import DEPTH, STOP, TOUCH, Shape

_FAR_OUT: Final = 3_000_000_000  # beyond it a square would not fit a machine word; nothing so far out is near
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
