"""4.3 – What lies around a moving ship: solid bodies, terrain and the edges of the table."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from flibuste.games.davyjones.geometry.bodies import is_solid
from flibuste.games.davyjones.geometry.convex import is_near, is_over
from flibuste.games.davyjones.geometry.shape import DEPTH, UNIT, Shape, cosine, is_around, scaled, sine
from flibuste.games.davyjones.geometry.sweep import NO_CONTACT, first_clear, last_free, sweep
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State

# 13.6.11 – Codes of bodies, in the order that breaks ties.
ISLAND_CODE: Final = 0
TERRAIN_CODE: Final = 1000
SHIP_CODE: Final = 2000
EDGE_CODE: Final = 3000
_FAR: Final = 10_000_000


@mypyc_attr(acyclic=True)
class Body:
    """A solid body or a piece of terrain; an edge of the table is a body without a shape."""

    def __init__(self, code: int, shape: Shape | None, x: i64, y: i64) -> None:
        self.code = code
        self.shape = shape
        self.x: i64 = x
        self.y: i64 = y
        self.left: i64 = -_FAR
        self.right: i64 = _FAR
        self.bottom: i64 = -_FAR
        self.top: i64 = _FAR
        self.mx: i64 = 0
        self.my: i64 = 0
        self.girth: i64 = _FAR
        if shape is not None:
            self.left = shape.left + x
            self.right = shape.right + x
            self.bottom = shape.bottom + y
            self.top = shape.top + y
            self.mx = shape.mx + x
            self.my = shape.my + y
            self.girth = shape.girth + 12
        else:
            self.bound()

    def bound(self) -> None:
        """An edge is all that lies beyond it."""
        side = self.code - EDGE_CODE
        if side == 0:
            self.right = 0
        elif side == 1:
            self.left = self.x
        elif side == 2:
            self.top = 0
        else:
            self.bottom = self.y

    def is_near(self, shape: Shape, x: i64, y: i64, d: i64) -> bool:
        if self.shape is None:
            return self.room(shape, x, y) <= d
        return is_near(shape, self.shape, x - self.x, y - self.y, d)

    def is_over(self, shape: Shape, x: i64, y: i64) -> bool:
        """13.6.6, 13.6.10 – Overlapped: deeper than 0.10 mm."""
        if self.shape is None:
            return self.room(shape, x, y) < -10
        return is_over(shape, self.shape, x - self.x, y - self.y)

    def room(self, shape: Shape, x: i64, y: i64) -> i64:
        """13.6.10 – The gap to an edge: (self.x, self.y) is the corner of the table at its end."""
        side = self.code - EDGE_CODE
        if side == 0:
            return shape.left + x
        if side == 1:
            return self.x - shape.right - x
        if side == 2:
            return shape.bottom + y
        return self.y - shape.top - y

    def room_at(self, x: int, y: int) -> int:
        """How far a point is from an edge."""
        side = self.code - EDGE_CODE
        return [x, self.x - x, y, self.y - y][side]

    def meets(self, shape: Shape, x: int, y: int, heading: int, first: int, last: int) -> int:
        """13.6.7 – The first length with a gap of at most 0.05 mm."""
        if self.shape is None:
            return self.edge_at(shape, x, y, heading, 5, first, last)
        return sweep(shape, self.shape, x - self.x, y - self.y, heading, first, last)

    def last_free(self, shape: Shape, x: int, y: int, heading: int, last: int) -> int:
        """4.3.3 – The last length before an overlap."""
        if self.shape is None:
            over = self.edge_at(shape, x, y, heading, -11, 0, last)
            return last if over == NO_CONTACT else max(0, over - 1)
        return last_free(shape, self.shape, x - self.x, y - self.y, heading, last)

    def first_clear(self, shape: Shape, x: int, y: int, heading: int, longest: int, first: int = 0) -> int:
        """4.2.4 – The first length from `first`, where it overlaps, that does not overlap any more."""
        if self.shape is None:
            return self.edge_clear(shape, x, y, heading, longest, first)
        return first_clear(shape, self.shape, x - self.x, y - self.y, heading, longest, first)

    def speed(self, heading: i64) -> i64:
        """How fast an edge is approached, per 10^9 units."""
        side = self.code - EDGE_CODE
        along = cosine(heading) if side < 2 else sine(heading)
        return along if side % 2 else -along

    def edge_at(self, shape: Shape, x: int, y: int, heading: int, gap: int, first: int, last: int) -> int:
        """The first length at which the gap to an edge is at most this."""
        room = self.room(shape, x, y)
        if room <= gap:
            return first
        speed = self.speed(heading)
        if speed <= 0 or room - scaled(last * speed) > gap + 1:
            return NO_CONTACT
        length = max(first, (room - gap - 2) * UNIT // speed)
        while length <= last:
            if room - scaled(length * speed) <= gap:
                return length
            length += 1
        return NO_CONTACT

    def edge_clear(self, shape: Shape, x: int, y: int, heading: int, longest: int, first: int) -> int:
        room = self.room(shape, x, y)
        speed = -self.speed(heading)
        if room >= -10:
            return first
        if speed <= 0:
            return NO_CONTACT
        length = max(first, (-12 - room) * UNIT // speed)
        while length <= longest:
            if room + scaled(length * speed) >= -10:
                return length
            length += 1
        return NO_CONTACT


_tables: dict[int, list[Body]] = {}


def edges(state: State) -> list[Body]:
    """4.3.5 – The four sides of the table: the same for all tables of this size."""
    key = state.rules.width * _FAR + state.rules.height
    found = _tables.get(key)
    if found is None:
        found = [Body(EDGE_CODE + side, None, state.rules.width, state.rules.height) for side in range(4)]
        _tables[key] = found
    return found


def is_off_table(state: State, shape: Shape, x: int, y: int) -> bool:
    """13.6.10 – Over an edge by more than 0.10 mm."""
    return (
        shape.left + x < -DEPTH
        or shape.right + x > state.rules.width + DEPTH
        or shape.bottom + y < -DEPTH
        or shape.top + y > state.rules.height + DEPTH
    )


@mypyc_attr(acyclic=True)
class Sea:
    """The bodies within reach of a ship's move: solid ones, and terrain that acts on it."""

    def __init__(self) -> None:
        self.solids: list[Body] = []
        self.terrain: list[Body] = []
        self.all: list[Body] = []

    def is_open(self) -> bool:
        return not self.solids and not self.terrain


def look_around(state: State, ship: Ship, reach: int, with_terrain: bool) -> Sea:
    """8.5.2, 8.10.5 – All that could matter for a shift of this length; a ghostly ship meets only the edges."""
    sea = Sea()
    size = ship.card.hull.length + ship.card.hull.beam + 20
    for edge in edges(state):
        far = reach + size
        is_beside = edge.left <= ship.x + far and edge.right >= ship.x - far
        if is_beside and edge.bottom <= ship.y + far and edge.top >= ship.y - far:
            sea.solids.append(edge)
    if not ship.ghostly:
        add_islands(state, ship, sea, reach + size)
        if not ship.submerged:
            add_ships(state, ship, sea, reach + size)
            if with_terrain:
                add_terrain(state, ship, sea, reach + size)
    return sea


def add_islands(state: State, ship: Ship, sea: Sea, reach: int) -> None:
    for number in range(len(state.islands)):
        land = state.islands[number]
        far = reach + land.shape.reach
        if is_around(land.x - ship.x, land.y - ship.y, far):
            sea.solids.append(Body(ISLAND_CODE + number, land.shape, land.x, land.y))


def add_ships(state: State, ship: Ship, sea: Sea, reach: int) -> None:
    """4.9.5 – A tow does not stop its tower, behind which it is laid anew; one that moves by itself meets it."""
    for other in state.ships:
        if other is ship or not is_solid(other) or ship.towing == other.number:
            continue
        far = reach + other.card.hull.length + other.card.hull.beam
        if is_around(other.x - ship.x, other.y - ship.y, far):
            sea.solids.append(Body(SHIP_CODE + other.number, other.shape(), other.x, other.y))


def add_terrain(state: State, ship: Ship, sea: Sea, reach: int) -> None:
    for number in range(len(state.terrain)):
        land = state.terrain[number]
        far = reach + land.shape.reach
        if not land.is_gone and is_around(land.x - ship.x, land.y - ship.y, far):
            sea.terrain.append(Body(TERRAIN_CODE + number, land.shape, land.x, land.y))


def touched_by(shape: Shape, x: int, y: int, bodies: list[Body]) -> list[int]:
    """The codes of the bodies a hull touches."""
    return [body.code for body in bodies if body.is_near(shape, x, y, 10)]


def fits(state: State, ship: Ship, shape: Shape, x: int, y: int, but: int = NONE) -> bool:
    """Whether a pose is on the table and overlaps nothing solid (`but`: this ship does not count)."""
    if is_off_table(state, shape, x, y):
        return False
    for land in state.islands:
        if is_over(shape, land.shape, x - land.x, y - land.y):
            return False
    for other in state.ships:
        if other is ship or other.number == but or not is_solid(other):
            continue
        if is_over(shape, other.shape(), x - other.x, y - other.y):
            return False
    return True
