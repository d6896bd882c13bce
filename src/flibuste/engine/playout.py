"""Random play to the end: the loop that simulations and proofs share."""

from flibuste.engine.chance import Chance
from flibuste.engine.state import State


class Endless(Exception):
    """A game went on for longer than it may."""


def playout(state: State, dice: Chance, limit: int = 1_000_000) -> int:
    """Play to the end, each decision at random by `dice`; returns the number of decisions."""
    decisions = 0
    stack = state.stack
    while stack:
        step = stack[-1]
        seat = step.player
        if seat < 0:
            seat = step.deciders(state)[0]
        step.answer(state, seat, step.pick(state, seat, dice))
        state.run()
        decisions += 1
        if decisions > limit:
            raise Endless(f"no end after {limit} decisions")
    return decisions
