"""7, 9.4.4 – Scuttling, repairing, breaking free."""

from typing import ClassVar

from flibuste.games.davyjones.geometry.bodies import is_at_home, is_lost, is_monster
from flibuste.games.davyjones.rules.abilities.active_abilities import has
from flibuste.games.davyjones.rules.dice import ShipDie
from flibuste.games.davyjones.rules.sea.terrain import Emerging
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.events import (
    BREAK_ROLL,
    REPAIRED,
    SCUTTLE_ROLL,
)
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import (
    REPAIRS_ANYWHERE,
)


def lost_masts(ship: Ship) -> list[int]:
    """7.6, 7.7 – Masts that can be put back: not those on fire."""
    return [mast for mast in range(ship.card.masts) if not ((ship.masts | ship.fires) >> mast) & 1]


def may_repair(state: State, ship: Ship) -> bool:
    """7.6, 8.10.2, 11.3.49 – Docked at the own home, or with a Shipwright."""
    if is_monster(ship) or is_lost(ship) or not lost_masts(ship):
        return False
    return has(state, ship, REPAIRS_ANYWHERE) or is_at_home(state, ship)


def repair(state: State, ship: Ship, mast: int) -> None:
    """7.6, 4.9.9 – One lost mast is put back with its cannon; a tow with a mast again is a tow no more."""
    ship.masts |= 1 << mast
    ship.scuttled = False
    ship.forget_abilities()
    for other in state.ships:
        if other.towing == ship.number:
            other.towing = NONE
    state.tell(REPAIRED, ship.player, ship.number, mast)


class ScuttleDie(ShipDie):
    """7.1, 7.5 – A try a turn: on a 5 or 6 the derelict sinks at the start of the next own turn."""

    NAME: ClassVar[str] = "scuttle"
    CLAUSE: ClassVar[str] = "7.1"
    FIELDS: ClassVar[dict[str, str]] = {"ship": "ship", "die": "number"}
    LABEL: ClassVar[str] = "scuttle"

    def __init__(self, ship: int, die: int = 0) -> None:
        super().__init__(ship, die)

    def suffices(self, state: State, die: int) -> bool:
        return die >= state.box.numbers.scuttle_from

    def settle(self, state: State, ship: Ship) -> None:
        ship.tried = True
        needed = state.box.numbers.scuttle_from
        ship.scuttled = self.die >= needed
        state.tell(SCUTTLE_ROLL, ship.player, self.ship, self.die, needed, int(ship.scuttled))


def free_from(state: State, ship: Ship) -> int:
    """9.4.4 – The lowest die that frees a ship: with its standing masts above 6."""
    return state.box.numbers.free_above + 1 - ship.standing()


class BreakFreeDie(ShipDie):
    """9.4.4 – A die and the standing masts above 6: the ship is free."""

    NAME: ClassVar[str] = "break-free"
    CLAUSE: ClassVar[str] = "9.4.4"
    FIELDS: ClassVar[dict[str, str]] = {"ship": "ship", "die": "number"}
    LABEL: ClassVar[str] = "break-free"

    def __init__(self, ship: int, die: int = 0) -> None:
        super().__init__(ship, die)

    def suffices(self, state: State, die: int) -> bool:
        return die >= free_from(state, state.ship(self.ship))

    def settle(self, state: State, ship: Ship) -> None:
        needed = free_from(state, ship)
        state.tell(BREAK_ROLL, ship.player, self.ship, self.die, needed, int(self.die >= needed))
        if self.die >= needed:
            state.stack.append(Emerging(ship.player, self.ship))
