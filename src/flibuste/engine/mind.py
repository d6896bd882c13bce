"""A game's mind: what those who look ahead need of it, in one object, so that a search never leaves the compiled core.

A mind imagines what a seat cannot see, says how likely each seat is to win, and knows the habits of players: how
often they do what, without trying it out.
"""

from math import exp
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.state import State
from flibuste.engine.step import Step

S = TypeVar("S", bound=State)

MANY_LOOKS: Final = 1 << 20  # at a question: no answer to it is left out
_GRAIN: Final = 1 << 24  # how finely a policy's choice is drawn
_LONG: Final = 300  # choices: who has not come to the turn he plays on to by then is judged where he is


class Guess:
    """Something hidden, as others may guess it: a row of features for all that it might be, and what it truly is."""

    def __init__(self, rows: list[list[float]], truth: int) -> None:
        self.rows = rows
        self.truth = truth


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler(Generic[S]):
    """Draws worlds that a seat cannot tell from one state, many times: what is the same in all is found out once."""

    def __init__(self, mind: "Mind[S]", state: S, seat: int) -> None:
        self.mind = mind
        self.state = state
        self.seat = seat

    def draw(self, chance: Chance) -> S:
        return self.mind.sample(self.state, self.seat, chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """What a game knows about itself. A game's `judgement/mind.py` extends this and calls it `MIND`.

    `FEATURES` are the names of what it looks at in a position, in the order of `features`; `weights` what each is
    worth, as fitted on matches. A feature is a number for each side, larger for whoever is better off. `BELIEFS` are
    the names of what tells something about what is hidden, `beliefs` their weights, `EVEN` those of whoever draws
    evenly from what is possible.
    """

    FEATURES: ClassVar[tuple[str, ...]] = ()
    BELIEFS: ClassVar[tuple[str, ...]] = ()
    EVEN: ClassVar[tuple[float, ...]] = ()

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.beliefs: list[float] = list(self.EVEN)

    def sample(self, state: S, seat: int, chance: Chance) -> S:
        """A state that this seat cannot tell from the real one: `Game.resample`."""
        raise NotImplementedError

    def sampler(self, state: S, seat: int) -> Sampler[S]:
        """Samples of this state for this seat, weighed by what the choices of others tell about what they hide."""
        return Sampler(self, state, seat)

    def guesses(self, state: S, seat: int) -> list[Guess]:
        """What is hidden from this seat in the true state, as its beliefs see it: to fit them, and to prove them."""
        return []

    def features(self, state: S) -> list[list[float]]:
        """A row of features for every side: the seats, then those who win when no seat does."""
        raise NotImplementedError

    def answers(self, state: S, step: Step[S], seat: int, looks: int) -> list[Action]:
        """The answers worth looking at, after so many looks at this question: where there are very many, few at first.

        What is among them after fewer looks is among them after more; after `MANY_LOOKS` there are all.
        """
        return step.offer(state, seat)

    def deeds(self, state: S, seat: int) -> list[Action]:
        """All that may be chosen, told to its end: in place of a choice that only opens a question, its answers."""
        return state.options(seat)

    def comes_to(self, state: S, seat: int, action: Action) -> Action:
        """What an action comes to. Where many lead to the same end, it is the end that a player has in mind."""
        return action

    def means(self, state: S, action: Action) -> None:
        """This answer is going to be tried out: what it is for is kept in mind by habit, until `forget`."""

    def forget(self) -> None:
        """Nothing is meant any more."""

    def weigh(self, state: S, seat: int, actions: list[Action]) -> list[float]:
        """How often players choose each of these actions here, as weights above 0."""
        return [1.0] * len(actions)

    def judge_all(self, state: S) -> list[float]:
        """How likely each seat is to win. The shares add up to one, but for those of sides without a seat."""
        if state.outcome is not None:
            return shares_of_victory(state.outcome.winners, state.seats)
        return chances(self.features(state), self.weights)[: state.seats]

    def turn(self, state: S) -> int:
        """The number of the turn that is being played: it grows with every new one. 0 where nobody asks for it."""
        return 0

    def usual(self, state: S, seat: int, actions: list[Action]) -> Action:
        """The action that players choose most often; of equal ones the first."""
        weights = self.weigh(state, seat, actions)
        best: i64 = 0
        for index in range(1, len(weights)):
            if weights[index] > weights[best]:
                best = index
        return actions[best]

    def pick(self, state: S, seat: int, actions: list[Action], dice: Chance) -> Action:
        """One of these actions, as players usually choose."""
        return actions[drawn(self.weigh(state, seat, actions), dice, "habit")]


def drawn(weights: list[float], dice: Chance, label: str) -> int:
    """A place in this list, the more often the more it weighs."""
    total = 0.0
    for weight in weights:
        total += weight
    mark = total * dice.below(_GRAIN, label) / _GRAIN
    for place in range(len(weights)):
        mark -= weights[place]
        if mark < 0.0:
            return place
    return len(weights) - 1


class Notes:
    """What a mind has noted of a position: for every side the sum of its features by their weights.

    The features themselves are kept where somebody wants to see them; a search only wants the sums. Whoever notes one
    side after the other is quicker: the sum of the `side` in hand is a plain number, and no item of a list.
    """

    def __init__(self, sides: int, weights: list[float], kept: bool) -> None:
        self.weights = weights
        self.side: i64 = 0
        self.total = 0.0
        self.sums = [0.0] * sides
        self.kept = kept
        self.rows = [[0.0] * len(weights) for _ in range(sides)] if kept else []

    def add(self, side: i64, feature: i64, amount: float) -> None:
        if side != self.side:
            self.turn_to(side)
        self.total += self.weights[feature] * amount
        if self.kept:
            self.rows[side][feature] += amount

    def turn_to(self, side: i64) -> None:
        self.sums[self.side] = self.total
        self.side = side
        self.total = self.sums[side]

    def all_sums(self) -> list[float]:
        self.sums[self.side] = self.total
        return self.sums


@mypyc_attr(allow_interpreted_subclasses=True)
class NotingMind(Mind[S]):
    """A mind that notes features one by one (`note`), so that a search need not list them all at every position.

    `scale` is a factor for all features: what a lead means in this position.
    """

    def note(self, state: S, notes: Notes) -> None:
        """Note what every side has."""
        raise NotImplementedError

    def scale(self, state: S) -> float:
        return 1.0

    def sides(self, state: S) -> int:
        """How many there are: the seats, and whoever wins when no seat does."""
        return state.seats

    def features(self, state: S) -> list[list[float]]:
        notes = Notes(self.sides(state), self.weights, True)
        self.note(state, notes)
        scale = self.scale(state)
        for row in notes.rows:
            for index in range(len(row)):
                row[index] *= scale
        return notes.rows

    def judge_all(self, state: S) -> list[float]:
        if state.outcome is not None:
            return shares_of_victory(state.outcome.winners, state.seats)
        notes = Notes(self.sides(state), self.weights, False)
        self.note(state, notes)
        found = shares_by(notes.all_sums(), self.scale(state))
        return found if len(found) == state.seats else found[: state.seats]


def shares_of_victory(winners: list[int], seats: int) -> list[float]:
    """Several share a victory."""
    found = [0.0] * seats
    for seat in winners:
        if seat < seats:
            found[seat] = 1.0 / len(winners)
    return found


def chances(rows: list[list[float]], weights: list[float]) -> list[float]:
    """Softmax: the share of each side, by the weighted sum of its features."""
    sums: list[float] = []
    for row in rows:
        total = 0.0
        for index in range(len(weights)):
            total += weights[index] * row[index]
        sums.append(total)
    return shares_by(sums, 1.0)


def shares_by(sums: list[float], scale: float) -> list[float]:
    """Softmax: the share of each side, by what it has in all, times `scale`."""
    best = -1e300
    for own in sums:
        best = max(best, own)
    found: list[float] = []
    total = 0.0
    for own in sums:
        part = exp((own - best) * scale)
        found.append(part)
        total += part
    for side in range(len(found)):
        found[side] /= total
    return found


def foretell(state: State, dice: Chance, depth: int, policy: Mind[State]) -> list[float]:
    """Play on as the policy usually does, for so many decisions at most, and judge all seats where that ends."""
    while state.stack and depth > 0:
        answers = answer_by_habit(state, policy, dice)
        if answers == 0:
            break
        if answers > 1:
            depth -= 1
    return policy.judge_all(state)


def play_on(state: State, mind: Mind[State], turn: int) -> None:
    """Let everybody do what is most usual until this turn begins."""
    left: i64 = _LONG
    while state.stack and left > 0 and mind.turn(state) < turn and answer_by_habit(state, mind, None) > 0:
        left -= 1


def answer_by_habit(state: State, mind: Mind[State], dice: Chance | None) -> int:
    """Answer the question that is asked: by drawing, or without dice as is most usual. How many answers there were."""
    step = state.stack[-1]
    seat = step.player
    if seat < 0:
        seat = step.deciders(state)[0]
    options = mind.answers(state, step, seat, 0)
    if not options:
        return 0
    if len(options) == 1:
        answer = options[0]
    else:
        answer = mind.usual(state, seat, options) if dice is None else mind.pick(state, seat, options, dice)
    step.answer(state, seat, answer)
    state.run()
    return len(options)
