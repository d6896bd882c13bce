"""13.4 – Lines of fire: is there a free line from a point to a body, no longer than a reach? No game in it.

Everything is seen from the point. Directions to corners have whole components, so their products are exact in doubles;
directions to tangents and range crossings are not, and count as equal to others within 10^-10 rad, for the shooter.
"""

from math import sqrt
from typing import Final

from flibuste.games.davyjones.geometry.shape import Shape

_EQUAL: Final = 1e-10
_BEFORE: Final = 1.0 - 1e-9
_MISSED: Final = -1.0


class Scene:
    """What lies around the point: bodies, discs and bars (thin walls), each where it is seen from the point."""

    def __init__(self) -> None:
        self.shapes: list[Shape] = []
        self.xs: list[int] = []
        self.ys: list[int] = []
        self.bars: list[tuple[int, int, int, int]] = []

    def add(self, shape: Shape, x: int, y: int) -> None:
        self.shapes.append(shape)
        self.xs.append(x)
        self.ys.append(y)

    def add_bar(self, x1: int, y1: int, x2: int, y2: int) -> None:
        self.bars.append((x1, y1, x2, y2))


def has_line(scene: Scene, target: Shape, x: int, y: int, reach: int) -> bool:
    """13.4.1 – Whether any line to the target, not longer than the reach, is free."""
    if target.left + x > reach or target.right + x < -reach or target.bottom + y > reach or target.top + y < -reach:
        return False
    for ux, uy in target_directions(target, x, y, reach):
        if is_free(scene, target, x, y, ux, uy, reach):
            return True
    if not scene.shapes and not scene.bars:
        return False
    for ux, uy in blocker_directions(scene, target, x, y):
        is_here = ux == 0.0 and uy == 0.0  # a corner at the point itself points nowhere
        if not is_here and is_free(scene, target, x, y, ux, uy, reach):
            return True
    return False


def target_directions(target: Shape, x: int, y: int, reach: int) -> list[tuple[float, float]]:
    """The nearest point, the corners, the tangents, and where the circle of the reach crosses the outline."""
    if target.radius:
        return disc_directions(target.radius, x, y, reach)
    found = [(float(target.xs[k] + x), float(target.ys[k] + y)) for k in range(target.size)]
    square = float(reach) * float(reach)
    for k in range(target.size):
        px = float(target.xs[k] + x)
        py = float(target.ys[k] + y)
        ex = float(target.ex[k])
        ey = float(target.ey[k])
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


def disc_directions(radius: int, x: int, y: int, reach: int) -> list[tuple[float, float]]:
    """The centre, and the outermost directions within the reach: tangents, or where the two circles cross."""
    found = [(float(x), float(y))]
    far = sqrt(float(x * x + y * y))
    if far <= radius:
        return found
    tangent = sqrt(far * far - radius * radius)
    length = tangent if tangent <= reach else float(reach)
    cosine = (far * far + length * length - radius * radius) / (2.0 * far * length)
    if cosine <= 1.0:
        found += spread(x, y, cosine, sqrt(max(0.0, 1.0 - cosine * cosine)))
    return found


def spread(x: int, y: int, cosine: float, sine: float) -> list[tuple[float, float]]:
    """A direction turned to either side."""
    return [(x * cosine - y * sine, y * cosine + x * sine), (x * cosine + y * sine, y * cosine - x * sine)]


def blocker_directions(scene: Scene, target: Shape, x: int, y: int) -> list[tuple[float, float]]:
    """The edges of every blocker as they are seen, and where an outline crosses that of the target."""
    found: list[tuple[float, float]] = []
    for x1, y1, x2, y2 in scene.bars:
        found.append((float(x1), float(y1)))
        found.append((float(x2), float(y2)))
    for number in range(len(scene.shapes)):
        shape = scene.shapes[number]
        bx = scene.xs[number]
        by = scene.ys[number]
        if shape.radius:
            far = sqrt(float(bx * bx + by * by))
            if far > float(shape.radius):
                sine = float(shape.radius) / far
                found += spread(bx, by, sqrt(1.0 - sine * sine), sine)
        else:
            found += [(float(shape.xs[k] + bx), float(shape.ys[k] + by)) for k in range(shape.size)]
            found += crossings(shape, bx, by, target, x, y)
    return found


def crossings(a: Shape, ax: int, ay: int, b: Shape, bx: int, by: int) -> list[tuple[float, float]]:
    """Where two outlines cross."""
    if a.left + ax > b.right + bx or a.right + ax < b.left + bx:
        return []
    if a.bottom + ay > b.top + by or a.top + ay < b.bottom + by or b.radius:
        return []
    found: list[tuple[float, float]] = []
    for j in range(a.size):
        px = a.xs[j] + ax
        py = a.ys[j] + ay
        for k in range(b.size):
            wide = a.ex[j] * b.ey[k] - a.ey[j] * b.ex[k]
            if wide == 0:
                continue
            qx = b.xs[k] + bx - px
            qy = b.ys[k] + by - py
            share = (qx * b.ey[k] - qy * b.ex[k]) / wide
            other = (qx * a.ey[j] - qy * a.ex[j]) / wide
            if 0.0 <= share <= 1.0 and 0.0 <= other <= 1.0:
                found.append((px + share * a.ex[j], py + share * a.ey[j]))
    return found


def is_free(scene: Scene, target: Shape, x: int, y: int, ux: float, uy: float, reach: int) -> bool:
    """13.4.2, 13.4.3 – Whether the line in this direction meets the target in reach, and no inside before it."""
    length = sqrt(ux * ux + uy * uy)
    if length == 0.0:
        return True
    slack = _EQUAL * length
    met = entry(target, x, y, ux, uy, slack)
    if met < 0.0 or met * length > reach + 1e-6:
        return False
    for x1, y1, x2, y2 in scene.bars:
        if is_barred(x1, y1, x2, y2, ux, uy, slack, met):
            return False
    for number in range(len(scene.shapes)):
        if is_blocked(scene.shapes[number], scene.xs[number], scene.ys[number], ux, uy, slack, met):
            return False
    return True


def entry(target: Shape, x: int, y: int, ux: float, uy: float, slack: float) -> float:
    """How far along a direction (in its own lengths) the target is first met; below 0 if it is not."""
    if target.radius:
        return disc_entry(target.radius, x, y, ux, uy)
    low = 0.0
    high = -1.0
    for k in range(target.size):
        px = target.xs[k] + x
        py = target.ys[k] + y
        side = ux * py - uy * px
        if abs(side) <= slack * (abs(px) + abs(py)):
            here = (px * ux + py * uy) / (ux * ux + uy * uy)
            if here >= 0.0:
                low = here if high < 0.0 else min(low, here)
                high = max(high, here)
            continue
        ex = target.ex[k]
        ey = target.ey[k]
        wide = ux * ey - uy * ex
        if wide == 0.0:
            continue
        share = -side / wide
        here = (px * ey - py * ex) / wide
        if 0.0 <= share <= 1.0 and here >= 0.0:
            low = here if high < 0.0 else min(low, here)
            high = max(high, here)
    return low if high >= 0.0 else _MISSED


def disc_entry(radius: int, x: int, y: int, ux: float, uy: float) -> float:
    square = ux * ux + uy * uy
    along = (x * ux + y * uy) / square
    side = (ux * y - uy * x) * (ux * y - uy * x) / square
    room = float(radius) * float(radius) - side
    if along < 0.0 or room < -1e-3 * radius:
        return _MISSED
    return along - sqrt(max(0.0, room) / square)


def is_barred(x1: int, y1: int, x2: int, y2: int, ux: float, uy: float, slack: float, met: float) -> bool:
    """Whether the line crosses a bar between its ends, before the target."""
    one = ux * y1 - uy * x1
    other = ux * y2 - uy * x2
    if abs(one) <= slack * (abs(x1) + abs(y1)) or abs(other) <= slack * (abs(x2) + abs(y2)) or (one > 0) == (other > 0):
        return False
    ex = x2 - x1
    ey = y2 - y1
    wide = ux * ey - uy * ex
    here = (x1 * ey - y1 * ex) / wide
    return 0.0 < here < met * _BEFORE


def is_blocked(shape: Shape, x: int, y: int, ux: float, uy: float, slack: float, met: float) -> bool:
    """Whether the line goes through the inside of a body before it meets the target."""
    if shape.radius:
        if x * x + y * y < shape.radius * shape.radius:
            return True
        length = sqrt(ux * ux + uy * uy)
        off = abs(ux * y - uy * x) / length
        if x * ux + y * uy <= 0.0 or off >= float(shape.radius) - _EQUAL * (abs(x) + abs(y)):
            return False
        return disc_entry(shape.radius, x, y, ux, uy) < met * _BEFORE
    left = False
    right = False
    front = False
    for k in range(shape.size):
        px = shape.xs[k] + x
        py = shape.ys[k] + y
        side = ux * py - uy * px
        if side > slack * (abs(px) + abs(py)):
            left = True
        elif side < -slack * (abs(px) + abs(py)):
            right = True
        if px * ux + py * uy > 0.0:
            front = True
    if not (left and right and front):
        return False
    return is_chord_before(shape, x, y, ux, uy, met)


def is_chord_before(shape: Shape, x: int, y: int, ux: float, uy: float, met: float) -> bool:
    """Whether the part of the line inside a body begins before the target and does not end behind the point."""
    low = 0.0
    high = met
    for k in range(shape.size):
        nx = shape.ey[k]
        ny = -shape.ex[k]
        room = nx * (shape.xs[k] + x) + ny * (shape.ys[k] + y)
        speed = nx * ux + ny * uy
        if speed > 0.0:
            high = min(high, room / speed)
        elif speed < 0.0:
            low = max(low, room / speed)
    return low < high and low < met * _BEFORE
