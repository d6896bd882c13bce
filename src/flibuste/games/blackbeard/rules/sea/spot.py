"""8.1 – Spotting a Merchant."""

from typing import ClassVar

from flibuste.games.blackbeard.rules.crew import ability, party
from flibuste.games.blackbeard.rules.dice import roll, wanted
from flibuste.games.blackbeard.rules.port.ports import remove_merchant
from flibuste.games.blackbeard.table.constants import BIT, FIRST_PORT, R_SPOT
from flibuste.games.blackbeard.table.events import NOT_SPOTTED, SPOTTED
from flibuste.games.blackbeard.table.state import ChangingStep, State

NEEDED = 7


class Spot(ChangingStep):
    """8.13a – 1d6 + Ability, +1 if another Pirate has spotted it before (8.15a); 7 or more finds the Merchant."""

    NAME: ClassVar[str] = "spot"
    CLAUSE: ClassVar[str] = "8.13a"
    FIELDS: ClassVar[dict[str, str]] = {"rolled": "flag"}

    def __init__(self, rolled: bool = False) -> None:
        super().__init__()
        self.rolled = rolled

    def resume(self, state: State) -> None:
        if state.is_stopped():
            state.stack.pop()
            remove_merchant(state, state.target - FIRST_PORT)
        else:
            self.rolled = True
            roll(state, state.active, 1, R_SPOT)

    def receive(self, state: State, result: list[int]) -> None:
        state.stack.pop()
        look(state, state.target - FIRST_PORT, result[0] >= self.needs(state, 0, result))

    def needs(self, state: State, turn: int, totals: list[int]) -> int:
        bonus = 1 if state.face_up & BIT[state.target - FIRST_PORT] else 0
        return wanted(NEEDED - ability(state, state.active) - bonus)


def look(state: State, port: int, found: bool) -> None:
    """8.14a, 8.14b – Turned face up for good, and his to plunder; or the Action is wasted."""
    number = state.active
    owner = state.pirate(number).owner
    if not found:
        state.tell(NOT_SPOTTED, owner, number, port)
        return
    state.face_up |= BIT[port]
    for member in party(state, number):
        state.spotters[port] |= BIT[member]
    state.tell(SPOTTED, owner, number, port, state.merchant[port])


def has_spotted(state: State, number: int, port: int) -> bool:
    """8.21a – Only his own Spot counts; allies have theirs in common (11.7b)."""
    for member in party(state, number):
        if state.spotters[port] & BIT[member]:
            return True
    return False
