"""3.5.1, 3.5.4 – The order of the Island effects."""

from typing import ClassVar, Self

from flibuste.engine.copying import copy_of
from flibuste.games.cove.rules.cards.parrots import heal_parrots
from flibuste.games.cove.rules.islands.burial import TreasureVisit
from flibuste.games.cove.rules.islands.cove import CoveVisit, repair
from flibuste.games.cove.rules.islands.visits import Visit, visit_of
from flibuste.games.cove.rules.order import fastest_first
from flibuste.games.cove.table.constants import COVE, EFFECTS_PHASE, TREASURE
from flibuste.games.cove.table.state import State, Step


class IslandEffects(Step):
    """3.5.1, 3.5.4 – Islands in order, ending with Treasure Island and the Cove; the fastest ship at a place first.

    `place` is the place being dealt with, `order` who acts there, `turn` how many have acted.
    """

    NAME: ClassVar[str] = "island-effects"
    CLAUSE: ClassVar[str] = "3.5.1"
    FIELDS: ClassVar[dict[str, str]] = {"place": "island", "order": "seats", "turn": "number"}

    def __init__(self, place: int, order: list[int], turn: int = 0) -> None:
        super().__init__()
        self.place = place
        self.order = order
        self.turn = turn

    def clone(self) -> Self:
        return copy_of(self)

    def resume(self, state: State) -> None:
        if not self.place:
            state.phase = EFFECTS_PHASE
            heal_parrots(state)
        while True:
            while self.turn < len(self.order):
                seat = self.order[self.turn]
                self.turn += 1
                if push_visit(state, seat, self.place):
                    return
            if self.place == COVE:
                break
            self.place += 1
            self.turn = 0
            self.order = fastest_first(state, state.ships_at(self.place))
        state.stack.pop()


def push_visit(state: State, seat: int, place: int) -> bool:
    """3.5.3 – The action of one player; returns whether there is anything to decide."""
    visit: Visit
    if place == COVE:
        visit = CoveVisit(seat, poor=not repair(state, seat))
    elif place == TREASURE:
        visit = TreasureVisit(seat)
    else:
        visit = visit_of(state, seat, place)
    if visit.is_idle(state):
        return False
    state.stack.append(visit)
    return True
