"""2.2.3 to 2.2.5, 2.3.3 – A piece that is about to be laid: how far it would lie from the nearest other one."""

from typing import Any

from flibuste.engine.action import Action
from flibuste.games.davyjones.geometry.convex import gap, nearest_point
from flibuste.games.davyjones.geometry.shape import CIRCLE
from flibuste.games.davyjones.rules.setup.by_players import PlaceIsland, PlaceTerrain
from flibuste.games.davyjones.rules.setup.placing import is_spot, lay
from flibuste.games.davyjones.table.actions.setup import LayIsland, LayTerrain
from flibuste.games.davyjones.table.land import ISLAND, LANDS, Land
from flibuste.games.davyjones.table.state import State

Data = dict[str, Any]
_STEPS = 12  # from outline to outline and back: as many times as it takes to come to rest


def placing(state: State, action: Action) -> Data | None:
    """Where a piece would lie and how far from the nearest one, legal or not; nothing at other questions."""
    step = state.stack[-1] if state.stack else None
    if isinstance(action, LayIsland) and isinstance(step, PlaceIsland) and 0 <= action.rotation < CIRCLE:
        land = lay(state, ISLAND, action.x, action.y, action.rotation)
        return seen(state, land, state.islands, step.nearest)
    if isinstance(action, LayTerrain) and isinstance(step, PlaceTerrain) and 0 <= action.rotation < CIRCLE:
        land = lay(state, action.kind, action.x, action.y, action.rotation)
        return seen(state, land, state.islands + state.terrain, state.box.setup.terrain_apart)
    return None


def seen(state: State, land: Land, others: list[Land], least: int) -> Data:
    found: Data = {
        "type": LANDS[land.kind],
        "outline": [[x / 100, y / 100] for x, y in land.shape.points(land.x, land.y)],
        "fits": is_spot(state, land, least),
        "least": least / 100,
        "line": [],
        "apart": 0,
    }
    if others:
        other = min(others, key=lambda one: gap(land.shape, one.shape, land.x - one.x, land.y - one.y))
        found["line"] = shortest(land, other)
        found["apart"] = round(gap(land.shape, other.shape, land.x - other.x, land.y - other.y) / 100)
    return found


def shortest(land: Land, other: Land) -> list[list[float]]:
    """The shortest line between two outlines, in millimetres."""
    x, y = land.x, land.y
    for _ in range(_STEPS):
        dx, dy = nearest_point(other.shape, x - other.x, y - other.y)
        a, b = other.x + dx, other.y + dy
        dx, dy = nearest_point(land.shape, a - land.x, b - land.y)
        x, y = land.x + dx, land.y + dy
    return [[x / 100, y / 100], [a / 100, b / 100]]
