"""4.65D, 17.2#19, R1 – A card is played against a Pirate: it is shown, it may be cancelled, then it takes effect."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.reaction import AskInOrder
from flibuste.engine.refusal import Refusal
from flibuste.engine.seats import NOBODY
from flibuste.games.blackbeard.rules.crew import party
from flibuste.games.blackbeard.rules.prompts import Pairs, card_pair, pirate_pair
from flibuste.games.blackbeard.rules.reactions.protocol import TYPE_OF_CARD
from flibuste.games.blackbeard.table.actions import PASS, PLAY_SKULL
from flibuste.games.blackbeard.table.constants import BIT, LOCAL_RESISTANCE, NONE, PIRATE_CONVERTS, SKULL, SYSTEM
from flibuste.games.blackbeard.table.events import AP_CARD, SKULLED
from flibuste.games.blackbeard.table.piles import return_to_deck
from flibuste.games.blackbeard.table.state import State, TableStep


class PlayedCard(TableStep):
    """3.4 – An AP card takes effect, unless it has been cancelled before.

    `by` played it on `pirate`; `place` is the Port of a Local Resistance, `other` whoever converts or challenges.
    """

    NAME: ClassVar[str] = "played-card"
    CLAUSE: ClassVar[str] = "4.65D"
    FIELDS: ClassVar[dict[str, str]] = {
        "by": "seat",
        "card": "card",
        "pirate": "pirate",
        "place": "place",
        "other": "pirate",
    }

    def __init__(self, by: int, card: int, pirate: int, place: int = NONE, other: int = NONE) -> None:
        super().__init__()
        self.by = by
        self.card = card
        self.pirate = pirate
        self.place = place
        self.other = other

    def resume(self, state: State) -> None:
        from flibuste.games.blackbeard.rules.reactions.ap_cards import resolve

        state.stack.pop()
        # 4.66a – Discarded; 10.15a – but a converted Pirate stays as KC.
        state.discard(self.card)
        resolve(state, self)


class SkullWindow(AskInOrder[State]):
    """17.2#19b, R1 – The owner may cancel the card for a point of the Pirate's Cunning, before it has any effect.

    Whoever has cards in hand and a Pirate concerned with Cunning left is asked, whatever the cards are. `pirates` are
    those concerned, `asked` how many of them have been dealt with.
    """

    NAME: ClassVar[str] = "skull-window"
    CLAUSE: ClassVar[str] = "17.2#19b"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "card": "card", "pirates": "pirates", "asked": "number"}

    def __init__(self, card: int, pirates: list[int], asked: int = 0, player: int = NOBODY) -> None:
        super().__init__(player, asked)
        self.card = card
        self.pirates = pirates

    def places(self, state: State) -> int:
        return len(self.pirates)

    def concerned(self) -> int:
        """The Pirate whose owner is asked now."""
        return self.pirates[self.asked - 1]

    def whom(self, state: State) -> int:
        pirate = state.pirate(self.concerned())
        could = pirate.owner != SYSTEM and pirate.cunning > 0 and state.players[pirate.owner].hand
        return pirate.owner if could else NOBODY

    def options(self, state: State) -> list[Action]:
        return [PASS, PLAY_SKULL] if SKULL in state.players[self.player].hand else [PASS]

    def react(self, state: State, seat: int, action: Action) -> None:
        if action is PLAY_SKULL:
            number = self.concerned()
            state.tell(SKULLED, seat, number, self.card)
            use_skull(state, seat, number)
            state.stack.pop()
            cancelled = state.stack.pop()
            assert isinstance(cancelled, PlayedCard)
            return_to_deck(state, self.card)

    def refuse(self, state: State, action: Action) -> Refusal:
        if action is PLAY_SKULL:
            return Refusal("17.2#19a", "no-skull-in-hand")
        return Refusal("17.2#19b", "skull-or-pass")

    def prompt(self, state: State) -> Pairs:
        return (card_pair(state, self.card), pirate_pair(state, self.concerned()))


def use_skull(state: State, seat: int, number: int) -> None:
    """12.0e, 17.2#19a – It costs the Pirate 1 Cunning; the card itself is discarded."""
    state.pirate(number).cunning -= 1
    spend_card(state, seat, SKULL)
    state.discard(SKULL)


def spend_card(state: State, seat: int, card: int) -> None:
    """A card leaves the hand; in one's own turn it counts as played (17.14c)."""
    state.players[seat].hand.remove(card)
    if seat == state.turn:
        state.cards_played += 1


def play_card(state: State, seat: int, card: int, target: int, place: int = NONE, other: int = NONE) -> None:
    """3.4 – Commit: the card is shown, the AP Action and its type are used up, R1 opens before any effect."""
    state.players[seat].hand.remove(card)
    state.ap_used |= BIT[seat]
    lay_card(state, seat, card, target, place, other)


def lay_card(state: State, seat: int, card: int, target: int, place: int = NONE, other: int = NONE) -> None:
    """An AP card lies on the table, out of a hand or turned up by the system (19.13a)."""
    state.types_used |= TYPE_OF_CARD[card]
    state.tell(AP_CARD, seat, card, target)
    state.stack.append(PlayedCard(seat, card, target, place, other))
    concerned = party(state, target)
    if card == PIRATE_CONVERTS:
        return
    if card == LOCAL_RESISTANCE:
        concerned = state.docked_in(place)
    if concerned:
        state.stack.append(SkullWindow(card, concerned))
