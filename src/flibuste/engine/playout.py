"""Random play to the end: the loop that simulations and proofs share."""

from flibuste.engine.chance import Chance
from flibuste.engine.state import State


class Endless(Exception):
    """A game went on for longer than it may."""


class DeadEnd(Exception):
    """Somebody is asked and has nothing to choose from."""


def playout(state: State, dice: Chance, limit: int = 1_000_000) -> int:
    """Play to the end, each decision at random by `dice`; returns the number of decisions."""
    decisions = 0
    stack = state.stack
    while stack:
        step = stack[-1]
        seat = step.player
        if seat >= 0:
            options = step.options(state)
        else:
            seat = step.deciders(state)[0]
            options = step.offer(state, seat)
        n = len(options)
        if n == 0:
            raise DeadEnd(f"seat {seat + 1} has no choice at {step.NAME}")
        action = options[0] if n == 1 else options[dice.below(n, "choice")]
        step.answer(state, seat, action)
        state.run()
        decisions += 1
        if decisions > limit:
            raise Endless(f"no end after {limit} decisions")
    return decisions
