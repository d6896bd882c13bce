"""8.5 – Converting the Merchant just plundered."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.blackbeard.rules.crew import gain_loyalty, lose_loyalty, waive_prize
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair
from flibuste.games.blackbeard.table.actions import LOSE_HOLD, JettisonHold
from flibuste.games.blackbeard.table.constants import NONE
from flibuste.games.blackbeard.table.events import CONVERTED, JETTISONED
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import State, TableStep


class Convert(TableStep):
    """8.5c – The prize becomes his ship, undamaged; interrupted before that, the right is lost (6.45f)."""

    NAME: ClassVar[str] = "convert"
    CLAUSE: ClassVar[str] = "8.5c"

    def resume(self, state: State) -> None:
        if state.active == NONE:
            state.stack.pop()
            return
        pirate = state.pirate(state.active)
        if state.cancelled or pirate.prize == NONE:
            state.stack.pop()
            drop_prize(state, pirate)
        elif filled_holds(pirate) > state.pieces.ships[pirate.prize].holds:
            state.stack.append(LoseHold(pirate.owner))
        else:
            state.stack.pop()
            self.swap(state, pirate)

    def swap(self, state: State, pirate: Pirate) -> None:
        """8.5d, 8.5f – Everything else is carried over; Loyalty +1 on a larger ship, -1 on a smaller one."""
        old, new = pirate.ship, pirate.prize
        drop_prize(state, pirate)
        kept = [value for value in pirate.holds if value]
        pirate.holds = kept
        # 17.2#10c – His guns are carried over.
        pirate.rig(new, state.pieces.ships[new])
        state.tell(CONVERTED, pirate.owner, pirate.number, new)
        if new > old:
            gain_loyalty(state, pirate.number, 1)
        elif new < old:
            lose_loyalty(state, pirate.number, 1)


def drop_prize(state: State, pirate: Pirate) -> None:
    """8.5a, 11.7b – One Merchant is one ship: whoever plundered it with him has lost it too."""
    for member in (pirate.ally, pirate.prize_with):
        partner = state.pirates[member] if member != NONE else None
        if partner is not None:
            waive_prize(state, partner)
    waive_prize(state, pirate)


def filled_holds(pirate: Pirate) -> int:
    count = 0
    for value in pirate.holds:
        if value:
            count += 1
    return count


class LoseHold(TableStep):
    """8.5e – The new ship has fewer Holds: the owner chooses which to lose."""

    NAME: ClassVar[str] = "lose-hold"
    CLAUSE: ClassVar[str] = "8.5e"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        holds = state.pirate(state.active).holds
        for hold in range(len(holds)):
            if holds[hold]:
                found.append(LOSE_HOLD[hold])
        return found

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, JettisonHold)
        state.stack.pop()
        holds = state.pirate(state.active).holds
        state.tell(JETTISONED, self.player, state.active, holds[action.hold], action.hold + 1)
        holds[action.hold] = 0

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("8.5e", "name-a-filled-hold")

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, state.active),)
