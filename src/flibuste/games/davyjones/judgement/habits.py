"""What captains usually do: a weight for every action, by its kind and the circumstances, without trying it out."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.games.davyjones.geometry.bodies import docked_at
from flibuste.games.davyjones.geometry.shape import CIRCLE
from flibuste.games.davyjones.judgement.chart import prospect_of
from flibuste.games.davyjones.judgement.danger import hits_expected
from flibuste.games.davyjones.judgement.goals import goals_of, moves_from_here, sail_weight
from flibuste.games.davyjones.judgement.memory import Memory
from flibuste.games.davyjones.rules.fight.aiming import is_target
from flibuste.games.davyjones.rules.fight.shooting import Shooting
from flibuste.games.davyjones.rules.sea.course import begin, plan, sea_of
from flibuste.games.davyjones.rules.sea.pivoting import Pivot
from flibuste.games.davyjones.rules.treasure.cargo import room
from flibuste.games.davyjones.rules.turn.offers import MOVE, SHOOT
from flibuste.games.davyjones.table.actions.abilities import Twice
from flibuste.games.davyjones.table.actions.fight import CEASE, Fire, Smoke
from flibuste.games.davyjones.table.actions.orders import (
    END,
    Aboard,
    Ashore,
    Dive,
    Explore,
    Move,
    Release,
    Repair,
    Reveal,
    Scuttle,
    Search,
    Shoot,
)
from flibuste.games.davyjones.table.actions.sea import PASS, Sail, TurnAbout
from flibuste.games.davyjones.table.actions.treasure import DONE, Enlist, Give, Lend, Load, Take
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.crew import ASHORE, Crew
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State

SELDOM: Final = 0.01
_HOLD: Final = 3  # spaces that are wanted for treasure


def weigh(state: State, seat: int, actions: list[Action], memory: Memory) -> list[float]:
    """A weight for each."""
    if isinstance(actions[0], Sail):
        return weigh_courses(state, actions, memory)
    step = state.stack[-1]
    if isinstance(step, Pivot):
        return weigh_turns(state, state.ship(step.ship), actions)
    return [weight(state, seat, action) for action in actions]


def weigh_courses(state: State, actions: list[Action], memory: Memory) -> list[float]:
    """4.1, 12.11, 12.15 – Towards what the ship wants most; anywhere with somebody else at the helm."""
    first = actions[0]
    assert isinstance(first, Sail)
    ship = state.ship(first.ship)
    prospect = prospect_of(state, ship)
    goals = goals_of(state, prospect, memory.meant.get(ship.number, NONE))
    if not goals or goals[0].value <= 0.0 or ship.pilot() != ship.player:
        return [1.0] * len(actions)
    sea = sea_of(state, ship)
    start = begin(state, ship, sea)
    found: list[float] = []
    for action in actions:
        if isinstance(action, Sail):
            run = plan(state, ship, action.legs, sea, start.clone()).run
            found.append(sail_weight(state, prospect, goals, run))
        else:
            found.append(0.1)
    return found


def weigh_turns(state: State, ship: Ship, actions: list[Action]) -> list[float]:
    """8.11.1 – The bow towards what it wants most."""
    prospect = prospect_of(state, ship)
    goals = goals_of(state, prospect)
    found: list[float] = []
    for action in actions:
        found.append(0.5)
        if isinstance(action, TurnAbout) and goals:
            before = ship.heading
            ship.heading = (before + action.angle) % CIRCLE
            found[-1] = 0.1 + max(0.0, goals[0].moves - moves_from_here(state, prospect, goals[0].island))
            ship.heading = before
    return found


def weight(state: State, seat: int, action: Action) -> float:
    if isinstance(action, Move):
        return 1.0 if is_first(state, seat, action.ship) else 0.2
    if action is END:
        return 0.02 if any_action_left(state, seat) else 3.0
    if isinstance(action, Explore):
        return 12.0 if room(state, state.ship(action.ship)) > 0 else SELDOM
    if isinstance(action, Shoot):
        return shoot_weight(state, state.ship(action.ship))
    if isinstance(action, Load):
        return 0.2 + state.tokens[action.token].value ** 2
    if isinstance(action, Fire):
        return fire_weight(state, action)
    return order_weight(state, seat, action)


def order_weight(state: State, seat: int, action: Action) -> float:
    """Crew stay aboard and derelicts afloat, unless there is a reason."""
    if isinstance(action, Scuttle):
        return SELDOM
    if isinstance(action, Ashore):
        return ashore_weight(state, state.crew[action.crew])
    if isinstance(action, Aboard):
        is_spare = state.crew[action.crew].ship == ASHORE and room(state, state.ship(action.ship)) > _HOLD
        return 1.0 if is_spare else SELDOM
    if isinstance(action, Search):
        return search_weight(state, action)
    if isinstance(action, Repair):
        return 1.5 if not state.ship(action.ship).cargo else 0.3
    if isinstance(action, Reveal):
        return 2.0  # 2.5.4 – who lies face down is of no use
    return other_weight(state, action)


def other_weight(state: State, action: Action) -> float:
    if isinstance(action, Twice):
        return twice_weight(state, action)
    if isinstance(action, Release | Lend):
        return 0.05
    if isinstance(action, Take | Enlist):
        return 4.0
    if isinstance(action, Give | Smoke | Dive):
        return 0.2
    if action is DONE or action is CEASE:
        return 0.05
    return 0.6 if action is PASS else 1.0


def ashore_weight(state: State, crew: Crew) -> float:
    """1.11, 4.4.4 – Who takes up the hold is left at home, the cheapest first: treasure needs the space."""
    ship = state.ship(crew.ship)
    free = room(state, ship)
    if free >= _HOLD or ship.cargo or docked_at(state, ship) != state.players[ship.player].home:
        return SELDOM
    return float(_HOLD - max(0, free)) / (0.5 + crew.card.points)


def twice_weight(state: State, action: Twice) -> float:
    """11.3.24 – What the ship would do anyway: it may do nothing else in this turn."""
    if action.deed == MOVE:
        return 1.5
    return shoot_weight(state, state.ship(action.ship)) if action.deed == SHOOT else SELDOM


def is_first(state: State, seat: int, number: int) -> bool:
    """Whether this is the first of a player's ships that have an action left: the order seldom matters."""
    for ship in state.ships:
        if ship.player == seat and ship.actions > 0:
            return ship.number == number
    return False


def any_action_left(state: State, seat: int) -> bool:
    for ship in state.ships:
        if ship.player == seat and ship.actions > 0 and ship.masts:
            return True
    return False


def shoot_weight(state: State, ship: Ship) -> float:
    """6.1 – When it may hit; with a load aboard there are better things to do."""
    best = 0.0
    for other in state.ships:
        if other.player != ship.player and is_target(state, ship.player, other):
            best = max(best, hits_expected(state, ship, other) * worth_hitting(state, other))
    return 0.02 + best / (1.0 + len(ship.cargo))


def worth_hitting(state: State, target: Ship) -> float:
    """Ships that carry much, or few masts; a derelict only if it may not fall into other hands."""
    if target.masts == 0:
        return 0.1
    load = 0
    for number in target.cargo:
        load += state.tokens[number].value
    return (1.0 + 0.15 * load) / (0.5 + 0.5 * target.standing())


def fire_weight(state: State, action: Fire) -> float:
    """6.3 – At what is worth most."""
    step = state.stack[-1]
    ship = state.ship(step.ship) if isinstance(step, Shooting) else None
    rank = 3 if ship is None else ship.card.cannons[action.mast].rank
    return worth_hitting(state, state.ship(action.target)) * (7 - rank)


def search_weight(state: State, action: Search) -> float:
    """5.7 – If there is gold in it and room for it."""
    target = state.ship(action.target)
    is_own = target.player == state.ship(action.ship).player and target.masts != 0
    if is_own or not target.cargo or room(state, state.ship(action.ship)) <= 0:
        return 0.03
    return 8.0 if target.player != NONE else 6.0
