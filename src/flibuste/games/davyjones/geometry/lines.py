"""13.4 – Lines of fire: is there a free line from a point to a body, no longer than a reach? No game in it.

Everything is seen from the point. Directions to corners have whole components, so their products are exact in doubles;
directions to tangents and range crossings are not, and count as equal to others within 10^-10 rad, for the shooter.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from flibuste.games.davyjones.geometry.convex import is_boxed_apart, least_square
from flibuste.games.davyjones.geometry.shape import Shape

_EQUAL: Final = 1e-10
_BEFORE: Final = 1.0 - 1e-9
_MISSED: Final = -1.0


@mypyc_attr(acyclic=True)
class Blocker:
    """A body or a disc, where it is seen from the point."""

    def __init__(self, shape: Shape, x: i64, y: i64) -> None:
        self.shape = shape
        self.x: i64 = x
        self.y: i64 = y


@mypyc_attr(acyclic=True)
class Bar:
    """A thin wall from one end to the other."""

    def __init__(self, x1: i64, y1: i64, x2: i64, y2: i64) -> None:
        self.x1: i64 = x1
        self.y1: i64 = y1
        self.x2: i64 = x2
        self.y2: i64 = y2


@mypyc_attr(acyclic=True)
class Scene:
    """What lies around the point."""

    def __init__(self) -> None:
        self.bodies: list[Blocker] = []
        self.bars: list[Bar] = []

    def add(self, shape: Shape, x: i64, y: i64) -> None:
        self.bodies.append(Blocker(shape, x, y))

    def add_bar(self, x1: i64, y1: i64, x2: i64, y2: i64) -> None:
        self.bars.append(Bar(x1, y1, x2, y2))


def has_line(scene: Scene, target: Shape, x: i64, y: i64, reach: i64) -> bool:
    """13.4.1 – Whether any line to the target, not longer than the reach, is free."""
    if is_out_of_reach(target, x, y, reach):
        return False
    for ux, uy in target_directions(target, x, y, reach):
        if is_free(scene, target, x, y, ux, uy, reach):
            return True
    if not scene.bodies and not scene.bars:
        return False
    for ux, uy in blocker_directions(scene, target, x, y):
        is_here = ux == 0.0 and uy == 0.0  # a corner at the point itself points nowhere
        if not is_here and is_free(scene, target, x, y, ux, uy, reach):
            return True
    return False


def is_out_of_reach(target: Shape, x: i64, y: i64, reach: i64) -> bool:
    """Quick and sure: no point of the target is within the reach."""
    if target.left + x > reach or target.right + x < -reach or target.bottom + y > reach or target.top + y < -reach:
        return True
    return not target.radius and least_square(target, -x, -y) > float((reach + 1) * (reach + 1))


def target_directions(target: Shape, x: i64, y: i64, reach: i64) -> list[tuple[float, float]]:
    """The nearest point, the corners, the tangents, and where the circle of the reach crosses the outline."""
    if target.radius:
        return disc_directions(target.radius, x, y, reach)
    found = [(float(corner.x + x), float(corner.y + y)) for corner in target.corners]
    square = float(reach) * float(reach)
    for corner in target.corners:
        px = float(corner.x + x)
        py = float(corner.y + y)
        ex = float(corner.ex)
        ey = float(corner.ey)
        edge = ex * ex + ey * ey
        along = -(px * ex + py * ey) / edge
        if 0.0 < along < 1.0:
            found.append((px + along * ex, py + along * ey))
        off = (px * ey - py * ex) * (px * ey - py * ex) / edge
        if off <= square:
            half = sqrt((square - off) / edge)
            for share in (along - half, along + half):
                if 0.0 < share < 1.0:
                    found.append((px + share * ex, py + share * ey))
    return found


def disc_directions(radius: i64, x: i64, y: i64, reach: i64) -> list[tuple[float, float]]:
    """The centre, and the outermost directions within the reach: tangents, or where the two circles cross."""
    found = [(float(x), float(y))]
    square = float(radius * radius)
    far = sqrt(float(x * x + y * y))
    if far <= float(radius):
        return found
    tangent = sqrt(far * far - square)
    length = tangent if tangent <= float(reach) else float(reach)
    cosine = (far * far + length * length - square) / (2.0 * far * length)
    if cosine <= 1.0:
        found += spread(x, y, cosine, sqrt(max(0.0, 1.0 - cosine * cosine)))
    return found


def spread(x: i64, y: i64, cosine: float, sine: float) -> list[tuple[float, float]]:
    """A direction turned to either side."""
    fx = float(x)
    fy = float(y)
    return [(fx * cosine - fy * sine, fy * cosine + fx * sine), (fx * cosine + fy * sine, fy * cosine - fx * sine)]


def blocker_directions(scene: Scene, target: Shape, x: i64, y: i64) -> list[tuple[float, float]]:
    """The edges of every blocker as they are seen, and where an outline crosses that of the target."""
    found: list[tuple[float, float]] = []
    for bar in scene.bars:
        found.append((float(bar.x1), float(bar.y1)))
        found.append((float(bar.x2), float(bar.y2)))
    for body in scene.bodies:
        shape = body.shape
        if shape.radius:
            far = sqrt(float(body.x * body.x + body.y * body.y))
            if far > float(shape.radius):
                sine = float(shape.radius) / far
                found += spread(body.x, body.y, sqrt(1.0 - sine * sine), sine)
        else:
            found += [(float(corner.x + body.x), float(corner.y + body.y)) for corner in shape.corners]
            found += crossings(shape, body.x, body.y, target, x, y)
    return found


def crossings(a: Shape, ax: i64, ay: i64, b: Shape, bx: i64, by: i64) -> list[tuple[float, float]]:
    """Where two outlines cross."""
    if b.radius or is_boxed_apart(a, b, ax - bx, ay - by, 0):
        return []
    found: list[tuple[float, float]] = []
    for one in a.corners:
        px = one.x + ax
        py = one.y + ay
        for other in b.corners:
            wide = float(one.ex * other.ey - one.ey * other.ex)
            if wide == 0.0:
                continue
            qx = other.x + bx - px
            qy = other.y + by - py
            share = float(qx * other.ey - qy * other.ex) / wide
            rest = float(qx * one.ey - qy * one.ex) / wide
            if 0.0 <= share <= 1.0 and 0.0 <= rest <= 1.0:
                found.append((float(px) + share * float(one.ex), float(py) + share * float(one.ey)))
    return found


def is_free(scene: Scene, target: Shape, x: i64, y: i64, ux: float, uy: float, reach: i64) -> bool:
    """13.4.2, 13.4.3 – Whether the line in this direction meets the target in reach, and no inside before it."""
    length = sqrt(ux * ux + uy * uy)
    if length == 0.0:
        return True
    slack = _EQUAL * length
    met = entry(target, x, y, ux, uy, slack)
    if met < 0.0 or met * length > float(reach) + 1e-6:
        return False
    for bar in scene.bars:
        if is_barred(bar, ux, uy, slack, met):
            return False
    for body in scene.bodies:
        if is_blocked(body.shape, body.x, body.y, ux, uy, slack, met):
            return False
    return True


def either(x: i64, y: i64) -> float:
    """|x| + |y|."""
    return float((x if x >= 0 else -x) + (y if y >= 0 else -y))


def entry(target: Shape, x: i64, y: i64, ux: float, uy: float, slack: float) -> float:
    """How far along a direction (in its own lengths) the target is first met; below 0 if it is not."""
    if target.radius:
        return disc_entry(target.radius, x, y, ux, uy)
    found = _MISSED
    for corner in target.corners:
        px = corner.x + x
        py = corner.y + y
        side = ux * float(py) - uy * float(px)
        if abs(side) <= slack * either(px, py):
            here = (float(px) * ux + float(py) * uy) / (ux * ux + uy * uy)
        else:
            wide = ux * float(corner.ey) - uy * float(corner.ex)
            if wide == 0.0 or not 0.0 <= -side / wide <= 1.0:
                continue
            here = float(px * corner.ey - py * corner.ex) / wide
        if here >= 0.0 and (found < 0.0 or here < found):
            found = here
    return found


def disc_entry(radius: i64, x: i64, y: i64, ux: float, uy: float) -> float:
    square = ux * ux + uy * uy
    along = (float(x) * ux + float(y) * uy) / square
    side = ux * float(y) - uy * float(x)
    room = float(radius) * float(radius) - side * side / square
    if along < 0.0 or room < -1e-3 * float(radius):
        return _MISSED
    return along - sqrt(max(0.0, room) / square)


def is_barred(bar: Bar, ux: float, uy: float, slack: float, met: float) -> bool:
    """Whether the line crosses a bar between its ends, before the target."""
    one = ux * float(bar.y1) - uy * float(bar.x1)
    other = ux * float(bar.y2) - uy * float(bar.x2)
    if (one > 0.0) == (other > 0.0):
        return False
    if abs(one) <= slack * either(bar.x1, bar.y1) or abs(other) <= slack * either(bar.x2, bar.y2):
        return False
    ex = bar.x2 - bar.x1
    ey = bar.y2 - bar.y1
    wide = ux * float(ey) - uy * float(ex)
    here = float(bar.x1 * ey - bar.y1 * ex) / wide
    return 0.0 < here < met * _BEFORE


def is_blocked(shape: Shape, x: i64, y: i64, ux: float, uy: float, slack: float, met: float) -> bool:
    """Whether the line goes through the inside of a body before it meets the target."""
    if shape.radius:
        return is_disc_blocking(shape.radius, x, y, ux, uy, met)
    left = False
    right = False
    front = False
    for corner in shape.corners:
        px = corner.x + x
        py = corner.y + y
        side = ux * float(py) - uy * float(px)
        equal = slack * either(px, py)
        if side > equal:
            left = True
        elif side < -equal:
            right = True
        if float(px) * ux + float(py) * uy > 0.0:
            front = True
        if left and right and front:
            return is_chord_before(shape, x, y, ux, uy, met)
    return False


def is_disc_blocking(radius: i64, x: i64, y: i64, ux: float, uy: float, met: float) -> bool:
    """The same for a disc."""
    if x * x + y * y < radius * radius:
        return True
    length = sqrt(ux * ux + uy * uy)
    off = abs(ux * float(y) - uy * float(x)) / length
    if float(x) * ux + float(y) * uy <= 0.0 or off >= float(radius) - _EQUAL * either(x, y):
        return False
    return disc_entry(radius, x, y, ux, uy) < met * _BEFORE


def is_chord_before(shape: Shape, x: i64, y: i64, ux: float, uy: float, met: float) -> bool:
    """Whether the part of the line inside a body begins before the target and does not end behind the point."""
    low = 0.0
    high = met
    for corner in shape.corners:
        nx = corner.ey
        ny = -corner.ex
        room = float(nx * (corner.x + x) + ny * (corner.y + y))
        speed = float(nx) * ux + float(ny) * uy
        if speed > 0.0:
            high = min(high, room / speed)
        elif speed < 0.0:
            low = max(low, room / speed)
    return low < high and low < met * _BEFORE
