"""What a position is worth to a seat, in gold: for the bots.

Gold counts when it is home. What is aboard, and what an empty hold may still fetch, counts less for every turn it is
away from there.
"""

from math import sqrt
from typing import Final

from flibuste.games.davyjones.geometry.bodies import docked_at, is_pinned
from flibuste.games.davyjones.rules.sea.course import base_move
from flibuste.games.davyjones.rules.treasure.cargo import room
from flibuste.games.davyjones.rules.treasure.explore import Loading
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.land import Land
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State

_HOME: Final = 2.0
_PATIENCE: Final = 0.93  # what is left of a piece of gold for each turn that it is away
_DOUBT: Final = 0.75  # what is left of gold that is not aboard yet
_UNSEEN: Final = 1.9  # the mean of the printed coins
_SHIP: Final = 0.25  # of its points
_IN_HAND: Final = {"sailing": 0.05, "shooting": 0.3}  # an action that has been begun
_APPROACH: Final = 0.7  # turns it takes to dock, however near the island is


def judge(state: State, seat: int) -> float:
    """Own worth less the best of the others."""
    if state.outcome is not None:
        lead = state.outcome.scores[seat] - max(
            score for other, score in enumerate(state.outcome.scores) if other != seat
        )
        return 100.0 * (seat in state.outcome.winners) + lead
    worths = [worth(state, player, player == seat) for player in range(state.seats)]
    return worths[seat] - max(worths[other] for other in range(state.seats) if other != seat)


def worth(state: State, seat: int, own: bool) -> float:
    total = _HOME * state.players[seat].gold()
    if state.stack and state.stack[-1].player == seat:
        total += _IN_HAND.get(state.stack[-1].NAME, 0.0)
    taken: list[int] = []
    for ship in state.fleet(seat):
        total += ship_worth(state, ship, seat, own, taken)
    return total


def ship_worth(state: State, ship: Ship, seat: int, own: bool, taken: list[int]) -> float:
    """Masts and crew, the load on its way home, and what the free hold may fetch from an island nobody has `taken`."""
    total = _SHIP * ship.card.points * (0.3 + 0.7 * ship.standing() / ship.card.masts)
    total -= 0.7 * ship.fires.bit_count()
    for number in ship.crew:
        total += 0.2 + 0.2 * state.crew[number].card.points
    if ship.lost != NONE or ship.tangled != NONE:
        total -= 0.8
    elif is_pinned(state, ship):
        total -= 0.4
    home = state.players[seat].home
    speed = pace(state, ship)
    if home == NONE or speed == 0.0 or ship.status != SAILING:
        return total + 0.5 * load_of(state, ship, seat, own)
    back = kept(way(ship, state.islands[home], docked_at(state, ship) == home) / speed)
    total += _HOME * load_of(state, ship, seat, own) * (0.3 + 0.6 * back)
    return total + _HOME * _DOUBT * 0.9 * best_prospect(state, ship, seat, own, speed, taken)


def load_of(state: State, ship: Ship, seat: int, own: bool) -> float:
    total = 0.0
    for number in ship.cargo:
        total += expected(state, number, seat, own)
    return total


def pace(state: State, ship: Ship) -> float:
    """How far it sails in a move."""
    return float(sum(state.box.segments[segment] for segment in base_move(state, ship)))


def kept(turns: float) -> float:
    """What is left of a piece of gold that is so many turns away."""
    return float(_PATIENCE**turns)


def expected(state: State, number: int, seat: int, own: bool) -> float:
    """What a token is worth, as far as the one who judges may know."""
    token = state.tokens[number]
    if token.face_up or (own and token.is_known_to(seat)):
        return float(token.value)
    return _UNSEEN


def way(ship: Ship, land: Land, docked: bool) -> float:
    """From the bow to the shore; docked ships are there."""
    if docked:
        return 0.0
    return max(0.0, distance(ship.x - land.x, ship.y - land.y) - float(land.shape.reach))


def distance(dx: int, dy: int) -> float:
    return sqrt(float(dx * dx + dy * dy))


def best_prospect(state: State, ship: Ship, seat: int, own: bool, speed: float, taken: list[int]) -> float:
    """The wild island from which the free hold brings home most, and soonest."""
    holds = room(state, ship)
    if holds <= 0 or ship.submerged:
        return 0.0
    berth = docked_at(state, ship)
    home = state.islands[state.players[seat].home]
    best = 0.0
    goal = NONE
    for number, land in enumerate(state.islands):
        if land.home != NONE or not land.tokens or number in taken:
            continue
        values = sorted([expected(state, token, seat, own) for token in land.tokens], reverse=True)
        shores = float(land.shape.reach + home.shape.reach)
        back = max(0.0, distance(land.x - home.x, land.y - home.y) - shores) / speed
        turns = back + _APPROACH + turns_to(state, ship, land, number, berth, speed)
        found = sum(values[:holds]) * kept(turns)
        if found > best:
            best = found
            goal = number
    taken.append(goal)
    return best


def turns_to(state: State, ship: Ship, land: Land, number: int, berth: int, speed: float) -> float:
    """Until its tokens can be loaded: sail there and explore."""
    if berth == number:
        top = state.stack[-1] if state.stack else None
        return 0.0 if isinstance(top, Loading) and top.ship == ship.number else 1.0
    return 1.0 + _APPROACH + way(ship, land, False) / speed
