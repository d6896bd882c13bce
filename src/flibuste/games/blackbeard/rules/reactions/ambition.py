"""17.2#17, R5 – Piratical Ambition: after a loss of Loyalty another Pirate may challenge the captain."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.engine.step import NOBODY
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair
from flibuste.games.blackbeard.rules.reactions.card_against import play_card
from flibuste.games.blackbeard.rules.reactions.protocol import TYPE_OF_CARD
from flibuste.games.blackbeard.table.actions import PASS, PlayAgainst
from flibuste.games.blackbeard.table.constants import AMBITION, BIT, NONE
from flibuste.games.blackbeard.table.state import State, TableStep


def ask_ambition(state: State, number: int) -> None:
    """17.2#17a – Only when the crew of the Active Pirate, or of his ally, has lost Loyalty; 19.3b – never alone."""
    if state.active == NONE or state.is_alone() or state.types_used & TYPE_OF_CARD[AMBITION]:
        return
    if number == state.active or number == state.pirate(state.active).ally:
        state.stack.append(AmbitionWindow(number))


class AmbitionWindow(TableStep):
    """17.2#17b, R5 – Whoever has an AP Action, a Pirate card and room for a Pirate is asked, whatever his hand."""

    NAME: ClassVar[str] = "ambition-window"
    CLAUSE: ClassVar[str] = "17.2#17a"
    REACTION: ClassVar[bool] = True
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "pirate": "pirate", "asked": "number"}

    def __init__(self, pirate: int, asked: int = 0, player: int = NOBODY) -> None:
        self.player = player
        self.pirate = pirate
        self.asked = asked

    def clone(self) -> "AmbitionWindow":
        return AmbitionWindow(self.pirate, self.asked, self.player)

    def resume(self, state: State) -> None:
        if state.pirates[self.pirate] is not None and not state.types_used & TYPE_OF_CARD[AMBITION]:
            while self.asked < state.seats - 1:
                self.asked += 1
                seat = (state.turn + self.asked) % state.seats
                player = state.players[seat]
                if player.hand and player.held and not state.ap_used & BIT[seat] and self.has_room(state, seat):
                    self.player = seat
                    return
        state.stack.pop()

    def has_room(self, state: State, seat: int) -> bool:
        return len(state.own(seat)) < state.limit()

    def options(self, state: State) -> list[Action]:
        found: list[Action] = [PASS]
        player = state.players[self.player]
        if AMBITION in player.hand:
            for number in player.held:
                found.append(state.pieces.verbs.challenge[number])
        return found

    def choose(self, state: State, action: Action) -> None:
        seat = self.player
        self.player = NOBODY
        if isinstance(action, PlayAgainst):
            state.stack.pop()
            state.known |= BIT[action.other]
            play_card(state, seat, AMBITION, self.pirate, NONE, action.other)

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("17.2#17b", "challenge-or-pass")

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, self.pirate),)
