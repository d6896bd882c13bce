"""13.6 – Two convex bodies: gaps, contacts, overlaps, in whole numbers. Where they lie: see shape.py."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from flibuste.games.davyjones.geometry.shape import DEPTH, STOP, TOUCH, Corner, Shape

_FAR_OUT: Final = 3_000_000_000  # beyond it a square would not fit a machine word; nothing so far out is near


def is_edge_clear(a: Shape, corner: Corner, dx: i64, dy: i64, bound: i64) -> bool:
    """Whether the edge at a corner of another body has all of a outside: every outward coordinate at least `bound`."""
    u = corner.ey
    v = corner.ex
    least = bound + u * (corner.x - dx) - v * (corner.y - dy)
    for other in a.corners:
        if u * other.x - v * other.y < least:
            return False
    return True


def bound_of(corner: Corner, d: i64) -> i64:
    """The least outward coordinate of points that lie farther outside of an edge than d: STOP, TOUCH, 0 or -DEPTH."""
    if d == TOUCH:
        return corner.touch
    if d == STOP:
        return corner.stop
    return corner.lap if d == -DEPTH else 1


def is_beyond(a: Shape, b: Shape, dx: i64, dy: i64, d: i64) -> bool:
    """Whether some edge of b has all of a farther outside than d: STOP, TOUCH, 0 or -DEPTH."""
    corner = b.hint
    if is_edge_clear(a, corner, dx, dy, bound_of(corner, d)):
        return True
    for corner in b.corners:
        if is_edge_clear(a, corner, dx, dy, bound_of(corner, d)):
            b.hint = corner
            return True
    return False


def is_beyond_all_the_way(a: Shape, b: Shape, dx: i64, dy: i64, sx: i64, sy: i64) -> bool:
    """Quick: some edge of b has all of a farther outside than TOUCH, before and after a shift of a by (sx, sy)."""
    corner = b.hint
    if is_edge_clear(a, corner, dx, dy, on_the_way(corner, sx, sy)):
        return True
    for corner in b.corners:
        if is_edge_clear(a, corner, dx, dy, on_the_way(corner, sx, sy)):
            b.hint = corner
            return True
    return False


def on_the_way(corner: Corner, sx: i64, sy: i64) -> i64:
    """How far outside of an edge a body must lie to stay farther out than TOUCH while it is shifted."""
    away = corner.ey * sx - corner.ex * sy
    return corner.touch - away if away < 0 else corner.touch


def is_clear_way(a: Shape, b: Shape, dx: i64, dy: i64, sx: i64, sy: i64) -> bool:
    """Quick and sure: a shift of a by (sx, sy) never touches b. A no may be too careful."""
    if a.radius or b.radius:
        return False
    return is_beyond_all_the_way(a, b, dx, dy, sx, sy) or is_beyond_all_the_way(b, a, -dx, -dy, -sx, -sy)


def least_outward(a: Shape, nx: i64, ny: i64) -> i64:
    """The least nx x + ny y of a vertex: from the last one found downhill, an outline being convex."""
    corners = a.corners
    last = a.size - 1
    j = a.foremost
    corner = corners[j]
    least = nx * corner.x + ny * corner.y
    after: i64
    goes_up = True
    while True:
        if goes_up:
            after = j + 1 if j < last else 0
        else:
            after = j - 1 if j > 0 else last
        corner = corners[after]
        here = nx * corner.x + ny * corner.y
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
        if is_beyond(a, b, dx, dy, STOP) or is_beyond(b, a, -dx, -dy, STOP):
            return False
        if is_at_hint(a, b, dx, dy) or is_at_hint(b, a, -dx, -dy):
            return True
    elif d == TOUCH and (is_beyond(a, b, dx, dy, TOUCH) or is_beyond(b, a, -dx, -dy, TOUCH)):
        return False
    if not is_apart(a, b, dx, dy):
        return True
    return has_corner_near(a, b, dx, dy, d) or has_corner_near(b, a, -dx, -dy, d)


def is_at_hint(a: Shape, b: Shape, dx: i64, dy: i64) -> bool:
    """Quick and sure: a vertex of a lies within STOP before the edge of b that was near last."""
    corner = b.hint
    px = corner.x - dx
    py = corner.y - dy
    u = corner.ey
    v = corner.ex
    edge = u * u + v * v
    for other in a.corners:
        x = other.x - px
        y = other.y - py
        if 0 <= u * x - v * y < corner.stop and 0 <= v * x + u * y <= edge:
            return True
    return False


def is_apart(a: Shape, b: Shape, dx: i64, dy: i64) -> bool:
    """Whether two outlines share no point."""
    return is_beyond(a, b, dx, dy, 0) or is_beyond(b, a, -dx, -dy, 0)


def has_corner_near(a: Shape, b: Shape, dx: i64, dy: i64, d: i64) -> bool:
    """Whether a vertex of a is within d of an edge of b."""
    for corner in a.corners:
        x = corner.x + dx
        y = corner.y + dy
        if b.left - d <= x <= b.right + d and b.bottom - d <= y <= b.top + d and is_edge_near(b, x, y, d):
            return True
    return False


def is_edge_near(b: Shape, x: i64, y: i64, d: i64) -> bool:
    """13.6.5 – Whether some edge of b is within d of a point outside of it, on squares."""
    square = d * d
    for corner in b.corners:
        ex = corner.ex
        ey = corner.ey
        px = x - corner.x
        py = y - corner.y
        cross = ex * py - ey * px
        if cross > 0:
            continue  # seen from inside: another edge is nearer
        along = px * ex + py * ey
        edge = ex * ex + ey * ey
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
    for corner in b.corners:
        if corner.ey * (x - corner.x) - corner.ex * (y - corner.y) > 0:
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
    return not (is_beyond(a, b, dx, dy, -DEPTH) or is_beyond(b, a, -dx, -dy, -DEPTH))


def is_edge_nearer(b: Shape, x: i64, y: i64, d: i64) -> bool:
    """Whether some edge of b is nearer to a point than d."""
    square = d * d
    for corner in b.corners:
        ex = corner.ex
        ey = corner.ey
        px = x - corner.x
        py = y - corner.y
        along = px * ex + py * ey
        edge = ex * ex + ey * ey
        if along <= 0:
            if px * px + py * py < square:
                return True
        elif along < edge:
            cross = ex * py - ey * px
            if -_FAR_OUT < cross < _FAR_OUT and cross * cross < square * edge:
                return True
    return False


def least_square(b: Shape, x: i64, y: i64) -> float:
    """The squared distance of a point to the outline."""
    least = -1.0
    square = 0.0
    for corner in b.corners:
        ex = corner.ex
        ey = corner.ey
        px = x - corner.x
        py = y - corner.y
        along = px * ex + py * ey
        edge = ex * ex + ey * ey
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
    least = -1.0
    for corner in a.corners:
        here = least_square(b, corner.x + dx, corner.y + dy)
        if least < 0.0 or here < least:
            least = here
    for corner in b.corners:
        here = least_square(a, corner.x - dx, corner.y - dy)
        if here < least:  # noqa: PLR1730 – faster than min()
            least = here
    return sqrt(least)


def nearest_point(b: Shape, x: i64, y: i64) -> tuple[int, int]:
    """The point of an outline nearest to a point, rounded."""
    if b.radius:
        far = sqrt(float(x * x + y * y)) or 1.0
        return round(float(x * b.radius) / far), round(float(y * b.radius) / far)
    best = -1.0
    found_x = 0.0
    found_y = 0.0
    for corner in b.corners:
        ex = float(corner.ex)
        ey = float(corner.ey)
        px = float(corner.x)
        py = float(corner.y)
        edge = ex * ex + ey * ey
        share = ((float(x) - px) * ex + (float(y) - py) * ey) / edge
        share = 0.0 if share < 0.0 else min(share, 1.0)
        nx = px + share * ex
        ny = py + share * ey
        square = (float(x) - nx) * (float(x) - nx) + (float(y) - ny) * (float(y) - ny)
        if best < 0.0 or square < best:
            best = square
            found_x = nx
            found_y = ny
    return round(found_x), round(found_y)
