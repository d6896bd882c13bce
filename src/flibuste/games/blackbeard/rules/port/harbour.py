"""11, 13.2, 16, 17.2#1 – Recovering from D&R, forming an Alliance, digging for treasure."""

from typing import ClassVar

from flibuste.games.blackbeard.rules.crew import party
from flibuste.games.blackbeard.rules.dice import roll
from flibuste.games.blackbeard.rules.sea.stow import share_booty
from flibuste.games.blackbeard.table.constants import BURIED_TREASURE, FIRST_PORT, NONE, R_DIG, R_TREASURE
from flibuste.games.blackbeard.table.events import ALLIED, DUG, IDLED, RECOVERED
from flibuste.games.blackbeard.table.state import ChangingStep, State, TableStep


class Recover(TableStep):
    """13.23a, 16.0a – Docked: the lost Action of an involuntary D&R first, then all markers go."""

    NAME: ClassVar[str] = "recover"
    CLAUSE: ClassVar[str] = "16.0a"
    FIELDS: ClassVar[dict[str, str]] = {"idle": "flag"}

    def __init__(self, idle: bool) -> None:
        super().__init__()
        self.idle = idle

    def resume(self, state: State) -> None:
        state.stack.pop()
        if state.is_stopped():
            return
        for member in party(state, state.active):
            pirate = state.pirate(member)
            if self.idle:
                pirate.paid = True
                state.tell(IDLED, pirate.owner, member)
            else:
                pirate.revels = 0
                pirate.paid = False
                state.tell(RECOVERED, pirate.owner, member)


def must_idle(state: State, number: int) -> bool:
    """13.23b – Whether an Action must be lost before the Recover."""
    for member in party(state, number):
        pirate = state.pirate(member)
        if pirate.revels == 2 and not pirate.paid:
            return True
    return False


class FormAlliance(TableStep):
    """11.1a – Two Pirates of the player in the same Port ally."""

    NAME: ClassVar[str] = "form-alliance"
    CLAUSE: ClassVar[str] = "11.1a"
    FIELDS: ClassVar[dict[str, str]] = {"other": "pirate"}

    def __init__(self, other: int) -> None:
        super().__init__()
        self.other = other

    def resume(self, state: State) -> None:
        state.stack.pop()
        ally = state.pirates[self.other]
        if state.is_stopped() or ally is None or ally.place != state.pirate(state.active).place:
            return
        pirate = state.pirate(state.active)
        pirate.ally = self.other
        ally.ally = pirate.number
        state.tell(ALLIED, pirate.owner, pirate.number, self.other)


def partners(state: State, number: int) -> list[int]:
    """11.1b – Whom he may ally with: the player's other Pirates in the Port, if the player has no Alliance yet."""
    found: list[int] = []
    pirate = state.pirate(number)
    for other in state.own(pirate.owner):
        mate = state.pirate(other)
        if mate.ally != NONE:
            return []
        if other != number and mate.place == pirate.place and mate.place >= FIRST_PORT:
            found.append(other)
    return found


FOUND = 3


class Dig(ChangingStep):
    """17.2#1d – 1d6: on 3-6 he finds 3d6 x 100 Doubloons on the Isle of Pines; the card is discarded either way."""

    NAME: ClassVar[str] = "dig"
    CLAUSE: ClassVar[str] = "17.2#1d"
    FIELDS: ClassVar[dict[str, str]] = {"stage": "number"}

    def __init__(self, stage: int = 0) -> None:
        super().__init__()
        self.stage = stage

    def resume(self, state: State) -> None:
        self.stage += 1
        if state.is_stopped():
            state.stack.pop()
        else:
            roll(state, state.active, 1, R_DIG)

    def receive(self, state: State, result: list[int]) -> None:
        stage = self.stage
        self.stage += 1
        if stage > 1:
            self.unearth(state, 100 * result[0])
            return
        discard_chart(state)
        if result[0] < FOUND:
            self.unearth(state, 0)
        else:
            roll(state, state.active, 3, R_TREASURE)

    def unearth(self, state: State, found: int) -> None:
        state.stack.pop()
        state.tell(DUG, state.pirate(state.active).owner, state.active, found)
        share_booty(state, state.active, found)

    def needs(self, state: State, turn: int, totals: list[int]) -> int:
        return FOUND if self.stage == 1 else 0


def discard_chart(state: State) -> None:
    for member in party(state, state.active):
        pirate = state.pirate(member)
        if pirate.chart:
            pirate.chart = False
            state.put_back(state.discards, BURIED_TREASURE)
