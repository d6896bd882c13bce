"""13.1 – Reading what the table is made of: units, tolerances, hulls, outlines and the numbers of the rulebook."""

from math import isqrt
from typing import Final

from flibuste.engine.components import Sheet
from flibuste.engine.option import BadOption
from flibuste.games.davyjones.table.constants import SEGMENTS
from flibuste.games.davyjones.table.pieces import Box, Cannon, Hull, Numbers, Outline, Point, SetUp, Tolerance

_LEAST_RANK: Final = 2
_HIGHEST_RANK: Final = 6


def read_table(data: Sheet, box: Box) -> None:
    box.segments = [data.sheet("units").number(segment, least=1) for segment in SEGMENTS]
    box.width = data.sheet("table").number("width", least=1)
    box.height = data.sheet("table").number("height", least=1)
    box.tolerance = _tolerance(data.sheet("tolerance"))
    box.setup = _setup(data.sheet("setup"))
    box.numbers = _numbers(data.sheet("numbers"))
    box.hulls = [_hull(entry) for entry in data.sheets("hull")]
    box.mast_radius = data.sheet("rigging").number("mast")
    box.segment_radius = data.sheet("rigging").number("segment")
    box.outline = _outline(data.sheet("outline"))


def _tolerance(data: Sheet) -> Tolerance:
    tolerance = Tolerance()
    tolerance.touch = data.number("touch")
    tolerance.stop = data.number("stop")
    tolerance.overlap = data.number("overlap")
    tolerance.within = data.number("within")
    tolerance.turn = data.number("turn")
    return tolerance


def _setup(data: Sheet) -> SetUp:
    setup = SetUp()
    setup.points = data.number("points", least=1)
    setup.islands = data.number("islands", 1, 20)
    setup.tokens = data.number("tokens")
    setup.gold = data.number("gold")
    apart = data.numbers("apart")
    if len(apart) != 2:
        raise data.wrong("apart", "is not two lengths, the least and the greatest")
    setup.nearest, setup.farthest = apart
    setup.relax = data.number("relax", least=1)
    setup.edge = data.number("edge")
    setup.terrain_apart = data.number("terrain_apart")
    setup.coins = data.numbers("coins", least=1)
    if not setup.coins:
        raise data.wrong("coins", "has no coin")
    return setup


def _numbers(data: Sheet) -> Numbers:
    numbers = Numbers()
    numbers.turn_limit = data.number("turn_limit", most=18000)
    numbers.scuttle_from = data.number("scuttle_from")
    numbers.free_above = data.number("free_above")
    numbers.fear_silence = data.number("fear_silence")
    numbers.fear_slow = data.number("fear_slow")
    numbers.fire_out = data.number("fire_out")
    numbers.fire_spreads_to = data.number("fire_spreads_to")
    numbers.ransom_taken = data.number("ransom_taken")
    numbers.ransom_killed = data.number("ransom_killed")
    numbers.black_mark = data.number("black_mark")
    numbers.panels = data.number("panels")
    numbers.marine_gun = read_cannon("numbers.marine_gun", data.text("marine_gun"))
    numbers.marine_hits = data.number("marine_hits")
    numbers.stall_rounds = data.number("stall_rounds", least=1)
    numbers.longest_rounds = data.number("longest_rounds", least=1)
    return numbers


def read_cannon(where: str, text: str) -> Cannon:
    if len(text) != 2 or not text[0].isdigit() or text[1] not in SEGMENTS:
        raise BadOption(f"{where}: {text!r} is no cannon; a cannon is its rank and its range, such as 3S")
    if not _LEAST_RANK <= int(text[0]) <= _HIGHEST_RANK:
        raise BadOption(f"{where}: {text!r}: a cannon has a rank from {_LEAST_RANK} to {_HIGHEST_RANK}")
    return Cannon(int(text[0]), SEGMENTS.index(text[1]))


def _hull(entry: Sheet) -> Hull:
    """13.1.6, 13.1.7, 13.1.10 – A hull by its size and the places of its masts; a disc by its radius."""
    hull = Hull(entry.name())
    if entry.has("radius"):
        hull.is_disc = True
        hull.radius = entry.number("radius", least=1)
        hull.length = hull.beam = 2 * hull.radius
        hull.masts = _points(entry, "segments")
    else:
        length, beam, bow = entry.number("length", least=1), entry.number("beam", least=2), entry.number("bow")
        hull.lay(length, beam, bow, entry.numbers("masts"))
    if not hull.is_disc and hull.bow >= hull.length:
        raise entry.wrong("bow", "is not shorter than the hull")
    return hull


def _points(data: Sheet, key: str) -> list[Point]:
    """A list of places: [[1100, 1905], [1905, 1100]]."""
    found = data.several(key)
    for point in found:
        if not isinstance(point, list) or len(point) != 2 or not all(isinstance(number, int) for number in point):
            raise BadOption(f"components: {data.path(key)}: {point!r} is not a place, such as [1100, 1905]")
    return [[int(point[0]), int(point[1])] for point in found]


def _outline(data: Sheet) -> Outline:
    outline = Outline()
    outline.vertices = _points(data, "vertices")
    outline.normals = data.numbers("normals", most=36000)
    outline.numbers = data.numbers("numbers")
    if len(outline.normals) != len(outline.vertices) or len(outline.vertices) < 3 or not is_convex(outline.vertices):
        raise BadOption("components: the outline is not convex and counter-clockwise, a normal per vertex")
    outline.inner = inner_radius(outline.vertices)
    if len(outline.numbers) != 6 or max(outline.numbers) >= len(outline.vertices):
        raise BadOption("components: a fog bank has six numbers, each at a vertex")
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
