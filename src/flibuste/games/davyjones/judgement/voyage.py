"""How long a voyage takes: turns to an island, by speed and heading, and round what lies in the way."""

from math import acos, ceil, sqrt
from typing import Final

from flibuste.games.davyjones.geometry.shape import UNIT, cosine, sine
from flibuste.games.davyjones.table.land import Land
from flibuste.games.davyjones.table.state import State

_BERTH: Final = 0.9  # of its reach: where the shore of an island is on average
_OFFING: Final = 700.0  # how far off the shore a ship sails past an island
_WHOLE: Final = 0.6  # how much of a turn that is begun counts as a whole one


def way(state: State, x: float, y: float, goal: int, start: int) -> float:
    """The length of the way to the shore of an island, round the others; `start` is the island it leaves, or NONE."""
    land = state.islands[goal]
    dx = float(land.x) - x
    dy = float(land.y) - y
    straight = sqrt(dx * dx + dy * dy)
    shore = _BERTH * float(land.shape.reach)
    if straight <= shore:
        return 0.0
    total = straight - shore
    for number in range(len(state.islands)):
        if number not in (goal, start):
            total += detour(state.islands[number], x, y, dx / straight, dy / straight, straight)
    return total


def detour(land: Land, x: float, y: float, ux: float, uy: float, straight: float) -> float:
    """How much longer the way round an island is than the straight one through it; 0 if it is not in the way."""
    cx = float(land.x) - x
    cy = float(land.y) - y
    along = cx * ux + cy * uy
    if along <= 0.0 or along >= straight:
        return 0.0
    off = abs(cx * uy - cy * ux)
    radius = float(land.shape.reach) + _OFFING
    if off >= radius:
        return 0.0
    before = sqrt(off * off + along * along)
    after = sqrt(off * off + (straight - along) * (straight - along))
    radius = min(radius, 0.999 * before, 0.999 * after)
    if radius <= off:
        return 0.0
    angle = acos(off / before) + acos(off / after) - acos(radius / before) - acos(radius / after)
    tangents = sqrt(before * before - radius * radius) + sqrt(after * after - radius * radius)
    return max(0.0, tangents + radius * angle - straight)


def moves_to(state: State, x: int, y: int, heading: int, goal: int, pace: float, swing: float) -> float:
    """Move actions until the ship is docked there. What lies astern costs a leg of this length across first (4.2.1)."""
    land = state.islands[goal]
    px = float(x)
    py = float(y)
    c = float(cosine(heading)) / UNIT
    s = float(sine(heading)) / UNIT
    dx = float(land.x) - px
    dy = float(land.y) - py
    length = 0.0
    if dx * c + dy * s < 0.0:
        side = swing if c * dy - s * dx >= 0.0 else -swing
        px -= side * s
        py += side * c
        length = swing
    return in_turns((length + way(state, px, py, goal, -1)) / pace)


def in_turns(moves: float) -> float:
    """A move that is begun is nearly as dear as a whole one, and at least one is needed."""
    return _WHOLE * max(1.0, float(ceil(moves))) + (1.0 - _WHOLE) * moves


def way_back(state: State, island: int, home: int) -> float:
    """From shore to shore."""
    land = state.islands[island]
    return max(0.0, way(state, float(land.x), float(land.y), home, island) - _BERTH * float(land.shape.reach))


def between(state: State, island: int, other: int) -> float:
    """From shore to shore, whatever lies in the way."""
    one, two = state.islands[island], state.islands[other]
    dx = float(two.x - one.x)
    dy = float(two.y - one.y)
    return max(0.0, sqrt(dx * dx + dy * dy) - _BERTH * float(one.shape.reach + two.shape.reach))
