"""11.2.5, 11.3.55 – Smoke: a cannon lays a bank instead of firing."""

from typing import ClassVar

from flibuste.games.davyjones.geometry.bodies import docked_at, is_lost
from flibuste.games.davyjones.geometry.convex import is_near
from flibuste.games.davyjones.geometry.shape import TOUCH
from flibuste.games.davyjones.rules.abilities.active_abilities import reaches
from flibuste.games.davyjones.rules.sea.banks import LayBank, lay_bank
from flibuste.games.davyjones.table.actions.abilities import SmokeAt
from flibuste.games.davyjones.table.actions.choice import Lay
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.events import LOST, SMOKED
from flibuste.games.davyjones.table.land import SMOKE
from flibuste.games.davyjones.table.ship import SAILING
from flibuste.games.davyjones.table.state import State


class LaySmoke(LayBank):
    """11.3.55 – Where the smoke bank goes: its centre within S of the hull, clear of islands and docked ships."""

    NAME: ClassVar[str] = "lay-smoke"
    CLAUSE: ClassVar[str] = "11.3.55"
    TAKES: ClassVar[tuple[str, ...]] = ("lay-smoke", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("no-room-for-the-bank",)
    KIND: ClassVar[type[Lay]] = SmokeAt

    def lay(self, state: State, x: int, y: int, rotation: int) -> None:
        bank = lay_bank(state, SMOKE, x, y, rotation, self.player)
        state.tell(SMOKED, self.player, self.ship, bank)
        cover(state, bank)


def cover(state: State, bank: int) -> None:
    """11.2.5, 12.12 – Undocked ships that the bank touches are lost in it, where they are."""
    land = state.terrain[bank]
    for ship in state.ships:
        if ship.status != SAILING or ship.submerged or is_lost(ship) or docked_at(state, ship) != NONE:
            continue
        if reaches(state, land.owner, ship) and is_near(
            ship.shape(), land.shape, ship.x - land.x, ship.y - land.y, TOUCH
        ):
            ship.lost = bank
            ship.smoked = True
            state.tell(LOST, ship.player, ship.number, bank)
