"""6 – What a shot asks for."""

from typing import Final

from flibuste.engine.refusal import Condition
from flibuste.games.davyjones.geometry.bodies import is_at_home, is_lost
from flibuste.games.davyjones.geometry.convex import gap
from flibuste.games.davyjones.geometry.lines import Scene, has_line
from flibuste.games.davyjones.geometry.shape import STOP, Shape
from flibuste.games.davyjones.rules.abilities.active_abilities import ban_on
from flibuste.games.davyjones.rules.fight.aiming import can_hit
from flibuste.games.davyjones.table.lacking import millimetres, named
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State

_POINT: Final = Shape([(0, 0)], 1)  # a gun on its mast


def to_aim(state: State, ship: Ship, target: Ship) -> list[Condition]:
    """6.9, 6.10, 9.3.6 – An enemy afloat that can be seen and is not safe at home."""
    return [
        Condition(target.player != ship.player, "6.10", "own-fleet"),
        Condition(target.status == SAILING, "9.3.6", "no-target"),
        Condition(not target.submerged and not is_lost(target), "6.10", "out-of-sight"),
        Condition(not is_at_home(state, target), "6.9", "safe-at-home"),
    ]


def to_reach(state: State, ship: Ship, mast: int, target: Ship, segment: int, factor: int) -> list[Condition]:
    """6.6, 6.7, 6.10 – No ban, near enough, and a free line."""
    ban = ban_on(state, ship, target, segment)
    found = [] if ban is None else [Condition(False, ban.clause, "shot-barred")]
    limit = state.box.segments[segment] * factor + STOP
    ox, oy = ship.mast_at(mast)
    near = has_line(Scene(), target.shape(), target.x - ox, target.y - oy, limit)
    far = gap(_POINT, target.shape(), ox - target.x, oy - target.y)
    reach = state.box.segments[segment] * factor
    words = (named(target), millimetres(far - reach), ("reach", str(reach // 100)))
    found.append(Condition(near, "6.6", "out-of-range", words))
    free = near and can_hit(state, ship, mast, target, segment, factor)
    return [*found, Condition(free, "6.7", "line-blocked", (named(target),))] if near else found
