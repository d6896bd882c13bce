"""Playing to the end: the one loop of simulations, bots and proofs."""

from mypy_extensions import mypyc_attr

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.state import State


class Endless(Exception):
    """A game went on for longer than it may."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser:
    """Decides for all seats."""

    def choose(self, state: State, seat: int) -> Action:
        """A legal choice of this seat, which is asked now."""
        raise NotImplementedError


class RandomChooser(Chooser):
    """Every legal choice is as likely as any other."""

    def __init__(self, dice: Chance) -> None:
        self.dice = dice

    def choose(self, state: State, seat: int) -> Action:
        return state.stack[-1].pick(state, seat, self.dice)


def play(state: State, chooser: Chooser, limit: int = 1_000_000) -> int:
    """Play to the end as the chooser decides; returns the number of decisions."""
    decisions = 0
    stack = state.stack
    while stack:
        step = stack[-1]
        seat = step.player
        if seat < 0:
            seat = step.deciders(state)[0]
        step.answer(state, seat, chooser.choose(state, seat))
        state.run()
        decisions += 1
        if decisions > limit:
            raise Endless(f"no end after {limit} decisions")
    return decisions


def playout(state: State, dice: Chance, limit: int = 1_000_000) -> int:
    """Play to the end, each decision at random by `dice`; returns the number of decisions."""
    return play(state, RandomChooser(dice), limit)
