"""4.1.5 – A voyage as the log tells it: where to, and what ended it. No rule asks for any of this."""

from typing import Final

from flibuste.games.davyjones.geometry.bodies import docked_at
from flibuste.games.davyjones.geometry.sea import EDGE_CODE, SHIP_CODE
from flibuste.games.davyjones.rules.sea.course import Run
from flibuste.games.davyjones.table.constants import COMPASS, NONE
from flibuste.games.davyjones.table.events import SAILED
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State

EIGHTH: Final = 4500
FREE: Final = 0
DOCKS: Final = 1
MEETS: Final = 2
STOPPED: Final = 3


def tell_voyage(state: State, ship: Ship, run: Run, x: int, y: int, origin: int) -> None:
    """4.1.5, 4.3.2, 4.4.1 – What a ship has done that began to sail at this point."""
    if state.journal is None:
        return
    island = docked_at(state, ship)
    target = NONE
    if island not in (NONE, origin):
        end = DOCKS
    else:
        end = FREE if run.stopper == NONE else STOPPED
        island = island_ahead(state, ship, x, y)
        if SHIP_CODE <= run.stopper < EDGE_CODE:
            end = MEETS
            target = run.stopper - SHIP_CODE
    state.tell(SAILED, ship.player, ship.number, course_of(ship, x, y), island, target, end)


def has_told_docking(state: State, ship: Ship, island: int) -> bool:
    """Whether the sentence about the voyage, the last one, has said that the ship docks."""
    events = [] if state.journal is None else state.journal.events
    last = len(events) - 1
    while last >= 0 and events[last].kind.detail:
        last -= 1
    if last < 0 or events[last].kind is not SAILED or events[last].values[0] != ship.number:
        return False
    return events[last].values[2] == island and events[last].values[4] == DOCKS


def course_of(ship: Ship, x: int, y: int) -> int:
    """The point of the compass from there to the ship; for one that hardly moved its heading."""
    dx, dy = ship.x - x, ship.y - y
    if abs(dx) + abs(dy) < 100:
        return compass(ship.heading)
    if 1000 * abs(dy) < 414 * abs(dx):
        return 0 if dx > 0 else 4
    if 1000 * abs(dx) < 414 * abs(dy):
        return 2 if dy > 0 else 6
    if dy > 0:
        return 1 if dx > 0 else 3
    return 7 if dx > 0 else 5


def compass(heading: int) -> int:
    """The point of the compass nearest to a heading."""
    return (heading + EIGHTH // 2) // EIGHTH % len(COMPASS)


def island_ahead(state: State, ship: Ship, x: int, y: int) -> int:
    """The island the ship has come nearer to: less than 25 degrees off its course, the nearest of them."""
    dx, dy = ship.x - x, ship.y - y
    best, nearest = NONE, 0
    for number, land in enumerate(state.islands):
        ax, ay = land.x - x, land.y - y
        along = dx * ax + dy * ay
        if along <= 0 or 100 * along * along < 82 * (dx * dx + dy * dy) * (ax * ax + ay * ay):
            continue
        far = (land.x - ship.x) ** 2 + (land.y - ship.y) ** 2
        if best == NONE or far < nearest:
            best, nearest = number, far
    return best
