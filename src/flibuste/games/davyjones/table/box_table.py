"""13.1 – Reading what the table is made of: units, tolerances, hulls, outlines and the numbers of the rulebook."""

from math import isqrt
from typing import Any

from flibuste.engine.option import BadOption
from flibuste.games.davyjones.table.constants import SEGMENTS
from flibuste.games.davyjones.table.pieces import Box, Cannon, Hull, Numbers, Outline, Point, SetUp, Tolerance


def read_table(data: Any, box: Box) -> None:
    box.segments = [int(data["units"][segment]) for segment in SEGMENTS]
    box.width = int(data["table"]["width"])
    box.height = int(data["table"]["height"])
    box.tolerance = _tolerance(data["tolerance"])
    box.setup = _setup(data["setup"])
    box.numbers = _numbers(data["numbers"])
    box.hulls = [_hull(str(name), entry) for name, entry in data["hull"].items()]
    box.mast_radius = int(data["rigging"]["mast"])
    box.segment_radius = int(data["rigging"]["segment"])
    box.outline = _outline(data["outline"])


def _tolerance(data: Any) -> Tolerance:
    tolerance = Tolerance()
    tolerance.touch = int(data["touch"])
    tolerance.stop = int(data["stop"])
    tolerance.overlap = int(data["overlap"])
    tolerance.within = int(data["within"])
    tolerance.turn = int(data["turn"])
    return tolerance


def _setup(data: Any) -> SetUp:
    setup = SetUp()
    setup.points = int(data["points"])
    setup.islands = int(data["islands"])
    setup.tokens = int(data["tokens"])
    setup.gold = int(data["gold"])
    setup.nearest, setup.farthest = int(data["apart"][0]), int(data["apart"][1])
    setup.relax = int(data["relax"])
    setup.edge = int(data["edge"])
    setup.terrain_apart = int(data["terrain_apart"])
    setup.coins = [int(coin) for coin in data["coins"]]
    return setup


def _numbers(data: Any) -> Numbers:
    numbers = Numbers()
    numbers.turn_limit = int(data["turn_limit"])
    numbers.scuttle_from = int(data["scuttle_from"])
    numbers.free_above = int(data["free_above"])
    numbers.fear_silence = int(data["fear_silence"])
    numbers.fear_slow = int(data["fear_slow"])
    numbers.fire_out = int(data["fire_out"])
    numbers.fire_spreads_to = int(data["fire_spreads_to"])
    numbers.ransom_taken = int(data["ransom_taken"])
    numbers.ransom_killed = int(data["ransom_killed"])
    numbers.black_mark = int(data["black_mark"])
    numbers.panels = int(data["panels"])
    gun = str(data["marine_gun"])
    numbers.marine_gun = Cannon(int(gun[0]), SEGMENTS.index(gun[1]))
    numbers.marine_hits = int(data["marine_hits"])
    numbers.stall_rounds = int(data["stall_rounds"])
    numbers.longest_rounds = int(data["longest_rounds"])
    return numbers


def _hull(name: str, entry: Any) -> Hull:
    """13.1.6, 13.1.7, 13.1.10 – A hull by its size and the places of its masts; a disc by its radius."""
    hull = Hull(name)
    if "radius" in entry:
        hull.is_disc = True
        hull.radius = int(entry["radius"])
        hull.length = hull.beam = 2 * hull.radius
        hull.masts = [_point(point) for point in entry["segments"]]
    else:
        hull.lay(int(entry["length"]), int(entry["beam"]), int(entry["bow"]), [int(aft) for aft in entry["masts"]])
    return hull


def _point(data: Any) -> Point:
    return [int(data[0]), int(data[1])]


def _outline(data: Any) -> Outline:
    outline = Outline()
    outline.vertices = [_point(point) for point in data["vertices"]]
    outline.normals = [int(normal) for normal in data["normals"]]
    outline.numbers = [int(number) for number in data["numbers"]]
    if len(outline.normals) != len(outline.vertices) or not is_convex(outline.vertices):
        raise BadOption("davyjones components: the outline is not convex and counter-clockwise, a normal per vertex")
    outline.inner = inner_radius(outline.vertices)
    if len(outline.numbers) != 6 or not 0 <= min(outline.numbers) <= max(outline.numbers) < len(outline.vertices):
        raise BadOption("davyjones components: a fog bank has six numbers, each at a vertex")
    return outline


def inner_radius(points: list[Point]) -> int:
    """How far the nearest edge is from the origin, less what rounding may take."""
    least = 0
    for place in range(len(points)):
        a, b = points[place - 1], points[place]
        length = isqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) + 1
        far = (a[0] * b[1] - a[1] * b[0]) // length - 2
        least = far if place == 0 else min(least, far)
    return max(0, least)


def is_convex(points: list[Point]) -> bool:
    """13.1.11 – Whether an outline turns left at every vertex."""
    for place in range(len(points)):
        a, b, c = points[place - 2], points[place - 1], points[place]
        if (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) <= 0:
            return False
    return True
