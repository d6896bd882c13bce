"""18.41A, 18.41B, 17.2#4, R3 – A Letter of Marque is used to retire, and may be double-crossed."""

from typing import ClassVar

from flibuste.engine.refusal import Refusal
from flibuste.engine.seats import NOBODY
from flibuste.games.blackbeard.rules.dice import throw
from flibuste.games.blackbeard.rules.leaving import eliminate, retire
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair
from flibuste.games.blackbeard.rules.reactions.ap_players import AskForCard
from flibuste.games.blackbeard.rules.reactions.card_against import lay_card
from flibuste.games.blackbeard.table.constants import BIT, DOUBLE_CROSS, HANGED, NONE, SYSTEM
from flibuste.games.blackbeard.table.events import DOUBLE_CROSSED, PAID_OFF
from flibuste.games.blackbeard.table.state import ChangingStep, State


class RetireByLetter(ChangingStep):
    """17.2#4a – Declared: it cannot be called off; AP players may double-cross, then he retires if he still can."""

    NAME: ClassVar[str] = "retire-by-letter"
    CLAUSE: ClassVar[str] = "18.41Aa"
    FIELDS: ClassVar[dict[str, str]] = {"pirate": "pirate", "way": "cause", "captor": "seat", "asked": "flag"}

    def __init__(self, pirate: int, way: int, captor: int = NOBODY, asked: bool = False) -> None:
        super().__init__()
        self.pirate = pirate
        self.way = way
        self.captor = captor
        self.asked = asked

    def resume(self, state: State) -> None:
        if not self.asked:
            self.asked = True
            if state.is_alone() and state.pirate(self.pirate).owner != SYSTEM:
                if state.turned_up == DOUBLE_CROSS:
                    state.turned_up = NONE
                    lay_card(state, SYSTEM, DOUBLE_CROSS, self.pirate)
            else:
                state.stack.append(DoubleCrossWindow(self.pirate, self.captor))
            return
        state.stack.pop()
        if state.pirates[self.pirate] is not None:
            retire(state, self.pirate, self.way)


# 18.41Ab, 18.41Bb – Both kinds of retirement by Letter open it.
class DoubleCrossWindow(AskForCard):
    """17.2#4e, R3 – Whoever has an AP Action left is asked; on a surrender also the KC's controller."""

    NAME: ClassVar[str] = "double-cross-window"
    CLAUSE: ClassVar[str] = "17.2#4a"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "pirate": "pirate", "captor": "seat", "asked": "number"}

    def __init__(self, pirate: int, captor: int, asked: int = 0, player: int = NOBODY) -> None:
        super().__init__(DOUBLE_CROSS, asked, player)
        self.pirate = pirate
        self.captor = captor

    def could_react(self, state: State, seat: int) -> bool:
        return bool(state.players[seat].hand) and (not state.ap_used & BIT[seat] or seat == self.captor)

    def target(self, state: State) -> int:
        return self.pirate

    def choices(self) -> Refusal:
        return Refusal("17.2#4a", "double-cross-or-pass")

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, self.pirate),)


def double_cross(state: State, by: int, number: int) -> None:
    """17.2#4b – 1-2: nothing; 17.2#4c – 3-4: he pays 2d6 x 10 percent of his Net Worth; 17.2#4d – 5-6: hanged."""
    result = state.chance.die("double-cross")
    state.tell(DOUBLE_CROSSED, by, number, result)
    if result >= 5:
        eliminate(state, number, HANGED)
    elif result >= 3:
        pirate = state.pirate(number)
        share = min(10, throw(state, 2, "double-cross-share"))
        paid = (pirate.net_worth * share + 9) // 10
        pirate.net_worth -= paid
        state.tell(PAID_OFF, by, number, paid)
