"""What captains usually do: a weight for every action, by its kind and the circumstances, without trying it out."""

from math import exp

from flibuste.engine.action import Action
from flibuste.games.cove.judgement.judge import left_there, months_left, prize
from flibuste.games.cove.odds import last_left
from flibuste.games.cove.table.actions import BUY, DONE, FLEE, PASS, Arm, Bury, Fire, Mend, Play, Raise, Sail
from flibuste.games.cove.table.constants import ALL, CANNONS, CRAFTSMAN, CREW, FIRST_LEGEND, HULL, SAILS, TREASURE
from flibuste.games.cove.table.state import State


def weigh(state: State, seat: int, actions: list[Action]) -> list[float]:
    """A weight for each."""
    return [weight(state, seat, action) for action in actions]


def weight(state: State, seat: int, action: Action) -> float:
    if isinstance(action, Sail):
        return sail_weight(state, seat, action.island)
    if isinstance(action, Fire):
        return fire_weight(state, action)
    if isinstance(action, Play):
        return 3.0 if state.pieces.cards[action.card].family == CRAFTSMAN else 0.7
    if isinstance(action, Bury):
        return bury_weight(state, seat, action)
    if isinstance(action, Arm):
        return arm_weight(state, action)
    if action is FLEE:
        return flee_weight(state, seat)
    return other_weight(state, seat, action)


def other_weight(state: State, seat: int, action: Action) -> float:
    if isinstance(action, Raise):
        return (0.4 if state.players[seat].place == TREASURE else 2.0) * (0.1 + months_left(state) / 12.0)
    if isinstance(action, Mend):
        return 0.6
    if action is PASS:
        return 1.5
    if action is DONE:
        return 0.4
    return 1.0 if action is BUY else 0.8


def sail_weight(state: State, seat: int, island: int) -> float:
    """3.2.2 – Where the prize is good and no pirate lies; with a full hold, or late, to Treasure Island."""
    player = state.players[seat]
    if island != TREASURE:
        return 0.2 + left_there(state, seat, island, True) * prize(state, seat, island)
    left = months_left(state)
    worth = player.chests + player.gold / (3.0 if left <= 2 else 6.0)
    return 0.05 + worth * left_there(state, seat, island, True) * (1.0 + 2.0 / max(1, left))


def fire_weight(state: State, action: Fire) -> float:
    """4.3.4 – At a section that will soon be gone."""
    if action.ship >= FIRST_LEGEND or action.section == ALL:
        return 2.0
    player = state.players[action.ship]
    section = action.section
    bears = player.rings[section] + (2 if player.craftsmen[section] >= 0 else 0)
    return (1.3 if section in (CREW, CANNONS) else 1.0) * 2.0 / (0.5 + bears)


def flee_weight(state: State, seat: int) -> float:
    """4.4.1 – Rather than be routed, and the sooner the more there is to lose."""
    battle = state.battle
    if battle is None:
        return 0.5
    return 0.05 + 1.5 * (1.0 - last_left(state, battle, seat)) ** 3


def bury_weight(state: State, seat: int, action: Bury) -> float:
    """6.6.1, 6.6.2 – All chests; all gold that is not wanted for the ship."""
    player = state.players[seat]
    if action.chests:
        return 8.0 if action.chests == player.chests else 0.02
    most = action.gold + 3 > player.gold
    return (4.0 if months_left(state) <= 2 else 0.8) if most else 0.15


def arm_weight(state: State, action: Arm) -> float:
    """2.3.1 – A ship of even strength that spends what it has."""
    values = state.pieces.values
    crew = values[CREW][action.rings[CREW]]
    cannons = values[CANNONS][action.rings[CANNONS]]
    worth = 1.3 * min(crew, cannons) + 0.2 * (crew + cannons) - 0.15 * action.cost
    worth += 0.45 * values[SAILS][action.rings[SAILS]] + 0.45 * values[HULL][action.rings[HULL]]
    return exp(worth)
