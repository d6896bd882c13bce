"""Courses worth looking at, coarse to fine: towards what matters first, then around, then all of 13.5.

A course depends on nothing but where everything lies, so what was found is kept while the same table is looked at.
"""

from math import atan2, pi
from typing import Final

from flibuste.engine.action import Action
from flibuste.games.davyjones.geometry.sea import Sea
from flibuste.games.davyjones.geometry.shape import CIRCLE, QUARTER
from flibuste.games.davyjones.judgement.chart import NEVER, Prospect, prospect_of
from flibuste.games.davyjones.judgement.danger import distance
from flibuste.games.davyjones.judgement.goals import Goal, goals_of, moves_left
from flibuste.games.davyjones.judgement.memory import Memory
from flibuste.games.davyjones.rules.abilities.active_abilities import bonus_segments
from flibuste.games.davyjones.rules.sea.candidates import Sample, aim_at_one, moves
from flibuste.games.davyjones.rules.sea.course import Run, base_move, begin, plan, sea_of, try_leg
from flibuste.games.davyjones.table.actions.sea import Leg, Sail
from flibuste.games.davyjones.table.constants import NONE, L, S
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State

FEW: Final = 3  # looks at the main goals only
SOME: Final = 24  # looks at all goals and some headings; then at everything
_MAIN: Final = 3
_GOOD: Final = 0.55  # of a move: what a course should gain
_BENDS: Final = [0, 3000, -3000, 6000, -6000, 9000, -9000, 12000, -12000]
_HEADINGS: Final = [0, 4500, -4500, 9000, -9000]
_ANYWHERE: Final = -1
_AROUND: Final = -2
_FOES: Final = -3


def courses(state: State, ship: Ship, looks: int, memory: Memory) -> list[Action]:
    """The more, the more often the question has been looked at."""
    place = whereabouts(state, ship)
    if looks >= SOME or ship.ghostly or ship.submerged or ship.towing != NONE or ship.pilot() != ship.player:
        return kept_courses(state, ship, place, _ANYWHERE, memory)
    prospect = prospect_of(state, ship)
    goals = goals_of(state, prospect, memory.meant.get(ship.number, NONE))
    actions: list[Action] = []
    for goal in goals[: _MAIN if looks < FEW else len(goals)]:
        add_new(actions, to_island(state, prospect, goal, place, memory))
    if has_foe_near(state, ship):
        add_new(actions, kept_courses(state, ship, place, _FOES, memory))
    if looks >= FEW or len(actions) < 2:
        add_new(actions, kept_courses(state, ship, place, _AROUND, memory))
    return actions or kept_courses(state, ship, place, _ANYWHERE, memory)


def aim_of(state: State, course: Sail, memory: Memory) -> int:
    """The island that a course is for: the best one whose course it is, or NONE."""
    ship = state.ship(course.ship)
    prospect = prospect_of(state, ship)
    place = whereabouts(state, ship)
    for goal in goals_of(state, prospect):
        if course in to_island(state, prospect, goal, place, memory):
            return goal.island
    return NONE


def add_new(actions: list[Action], more: list[Action]) -> None:
    for action in more:
        if action not in actions:
            actions.append(action)


def whereabouts(state: State, ship: Ship) -> list[int]:
    """All that the courses of a ship depend on at this table."""
    found = [ship.number, ship.masts, ship.now, ship.towing, len(ship.cargo), len(ship.crew)]
    for other in state.ships:
        found.append(other.x * 131072 + other.y)
        found.append(
            other.heading * 32 + other.status * 8 + other.submerged * 4 + other.ghostly * 2 + (other.lost >= 0)
        )
        found.append(other.player * 2 + (other.masts == 0))
    for land in state.terrain:
        found.append(land.x * 131072 + land.y if not land.is_gone else NONE)
    return found


def kept_courses(state: State, ship: Ship, place: list[int], what: int, memory: Memory) -> list[Action]:
    """All of 13.5, a few headings, or those that seek or shun an enemy."""
    key = (what, *place, pace_key(state, ship))
    found = memory.found.get(key)
    if found is not None:
        return found
    if what == _ANYWHERE:
        return memory.keep(key, moves(state, ship))
    sea = sea_of(state, ship)
    start = begin(state, ship, sea)
    sample = Sample(state, ship)
    if what == _AROUND:
        look_around(sample, sea, start)
        sample.actions.append(Sail(ship.number, []))
    else:
        for number in range(len(state.ships)):
            if is_foe(ship, state.ships[number]):
                aim_at_one(sample, sea, start, len(state.islands) + number)
    return memory.keep(key, sample.actions)


def pace_key(state: State, ship: Ship) -> int:
    """4.1.4 – The segments it has, with those that abilities add."""
    found = 1
    for segment in base_move(state, ship) + bonus_segments(state, ship):
        found = 2 * found + segment
    return found


def is_foe(ship: Ship, other: Ship) -> bool:
    return other.player != ship.player and other.status == SAILING


def has_foe_near(state: State, ship: Ship) -> bool:
    """Whether an armed ship has an enemy within a move and a shot."""
    if ship.masts == 0:
        return False
    reach = float(3 * state.box.segments[L])
    for other in state.ships:
        if is_foe(ship, other) and distance(ship, other) < reach:
            return True
    return False


def order_of(run: Run) -> list[int]:
    """4.1.4 – All segments, the long ones first."""
    return [L] * run.printed[L] + [S] * run.printed[S] + [L] * run.bonus[L] + [S] * run.bonus[S]


def look_around(sample: Sample, sea: Sea, start: Run) -> None:
    """A full move on each of a few headings."""
    for turn in _HEADINGS:
        heading = (start.heading + turn) % CIRCLE
        if abs(turn) <= sample.state.rules.turn_limit:
            legs = [Leg(segment, heading) for segment in order_of(start)]
            course = plan(sample.state, sample.ship, legs, sea, start.clone())
            if course.refusal is None and (course.run.x != start.x or course.run.y != start.y):
                sample.add(legs[: max(1, len(course.lengths))], course.run.x, course.run.y, course.run.heading)


def to_island(state: State, prospect: Prospect, goal: Goal, place: list[int], memory: Memory) -> list[Action]:
    """The best course to an island: straight at it, or bent round what is in the way."""
    ship = prospect.ship
    key = (goal.island, *place, pace_key(state, ship))
    found = memory.found.get(key)
    if found is not None:
        return found
    sea = sea_of(state, ship)
    start = begin(state, ship, sea)
    best: Sail | None = None
    least = NEVER
    for bend in _BENDS:
        run = start.clone()
        action = bent(state, ship, sea, run, goal.island, bend)
        if action is not None and (run.x != start.x or run.y != start.y):
            left = moves_left(state, prospect, goal.island, run)
            if left < least:
                least = left
                best = action
            if least <= goal.moves - _GOOD:
                break
    return memory.keep(key, [] if best is None else [best])


def bent(state: State, ship: Ship, sea: Sea, run: Run, island: int, bend: int) -> Sail | None:
    """A course whose first leg leaves the straight way by so much, while the others make for the island."""
    legs: list[Leg] = []
    for segment in order_of(run):
        wanted = bearing(state, run, island)
        if not legs:
            wanted = (wanted + bend) % CIRCLE
        leg = Leg(segment, steered(state, run, wanted))
        if try_leg(state, run, sea, leg) is not None:
            return None
        if run.hits:
            return None if not legs else Sail(ship.number, legs)
        legs.append(leg)
        if run.is_stopped:
            break
    return Sail(ship.number, legs) if legs else None


def bearing(state: State, run: Run, island: int) -> int:
    """The heading from the bow to the middle of an island."""
    land = state.islands[island]
    angle = atan2(float(land.y - run.y), float(land.x - run.x))
    return int(angle * 18000.0 / pi + CIRCLE + 0.4999999) % CIRCLE


def steered(state: State, run: Run, wanted: int) -> int:
    """4.2.1, 4.2.3 – The heading nearest to the wanted one that the turn limit allows."""
    if run.legs == 0 and run.has_bow_contact:
        return wanted
    turn = (wanted - run.heading + CIRCLE // 2) % CIRCLE - CIRCLE // 2
    limit = min(state.rules.turn_limit, 2 * QUARTER)
    return (run.heading + max(-limit, min(limit, turn))) % CIRCLE
