"""Who may be hit: the guns that reach a ship, and what it stands to lose."""

from math import sqrt
from typing import Final

from flibuste.games.davyjones.rules.abilities.active_abilities import has
from flibuste.games.davyjones.rules.fight.aiming import is_target
from flibuste.games.davyjones.rules.fight.armament import may_shoot
from flibuste.games.davyjones.rules.fight.shooting import Shooting
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import CAPTAIN

_SLACK: Final = 0.55  # of both lengths: hulls are nearer to each other than their middles
_NOW: Final = 1.0
_NEXT: Final = 0.8
_EVADED: Final = 0.25
_LATER: Final = 0.2
_MAST: Final = 0.2  # what the points of a ship are worth in gold
_HULK: Final = 0.3  # more of them, and the load, for the last mast


def losses(state: State, ship: Ship, load: float, viewer: int = NONE) -> float:
    """What the guns of the others may cost this ship, in gold."""
    if ship.masts == 0:
        return 0.0
    hits = 0.0
    for other in state.ships:
        if other.player != ship.player and may_shoot(other) and is_target(state, other.player, ship):
            found = hits_expected(state, other, ship)
            if found > 0.0:
                hits += found * urgency(state, other, ship, viewer)
    if hits == 0.0:
        return 0.0
    share = min(1.0, hits / ship.standing())
    return share * _MAST * ship.card.points + share * share * (load + _HULK * ship.card.points)


def hits_expected(state: State, gunner: Ship, target: Ship) -> float:
    """6.3 – Of all guns that are near enough; lines of fire are not looked at."""
    gap = distance(gunner, target)
    if has(state, gunner, CAPTAIN):
        for segment in gunner.card.move:
            gap -= float(state.box.segments[segment])
    found = 0.0
    if gap > float(max(state.box.segments)):
        return found
    for mast in range(gunner.card.masts):
        gun = gunner.card.cannons[mast]
        if (gunner.masts >> mast) & 1 and gap <= float(state.box.segments[gun.reach]):
            found += (6 - gun.rank) / 6.0
    return found


def distance(one: Ship, other: Ship) -> float:
    """About how far the hulls are apart."""
    ax, ay = one.stern()
    bx, by = other.stern()
    dx = float(one.x + ax - other.x - bx) / 2.0
    dy = float(one.y + ay - other.y - by) / 2.0
    return sqrt(dx * dx + dy * dy) - _SLACK * float(one.card.hull.length + other.card.hull.length) / 2.0


def urgency(state: State, gunner: Ship, target: Ship, viewer: int) -> float:
    """How likely the guns will fire at all: now, after the target had its chance to sail away, or in a later turn.

    To a viewer his own next turn is a later one, and the others' turn the next, whoever has ended his turn or not.
    """
    if state.turn == gunner.player and viewer in (NONE, gunner.player):
        top = state.stack[-1] if state.stack else None
        is_firing = isinstance(top, Shooting) and top.ship == gunner.number
        return _NOW if gunner.actions > 0 or is_firing else _LATER
    if viewer == gunner.player:
        return _LATER
    return _EVADED if state.turn == target.player and target.actions > 0 else _NEXT
