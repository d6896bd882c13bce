"""What a player of this game looks at, and what he usually does."""

from math import sqrt
from typing import ClassVar

from mypy_extensions import mypyc_attr

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.mind import Mind
from flibuste.games.blackbeard.judgement.alone import ALONE, row_alone
from flibuste.games.blackbeard.judgement.crowd import CROWD, row_of
from flibuste.games.blackbeard.judgement.habits import weigh
from flibuste.games.blackbeard.judgement.retiring import turns_left
from flibuste.games.blackbeard.knowledge.hidden import resample
from flibuste.games.blackbeard.table.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class BlackbeardMind(Mind[State]):
    """Among several: victory points scored and to be expected, which count the more the nearer the end is.

    Alone (19.9) the other side is the system, and other things count: they have features of their own.
    """

    FEATURES: ClassVar[tuple[str, ...]] = (*CROWD, *ALONE)

    def sample(self, state: State, seat: int, chance: Chance) -> State:
        return resample(state, seat, chance)

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        return weigh(state, seat, actions)

    def features(self, state: State) -> list[list[float]]:
        left = turns_left(state)
        if state.is_alone():
            return [[0.0] * len(CROWD) + row_alone(state, left), [0.0] * len(self.FEATURES)]
        factor = 0.1 / sqrt(1.0 + left)
        rows: list[list[float]] = []
        for seat in range(state.seats):
            row = row_of(state, seat, left)
            for index in range(len(row)):
                row[index] *= factor
            rows.append(row + [0.0] * len(ALONE))
        return rows


MIND = BlackbeardMind
