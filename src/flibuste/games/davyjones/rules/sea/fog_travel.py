"""11.3.31 – From fog to fog: a ship that ended its turn in a bank may leave from another one."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.sea import PASS, Bank
from flibuste.games.davyjones.table.constants import FOG
from flibuste.games.davyjones.table.land import SMOKE
from flibuste.games.davyjones.table.state import ShipQuestion, State


class ChooseBank(ShipQuestion):
    """11.3.31 – Which bank it leaves from; the exit number is rolled as usual."""

    NAME: ClassVar[str] = "choose-bank"
    CLAUSE: ClassVar[str] = "11.3.31"
    TAKES: ClassVar[tuple[str, ...]] = ("bank", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("no-such-bank",)

    def options(self, state: State) -> list[Action]:
        here = state.ship(self.ship).lost
        found: list[Action] = [
            do(Bank, number)
            for number, land in enumerate(state.terrain)
            if land.kind in (FOG, SMOKE) and not land.is_gone and number != here
        ]
        return [*found, PASS]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, Bank):
            ship = state.ship(self.ship)
            ship.lost = action.bank
            ship.smoked = False

    def breach(self, state: State, action: Action) -> Refusal:
        """11.3.31 – No fog, or the bank it is in."""
        assert isinstance(action, Bank)
        is_here = action.bank == state.ship(self.ship).lost
        return Refusal("11.3.31", "no-such-bank", (("fault", "here" if is_here else "fog"),))
