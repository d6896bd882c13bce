"""What a player of this game looks at, and what he usually does."""

from math import sqrt
from typing import ClassVar

from mypy_extensions import mypyc_attr

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.mind import Mind
from flibuste.engine.step import Step
from flibuste.games.davyjones.judgement.courses import Memory, courses
from flibuste.games.davyjones.judgement.habits import weigh
from flibuste.games.davyjones.judgement.holdings import NAMES, gold_at_sea, rows_of
from flibuste.games.davyjones.knowledge.hidden import resample
from flibuste.games.davyjones.rules.sea.sailing import Sailing
from flibuste.games.davyjones.table.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class DavyJonesMind(Mind[State]):
    """Gold at home, on its way and in prospect, by turns; the fleet, and what endangers it.

    All count the more the less gold is still at sea.
    """

    FEATURES: ClassVar[tuple[str, ...]] = NAMES

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.memory: Memory | None = None

    def sample(self, state: State, seat: int, chance: Chance) -> State:
        return resample(state, seat, chance)

    def answers(self, state: State, step: Step[State], seat: int, looks: int) -> list[Action]:
        """Of the courses of a ship those that matter first."""
        if isinstance(step, Sailing):
            memory = self.memory
            if memory is None or memory.rules is not state.rules:
                memory = Memory(state.rules)
                self.memory = memory
            return courses(state, state.ship(step.ship), looks, memory)
        return step.offer(state, seat)

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        return weigh(state, seat, actions)

    def features(self, state: State) -> list[list[float]]:
        rows = rows_of(state)
        factor = 1.0 / sqrt(1.0 + 6.0 * gold_at_sea(state))
        for row in rows:
            for index in range(len(row)):
                row[index] *= factor
        return rows


MIND = DavyJonesMind
