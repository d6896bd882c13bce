"""3.2 – What an order asks for, one condition after the other: the first that is not met forbids it."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, Refusal
from flibuste.games.davyjones.geometry.bodies import (
    docked_at,
    is_lost,
    is_monster,
    is_on_table,
    is_pinned,
    ships_touch,
)
from flibuste.games.davyjones.rules.abilities.active_abilities import active_abilities, has, is_ready
from flibuste.games.davyjones.rules.abilities.reach_faults import EFFECTS_OF
from flibuste.games.davyjones.rules.fight.armament import breath_of, has_shot_in_reach, may_shoot
from flibuste.games.davyjones.rules.fight.shooting import MODE_DOUBLE, MODE_GUNS
from flibuste.games.davyjones.rules.sea.course import base_move, is_becalmed
from flibuste.games.davyjones.rules.sea.moving import must_leave
from flibuste.games.davyjones.rules.treasure.explore import search_targets
from flibuste.games.davyjones.rules.turn.repair import lost_masts, may_repair
from flibuste.games.davyjones.table.actions.choice import ActionOfShip, ShipChoice
from flibuste.games.davyjones.table.actions.orders import (
    Aboard,
    BreakFree,
    Explore,
    Move,
    Release,
    Repair,
    Scuttle,
    Search,
    Shoot,
    Transfer,
)
from flibuste.games.davyjones.table.actions.sea import Sail
from flibuste.games.davyjones.table.actions.word_kinds import DEEDS
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.crew import ASHORE, Crew
from flibuste.games.davyjones.table.lacking import named, unmet
from flibuste.games.davyjones.table.ship import SAILING, WRECK, Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import CHAINED, DOUBLE_RANGE

_MOVE: Final = DEEDS.index("move")


def to_order(state: State, player: int, action: Action, fault: Refusal | None) -> list[Condition]:
    """3.2 – What an order to a ship asks for; `fault` is why it is refused, if it is."""
    if not isinstance(action, ShipChoice):
        return []
    ship = state.known_ship(action.ship)
    if ship is None:
        return [] if fault is None or fault.when else [unmet(fault)]
    own = ship.player == player and ship.status == SAILING
    found = [Condition(own, "3.2", "not-your-ship", (named(ship),))]
    if not own:
        return found
    if isinstance(action, ActionOfShip):
        return [*found, *is_free(state, ship, deed_of(action)), *to_act(state, ship, action)]
    if isinstance(action, Scuttle):
        return [*found, *to_scuttle(ship)]
    if isinstance(action, Release):
        return [*found, Condition(ship.towing != NONE, "4.9.9", "tows-nothing", (named(ship),))]
    return [*found, *to_use(state, ship, action, fault)] if action.verb in EFFECTS_OF else []


def deed_of(action: ActionOfShip) -> int:
    """11.3.24 – The action as it is named; to explore a ship is to explore."""
    verb = "explore" if isinstance(action, Search) else action.verb
    return DEEDS.index(verb) if verb in DEEDS else NONE


def is_free(state: State, ship: Ship, deed: int) -> list[Condition]:
    """3.2, 11.3.24, 11.3.35 – An action left, no other one named, and no home to be left first."""
    stays = not must_leave(state, ship) or deed == _MOVE
    return [
        Condition(ship.actions > 0, "3.2", "no-action-left", (named(ship),)),
        Condition(ship.bound in (NONE, deed), "11.3.24", "named-another-action"),
        Condition(stays, "11.3.35", "must-leave"),
    ]


def to_act(state: State, ship: Ship, action: ActionOfShip) -> list[Condition]:
    """3.2 – What each of the actions asks for."""
    if isinstance(action, Move):
        return to_move(state, ship)
    if isinstance(action, Shoot):
        return to_shoot(state, ship, action.mode)
    if isinstance(action, Explore):
        return to_explore(state, ship)
    if isinstance(action, Search):
        return to_search(state, ship, action.target)
    if isinstance(action, Repair):
        return to_repair(state, ship, action.mast)
    assert isinstance(action, BreakFree)
    tangled = Condition(ship.tangled != NONE, "9.4.4", "not-tangled")
    return [tangled, Condition(ship.masts != 0, "4.5.1", "derelict", (named(ship),))]


def to_move(state: State, ship: Ship) -> list[Condition]:
    """4.5.1, 4.7.2, 9.4.2, 11.3.53, 14.9 – Neither tangled nor chained, derelict, becalmed or pinned."""
    return [
        Condition(ship.tangled == NONE, "9.4.2", "tangled"),
        Condition(not ship.now & CHAINED, "11.3.53", "chained"),
        Condition(bool(base_move(state, ship)), "4.5.1", "derelict", (named(ship),)),
        Condition(not is_becalmed(state, ship), "14.9", "becalmed"),
        Condition(not is_pinned(state, ship), "4.7.2", "pinned"),
    ]


def to_shoot(state: State, ship: Ship, mode: int) -> list[Condition]:
    """6.6, 6.11 – Neither lost, submerged nor derelict, with somebody in reach, and a way to shoot that it has."""
    able = may_shoot(ship)
    found = [Condition(able, "6.11", "cannot-shoot", (named(ship),))]
    if able:
        found.append(Condition(has_shot_in_reach(state, ship), "6.6", "nobody-in-reach"))
    if mode == MODE_GUNS:
        return found
    is_double = mode == MODE_DOUBLE
    can = has(state, ship, DOUBLE_RANGE) if is_double else breath_of(state, ship) is not None
    return [*found, Condition(can, "11.3.20" if is_double else "11.3.56", "no-such-mode")]


def is_no_monster(ship: Ship) -> Condition:
    return Condition(not is_monster(ship), "8.10.2", "monsters-move-and-shoot")


def to_explore(state: State, ship: Ship) -> list[Condition]:
    """5.1, 5.10, 8.10.2, 9.2.2 – Docked at a wild island since the turn began."""
    island = docked_at(state, ship)
    found = [
        is_no_monster(ship),
        Condition(not is_lost(ship), "9.2.2", "is-lost"),
        Condition(island != NONE, "5.1", "not-docked"),
    ]
    if island == NONE:
        return found
    land = state.islands[island]
    return [
        *found,
        Condition(land.home == NONE, "5.10", "home-not-explored"),
        Condition(island == ship.berth, "5.1", "docked-this-turn"),
        Condition(bool(land.tokens), "5.2", "nothing-there"),
    ]


def to_search(state: State, ship: Ship, target: int) -> list[Condition]:
    """5.7, 5.9, 8.10.2, 9.2.2 – A friendly ship, a derelict or a wreck that it touches, with something to exchange."""
    other = state.known_ship(target)
    near = other is not None and other is not ship and is_on_table(other) and ships_touch(ship, other)
    found = [is_no_monster(ship), Condition(near, "5.7", "not-touched")]
    if other is None or not near:
        return found
    open_ = other.status == WRECK or other.player == ship.player or other.is_derelict()
    found.append(Condition(open_, "5.7", "not-derelict"))
    loaded = other.number in search_targets(state, ship) and not is_lost(ship)
    return [*found, Condition(loaded, "5.7", "nothing-to-exchange")] if open_ else found


def to_repair(state: State, ship: Ship, mast: int) -> list[Condition]:
    """7.6, 7.7, 8.10.2 – At home, or with a Shipwright; a mast that is lost and not on fire."""
    lost = mast in lost_masts(ship)
    found = [is_no_monster(ship), Condition(lost, "7.7", "not-to-be-repaired")]
    return [*found, Condition(may_repair(state, ship), "7.6", "not-at-home")] if lost else found


def to_scuttle(ship: Ship) -> list[Condition]:
    """7.1, 7.5 – A derelict, one try a turn."""
    fresh = not ship.tried and not ship.scuttled
    return [Condition(ship.masts == 0, "7.1", "not-derelict"), Condition(fresh, "7.5", "tried-already")]


def to_use(state: State, ship: Ship, action: ShipChoice, fault: Refusal | None) -> list[Condition]:
    """11.1.2 – The ship has the ability, it is not used up, the ship is there; then what it is used on."""
    mine = [ability for ability in active_abilities(state, ship) if ability.effect in EFFECTS_OF[action.verb]]
    found = [Condition(len(mine) > 0, action.clause, "no-such-ability", (named(ship),))]
    if not mine:
        return found
    ready = any(is_ready(ship, ability) for ability in mine)
    there = not is_lost(ship) and not ship.submerged
    found.append(Condition(ready, action.clause, "ability-used", (named(ship),)))
    found.append(Condition(there, "9.2.2" if is_lost(ship) else "8.10.4", "out-of-touch", (named(ship),)))
    if not ready or not there:
        return found
    if fault is not None:
        return [*found, Condition(False, fault.clause, fault.reason, fault.words, fault.also)]
    return [*found, Condition(True, action.clause, "nothing-to-use-it-on", (named(ship),))]


def to_sail(state: State, player: int, action: Sail) -> list[Condition]:
    """4.1.1, 9.2.5 – A ship that may move now."""
    ship = state.known_ship(action.ship)
    if ship is None:
        return []
    own = ship.player == player and ship.status == SAILING
    found = [Condition(own, "3.2", "not-your-ship", (named(ship),))]
    if own:
        found += [
            Condition(ship.actions > 0, "3.2", "no-action-left", (named(ship),)),
            Condition(not is_lost(ship), "9.2.5", "lost-in-fog"),
            *to_move(state, ship),
            Condition(ship.bound in (NONE, _MOVE), "11.3.24", "named-another-action"),
        ]
    return found


def completed(found: list[Condition], fault: Refusal | None) -> list[Condition]:
    """The conditions, and last what is wrong if all of them are met."""
    if fault is None or not all(condition.met for condition in found):
        return found
    return [*found, Condition(False, fault.clause, fault.reason, fault.words, fault.also)]


def to_transfer(state: State, player: int, action: Transfer, fault: Refusal | None) -> list[Condition]:
    """2.5.2, 4.4.4 – A crew of one's own beside an island where the ship is docked; then what else is wrong."""
    crew = state.crew[action.crew] if action.crew < len(state.crew) else None
    own = crew is not None and crew.player == player
    found = [Condition(own, "2.5.2", "not-your-crew")]
    if crew is None or not own:
        return found
    if isinstance(action, Aboard):
        ship = state.known_ship(action.ship)
        island = NONE if ship is None or ship.player != player else docked_at(state, ship)
        docked = island != NONE and island_of(state, crew) == island
    else:
        docked = crew.ship >= 0 and docked_at(state, state.ship(crew.ship)) != NONE
    return completed([*found, Condition(docked, "4.4.4", "not-docked")], fault)


def island_of(state: State, crew: Crew) -> int:
    """4.4.4 – Where a crew is, ashore or aboard a docked ship."""
    if crew.ship == ASHORE:
        return crew.island
    return docked_at(state, state.ship(crew.ship)) if crew.ship >= 0 else NONE
