"""13.3 – What a planned move would do: where each leg ends, what it touches, what would be in reach. No dice."""

from typing import Any

from flibuste.engine.action import Action
from flibuste.games.davyjones.actions import Sail, ship_word
from flibuste.games.davyjones.aiming import can_hit
from flibuste.games.davyjones.bodies import docked_at, ram_targets, tow_targets
from flibuste.games.davyjones.broadsides import guns_of
from flibuste.games.davyjones.state import LANDS, Ship, State
from flibuste.games.davyjones.voyage import course_of, judge_sail
from flibuste.games.davyjones.words import NONE, SEGMENTS

Data = dict[str, Any]


def preview(state: State, action: Action) -> Data | None:
    """The course of a plan, or why it is refused; nothing for other actions."""
    if not isinstance(action, Sail) or action.ship >= len(state.berths) or state.berths[action.ship] == NONE:
        return None
    refusal = judge_sail(state, action)
    copy = state.clone()
    ship = copy.ship(action.ship)
    course = course_of(copy, action)
    seen: Data = {
        "ship": ship_word(ship.number),
        "refused": None if refusal is None else {"clause": refusal.clause, "reason": refusal.reason},
        "legs": [
            {
                "segment": SEGMENTS[action.legs[leg].segment],
                "x": course.xs[leg] / 100,
                "y": course.ys[leg] / 100,
                "length": course.lengths[leg] / 100,
            }
            for leg in range(len(course.xs))
        ],
        "stopped": course.run.is_stopped,
        "terrain": [LANDS[copy.terrain[number].kind] for number in course.terrain],
        "lost": course.fog != NONE,
    }
    ship.x, ship.y, ship.heading = course.run.x, course.run.y, course.run.heading
    return seen | end_seen(copy, ship)


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
