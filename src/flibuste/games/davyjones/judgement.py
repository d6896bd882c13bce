"""What a position is worth to a seat, in gold: for the bots."""

from math import sqrt

from flibuste.games.davyjones.bodies import docked_at, is_pinned
from flibuste.games.davyjones.cargo import room
from flibuste.games.davyjones.course import base_move
from flibuste.games.davyjones.state import SAILING, Land, Ship, State
from flibuste.games.davyjones.words import NONE

_FAR = 60000.0


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
    total = 2.0 * state.players[seat].gold()
    for ship in state.fleet(seat):
        total += ship_worth(state, ship, seat, own)
    return total


def ship_worth(state: State, ship: Ship, seat: int, own: bool) -> float:
    """Masts, crew and load; the load is worth more the nearer it is to home, an empty hold near full islands."""
    total = 0.25 * ship.card.points * (0.3 + 0.7 * ship.standing() / ship.card.masts)
    total += 0.25 * len(ship.crew) - 0.7 * ship.fires.bit_count()
    if ship.lost != NONE or ship.tangled != NONE:
        total -= 0.8
    elif is_pinned(state, ship):
        total -= 0.4
    cargo = sum(expected(state, number, seat, own) for number in ship.cargo)
    home = state.players[seat].home
    moves = bool(base_move(state, ship))
    if home != NONE and cargo:
        total += cargo * (0.7 + (0.7 * nearness(ship, state.islands[home]) if moves else 0.0))
    if moves and ship.status == SAILING and room(state, ship) > 0 and not ship.submerged:
        total += 1.6 * max((prospect(state, ship, land, seat, own) for land in state.islands), default=0.0)
    return total


def expected(state: State, number: int, seat: int, own: bool) -> float:
    """What a token is worth, as far as the one who judges may know."""
    token = state.tokens[number]
    if token.face_up or (own and token.is_known_to(seat)):
        return float(token.value)
    return 1.9


def nearness(ship: Ship, land: Land) -> float:
    far = sqrt(float((ship.x - land.x) ** 2 + (ship.y - land.y) ** 2))
    return max(0.0, 1.0 - far / _FAR)


def prospect(state: State, ship: Ship, land: Land, seat: int, own: bool) -> float:
    """A wild island with tokens, as near as it is; a little more once the ship is docked there."""
    if land.home != NONE or not land.tokens:
        return 0.0
    hope = min(4.0, sum(expected(state, number, seat, own) for number in land.tokens))
    found = hope * 0.25 * nearness(ship, land)
    island = docked_at(state, ship)
    return found + (0.3 * hope if island != NONE and state.islands[island] is land else 0.0)
