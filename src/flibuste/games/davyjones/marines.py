"""8.8 – Marines: crew with a gun of their own. None is in this set; the keyword is kept for others."""

from flibuste.engine.action import Action
from flibuste.games.davyjones.actions import Do, do
from flibuste.games.davyjones.aiming import can_hit, is_target
from flibuste.games.davyjones.bodies import is_lost
from flibuste.games.davyjones.force import in_force, is_active
from flibuste.games.davyjones.shooting import Shot
from flibuste.games.davyjones.state import Crew, Ship, State
from flibuste.games.davyjones.traits import CREW_SILENT, PLAIN
from flibuste.games.davyjones.words import MARINE, NONE


def may_fire(state: State, ship: Ship, crew: Crew) -> bool:
    """8.8.2, 8.8.4 – Each Marine gets its own shoot action, once a turn, while its abilities work."""
    if crew.fired or not crew.card.has(MARINE) or is_lost(ship) or ship.submerged or ship.now & CREW_SILENT:
        return False
    in_force(state, ship)  # so that the ship's traits are those of now
    return is_active(state, ship, crew)


def offer_marines(state: State, ship: Ship, found: list[Action]) -> None:
    """8.8.2 – From any mast place of its ship."""
    reach = state.box.numbers.marine_gun.reach
    for number in ship.crew:
        if not may_fire(state, ship, state.crew[number]):
            continue
        for target in state.ships:
            if target.player == ship.player or not is_target(state, ship, target):
                continue
            if any(can_hit(state, ship, mast, target, reach) for mast in range(ship.card.masts)):
                found.append(do("marine", number, target.number))


def fire_marine(state: State, action: Do) -> None:
    """8.8.2 – One shot with the rank of the Marine's gun."""
    crew = state.crew[action.arg(0)]
    crew.fired = True
    state.stack.append(Shot(crew.ship, action.arg(1), NONE, PLAIN, state.box.numbers.marine_gun.rank))
