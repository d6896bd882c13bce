"""Where a course leads, in words: for whoever has no picture of it."""

from flibuste.engine.action import Action
from flibuste.engine.game import Say
from flibuste.games.davyjones.knowledge.piece_names import land_name
from flibuste.games.davyjones.rules.sea.preview import preview
from flibuste.games.davyjones.rules.sea.telling import course_of, island_ahead
from flibuste.games.davyjones.table.actions.sea import Sail
from flibuste.games.davyjones.table.constants import COMPASS, NONE
from flibuste.games.davyjones.table.state import State


def outlook(state: State, action: Action, say: Say) -> str:
    """4.1.5 – The course of a ship that sails: towards what, and what ends it there."""
    if not isinstance(action, Sail) or not action.legs:
        return ""
    seen = preview(state, action)
    if seen is None:
        return ""
    copy = state.clone()
    ship = copy.ship(action.ship)
    x, y = ship.x, ship.y
    ship.x, ship.y = round(seen["x"] * 100), round(seen["y"] * 100)
    ahead = island_ahead(copy, ship, x, y) if seen["docked"] is None else int(seen["docked"][1:]) - 1
    end = "lost" if seen["lost"] else "docks" if seen["docked"] else "stopped" if seen["stopped"] else "free"
    island = "none" if ahead == NONE else land_name(state, state.islands[ahead], say)
    return say("outlook-sail", island=island, course=say(f"compass-{COMPASS[course_of(ship, x, y)]}"), end=end)
