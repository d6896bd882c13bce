"""A game's mind: what those who look ahead need of it, in one object, so that a search never leaves the compiled core.

A mind imagines what a seat cannot see, says how likely each seat is to win, and knows the habits of players: how
often they do what, without trying it out.
"""

from math import exp
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.state import State
from flibuste.engine.step import Step

S = TypeVar("S", bound=State)

_GRAIN: Final = 1 << 24  # how finely a policy's choice is drawn


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """What a game knows about itself. A game's `judgement/mind.py` extends this and calls it `MIND`.

    `FEATURES` are the names of what it looks at in a position, in the order of `features`; `weights` what each is
    worth, as fitted on matches. A feature is a number for each side, larger for whoever is better off.
    """

    FEATURES: ClassVar[tuple[str, ...]] = ()

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def sample(self, state: S, seat: int, chance: Chance) -> S:
        """A state that this seat cannot tell from the real one: `Game.resample`."""
        raise NotImplementedError

    def features(self, state: S) -> list[list[float]]:
        """A row of features for every side: the seats, then those who win when no seat does."""
        raise NotImplementedError

    def answers(self, state: S, step: Step[S], seat: int, looks: int) -> list[Action]:
        """The answers worth looking at, after so many looks at this question: where there are very many, few at first.

        What is among them after fewer looks is among them after more.
        """
        return step.offer(state, seat)

    def weigh(self, state: S, seat: int, actions: list[Action]) -> list[float]:
        """How often players choose each of these actions here, as weights above 0."""
        return [1.0] * len(actions)

    def judge_all(self, state: S) -> list[float]:
        """How likely each seat is to win. The shares add up to one, but for those of sides without a seat."""
        if state.outcome is not None:
            return shares_of_victory(state.outcome.winners, state.seats)
        return chances(self.features(state), self.weights)[: state.seats]

    def pick(self, state: S, seat: int, actions: list[Action], dice: Chance) -> Action:
        """One of these actions, as players usually choose."""
        weights = self.weigh(state, seat, actions)
        total = 0.0
        for weight in weights:
            total += weight
        mark = total * dice.below(_GRAIN, "habit") / _GRAIN
        for index in range(len(actions)):
            mark -= weights[index]
            if mark < 0.0:
                return actions[index]
        return actions[-1]


def shares_of_victory(winners: list[int], seats: int) -> list[float]:
    """Several share a victory."""
    found = [0.0] * seats
    for seat in winners:
        if seat < seats:
            found[seat] = 1.0 / len(winners)
    return found


def chances(rows: list[list[float]], weights: list[float]) -> list[float]:
    """Softmax: the share of each side, by the weighted sum of its features."""
    found: list[float] = []
    best = -1e300
    for row in rows:
        total = 0.0
        for index in range(len(weights)):
            total += weights[index] * row[index]
        found.append(total)
        best = max(best, total)
    sum_of_all = 0.0
    for side in range(len(found)):
        found[side] = exp(found[side] - best)
        sum_of_all += found[side]
    for side in range(len(found)):
        found[side] /= sum_of_all
    return found


def foretell(state: State, dice: Chance, depth: int, policy: Mind[State]) -> list[float]:
    """Play on as the policy usually does, for so many decisions at most, and judge all seats where that ends."""
    stack = state.stack
    while stack and depth > 0:
        step = stack[-1]
        seat = step.player
        if seat < 0:
            seat = step.deciders(state)[0]
        options = policy.answers(state, step, seat, 0)
        if not options:
            break
        if len(options) == 1:
            step.answer(state, seat, options[0])
        else:
            step.answer(state, seat, policy.pick(state, seat, options, dice))
            depth -= 1
        state.run()
    return policy.judge_all(state)
