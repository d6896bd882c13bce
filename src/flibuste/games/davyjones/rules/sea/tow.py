"""4.9 – Towing: the pose in tow, following, docking behind the tower, and how a tow ends."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, Refusal
from flibuste.games.davyjones.geometry.bodies import docked_at, end_tows, is_towable, tow_targets
from flibuste.games.davyjones.geometry.convex import is_over
from flibuste.games.davyjones.geometry.hulls import hull_shape
from flibuste.games.davyjones.geometry.sea import fits
from flibuste.games.davyjones.geometry.shape import CIRCLE
from flibuste.games.davyjones.rules.sea.course import Run
from flibuste.games.davyjones.rules.treasure.cargo import change_hands
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.sea import PASS, Tow
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.events import TOWED
from flibuste.games.davyjones.table.lacking import named
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import ShipQuestion, State


def lay_in_tow(state: State, tower: Ship, ship: Ship) -> bool:
    """4.9.3 – Bow tip on the middle of the stern, same heading; else the nearest free heading within 90 degrees."""
    x, y = tower.stern()
    for step in range(19):
        for sense in (1, -1) if step else (1,):
            heading = (tower.heading + sense * 500 * step) % CIRCLE
            if fits(state, ship, hull_shape(ship.card.hull, heading), x, y):
                ship.x, ship.y, ship.heading = x, y, heading
                return True
    return False


def follow(state: State, tower: Ship) -> None:
    """4.9.5, 4.9.6 – After the tower's move its tow is laid anew; it docks where the tower docks."""
    if tower.towing == NONE:
        return
    ship = state.ship(tower.towing)
    ship.berth = NONE
    if tower.lost != NONE:
        ship.lost = tower.lost
        ship.smoked = tower.smoked
        return
    island = docked_at(state, tower)
    if island != NONE and dock_tow(state, tower, ship, island):
        return
    lay_in_tow(state, tower, ship)


def tow_fault(state: State, ship: Ship, run: Run) -> Refusal | None:
    """4.9.5 – Where the tow finds no pose, tower and tow may not be left overlapping."""
    if ship.towing == NONE or ship.lost != NONE:
        return None
    tow = state.ship(ship.towing)
    x, y, heading, berth = ship.x, ship.y, ship.heading, tow.berth
    before = (tow.x, tow.y, tow.heading)
    ship.x, ship.y, ship.heading = run.x, run.y, run.heading
    follow(state, ship)
    stuck = (tow.x, tow.y, tow.heading) == before
    overlaps = stuck and is_over(tow.shape(), ship.shape(), tow.x - ship.x, tow.y - ship.y)
    ship.x, ship.y, ship.heading, tow.berth = x, y, heading, berth
    tow.x, tow.y, tow.heading = before
    return Refusal("4.9.5", "overlaps-its-tow") if overlaps else None


def dock_tow(state: State, tower: Ship, ship: Ship, island: int) -> bool:
    """4.9.6 – Bow tip on the vertex nearest to the tower's bow that gives no overlap, along the inward normal."""
    land = state.islands[island]
    if land.corners:
        return False
    order: list[tuple[int, int]] = []
    for k in range(land.shape.size):
        dx = land.shape.corners[k].x + land.x - tower.x
        dy = land.shape.corners[k].y + land.y - tower.y
        order.append((dx * dx + dy * dy, k))
    for _, vertex in sorted(order):
        heading = (state.box.outline.normals[vertex] + land.rotation + CIRCLE // 2) % CIRCLE
        x = land.shape.corners[vertex].x + land.x
        y = land.shape.corners[vertex].y + land.y
        if fits(state, ship, hull_shape(ship.card.hull, heading), x, y):
            ship.x, ship.y, ship.heading = x, y, heading
            return True
    return False


class TowOffer(ShipQuestion):
    """4.9.1 – After its move action a ship may take a derelict in tow."""

    NAME: ClassVar[str] = "tow-offer"
    CLAUSE: ClassVar[str] = "4.9.1"
    TAKES: ClassVar[tuple[str, ...]] = ("tow", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("no-derelict-there",)

    def options(self, state: State) -> list[Action]:
        found: list[Action] = [do(Tow, target) for target in tow_targets(state, state.ship(self.ship))]
        return [*found, PASS]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, Tow):
            take_in_tow(state, state.ship(self.ship), state.ship(action.target))

    def asks(self, state: State, action: Action) -> list[Condition]:
        """4.9.1, 4.9.8 – A derelict that can be towed, with its bow at the ship."""
        if not isinstance(action, Tow):
            return []
        ship = state.ship(action.target)
        touched = ship.number in tow_targets(state, state.ship(self.ship))
        return [
            Condition(ship.masts == 0, "4.9.1", "no-derelict-there", (named(ship), ("state", "mast"))),
            Condition(is_towable(ship) or ship.masts != 0, "4.9.8", "not-to-be-towed"),
            Condition(touched, "4.9.1", "no-derelict-there", (named(ship), ("state", "far"))),
        ]


def take_in_tow(state: State, tower: Ship, ship: Ship) -> None:
    """4.9.2, 4.9.3, 7.3 – The derelict joins the fleet; without room for it there is no tow. Scuttling fails."""
    tower.towing = ship.number
    before = (ship.x, ship.y, ship.heading)
    if not lay_in_tow(state, tower, ship):
        tower.towing = NONE
        ship.x, ship.y, ship.heading = before
        return
    end_tows(state, ship)
    tower.towing = ship.number
    state.tell(TOWED, tower.player, tower.number, ship.number)
    state.has_changed = True
    ship.berth = NONE
    if ship.player != tower.player:
        ship.scuttled = False
        change_hands(state, ship, tower.player)
