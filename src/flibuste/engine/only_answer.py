"""Questions that need not be asked: there is one answer, or only one that anybody would give."""

from typing import Any, Final

from flibuste.engine.action import Action
from flibuste.engine.state import State
from flibuste.engine.step import Step

ENOUGH: Final = "enough"  # the occasion of a roll that could be made again, but suffices in full
KEEP: Final = ("keep", "reroll no")


def only_answer(state: State, actions: list[Action]) -> Action | None:
    """The answer to what is asked, if it can be given without asking. `actions` are those of whoever is asked."""
    step: Step[Any] = state.stack[-1]
    if len(actions) == 1 and not step.OPEN:
        return actions[0]
    if step.REACTION and step.occasion(state) == ENOUGH:
        for action in actions:
            if action.notation in KEEP:
                return action
    return None


def only_reaction(state: State) -> tuple[int, Action] | None:
    """Who is asked for a reaction that has but one answer, and that answer: files need not write it."""
    seats, step = state.deciders(), state.stack[-1]
    if len(seats) != 1 or not step.REACTION or step.OPEN:
        return None
    options = state.options(seats[0])
    return (seats[0], options[0]) if len(options) == 1 else None
