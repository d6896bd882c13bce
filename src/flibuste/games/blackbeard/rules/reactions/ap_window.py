"""4.63, 3.3 – The window itself: AP players are asked in Play Order, again after every AP Action."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, Refusal
from flibuste.engine.seats import NOBODY
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair, place_pair
from flibuste.games.blackbeard.rules.reactions.ap_actions import perform
from flibuste.games.blackbeard.rules.reactions.ap_players import AskPlayers
from flibuste.games.blackbeard.rules.reactions.conditions import to_react
from flibuste.games.blackbeard.rules.reactions.limits import ap_actions, open_options
from flibuste.games.blackbeard.rules.reactions.protocol import MOMENTS, OCCASION_OF, W3, allowed
from flibuste.games.blackbeard.table.actions import PASS
from flibuste.games.blackbeard.table.constants import DOINGS, NONE, SYSTEM
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

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        return to_react(state, seat, action, allowed(state, self.moment))

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("4.63a", "act-or-pass")

    def occasion(self, state: State) -> str:
        """What somebody may always want to pass on: moves, the hunt for Merchants, attacks, or what is done in Port."""
        return OCCASION_OF.get(state.doing, "")

    def prompt(self, state: State) -> Pairs:
        told = (("moment", MOMENTS[self.moment]), ("doing", DOINGS[state.doing]))
        return (pirate_pair(state, state.active), place_pair(state, state.target), *told)
