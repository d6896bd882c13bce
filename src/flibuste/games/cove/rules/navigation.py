"""3.2 – Phase 2: Navigation."""

from typing import ClassVar, Final, Self

from flibuste.engine.action import Action
from flibuste.engine.copying import copy_of
from flibuste.engine.refusal import Condition, Refusal, out_of_order
from flibuste.engine.step import Sealed
from flibuste.games.cove.rules.cards.event_window import open_window
from flibuste.games.cove.table.actions import Sail
from flibuste.games.cove.table.constants import AFTER_NAVIGATION, BEFORE_NAVIGATION, NAVIGATION_PHASE, NONE
from flibuste.games.cove.table.events import SAILED
from flibuste.games.cove.table.state import State, Step


class Navigation(Step):
    """3.2.1, 3.2.2, 3.2.7 – A window for Lookout, then destinations, then a window for the events of the high sea."""

    NAME: ClassVar[str] = "navigation"
    CLAUSE: ClassVar[str] = "3.2.2"

    def resume(self, state: State) -> None:
        state.phase = NAVIGATION_PHASE
        state.stack.pop()
        state.stack.append(AFTERWARDS)
        state.stack.append(DESTINATIONS)
        open_window(state, BEFORE_NAVIGATION)


class Destinations(Step):
    """3.2.2, 7.3.32 – All choose in secret; with Lookout openly, one after another."""

    NAME: ClassVar[str] = "destinations"
    CLAUSE: ClassVar[str] = "3.2.2"

    def resume(self, state: State) -> None:
        state.stack.pop()
        if state.lookout == NONE:
            state.stack.append(SetCourse(list(range(state.seats))))
        else:
            state.stack.append(OpenCourse(state.lookout))


class AfterNavigation(Step):
    """3.2.7 – All ships have moved: Event cards may be played."""

    NAME: ClassVar[str] = "after-navigation"
    CLAUSE: ClassVar[str] = "3.2.7"

    def resume(self, state: State) -> None:
        state.stack.pop()
        open_window(state, AFTER_NAVIGATION)


AFTERWARDS: Final = AfterNavigation()
DESTINATIONS: Final = Destinations()


class SetCourse(Sealed[State]):
    """3.2.2, 3.2.6 – Every player secretly sets one destination on his wheel.

    3.2.4, 3.2.5 – Any island of the wheel, wherever the ship is; never the Cove.
    """

    NAME: ClassVar[str] = "set-course"
    CLAUSE: ClassVar[str] = "3.2.2"

    def choices(self, state: State, seat: int) -> list[Action]:
        return state.pieces.wheel

    def reveal(self, state: State) -> None:
        """3.2.3 – All wheels are revealed at once and the ships move."""
        for seat in self.seats:
            action = self.chosen(seat)
            assert isinstance(action, Sail)
            sail(state, seat, action.island)

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        return on_the_wheel(state, action)

    def refuse(self, state: State, action: Action) -> Refusal:
        return out_of_order(action, "3.2.6", "must-sail")


class OpenCourse(Step):
    """7.3.32 – Each choice is announced and moved before the next, clockwise."""

    NAME: ClassVar[str] = "open-course"
    CLAUSE: ClassVar[str] = "7.3.32"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def clone(self) -> Self:
        return copy_of(self)

    def options(self, state: State) -> list[Action]:
        return state.pieces.wheel

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, Sail)
        sail(state, self.player, action.island)
        self.player = (self.player + 1) % state.seats
        if self.player == state.lookout:
            state.stack.pop()

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        return on_the_wheel(state, action)

    def refuse(self, state: State, action: Action) -> Refusal:
        return out_of_order(action, "3.2.6", "must-sail")


def sail(state: State, seat: int, island: int) -> None:
    state.players[seat].place = island
    state.tell(SAILED, seat, island)


def on_the_wheel(state: State, action: Action) -> list[Condition]:
    """3.2.4 – Any island of the wheel; never the Cove."""
    if not isinstance(action, Sail):
        return []
    return [Condition(action in state.pieces.wheel, "3.2.4", "not-on-the-wheel", action.words)]
