"""Orders worth looking at, coarse to fine: one ship after the other first, then all that may be ordered.

In which order ships act seldom matters, nor in which order treasure is loaded. Looked at too early, the many orders of
the same deeds leave no time to look at the deeds.
"""

from typing import Final

from flibuste.engine.action import Action
from flibuste.games.davyjones.judgement.habits import SELDOM, weight
from flibuste.games.davyjones.table.actions.choice import TakesAction
from flibuste.games.davyjones.table.actions.orders import END, Release, Scuttle, Transfer
from flibuste.games.davyjones.table.actions.treasure import DONE, Load
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.state import State

MANY: Final = 200  # looks at the orders of one ship; then at everything


def orders(state: State, seat: int, options: list[Action], looks: int) -> list[Action]:
    """The actions of the first ship that has one, what abilities allow, and what is usual besides; the end of the turn
    when none is left.
    """
    if looks >= MANY:
        return options
    first = NONE
    found: list[Action] = []
    for action in options:
        if isinstance(action, TakesAction):
            if first in (NONE, action.ship):
                first = action.ship
                found.append(action)
        elif action is not END and (
            not isinstance(action, Transfer | Scuttle | Release) or weight(state, seat, action) > SELDOM
        ):
            found.append(action)
    if first == NONE and END in options:
        found.append(END)
    return found or options


def loads(state: State, options: list[Action], looks: int) -> list[Action]:
    """The dearest token; the end of loading when none is left."""
    if looks >= MANY:
        return options
    dearest: Load | None = None
    for action in options:
        if isinstance(action, Load) and (dearest is None or value(state, action) > value(state, dearest)):
            dearest = action
    if dearest is None:
        return options
    return [action for action in options if action is dearest or (action is not DONE and not isinstance(action, Load))]


def value(state: State, action: Load) -> int:
    return state.tokens[action.token].value
