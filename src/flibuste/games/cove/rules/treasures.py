"""3.1 – Phase 1: Treasures."""

from typing import ClassVar

from flibuste.engine.seats import NOBODY
from flibuste.games.cove.rules.cards.event_window import open_window
from flibuste.games.cove.table.constants import AFTER_TREASURES, LAST_OUTER, TREASURES_PHASE
from flibuste.games.cove.table.events import TURNED_UP
from flibuste.games.cove.table.state import State, Step


class Treasures(Step):
    """3.1.1, 3.1.3 – Turn up the top card of each pile; then Event cards may be played."""

    NAME: ClassVar[str] = "treasures"
    CLAUSE: ClassVar[str] = "3.1.1"

    def resume(self, state: State) -> None:
        state.stack.pop()
        state.phase = TREASURES_PHASE
        for island in range(1, LAST_OUTER + 1):
            turn_up(state, island)
        open_window(state, AFTER_TREASURES)


def turn_up(state: State, island: int) -> None:
    """3.1.2 – This month's reward for capturing the island."""
    if not state.treasures:
        return
    design = state.treasures.pop(state.chance.pick(state.treasures, "treasure"))
    state.shown[island] = design
    card = state.pieces.treasures[design]
    state.tell(TURNED_UP, NOBODY, island, card.fame, card.gold, card.chests, card.cards)
