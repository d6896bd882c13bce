"""What an order comes to: a player who lays a course has its end in mind, not its legs."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.games.davyjones.geometry.bodies import docked_at, ram_targets, tow_targets
from flibuste.games.davyjones.rules.abilities.active_abilities import has
from flibuste.games.davyjones.rules.fight.aiming import can_hit
from flibuste.games.davyjones.rules.fight.broadsides import guns_of
from flibuste.games.davyjones.rules.sea.candidates import moves
from flibuste.games.davyjones.rules.sea.course import Course
from flibuste.games.davyjones.rules.sea.judging import course_of
from flibuste.games.davyjones.rules.sea.telling import island_ahead
from flibuste.games.davyjones.table.actions.orders import Move
from flibuste.games.davyjones.table.actions.sea import Sail
from flibuste.games.davyjones.table.actions.word_kinds import ship_word
from flibuste.games.davyjones.table.constants import NONE, S
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import CAPTAIN

_UNDER_WAY: Final = 0.95  # of a short segment: who makes less of his way hardly leaves his place


def deeds(state: State, seat: int) -> list[Action]:
    """3.2, 4.1 – Orders, and in place of a move its courses."""
    found: list[Action] = []
    for action in state.options(seat):
        if isinstance(action, Move):
            found += moves(state, state.ship(action.ship))
        else:
            found.append(action)
    return found


def comes_to(state: State, action: Action) -> Action:
    """4.3.2, 4.4.1, 4.6.1 – A course comes to what the ship touches or reaches at its end, or to where it heads."""
    if not isinstance(action, Sail) or state.known_ship(action.ship) is None:
        return action
    course = course_of(state, action)
    if course.refusal is not None:
        return action
    if course.fog != NONE:
        return end("enters-fog", action)
    return end_of(state, action, course)


def end(verb: str, action: Sail, kind: str = "", word: str = "") -> Action:
    ship = ("ship", ship_word(action.ship))
    return Action(verb, "4.1.5", (ship, (kind, word)) if kind else (ship,))


def end_of(state: State, action: Sail, course: Course) -> Action:
    """The ship is laid where it would end, to look around from there."""
    ship = state.ship(action.ship)
    x, y, heading = ship.x, ship.y, ship.heading
    origin = docked_at(state, ship)
    ship.x, ship.y, ship.heading = course.run.x, course.run.y, course.run.heading
    found = contact(state, action, ship, origin)
    if found is None:
        found = under_way(state, action, ship, x, y)
    ship.x, ship.y, ship.heading = x, y, heading
    return found


def contact(state: State, action: Sail, ship: Ship, origin: int) -> Action | None:
    """An island, a derelict to tow, an enemy at the bow, or somebody in range of a Captain's guns."""
    island = docked_at(state, ship)
    if island == origin and island != NONE:
        return end("stays", action)
    if island != NONE:
        is_home = state.islands[island].home == ship.player
        return end("returns" if is_home else "docks", action, "island", f"i{island + 1}")
    for number in tow_targets(state, ship):
        return end("reaches", action, "ship", ship_word(number))
    for number in ram_targets(state, ship):
        return end("meets", action, "ship", ship_word(number))
    target = prey(state, ship)
    return None if target == NONE else end("attacks", action, "ship", ship_word(target))


def prey(state: State, ship: Ship) -> int:
    """11.3.1 – The first enemy that a Captain could fire at from here."""
    if ship.masts == 0 or not has(state, ship, CAPTAIN):
        return NONE
    guns = guns_of(state, ship)
    for target in state.ships:
        if target.player in (ship.player, NONE):
            continue
        for mast in range(ship.card.masts):
            if guns >> mast & 1 and can_hit(state, ship, mast, target, ship.card.cannons[mast].reach):
                return target.number
    return NONE


def under_way(state: State, action: Sail, ship: Ship, x: int, y: int) -> Action:
    """Towards an island, or anywhere else."""
    far = float(ship.x - x) ** 2 + float(ship.y - y) ** 2
    if far < (_UNDER_WAY * state.box.segments[S]) ** 2:
        return end("stays", action)
    island = island_ahead(state, ship, x, y)
    if island != NONE:
        return end("heads", action, "island", f"i{island + 1}")
    return end("wanders", action)
