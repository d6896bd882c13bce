"""Looks one step ahead: tries every action in a few sampled worlds and takes the one that the game judges best."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance, Fast
from flibuste.engine.game import Game
from flibuste.engine.perspective import Perspective
from flibuste.engine.state import State

FIRST_LOOK: Final = 1
SHORT_LIST: Final = 6
TRIALS: Final = 30
UNUSUAL: Final = 0.02  # of the most usual action: what is done so seldom is not looked at twice


class Greedy:
    """Tries all actions in the same worlds with the same dice, so that luck does not favour one of them.

    The best actions of a first look are tried again in more worlds.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, perspective: Perspective) -> Action:
        if len(perspective.actions) == 1:
            return perspective.actions[0]
        return self.ranking(perspective)[0][0]

    def ranking(self, perspective: Perspective) -> list[tuple[Action, float]]:
        """The actions with their worth, best first. Equal ones are in random order."""
        actions = perspective.actions[:]
        self.mix(actions)
        worlds = self.worlds(perspective, FIRST_LOOK)
        usual = usual_ones(perspective, actions, worlds[0])
        first = sorted(ranked(perspective, actions, worlds), key=lambda pair: pair[0] not in usual)
        short = [action for action, _ in first[: min(SHORT_LIST, len(usual))]]
        return ranked(perspective, short, self.worlds(perspective, TRIALS // len(short))) + first[len(short) :]

    def mix(self, actions: list[Action]) -> None:
        for last in range(len(actions) - 1, 0, -1):
            other = self.chance.below(last + 1, "order")
            actions[last], actions[other] = actions[other], actions[last]

    def worlds(self, perspective: Perspective, number: int) -> list[State]:
        return [self.world(perspective) for _ in range(number)]

    def world(self, perspective: Perspective) -> State:
        """A sampled world with dice of its own, so that its hidden part tells nothing about the dice to come."""
        sample = perspective.sample()
        sample.chance = Fast(self.chance.below(1 << 32, "future"))
        return sample


def usual_ones(perspective: Perspective, actions: list[Action], world: State) -> set[Action]:
    """The actions but those that players hardly ever choose here, such as throwing dice again that suffice."""
    weights = perspective.game.mind.weigh(world, perspective.seat, actions)
    least = UNUSUAL * max(weights)
    return {action for action, weight in zip(actions, weights, strict=True) if weight >= least}


def ranked(perspective: Perspective, actions: list[Action], worlds: list[State]) -> list[tuple[Action, float]]:
    """The actions with their average worth in these worlds, best first."""
    found = [(action, worth(perspective.game, perspective.seat, action, worlds)) for action in actions]
    return sorted(found, key=lambda pair: -pair[1])


def worth(game: Game, seat: int, action: Action, worlds: list[State]) -> float:
    """What the position is worth on average after this action."""
    total = 0.0
    for world in worlds:
        trial = world.clone()
        trial.make(seat, action)
        total += game.judge(trial, seat)
    return total / len(worlds)


BOT = Greedy
