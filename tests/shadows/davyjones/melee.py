"""Where the games of the shadow begin: all fleets close together at sea, loaded, some of their crew open.

Random fleets hardly ever meet on a large table; what the shadow is for happens when they do.
"""

from math import cos, hypot, radians, sin

from flibuste.engine.chance import Chance
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.land import Land
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State
from tests.shadows.davyjones.outlines import Body, gap, hull, land
from tests.shadows.davyjones.powers import room

SPREAD = 100  # millimetres between the middle of the fight and its farthest ship
TRIES = 400


def begin(state: State, dice: Chance) -> None:
    """Lay every ship anew, give some of them treasure, and turn half of the crew face up."""
    laid = [land(piece) for piece in [*state.islands, *state.terrain]]
    for ship in state.ships:
        lay(state, ship, laid, dice)
        laid.append(hull(ship))
    for island in state.islands:
        for number in island.tokens[:]:
            load(state, number, island.tokens, dice)
    for crew in state.crew:
        crew.face_up = dice.below(2, "crew") == 0 or crew.face_up
    for ship in state.ships:
        ship.forget_abilities()


def lay(state: State, ship: Ship, laid: list[Body], dice: Chance) -> None:
    """In the fight, or off some island with the bow towards it; where there is no room it stays at home."""
    home = ship.x, ship.y, ship.heading
    errand = dice.below(3, "errand") == 0
    island = state.islands[state.players[ship.player].home if dice.below(2, "home") else dice.below(3, "island")]
    spot = middle(state)
    for _ in range(TRIES):
        if errand:
            off(ship, island, dice)
        else:
            among(ship, spot, dice)
        if all(gap(hull(ship), other) > 1 for other in laid) and is_on_table(state, ship):
            ship.berth = NONE
            return
    ship.x, ship.y, ship.heading = home


def off(ship: Ship, island: Land, dice: Chance) -> None:
    turn, far = dice.below(360, "turn"), 60 + dice.below(50, "far")
    ship.x = island.x + int(100 * far * cos(radians(turn)))
    ship.y = island.y + int(100 * far * sin(radians(turn)))
    ship.heading = 100 * ((turn + 180) % 360)


def among(ship: Ship, spot: tuple[int, int], dice: Chance) -> None:
    ship.x = 100 * (spot[0] - SPREAD + dice.below(2 * SPREAD, "x"))
    ship.y = 100 * (spot[1] - SPREAD + dice.below(2 * SPREAD, "y"))
    ship.heading = 100 * dice.below(360, "heading")


def is_on_table(state: State, ship: Ship) -> bool:
    body = hull(ship)
    wide, high = state.rules.width / 100 - body.radius - 1, state.rules.height / 100 - body.radius - 1
    return all(body.radius + 1 < x < wide and body.radius + 1 < y < high for x, y in body.corners)


def middle(state: State) -> tuple[int, int]:
    """A spot at sea between the islands, the farthest from all of them on a grid."""
    spots = [(x, y) for x in range(150, state.rules.width // 100 - 150, 40) for y in range(150, 800, 40)]
    return max(spots, key=lambda spot: min(hypot(i.x / 100 - spot[0], i.y / 100 - spot[1]) for i in state.islands))


def load(state: State, number: int, pile: list[int], dice: Chance) -> None:
    """Half of the coins are aboard already."""
    ship = state.ships[dice.below(len(state.ships), "ship")]
    if state.tokens[number].treasure is None and dice.below(2, "coin") and room(state, ship) > 0:
        pile.remove(number)
        ship.cargo.append(number)
