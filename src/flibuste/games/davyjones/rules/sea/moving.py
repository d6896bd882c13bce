"""4.5.1, 4.7.2, 11.3.2 – Who may move, how a move begins, and the free move after shooting."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import is_lost, is_pinned
from flibuste.games.davyjones.rules.abilities.active_abilities import has
from flibuste.games.davyjones.rules.sea.course import may_get_move
from flibuste.games.davyjones.rules.sea.fog_travel import ChooseBank
from flibuste.games.davyjones.rules.sea.sailing import Sailing
from flibuste.games.davyjones.rules.sea.terrain import FogExit, may_travel
from flibuste.games.davyjones.rules.turn.revealing import RevealOrPass, hidden_crew
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.orders import Move
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import ShipProcedure, State
from flibuste.games.davyjones.table.traits import MOVES_AFTER_SHOOTING


def may_move(state: State, ship: Ship) -> bool:
    """4.5.1, 4.7.2, 9.2.8, 9.4.2, 11.3.53 – Not pinned, tangled, chained or becalmed; a derelict only if it can."""
    return ship.tangled == NONE and may_get_move(state, ship) and not is_pinned(state, ship)


def must_leave(state: State, ship: Ship) -> bool:
    """11.3.35 – A raider that lies at an enemy home when its turn starts has to leave it, if it can."""
    return ship.raided and ship.actions > 0 and may_move(state, ship)


def begin_move(state: State, ship: Ship, free: bool) -> None:
    """4.1, 9.2.5 – The legs; a lost ship leaves its bank first."""
    state.stack.append(Sailing(ship.pilot(), ship.number, free))
    if is_lost(ship):
        state.stack.append(FogExit(ship.number))
        if may_travel(state, ship):
            state.stack.append(ChooseBank(ship.pilot(), ship.number))


class AfterShooting(ShipProcedure):
    """11.3.2 – After a shoot action the ship may make a free move, if an ability allows it."""

    NAME: ClassVar[str] = "after-shooting"
    CLAUSE: ClassVar[str] = "11.3.2"

    def resume(self, state: State) -> None:
        state.stack.pop()
        ship = state.ship(self.ship)
        if ship.status != SAILING or not (has(state, ship, MOVES_AFTER_SHOOTING) or hidden_crew(state, ship)):
            return
        if may_move(state, ship) and not is_lost(ship):
            state.stack.append(FreeMove(ship.pilot(), self.ship))


class FreeMove(RevealOrPass):
    """11.3.2 – A free move, with all its consequences; or not."""

    NAME: ClassVar[str] = "free-move"
    CLAUSE: ClassVar[str] = "11.3.2"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship"}

    def __init__(self, player: int, ship: int) -> None:
        super().__init__(player)
        self.ship = ship

    def ships(self, state: State) -> list[Ship]:
        return [state.ship(self.ship)]

    def others(self, state: State) -> list[Action]:
        return [do(Move, self.ship)] if has(state, state.ship(self.ship), MOVES_AFTER_SHOOTING) else []

    def go(self, state: State) -> None:
        begin_move(state, state.ship(self.ship), True)

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("11.3.2", "move-or-not")
