"""13.5 – A good finite sample of the moves of a ship, for bots: aimed ones first, then a fan of headings."""

from math import atan2, pi, sqrt
from typing import Final

from flibuste.engine.action import Action
from flibuste.games.davyjones.geometry.bodies import is_on_table
from flibuste.games.davyjones.geometry.convex import is_clear_way, nearest_point
from flibuste.games.davyjones.geometry.hulls import hull_shape
from flibuste.games.davyjones.geometry.sea import Body, Sea
from flibuste.games.davyjones.geometry.shape import CIRCLE, QUARTER, UNIT, Shape, ahead, cosine, is_around, scaled, sine
from flibuste.games.davyjones.rules.sea.course import (
    Course,
    Run,
    begin,
    fault_at_end,
    note_leg,
    plan,
    sea_of,
    try_leg,
    use_segment,
)
from flibuste.games.davyjones.table.actions.sea import Leg, Sail
from flibuste.games.davyjones.table.constants import NONE, L, S
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State

MOST: Final = 256
_MARGIN: Final = 12
_CELL: Final = 500
_SECTOR: Final = 1500
_FIRST_TURNS: Final = [0, 1500, -1500, 3000, -3000, 4500, -4500, 6000, -6000, 7500, -7500, 9000, -9000]
_LATER_TURNS: Final = [0, 3000, -3000, 6000, -6000, 9000, -9000]
_ALL_TURNS: Final = [*_FIRST_TURNS, 10500, -10500, 12000, -12000, 13500, -13500, 15000, -15000, 16500, -16500, 18000]


class Sample:
    """The plans found so far, one for each cell of end poses."""

    def __init__(self, state: State, ship: Ship) -> None:
        self.state = state
        self.ship = ship
        self.cells: dict[int, bool] = {}
        self.actions: list[Action] = []

    def is_new(self, x: int, y: int, heading: int) -> bool:
        """13.5.3 – Whether no plan ends in this cell yet."""
        cell = ((x // _CELL) * 1024 + y // _CELL) * 32 + heading // _SECTOR
        if cell in self.cells:
            return False
        self.cells[cell] = True
        return True

    def is_full(self) -> bool:
        return len(self.actions) >= MOST

    def add(self, legs: list[Leg], x: int, y: int, heading: int) -> None:
        if not self.is_full() and self.is_new(x, y, heading):
            self.actions.append(Sail(self.ship.number, legs))

    def try_last(self, legs: list[Leg], leg: Leg, x: int, y: int) -> None:
        """A plan with its last leg, made only if it is new."""
        if not self.is_full() and self.is_new(x, y, leg.heading):
            self.actions.append(Sail(self.ship.number, [*legs, leg]))


def moves(state: State, ship: Ship) -> list[Action]:
    """13.5.3 – At most 256 plans that are legal, and to stay."""
    sea = sea_of(state, ship)
    sample = Sample(state, ship)
    aim(sample, sea)
    fan(sample, sea)
    if ship.towing != NONE:
        sample.actions = [action for action in sample.actions if is_towable_course(state, ship, action)]
    stays = (not ship.ghostly and not ship.submerged) or not sample.actions
    if stays or fault_at_end(state, ship, begin(state, ship, sea)) is None:
        sample.actions.append(Sail(ship.number, []))
    return sample.actions


def is_towable_course(state: State, ship: Ship, action: Action) -> bool:
    from flibuste.games.davyjones.rules.sea.judging import judge_sail

    return isinstance(action, Sail) and judge_sail(state, action) is None


def fan(sample: Sample, sea: Sea) -> None:
    """13.5.1 – Turns in steps of 15 degrees for the first leg, of 30 for later ones; all orders and prefixes."""
    run = begin(sample.state, sample.ship, sea)
    if sea.is_open() and not sample.ship.submerged and not sample.ship.ghostly:
        fan_at_sea(sample, run)
    else:
        fan_among(sample, sea, run)


def segments_of(run: Run) -> list[int]:
    """4.1.4 – What the next leg may use."""
    return [segment for segment in (S, L) if run.printed[segment] or run.bonus[segment]]


def turns_for(state: State, run: Run) -> list[int]:
    """4.2.1, 4.2.3, 15.5 – Those that the turn limit allows; from a bow contact all."""
    if run.legs == 0 and run.has_bow_contact:
        return _ALL_TURNS
    return within_limit(state, _LATER_TURNS if run.legs else _FIRST_TURNS)


def within_limit(state: State, turns: list[int]) -> list[int]:
    limit = state.rules.turn_limit
    return turns if limit >= QUARTER else [turn for turn in turns if abs(turn) <= limit]


class Branch:
    """A plan under construction on the open sea."""

    def __init__(self, legs: list[Leg], x: int, y: int, heading: int, printed: list[int], bonus: list[int]) -> None:
        self.legs = legs
        self.x = x
        self.y = y
        self.heading = heading
        self.printed = printed
        self.bonus = bonus


def fan_at_sea(sample: Sample, run: Run) -> None:  # noqa: PLR0915 – in one piece for speed
    """Nothing in reach: every plan is legal and ends where its legs add up to."""
    lengths = sample.state.box.segments
    known: dict[int, Leg] = {}
    shifts: dict[int, tuple[int, int]] = {}
    level = [Branch([], run.x, run.y, run.heading, run.printed, run.bonus)]
    turns = turns_for(sample.state, run)
    while level and not sample.is_full():
        after: list[Branch] = []
        for branch in level:
            for segment in (S, L):
                printed = branch.printed
                bonus = branch.bonus
                if printed[segment]:
                    printed = printed[:]
                    printed[segment] -= 1
                elif bonus[segment]:
                    bonus = bonus[:]
                    bonus[segment] -= 1
                    printed = [0, 0]
                else:
                    continue
                more = printed[S] + printed[L] + bonus[S] + bonus[L] > 0
                for turn in turns:
                    heading = (branch.heading + turn) % CIRCLE
                    key = heading * 2 + segment
                    leg = known.get(key)
                    if leg is None:
                        leg = Leg(segment, heading)
                        known[key] = leg
                        shifts[key] = ahead(lengths[segment], heading)
                    dx, dy = shifts[key]
                    legs = [*branch.legs, leg]
                    sample.add(legs, branch.x + dx, branch.y + dy, heading)
                    if more:
                        after.append(Branch(legs, branch.x + dx, branch.y + dy, heading, printed, bonus))
            if sample.is_full():
                return
        level = after
        turns = within_limit(sample.state, _LATER_TURNS)


class Trail:
    """A plan under construction among obstacles."""

    def __init__(self, legs: list[Leg], run: Run) -> None:
        self.legs = legs
        self.run = run


def fan_among(sample: Sample, sea: Sea, start: Run) -> None:  # noqa: C901, PLR0912, PLR0915 – likewise
    """The same with the ordinary validation of every leg that has something near its way."""
    state = sample.state
    lengths = state.box.segments
    known: dict[int, Leg] = {}
    sea.all = sea.solids + sea.terrain
    ends = sample.ship.ghostly or sample.ship.submerged
    level = [Trail([], start)]
    while level and not sample.is_full():
        after: list[Trail] = []
        for trail in level:
            run = trail.run
            turns = turns_for(state, run)
            turns_round = run.comes_about and run.legs == 0
            is_last = run.printed[S] + run.printed[L] + run.bonus[S] + run.bonus[L] == 1
            for segment in segments_of(run):
                for turn in turns:
                    heading = (run.heading + turn) % CIRCLE
                    key = heading * 2 + segment
                    leg = known.get(key)
                    if leg is None:
                        leg = Leg(segment, heading)
                        known[key] = leg
                    is_free = not run.debt and not turns_round and is_free_way(run, sea, heading, lengths[segment])
                    if is_free and is_last and not ends:
                        dx, dy = ahead(lengths[segment], heading)
                        sample.try_last(trail.legs, leg, run.x + dx, run.y + dy)
                        continue
                    further = run.clone()
                    if is_free:
                        sail_free(further, heading, segment, lengths[segment])
                    else:
                        if try_leg(state, further, sea, leg) is not None:
                            continue
                        if further.hits:
                            note_leg(state, Course(further), further)
                    legs = [*trail.legs, leg]
                    if not ends or fault_at_end(state, sample.ship, further) is None:
                        sample.add(legs, further.x, further.y, further.heading)
                    if not further.is_stopped and segments_of(further):
                        after.append(Trail(legs, further))
            if sample.is_full():
                return
        level = after


def is_free_way(run: Run, sea: Sea, heading: int, length: int) -> bool:
    """Quick: no body is near the strip of sea from the stern to the end of the leg."""
    c = cosine(heading)
    s = sine(heading)
    hull = run.hull
    x = run.x
    y = run.y
    half = hull.radius if hull.is_disc else hull.beam // 2
    astern = hull.radius if hull.is_disc else hull.length
    front = length + (hull.radius if hull.is_disc else 0)
    for body in sea.all:
        if body.shape is not None:
            dx = body.mx - x
            dy = body.my - y
            abeam = (dy * c - dx * s) // UNIT
            if abeam > half + body.girth or abeam < -half - body.girth:
                continue
            along = (dx * c + dy * s) // UNIT
            if along > front + body.girth or along < -astern - body.girth:
                continue
        if is_beside(run, body, heading, scaled(length * c), scaled(length * s)):
            return False
    return True


def is_beside(run: Run, body: Body, heading: int, sx: int, sy: int) -> bool:
    """Whether a body may be near the hull while it is shifted; a yes may be too careful."""
    shape = hull_shape(run.hull, heading)
    if (
        body.left > run.x + shape.right + (sx if sx > 0 else 0) + _MARGIN
        or body.right < run.x + shape.left + (sx if sx < 0 else 0) - _MARGIN
        or body.bottom > run.y + shape.top + (sy if sy > 0 else 0) + _MARGIN
        or body.top < run.y + shape.bottom + (sy if sy < 0 else 0) - _MARGIN
    ):
        return False
    other = body.shape
    return other is None or not is_clear_way(shape, other, run.x - body.x, run.y - body.y, sx, sy)


def sail_free(run: Run, heading: int, segment: int, length: int) -> None:
    """A leg through open water."""
    use_segment(run, segment)
    dx, dy = ahead(length, heading)
    run.x += dx
    run.y += dy
    run.heading = heading
    run.touched = []
    run.wet = []
    run.legs += 1


def aim(sample: Sample, sea: Sea) -> None:
    """13.5.2 – Straight at every island, enemy, derelict bow and friend in reach; and up to S or L from an enemy."""
    state = sample.state
    start = begin(state, sample.ship, sea)
    for target in range(len(state.islands) + len(state.ships)):
        aim_at_one(sample, sea, start, target)


def aim_at_one(sample: Sample, sea: Sea, start: Run, target: int) -> None:
    """13.5.2 – At one of the islands or, after them, one of the ships."""
    state = sample.state
    ship = sample.ship
    if target < len(state.islands):
        land = state.islands[target]
        aim_at(sample, sea, start, land.shape, land.x, land.y, False)
        return
    other = state.ships[target - len(state.islands)]
    if other is not ship and is_on_table(other) and other.number != ship.towing:
        is_foe = other.player != ship.player and other.status == SAILING
        shape = other.bow() if other.masts == 0 else other.shape()
        aim_at(sample, sea, start, shape, other.x, other.y, is_foe)


def aim_at(sample: Sample, sea: Sea, start: Run, shape: Shape, x: int, y: int, is_foe: bool) -> None:
    order = [L] * start.printed[L] + [S] * start.printed[S] + [L] * start.bonus[L] + [S] * start.bonus[S]
    reach = sum(sample.state.box.segments[segment] for segment in order)
    far = shape.reach + reach + 2 * max(sample.state.box.segments)
    if not is_around(x - start.x, y - start.y, far):
        return
    px, py = nearest_point(shape, start.x - x, start.y - y)
    dx = px + x - start.x
    dy = py + y - start.y
    distance = int(sqrt(float(dx * dx + dy * dy)))
    if distance == 0:
        return
    heading = int(atan2(float(dy), float(dx)) * 18000.0 / pi + CIRCLE + 0.4999999) % CIRCLE
    if distance <= reach:
        try_plan(sample, sea, start, legs_along(sample.state, order, heading, reach))
    if is_foe:
        for stand_off in sample.state.box.segments:
            if 0 < distance - stand_off <= reach:
                try_plan(sample, sea, start, legs_along(sample.state, order, heading, distance - stand_off))


def legs_along(state: State, order: list[int], heading: int, length: int) -> list[Leg]:
    """Legs in one direction that add up to this length."""
    found: list[Leg] = []
    for segment in order:
        full = state.box.segments[segment]
        if length >= full:
            found.append(Leg(segment, heading))
        elif length > 0:
            found.append(Leg(segment, heading, length))
        length -= full
        if length <= 0:
            break
    return found


def try_plan(sample: Sample, sea: Sea, start: Run, legs: list[Leg]) -> None:
    course = plan(sample.state, sample.ship, legs, sea, start.clone())
    if course.refusal is None:
        run = course.run
        made = legs[: max(1, len(course.lengths))]
        sample.add(made, run.x, run.y, run.heading)
