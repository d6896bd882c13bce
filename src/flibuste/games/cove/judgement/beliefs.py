"""What is known about the sealed choices of others: they choose as captains usually do."""

from math import exp, log
from typing import Final

from flibuste.engine.chance import Chance
from flibuste.engine.mind import Guess, drawn
from flibuste.engine.step import Sealed
from flibuste.games.cove.judgement.habits import weigh
from flibuste.games.cove.table.state import State

BELIEFS: Final = ("habit",)
EVEN: Final = (0.0,)


def reseal(state: State, seat: int, beliefs: list[float], chance: Chance) -> None:
    """11.2.1 – What the others have sealed, by habit: the more usual, the likelier."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Sealed):
        for index in range(len(step.seats)):
            if step.seats[index] != seat and step.slots[index] is not None:
                choices = step.choices(state, step.seats[index])
                rows = habit_rows(state, step.seats[index], step)
                step.slots[index] = choices[drawn([exp(beliefs[0] * row[0]) for row in rows], chance, "hidden")]


def habit_rows(state: State, owner: int, step: Sealed[State]) -> list[list[float]]:
    return [[log(weight)] for weight in weigh(state, owner, step.choices(state, owner))]


def guesses(state: State, seat: int) -> list[Guess]:
    """Every sealed choice of the others, as this seat may guess it."""
    step = state.stack[-1] if state.stack else None
    found: list[Guess] = []
    if isinstance(step, Sealed):
        for index in range(len(step.seats)):
            owner = step.seats[index]
            slot = step.slots[index]
            if owner != seat and slot is not None:
                found.append(Guess(habit_rows(state, owner, step), step.choices(state, owner).index(slot)))
    return found
