"""What is needed to judge a game that is over: a mind to whom nothing is hidden, and a search below one choice."""

from typing import Any

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.mind import Mind
from flibuste.engine.search import Search
from flibuste.engine.settings import Settings
from flibuste.engine.state import State
from flibuste.engine.step import Step


class OpenMind(Mind[State]):
    """Another mind with all cards on the table: it imagines nothing but the dice to come."""

    def __init__(self, mind: Mind[Any]) -> None:
        super().__init__(mind.weights)
        self.mind = mind

    def sample(self, state: State, seat: int, chance: Chance) -> State:
        return state.clone()

    def features(self, state: State) -> list[list[float]]:
        return self.mind.features(state)

    def answers(self, state: State, step: Step[Any], seat: int, looks: int) -> list[Action]:
        return self.mind.answers(state, step, seat, looks)

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        return self.mind.weigh(state, seat, actions)

    def turn(self, state: State) -> int:
        return self.mind.turn(state)

    def judge_all(self, state: State) -> list[float]:
        return self.mind.judge_all(state)


class SearchAfter(Search):
    """A search in which the one who thinks has made this choice. Its values are what the choice is worth."""

    def __init__(
        self, mind: Mind[Any], state: State, seat: int, dice: Chance, settings: Settings, action: Action
    ) -> None:
        super().__init__(mind, state, seat, dice, settings)
        self.action = action
        self.first_looks = 0  # what is asked first is no longer what is thought about

    def imagine(self) -> State:
        world = super().imagine()
        world.stack[-1].answer(world, self.seat, self.action)
        world.run()
        return world
