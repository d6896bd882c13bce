"""4.5.1, 4.7.2, 11.3.2 – Who may move, how a move begins, and the free move after shooting."""

from typing import ClassVar, Self

from flibuste.engine.action import Action
from flibuste.engine.copying import copy_of
from flibuste.games.davyjones.geometry.bodies import is_lost, is_pinned
from flibuste.games.davyjones.rules.abilities.active_abilities import has
from flibuste.games.davyjones.rules.sea.course import may_get_move
from flibuste.games.davyjones.rules.sea.fog_travel import ChooseBank
from flibuste.games.davyjones.rules.sea.sailing import Sailing
from flibuste.games.davyjones.rules.sea.terrain import FogExit, may_travel
from flibuste.games.davyjones.rules.turn.revealing import call_crew
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.orders import Move
from flibuste.games.davyjones.table.actions.sea import PASS
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import ShipProcedure, ShipQuestion, State
from flibuste.games.davyjones.table.traits import MOVES_AFTER_SHOOTING
from flibuste.games.davyjones.table.windows import AFTER_SHOOTING, MOVE


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
    """11.3.2 – After a shoot action the ship may make a free move, if an ability allows it.

    2.5.5 – First whoever allows it may show himself, then whoever makes more of the move.
    """

    NAME: ClassVar[str] = "after-shooting"
    CLAUSE: ClassVar[str] = "11.3.2"
    FIELDS: ClassVar[dict[str, str]] = {"ship": "ship", "stage": "number"}

    def __init__(self, ship: int, stage: int = 0) -> None:
        super().__init__(ship)
        self.stage = stage

    def clone(self) -> Self:
        return copy_of(self)

    def resume(self, state: State) -> None:
        ship = state.ship(self.ship)
        self.stage += 1
        is_free = has(state, ship, MOVES_AFTER_SHOOTING)
        if ship.status != SAILING or is_lost(ship) or not may_move(state, ship):
            state.stack.pop()
        elif self.stage == 1 and not is_free:
            call_crew(state, ship, AFTER_SHOOTING)
        elif not is_free:
            state.stack.pop()
        elif self.stage <= 2:
            self.stage = 2
            call_crew(state, ship, MOVE)
        else:
            state.stack.pop()
            state.stack.append(FreeMove(ship.pilot(), self.ship))


class FreeMove(ShipQuestion):
    """11.3.2 – A free move, with all its consequences; or not."""

    NAME: ClassVar[str] = "free-move"
    CLAUSE: ClassVar[str] = "11.3.2"
    TAKES: ClassVar[tuple[str, ...]] = ("move", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("move-or-not",)

    def options(self, state: State) -> list[Action]:
        return [do(Move, self.ship), PASS]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, Move):
            begin_move(state, state.ship(self.ship), True)
