"""6.5 to 6.10, 13.4 – Who can be fired at, from which mast, with which reach."""

from flibuste.games.davyjones.geometry.bodies import is_at_home, is_lost, is_monster
from flibuste.games.davyjones.geometry.convex import is_boxed_apart
from flibuste.games.davyjones.geometry.lines import Scene, has_line
from flibuste.games.davyjones.geometry.shape import STOP, Shape, is_around, turned
from flibuste.games.davyjones.rules.abilities.active_abilities import has_keyword, is_barred
from flibuste.games.davyjones.table.constants import FOG, JUNK, NONE, SCHOONER
from flibuste.games.davyjones.table.land import SMOKE
from flibuste.games.davyjones.table.pieces import Box
from flibuste.games.davyjones.table.ship import SAILING, WRECK, Ship
from flibuste.games.davyjones.table.state import State


def is_target(state: State, seat: int, other: Ship) -> bool:
    """6.9, 6.10 – Enemies that are not lost, not under water and not docked at their own home."""
    if other.player == seat or other.status != SAILING or other.submerged or is_lost(other):
        return False
    return not is_at_home(state, other)


def in_reach(ship: Ship, other: Ship, reach: int) -> bool:
    """A quick test by the boxes of the hulls."""
    return not is_boxed_apart(ship.shape(), other.shape(), ship.x - other.x, ship.y - other.y, reach)


def scene_of(state: State, ship: Ship, mast: int, target: Ship, reach: int) -> Scene:
    """6.7, 6.8 – What could block: own rigging, and all around."""
    scene = Scene()
    ox, oy = ship.mast_at(mast)
    add_rigging(state, ship, mast, scene, ox, oy)
    add_surroundings(state, scene, ox, oy, reach, (ship.number, target.number))
    return scene


def add_surroundings(
    state: State, scene: Scene, ox: int, oy: int, reach: int, but: tuple[int, ...], island: int = NONE
) -> None:
    """6.7, 9.2.3, 9.3.5 – Islands, fog and smoke, ships, wrecks; but for some ships, and the island stood on."""
    for number in range(len(state.islands)):
        land = state.islands[number]
        if number != island and is_close(land.shape, land.x - ox, land.y - oy, reach):
            scene.add(land.shape, land.x - ox, land.y - oy)
    for bank in state.terrain:
        if bank.kind in (FOG, SMOKE) and not bank.is_gone and is_close(bank.shape, bank.x - ox, bank.y - oy, reach):
            scene.add(bank.shape, bank.x - ox, bank.y - oy)
    for other in state.ships:
        if other.number in but or not blocks(other):
            continue
        if is_close(other.shape(), other.x - ox, other.y - oy, reach):
            scene.add(other.shape(), other.x - ox, other.y - oy)


def is_close(shape: Shape, x: int, y: int, reach: int) -> bool:
    return is_around(x, y, reach + shape.reach)


def blocks(ship: Ship) -> bool:
    """6.8, 8.5.6, 9.3.5 – Ghostly, submerged and lost ships do not block; wrecks do."""
    if ship.status == WRECK:
        return True
    return ship.status == SAILING and not ship.ghostly and not ship.submerged and not is_lost(ship)


def add_rigging(state: State, ship: Ship, mast: int, scene: Scene, ox: int, oy: int) -> None:
    """8.6.1, 13.1.13 – Square rig: a disc and a bar of full beam at each other standing mast; schooner: no bars."""
    if ship.card.has(JUNK):
        return
    disc = mast_disc(state.box, is_monster(ship))
    square = not is_monster(ship) and not has_keyword(state, ship, SCHOONER)
    half = ship.card.hull.beam // 2
    for other in range(ship.card.masts):
        if other == mast or not (ship.masts >> other) & 1:
            continue
        x, y = ship.mast_at(other)
        scene.add(disc, x - ox, y - oy)
        if square:
            place = ship.card.hull.masts[other]
            ax, ay = turned(place[0], half, ship.heading)
            bx, by = turned(place[0], -half, ship.heading)
            scene.add_bar(ship.x + ax - ox, ship.y + ay - oy, ship.x + bx - ox, ship.y + by - oy)


def mast_disc(box: Box, monster: bool) -> Shape:
    radius = box.segment_radius if monster else box.mast_radius
    found = _discs.get(radius)
    if found is None:
        found = Shape([(0, 0)], radius)
        _discs[radius] = found
    return found


_discs: dict[int, Shape] = {}


def has_free_line(state: State, ship: Ship, mast: int, target: Ship, reach: int) -> bool:
    """6.5, 6.6 – Some free line from the mast place to the target's hull, not longer than the reach."""
    limit = reach + STOP
    ox, oy = ship.mast_at(mast)
    shape = target.shape()
    x = target.x - ox
    y = target.y - oy
    if shape.left + x > limit or shape.right + x < -limit or shape.bottom + y > limit or shape.top + y < -limit:
        return False
    return has_line(scene_of(state, ship, mast, target, limit), shape, x, y, limit)


def can_hit(state: State, ship: Ship, mast: int, target: Ship, segment: int, factor: int = 1) -> bool:
    """6.5 to 6.10 – A gun at this mast place with this range may fire at the target."""
    reach = state.box.segments[segment] * factor
    if not in_reach(ship, target, reach + STOP) or not is_target(state, ship.player, target):
        return False
    return not is_barred(state, ship, target, segment) and has_free_line(state, ship, mast, target, reach)
