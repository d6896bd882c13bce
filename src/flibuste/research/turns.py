"""A game decision by decision, by indices, as fast as can be: what PettingZoo's shell stands on.

Störtebeker without variants is played in C where there is a compiler (`fleet`). It is the same game, number for number:
whoever wants to look at the table itself gets that of the core, which then catches up.
"""

from typing import Any

import numpy as np

from flibuste.engine.action import Action
from flibuste.engine.batch import ALL_SEATS, OVER, IllegalIndex, Sitting
from flibuste.engine.encoding import Recent
from flibuste.engine.game import Data, Game
from flibuste.engine.sowing import seed_number
from flibuste.engine.state import State
from flibuste.research.encoding import rewards, shares
from flibuste.research.fleet import Fleet, fleet_for
from flibuste.research.native import REFUSED, NoCompiler
from flibuste.research.play import Play


class Turns(Play):
    """Whoever is asked (`seat`, or OVER) is next; of several who decide at the same time, the first.

    `taken` are the indices that were chosen in this game: with its seed they tell every position of it.
    """

    def start(self, seed: int | str) -> None:
        self.seed = seed
        self.taken: list[int] = []
        self.sitting = self.sit(seed)
        self.seat: int = self.sitting.seat

    def sit(self, seed: int | str) -> Sitting:
        layout = self.code.layout
        return Sitting(layout, ALL_SEATS, self.dealt(seed, Recent(layout.history)))

    @property
    def state(self) -> State:
        return self.sitting.state

    def state_at(self, seed: int | str, taken: list[int], count: int) -> State:
        """The table of this game, or of an earlier one, after so many decisions."""
        if taken is self.taken and count == len(taken):
            return self.state
        found = self.sit(seed)
        for index in taken[:count]:
            found.choose(index)
        return found.state

    def offered(self, seat: int) -> list[Action]:
        return self.find_options(seat)

    def choose_next(self, index: int) -> int:
        """Carry out an action of whoever is asked; returns who is next. Raises IllegalIndex, without any effect."""
        self.seat = seat = self.sitting.choose(index)
        self.taken.append(index)
        return seat

    def seen(self) -> dict[str, Any]:
        """What whoever is asked knows and may do, in new arrays."""
        code = self.code
        observation: Any = np.empty(code.size, np.int16)
        mask: Any = np.empty(code.actions, np.int8)
        if not code.columns:
            self.sitting.tell(observation, mask, None, 0)
            return {"observation": observation, "action_mask": mask}
        rows: Any = np.empty((code.actions, code.columns), np.int16)
        self.sitting.tell(observation, mask, rows, 0)
        return {"observation": observation, "action_mask": mask, "candidates": rows}

    def gains(self) -> list[float]:
        """What the game has brought to every seat; 0 before its end."""
        return rewards(self.state.outcome, self.players)


class NativeTurns(Turns):
    """The same in C."""

    def prepare(self) -> None:
        self.fleet: Fleet = fleet_for(self.game, self.players, self.options)
        self.arrays = self.fleet.address
        self.carry_out = self.fleet.library.fleet_play
        self.observation_now, self.mask_now = self.fleet.observations[0], self.fleet.masks[0]

    def start(self, seed: int | str) -> None:
        self.fleet.reset(seed_number(seed))
        self.seed = seed
        self.taken = []
        self.seat = int(self.fleet.seats[0])
        self.core: Sitting | None = None
        self.reached = 0

    @property
    def state(self) -> State:
        """The table of the core, after the same decisions."""
        if self.core is None:
            self.core = self.sit(self.seed)
        for index in self.taken[self.reached :]:
            self.core.choose(index)
        self.reached = len(self.taken)
        return self.core.state

    def choose_next(self, index: int) -> int:
        seat: int = self.carry_out(self.arrays, index)
        if seat == REFUSED:
            raise IllegalIndex(f"{index} is no legal action; the mask marks those that are")
        self.seat = seat
        self.taken.append(index)
        return seat

    def seen(self) -> dict[str, Any]:
        return {"observation": self.observation_now.copy(), "action_mask": self.mask_now.copy()}

    def observation(self, seat: int) -> dict[str, Any]:
        if self.seat != OVER:
            return super().observation(seat)
        self.fleet.library.fleet_look(self.arrays, seat)
        return self.seen()

    def gains(self) -> list[float]:
        won = self.fleet.rewards[0]
        return shares([seat for seat in range(self.players) if won[seat] > 0], self.players)


def turns(game: Game | str, players: int | None, options: Data | None, native: bool | None) -> Turns:
    """The games of this kind, in C where that can be; `native` insists on it, or does without."""
    if native is not False:
        try:
            return NativeTurns(game, players, options)
        except (NoCompiler, ValueError):
            if native:
                raise
    return Turns(game, players, options)
