"""8.8 – Marines ashore: where they stand, whom they can see, and shots at them."""

from typing import ClassVar, Final

from flibuste.games.davyjones.geometry.lines import Scene, has_line
from flibuste.games.davyjones.geometry.shape import STOP, Shape
from flibuste.games.davyjones.rules.dice import OneDie, beating, roll
from flibuste.games.davyjones.rules.fight.aiming import add_rigging, add_surroundings, is_target
from flibuste.games.davyjones.rules.fight.damage import Hits
from flibuste.games.davyjones.rules.treasure.cargo import eliminate
from flibuste.games.davyjones.table.constants import MARINE, NONE
from flibuste.games.davyjones.table.crew import ASHORE, Crew
from flibuste.games.davyjones.table.events import MARINE_FIRED, SNIPED
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import PLAIN

_MAN: Final = Shape([(0, 0)], 2)  # a Marine is a point; the least disc makes up for its rounding


def is_ashore(crew: Crew) -> bool:
    """8.8.2 – A Marine on an island."""
    return crew.card.has(MARINE) and crew.ship == ASHORE and crew.island != NONE


def foes_ashore(state: State, seat: int) -> list[Crew]:
    """6.10, 8.8.3 – The enemy's Marines ashore that lie face up: all others are out of everybody's sights."""
    return [crew for crew in state.crew if crew.player != seat and crew.face_up and is_ashore(crew)]


def ship_sees(state: State, ship: Ship, mast: int, victim: Crew, reach: int) -> bool:
    """6.5 to 6.7 – A free line from a mast place to a Marine."""
    limit = reach + STOP
    ox, oy = ship.mast_at(mast)
    if not is_within(victim.x - ox, victim.y - oy, limit):
        return False
    scene = Scene()
    add_rigging(state, ship, mast, scene, ox, oy)
    add_surroundings(state, scene, ox, oy, limit, (ship.number,))
    return has_line(scene, _MAN, victim.x - ox, victim.y - oy, limit)


def is_within(x: int, y: int, limit: int) -> bool:
    return x * x + y * y <= limit * limit


def marine_hits(state: State, marine: Crew, target: Ship) -> bool:
    """8.8.2, 11.3.18 – From where it stands; its own island does not block. Bans on ships nearby are not for it."""
    gun = state.box.numbers.marine_gun
    limit = state.box.segments[gun.reach] + STOP
    if target.player == marine.player or not is_target(state, marine.player, target):
        return False
    scene = Scene()
    add_surroundings(state, scene, marine.x, marine.y, limit, (target.number,), marine.island)
    return has_line(scene, target.shape(), target.x - marine.x, target.y - marine.y, limit)


def marine_sees(state: State, marine: Crew, victim: Crew) -> bool:
    """8.8.2, 8.8.3 – One Marine ashore and another."""
    limit = state.box.segments[state.box.numbers.marine_gun.reach] + STOP
    if not is_within(victim.x - marine.x, victim.y - marine.y, limit):
        return False
    scene = Scene()
    add_surroundings(state, scene, marine.x, marine.y, limit, (), marine.island)
    return has_line(scene, _MAN, victim.x - marine.x, victim.y - marine.y, limit)


class MarineShot(OneDie):
    """8.8.2, 8.8.3 – A shot of a Marine ashore, or at one. `ship` fires, or `crew`; at `target`, or at `victim`."""

    NAME: ClassVar[str] = "marine-shot"
    CLAUSE: ClassVar[str] = "8.8.2"
    FIELDS: ClassVar[dict[str, str]] = {
        "ship": "ship",
        "crew": "crew",
        "target": "ship",
        "victim": "crew",
        "rank": "number",
        "die": "number",
    }

    def __init__(self, ship: int, crew: int, target: int, victim: int, rank: int, die: int = 0) -> None:
        super().__init__(ship, die)
        self.crew = crew
        self.target = target
        self.victim = victim
        self.rank = rank

    def prompt(self, state: State) -> tuple[tuple[str, str], ...]:
        return ()

    def seat(self, state: State) -> int:
        return state.crew[self.crew].player if self.ship == NONE else state.ship(self.ship).player

    def resume(self, state: State) -> None:
        if self.die == 0:
            dies_by_chance = self.ship == NONE
            self.die = state.chance.die("cannon") if dies_by_chance else roll(state, state.ship(self.ship), "cannon")
            return
        state.stack.pop()
        seat = self.seat(state)
        needed = beating(self.rank, 0)
        hits = self.die >= needed
        if self.target != NONE:
            state.tell(MARINE_FIRED, seat, self.crew, self.target, self.die, needed, int(hits))
        else:
            state.tell(SNIPED, seat, self.victim, self.die, needed, int(hits))
        if not hits:
            return
        if self.target != NONE:
            state.stack.append(Hits(self.target, 1, NONE, PLAIN, False, seat))
        else:
            wound(state, state.crew[self.victim], seat)


def wound(state: State, marine: Crew, by: int) -> None:
    """8.8.3 – Two hits in one turn eliminate it, a single one has no effect."""
    marine.hits += 1
    if marine.hits >= state.box.numbers.marine_hits:
        eliminate(state, marine, by)
