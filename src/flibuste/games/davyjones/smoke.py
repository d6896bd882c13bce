"""11.2.5, 11.3.55 – Smoke: a cannon lays a bank instead of firing."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.actions import PASS, Do, do
from flibuste.games.davyjones.banks import farthest, lay_bank, may_lay
from flibuste.games.davyjones.bodies import docked_at, is_lost
from flibuste.games.davyjones.events import LOST, SMOKED
from flibuste.games.davyjones.geometry import is_near
from flibuste.games.davyjones.shape import CIRCLE, TOUCH
from flibuste.games.davyjones.state import SAILING, SMOKE, State, Step
from flibuste.games.davyjones.words import NONE


class LaySmoke(Step):
    """11.3.55 – Where the smoke bank goes: its centre within S of the hull, clear of islands and docked ships."""

    NAME: ClassVar[str] = "lay-smoke"
    CLAUSE: ClassVar[str] = "11.3.55"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship", "within": "segment"}
    OPEN: ClassVar[bool] = True

    def __init__(self, player: int, ship: int, within: int) -> None:
        super().__init__(player)
        self.ship = ship
        self.within = within

    def clone(self) -> "LaySmoke":
        return self

    def options(self, state: State) -> list[Action]:
        places = farthest(state, state.ship(self.ship), state.box.segments[self.within], is_brew=False)
        return [*(do("lay-smoke", x, y, 0) for x, y in places), PASS]

    def allows(self, state: State, seat: int, action: Action) -> bool:
        if seat != self.player or not isinstance(action, Do):
            return False
        if action.verb != "lay-smoke":
            return action == PASS
        x, y, rotation = action.args
        reach = state.box.segments[self.within]
        return 0 <= rotation < CIRCLE and may_lay(state, state.ship(self.ship), x, y, rotation, reach, is_brew=False)

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, Do) and action.verb == "lay-smoke":
            bank = lay_bank(state, SMOKE, action.arg(0), action.arg(1), action.arg(2), self.player)
            state.tell(SMOKED, self.player, self.ship, bank)
            cover(state, bank)

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("11.3.55", "no-room-for-the-bank")


def cover(state: State, bank: int) -> None:
    """11.2.5 – Undocked ships that the bank touches are lost in it, where they are."""
    land = state.terrain[bank]
    for ship in state.ships:
        if ship.status != SAILING or ship.submerged or is_lost(ship) or docked_at(state, ship) != NONE:
            continue
        if is_near(ship.shape(), land.shape, ship.x - land.x, ship.y - land.y, TOUCH):
            ship.lost = bank
            ship.smoked = True
            state.tell(LOST, ship.player, ship.number, bank)
