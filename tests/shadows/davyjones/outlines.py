"""Bodies on the table and what lies between them, in plain millimetres: samples and half-planes instead of exact signs.

A question that hangs on less than the tolerances has no answer here (`None`): the engine's exact arithmetic decides.
"""

from collections.abc import Sequence
from math import cos, hypot, pi, radians, sin

from flibuste.games.davyjones.table.constants import SEA_MONSTER, TURTLE_SHIP
from flibuste.games.davyjones.table.land import Land
from flibuste.games.davyjones.table.pieces import Ship as ShipCard
from flibuste.games.davyjones.table.ship import Ship

Point = tuple[float, float]

S, L = 57.5, 83.8
# 13.1.6, 13.1.7 – Length and beam by masts as built, and where the masts stand along the keel.
SIZES = {1: (45, 16), 2: (60, 18), 3: (72, 20), 4: (84, 22), 5: (95, 24), 10: (130, 38)}
PLACES = {
    1: (0.5,), 2: (0.33, 0.67), 3: (0.25, 0.5, 0.75), 4: (0.2, 0.4, 0.6, 0.8), 5: (0.15, 0.325, 0.5, 0.675, 0.85),
    10: (0.08, 0.17, 0.26, 0.36, 0.45, 0.55, 0.64, 0.74, 0.83, 0.92),
}  # fmt: skip
SERPENT = (0.1, 0.37, 0.63, 0.9)
RADIUS = 32.0
STEP = 0.5


class Body:
    """A convex outline (counter-clockwise), or a disc: then `radius` is not 0 and the one corner is its centre."""

    def __init__(self, corners: list[Point], radius: float = 0.0) -> None:
        self.corners = corners
        self.radius = radius

    def edges(self) -> list[tuple[Point, Point]]:
        return list(zip(self.corners, [*self.corners[1:], self.corners[0]], strict=True))

    def samples(self) -> list[Point]:
        """Points all along the outline, not more than `STEP` apart."""
        if self.radius:
            (x, y), count = self.corners[0], int(2 * pi * self.radius / STEP) + 1
            turns = [2 * pi * n / count for n in range(count)]
            return [(x + self.radius * cos(turn), y + self.radius * sin(turn)) for turn in turns]
        return [point for a, b in self.edges() for point in between(a, b)]


def between(a: Point, b: Point) -> list[Point]:
    count = int(hypot(b[0] - a[0], b[1] - a[1]) / STEP) + 1
    return [(a[0] + (b[0] - a[0]) * n / count, a[1] + (b[1] - a[1]) * n / count) for n in range(count)]


# ---- bodies ---------------------------------------------------------------------------------------------------------


def size(card: ShipCard) -> tuple[int, int]:
    """13.1.6 – Length and beam."""
    if card.has(TURTLE_SHIP):
        return 50, 24
    return (92, 22) if card.has(SEA_MONSTER) else SIZES[card.masts]


def is_disc(card: ShipCard) -> bool:
    """13.1.10 – A monster of five segments."""
    return card.has(SEA_MONSTER) and card.masts == 5


def placed(ship: Ship, forward: float, to_port: float) -> Point:
    """13.1.4 – A point of the hull on the table."""
    turn = radians(ship.heading / 100)
    x = ship.x / 100 + forward * cos(turn) - to_port * sin(turn)
    return x, ship.y / 100 + forward * sin(turn) + to_port * cos(turn)


def hull(ship: Ship) -> Body:
    """13.1.5 – A pentagon with its point at the bow."""
    if is_disc(ship.card):
        return Body([(ship.x / 100, ship.y / 100)], RADIUS)
    n, b = size(ship.card)
    corners = [(0, 0), (-0.15 * n, b / 2), (-n, b / 2), (-n, -b / 2), (-0.15 * n, -b / 2)]
    return Body([placed(ship, u, v) for u, v in corners])


def bow(ship: Ship) -> Body:
    """13.1.8 – The front triangle; the whole edge of a disc (13.1.10)."""
    whole = hull(ship)
    return whole if whole.radius else Body([whole.corners[n] for n in (0, 1, 4)])


def mast(ship: Ship, number: int) -> Point:
    """13.1.7, 13.1.10 – Where a mast stands."""
    if is_disc(ship.card):
        turn = radians(60 - 30 * number)
        return placed(ship, 22 * cos(turn), 22 * sin(turn))
    fractions = SERPENT if ship.card.has(SEA_MONSTER) else PLACES[ship.card.masts]
    return placed(ship, -fractions[number] * size(ship.card)[0], 0)


def land(piece: Land) -> Body:
    """13.1.11 – 24 corners of an ellipse."""
    turn = radians(piece.rotation / 100)
    found = []
    for k in range(24):
        u, v = 42.5 * cos(radians(15 * k)), 30 * sin(radians(15 * k))
        found.append((piece.x / 100 + u * cos(turn) - v * sin(turn), piece.y / 100 + u * sin(turn) + v * cos(turn)))
    return Body(found)


# ---- distances ------------------------------------------------------------------------------------------------------


def to_segment(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    t = 0.0 if length == 0 else max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length))
    return hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


def contains(body: Body, p: Point) -> bool:
    return all((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) >= 0 for a, b in body.edges())


def from_point(p: Point, body: Body) -> float:
    """How far a point is from a body; 0 inside."""
    if body.radius:
        return max(0.0, hypot(p[0] - body.corners[0][0], p[1] - body.corners[0][1]) - body.radius)
    return 0.0 if contains(body, p) else min(to_segment(p, a, b) for a, b in body.edges())


def gap(one: Body, other: Body) -> float:
    """13.2.1 – The shortest distance between two outlines; 0 if they share a point."""
    if any(is_crossed(one, a, b, 0) for a, b in other.edges() if a != b):
        return 0.0
    near = min(from_point(p, other) for p in one.corners)
    back = min(from_point(p, one) for p in other.corners)
    return max(0.0, min(near - one.radius, back - other.radius))


def is_crossed(body: Body, p: Point, q: Point, grown: float) -> bool:
    """Whether the way from p to q goes through a body whose outline is moved outwards by so much."""
    if body.radius:
        return to_segment(body.corners[0], p, q) < body.radius + grown
    enters, leaves = 0.0, 1.0
    for a, b in body.edges():
        length = hypot(b[0] - a[0], b[1] - a[1])
        nx, ny = (b[1] - a[1]) / length, (a[0] - b[0]) / length
        outside = nx * (p[0] - a[0]) + ny * (p[1] - a[1]) - grown
        along = nx * (q[0] - p[0]) + ny * (q[1] - p[1])
        if along == 0:
            if outside >= 0:
                return False
        elif along < 0:
            enters = max(enters, outside / -along)
        else:
            leaves = min(leaves, -outside / along)
    return enters < leaves


def is_cut(a: Point, b: Point, p: Point, q: Point, grown: float) -> bool:
    """Whether the way from p to q crosses a sail between a and b, made longer by so much at both ends."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = hypot(dx, dy)
    mx, my = q[0] - p[0], q[1] - p[1]
    across = dx * my - dy * mx
    if across == 0:
        return False
    t = ((a[0] - p[0]) * dy - (a[1] - p[1]) * dx) / (mx * dy - my * dx)
    s = ((p[0] - a[0]) * my - (p[1] - a[1]) * mx) / across
    return 0 < t < 1 and -grown / length < s < 1 + grown / length


# ---- lines of fire --------------------------------------------------------------------------------------------------


def sees(p: Point, target: Body, reach: float, bodies: Sequence[Body], sails: list[tuple[Point, Point]]) -> bool | None:
    """6.5, 6.6, 6.7 – Whether some free line is not longer than the range; None where a hair decides."""
    if from_point(p, target) > reach + 0.2:
        return False
    bodies = [body for body in bodies if from_point(p, body) <= reach + 1]
    near = [point for point in target.samples() if hypot(point[0] - p[0], point[1] - p[1]) <= reach + 0.2]
    for point in near:
        sure = hypot(point[0] - p[0], point[1] - p[1]) <= reach
        if sure and is_free(p, point, bodies, sails, 0.15):
            return True
    return None if any(is_free(p, point, bodies, sails, -0.7) for point in near) or not near else False


def is_free(p: Point, q: Point, bodies: Sequence[Body], sails: list[tuple[Point, Point]], grown: float) -> bool:
    return not any(is_crossed(body, p, q, grown) for body in bodies) and not any(
        is_cut(a, b, p, q, grown) for a, b in sails
    )
