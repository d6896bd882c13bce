"""8.8 – Marines: crew with a gun of their own, aboard or ashore. None is in this set; it is kept for others."""

from flibuste.engine.action import Action
from flibuste.games.davyjones.geometry.bodies import is_lost
from flibuste.games.davyjones.rules.abilities.active_abilities import is_active
from flibuste.games.davyjones.rules.abilities.face_down import reveal
from flibuste.games.davyjones.rules.fight.aiming import can_hit
from flibuste.games.davyjones.rules.fight.ashore import (
    MarineShot,
    foes_ashore,
    is_ashore,
    marine_hits,
    marine_sees,
    ship_sees,
)
from flibuste.games.davyjones.rules.fight.shot import Shot
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.fight import MarineShoots, MarineShootsMarine
from flibuste.games.davyjones.table.constants import MARINE, NONE
from flibuste.games.davyjones.table.crew import Crew
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import CREW_SILENT, PLAIN


def may_fire(state: State, ship: Ship, crew: Crew) -> bool:
    """8.8.2, 8.8.4 – Each Marine gets its own shoot action, once a turn, while its abilities work."""
    if crew.fired or not crew.card.has(MARINE) or is_lost(ship) or ship.submerged or ship.now & CREW_SILENT:
        return False
    return is_active(state, ship, crew)


def may_land(state: State, crew: Crew, island: int) -> bool:
    """8.8.1 – A Marine may be put ashore on any island except an enemy home."""
    return not crew.card.has(MARINE) or state.islands[island].home in (NONE, crew.player)


def offer_marines(state: State, ship: Ship, found: list[Action]) -> None:
    """8.8.2 – From any mast place of its ship."""
    gun = state.box.numbers.marine_gun
    masts = range(ship.card.masts)
    for number in ship.crew:
        if not may_fire(state, ship, state.crew[number]):
            continue
        for target in state.ships:
            if target.player != ship.player and any(can_hit(state, ship, mast, target, gun.reach) for mast in masts):
                found.append(do(MarineShoots, number, target.number))
        for victim in foes_ashore(state, ship.player):
            if any(ship_sees(state, ship, mast, victim, state.box.segments[gun.reach]) for mast in masts):
                found.append(do(MarineShootsMarine, number, victim.number))


def offer_landed(state: State, seat: int, found: list[Action]) -> None:
    """2.5.2, 8.8.2 – Crew on an island use no abilities, but for Marines."""
    for crew in state.crew:
        if crew.player != seat or crew.fired or crew.silent or not is_ashore(crew):
            continue
        for target in state.ships:
            if marine_hits(state, crew, target):
                found.append(do(MarineShoots, crew.number, target.number))
        for victim in foes_ashore(state, seat):
            if marine_sees(state, crew, victim):
                found.append(do(MarineShootsMarine, crew.number, victim.number))


def fire_marine(state: State, action: MarineShoots | MarineShootsMarine) -> None:
    """2.5.4, 8.8.2 – One shot with the rank of the Marine's gun; whoever fires shows himself."""
    crew = state.crew[action.crew]
    reveal(state, crew)
    crew.fired = True
    for ship in state.ships:
        ship.dents = 0  # 11.3.16: a shoot action of its own
    rank = state.box.numbers.marine_gun.rank
    if isinstance(action, MarineShootsMarine):
        state.stack.append(MarineShot(crew.ship, crew.number, NONE, action.other, rank))
    elif crew.ship >= 0:
        state.stack.append(Shot(crew.ship, action.target, NONE, PLAIN, rank))
    else:
        state.stack.append(MarineShot(NONE, crew.number, action.target, NONE, rank))
