"""4.63, 3.3 – The window itself: AP players are asked in Play Order, again after every AP Action."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.engine.seats import NOBODY
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair, place_pair
from flibuste.games.blackbeard.rules.reactions.ap_actions import perform
from flibuste.games.blackbeard.rules.reactions.ap_players import AskPlayers
from flibuste.games.blackbeard.rules.reactions.limits import ap_actions, has_allowance, may_use_kc, open_options
from flibuste.games.blackbeard.rules.reactions.protocol import DR, MOMENTS, OCCASION_OF, TYPE_OF_CARD, W3, A, C, allowed
from flibuste.games.blackbeard.table.actions import PASS, SEND_KC, USE_WARSHIP, PlayAgainst, UseKC
from flibuste.games.blackbeard.table.constants import DEBAUCHERY, DOINGS, NONE, SYSTEM
from flibuste.games.blackbeard.table.state import State


class ApWindow(AskPlayers):
    """4.63b – Everybody who has an allowance by public information is asked, from the player after the Pirate Player.

    He acts or passes; after an AP Action everybody is asked again, and a full round of passes closes the window.
    `asked` is how many have passed since. A window inside an Action closes when the Action is cancelled; the one
    after it (4.63d) stays open as long as the Pirate is in play.
    """

    NAME: ClassVar[str] = "window"
    CLAUSE: ClassVar[str] = "4.63a"
    OCCASIONS: ClassVar[tuple[str, ...]] = ("move", "prey", "assault", "harbour")
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "moment": "moment", "asked": "number"}

    def __init__(self, moment: int, asked: int = 0, player: int = NOBODY) -> None:
        super().__init__(player, asked)
        self.moment = moment

    def is_open(self, state: State) -> bool:
        return state.active != NONE and (self.moment == W3 or not state.cancelled)

    def could_react(self, state: State, seat: int) -> bool:
        return open_options(state, seat, allowed(state, self.moment)) != 0

    def resume(self, state: State) -> None:
        """19.11b – In the solitaire game the player is asked in the turns of the system's Pirates, as usual."""
        if state.is_alone() and state.turn != SYSTEM and self.asked == 0 and self.is_open(state):
            self.ask_system(state)
        else:
            super().resume(state)

    def ask_system(self, state: State) -> None:
        """19.13a – To what Blackbeard does only the system can react, again and again."""
        from flibuste.games.blackbeard.rules.solitaire.system_reactions import react

        self.asked = 0 if react(state, self.moment) else 1

    def options(self, state: State) -> list[Action]:
        found = ap_actions(state, self.player, allowed(state, self.moment))
        found.append(PASS)
        return found

    def react(self, state: State, seat: int, action: Action) -> None:
        if action is not PASS:
            self.asked = 0
            perform(state, seat, action)

    def refuse(self, state: State, action: Action) -> Refusal:
        """Which limit forbids it: the allowance, the type, the hand, or the table of windows."""
        seat = self.player
        options = allowed(state, self.moment)
        if isinstance(action, UseKC):
            return Refusal("10.23b", "kc-not-now") if not may_use_kc(state, seat) else Refusal("10.24a", "kc-cannot")
        if not has_allowance(state, seat):
            return Refusal("4.61a", "one-ap-action-per-turn")
        if isinstance(action, PlayAgainst):
            return self.refuse_card(state, action, options)
        if action is SEND_KC:
            return Refusal("10.12c" if not options & A else "10.12d", "no-kc-deployment")
        if action is USE_WARSHIP:
            return Refusal("6.41a" if not options & C else "6.43a", "no-warship-here")
        return Refusal("4.63a", "act-or-pass")

    def refuse_card(self, state: State, action: PlayAgainst, options: int) -> Refusal:
        if action.card not in state.players[self.player].hand:
            return Refusal("2.6a", "card-not-in-hand")
        if state.types_used & TYPE_OF_CARD[action.card]:
            return Refusal("4.62a", "type-used")
        if action.card == DEBAUCHERY and not options & DR:
            return Refusal("17.2#2a", "only-after-in-port")
        return Refusal("4.65D", "card-not-in-this-window")

    def occasion(self, state: State) -> str:
        """What somebody may always want to pass on: moves, the hunt for Merchants, attacks, or what is done in Port."""
        return OCCASION_OF.get(state.doing, "")

    def prompt(self, state: State) -> Pairs:
        told = (("moment", MOMENTS[self.moment]), ("doing", DOINGS[state.doing]))
        return (pirate_pair(state, state.active), place_pair(state, state.target), *told)
