"""13.3 – What a planned move would do: where each leg ends, what it touches, what would be in reach. No dice."""

from typing import Any

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import docked_at, ram_targets, tow_targets
from flibuste.games.davyjones.geometry.sea import EDGE_CODE, SHIP_CODE
from flibuste.games.davyjones.rules.fight.aiming import can_hit
from flibuste.games.davyjones.rules.fight.broadsides import guns_of
from flibuste.games.davyjones.rules.sea.course import Course
from flibuste.games.davyjones.rules.sea.judging import course_of, judge_sail
from flibuste.games.davyjones.rules.sea.pivoting import Pivot, lay_by_stern, may_pivot, turn_hits, turn_steps
from flibuste.games.davyjones.rules.sea.tow import follow
from flibuste.games.davyjones.rules.sea.voyage import SailOn
from flibuste.games.davyjones.rules.turn.orders import Orders
from flibuste.games.davyjones.table.actions.sea import Leg, Sail, TurnAbout
from flibuste.games.davyjones.table.actions.word_kinds import ship_word
from flibuste.games.davyjones.table.constants import FOG, NONE, SEGMENTS
from flibuste.games.davyjones.table.land import LANDS, SMOKE
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State

Data = dict[str, Any]


def preview(state: State, action: Action) -> Data | None:
    """The course of a plan, or why it is refused; nothing for other actions."""
    step = state.stack[-1] if state.stack else None
    if isinstance(action, TurnAbout) and isinstance(step, Pivot):
        return pivot_preview(state, step, action)
    if not isinstance(action, Sail) or action.ship >= len(state.berths) or state.berths[action.ship] == NONE:
        return None
    refusal = refusal_of(state, action)
    copy = state.clone()
    ship = copy.ship(action.ship)
    course = course_now(copy, action)
    seen = {"refused": refused(refusal), **course_seen(copy, action.legs, course)}
    ship.x, ship.y, ship.heading = course.run.x, course.run.y, course.run.heading
    if action.turn and course.fog == NONE and refusal is None and may_pivot(copy, ship):
        seen |= pivot_seen(copy, ship, action.turn, seen)
    return {"ship": ship_word(ship.number), **seen, **tow_seen(copy, ship), **end_seen(copy, ship)}


def refusal_of(state: State, action: Sail) -> Refusal | None:
    """Why the plan would be refused by the question that is asked now; else as the table lies."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, SailOn) and step.ship == action.ship:
        return step.fault(state, action)
    if isinstance(step, Orders) and state.ship(action.ship).player == step.player:
        return step.sail_fault(state, action)
    return judge_sail(state, action)


def course_now(state: State, action: Sail) -> Course:
    """13.3.2 – A plan that goes on uses what the legs that were sailed have left."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, SailOn) and step.ship == action.ship:
        return step.course(state, action)
    return course_of(state, action)


def refused(refusal: Refusal | None) -> Data | None:
    return None if refusal is None else {"clause": refusal.clause, "reason": refusal.reason}


def course_seen(state: State, legs: list[Leg], course: Course) -> Data:
    return {
        "legs": [
            {
                "segment": SEGMENTS[legs[leg].segment],
                "x": course.xs[leg] / 100,
                "y": course.ys[leg] / 100,
                "length": course.lengths[leg] / 100,
            }
            for leg in range(len(course.xs))
        ],
        "stopped": course.run.is_stopped,
        "stopper": body_word(course.run.stopper),
        "terrain": [LANDS[state.terrain[number].kind] for number in course.terrain],
        "lost": course.fog != NONE,
        "left": [SEGMENTS[k] for k in (0, 1) for _ in range(course.run.printed[k] + course.run.bonus[k])],
    }


def body_word(code: int) -> str | None:
    """13.6.11 – What stops a move: `i2`, `B1`, `edge`."""
    if code == NONE:
        return None
    if code >= EDGE_CODE:
        return "edge"
    return ship_word(code - SHIP_CODE) if code >= SHIP_CODE else f"i{code + 1}"


def pivot_seen(state: State, ship: Ship, turn: int, seen: Data) -> Data:
    """8.11.3 – How far the ship turns, and what it meets; the ship is laid where it ends."""
    steps = turn_steps(state, ship, turn)
    hits = turn_hits(state, ship, steps)
    lost = False
    terrain = list(seen["terrain"])
    for step, number in hits:
        terrain.append(LANDS[state.terrain[number].kind])
        if state.terrain[number].kind in (FOG, SMOKE):
            steps, lost = (step if steps > 0 else -step), True
            break
    sx, sy = ship.stern()
    lay_by_stern(ship, sx, sy, (ship.heading + steps) % 36000)
    return {
        "pivot": {"turn": steps / 100, "stopped": steps != turn},
        "stopped": seen["stopped"] or steps != turn,
        "terrain": terrain,
        "lost": seen["lost"] or lost,
    }


def pivot_preview(state: State, step: Pivot, action: TurnAbout) -> Data:
    """8.11.1 – A turn after the legs, as it would end."""
    copy = state.clone()
    ship = copy.ship(step.ship)
    seen: Data = {"legs": [], "stopped": False, "stopper": None, "terrain": [], "lost": False, "left": []}
    refusal = step.fault(copy, action.angle)
    if refusal is None:
        seen |= pivot_seen(copy, ship, action.angle, seen)
    ends = {**tow_seen(copy, ship), **end_seen(copy, ship)}
    return {"ship": ship_word(ship.number), "refused": refused(refusal), **seen, **ends}


def tow_seen(state: State, ship: Ship) -> Data:
    """4.9.5 – Where its tow would be laid."""
    if ship.towing == NONE:
        return {}
    follow(state, ship)
    tow = state.ship(ship.towing)
    return {
        "tow_pose": {"ship": ship_word(tow.number), "x": tow.x / 100, "y": tow.y / 100, "heading": tow.heading / 100}
    }


def end_seen(state: State, ship: Ship) -> Data:
    """What the ship would touch and reach where it would lie."""
    island = docked_at(state, ship)
    guns = guns_of(state, ship)
    shots = [
        {"mast": mast + 1, "target": ship_word(target.number)}
        for target in state.ships
        for mast in range(ship.card.masts)
        if target.player not in (ship.player, NONE)
        and (guns >> mast) & 1
        and can_hit(state, ship, mast, target, ship.card.cannons[mast].reach)
    ]
    return {
        "outline": [[x / 100, y / 100] for x, y in ship.shape().points(ship.x, ship.y)],
        "x": ship.x / 100,
        "y": ship.y / 100,
        "heading": ship.heading / 100,
        "docked": None if island == NONE else f"i{island + 1}",
        "ram": [ship_word(number) for number in ram_targets(state, ship)],
        "tow": [ship_word(number) for number in tow_targets(state, ship)],
        "shots": shots,
    }
