"""Where a ship might want to go: home with what it has, or to the islands that pay best."""

from math import exp
from typing import Final

from flibuste.games.davyjones.geometry.bodies import docked_at
from flibuste.games.davyjones.geometry.convex import is_near
from flibuste.games.davyjones.geometry.hulls import bow_shape
from flibuste.games.davyjones.geometry.shape import TOUCH
from flibuste.games.davyjones.judgement.chart import NEVER, Prospect, treasure
from flibuste.games.davyjones.judgement.race import bound_for, kept, worth_of
from flibuste.games.davyjones.judgement.voyage import in_turns, moves_to, way_back
from flibuste.games.davyjones.rules.sea.course import Run
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.state import State

_EAGER: Final = 1.6
_IDLE: Final = 0.5  # a ship that wants to be elsewhere seldom stays where it is, even if every way is a long one
_BOUND: Final = 2.0  # how much dearer than all others the goal is that the ship has in the race


class Goal:
    """An island, what going there is worth in gold, and the move actions until the ship is there."""

    def __init__(self, island: int, value: float, moves: float) -> None:
        self.island = island
        self.value = value
        self.moves = moves


def goals_of(state: State, prospect: Prospect, meant: int = NONE) -> list[Goal]:
    """First the one that is meant, or that the ship has in the race of all; then the best for itself. With nothing to
    do it goes home.
    """
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
    bound = meant if is_among(meant, found) else bound_for(state, prospect.ship)
    for goal in found:
        if goal.island == bound:
            goal.value = _BOUND * found[0].value
    found.sort(key=less_value)
    return found


def is_among(island: int, goals: list[Goal]) -> bool:
    for goal in goals:
        if goal.island == island:
            return True
    return False


def less_value(goal: Goal) -> float:
    return -goal.value


def moves_from_here(state: State, prospect: Prospect, island: int) -> float:
    ship = prospect.ship
    return moves_to(state, ship.x, ship.y, ship.heading, island, prospect.pace, prospect.swing)


def sail_weight(state: State, prospect: Prospect, goals: list[Goal], run: Run) -> float:
    """How well a course serves the best goals: by the moves that are left where it ends."""
    total = 0.01
    most = goals[0].value
    for goal in goals[:3]:
        gain = goal.moves - moves_left(state, prospect, goal.island, run)
        total += (goal.value / most) ** 3 * exp(_EAGER * (gain - 1.0))
    return total if run.legs else _IDLE * total


def moves_left(state: State, prospect: Prospect, island: int, run: Run) -> float:
    """The move actions to an island from where a course ended; none if it docked there."""
    if is_at_shore(state, run, island):
        return 0.0
    return moves_to(state, run.x, run.y, run.heading, island, prospect.pace, prospect.swing)


def is_at_shore(state: State, run: Run, island: int) -> bool:
    """4.4.1 – Whether the bow touches the island."""
    land = state.islands[island]
    x, y = run.x - land.x, run.y - land.y
    near = land.shape.reach + run.hull.length
    return abs(x) <= near and abs(y) <= near and is_near(bow_shape(run.hull, run.heading), land.shape, x, y, TOUCH)
