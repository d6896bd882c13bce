"""What lies before every ship: its load, its free hold, and when it can be where."""

from typing import Final

from flibuste.games.davyjones.geometry.bodies import docked_at, is_monster
from flibuste.games.davyjones.judgement.voyage import in_turns, moves_to, way
from flibuste.games.davyjones.rules.abilities.active_abilities import bonus_segments, has
from flibuste.games.davyjones.rules.sea.contact import DockOffer
from flibuste.games.davyjones.rules.sea.course import base_move
from flibuste.games.davyjones.rules.sea.sailing import Sailing
from flibuste.games.davyjones.rules.treasure.cargo import room
from flibuste.games.davyjones.rules.treasure.explore import Loading
from flibuste.games.davyjones.rules.turn.offers import MOVE
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import EXPLORES_ON_DOCKING

NEVER: Final = 99.0
UNSEEN: Final = 1.9  # the mean of the printed coins


class Prospect:
    """A ship and what it may do: the turns until it is home with what it has, and until it has loaded at each island.

    `lag` is 0 if it can still act in this turn, else 1; `pace` how far it sails in a move, `swing` its shortest leg.
    """

    def __init__(self, ship: Ship) -> None:
        self.ship = ship
        self.seat = ship.player
        self.lag = 1.0
        self.pace = 0.0
        self.swing = 0.0
        self.room = 0
        self.load = 0.0
        self.home = NEVER
        self.loads: list[float] = []


def survey(state: State, viewer: int = NONE) -> list[Prospect]:
    """Every ship that somebody controls."""
    return [prospect_of(state, ship, viewer) for ship in state.ships if ship.status == SAILING and ship.player != NONE]


def prospect_of(state: State, ship: Ship, viewer: int = NONE) -> Prospect:
    found = Prospect(ship)
    for number in ship.cargo:
        found.load += float(state.tokens[number].value)
    found.lag = lag_of(state, ship, viewer)
    take_measure(state, ship, found)
    home = state.players[ship.player].home
    berth = docked_at(state, ship)
    if found.pace > 0.0 and home != NONE:
        found.home = 0.0 if berth == home else found.lag - 1.0 + sail_to(state, found, home)
    if not is_monster(ship):
        found.room = room(state, ship)
    if found.room > 0 and found.pace > 0.0:
        found.loads = [loaded_at(state, found, island, berth) for island in range(len(state.islands))]
    return found


def take_measure(state: State, ship: Ship, found: Prospect) -> None:
    """4.1.1 – The segments of its move."""
    lengths = state.box.segments
    for segment in base_move(state, ship):
        length = float(lengths[segment])
        found.pace += length
        found.swing = length if found.swing == 0.0 else min(found.swing, length)
    if found.pace > 0.0:
        for segment in bonus_segments(state, ship):
            found.pace += float(lengths[segment])


def lag_of(state: State, ship: Ship, viewer: int) -> float:
    """Rounds until the ship can act: 0 while it has an action, or is in the middle of it, 1 once it has acted.

    Between turns time passes for everybody alike. To a `viewer` who looks at his own next step nothing passes: what
    he has not done in this turn he has lost, and the others are always half a round away.
    """
    seat = ship.player
    if viewer not in (NONE, seat):
        return 0.5
    if state.turn != seat:
        return 1.0 if viewer == seat else ((seat - state.turn) % state.seats) / state.seats
    top = state.stack[-1] if state.stack else None
    if ship.bound not in (NONE, MOVE):  # 11.3.24 – it has named another action
        return 1.0
    return 0.0 if ship.actions > 0 or (isinstance(top, Sailing) and top.ship == ship.number) else 1.0


def sail_to(state: State, prospect: Prospect, island: int) -> float:
    """Move actions until it is docked there; from a dock it leaves in any direction (4.2.3)."""
    ship = prospect.ship
    if docked_at(state, ship) != NONE:
        return in_turns(way(state, float(ship.x), float(ship.y), island, NONE) / prospect.pace)
    return moves_to(state, ship.x, ship.y, ship.heading, island, prospect.pace, prospect.swing)


def loaded_at(state: State, prospect: Prospect, island: int, berth: int) -> float:
    """5.1, 5.5 – Turns until it has explored a wild island: the turn after it docked, or at once with a mark there."""
    land = state.islands[island]
    if land.home != NONE or not land.tokens:
        return NEVER
    if berth == island:
        top = state.stack[-1] if state.stack else None
        is_at_it = isinstance(top, Loading | DockOffer) and top.ship == prospect.ship.number
        return 0.0 if is_at_it else prospect.lag
    explores = 1.0
    if land.marks >> prospect.seat & 1 or has(state, prospect.ship, EXPLORES_ON_DOCKING):
        explores = 0.0
    return prospect.lag - 1.0 + sail_to(state, prospect, island) + explores


def treasure(state: State, island: int, seat: int) -> list[float]:
    """What lies on an island as far as this player knows, the best first."""
    found: list[float] = []
    for number in state.islands[island].tokens:
        token = state.tokens[number]
        found.append(float(token.value) if token.is_known_to(seat) else UNSEEN)
    found.sort(reverse=True)
    return found
