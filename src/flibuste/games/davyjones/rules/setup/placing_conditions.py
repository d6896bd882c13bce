"""2.2 to 2.5 – What laying islands, terrain, ships and crew asks for: the first that is not met forbids it."""

from flibuste.engine.refusal import Condition
from flibuste.games.davyjones.geometry.convex import gap
from flibuste.games.davyjones.geometry.hulls import hull_shape
from flibuste.games.davyjones.geometry.shape import CIRCLE
from flibuste.games.davyjones.rules.setup.placing import (
    edge_room,
    is_berth,
    is_berth_by_bow,
    is_in_reach,
    is_too_near,
    least_gap,
)
from flibuste.games.davyjones.rules.treasure.cargo import join_fault
from flibuste.games.davyjones.table.actions.choice import CrewChoice
from flibuste.games.davyjones.table.actions.setup import PlaceShip, Post
from flibuste.games.davyjones.table.crew import Crew
from flibuste.games.davyjones.table.lacking import millimetres, named, unmet
from flibuste.games.davyjones.table.land import Land
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State


def to_lay_island(state: State, land: Land, nearest: int) -> list[Condition]:
    """2.2.3 to 2.2.5 – Far enough from the edge and from every island, near enough to one."""
    if not 0 <= land.rotation < CIRCLE:
        return [Condition(False, "2.2.2", "no-spot-for-an-island")]
    setup, room, far = state.box.setup, edge_room(state, land.shape, land.x, land.y), least_gap(land, state.islands)
    apart = (millimetres(nearest - far), ("least", str(nearest // 100)))
    reach = (millimetres(far - setup.farthest), ("most", str(setup.farthest // 100)))
    return [
        Condition(
            room >= setup.edge - state.box.tolerance.within,
            "2.2.5",
            "too-near-the-edge",
            (millimetres(setup.edge - room),),
        ),
        Condition(not is_too_near(state, land, nearest), "2.2.3", "too-near-an-island", apart),
        Condition(is_in_reach(state, land), "2.2.4", "too-far-from-islands", reach),
    ]


def to_lay_terrain(state: State, land: Land, fits: bool) -> list[Condition]:
    """2.3.3 – Wholly on the table, and far enough from what lies there; `fits`: it is legal."""
    if not 0 <= land.rotation < CIRCLE:
        return [spot(False, (("fault", "turn"),))]
    room = edge_room(state, land.shape, land.x, land.y)
    on_table = spot(room >= 0, (("fault", "edge"), millimetres(-room)))
    if room < 0:
        return [on_table]
    apart = state.box.setup.terrain_apart
    missing = millimetres(apart - least_gap(land, state.islands + state.terrain))
    return [on_table, spot(fits, (("fault", "near"), missing, ("least", str(apart // 100))))]


def spot(met: bool, words: tuple[tuple[str, str], ...]) -> Condition:
    return Condition(met, "2.3.3", "no-spot-for-terrain", words)


def to_berth(state: State, ship: Ship, action: PlaceShip, home: int, fits: bool) -> list[Condition]:
    """2.4.3 – The ship whose turn it is, its bow at home, on nothing else; `fits`: it is legal."""
    found = [berth(action.ship == ship.number, "order", named(ship))]
    if action.ship != ship.number:
        return found
    if not 0 <= action.heading < CIRCLE:
        return [*found, berth(False, "heading", named(ship))]
    land = state.islands[home]
    far = gap(hull_shape(ship.card.hull, action.heading), land.shape, action.x - land.x, action.y - land.y)
    touches = is_berth_by_bow(state, ship, home, action.x, action.y, action.heading)
    found.append(berth(touches, "bow" if far > 0 else "side", millimetres(far)))
    if not touches:
        return found
    is_free = is_berth(state, ship, home, action.x, action.y, action.heading, False)
    found.append(berth(is_free, "body", named(ship)))
    return [*found, berth(fits, "terrain", named(ship))] if is_free else found


def berth(met: bool, fault: str, word: tuple[str, str]) -> Condition:
    return Condition(met, "2.4.3", "no-berth-there", (("fault", fault), word))


def to_post(state: State, player: int, action: CrewChoice) -> list[Condition]:
    """2.5.1, 2.5.2, 3.2, 8.1.1 – Crew of the own fleet, each once, onto ships of it that can take them."""
    crew = state.crew[action.crew]
    found = [Condition(crew.owner == player, "2.5.2", "not-your-crew")]
    if crew.owner != player:
        return found
    found.append(Condition(not crew.marked, "8.1.1", "black-mark-ashore", (("crew-card", crew.card.key),)))
    if not isinstance(action, Post):
        return [*found, *to_go(crew, crew.ship < 0)]
    ship = state.ship(action.ship)
    found.append(Condition(ship.player == player, "3.2", "not-your-ship", (named(ship),)))
    if ship.player != player:
        return found  # what is aboard is their secret
    found += to_go(crew, ship.number == crew.ship)
    fault = join_fault(state, ship, crew)
    return found if fault is None else [*found, unmet(fault)]


def to_go(crew: Crew, is_there: bool) -> list[Condition]:
    """2.5.1 – Each crew is posted once, and to where it is not."""
    return [
        Condition(not crew.moved, "2.5.1", "no-place-for-this-crew", (("fault", "moved"),)),
        Condition(not is_there, "2.5.1", "no-place-for-this-crew", (("fault", "there"),)),
    ]
