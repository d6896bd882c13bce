"""What cannot be: pieces in two places or in none, bodies that overlap. Empty for every reachable state."""

from flibuste.games.davyjones.geometry.bodies import is_solid
from flibuste.games.davyjones.geometry.convex import is_over
from flibuste.games.davyjones.geometry.sea import edges
from flibuste.games.davyjones.geometry.shape import CIRCLE
from flibuste.games.davyjones.rules.setup.procedure import SetUp
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.crew import OUT_OF_GAME
from flibuste.games.davyjones.table.ship import GONE, SAILING
from flibuste.games.davyjones.table.state import State


def faults(state: State) -> list[str]:
    found = crew_faults(state) + token_faults(state) + ship_faults(state)
    if not any(isinstance(step, SetUp) for step in state.stack):
        found += overlap_faults(state)
    return found


def crew_faults(state: State) -> list[str]:
    found: list[str] = []
    aboard = [number for ship in state.ships for number in ship.crew]
    for crew in state.crew:
        if aboard.count(crew.number) != (1 if crew.ship >= 0 else 0):
            found.append(f"crew c{crew.number + 1} is in {aboard.count(crew.number)} ships")
        if crew.ship >= 0 and crew.number not in state.ship(crew.ship).crew:
            found.append(f"crew c{crew.number + 1} is not where it is said to be")
        if crew.ship == OUT_OF_GAME and crew.number in aboard:
            found.append(f"crew c{crew.number + 1} is out and aboard")
    return found


def token_faults(state: State) -> list[str]:
    found: list[str] = []
    places = [number for ship in state.ships for number in ship.cargo]
    places += [number for island in state.islands for number in island.tokens]
    is_dealt = not any(isinstance(step, SetUp) for step in state.stack)
    for token in state.tokens:
        if is_dealt and token.gone == (token.number in places):
            found.append(f"token t{token.number + 1} is {'gone and there' if token.gone else 'lost'}")
    for number in sorted(set(places)):
        if places.count(number) > 1:
            found.append(f"token t{number + 1} is in several places")
        if not 0 <= number < len(state.tokens):
            found.append(f"there is no token t{number + 1}")
    return found


def ship_faults(state: State) -> list[str]:
    found: list[str] = []
    for ship in state.ships:
        name = f"{ship.card.key} ({ship.number})"
        if (ship.masts | ship.fires) >> ship.card.masts or ship.masts & ship.fires:
            found.append(f"{name}: masts that cannot be")
        if not 0 <= ship.heading < CIRCLE:
            found.append(f"{name}: no such heading")
        if ship.status == GONE and (ship.cargo or ship.crew):
            found.append(f"{name}: sunk with its load")
        if ship.status == SAILING and not 0 <= ship.player < state.seats:
            found.append(f"{name}: nobody's ship afloat")
        if ship.towing != NONE and state.ship(ship.towing).player != ship.player:
            found.append(f"{name}: tows a ship of another fleet")
    return found


def overlap_faults(state: State) -> list[str]:
    """13.2.3 – Solid pieces never overlap after any completed step."""
    found: list[str] = []
    solid = [ship for ship in state.ships if is_solid(ship)]
    for place, ship in enumerate(solid):
        shape = ship.shape()
        for edge in edges(state):
            if edge.is_over(shape, ship.x, ship.y):
                found.append(f"{ship.card.key} lies over the edge")
        for land in state.islands:
            if is_over(shape, land.shape, ship.x - land.x, ship.y - land.y):
                found.append(f"{ship.card.key} lies on an island")
        for other in solid[:place]:
            if is_over(shape, other.shape(), ship.x - other.x, ship.y - other.y):
                found.append(f"{ship.card.key} lies on {other.card.key}")
    return found
