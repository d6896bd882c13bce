"""4.63b – Who is asked: the AP players, in Play Order from the player after the Pirate Player."""

from flibuste.engine.action import Action
from flibuste.engine.reaction import AskInOrder
from flibuste.engine.refusal import Refusal
from flibuste.engine.seats import NOBODY
from flibuste.games.blackbeard.rules.reactions.card_against import play_card
from flibuste.games.blackbeard.rules.reactions.protocol import TYPE_OF_CARD
from flibuste.games.blackbeard.table.actions import PASS, PlayAgainst
from flibuste.games.blackbeard.table.constants import NONE
from flibuste.games.blackbeard.table.state import State


class AskPlayers(AskInOrder[State]):
    """4.67a – Each AP player is asked alone, if he could react by what everybody knows."""

    def is_open(self, state: State) -> bool:
        """Whether there is still anything to react to."""
        raise NotImplementedError

    def could_react(self, state: State, seat: int) -> bool:
        """Whether this player could, by what everybody knows."""
        raise NotImplementedError

    def places(self, state: State) -> int:
        if not self.is_open(state):
            return 0
        return 1 if state.is_alone() else state.seats - 1

    def whom(self, state: State) -> int:
        seat = (state.turn + self.asked) % state.seats
        return seat if self.could_react(state, seat) else NOBODY


class AskForCard(AskPlayers):
    """4.62a – One certain card may be played, by the first who wants to; a title counts once in an Action."""

    def __init__(self, card: int, asked: int, player: int) -> None:
        super().__init__(player, asked)
        self.card = card

    def is_open(self, state: State) -> bool:
        return not state.types_used & TYPE_OF_CARD[self.card]

    def target(self, state: State) -> int:
        """The Pirate against whom it is played."""
        return state.active

    def options(self, state: State) -> list[Action]:
        found: list[Action] = [PASS]
        if self.card in state.players[self.player].hand:
            self.add_plays(state, found)
        return found

    def add_plays(self, state: State, found: list[Action]) -> None:
        """The ways to play it."""
        found.append(state.pieces.verbs.play[self.card])

    def refuse(self, state: State, action: Action) -> Refusal:
        """4.65D – Another card has another moment; 2.6a – this one must be in hand."""
        if not isinstance(action, PlayAgainst):
            return self.choices()
        asked = self.choices()
        if action.card != self.card:
            return Refusal("4.65D", "card-not-in-this-window", also=(asked.clause, asked.reason))
        if self.card not in state.players[self.player].hand:
            return Refusal("2.6a", "card-not-in-hand", also=(asked.clause, asked.reason))
        return asked

    def choices(self) -> Refusal:
        """What may be answered here."""
        raise NotImplementedError

    def react(self, state: State, seat: int, action: Action) -> None:
        if isinstance(action, PlayAgainst):
            state.stack.pop()
            play_card(state, seat, self.card, self.target(state), NONE, action.other)
