"""11.1 – Windows: when Event cards may be played, and in which order players are asked."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.reaction import AskInRounds
from flibuste.engine.refusal import Condition, Refusal, elsewhere
from flibuste.engine.seats import NOBODY
from flibuste.games.cove.rules.cards.hand import add_plays_in_window, holds_for_window, play_event, to_play
from flibuste.games.cove.rules.order import fastest_first
from flibuste.games.cove.table.actions import ONLY_PASS, PASS, Play
from flibuste.games.cove.table.constants import BEFORE_NAVIGATION, NAVY_SENT, NONE
from flibuste.games.cove.table.state import State


class Window(AskInRounds[State]):
    """11.1.2, 11.1.4 – Whoever is asked plays one eligible card or passes, until all have passed in a row.

    11.1.5 – Everybody who holds a card is asked, whatever it is. `order` is fixed when the window opens (11.1.1);
    `turn` is the place in it of the player asked, `passes` how many have passed in a row.
    """

    NAME: ClassVar[str] = "window"
    CLAUSE: ClassVar[str] = "11.1.2"
    FIELDS: ClassVar[dict[str, str]] = {
        "player": "seat",
        "kind": "window",
        "order": "seats",
        "turn": "number",
        "passes": "number",
    }

    def __init__(self, kind: int, order: list[int], player: int = NOBODY, turn: int = -1, passes: int = 0) -> None:
        super().__init__(player, turn, passes)
        self.kind = kind
        self.order = order

    def options(self, state: State) -> list[Action]:
        if not holds_for_window(state, self.player, self.kind):
            return ONLY_PASS
        found: list[Action] = []
        add_plays_in_window(state, self.player, self.kind, found)
        found.append(PASS)
        return found

    def places(self, state: State) -> int:
        return len(self.order)

    def whom(self, state: State) -> int:
        """11.1.5 – Who holds a card."""
        seat = self.order[self.turn]
        return seat if state.players[seat].hand else NOBODY

    def react(self, state: State, seat: int, action: Action) -> None:
        """A card resolves at once; Lookout closes its window (7.3.32), a Letter of Marque opens a new one (11.1.3)."""
        if not isinstance(action, Play):
            self.passes += 1
            return
        self.passes = 0
        if self.kind == NAVY_SENT:
            state.stack.pop()
        play_event(state, seat, action)
        if self.kind == BEFORE_NAVIGATION and state.lookout != NONE:
            state.stack.pop()

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        if not isinstance(action, Play):
            return []
        return to_play(state, seat, action, state.pieces.cards[action.card].window == self.kind)

    def refuse(self, state: State, action: Action) -> Refusal:
        return elsewhere(action, "11.1.2", "play-or-pass")

    def prompt(self, state: State) -> tuple[tuple[str, str], ...]:
        return (("window", ["treasures", "navigation-start", "navigation-end", "navy-sent", "island"][self.kind]),)


def open_window(state: State, kind: int) -> None:
    """11.1.1 – By speed, fastest first; the order is fixed for the window."""
    holders: list[int] = []
    for seat in range(state.seats):
        if state.players[seat].hand:
            holders.append(seat)
    if holders:
        state.stack.append(Window(kind, fastest_first(state, holders)))


def open_answers(state: State) -> None:
    """11.1.3 – The Navy was sent: all but its controller are asked, in the order of the window."""
    for index in range(len(state.stack) - 1, -1, -1):
        window = state.stack[index]
        if isinstance(window, Window):
            order: list[int] = []
            for seat in window.order:
                if seat != state.navy_controller:
                    order.append(seat)
            if order:
                state.stack.append(Window(NAVY_SENT, order))
            return
