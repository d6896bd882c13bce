"""4.1 to 4.3, 13.3 – A course: what a plan of legs would do on the present table. It draws no dice and changes nothing.

The same code judges a plan, previews it, finds the moves of bots, and moves the ship leg by leg when it is carried out.
"""

from flibuste.engine.copying import copy_of
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import docked_at, is_solid
from flibuste.games.davyjones.geometry.convex import is_clear_way, is_near, is_over
from flibuste.games.davyjones.geometry.hulls import bow_shape, hull_shape
from flibuste.games.davyjones.geometry.sea import TERRAIN_CODE, Body, Sea, look_around, touched_by
from flibuste.games.davyjones.geometry.shape import CIRCLE, QUARTER, TOUCH, Shape, ahead, between
from flibuste.games.davyjones.geometry.sweep import NO_CONTACT
from flibuste.games.davyjones.rules.abilities.active_abilities import bonus_segments, has, has_keyword
from flibuste.games.davyjones.table.actions.sea import FULL, Leg
from flibuste.games.davyjones.table.constants import FOG, GALLEY, NONE, TURTLE_SHIP, L, S
from flibuste.games.davyjones.table.land import SMOKE
from flibuste.games.davyjones.table.pieces import Hull
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import BECALMED, CHAINED, DERELICT_MOVES, SLOWED, TERRAIN_PROOF


class Run:
    """A ship under way: where it is, what it has touched since the start, what it may still use.

    `touched` are the bodies touched at the start and after every leg since (4.3.3), `wet` the terrain that does not act
    again (9.1.2). `printed` and `bonus` are the segments left, S and L; `skipped` the printed ones that
    were left out for a bonus; `debt` what clearance borrowed (4.2.5), `spare` what a leg leaves of its own segment.
    After a leg: `made` is its length, `hits` the terrain it met (length and number in turn), `stopper` what ended the
    move.
    """

    def __init__(self, hull: Hull, x: int, y: int, heading: int) -> None:
        self.hull = hull
        self.x = x
        self.y = y
        self.heading = heading
        self.touched: list[int] = []
        self.wet: list[int] = []
        self.has_bow_contact = False
        self.comes_about = False
        self.legs = 0
        self.printed = [0, 0]
        self.bonus = [0, 0]
        self.skipped = [0, 0]
        self.debt = 0
        self.spare = 0
        self.made = 0
        self.from_x = x
        self.from_y = y
        self.hits: list[int] = []
        self.covered: list[Body] = []
        self.is_stopped = False
        self.stopper = NONE

    def clone(self) -> "Run":
        """A run that goes on from here; what the last leg came to stays behind."""
        other = copy_of(self)
        other.printed = self.printed[:]
        other.bonus = self.bonus[:]
        other.spare = 0
        other.made = 0
        other.from_x = self.x
        other.from_y = self.y
        other.hits = []
        other.covered = []
        other.stopper = NONE
        return other

    def shape(self) -> Shape:
        return hull_shape(self.hull, self.heading)


def base_move(state: State, ship: Ship) -> list[int]:
    """4.1.1, 4.9.4, 8.3.3 – The base move: S in tow, in fear, or as a derelict that can."""
    if ship.masts == 0:
        return [S] if moves_as_derelict(state, ship) else []
    return [S] if ship.towing != NONE or ship.now & SLOWED else ship.card.move


def moves_as_derelict(state: State, ship: Ship) -> bool:
    """8.4.3, 8.12.4, 11.3.46 – Galleys, turtle ships and ships with oars."""
    return has(state, ship, DERELICT_MOVES) or has_keyword(state, ship, TURTLE_SHIP | GALLEY)


def may_get_move(state: State, ship: Ship) -> bool:
    """4.5.1, 11.3.53, 14.9 – Whether it may get a move action: not chained or becalmed; a derelict only if it can."""
    return not ship.now & CHAINED and not is_becalmed(state, ship) and bool(base_move(state, ship))


def is_becalmed(state: State, ship: Ship) -> bool:
    """14.9 – Without wind; a ship that can move as a derelict does without it, also while its masts stand."""
    return ship.now & BECALMED != 0 and not moves_as_derelict(state, ship)


def begin(state: State, ship: Ship, sea: Sea) -> Run:
    """The run at the start of a move action."""
    run = Run(ship.card.hull, ship.x, ship.y, ship.heading)
    for segment in base_move(state, ship):
        run.printed[segment] += 1
    for segment in bonus_segments(state, ship):
        run.bonus[segment] += 1
    run.touched = touched_by(ship.shape(), ship.x, ship.y, sea.solids)
    run.wet = touched_by(ship.shape(), ship.x, ship.y, sea.terrain)
    if run.touched:
        run.has_bow_contact = bool(touched_by(bow_shape(run.hull, run.heading), run.x, run.y, sea.solids))
    if state.rules.come_about and not run.hull.is_disc:
        run.comes_about = docked_at(state, ship) != NONE
    return run


def sea_of(state: State, ship: Ship) -> Sea:
    """All that a move of this ship can meet."""
    longest = ship.card.hull.length + ship.card.hull.beam
    for segment in base_move(state, ship) + bonus_segments(state, ship):
        longest += state.box.segments[segment]
    return look_around(state, ship, longest, not has(state, ship, TERRAIN_PROOF))


def use_segment(run: Run, segment: int) -> Refusal | None:
    """4.1.1, 4.1.2, 4.1.4 – Each segment once; bonus segments after all used printed ones."""
    if run.printed[segment]:
        run.printed[segment] -= 1
        return None
    if run.bonus[segment]:
        run.bonus[segment] -= 1
        run.skipped = [run.skipped[S] + run.printed[S], run.skipped[L] + run.printed[L]]
        run.printed = [0, 0]
        return None
    if run.skipped[segment]:
        return Refusal("4.1.4", "printed-after-bonus")
    return Refusal("4.1.1", "no-such-segment")


def try_leg(state: State, run: Run, sea: Sea, leg: Leg) -> Refusal | None:
    """4.1.5, 4.2.3, 4.2.5, 13.3.8 – One leg: its segment, its turn, its length; then the hull swings and advances.

    Without a length it is as long as its segment, or what clearance has left of it; a longer one is refused.
    """
    refusal = use_segment(run, leg.segment)
    if refusal is not None:
        return refusal
    tolerance = state.box.tolerance
    paid = min(run.debt, state.box.segments[leg.segment])
    left = state.box.segments[leg.segment] - paid
    if leg.length != FULL and not 0 <= leg.length <= left + tolerance.within:
        return Refusal("4.2.5", "borrowed") if paid else Refusal("13.3.3", "too-long")
    if not 0 <= leg.heading < CIRCLE:
        return Refusal("13.6.1", "no-such-heading")
    is_free = run.legs == 0 and run.has_bow_contact
    if not is_free and between(leg.heading, run.heading) > state.rules.turn_limit + tolerance.turn:
        return Refusal("4.2.1", "turns-too-far")
    if run.legs == 0 and run.comes_about and between(leg.heading, run.heading) > QUARTER:
        refusal = come_about(run, sea, leg.heading)
        if refusal is not None:
            return refusal
    run.debt -= paid
    run.spare = 0 if leg.length == FULL else max(0, left - leg.length)
    return advance(run, sea, leg.heading, left - run.spare)


def come_about(run: Run, sea: Sea, heading: int) -> Refusal | None:
    """15.12 – On a heading away from the dock the stern is put where the bow tip was."""
    shape = hull_shape(run.hull, heading)
    dx, dy = ahead(run.hull.length, heading)
    run.x += dx
    run.y += dy
    for body in sea.solids:
        if body.is_over(shape, run.x, run.y):
            return Refusal("15.12", "no-clearance")
    run.touched = touched_by(shape, run.x, run.y, sea.solids)
    run.has_bow_contact = False
    return None


def advance(run: Run, sea: Sea, heading: int, wanted: int) -> Refusal | None:
    """4.2.2 to 4.3.3, 13.1.14 – Swing about the bow tip, then shift the whole body until something stops it."""
    shape = hull_shape(run.hull, heading)
    x = run.x
    y = run.y
    run.from_x = x
    run.from_y = y
    run.heading = heading
    run.hits = []
    run.stopper = NONE
    run.made = wanted
    run.legs += 1
    if sea.solids:
        solids = on_the_way(run, sea.solids, shape, heading, wanted)
        if solids or run.touched:
            refusal = pass_solids(run, solids, shape, heading, wanted)
            if refusal is not None:
                return refusal
    dx, dy = ahead(run.made, heading)
    run.x = x + dx
    run.y = y + dy
    if sea.terrain:
        meet_terrain(run, sea.terrain, shape, heading)
    return None


def on_the_way(run: Run, solids: list[Body], shape: Shape, heading: int, wanted: int) -> list[Body]:
    """The bodies whose box meets the box of the way; clearance (4.2.4) may make it longer than wanted."""
    longest = wanted
    if run.legs == 1 and run.touched:
        longest = max(wanted, run.hull.length + run.hull.beam)
    dx, dy = ahead(longest, heading)
    left = run.x + shape.left + (dx if dx < 0 else 0) - TOUCH
    right = run.x + shape.right + (dx if dx > 0 else 0) + TOUCH
    bottom = run.y + shape.bottom + (dy if dy < 0 else 0) - TOUCH
    top = run.y + shape.top + (dy if dy > 0 else 0) + TOUCH
    found: list[Body] = []
    for body in solids:
        if body.left <= right and body.right >= left and body.bottom <= top and body.top >= bottom:
            other = body.shape
            if other is None or not is_clear_way(shape, other, run.x - body.x, run.y - body.y, dx, dy):
                found.append(body)
    return found


def pass_solids(run: Run, solids: list[Body], shape: Shape, heading: int, wanted: int) -> Refusal | None:
    """4.2.2, 4.2.4, 4.2.5, 4.3.2, 4.3.3 – How far the hull gets; clearance takes the rest of the segment first."""
    x = run.x
    y = run.y
    is_first = run.legs == 1
    need = 0
    free: list[Body] = []
    slid: list[Body] = []
    run.covered = []
    for body in solids:
        if not body.is_near(shape, x, y, TOUCH):
            free.append(body)
        elif not body.is_over(shape, x, y):
            if body.code in run.touched:
                slid.append(body)
            else:
                run.covered.append(body)
        elif is_first and (run.has_bow_contact or body.code in run.touched):
            clear = body.first_clear(shape, x, y, heading, run.hull.length + run.hull.beam)
            if clear == NO_CONTACT:
                return Refusal("4.2.4", "no-clearance")
            need = max(need, clear)
            run.covered.append(body)
        else:
            run.covered.append(body)
    if need > wanted:
        run.debt += max(0, need - wanted - run.spare)
        wanted = need
    run.made = wanted
    find_stop(run, free, slid, shape, heading)
    if run.made < need:
        return Refusal("4.2.4", "no-clearance")
    return settle_leg(run, solids, free, shape, heading)


def find_stop(run: Run, free: list[Body], slid: list[Body], shape: Shape, heading: int) -> None:
    """4.3.2, 4.3.3 – The first new contact, or the last length that is free of a body slid along."""
    for body in free:
        length = body.meets(shape, run.x, run.y, heading, 1, run.made)
        if length != NO_CONTACT and (length < run.made or run.stopper == NONE):
            run.made = length
            run.stopper = body.code
    for body in slid:
        length = body.last_free(shape, run.x, run.y, heading, run.made)
        if length < run.made:
            run.made = length
            run.stopper = body.code


def settle_leg(run: Run, solids: list[Body], free: list[Body], shape: Shape, heading: int) -> Refusal | None:
    """4.2.2, 4.3.6, 13.6.7 – Nothing may be overlapped at the end; what is newly touched there ends the move."""
    dx, dy = ahead(run.made, heading)
    x = run.x + dx
    y = run.y + dy
    still: list[int] = []
    for body in run.covered:
        if body.is_over(shape, x, y):
            return Refusal("4.2.2", "stern-overlaps")
    for body in solids:
        if body.is_near(shape, x, y, TOUCH):
            if body.code in run.touched and body not in free:
                still.append(body.code)
            elif run.stopper == NONE:
                run.stopper = body.code
    run.touched = still
    run.is_stopped = run.stopper != NONE
    return None


def meet_terrain(run: Run, terrain: list[Body], shape: Shape, heading: int) -> None:
    """9.1.1, 9.1.2, 13.6.7 – The terrain this leg touches anew, by rising length."""
    found: list[tuple[int, int]] = []
    wet: list[int] = []
    for body in terrain:
        is_known = body.code in run.wet and body.is_near(shape, run.from_x, run.from_y, TOUCH)
        if not is_known:
            length = body.meets(shape, run.from_x, run.from_y, heading, 0, run.made)
            if length == NO_CONTACT and body.is_near(shape, run.x, run.y, TOUCH):
                length = run.made
            if length != NO_CONTACT:
                found.append((length, body.code - TERRAIN_CODE))
        if body.is_near(shape, run.x, run.y, TOUCH):
            wet.append(body.code)
    run.wet = wet
    for length, number in sorted(found):
        run.hits.append(length)
        run.hits.append(number)


def stop_short(run: Run, length: int) -> None:
    """9.1.1 – Terrain stops the ship at this length, or at the first later one that overlaps nothing."""
    shape = run.shape()
    is_clear = False
    while not is_clear and length < run.made:
        is_clear = True
        for body in run.covered:
            dx, dy = ahead(length, run.heading)
            if length < run.made and body.is_over(shape, run.from_x + dx, run.from_y + dy):
                clear = body.first_clear(shape, run.from_x, run.from_y, run.heading, run.made, length)
                length = run.made if clear == NO_CONTACT else clear
                is_clear = False
    dx, dy = ahead(length, run.heading)
    run.x = run.from_x + dx
    run.y = run.from_y + dy
    run.made = length
    run.is_stopped = True


class Course:
    """What a plan comes to: the places after each leg, where it ends, what stops it; or why it is refused."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.refusal: Refusal | None = None
        self.xs: list[int] = []
        self.ys: list[int] = []
        self.lengths: list[int] = []
        self.terrain: list[int] = []
        self.fog = NONE


def plan(state: State, ship: Ship, legs: list[Leg], sea: Sea, run: Run) -> Course:
    """13.3.4 – The whole plan on the present table; legs after a stop are not made (4.3.2)."""
    course = Course(run)
    for leg in legs:
        if run.is_stopped:
            course.refusal = use_segment(run, leg.segment)
        else:
            course.refusal = try_leg(state, run, sea, leg)
            note_leg(state, course, run)
        if course.refusal is not None:
            return course
    if legs:  # a ship that cannot get away stays where it is
        course.refusal = fault_at_end(state, ship, run)
    return course


def note_leg(state: State, course: Course, run: Run) -> None:
    """9.2.1 – Fog ends the plan."""
    for place in range(0, len(run.hits), 2):
        number = run.hits[place + 1]
        course.terrain.append(number)
        if state.terrain[number].kind in (FOG, SMOKE):
            stop_short(run, run.hits[place])
            course.fog = number
            break
    course.xs.append(run.x)
    course.ys.append(run.y)
    course.lengths.append(run.made)


def fault_at_end(state: State, ship: Ship, run: Run) -> Refusal | None:
    """8.5.3, 8.10.5 – Ghostly ships and submerged monsters must end clear of what they passed."""
    if not ship.ghostly and not ship.submerged:
        return None
    shape = run.shape()
    for land in state.islands:
        if is_over(shape, land.shape, run.x - land.x, run.y - land.y):
            return Refusal("8.5.3" if ship.ghostly else "8.10.5", "ends-in-an-island")
    for other in state.ships:
        if other is ship or not is_solid(other) or ship.towing == other.number:
            continue
        if is_over(shape, other.shape(), run.x - other.x, run.y - other.y):
            return Refusal("8.5.3" if ship.ghostly else "8.10.5", "ends-in-a-ship")
        if ship.submerged and is_near(shape, other.shape(), run.x - other.x, run.y - other.y, TOUCH):
            return Refusal("8.10.5", "ends-at-a-ship")
    return None
