"""12.11, 12.15 – Somebody else at the helm: an action that another player gives to a ship."""

from typing import ClassVar

from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import ShipProcedure, State


class LeaveHelm(ShipProcedure):
    """The action is over: the ship obeys its controller again."""

    NAME: ClassVar[str] = "leave-helm"
    CLAUSE: ClassVar[str] = "12.15"

    def resume(self, state: State) -> None:
        state.stack.pop()
        state.ship(self.ship).helm = -1


def take_helm(state: State, ship: Ship, seat: int) -> None:
    """Whatever is asked in the action that follows is asked of this player."""
    ship.helm = seat
    state.stack.append(LeaveHelm(ship.number))
