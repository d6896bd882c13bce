"""Advice: what a player who looks ahead would do, what his choices are worth, and why the best is better than the next.

The reasons are features of the game's mind. Both choices are made in the same worlds, play goes on by habit until
the seat is asked again, and what differs then, by the weights of the mind, is what speaks for the choice or against it.
"""

from dataclasses import dataclass
from typing import Any

from flibuste.bots import UnknownBot
from flibuste.bots._thinker import JUDGES, PILOT, Considered, Thinker, Thoughts, levels_of
from flibuste.engine.action import Action
from flibuste.engine.chance import Chance, Fast
from flibuste.engine.mind import Mind
from flibuste.engine.perspective import Perspective
from flibuste.engine.reason import Reason
from flibuste.engine.search import unseal
from flibuste.engine.state import State

LEVEL = PILOT
SECONDS = 0.8
WORLDS = 24
AHEAD = 10  # choices of others, until the seat is asked again
LATER = (1, 2, 4, 8)  # questions of one's own, until a choice has shown what it brings
TRIFLE = 0.02  # in log-odds: nothing that anybody would name

Rows = list[list[float]]


@dataclass(frozen=True)
class Advice:
    """What he thinks, and why the first of his choices is better than the second; the strongest reason first."""

    thoughts: Thoughts
    reasons: list[Reason]

    def chance(self, choice: Considered) -> float:
        """How likely the seat is to win after this choice."""
        return choice.values[self.thoughts.seat]

    def ranking(self) -> list[tuple[Considered, float]]:
        """The choices with their worth, from 1, the best, down to 0: what each leaves of the chance to win.

        The most tried comes first; of what was tried less, luck may have made too much, so that it never counts more.
        """
        best = self.thoughts.choices[0]
        whole = self.chance(best) or 1.0
        rest = sorted(self.thoughts.choices[1:], key=self.chance, reverse=True)
        return [(best, 1.0), *((choice, min(1.0, self.chance(choice) / whole)) for choice in rest)]


def advise(perspective: Perspective, chance: Chance, level: str = LEVEL, seconds: float | None = SECONDS) -> Advice:
    """What the pilot, or a level, thinks of the choices of a seat."""
    if level not in JUDGES:
        raise UnknownBot(f"nobody called '{level}' gives advice; these do: {', '.join(JUDGES)}")
    thoughts = Thinker(chance, levels_of(perspective.game.folder)[level], seconds).think(perspective)
    advice = Advice(thoughts, [])
    if len(thoughts.choices) < 2:
        return advice
    best, other = (choice.action for choice, _ in advice.ranking()[:2])
    return Advice(thoughts, reasons(perspective, best, other, chance))


def convincing_reasons(perspective: Perspective, best: Action, other: Action, chance: Chance) -> list[Reason]:
    """Reasons that speak for the choice on the whole, as soon as there are some: its effect may come late."""
    for asked in LATER:
        found = reasons(perspective, best, other, chance, asked)
        if sum(reason.gain for reason in found) > 0:
            return found
    return []


def reasons(perspective: Perspective, best: Action, other: Action, chance: Chance, asked: int = 1) -> list[Reason]:
    """What differs between two choices in several worlds on average, when the seat is asked so many questions later."""
    mind = perspective.game.mind
    seat = perspective.seat
    sums: list[float] = [0.0] * (2 * len(mind.FEATURES))
    for _ in range(WORLDS):
        world = perspective.sample()
        unseal(world)
        seed = chance.below(1 << 30, "future")
        one, two = (noted(mind, world, seat, action, Fast(seed), asked) for action in (best, other))
        for index, difference in enumerate(differences(one, two, seat)):
            sums[index] += difference / WORLDS
    return sorted(named(mind, sums), key=lambda reason: -abs(reason.gain))


def noted(mind: Mind[Any], world: State, seat: int, action: Action, dice: Fast, asked: int) -> Rows:
    """The features after this choice, where the seat is asked next, or so many questions later."""
    trial = world.clone()
    trial.chance = dice
    step = trial.stack[-1]
    step.answer(trial, seat, action)
    trial.run()
    left = AHEAD * asked
    while left and trial.stack:
        player = trial.deciders()[0]
        asked -= player == seat
        options = trial.options(player)
        if not asked or not options:
            break
        trial.make(player, mind.pick(trial, player, options, dice))
        left -= 1
    return mind.features(trial)


def differences(one: Rows, two: Rows, seat: int) -> list[float]:
    """By how much the own features are larger, then by how much those of the others are, on average."""
    others = [side for side in range(len(one)) if side != seat]
    own = [a - b for a, b in zip(one[seat], two[seat], strict=True)]
    theirs = [sum(one[side][i] - two[side][i] for side in others) / max(1, len(others)) for i in range(len(own))]
    return own + theirs


def named(mind: Mind[Any], sums: list[float]) -> list[Reason]:
    """The differences that matter, by name.

    A feature is more for whoever is better off. Where its weight is below 0 it only corrects others that say nearly the
    same, and nobody would name it: fewer cards in hand are no gain.
    """
    size = len(mind.FEATURES)
    found: list[Reason] = []
    for index, difference in enumerate(sums):
        feature = index % size
        gain = mind.weights[feature] * difference * (1.0 if index < size else -1.0)
        if mind.weights[feature] > 0.0 and abs(gain) > TRIFLE:
            found.append(Reason(mind.FEATURES[feature], difference > 0.0, index < size, gain))
    return found
