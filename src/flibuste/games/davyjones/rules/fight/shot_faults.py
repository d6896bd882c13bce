"""6 – Why a shot is refused, with the clause that forbids it."""

from typing import Final

from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import is_at_home, is_lost
from flibuste.games.davyjones.geometry.convex import gap
from flibuste.games.davyjones.geometry.lines import Scene, has_line
from flibuste.games.davyjones.geometry.shape import STOP, Shape
from flibuste.games.davyjones.rules.abilities.active_abilities import ban_on
from flibuste.games.davyjones.table.lacking import millimetres, named
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State

_POINT: Final = Shape([(0, 0)], 1)  # a gun on its mast


def target_fault(state: State, ship: Ship, target: Ship) -> Refusal | None:
    """6.9, 6.10, 9.3.6 – Who is not to be shot at."""
    if target.player == ship.player:
        return Refusal("6.10", "own-fleet")
    if target.status != SAILING:
        return Refusal("9.3.6", "no-target")
    if target.submerged or is_lost(target):
        return Refusal("6.10", "out-of-sight")
    return Refusal("6.9", "safe-at-home") if is_at_home(state, target) else None


def line_fault(state: State, ship: Ship, mast: int, target: Ship, segment: int, factor: int) -> Refusal:
    """6.6, 6.7, 6.10 – A ban, too far, or something in the way."""
    ban = ban_on(state, ship, target, segment)
    if ban is not None:
        return Refusal(ban.clause, "shot-barred")
    limit = state.box.segments[segment] * factor + STOP
    ox, oy = ship.mast_at(mast)
    if not has_line(Scene(), target.shape(), target.x - ox, target.y - oy, limit):
        far = gap(_POINT, target.shape(), ox - target.x, oy - target.y)
        reach = state.box.segments[segment] * factor
        words = (named(target), millimetres(far - reach), ("reach", str(reach // 100)))
        return Refusal("6.6", "out-of-range", words)
    return Refusal("6.7", "line-blocked", (named(target),))
