"""3.4 – Phase 4: Plunder."""

from typing import ClassVar, Self

from flibuste.engine.copying import copy_of
from flibuste.games.cove.rules.cards.tavern import DRAW_CARD, push_draws
from flibuste.games.cove.rules.purse import gain_fame, receive_chests, receive_gold
from flibuste.games.cove.table.constants import LAST_OUTER, NONE, PLUNDER_PHASE
from flibuste.games.cove.table.events import PLUNDERED, SHARED
from flibuste.games.cove.table.piles import put
from flibuste.games.cove.table.state import State, Step


class Plunder(Step):
    """3.4.1, 3.4.5 – Islands 1 to 5 in order; `island` is the last one dealt with."""

    NAME: ClassVar[str] = "plunder"
    CLAUSE: ClassVar[str] = "3.4.1"
    FIELDS: ClassVar[dict[str, str]] = {"island": "island"}

    def __init__(self, island: int = 0) -> None:
        super().__init__()
        self.island = island

    def clone(self) -> Self:
        return copy_of(self)

    def resume(self, state: State) -> None:
        state.phase = PLUNDER_PHASE
        while self.island < LAST_OUTER:
            self.island += 1
            seats = state.ships_at(self.island)
            if len(seats) == 1 and state.shown[self.island] != NONE:
                plunder(state, self.island, seats[0])
                return
        state.stack.pop()


def plunder(state: State, island: int, seat: int) -> None:
    """3.4.2, 3.4.3, 3.4.4 – The one player left receives everything shown, as far as the bank goes.

    7.0.2 – How far the Tavern pile goes shows when each card is drawn: a parrot sent back is in it again.
    """
    card = state.pieces.treasures[state.shown[island]]
    put(state.spent, state.shown[island])
    state.shown[island] = NONE
    gold = receive_gold(state, seat, card.gold)
    chests = receive_chests(state, seat, card.chests * map_factor(state, seat, island))
    gain_fame(state, seat, card.fame)
    state.tell(PLUNDERED, seat, island, card.fame, gold, chests, card.cards)
    if state.players[seat].robber == NONE:
        push_draws(state, seat, card.cards)
    else:
        share_plunder(state, seat, card.fame, gold, chests, card.cards)


def map_factor(state: State, seat: int, island: int) -> int:
    """7.3.72 – Double for the player of a Treasure Map on this island; two maps still only double."""
    factor = 1
    for marker in state.markers:
        if marker.seat == seat and marker.island == island:
            factor = max(factor, marker.factor)
    return factor


def part_of(amount: int, part: int) -> int:
    """7.3.23 – Odd amounts are rounded in favour of the card's player."""
    return (amount + part - 1) // part


def share_plunder(state: State, victim: int, fame: int, gold: int, chests: int, cards: int) -> None:
    """7.3.22 – Each kind is halved on its own; Tavern cards are dealt alternately, the card's player first."""
    player = state.players[victim]
    robber = player.robber
    part = player.part
    fame_share = part_of(fame, part)
    gold_share = part_of(gold, part)
    chest_share = part_of(chests, part)
    card_share = part_of(cards, part)
    player.gold -= gold_share
    player.chests -= chest_share
    player.fame -= fame_share
    state.players[robber].gold += gold_share
    state.players[robber].chests += chest_share
    state.players[robber].fame += fame_share
    state.tell(SHARED, robber, victim, fame_share, gold_share, chest_share, card_share)
    deal_alternately(state, robber, card_share, victim, cards - card_share)


def deal_alternately(state: State, first: int, first_cards: int, second: int, second_cards: int) -> None:
    turns: list[int] = []
    while first_cards or second_cards:
        if first_cards:
            turns.append(first)
            first_cards -= 1
        if second_cards:
            turns.append(second)
            second_cards -= 1
    for seat in reversed(turns):
        state.stack.append(DRAW_CARD[seat])
