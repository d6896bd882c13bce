"""Chooses a legal action at random: every other bot is measured against it."""

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.perspective import Perspective


class Random:
    """Every legal action is equally likely."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, perspective: Perspective) -> Action:
        actions = perspective.actions
        return actions[self.chance.below(len(actions), "choice")]


BOT = Random
