"""What a player of this game looks at, and what he usually does."""

from math import sqrt
from typing import ClassVar

from mypy_extensions import mypyc_attr

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.mind import Notes, NotingMind
from flibuste.games.blackbeard.judgement.alone import ALONE, note_alone
from flibuste.games.blackbeard.judgement.crowd import CROWD, note_crowd
from flibuste.games.blackbeard.judgement.habits import weigh
from flibuste.games.blackbeard.judgement.retiring import turns_left
from flibuste.games.blackbeard.knowledge.hidden import resample
from flibuste.games.blackbeard.table.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class BlackbeardMind(NotingMind[State]):
    """Among several: victory points scored and to be expected, which count the more the nearer the end is.

    Alone (19.9) the other side is the system, and other things count: they have features of their own.
    """

    FEATURES: ClassVar[tuple[str, ...]] = (*CROWD, *ALONE)

    def sample(self, state: State, seat: int, chance: Chance) -> State:
        return resample(state, seat, chance)

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        return weigh(state, seat, actions)

    def sides(self, state: State) -> int:
        return 2 if state.is_alone() else state.seats

    def scale(self, state: State) -> float:
        return 1.0 if state.is_alone() else 0.1 / sqrt(1.0 + turns_left(state))

    def note(self, state: State, notes: Notes) -> None:
        left = turns_left(state)
        if state.is_alone():
            note_alone(state, left, notes)
            return
        for seat in range(state.seats):
            note_crowd(state, seat, left, notes)


MIND = BlackbeardMind
