"""3.2, 3.5, 4.4.4 – What a ship can be ordered to do."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.games.davyjones.geometry.bodies import docked_at, is_lost, is_monster
from flibuste.games.davyjones.rules.abilities.active_abilities import has
from flibuste.games.davyjones.rules.abilities.face_down import reveals
from flibuste.games.davyjones.rules.fight.armament import breath_of, has_shot_in_reach
from flibuste.games.davyjones.rules.fight.marines import may_land, offer_marines
from flibuste.games.davyjones.rules.fight.shooting import MODE_BREATH, MODE_DOUBLE, MODE_GUNS, has_shot
from flibuste.games.davyjones.rules.sea.moving import may_move, must_leave
from flibuste.games.davyjones.rules.treasure.cargo import may_join
from flibuste.games.davyjones.rules.treasure.explore import (
    may_explore_island,
    search_targets,
)
from flibuste.games.davyjones.rules.turn.repair import lost_masts, may_repair
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.orders import (
    Aboard,
    Ashore,
    BreakFree,
    Explore,
    Move,
    Release,
    Repair,
    Scuttle,
    Search,
    Shoot,
)
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.crew import ASHORE, Crew
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import (
    DOUBLE_RANGE,
)
from flibuste.games.davyjones.table.windows import ORDERS

# The four actions, as 11.3.24 names them.
MOVE: Final = 0
SHOOT: Final = 1
EXPLORE: Final = 2
REPAIR: Final = 3


def is_free_for(state: State, ship: Ship, deed: int) -> bool:
    """11.3.24, 11.3.35 – A ship that has named its action, or must leave, is not free for another."""
    return ship.bound in (NONE, deed) and (deed == MOVE or not must_leave(state, ship))


def offer_actions(state: State, ship: Ship, found: list[Action]) -> None:
    """3.2, 9.4.3, 9.4.4 – Move, shoot, explore, repair; a tangled ship may try to break free, or do all but move."""
    number = ship.number
    if may_move(state, ship) and is_free_for(state, ship, MOVE):
        found.append(do(Move, number))
    elif ship.tangled != NONE and ship.masts and is_free_for(state, ship, NONE):
        found.append(do(BreakFree, number))
    offer_shooting(state, ship, found)
    if is_monster(ship) or is_lost(ship):
        return
    if is_free_for(state, ship, EXPLORE):
        if may_explore_island(state, ship):
            found.append(do(Explore, number))
        for target in search_targets(state, ship):
            found.append(do(Search, number, target))
    if may_repair(state, ship) and is_free_for(state, ship, REPAIR):
        for mast in lost_masts(ship):
            found.append(do(Repair, number, mast))


def shootings(state: State, ship: Ship) -> list[Shoot]:
    """6.1, 11.3.20, 11.3.56 – With the guns, at twice their range, or with a breath, once somebody is near enough."""
    if ship.actions == 0 or not is_free_for(state, ship, SHOOT) or not has_shot_in_reach(state, ship):
        return []
    found = [do(Shoot, ship.number, MODE_GUNS)]
    if has(state, ship, DOUBLE_RANGE):
        found.append(do(Shoot, ship.number, MODE_DOUBLE))
    if breath_of(state, ship) is not None:
        found.append(do(Shoot, ship.number, MODE_BREATH))
    return found


def offer_shooting(state: State, ship: Ship, found: list[Action]) -> None:
    """6.5 – Offered is what has a shot; who wants to spend the action without one may."""
    for action in shootings(state, ship):
        if has_shot(state, ship, action.mode):
            found.append(action)


def offer_free_actions(state: State, ship: Ship, found: list[Action]) -> None:
    """3.5, 7.1, 4.9.9, 4.4.4 – Scuttling, releasing a tow, revealing and exchanging crew."""
    if ship.masts == 0 and not ship.tried and not ship.scuttled:
        found.append(do(Scuttle, ship.number))
    if ship.towing != NONE:
        found.append(do(Release, ship.number))
    if ship.crew:
        found += reveals(state, ship, ship.player, ORDERS)
        offer_marines(state, ship, found)
    island = docked_at(state, ship)
    if island == NONE:
        return
    for crew in state.crew:
        if crew.player != ship.player or crew.moved:
            continue
        if crew.ship == ship.number and may_land(state, crew, island):
            found.append(do(Ashore, crew.number))
        elif is_within_call(state, crew, island) and may_join(state, ship, crew):
            found.append(do(Aboard, crew.number, ship.number))


def is_within_call(state: State, crew: Crew, island: int) -> bool:
    """4.4.4 – Ashore on this island, or aboard an own ship docked at it."""
    if crew.ship == ASHORE:
        return crew.island == island
    return crew.ship >= 0 and docked_at(state, state.ship(crew.ship)) == island


def transfers(state: State, player: int, crew: Crew) -> list[Action]:
    """4.4.4 – Where a crew could go now."""
    found: list[Action] = []
    if crew.player != player:
        return found
    berth = docked_at(state, state.ship(crew.ship)) if crew.ship >= 0 else NONE
    if berth != NONE and may_land(state, crew, berth):
        found.append(do(Ashore, crew.number))
    for ship in state.fleet(player):
        island = docked_at(state, ship)
        is_near = island != NONE and crew.ship != ship.number and is_within_call(state, crew, island)
        if is_near and may_join(state, ship, crew):
            found.append(do(Aboard, crew.number, ship.number))
    return found
