"""3.0 – The month and its six phases."""

from typing import ClassVar, Final

from flibuste.engine.seats import NOBODY
from flibuste.games.cove.rules.battle.combat import Combat
from flibuste.games.cove.rules.ending import Ending
from flibuste.games.cove.rules.islands.order import IslandEffects
from flibuste.games.cove.rules.navigation import Navigation
from flibuste.games.cove.rules.plunder import Plunder
from flibuste.games.cove.rules.treasures import Treasures
from flibuste.games.cove.rules.upkeep import Upkeep
from flibuste.games.cove.table.constants import NONE, TREASURES_PHASE
from flibuste.games.cove.table.events import MONTH as MONTH_BEGINS
from flibuste.games.cove.table.state import State, Step


class Month(Step):
    """3.0.1, 3.0.2 – Twelve months of six phases; a phase ends for all players before the next begins (3.0.6)."""

    NAME: ClassVar[str] = "month"
    CLAUSE: ClassVar[str] = "3.0.1"

    def resume(self, state: State) -> None:
        if state.month == state.pieces.months:
            state.stack[-1] = ENDING
            return
        state.month += 1
        state.tell(MONTH_BEGINS, NOBODY, state.month)
        state.markers.clear()
        state.lookout = NONE
        for player in state.players:
            player.robber = NONE
        push_phases(state, TREASURES_PHASE)


def push_phases(state: State, first: int) -> None:
    """3.0.2 – Treasures, Navigation, Combat, Plunder, Island effects, Black ships and cargo, from this one on."""
    phases: list[Step] = [TREASURES, NAVIGATION, Combat(), Plunder(), IslandEffects(0, []), UPKEEP]
    for phase in range(len(phases) - 1, first - 2, -1):
        state.stack.append(phases[phase])


MONTH: Final = Month()
ENDING: Final = Ending()
TREASURES: Final = Treasures()
NAVIGATION: Final = Navigation()
UPKEEP: Final = Upkeep()
