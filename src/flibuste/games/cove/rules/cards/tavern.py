"""7.0 – The Tavern pile: drawing, discarding, reshuffling."""

from typing import ClassVar, Final

from flibuste.games.cove.rules.cards.parrots import ParrotOffer
from flibuste.games.cove.table.constants import NONE, PARROT, SEATS
from flibuste.games.cove.table.events import DREW, NO_CARD, PARROT_LANDED, PARROT_OFFERED, RESHUFFLED
from flibuste.games.cove.table.state import State, Step


class DrawCard(Step):
    """7.0.1 – A player draws one Tavern card."""

    NAME: ClassVar[str] = "draw-card"
    CLAUSE: ClassVar[str] = "7.0.1"
    FIELDS: ClassVar[dict[str, str]] = {"drawer": "seat"}

    def __init__(self, drawer: int) -> None:
        super().__init__()
        self.drawer = drawer

    def resume(self, state: State) -> None:
        state.stack.pop()
        draw_card(state, self.drawer)


DRAW_CARD: Final = [DrawCard(seat) for seat in range(SEATS)]


def push_draws(state: State, seat: int, number: int) -> None:
    """One card after another: a parrot may have to be dealt with in between."""
    for _ in range(number):
        state.stack.append(DRAW_CARD[seat])


def cards_left(state: State) -> int:
    """3.4.4 – How many cards can be drawn, reshuffling included."""
    return len(state.tavern) + len(state.discards)


def draw_card(state: State, seat: int) -> None:
    """7.0.2, 7.1.6 – The top card: into the hand, or onto the mat if it is a parrot; nothing if there is none."""
    if not refill(state, seat):
        state.tell(NO_CARD, seat)
        return
    card = state.tavern.pop(state.chance.pick(state.tavern, "tavern"))
    player = state.players[seat]
    if state.pieces.cards[card].family != PARROT:
        player.take_card(card)
        state.tell(DREW, seat, card)
    elif player.parrot == NONE:
        player.parrot = card
        player.wounds = 0
        state.tell(PARROT_LANDED, seat, card)
    else:
        state.tell(PARROT_OFFERED, seat, card)
        state.stack.append(ParrotOffer(seat, card))


def refill(state: State, seat: int) -> bool:
    """7.0.2 – When a card must be drawn and the pile is empty, the discards are shuffled into a new one."""
    if not state.tavern:
        if not state.discards:
            return False
        state.tavern = state.discards
        state.discards = []
        state.tell(RESHUFFLED, seat, len(state.tavern))
    return True
