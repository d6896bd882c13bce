"""2.3 – Phase 3: boarding ships."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, Refusal, out_of_order
from flibuste.games.stortebeker.rules.counter import Contest
from flibuste.games.stortebeker.rules.dice import roll_total
from flibuste.games.stortebeker.rules.losses import push_losses
from flibuste.games.stortebeker.rules.scoring import end_boardings
from flibuste.games.stortebeker.rules.telling import cards_words, lacking, ship_word
from flibuste.games.stortebeker.table.actions import STOP, Board
from flibuste.games.stortebeker.table.events import BOARDED, FAILED, FAILURE_ENDS, STOPPED, SUCCEEDED
from flibuste.games.stortebeker.table.state import GAP, State, Step


class BoardingPhase(Step):
    """2.3.2 – Boardings come one after another, until the player stops or none is possible."""

    NAME: ClassVar[str] = "boarding-phase"
    CLAUSE: ClassVar[str] = "2.3.2"

    def resume(self, state: State) -> None:
        for berth in range(len(state.sea)):
            if is_possible(state, berth):
                state.stack.append(Boarding(state.turn))
                return
        state.stack.pop()


def is_possible(state: State, berth: int) -> bool:
    """2.3.1, 2.3.3 – A full set on his own side, one attempt per ship and turn, and never in the first round."""
    ship = state.sea[berth]
    if ship == GAP or state.boardings_over or state.round == 1 or (state.tried >> ship) & 1:
        return False
    return state.side(berth, state.turn).stock() == state.pieces.ships[ship].needs


class Boarding(Step):
    """2.3.1 – The player may try to board every ship where he has all provisions required, in any order."""

    NAME: ClassVar[str] = "boarding"
    CLAUSE: ClassVar[str] = "2.3.1"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for berth in range(len(state.sea)):
            if is_possible(state, berth):
                found.append(state.ship(berth).board)
        found.append(STOP)
        return found

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, Board):
            state.tried += 1 << action.ship
            self.board(state, state.berth_of(action.ship))
        else:
            state.boardings_over = True
            state.tell(STOPPED, self.player)

    def board(self, state: State, berth: int) -> None:
        """2.3.6 – The boarding succeeds if the total is at least the ship's strength."""
        ship = state.ship(berth)
        rolls: list[int] = []
        total = roll_total(state, berth, self.player, BOARDED, ship.strength, rolls)
        if total < ship.strength:
            state.tell(FAILED, self.player, ship.number, total, ship.strength)
            if state.rules.failure_ends_boarding:
                end_boardings(state, FAILURE_ENDS)
            push_losses(state, self.player, ship.number)
        else:
            state.tell(SUCCEEDED, self.player, ship.number, total, ship.strength)
            state.stack.append(Contest(self.player, ship.number, self.player, total, rolls))

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        """2.3.1 – At sea, not tried yet in this turn, and a full set on his side."""
        if not isinstance(action, Board):
            return []
        berth = state.berth_of(action.ship)
        ship = ship_word(state, action.ship)
        found = [Condition(berth != GAP, "2.3.1", "not-at-sea", ship)]
        if berth != GAP:
            missing = lacking(state.ship(berth).needs, state.side(berth, seat).stock())
            found.append(Condition(not (state.tried >> action.ship) & 1, "2.3.1", "tried-already", ship))
            found.append(Condition(not missing, "2.3.1", "provisions-missing", (*ship, *cards_words(missing))))
        return found

    def refuse(self, state: State, action: Action) -> Refusal:
        return out_of_order(action, "2.0.2", "board-or-stop")
