"""2.2, 2.3, 2.4.3 – Where islands, terrain and ships may be laid before the game."""

from bisect import bisect_left
from math import isqrt
from typing import Final

from mypy_extensions import i64

from flibuste.engine.chance import Chance
from flibuste.games.davyjones.geometry.convex import gap, is_near
from flibuste.games.davyjones.geometry.hulls import bow_shape, hull_shape, outline_of
from flibuste.games.davyjones.geometry.sea import Body, fits
from flibuste.games.davyjones.geometry.shape import CIRCLE, QUARTER, TOUCH, Shape, ahead
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.land import ISLAND, Land
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State

GRID: Final = 500
_COARSE: Final = 8000
_FINE: Final = 2500
_TRIES: Final = 20
TURNS: Final = [0, 3000, 6000, 9000, 12000, 15000]


def lay(state: State, kind: int, x: int, y: int, rotation: int) -> Land:
    """A new piece with the printed outline."""
    return Land(kind, x, y, rotation, outline_of(state.box, rotation), [])


def edge_room(state: State, shape: Shape, x: i64, y: i64) -> int:
    beside = min(shape.left + x, state.rules.width - shape.right - x)
    above = min(shape.bottom + y, state.rules.height - shape.top - y)
    return min(beside, above)


def is_land_near(state: State, land: Land, other: Land, d: int) -> bool:
    """Whether two pieces are within d of each other; discs around and inside the outlines decide most cases."""
    dx, dy = land.x - other.x, land.y - other.y
    if not land.corners and not other.corners:
        square = dx * dx + dy * dy
        outer = d + land.shape.reach + other.shape.reach
        inner = d + 2 * state.box.outline.inner
        if square > outer * outer or (d >= 0 and square <= inner * inner):
            return square <= outer * outer
    return is_near(land.shape, other.shape, dx, dy, d)


def is_island_spot(state: State, land: Land, nearest: int) -> bool:
    """2.2.3, 2.2.4, 2.2.5, 13.6.9 – Far enough from every island and edge, near enough to one island."""
    if edge_room(state, land.shape, land.x, land.y) < state.box.setup.edge - state.box.tolerance.within:
        return False
    return not is_too_near(state, land, nearest) and is_in_reach(state, land)


def is_too_near(state: State, land: Land, nearest: int) -> bool:
    """2.2.3, 13.6.9 – Nearer to an island than is allowed; where no distance is asked for, onto it."""
    apart = nearest - state.box.tolerance.within - 1
    for other in state.islands:
        if nearest > 0 and is_land_near(state, land, other, apart):
            return True
        if nearest <= 0 and Body(0, other.shape, other.x, other.y).is_over(land.shape, land.x, land.y):
            return True
    return False


def is_in_reach(state: State, land: Land) -> bool:
    """2.2.4 – Near enough to an island, once there is one."""
    reach = state.box.setup.farthest + state.box.tolerance.within
    for other in state.islands:
        if is_land_near(state, land, other, reach):
            return True
    return not state.islands


def least_gap(land: Land, others: list[Land]) -> float:
    """How far a piece lies from the nearest of others, outline to outline."""
    return min([gap(land.shape, other.shape, land.x - other.x, land.y - other.y) for other in others], default=0.0)


def is_terrain_spot(state: State, land: Land) -> bool:
    """2.3.3 – Wholly on the table, at least 1S from islands and other terrain."""
    apart = state.box.setup.terrain_apart - state.box.tolerance.within - 1
    if edge_room(state, land.shape, land.x, land.y) < 0:
        return False
    for other in state.islands + state.terrain:
        if is_land_near(state, land, other, apart):
            return False
    return True


def is_spot(state: State, land: Land, nearest: int) -> bool:
    return is_island_spot(state, land, nearest) if land.kind == ISLAND else is_terrain_spot(state, land)


def any_spot(state: State, kind: int, nearest: int, dice: Chance) -> Land | None:
    """13.5.5 – A legal spot of the grid by dice, if some tries find one."""
    for _ in range(_TRIES):
        x = _COARSE * (1 + dice.below((state.rules.width - 1) // _COARSE, "x"))
        y = _COARSE * (1 + dice.below((state.rules.height - 1) // _COARSE, "y"))
        land = lay(state, kind, x, y, QUARTER * dice.below(2, "rotation"))
        if is_spot(state, land, nearest):
            return land
    return None


def random_spot(state: State, kind: int, nearest: int) -> Land | None:
    """A spot of the grid by chance, for an island the closest of a few so that there is room for more.

    After many misses the whole grid is searched from a random place on.
    """
    columns = state.rules.width // GRID
    rows = state.rules.height // GRID
    best: Land | None = None
    found = 0
    for _ in range(300):
        x = state.chance.below(columns, "place") * GRID
        y = state.chance.below(rows, "place") * GRID
        land = lay(state, kind, x, y, TURNS[state.chance.below(len(TURNS), "place")])
        if is_spot(state, land, nearest):
            found += 1
            if best is None or crowding(state, land) < crowding(state, best):
                best = land
            if found == _TASTE or kind != ISLAND or not state.islands:
                return best
    if best is not None:
        return best
    return search_spot(state, kind, nearest, state.chance.below(columns * rows, "place"))


_TASTE: Final = 4


def crowding(state: State, land: Land) -> int:
    """How far a spot is from the islands there are."""
    return sum((land.x - other.x) ** 2 + (land.y - other.y) ** 2 for other in state.islands)


def search_spot(state: State, kind: int, nearest: int, start: int) -> Land | None:
    """2.2.6 – The first legal spot of the grid from a place on, by way of the shapes turned once."""
    cells = open_cells(state, kind, nearest)
    first = bisect_left(cells, start)
    for rotation in TURNS:
        land = lay(state, kind, 0, 0, rotation)
        for number in cells[first:] + cells[:first]:
            land.x, land.y = cell(state, number)
            if is_spot(state, land, nearest):
                return land
    return None


def cell(state: State, number: int) -> tuple[int, int]:
    """The place of a cell of the grid."""
    columns = state.rules.width // GRID
    return number % columns * GRID, number // columns * GRID


def open_cells(state: State, kind: int, nearest: int) -> list[int]:
    """The cells of the grid where some rotation could fit: none of the discs inside the outlines is too near."""
    setup = state.box.setup
    inner = state.box.outline.inner
    others = state.islands if kind == ISLAND else state.islands + state.terrain
    apart = (nearest if kind == ISLAND else setup.terrain_apart) - state.box.tolerance.within - 1
    reach = 2 * inner + apart if apart >= 0 else 0
    margin = inner + (setup.edge if kind == ISLAND else 0) - state.box.tolerance.within
    columns = state.rules.width // GRID
    found: list[int] = []
    for row in range(-(-margin // GRID), (state.rules.height - margin) // GRID + 1):
        column = -(-margin // GRID)
        for left, right in taken(others, row * GRID, reach):
            found += range(row * columns + column, row * columns + max(column, left))
            column = max(column, right)
        last = min(columns, (state.rules.width - margin) // GRID + 1)
        found += range(row * columns + column, row * columns + max(column, last))
    return found


def taken(others: list[Land], y: int, reach: int) -> list[tuple[int, int]]:
    """The columns of a row, first and one past the last, that lie within reach of a piece; sorted."""
    found: list[tuple[int, int]] = []
    for other in others:
        room = reach * reach - (y - other.y) * (y - other.y)
        if room >= 0 and not other.corners:
            half = isqrt(room)
            found.append((max(0, -((half - other.x) // GRID)), (other.x + half) // GRID + 1))
    return sorted(found)


def spacing(state: State) -> int:
    """2.2.6 – The least distance for the next island: half an L less at a time until a spot exists."""
    nearest = state.box.setup.nearest
    while nearest > 0 and search_spot(state, ISLAND, nearest, 0) is None:
        nearest -= state.box.setup.relax
    return max(0, nearest)


def is_berth(state: State, ship: Ship, island: int, x: int, y: int, heading: int, dry: bool) -> bool:
    """2.4.3 – The bow touches the home island, nothing is overlapped, no terrain is touched."""
    if not is_berth_by_bow(state, ship, island, x, y, heading):
        return False
    shape = hull_shape(ship.card.hull, heading)
    return fits(state, ship, shape, x, y) and not (dry and touches_terrain(state, shape, x, y))


def is_berth_by_bow(state: State, ship: Ship, island: int, x: int, y: int, heading: int) -> bool:
    """2.4.3 – The bow touches the home island."""
    land = state.islands[island]
    return is_near(bow_shape(ship.card.hull, heading), land.shape, x - land.x, y - land.y, TOUCH)


def touches_terrain(state: State, shape: Shape, x: int, y: int) -> bool:
    for other in state.terrain:
        if is_near(shape, other.shape, x - other.x, y - other.y, TOUCH):
            return True
    return False


def berths(state: State, ship: Ship, island: int) -> list[list[int]]:
    """13.5.5 – Poses with the bow tip on a vertex of the home island, along the inward normal: so the bow touches it.

    Those in terrain only where there are no others.
    """
    land = state.islands[island]
    wet: list[list[int]] = []
    dry: list[list[int]] = []
    for vertex in range(land.shape.size):
        heading = (state.box.outline.normals[vertex] + land.rotation + CIRCLE // 2) % CIRCLE
        x = land.shape.corners[vertex].x + land.x
        y = land.shape.corners[vertex].y + land.y
        if ship.card.hull.is_disc:
            x, y = beside(state, ship, land, vertex)
        shape = hull_shape(ship.card.hull, heading)
        if fits(state, ship, shape, x, y):
            found = wet if touches_terrain(state, shape, x, y) else dry
            found.append([x, y, heading])
    return dry or wet


def beside(state: State, ship: Ship, land: Land, vertex: int) -> tuple[int, int]:
    """A disc lies with its edge on the vertex."""
    dx, dy = ahead(ship.card.hull.radius, (state.box.outline.normals[vertex] + land.rotation) % CIRCLE)
    return land.shape.corners[vertex].x + land.x + dx, land.shape.corners[vertex].y + land.y + dy


NOWHERE: Final = NONE


def coarse_spots(state: State, kind: int, nearest: int) -> list[list[int]]:
    """13.5.5 – Spots of the grid, wide apart; closer ones only where none of these is legal."""
    for step in (_COARSE, _FINE):
        found: list[list[int]] = []
        for rotation in (0, 9000):
            land = lay(state, kind, 0, 0, rotation)
            for x in range(step, state.rules.width, step):
                for y in range(step, state.rules.height, step):
                    land.x, land.y = x, y
                    if is_spot(state, land, nearest):
                        found.append([x, y, rotation])
        if found:
            return found
    spot = search_spot(state, kind, nearest, 0)
    return [] if spot is None else [[spot.x, spot.y, spot.rotation]]
