"""9.45 – Buying a Safe Haven: the last business before D&R."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.blackbeard.rules.dice import roll
from flibuste.games.blackbeard.rules.port.ports import has_pro_governor, status
from flibuste.games.blackbeard.rules.prompts import Pairs, price_pairs
from flibuste.games.blackbeard.table.actions import PAY, REFUSE
from flibuste.games.blackbeard.table.constants import ANTI, BIT, FIRST_PORT, NONE, R_BRIBE
from flibuste.games.blackbeard.table.events import BOUGHT_HAVEN, PRICE, REFUSED
from flibuste.games.blackbeard.table.state import ChangingStep, State, TableStep


def haven_buyer(state: State, members: list[int]) -> int:
    """9.45a – Who could buy a Safe Haven here: an actual Pro-Pirate Governor, free, never bribed by him before."""
    for number in members:
        pirate = state.pirate(number)
        port = pirate.place - FIRST_PORT
        if (
            has_pro_governor(state, port)
            and state.haven_of[port] == NONE
            and status(state, pirate, port) != ANTI
            and not pirate.bribed & BIT[state.governor[port]]
        ):
            return number
    return NONE


# 9.45d – A Letter is not enough.
def may_buy_haven(state: State, members: list[int]) -> bool:
    return haven_buyer(state, members) != NONE


class BuyHaven(ChangingStep):
    """9.45b, 9.45c – The Governor names 1d6 x 100; rolling the price is the one attempt with him."""

    NAME: ClassVar[str] = "buy-haven"
    CLAUSE: ClassVar[str] = "9.45b"
    FIELDS: ClassVar[dict[str, str]] = {"pirate": "pirate", "rolled": "flag"}

    def __init__(self, pirate: int, rolled: bool = False) -> None:
        super().__init__()
        self.pirate = pirate
        self.rolled = rolled

    def resume(self, state: State) -> None:
        pirate = state.pirate(self.pirate)
        self.rolled = True
        pirate.bribed |= BIT[state.governor[pirate.place - FIRST_PORT]]
        roll(state, self.pirate, 1, R_BRIBE)

    def receive(self, state: State, result: list[int]) -> None:
        state.stack.pop()
        pirate = state.pirate(self.pirate)
        price = 100 * result[0]
        state.tell(PRICE, pirate.owner, self.pirate, price)
        if pirate.net_worth >= price:
            state.stack.append(PayForHaven(pirate.owner, self.pirate, price))
        else:
            state.tell(REFUSED, pirate.owner, self.pirate, price)


class PayForHaven(TableStep):
    """9.45b – Pay from Net Worth, or refuse."""

    NAME: ClassVar[str] = "pay-for-haven"
    CLAUSE: ClassVar[str] = "9.45b"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "pirate": "pirate", "price": "number"}

    def __init__(self, player: int, pirate: int, price: int) -> None:
        super().__init__(player)
        self.pirate = pirate
        self.price = price

    def options(self, state: State) -> list[Action]:
        return [PAY, REFUSE]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        pirate = state.pirate(self.pirate)
        if action is PAY:
            port = pirate.place - FIRST_PORT
            pirate.net_worth -= self.price
            state.haven_of[port] = self.pirate
            state.tell(BOUGHT_HAVEN, self.player, self.pirate, port, self.price)
        else:
            state.tell(REFUSED, self.player, self.pirate, self.price)

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("9.45b", "pay-or-refuse")

    def prompt(self, state: State) -> Pairs:
        return price_pairs(state, self.pirate, self.price)
