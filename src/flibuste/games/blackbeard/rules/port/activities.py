"""9.4 – In-Port Activities: ransom, fence, refit, buy a Safe Haven, revel; any of them, in that order."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition
from flibuste.games.blackbeard.rules.crew import party, revel
from flibuste.games.blackbeard.rules.port.conditions import to_do_business
from flibuste.games.blackbeard.rules.port.ports import has_pro_governor, status
from flibuste.games.blackbeard.rules.port.ransom import Ransom, may_ransom
from flibuste.games.blackbeard.rules.port.refit import Refit, may_refit
from flibuste.games.blackbeard.rules.port.safe_haven import BuyHaven, haven_buyer, may_buy_haven
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair, port_pair
from flibuste.games.blackbeard.rules.reactions.ap_window import ApWindow
from flibuste.games.blackbeard.rules.reactions.card_against import spend_card
from flibuste.games.blackbeard.rules.reactions.protocol import W2
from flibuste.games.blackbeard.rules.sea.move import fence
from flibuste.games.blackbeard.table.actions import BUY_HAVEN, DONE, REFIT, REVEL
from flibuste.games.blackbeard.table.constants import ANTI, BIT, FIRST_PORT, LETTER, NONE, SYSTEM
from flibuste.games.blackbeard.table.events import LETTERED
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.pirate_actions import AskForLetter, FenceHolds, RansomHostage
from flibuste.games.blackbeard.table.state import State, TableStep

RANSOMING, FENCING, REFITTING, BUYING, REVELLING = range(5)


class Business(TableStep):
    """9.41c – One activity after another, a window after each (3.2), until the player is done or driven out."""

    NAME: ClassVar[str] = "business"
    CLAUSE: ClassVar[str] = "9.41c"

    def resume(self, state: State) -> None:
        if state.is_stopped() or state.business > REVELLING:
            state.stack.pop()
        else:
            state.stack.append(Activity(state.pirate(state.active).owner))


class Activity(TableStep):
    """9.41c – What to do next; `state.business` is how far in the order the Pirate has come."""

    NAME: ClassVar[str] = "activity"
    CLAUSE: ClassVar[str] = "9.41c"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        members = party(state, state.active)
        for number in members:
            pirate = state.pirate(number)
            port = pirate.place - FIRST_PORT
            # 9.32b, 9.33b – Pro-Pirate and Neutral Ports serve all; 9.34e – a Safe Haven too.
            if status(state, pirate, port) != ANTI:
                self.add_services(state, pirate, port, found)
        if state.business <= REFITTING and may_refit(state, members):
            found.append(REFIT)
        if state.business <= BUYING and may_buy_haven(state, members):
            found.append(BUY_HAVEN)
        found.append(REVEL)
        if not must_revel(state):
            found.append(DONE)
        return found

    def add_services(self, state: State, pirate: Pirate, port: int, found: list[Action]) -> None:
        verbs = state.pieces.verbs
        if state.business <= RANSOMING:
            last = NONE
            for hostage in pirate.hostages:
                if hostage // 8 != last and may_ransom(state, pirate, port, hostage):
                    last = hostage // 8
                    found.append(verbs.ransom[pirate.number][last])
        if state.business <= FENCING and not state.fenced & BIT[pirate.number]:
            self.add_fencing(state, pirate, found)
        if may_take_letter(state, self.player, pirate, port):
            found.append(verbs.letter[pirate.number])

    def add_fencing(self, state: State, pirate: Pirate, found: list[Action]) -> None:
        """9.43a – Every set of filled Holds."""
        filled = 0
        for hold in range(len(pirate.holds)):
            if pirate.holds[hold]:
                filled |= BIT[hold]
        chosen = filled
        while chosen:
            found.append(state.pieces.verbs.fence[pirate.number][chosen])
            chosen = (chosen - 1) & filled

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action is DONE:
            state.business = REVELLING + 1
            return
        if action is REVEL:
            state.business = REVELLING + 1
            revel(state, state.active, must_revel(state))
            return
        state.stack.append(ApWindow(W2))
        self.carry_out(state, action)

    def carry_out(self, state: State, action: Action) -> None:
        if isinstance(action, RansomHostage):
            state.business = RANSOMING
            pirate = state.pirate(action.pirate)
            port = pirate.place - FIRST_PORT
            for hostage in pirate.hostages:
                if hostage // 8 == action.kind and may_ransom(state, pirate, port, hostage):
                    state.stack.append(Ransom(action.pirate, hostage))
                    return
        elif isinstance(action, FenceHolds):
            state.business = FENCING
            state.fenced |= BIT[action.pirate]
            pirate = state.pirate(action.pirate)
            fence(state, pirate, pirate.place - FIRST_PORT, action.holds)
        elif action is REFIT:
            state.business = BUYING
            # 9.44c – What is not repaired may be in a later Action.
            state.stack.append(Refit())
        elif action is BUY_HAVEN:
            state.business = REVELLING
            state.stack.append(BuyHaven(haven_buyer(state, party(state, state.active))))
        else:
            assert isinstance(action, AskForLetter)
            take_letter(state, self.player, state.pirate(action.pirate))

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        if action is DONE:
            return [Condition(not must_revel(state), "9.41d", "must-revel")]
        return to_do_business(state, seat, action)

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, state.active), port_pair(state, state.active))


def must_revel(state: State) -> bool:
    """9.41d – Booty fenced in a Pirate Port ends in D&R."""
    place = state.pirate(state.active).place
    return state.fenced != 0 and state.port_of(place).nation == NONE


def may_take_letter(state: State, seat: int, pirate: Pirate, port: int) -> bool:
    """17.2#12a, 17.2#12d, 11.5a – A Pro-Pirate Governor in person, no Letter yet, not in an Alliance."""
    if seat == SYSTEM:
        if not state.letters_kept & BIT[pirate.number]:
            return False
    elif LETTER not in state.players[seat].hand:
        return False
    return has_pro_governor(state, port) and pirate.letter == NONE and pirate.ally == NONE


def take_letter(state: State, seat: int, pirate: Pirate) -> None:
    """17.2#12a – The Letter takes the nationality of the Port."""
    if seat == SYSTEM:
        state.letters_kept &= ~BIT[pirate.number]
    else:
        spend_card(state, seat, LETTER)
    pirate.letter = state.port_of(pirate.place).nation
    state.tell(LETTERED, pirate.owner, pirate.number, pirate.letter)
