"""Where a ship might want to go: home with what it has, or to the islands that pay best."""

from math import exp, sqrt
from typing import Final

from flibuste.games.davyjones.geometry.bodies import docked_at
from flibuste.games.davyjones.geometry.shape import ahead
from flibuste.games.davyjones.judgement.chart import NEVER, Prospect, treasure
from flibuste.games.davyjones.judgement.race import bound_for, kept, worth_of
from flibuste.games.davyjones.judgement.voyage import in_turns, moves_to, way_back
from flibuste.games.davyjones.table.actions.sea import FULL, Sail
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.state import State

_SHORE: Final = 0.95  # of its reach: a course that passes so near to an island's middle is stopped by it
_REEF: Final = 0.75  # the same for an island that it is not bound for: shores are not round
_EAGER: Final = 1.6
_IDLE: Final = 0.5  # a ship that wants to be elsewhere seldom stays where it is, even if every way is a long one
_BOUND: Final = 2.0  # how much dearer than all others the goal is that the ship has in the race


class Goal:
    """An island, what going there is worth in gold, and the move actions until the ship is there."""

    def __init__(self, island: int, value: float, moves: float) -> None:
        self.island = island
        self.value = value
        self.moves = moves


def goals_of(state: State, prospect: Prospect) -> list[Goal]:
    """First the one that the ship has in the race of all, then the best for itself; with nothing to do it goes home."""
    home = state.players[prospect.seat].home
    found: list[Goal] = []
    if home == NONE or prospect.pace == 0.0:
        return found
    for island in range(len(prospect.loads)):
        turns = prospect.loads[island]
        if turns < NEVER:
            value = prospect.load + worth_of(treasure(state, island, prospect.seat), prospect.room)
            value *= kept(turns + in_turns(way_back(state, island, home) / prospect.pace))
            found.append(Goal(island, value, moves_from_here(state, prospect, island)))
    if docked_at(state, prospect.ship) != home:
        value = 1.1 * prospect.load * kept(prospect.home) + 0.05
        found.append(Goal(home, value, moves_from_here(state, prospect, home)))
    found.sort(key=less_value)
    bound = bound_for(state, prospect.ship)
    for goal in found:
        if goal.island == bound:
            goal.value = _BOUND * found[0].value
    found.sort(key=less_value)
    return found


def less_value(goal: Goal) -> float:
    return -goal.value


def moves_from_here(state: State, prospect: Prospect, island: int) -> float:
    ship = prospect.ship
    return moves_to(state, ship.x, ship.y, ship.heading, island, prospect.pace, prospect.swing)


def sail_weight(state: State, prospect: Prospect, goals: list[Goal], action: Sail) -> float:
    """How well a course serves the best goals: by the moves that are left after it."""
    total = 0.01
    most = goals[0].value
    for goal in goals[:3]:
        gain = goal.moves - moves_after(state, prospect, goal.island, action)
        total += (goal.value / most) ** 3 * exp(_EAGER * (gain - 1.0))
    return total if action.legs else _IDLE * total


def moves_after(state: State, prospect: Prospect, island: int, action: Sail) -> float:
    """The move actions to an island that are left after this course; none if it ends there."""
    land = state.islands[island]
    ship = prospect.ship
    x, y, heading = ship.x, ship.y, ship.heading
    near = _SHORE * float(land.shape.reach)
    for leg in action.legs:
        length = state.box.segments[leg.segment] if leg.length == FULL else leg.length
        heading = leg.heading
        dx, dy = ahead(length, heading)
        if passes(float(land.x - x), float(land.y - y), float(dx), float(dy)) <= near:
            return 0.0
        if is_stopped(state, island, x, y, dx, dy):
            break
        x += dx
        y += dy
    return moves_to(state, x, y, heading, island, prospect.pace, prospect.swing)


def is_stopped(state: State, goal: int, x: int, y: int, dx: int, dy: int) -> bool:
    """Whether another island lies in the way of a leg: above all the one that a ship is docked at."""
    for number in range(len(state.islands)):
        land = state.islands[number]
        cx, cy = float(land.x - x), float(land.y - y)
        is_ahead = cx * dx + cy * dy > 0.0
        if number != goal and is_ahead and passes(cx, cy, float(dx), float(dy)) <= _REEF * float(land.shape.reach):
            return True
    return False


def passes(x: float, y: float, dx: float, dy: float) -> float:
    """How near a way from the origin comes to a point."""
    square = dx * dx + dy * dy
    part = 0.0 if square == 0.0 else max(0.0, min(1.0, (x * dx + y * dy) / square))
    x -= part * dx
    y -= part * dy
    return sqrt(x * x + y * y)
