"""4.1 – A ship has its move action: its controller lays the legs."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.refusal import Condition, Refusal
from flibuste.games.davyjones.rules.sea.candidates import moves
from flibuste.games.davyjones.rules.sea.judging import judge_sail
from flibuste.games.davyjones.rules.sea.picking import pick_move
from flibuste.games.davyjones.rules.sea.voyage import set_sail
from flibuste.games.davyjones.table.actions.sea import Sail
from flibuste.games.davyjones.table.actions.word_kinds import ship_word
from flibuste.games.davyjones.table.state import State, Step


class Sailing(Step):
    """4.1 – A ship has its move action: its controller lays the legs. `free`: a free move, without Captain shots."""

    NAME: ClassVar[str] = "sailing"
    CLAUSE: ClassVar[str] = "4.1.1"
    TAKES: ClassVar[tuple[str, ...]] = ("sail",)
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("sail-this-ship",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship", "free": "flag"}
    OPEN: ClassVar[bool] = True

    def __init__(self, player: int, ship: int, free: bool = False) -> None:
        super().__init__(player)
        self.ship = ship
        self.free = free

    def options(self, state: State) -> list[Action]:
        return moves(state, state.ship(self.ship))

    def pick(self, state: State, seat: int, dice: Chance) -> Action:
        found = pick_move(state, state.ship(self.ship), dice)
        return super().pick(state, seat, dice) if found is None else found

    def allows(self, state: State, seat: int, action: Action) -> bool:
        return (
            seat == self.player
            and isinstance(action, Sail)
            and action.ship == self.ship
            and judge_sail(state, action) is None
        )

    def asks(self, state: State, action: Action) -> list[Condition]:
        """4.1.1 – The ship that moves; then what its course asks for."""
        mine = isinstance(action, Sail) and action.ship == self.ship
        found = [Condition(mine, "4.1.1", "sail-this-ship", self.prompt(state))]
        fault = judge_sail(state, action) if isinstance(action, Sail) and mine else None
        return found if fault is None else [*found, Condition(False, fault.clause, fault.reason, fault.words)]

    def breach(self, state: State, action: Action) -> Refusal:
        fault = judge_sail(state, action) if isinstance(action, Sail) and action.ship == self.ship else None
        return fault or Refusal("4.1.1", "sail-this-ship", self.prompt(state))

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, Sail)
        state.stack.pop()
        set_sail(state, action, self.free)

    def prompt(self, state: State) -> tuple[tuple[str, str], ...]:
        return (("ship", ship_word(self.ship)),)
