"""2.5.5, 11.3.40 – Crew that are to be eliminated: before they go, whoever protects them may show himself."""

from typing import ClassVar

from flibuste.games.davyjones.rules.treasure.cargo import eliminate
from flibuste.games.davyjones.rules.turn.revealing import call_crew
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State, Step
from flibuste.games.davyjones.table.windows import CREW_LOSS


class CrewLoss(Step):
    """4.8.4, 11.3.10, 14.15 – These crew of a ship are eliminated by a player, if nothing protects them."""

    NAME: ClassVar[str] = "crew-loss"
    CLAUSE: ClassVar[str] = "11.3.40"
    FIELDS: ClassVar[dict[str, str]] = {"ship": "ship", "crew": "crews", "by": "seat"}

    def __init__(self, ship: int, crew: list[int], by: int) -> None:
        super().__init__()
        self.ship = ship
        self.crew = crew
        self.by = by

    def resume(self, state: State) -> None:
        state.stack.pop()
        for number in self.crew:
            eliminate(state, state.crew[number], self.by)


def lose_crew(state: State, ship: Ship, crew: list[int], by: int) -> None:
    """11.3.40 – The controller is asked first."""
    state.stack.append(CrewLoss(ship.number, crew, by))
    call_crew(state, ship, CREW_LOSS)
