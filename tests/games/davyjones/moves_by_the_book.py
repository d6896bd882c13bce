"""13.5 – The sample of moves once more, slow and plain: every plan of the clauses, judged as a player's would be."""

from collections.abc import Iterator
from itertools import permutations
from math import atan2, ceil, degrees, dist

from flibuste.games.davyjones.geometry.bodies import is_on_table
from flibuste.games.davyjones.geometry.convex import nearest_point
from flibuste.games.davyjones.rules.sea.course import Run, begin, sea_of
from flibuste.games.davyjones.rules.sea.judging import course_of, judge_sail
from flibuste.games.davyjones.table.actions.sea import Leg, Sail
from flibuste.games.davyjones.table.constants import L, S
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State

MOST = 256


def sample_of(state: State, ship: Ship) -> list[str]:
    """13.5.3 – Legal plans, aimed ones first, of each cell of end poses the first found; then to stay."""
    run = begin(state, ship, sea_of(state, ship))
    found: dict[tuple[int, int, int], Sail] = {}
    for legs in [*aimed(state, ship, run), *fanned(state, ship, run)]:
        course = course_of(state, Sail(ship.number, legs))
        made = legs[: len(course.lengths)]
        if course.refusal is None and judge_sail(state, Sail(ship.number, made)) is None:
            end = course.run
            found.setdefault((end.x // 500, end.y // 500, end.heading // 1500), Sail(ship.number, made))
    plans = [plan.notation for plan in list(found.values())[:MOST]]
    stay = Sail(ship.number, []).notation
    here = Sail(ship.number, [Leg(ship.card.move[0], ship.heading, 0)])
    ends_clear = not (ship.ghostly or ship.submerged) or judge_sail(state, here) is None
    return [*plans, stay] if ends_clear or not plans else plans


def turns(state: State, run: Run, leg: int) -> list[int]:
    """13.5.1 – Straight on first, then to the left and to the right, wider and wider."""
    step, widest = (3000, 9000) if leg else (1500, 9000)
    if leg == 0 and run.has_bow_contact:
        widest = 18000
    else:
        widest = min(widest, state.rules.turn_limit)
    sides = [turn for width in range(step, widest + 1, step) for turn in (width, -width)]
    return [turn for turn in [0, *sides] if turn != -18000]


def fanned(state: State, ship: Ship, run: Run) -> Iterator[list[Leg]]:
    """13.5.1 – Every order and every prefix of the segments, shorter plans first; none goes on after a stop."""
    level: list[list[Leg]] = [[]]
    orders = segment_orders(run)
    while level:
        after = []
        for legs in level:
            used = tuple(leg.segment for leg in legs)
            heading = legs[-1].heading if legs else run.heading
            for segment in (S, L):
                if (*used, segment) not in orders:
                    continue
                for turn in turns(state, run, len(legs)):
                    longer = [*legs, Leg(segment, (heading + turn) % 36000)]
                    course = course_of(state, Sail(ship.number, longer))
                    if len(course.lengths) == len(longer):
                        yield longer
                        if not course.run.is_stopped:
                            after.append(longer)
        level = after


def segment_orders(run: Run) -> set[tuple[int, ...]]:
    """4.1.1, 4.1.4 – What may be sailed one after the other: printed segments, then bonus ones."""
    printed = [S] * run.printed[S] + [L] * run.printed[L]
    bonus = [S] * run.bonus[S] + [L] * run.bonus[L]
    return {
        (*one, *other)
        for some in range(len(printed) + 1)
        for one in permutations(printed, some)
        for more in range(len(bonus) + 1)
        for other in permutations(bonus, more)
    }


def aimed(state: State, ship: Ship, run: Run) -> Iterator[list[Leg]]:
    """13.5.2 – Straight at the nearest point of whatever is in reach, and up to S and L from an enemy."""
    order = [L] * run.printed[L] + [S] * run.printed[S] + [L] * run.bonus[L] + [S] * run.bonus[S]
    reach = sum(state.box.segments[segment] for segment in order)
    marks = [(land.shape, land.x, land.y, False) for land in state.islands]
    for other in state.ships:
        if other is not ship and is_on_table(other) and other.number != ship.towing:
            is_enemy = other.player != ship.player and other.status == SAILING
            shape = other.shape() if other.masts else other.bow()
            marks.append((shape, other.x, other.y, is_enemy))
    for shape, x, y, is_enemy in marks:
        px, py = nearest_point(shape, ship.x - x, ship.y - y)
        px, py = px + x, py + y
        gap = int(dist((px, py), (ship.x, ship.y)))
        heading = ceil(degrees(atan2(py - ship.y, px - ship.x)) * 100 - 0.5) % 36000
        lengths = [reach] if 0 < gap <= reach else []
        lengths += [gap - short for short in state.box.segments if is_enemy and 0 < gap - short <= reach]
        for length in lengths:
            yield straight(state, order, heading, length)


def straight(state: State, order: list[int], heading: int, length: int) -> list[Leg]:
    legs = []
    for segment in order:
        full = state.box.segments[segment]
        if length > 0:
            legs.append(Leg(segment, heading) if length >= full else Leg(segment, heading, length))
        length -= full
    return legs
