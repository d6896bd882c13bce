"""17.2#17, R5 – Piratical Ambition: after a loss of Loyalty another Pirate may challenge the captain."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.engine.seats import NOBODY
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair
from flibuste.games.blackbeard.rules.reactions.ap_players import AskForCard
from flibuste.games.blackbeard.rules.reactions.protocol import TYPE_OF_CARD
from flibuste.games.blackbeard.table.actions import PlayAgainst
from flibuste.games.blackbeard.table.constants import AMBITION, BIT, NONE
from flibuste.games.blackbeard.table.state import State


def ask_ambition(state: State, number: int) -> None:
    """17.2#17a – Only when the crew of the Active Pirate, or of his ally, has lost Loyalty; 19.3b – never alone."""
    if state.active == NONE or state.is_alone() or state.types_used & TYPE_OF_CARD[AMBITION]:
        return
    if number == state.active or number == state.pirate(state.active).ally:
        state.stack.append(AmbitionWindow(number))


class AmbitionWindow(AskForCard):
    """17.2#17b, R5 – Whoever has an AP Action, a Pirate card and room for a Pirate is asked, whatever his hand."""

    NAME: ClassVar[str] = "ambition-window"
    CLAUSE: ClassVar[str] = "17.2#17a"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "pirate": "pirate", "asked": "number"}

    def __init__(self, pirate: int, asked: int = 0, player: int = NOBODY) -> None:
        super().__init__(AMBITION, asked, player)
        self.pirate = pirate

    def is_open(self, state: State) -> bool:
        return state.pirates[self.pirate] is not None and super().is_open(state)

    def could_react(self, state: State, seat: int) -> bool:
        player = state.players[seat]
        has_room = len(state.own(seat)) < state.limit()
        return has_room and bool(player.hand) and bool(player.held) and not state.ap_used & BIT[seat]

    def target(self, state: State) -> int:
        return self.pirate

    def add_plays(self, state: State, found: list[Action]) -> None:
        for number in state.players[self.player].held:
            found.append(state.pieces.verbs.challenge[number])

    def react(self, state: State, seat: int, action: Action) -> None:
        if isinstance(action, PlayAgainst):
            state.known |= BIT[action.other]
        super().react(state, seat, action)

    def choices(self) -> Refusal:
        return Refusal("17.2#17b", "challenge-or-pass")

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, self.pirate),)
