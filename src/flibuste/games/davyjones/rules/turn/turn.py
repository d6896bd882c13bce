"""3 – Turns: one action for each ship, free actions in between, until the player ends his turn."""

from typing import ClassVar, Final, Self

from flibuste.engine.action import Action
from flibuste.engine.copying import copy_of
from flibuste.games.davyjones.geometry.bodies import is_lost
from flibuste.games.davyjones.rules.treasure.cargo import settle
from flibuste.games.davyjones.rules.turn.ending import check_round, is_stranded, no_gold_left, rank
from flibuste.games.davyjones.rules.turn.orders import Orders
from flibuste.games.davyjones.rules.turn.start import TurnStart
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.events import (
    NO_MORE_MOVES,
    TURN,
)
from flibuste.games.davyjones.table.state import State, Step


class Turns(Step):
    """3.1, 10.4 – Whole turns in order until the game ends."""

    NAME: ClassVar[str] = "turns"
    CLAUSE: ClassVar[str] = "3.1"

    def resume(self, state: State) -> None:
        seat = state.first if state.round == 0 else (state.turn + 1) % state.seats
        if seat == state.first and check_round(state):
            return
        state.turn = seat
        if state.players[seat].is_out:
            return
        if is_stranded(state, seat):
            state.players[seat].is_out = True
            state.tell(NO_MORE_MOVES, seat)
            if sum(not player.is_out for player in state.players) <= 1:
                rank(state, "no-moves")
            return
        state.tell(TURN, seat, state.round)
        state.stack.append(Turn(seat))
        state.stack.append(TurnStart(seat))


class Turn(Step):
    """3.3, 3.4 – Action after action; in between gold in the home dock is unloaded (4.4.5)."""

    NAME: ClassVar[str] = "turn"
    CLAUSE: ClassVar[str] = "3.2"
    FIELDS: ClassVar[dict[str, str]] = {"seat": "seat", "over": "flag"}

    def __init__(self, seat: int, over: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.over = over

    def clone(self) -> Self:
        return copy_of(self)

    def resume(self, state: State) -> None:
        before = len(state.stack)
        for ship in state.ships:
            if ship.player != NONE:
                settle(state, ship)
        if len(state.stack) > before:
            return
        if self.over:
            state.stack.pop()
            end_turn(state, self.seat)
        else:
            state.stack.append(Orders(self.seat))

    def receive(self, state: State, result: Action) -> None:
        """3.3 – The player ends his turn."""
        self.over = True


def end_turn(state: State, seat: int) -> None:
    """3.10, 10.5 – Values of reefs and seas lapse, effects of this turn end; so does the game without gold at sea."""
    state.rafted = False
    for land in state.terrain:
        land.value = 0
    for ship in state.ships:
        if ship.player == seat:
            ship.in_fog = is_lost(ship) and not ship.smoked
        if ship.now:
            ship.now = 0
            ship.forget_abilities()
    for crew in state.crew:
        if crew.silent or crew.swapped:
            crew.silent = False
            crew.swapped = []
            if crew.ship >= 0:
                state.ship(crew.ship).forget_abilities()
    if no_gold_left(state):
        rank(state, "no-gold")


TURNS: Final = Turns()
