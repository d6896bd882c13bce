"""What players usually do: a weight for every action, by its kind and the circumstances, without trying it out."""

from flibuste.engine.action import Action
from flibuste.engine.bag import size
from flibuste.games.stortebeker.odds import at_least
from flibuste.games.stortebeker.rules.counter import Contest
from flibuste.games.stortebeker.table.actions import SPARE, Board, Counter, Discard, Fire, Hit, Lose, Pay, Place, Take
from flibuste.games.stortebeker.table.cards import FIRST_PIRATE, FIRST_SYMBOL
from flibuste.games.stortebeker.table.state import State


def weigh(state: State, seat: int, actions: list[Action]) -> list[float]:
    """A weight for each."""
    return [weight(state, seat, action) for action in actions]


def weight(state: State, seat: int, action: Action) -> float:
    if isinstance(action, Place):
        return place_weight(state, seat, action)
    if isinstance(action, Discard):
        return 0.25 / card_weight(action.card)
    if isinstance(action, Board):
        return board_weight(state, seat, action.ship)
    if isinstance(action, Counter):
        return counter_weight(state, seat)
    if isinstance(action, Hit):
        return 6.0 if action.verb == "seize" else 2.0
    return other_weight(state, seat, action)


def other_weight(state: State, seat: int, action: Action) -> float:
    """2.1.13, 2.1.15 – Of cards that go, plain ones first, and seldom."""
    if isinstance(action, Pay):
        return 0.25 / card_weight(action.card)
    if isinstance(action, Take):
        return card_weight(action.card)
    if isinstance(action, Lose):
        return 1.0 / card_weight(action.card)
    if isinstance(action, Fire):
        return 1.0 + size(state.side(state.berth_of(action.ship), seat).provisions)
    return 0.1 if action is SPARE else 0.5


def card_weight(card: int) -> float:
    """2.1.5 – A pirate is worth more than a symbol, a symbol more than a plain card."""
    if card >= FIRST_PIRATE:
        return 1.5 + 0.5 * (card - FIRST_PIRATE)
    return 1.3 if card >= FIRST_SYMBOL else 1.0


def place_weight(state: State, seat: int, action: Place) -> float:
    """2.1.3 – Where little is missing, for what is worth much; pirates where the provisions are nearly there."""
    berth = state.berth_of(action.ship)
    ship = state.ship(berth)
    side = state.side(berth, seat)
    missing = size(ship.needs) - size(side.provisions)
    if action.card >= FIRST_PIRATE:
        gain = at_least(ship.strength - side.strength() - 2) - at_least(ship.strength - side.strength())
        return 0.2 + 2.0 * ship.value * gain / (1.0 + missing)
    symbol = 1.25 if action.card >= FIRST_SYMBOL else 1.0
    return 0.3 + symbol * ship.value * (0.15 + at_least(ship.strength - side.strength() - 3)) / missing


def board_weight(state: State, seat: int, ship: int) -> float:
    """2.3.1 – By the odds; stopping has a weight of one half."""
    berth = state.berth_of(ship)
    return 4.0 * at_least(state.ship(berth).strength - state.side(berth, seat).strength())


def counter_weight(state: State, seat: int) -> float:
    """2.4.2 – By the odds to outdo the best so far."""
    for step in state.stack:
        if isinstance(step, Contest):
            side = state.side(state.berth_of(step.ship), seat)
            return 0.1 + 4.0 * at_least(step.best + 1 - side.strength())
    return 1.0
