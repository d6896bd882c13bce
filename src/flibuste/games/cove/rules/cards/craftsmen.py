"""7.2 – Craftsmen: attached to a section, they absorb hits; damaged ones can be repaired."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, Refusal
from flibuste.games.cove.rules.cards.effects import Effect
from flibuste.games.cove.rules.purse import can_pay, pay
from flibuste.games.cove.table.actions import ASKS_SECTION, MEND, Mend
from flibuste.games.cove.table.constants import BARE, NONE, ON_ISLAND
from flibuste.games.cove.table.events import ATTACHED, MENDED
from flibuste.games.cove.table.pieces import Card
from flibuste.games.cove.table.state import Player, State


class Absorb(Effect):
    """7.2.1, 7.2.2, 7.2.4 – Attached to a section of the player's choice, free of charge; absorbs hits there."""

    NAME: ClassVar[str] = "absorb"
    CLAUSE: ClassVar[str] = "7.2.1"
    AMOUNT: ClassVar[str] = "hits"
    ASKS: ClassVar[int] = ASKS_SECTION
    WINDOWS: ClassVar[tuple[int, ...]] = (ON_ISLAND,)

    def fit(self, card: Card) -> None:
        card.absorbs = self.amount

    def values(self, state: State, seat: int) -> list[int]:
        """7.2.3, 10.1.1 – One Craftsman on a ship; in the variant one on each section."""
        player = state.players[seat]
        found: list[int] = []
        if state.rules.several_craftsmen or not has_craftsman(player):
            for section in range(4):
                if player.craftsmen[section] == NONE:
                    found.append(section)
        return found

    def refuse(self, state: State, seat: int, value: int) -> Refusal:
        if value == BARE and self.values(state, seat):
            return Refusal("7.2.1", "name-a-section")
        if state.rules.several_craftsmen and value >= 0:
            return Refusal("10.1.1", "craftsman-there-already")
        return Refusal("7.2.3", "one-craftsman-only")


def attach(state: State, seat: int, card: int, section: int) -> None:
    player = state.players[seat]
    player.lose_card(card)
    player.craftsmen[section] = card
    player.cracks[section] = 0
    state.tell(ATTACHED, seat, card, section)


def has_craftsman(player: Player) -> bool:
    for card in player.craftsmen:
        if card != NONE:
            return True
    return False


def add_mends(state: State, seat: int, found: list[Action]) -> None:
    """7.2.6 – A damaged Craftsman can be repaired for 1 gold, in the owner's own action."""
    player = state.players[seat]
    if player.gold >= state.pieces.prices.repair_craftsman:
        for section in range(4):
            if player.cracks[section]:
                found.append(MEND[section])


def mend(state: State, seat: int, section: int) -> None:
    cost = state.pieces.prices.repair_craftsman
    pay(state, seat, cost)
    state.players[seat].cracks[section] = 0
    state.tell(MENDED, seat, section, cost)


def to_mend(state: State, seat: int, action: Mend) -> list[Condition]:
    """7.2.6 – A damaged Craftsman of that section, and the gold."""
    player = state.players[seat]
    is_damaged = player.craftsmen[action.section] != NONE and player.cracks[action.section] > 0
    return [
        Condition(is_damaged, "7.2.6", "nothing-to-repair", action.words),
        can_pay(state, seat, state.pieces.prices.repair_craftsman, "7.2.6"),
    ]
