"""18.4 – Retiring as an Action: by Letter, in a Safe Haven, by bribe."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.blackbeard.rules.crew import lose_loyalty
from flibuste.games.blackbeard.rules.dice import d66
from flibuste.games.blackbeard.rules.leaving import retire
from flibuste.games.blackbeard.rules.port.ports import has_pro_governor, status
from flibuste.games.blackbeard.rules.prompts import Pairs, price_pairs
from flibuste.games.blackbeard.rules.turn.double_cross import RetireByLetter
from flibuste.games.blackbeard.table.actions import PAY, REFUSE
from flibuste.games.blackbeard.table.constants import (
    ANTI,
    BIT,
    BY_BRIBE,
    BY_HAVEN,
    BY_LETTER,
    BY_PIRATE_PORT,
    FIRST_PORT,
    HAVEN,
    NONE,
    PIRATE_PORT,
    SYSTEM,
)
from flibuste.games.blackbeard.table.events import PRICE, REFUSED
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import State, TableStep

LETTER_WAY, HAVEN_WAY, BRIBE_WAY, PIRATE_PORT_WAY = range(4)


def ways_to_retire(state: State, pirate: Pirate) -> list[int]:
    """18.41 – A Letter of the Port's nationality, his Safe Haven, or a Governor he has never tried to bribe."""
    port = pirate.place - FIRST_PORT
    here = status(state, pirate, port)
    found: list[int] = []
    if pirate.letter != NONE and pirate.ally == NONE and pirate.letter == state.pieces.ports[port].nation:
        # 17.2#12c – A Letter may serve to retire.
        found.append(LETTER_WAY)
    if here == HAVEN:
        found.append(HAVEN_WAY)
    elif here == PIRATE_PORT:
        if state.rules.retire_in_pirate_port:
            found.append(PIRATE_PORT_WAY)
    elif may_bribe(state, pirate, port) and here != ANTI:
        found.append(BRIBE_WAY)
    return found


def may_bribe(state: State, pirate: Pirate, port: int) -> bool:
    """18.41Da, 19.15a – An actual Pro-Pirate Governor, not tried before; Blackbeard may not in the solitaire game."""
    if state.is_alone() and pirate.owner != SYSTEM:
        return False
    return has_pro_governor(state, port) and not pirate.bribed & BIT[state.governor[port]]


class Retire(TableStep):
    """4.5K, 18.41 – The Pirate retires, in the way he has announced."""

    NAME: ClassVar[str] = "retire"
    CLAUSE: ClassVar[str] = "18.41Aa"
    FIELDS: ClassVar[dict[str, str]] = {"way": "number"}

    def __init__(self, way: int) -> None:
        super().__init__()
        self.way = way

    def resume(self, state: State) -> None:
        state.stack.pop()
        if state.is_stopped() or self.way not in ways_to_retire(state, state.pirate(state.active)):
            return
        if self.way == LETTER_WAY:
            state.stack.append(RetireByLetter(state.active, BY_LETTER))
        elif self.way == HAVEN_WAY:
            retire(state, state.active, BY_HAVEN)
        elif self.way == PIRATE_PORT_WAY:
            retire(state, state.active, BY_PIRATE_PORT)
        else:
            bribe(state, state.pirate(state.active))


def bribe(state: State, pirate: Pirate) -> None:
    """18.41Da, 12.0c – D66 x 100, without Cunning; it is the one attempt with this Governor."""
    port = pirate.place - FIRST_PORT
    # 2.4a – Remembered for each Pirate and each Pro-Pirate Governor by name.
    pirate.bribed |= BIT[state.governor[port]]
    price = 100 * state.pieces.ports[d66(state, "retirement")].locator
    state.tell(PRICE, pirate.owner, pirate.number, price)
    if pirate.net_worth >= price:
        state.stack.append(PayBribe(pirate.owner, pirate.number, price))
    else:
        state.tell(REFUSED, pirate.owner, pirate.number, price)
        lose_loyalty(state, pirate.number, 1)


class PayBribe(TableStep):
    """18.41Db – Pay from Net Worth and retire, or stay and lose 1 Loyalty."""

    NAME: ClassVar[str] = "pay-bribe"
    CLAUSE: ClassVar[str] = "18.41Db"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "pirate": "pirate", "price": "number"}

    def __init__(self, player: int, pirate: int, price: int) -> None:
        super().__init__(player)
        self.pirate = pirate
        self.price = price

    def options(self, state: State) -> list[Action]:
        return [PAY, REFUSE]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action is PAY:
            state.pirate(self.pirate).net_worth -= self.price
            retire(state, self.pirate, BY_BRIBE)
        else:
            state.tell(REFUSED, self.player, self.pirate, self.price)
            lose_loyalty(state, self.pirate, 1)

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("18.41Db", "pay-or-refuse")

    def prompt(self, state: State) -> Pairs:
        return price_pairs(state, self.pirate, self.price)
