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
    cargo = hope(state, ship.cargo, seat, own)
    home = state.players[seat].home
    moves = bool(base_move(state, ship))
    if home != NONE and cargo:
        total += cargo * (0.7 + (0.7 * nearness(ship, state.islands[home]) if moves else 0.0))
    if moves and ship.status == SAILING and not ship.submerged and room(state, ship) > 0:
        total += 1.6 * best_prospect(state, ship, seat, own)
    return total


def hope(state: State, tokens: list[int], seat: int, own: bool) -> float:
    """What tokens are worth, as far as the one who judges may know."""
    total = 0.0
    for number in tokens:
        token = state.tokens[number]
        total += float(token.value) if token.face_up or (own and token.is_known_to(seat)) else 1.9
    return total


def nearness(ship: Ship, land: Land) -> float:
    dx = float(ship.x - land.x)
    dy = float(ship.y - land.y)
    return max(0.0, 1.0 - sqrt(dx * dx + dy * dy) / _FAR)


def best_prospect(state: State, ship: Ship, seat: int, own: bool) -> float:
    """A wild island with tokens, as near as it is; a little more once the ship is docked there."""
    best = 0.0
    island = docked_at(state, ship)
    for number in range(len(state.islands)):
        land = state.islands[number]
        if land.home == NONE and land.tokens:
            hoped = min(4.0, hope(state, land.tokens, seat, own))
            found = hoped * (0.25 * nearness(ship, land) + (0.3 if number == island else 0.0))
            best = max(best, found)
    return best
