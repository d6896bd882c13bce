"""6.7 – Pirates' Cove: compulsory repair, then income."""

from typing import ClassVar, Self

from flibuste.engine.action import Action
from flibuste.engine.copying import copy_of
from flibuste.engine.refusal import Condition
from flibuste.games.cove.rules.cards.tavern import push_draws
from flibuste.games.cove.rules.islands.visits import Visit
from flibuste.games.cove.rules.purse import pay, receive_gold
from flibuste.games.cove.table.actions import Take
from flibuste.games.cove.table.events import REPAIRED, REPAIRED_POOR, TOOK_INCOME
from flibuste.games.cove.table.state import State


class CoveVisit(Visit):
    """6.7.1, 6.7.7 – After the repair: 2 Tavern cards, or 1 and 2 gold.

    `paid_out`: nothing (more) to be had; `poor`: because the repair was not paid for.
    """

    NAME: ClassVar[str] = "cove-visit"
    CLAUSE: ClassVar[str] = "6.7.1"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "paid_out": "flag", "poor": "flag"}

    def __init__(self, player: int, paid_out: bool = False, poor: bool = False) -> None:
        self.player = player
        self.paid_out = paid_out or poor
        self.poor = poor

    def clone(self) -> Self:
        return copy_of(self)

    def add_uses(self, state: State, found: list[Action]) -> None:
        if not self.paid_out:
            for income in state.pieces.take:
                found.append(income)

    def use(self, state: State, action: Action) -> None:
        """6.7.1 – Chosen before drawing; what the bank or the pile lacks is not received.

        7.0.2 – The pile is looked at card by card: a parrot sent back (7.1.8, 7.1.9) may be drawn again.
        """
        assert isinstance(action, Take)
        self.paid_out = True
        gold = receive_gold(state, self.player, action.gold)
        state.tell(TOOK_INCOME, self.player, action.cards, gold)
        push_draws(state, self.player, action.cards)

    def to_use(self, state: State, action: Action) -> list[Condition]:
        if not isinstance(action, Take):
            return []
        return [
            Condition(not self.poor, "6.7.4", "no-income"),
            Condition(not self.paid_out, "6.7.1", "income-taken"),
        ]


def repair(state: State, seat: int) -> bool:
    """6.7.2, 6.7.6 – All sections without ring, 2 gold each, before anything else.

    6.7.3, 6.7.5 – Their rings go to the second position; sections that only lost levels are not restored.

    6.7.4 – Returns whether there is income: whoever cannot pay for all repairs all the same, and neither pays nor gets.
    """
    player = state.players[seat]
    prices = state.pieces.prices
    destroyed = 0
    for section in range(4):
        if not player.rings[section]:
            destroyed += 1
            player.rings[section] = prices.repaired_ring
    if not destroyed:
        return True
    cost = destroyed * prices.repair_section
    if player.gold < cost:
        state.tell(REPAIRED_POOR, seat, destroyed)
        return False
    pay(state, seat, cost)
    state.tell(REPAIRED, seat, destroyed, cost)
    return True
