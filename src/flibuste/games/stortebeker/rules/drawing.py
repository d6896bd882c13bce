"""2.6 – Phase 6: drawing cards."""

from typing import ClassVar

from flibuste.engine.bag import ONE, size
from flibuste.games.stortebeker.table.events import DREW, RESHUFFLED, TOOK_UP
from flibuste.games.stortebeker.table.state import State, Step


class DrawCards(Step):
    """2.6.1, 2.6.2 – The player takes up cards lying open, then draws until he has six."""

    NAME: ClassVar[str] = "draw"
    CLAUSE: ClassVar[str] = "2.6.2"

    def resume(self, state: State) -> None:
        state.stack.pop()
        player = state.players[state.turn]
        if player.open:
            player.hand += player.open
            state.tell(TOOK_UP, state.turn, player.open)
            player.open = 0
        needed = state.pieces.hand - size(player.hand)
        drawn = 0
        while needed > 0 and refill_draw_pile(state):
            drawn += draw_card(state)
            needed -= 1
        player.hand += drawn
        if drawn:
            state.tell(DREW, state.turn, size(drawn), drawn)


def draw_card(state: State) -> int:
    """The top card of the draw pile, as a bag of one."""
    card = ONE[state.chance.draw(state.draw_pile, "card")]
    state.draw_pile -= card
    return card


def refill_draw_pile(state: State) -> bool:
    """2.6.3 – When a card is needed and the draw pile is empty, the discard pile is shuffled into a new one."""
    if not state.draw_pile:
        if not state.discard_pile:
            return False
        state.draw_pile = state.discard_pile
        state.discard_pile = 0
        state.tell(RESHUFFLED, state.turn, size(state.draw_pile))
    return True
