"""8.2 – Broadsides: all guns at one target with one die; and which guns a ship has."""

from typing import ClassVar

from flibuste.games.davyjones.rules.abilities.active_abilities import has, is_barred
from flibuste.games.davyjones.rules.dice import ShipDie, beating, curse
from flibuste.games.davyjones.rules.fight.aiming import has_free_line
from flibuste.games.davyjones.rules.fight.damage import Hits
from flibuste.games.davyjones.table.constants import NONE, S
from flibuste.games.davyjones.table.events import BROADSIDE
from flibuste.games.davyjones.table.ship import SEVERAL_SHIPS, Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import GUNS_LAST, PLAIN


def guns_of(state: State, ship: Ship) -> int:
    """6.1, 11.3.21 – The masts whose cannons can fire, a bit each."""
    if ship.masts and has(state, ship, GUNS_LAST):
        return (1 << ship.card.masts) - 1
    return ship.masts


def note_fire(target: Ship, ship: Ship) -> None:
    """11.3.5 – Who has fired at a ship this turn."""
    if target.under_fire == NONE:
        target.under_fire = ship.number
    elif target.under_fire != ship.number:
        target.under_fire = SEVERAL_SHIPS


def broadside_guns(state: State, ship: Ship, target: Ship) -> list[int]:
    """8.2.2 – The cannons with a free line of at most S to the target."""
    if is_barred(state, ship, target, S):
        return []
    guns = guns_of(state, ship)
    reach = state.box.segments[S]
    return [
        mast
        for mast in range(ship.card.masts)
        if (guns >> mast) & 1 and has_free_line(state, ship, mast, target, reach)
    ]


def broadside_needs(state: State, ship: Ship, guns: list[int]) -> int:
    """8.2.3 – The lowest die that beats every rank."""
    return beating(max([ship.card.cannons[mast].rank for mast in guns]), curse(state, ship))


class Broadside(ShipDie):
    """8.2.3, 8.2.4 – One die must beat every rank; then a hit for each cannon and one more. Nothing else alters it."""

    NAME: ClassVar[str] = "broadside"
    CLAUSE: ClassVar[str] = "8.2.3"
    FIELDS: ClassVar[dict[str, str]] = {"ship": "ship", "target": "ship", "die": "number"}

    def __init__(self, ship: int, target: int, die: int = 0) -> None:
        super().__init__(ship, die)
        self.target = target

    def resume(self, state: State) -> None:
        """No second try: an ability would alter the die."""
        state.stack.pop()
        self.die = state.chance.die("cannon")
        self.settle(state, state.ship(self.ship))

    def settle(self, state: State, ship: Ship) -> None:
        target = state.ship(self.target)
        guns = broadside_guns(state, ship, target)
        needed = broadside_needs(state, ship, guns)
        hits = self.die >= needed
        state.tell(BROADSIDE, ship.player, self.ship, self.target, len(guns), self.die, needed, int(hits))
        if hits:
            state.stack.append(Hits(self.target, len(guns) + 1, self.ship, PLAIN, True))
        note_fire(target, ship)
