"""What a player of this game looks at: gold, and the worth of everybody's fleet, as `judge` has it."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from flibuste.engine.chance import Chance
from flibuste.engine.mind import Mind
from flibuste.games.davyjones.judgement.judge import worth
from flibuste.games.davyjones.knowledge.hidden import resample
from flibuste.games.davyjones.table.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class DavyJonesMind(Mind[State]):
    """In gold: what is home, and what the fleet is worth with all it may still fetch."""

    FEATURES: ClassVar[tuple[str, ...]] = ("worth", "home")

    def sample(self, state: State, seat: int, chance: Chance) -> State:
        return resample(state, seat, chance)

    def features(self, state: State) -> list[list[float]]:
        rows: list[list[float]] = []
        for seat in range(state.seats):
            rows.append([0.1 * worth(state, seat, True), 0.1 * state.players[seat].gold()])
        return rows


MIND = DavyJonesMind
