"""2.5.5 – Revealing face-down crew when their abilities would matter."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.rules.abilities.active_abilities import would_work
from flibuste.games.davyjones.rules.treasure.cargo import reveal
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.orders import Reveal
from flibuste.games.davyjones.table.actions.sea import PASS
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State, Step


def hidden_crew(state: State, ship: Ship) -> bool:
    """2.5.5 – Whether its controller could reveal somebody: public, since face-down crew are counted."""
    return any(not state.crew[number].face_up for number in ship.crew)


def reveals(state: State, ship: Ship) -> list[Action]:
    """2.5.5 – The face-down crew that would work once revealed."""
    found: list[Action] = []
    for number in ship.crew:
        crew = state.crew[number]
        if not crew.face_up and would_work(state, ship, crew):
            found.append(do(Reveal, number))
    return found


class RevealOrPass(Step):
    """2.5.5 – Asked of whoever has face-down crew there: one after the other is revealed, or nobody any more.

    There may be `others` to choose from, which abilities of the crew allow: `go` carries such a choice out.
    """

    CLAUSE: ClassVar[str] = "2.5.5"

    def ships(self, state: State) -> list[Ship]:
        """The ships whose crew may show themselves."""
        raise NotImplementedError

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for ship in self.ships(state):
            found += reveals(state, ship)
        return [*found, *self.others(state), PASS]

    def others(self, state: State) -> list[Action]:
        return []

    def choose(self, state: State, action: Action) -> None:
        if isinstance(action, Reveal):
            reveal(state, state.crew[action.crew])
            return
        state.stack.pop()
        if action != PASS:
            self.go(state)

    def go(self, state: State) -> None:
        raise NotImplementedError

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("2.5.5", "reveal-or-not")
