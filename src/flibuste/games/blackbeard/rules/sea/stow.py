"""6.22, 9.42d, 9.63b – Booty goes into a Hold of the player's choice."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.blackbeard.rules.crew import shares
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair
from flibuste.games.blackbeard.table.actions import DECLINE, GIVE, HOLDS, TAKE, GiveFromHold, TakeCargo, UseHold
from flibuste.games.blackbeard.table.constants import NONE
from flibuste.games.blackbeard.table.events import BOOTY, GAVE, JETTISONED, LEFT_CARGO, TOOK_CARGO
from flibuste.games.blackbeard.table.state import ChangingStep, State, TableStep


class Stow(TableStep):
    """9.42d, 17.2#1d – Ransom, treasure and stolen Booty are added to any one Hold, even an occupied one."""

    NAME: ClassVar[str] = "stow"
    CLAUSE: ClassVar[str] = "9.42d"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "pirate": "pirate", "amount": "number"}

    def __init__(self, player: int, pirate: int, amount: int) -> None:
        super().__init__(player)
        self.pirate = pirate
        self.amount = amount

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for hold in range(len(state.pirate(self.pirate).holds)):
            found.append(HOLDS[hold])
        return found

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, UseHold)
        state.stack.pop()
        state.pirate(self.pirate).holds[action.hold] += self.amount
        state.tell(TOOK_CARGO, self.player, self.pirate, self.amount, action.hold + 1)

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("9.42d", "name-a-hold")

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, self.pirate), ("amount", str(self.amount)))


def share_booty(state: State, number: int, amount: int) -> None:
    """11.3a – Booty that may be added to a Hold; allies share it."""
    owner = state.pirate(number).owner
    for member, share in reversed(shares(state, number, amount)):
        if share:
            state.stack.append(Stow(owner, member, share))


# 6.22b – A Hold carries one prize.
class TakeBooty(TableStep):
    """8.33, 9.53a – Take a cargo or a Port's Booty into an empty Hold, throw another overboard for it, or leave it."""

    NAME: ClassVar[str] = "take-booty"
    CLAUSE: ClassVar[str] = "8.33a"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "pirate": "pirate", "value": "number"}

    def __init__(self, player: int, pirate: int, value: int) -> None:
        super().__init__(player)
        self.pirate = pirate
        self.value = value

    def options(self, state: State) -> list[Action]:
        pirate = state.pirate(self.pirate)
        if self.value == 0 or pirate.free_hold() != NONE:
            return [TAKE[0], DECLINE]
        found: list[Action] = [DECLINE]
        for hold in range(len(pirate.holds)):
            found.append(TAKE[hold + 1])
        return found

    def choose(self, state: State, action: Action) -> None:
        """8.32b – A cargo fills one Hold whatever its value; one of 0 Doubloons leaves it empty."""
        state.stack.pop()
        if not isinstance(action, TakeCargo):
            state.tell(LEFT_CARGO, self.player, self.pirate)
            return
        state.business = 1
        pirate = state.pirate(self.pirate)
        hold = action.hold
        if hold >= 0:
            state.tell(JETTISONED, self.player, self.pirate, pirate.holds[hold], hold + 1)
        else:
            hold = max(0, pirate.free_hold())
        if self.value:
            pirate.holds[hold] = self.value
        state.tell(TOOK_CARGO, self.player, self.pirate, self.value, hold + 1)

    def refuse(self, state: State, action: Action) -> Refusal:
        if isinstance(action, TakeCargo):
            return Refusal("8.33b", "jettison-only-when-full")
        return Refusal("8.33a", "take-or-decline")

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, self.pirate), ("amount", str(self.value)))


def offer_booty(state: State, number: int, value: int) -> None:
    """11.3a – One prize in one Hold; allies share it, and each share needs a Hold. `state.business`: 1 when taken."""
    owner = state.pirate(number).owner
    state.business = 0
    state.tell(BOOTY, owner, number, value)
    for member, share in reversed(shares(state, number, value)):
        state.stack.append(TakeBooty(owner, member, share))


class Give(ChangingStep):
    """9.63b – The victim's owner removes the stolen Booty from Holds of his choice, one after another."""

    NAME: ClassVar[str] = "give"
    CLAUSE: ClassVar[str] = "9.63b"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "pirate": "pirate", "amount": "number"}

    def __init__(self, player: int, pirate: int, amount: int) -> None:
        super().__init__(player)
        self.pirate = pirate
        self.amount = amount

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        holds = state.pirate(self.pirate).holds
        for hold in range(len(holds)):
            if holds[hold]:
                found.append(GIVE[hold])
        return found

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, GiveFromHold)
        holds = state.pirate(self.pirate).holds
        given = min(self.amount, holds[action.hold])
        holds[action.hold] -= given
        self.amount -= given
        state.tell(GAVE, self.player, self.pirate, action.hold + 1, given)
        if self.amount == 0:
            state.stack.pop()

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("9.63b", "name-a-filled-hold")

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, self.pirate), ("amount", str(self.amount)))
