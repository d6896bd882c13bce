"""4.1.6, 8.5.3, 13.3.4 – A plan of legs judged on the present table."""

from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.shape import CIRCLE
from flibuste.games.davyjones.rules.sea.course import Course, Run, begin, plan, sea_of
from flibuste.games.davyjones.rules.sea.pivoting import may_pivot, turn_fault
from flibuste.games.davyjones.rules.sea.terrain import place
from flibuste.games.davyjones.rules.sea.tow import tow_fault
from flibuste.games.davyjones.table.actions.sea import Sail
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State


def course_of(state: State, action: Sail) -> Course:
    """13.3.4 – The plan on the present table."""
    ship = state.ship(action.ship)
    sea = sea_of(state, ship)
    return plan(state, ship, action.legs, sea, begin(state, ship, sea))


def judge_sail(state: State, action: Sail) -> Refusal | None:
    """Why a plan is refused."""
    return course_fault(state, action, course_of(state, action))


def course_fault(state: State, action: Sail, course: Course) -> Refusal | None:
    """4.1.6, 8.11.1 – The pivot that is declared, the legs, and where both end."""
    ship = state.ship(action.ship)
    if action.turn and not may_pivot(state, ship):
        return Refusal("4.1.6", "no-pivot")
    if not -CIRCLE < action.turn < CIRCLE:
        return Refusal("8.11.1", "no-such-turn")
    return course.refusal or tow_fault(state, ship, course.run) or pivot_fault(state, ship, course.run, action.turn)


def pivot_fault(state: State, ship: Ship, run: Run, turn: int) -> Refusal | None:
    """8.5.3 – A pivot that is declared with the plan is judged where the legs end."""
    if turn == 0 or not (ship.ghostly or ship.submerged):
        return None
    x, y, heading = ship.x, ship.y, ship.heading
    place(ship, run)
    fault = turn_fault(state, ship, turn)
    ship.x, ship.y, ship.heading = x, y, heading
    return fault
