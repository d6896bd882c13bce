"""8 – The Royal Navy: sent, redirected, removed."""

from flibuste.engine.seats import NOBODY
from flibuste.games.cove.rules.cards.event_window import open_answers
from flibuste.games.cove.table.constants import NONE, NOWHERE
from flibuste.games.cove.table.events import NAVY_LEFT, NAVY_REDIRECTED, NAVY_SENT
from flibuste.games.cove.table.state import State


def is_at_sea(state: State) -> bool:
    return state.navy_island != NOWHERE


def islands_for(state: State, seat: int, sender: int) -> list[int]:
    """7.3.52, 7.3.62, 8.1.2, 8.2.3 – Outer islands, but not its player's own, the first sender's, nor where it is."""
    own = state.players[seat].place
    first = state.players[sender].place
    found: list[int] = []
    for island in state.pieces.navy_islands:
        if island not in (own, first, state.navy_island):
            found.append(island)
    return found


def send(state: State, seat: int, island: int) -> None:
    """7.3.62, 8.1.1, 8.2.1 – The player who sends it controls it; all others may answer."""
    state.navy_island = island
    state.navy_controller = seat
    state.navy_sender = seat
    state.tell(NAVY_SENT, seat, island)
    open_answers(state)


def redirect(state: State, seat: int, island: int) -> None:
    """7.3.52, 8.2.1 – To a different island, under a new controller; all others may answer again."""
    state.navy_island = island
    state.navy_controller = seat
    state.tell(NAVY_REDIRECTED, seat, island)
    open_answers(state)


def remove_navy(state: State) -> None:
    """8.4.1 – After the battle it leaves the board; without a battle at the end of the Combat phase."""
    if is_at_sea(state):
        state.tell(NAVY_LEFT, NOBODY)
    state.navy_island = NOWHERE
    state.navy_controller = NONE
    state.navy_sender = NONE
