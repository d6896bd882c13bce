"""13.1, 13.2, 13.3.7 – What touches what: derived from poses after every step, never stored."""

from mypy_extensions import i64

from flibuste.games.davyjones.geometry.convex import is_near
from flibuste.games.davyjones.geometry.shape import STOP, TOUCH, Shape
from flibuste.games.davyjones.rules.abilities.active_abilities import has, has_keyword
from flibuste.games.davyjones.table.constants import GALLEY, NONE, SEA_MONSTER
from flibuste.games.davyjones.table.land import Land
from flibuste.games.davyjones.table.ship import SAILING, WRECK, Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import RAIDS_HOMES


def is_on_table(ship: Ship) -> bool:
    """9.2.1, 11.2.5 – Afloat or a wreck, and not inside a fog bank; one lost in smoke stays where it is."""
    return ship.status == WRECK or (ship.status == SAILING and (ship.lost == NONE or ship.smoked))


def is_lost(ship: Ship) -> bool:
    """9.2.2 – In a fog bank or under smoke."""
    return ship.lost != NONE


def is_solid(ship: Ship) -> bool:
    """4.3.1, 8.5.7, 9.3.5 – Whether other ships cannot pass through it: ghostly ships and wrecks are solid too."""
    return is_on_table(ship) and not ship.submerged


def is_monster(ship: Ship) -> bool:
    """8.10.1, 8.10.6 – A monster is a ship whose segments are its masts; what differs asks for this."""
    return ship.card.has(SEA_MONSTER)


def touch(a: Shape, ax: int, ay: int, b: Shape, bx: int, by: int) -> bool:
    """13.2.2 – A gap of at most 0.10 mm."""
    return is_near(a, b, ax - bx, ay - by, TOUCH)


def span_of(ship: Ship) -> int:
    """More than any point of the hull is from its bow tip (a disc: its centre)."""
    hull = ship.card.hull
    return hull.length + hull.beam + hull.radius + TOUCH


def are_far_apart(a: Ship, b: Ship) -> bool:
    """Quick and sure: the hulls do not touch."""
    far: i64 = span_of(a) + span_of(b)
    x: i64 = a.x - b.x
    y: i64 = a.y - b.y
    return x > far or x < -far or y > far or y < -far


def ships_touch(a: Ship, b: Ship) -> bool:
    """4.3.4 – Hull against hull; masts, sails and oars count for nothing."""
    return not are_far_apart(a, b) and touch(a.shape(), a.x, a.y, b.shape(), b.x, b.y)


def bow_touches(a: Ship, b: Ship) -> bool:
    """13.1.8 – The bow zone of a touches the hull of b."""
    return not are_far_apart(a, b) and touch(a.bow(), a.x, a.y, b.shape(), b.x, b.y)


def ships_within(a: Ship, b: Ship, reach: int) -> bool:
    """13.2.4 – Within a range: the gap is at most that length and 0.05 mm."""
    return is_near(a.shape(), b.shape(), a.x - b.x, a.y - b.y, reach + STOP)


def land_within(ship: Ship, land: Land, reach: int) -> bool:
    return is_near(ship.shape(), land.shape, ship.x - land.x, ship.y - land.y, reach + STOP)


def may_dock(state: State, ship: Ship, island: int) -> bool:
    """4.4.3 – Not at an enemy home, but for raiders, and for these not where they have outstayed (11.3.35)."""
    home = state.islands[island].home
    return home in (NONE, ship.player) or (has(state, ship, RAIDS_HOMES) and ship.outstayed != island)


def docked_at(state: State, ship: Ship) -> int:
    """4.4.1, 4.4.2 – The island its bow touches and it may dock at; NONE if it is not docked (8.5.5, 8.10.4, 9.2.2)."""
    if ship.status != SAILING or ship.ghostly or ship.submerged or ship.lost != NONE:
        return NONE
    island = shore_of(state, ship)
    while island != NONE and not may_dock(state, ship, island):
        island = next_shore(state, ship, island + 1)
    return island


def shore_of(state: State, ship: Ship) -> int:
    """The first island its bow touches, kept at the ship while it lies there."""
    if (
        ship.shore_x != ship.x
        or ship.shore_y != ship.y
        or ship.shore_heading != ship.heading
        or ship.shores != len(state.islands)
    ):
        ship.shore_x = ship.x
        ship.shore_y = ship.y
        ship.shore_heading = ship.heading
        ship.shores = len(state.islands)
        ship.shore = next_shore(state, ship, 0)
    return ship.shore


def next_shore(state: State, ship: Ship, first: int) -> int:
    """The first island from a number on that its bow touches."""
    far = span_of(ship)
    for island in range(first, len(state.islands)):
        land = state.islands[island]
        x: i64 = ship.x - land.x
        y: i64 = ship.y - land.y
        near: i64 = land.shape.reach + far
        if -near <= x <= near and -near <= y <= near and is_near(ship.bow(), land.shape, x, y, TOUCH):
            return island
    return NONE


def is_at_home(state: State, ship: Ship) -> bool:
    """Docked at the own home island."""
    island = docked_at(state, ship)
    return island != NONE and state.islands[island].home == ship.player


def is_untouchable(ship: Ship) -> bool:
    """8.5.4, 8.10.4, 9.2.2 – Neither rams nor is rammed, pins nor is pinned, boards nor is boarded."""
    return ship.ghostly or ship.submerged or is_lost(ship) or ship.status != SAILING


def is_pinned(state: State, ship: Ship) -> bool:
    """4.7.1, 4.7.3, 4.7.4, 8.10.7 – Its bow touches an enemy that is not derelict, or a monster holds it."""
    if is_untouchable(ship) or has_keyword(state, ship, GALLEY):
        return False
    for number in ship.held:
        if holds(state, state.ship(number), ship):
            return True
    if is_monster(ship):
        return False
    for other in state.ships:
        if other.player != ship.player and pins(state, ship, other):
            return True
    return False


def pins(state: State, ship: Ship, other: Ship) -> bool:
    """4.6.3, 4.7.1 – Whether the ship's bow is caught by the other."""
    if other.status != SAILING or other.masts == 0 or is_untouchable(other):
        return False
    return not has_keyword(state, other, GALLEY) and bow_touches(ship, other)


def holds(state: State, monster: Ship, ship: Ship) -> bool:
    """8.10.7 – A monster that rammed the ship still touches it, surfaced."""
    return not is_untouchable(monster) and monster.player != ship.player and ships_touch(monster, ship)


def loosen(state: State) -> None:
    """8.10.7 – A grip is over for good once the two have parted, or the monster has dived."""
    for ship in state.ships:
        if ship.held:
            ship.held = [number for number in ship.held if holds(state, state.ship(number), ship)]


def is_gripped(state: State, ship: Ship, other: Ship) -> bool:
    """4.6.6 – Whether the ship has the other pinned since an earlier ram: it may not ram it again."""
    return ship.number in other.held and not has_keyword(state, other, GALLEY)


def ram_targets(state: State, ship: Ship) -> list[int]:
    """4.6.1, 4.6.6, 4.6.7 – Enemies the bow touches that can be rammed."""
    if is_untouchable(ship):
        return []
    found: list[int] = []
    for other in state.ships:
        is_open = state.is_enemy(ship, other) and not is_untouchable(other) and bow_touches(ship, other)
        if is_open and not is_gripped(state, ship, other):
            found.append(other.number)
    return found


def tow_targets(state: State, ship: Ship) -> list[int]:
    """4.9.1, 4.9.8 – Derelicts whose bow the hull touches and that can be towed."""
    if is_untouchable(ship) or ship.towing != NONE or ship.masts == 0:
        return []
    found: list[int] = []
    for other in state.ships:
        if (
            other is not ship
            and is_towable(other)
            and not are_far_apart(ship, other)
            and touch(ship.shape(), ship.x, ship.y, other.bow(), other.x, other.y)
        ):
            found.append(other.number)
    return found


def is_towable(ship: Ship) -> bool:
    return ship.is_derelict() and not is_monster(ship) and ship.tangled == NONE and not is_untouchable(ship)


def tower_of(state: State, ship: Ship) -> int:
    """The ship that has this one in tow."""
    for other in state.ships:
        if other.towing == ship.number:
            return other.number
    return NONE


def end_tows(state: State, ship: Ship) -> None:
    """4.9.9 – The ship neither tows nor is towed any more."""
    ship.towing = NONE
    for other in state.ships:
        if other.towing == ship.number:
            other.towing = NONE
