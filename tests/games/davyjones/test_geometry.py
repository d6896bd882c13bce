"""13 – The geometry against shapely, over thousands of random bodies, and its whole numbers."""

from collections.abc import Iterator, Sequence
from math import ceil, cos, floor, hypot, isqrt, pi, radians, sin

import pytest
from shapely import LineString, Point, Polygon
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points, substring

from flibuste.engine.chance import Fast
from flibuste.games.davyjones.geometry.convex import gap, is_near, is_over
from flibuste.games.davyjones.geometry.lines import Scene, blocker_directions, has_line, is_free, target_directions
from flibuste.games.davyjones.geometry.shape import (
    CIRCLE,
    SINES,
    STOP,
    TOUCH,
    Shape,
    ahead,
    cosine,
    scaled,
    sine,
    turned,
)
from flibuste.games.davyjones.geometry.sweep import (
    NO_CONTACT,
    Turning,
    first_clear,
    last_free,
    pivot,
    surely_over,
    sweep,
)

at_length = pytest.mark.parametrize("tenths", [1, pytest.param(10, marks=pytest.mark.slow)])

HULLS = [(4500, 1600), (6000, 1800), (7200, 2000), (8400, 2200), (9500, 2400), (13000, 3800), (5000, 2400)]


def hull(length: int, beam: int, heading: int) -> Shape:
    bow = length * 15 // 100
    half = beam // 2
    points = [(0, 0), (-bow, half), (-length, half), (-length, -half), (-bow, -half)]
    return Shape([turned(u, v, heading) for u, v in points])


def island(rotation: int) -> Shape:
    points = [(round(4250 * cos(k * pi / 12)), round(3000 * sin(k * pi / 12))) for k in range(24)]
    return Shape([turned(u, v, rotation) for u, v in points])


def any_shape(dice: Fast) -> Shape:
    kind = dice.below(10, "kind")
    if kind == 0:
        return Shape([(0, 0)], 3200)
    if kind < 4:
        return island(dice.below(CIRCLE, "turn"))
    return hull(*HULLS[dice.below(len(HULLS), "hull")], dice.below(CIRCLE, "turn"))


def outline(shape: Shape, x: float = 0, y: float = 0) -> BaseGeometry:
    """As shapely knows it; a disc is a point whose radius is taken off."""
    if shape.radius:
        return Point(x, y)
    return Polygon([(px + x, py + y) for px, py in shape.points(0, 0)])


def distance(a: Shape, b: Shape, x: float, y: float) -> float:
    return max(0.0, outline(a, x, y).distance(outline(b)) - int(a.radius + b.radius))


def pairs(seed: str, number: int, spread: int = 12000) -> Iterator[tuple[Shape, Shape, int, int, Fast]]:
    dice = Fast(seed)
    for _ in range(number):
        x, y = (dice.below(2 * spread, "place") - spread for _ in range(2))
        yield any_shape(dice), any_shape(dice), x, y, dice


@pytest.mark.clause("13.6.2")
def test_the_sine_table() -> None:
    assert len(SINES) == 9001 and sum(SINES) == 5730077936750
    assert sine(1234) == 213712441
    for heading in range(0, CIRCLE, 37):
        assert abs(int(sine(heading)) - 1e9 * sin(radians(heading / 100))) < 0.51
        assert abs(int(cosine(heading)) - 1e9 * cos(radians(heading / 100))) < 0.51


@pytest.mark.clause("13.6.3", "13.6.4")
def test_halves_are_rounded_away_from_zero() -> None:
    assert [scaled(number * 500_000_000) for number in (-3, -1, 0, 1, 3)] == [-2, -1, 0, 1, 2]
    for heading in range(0, CIRCLE, 731):
        there, back = ahead(8380, heading), ahead(8380, heading + 18000)
        assert there == (-back[0], -back[1])


@at_length
@pytest.mark.clause("13.2.1", "13.6.5")
def test_gaps_are_those_of_shapely(tenths: int) -> None:
    for a, b, x, y, _ in pairs("gap", 300 * tenths):
        assert abs(gap(a, b, x, y) - distance(a, b, x, y)) < 1e-6


@at_length
@pytest.mark.clause("13.2.2", "13.6.5")
def test_touching_is_what_the_distance_says(tenths: int) -> None:
    """Bodies brought near each other, so that the gap is about what is tested."""
    near = 0
    for a, b, x, y, dice in pairs("near", 250 * tenths, 9000):
        apart = distance(a, b, x, y)
        far = hypot(x, y) or 1.0
        for _ in range(8):
            x, y = round(x - x * apart / far), round(y - y * apart / far)  # noqa: PLW2901
            apart = distance(a, b, x, y)
        x, y = x + dice.below(25, "nudge") - 12, y + dice.below(25, "nudge") - 12  # noqa: PLW2901
        apart = distance(a, b, x, y)
        for limit in (STOP, TOUCH, 5755):
            if abs(apart - limit) > 1e-6:
                assert is_near(a, b, x, y, limit) == (apart < limit)
        near += STOP < apart <= TOUCH
    assert near > 5 * tenths


def depth(a: Shape, b: Shape, x: int, y: int) -> float:
    """The shortest shift that parts two outlines, by their edge normals."""
    found = []
    for one, other, ox, oy in ((a, b, x, y), (b, a, -x, -y)):
        points = one.points(ox, oy)
        for (px, py), (qx, qy) in zip(points, points[1:] + points[:1], strict=True):
            n = hypot(qx - px, qy - py)
            nx, ny = (qy - py) / n, (px - qx) / n
            found.append(nx * px + ny * py - min(nx * u + ny * v for u, v in other.points(0, 0)))
    return min(found)


@at_length
@pytest.mark.clause("13.2.3", "13.6.6")
def test_overlaps_are_deeper_than_a_tenth(tenths: int) -> None:
    met = 0
    for a, b, x, y, dice in pairs("over", 200 * tenths, 6000):
        if a.radius or b.radius:
            apart = outline(a, x, y).distance(outline(b))
            assert is_over(a, b, x, y) == (apart < int(a.radius + b.radius) - 10)
            continue
        for _ in range(4):
            deep = depth(a, b, x, y)
            assert is_over(a, b, x, y) == (deep > 10), deep
            met += is_over(a, b, x, y)
            x, y = x + dice.below(41, "nudge") - 20, y + dice.below(41, "nudge") - 20  # noqa: PLW2901
        assert is_over(a, b, x, y) == is_over(b, a, -x, -y)
        assert outline(a, x, y).intersects(outline(b)) or not is_over(a, b, x, y)
    assert met > 50 * tenths


@at_length
@pytest.mark.clause("13.3.5", "13.6.7")
def test_a_sweep_stops_where_a_slow_search_does(tenths: int) -> None:
    """Against shapely at the length found, one before it, and in coarse steps on the way."""
    contacts = 0
    for a, b, x, y, dice in pairs("sweep", 200 * tenths, 14000):
        heading, last = dice.below(CIRCLE, "heading"), 8380
        if distance(a, b, x, y) <= STOP:
            continue
        length = sweep(a, b, x, y, heading, 1, last)
        end = last if length == NO_CONTACT else length
        base, other = outline(a, x, y), outline(b)
        for step in [*range(0, end, 180), end - 2, end - 1]:
            if 0 <= step < end:
                apart = translate(base, *ahead(step, heading)).distance(other) - int(a.radius + b.radius)
                assert apart > STOP - 1e-6, (step, length)
        if length != NO_CONTACT:
            contacts += 1
            apart = translate(base, *ahead(length, heading)).distance(other) - int(a.radius + b.radius)
            assert apart <= STOP + 1e-6
    assert contacts > 20 * tenths


@at_length
@pytest.mark.clause("13.6.7")
def test_no_length_is_skipped(tenths: int) -> None:
    """Every whole length, one by one, in many short sweeps."""
    for a, b, x, y, dice in pairs("every", 12 * tenths, 9000):
        heading = dice.below(CIRCLE, "heading")
        if distance(a, b, x, y) <= STOP:
            continue
        shifts = ((length, *ahead(length, heading)) for length in range(1, 1200))
        slow = next((length for length, dx, dy in shifts if is_near(a, b, x + dx, y + dy, STOP)), NO_CONTACT)
        assert sweep(a, b, x, y, heading, 1, 1199) == slow


@at_length
@pytest.mark.clause("4.3.3", "4.2.4")
def test_the_last_length_without_overlap_and_the_first(tenths: int) -> None:
    for a, b, x, y, dice in pairs("free", 15 * tenths, 7000):
        heading = dice.below(CIRCLE, "heading")
        over = [is_over(a, b, x + dx, y + dy) for dx, dy in (ahead(length, heading) for length in range(1500))]
        if over[0]:
            slow = over.index(False) if False in over else NO_CONTACT
            assert first_clear(a, b, x, y, heading, 1499) == slow
            later = slow // 2
            assert first_clear(a, b, x, y, heading, 1499, max(0, later)) == slow
        else:
            slow = over.index(True) - 1 if True in over else 1499
            assert last_free(a, b, x, y, heading, 1499) == slow
        sure = surely_over(a, b, x, y, heading, 1499)
        if sure.low <= sure.high:
            assert all(over[ceil(sure.low) : floor(sure.high) + 1])


class Turn(Turning):
    def __init__(self, length: int, beam: int) -> None:
        self.length = length
        self.beam = beam

    def shape(self, heading: int) -> Shape:
        return hull(self.length, self.beam, heading)

    def swept(self) -> int:
        return isqrt(self.length**2 + self.beam**2) + 2


@at_length
@pytest.mark.clause("13.6.8")
def test_a_pivot_stops_where_a_slow_one_does(tenths: int) -> None:
    stopped = 0
    for _, b, x, y, dice in pairs("pivot", 9 * tenths, 8000):
        length, beam = HULLS[dice.below(len(HULLS), "hull")]
        heading, sense = dice.below(CIRCLE, "heading"), 1 - 2 * dice.below(2, "sense")
        body = Turn(length, beam)
        dx, dy = ahead(length, heading)
        if is_near(body.shape(heading), b, x + dx, y + dy, 40):
            continue
        slow = NO_CONTACT
        for k in range(1, 2001):
            turn = (heading + sense * k) % CIRCLE
            dx, dy = ahead(length, turn)
            if is_near(body.shape(turn), b, x + dx, y + dy, STOP):
                slow = k
                break
        assert pivot(body, b, x, y, length, heading, sense * 2000, False) == slow
        stopped += slow != NO_CONTACT
    assert stopped >= tenths // 3


@at_length
@pytest.mark.clause("13.4.1", "13.4.2", "13.4.3")
def test_lines_of_fire_against_shapely(tenths: int) -> None:
    """A line that a fan of samples finds free is found; a line that is found is free, but for a hair."""
    dice = Fast("lines")
    answers = {True: 0, False: 0}
    for _ in range(100 * tenths):
        target = hull(*HULLS[dice.below(len(HULLS), "hull")], dice.below(CIRCLE, "turn"))
        x, y = dice.below(16000, "x") - 8000, dice.below(16000, "y") - 8000
        scene = Scene()
        for _ in range(dice.below(5, "blockers")):
            shape = any_shape(dice) if dice.below(2, "kind") else Shape([(0, 0)], 200 + 400 * dice.below(2, "size"))
            bx, by = dice.below(16000, "x") - 8000, dice.below(16000, "y") - 8000
            if not is_near(shape, target, bx - x, by - y, 0):
                scene.add(shape, bx, by)
        for _ in range(dice.below(4, "bars")):
            scene.add_bar(*(dice.below(12000, "end") - 6000 for _ in range(4)))
        reach = (5755, 8385)[dice.below(2, "reach")]
        goal = outline(target, x, y)
        if goal.distance(Point(0, 0)) < 20:
            continue
        walls = [
            outline(body.shape, int(body.x), int(body.y)).buffer(int(body.shape.radius), 64) for body in scene.bodies
        ]
        bars = [LineString([(int(bar.x1), int(bar.y1)), (int(bar.x2), int(bar.y2))]) for bar in scene.bars]
        fan = [Point(reach * cos(k * pi / 180), reach * sin(k * pi / 180)) for k in range(360)]
        free = any(is_clear(LineString([(0.0, 0.0), (end.x, end.y)]), goal, walls, bars, 0.0) for end in fan)
        found = has_line(scene, target, x, y, reach)
        assert found or not free
        if found and not free:
            ends = [*target_directions(target, x, y, reach), *blocker_directions(scene, target, x, y)]
            good = [end for end in ends if is_free(scene, target, x, y, *end, reach)]
            lines = [LineString([(0, 0), (u * reach / hypot(u, v), v * reach / hypot(u, v))]) for u, v in good]
            assert any(is_clear(line, goal.buffer(0.01), walls, bars, 2.0) for line in lines), (
                good,
                goal,
                walls,
                bars,
                reach,
            )
        answers[found] += 1
    assert min(answers.values()) > 10 * tenths


def is_clear(
    line: LineString, goal: BaseGeometry, walls: Sequence[BaseGeometry], bars: list[LineString], hair: float
) -> bool:
    """Whether the line reaches the goal before any wall; walls are thinner by a hair, bars shorter."""
    hit = line.intersection(goal)
    if hit.is_empty:
        return False
    start = Point(0, 0)
    before = LineString([start, nearest_points(start, hit)[1]])
    if any(before.intersection(wall.buffer(-hair) if hair else wall).length > 1e-6 for wall in walls):
        return False
    return not any(before.crosses(shorter(bar, hair)) for bar in bars)


def shorter(bar: LineString, hair: float) -> BaseGeometry:
    return bar if not hair or bar.length <= 2 * hair else substring(bar, hair, bar.length - hair)


@pytest.mark.clause("13.E4", "13.4.2")
def test_a_line_along_an_edge_is_free() -> None:
    target = Shape([(5000, -1000), (6000, -1000), (6000, 1000), (5000, 1000)])
    for top, bottom, free in ((3000, 0, True), (2000, -2000, False)):
        scene = Scene()
        scene.add(Shape([(2000, bottom), (3000, bottom), (3000, top), (2000, top)]), 0, 0)
        assert has_line(scene, target, 0, 0, 8385) is free
