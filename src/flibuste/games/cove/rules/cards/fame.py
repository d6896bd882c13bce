"""7.6 – Fame cards: kept in hand, hidden, until the end."""

from flibuste.games.cove.table.constants import FAME
from flibuste.games.cove.table.state import State


def points_in_hand(state: State, seat: int) -> int:
    """7.6.1 – The printed points of the Fame cards a player holds."""
    points = 0
    for card in fame_cards(state, seat):
        points += state.pieces.cards[card].points
    return points


def fame_cards(state: State, seat: int) -> list[int]:
    return [card for card in state.players[seat].hand if state.pieces.cards[card].family == FAME]
