"""What a position is worth to a seat, in points of fame: for the bots."""

from flibuste.games.cove.state import State


def judge(state: State, seat: int) -> float:
    return float(state.players[seat].fame)
