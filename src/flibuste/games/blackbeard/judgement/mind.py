"""What a player of this game looks at: the worth of everybody's Pirates and cards, as `judge` has it."""

from math import sqrt
from typing import ClassVar

from mypy_extensions import mypyc_attr

from flibuste.engine.chance import Chance
from flibuste.engine.mind import Mind
from flibuste.games.blackbeard.judgement.judge import in_hand, judge_alone, worth
from flibuste.games.blackbeard.judgement.retiring import turns_left
from flibuste.games.blackbeard.knowledge.hidden import resample
from flibuste.games.blackbeard.table.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class BlackbeardMind(Mind[State]):
    """In victory points, which count the more the nearer the end is. Alone, the other side is the system (19.9)."""

    FEATURES: ClassVar[tuple[str, ...]] = ("worth", "score", "alone", "alone-late", "alone-at-all")

    def sample(self, state: State, seat: int, chance: Chance) -> State:
        return resample(state, seat, chance)

    def features(self, state: State) -> list[list[float]]:
        left = turns_left(state)
        if state.is_alone():
            value = 0.01 * judge_alone(state)
            return [[0.0, 0.0, value, value / sqrt(1.0 + left), 1.0], [0.0] * 5]
        factor = 0.1 / sqrt(1.0 + left)
        rows: list[list[float]] = []
        for seat in range(state.seats):
            score = float(state.players[seat].score)
            rows.append([factor * (worth(state, seat) + in_hand(state, seat)), factor * score, 0.0, 0.0, 0.0])
        return rows


MIND = BlackbeardMind
