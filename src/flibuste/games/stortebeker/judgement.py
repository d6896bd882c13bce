"""What a position is worth to a seat, in points: for the bots."""

from flibuste.engine.bag import size
from flibuste.games.stortebeker.cards import pirates, symbols
from flibuste.games.stortebeker.state import GAP, State

_AT_LEAST = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0]


def judge(state: State, seat: int) -> float:
    """Own worth against the best and the mean of the others."""
    worths = [worth(state, player) for player in range(state.seats)]
    others = [worths[player] for player in range(state.seats) if player != seat]
    if state.outcome is not None:
        return 100.0 * (seat in state.outcome.winners) + worths[seat] - max(others)
    return worths[seat] - 0.5 * max(others) - 0.5 * sum(others) / len(others)


def worth(state: State, seat: int) -> float:
    """Points scored, points likely from each ship at sea, and a little for good cards."""
    player = state.players[seat]
    total = float(player.score) + 0.1 * len(player.ships)
    for berth in range(len(state.sea)):
        if state.sea[berth] != GAP:
            total += prospect(state, berth, seat)
    hand = player.hand + player.open
    total += 0.05 * size(hand) + 0.25 * pirates(hand) + 0.15 * size(symbols(hand))
    return total


def prospect(state: State, berth: int, seat: int) -> float:
    """The value of a ship times the chance to take it, as far as the cards laid tell."""
    side = state.side(berth, seat)
    ship = state.ship(berth)
    missing = size(ship.needs) - size(side.provisions)
    laid = size(ship.needs) - missing
    if not laid:
        return 0.0
    chance = odds(ship.strength - side.strength())
    rivals = sum(1 for other in range(state.seats) if other != seat and is_close(state, berth, other))
    return ship.value * chance * (0.62**missing) * (0.85**rivals)


def odds(needed: int) -> float:
    """The chance that two dice show at least this."""
    return _AT_LEAST[max(0, min(13, needed))] / 36


def is_close(state: State, berth: int, seat: int) -> bool:
    """Whether a rival could contest the ship: up to three provisions missing."""
    side = state.side(berth, seat)
    return not side.is_empty() and size(state.ship(berth).needs) - size(side.provisions) <= state.pieces.counter_cards
