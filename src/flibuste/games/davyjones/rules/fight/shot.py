"""6.3, 6.4 – One shot: the die, the bonuses, and what becomes of it."""

from typing import ClassVar

from flibuste.games.davyjones.rules.abilities.active_abilities import (
    cannon_bonus,
    has,
    hindrance,
    is_warded_off,
)
from flibuste.games.davyjones.rules.dice import OneDie, beating, curse, roll
from flibuste.games.davyjones.rules.fight.broadsides import note_fire
from flibuste.games.davyjones.rules.fight.damage import Hits, lose_masts
from flibuste.games.davyjones.table.constants import NONE, S
from flibuste.games.davyjones.table.events import FIRED
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import GUNS, UNLUCKY


class Shot(OneDie):
    """6.3, 6.4 – One shot: die and bonuses must beat the rank; a natural 1 misses. `needs`: only this die hits.

    `reach` is the range it is fired with, S or L, whatever doubles it. A gun without a `mast` (a Musketeer, a Marine, a
    breath) is hindered like any other and improved by nothing.
    The step below receives the mast of a cannon that missed.
    """

    NAME: ClassVar[str] = "shot"
    CLAUSE: ClassVar[str] = "6.3"
    FIELDS: ClassVar[dict[str, str]] = {
        "ship": "ship",
        "target": "ship",
        "mast": "mast",
        "shot": "shot",
        "rank": "number",
        "needs": "number",
        "die": "number",
        "reach": "segment",
    }

    def __init__(
        self, ship: int, target: int, mast: int, shot: int, rank: int, needs: int = 0, die: int = 0, reach: int = S
    ) -> None:
        super().__init__(ship, die)
        self.target = target
        self.mast = mast
        self.shot = shot
        self.rank = rank
        self.needs = needs
        self.reach = reach

    def resume(self, state: State) -> None:
        ship = state.ship(self.ship)
        if self.die == 0:
            self.die = roll(state, ship, "cannon")
            return
        target = state.ship(self.target)
        bonus = self.bonus(state)
        hits = self.hits(bonus)
        needed = self.needed(bonus)
        state.tell(FIRED, ship.player, self.ship, self.target, self.shot, self.die, bonus, needed, int(hits))
        if hits and not is_warded_off(state, ship, target, self.reach):
            state.stack.pop()
            state.stack.append(Hits(self.target, 1, self.ship, self.shot))
        elif self.mast != NONE:
            state.hand_down(self.mast)
        else:
            state.stack.pop()
        note_fire(target, ship)
        if self.die == 1 and self.mast != NONE and has(state, ship, UNLUCKY):
            lose_masts(state, ship, 1, GUNS, NONE)

    def suffices(self, state: State, die: int) -> bool:
        return die != 1 and (die >= self.needed(self.bonus(state)))

    def bonus(self, state: State) -> int:
        """6.3 – What abilities and zones add to the die."""
        ship, target = state.ship(self.ship), state.ship(self.target)
        bonus = hindrance(state, ship, target) if self.mast == NONE else cannon_bonus(state, ship, target)
        return bonus + curse(state, ship)

    def needed(self, bonus: int) -> int:
        """6.3 – The lowest die that hits."""
        return self.needs or beating(self.rank, bonus)

    def hits(self, bonus: int) -> bool:
        if self.die == 1:
            return False
        if self.needs:
            return self.die == self.needs
        return self.die + bonus > self.rank
