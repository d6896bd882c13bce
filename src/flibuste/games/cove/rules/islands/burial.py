"""6.6 – Treasure Island: burying, and one dear level."""

from typing import ClassVar, Self

from flibuste.engine.action import Action
from flibuste.engine.copying import copy_of
from flibuste.engine.refusal import Condition
from flibuste.games.cove.rules.islands.visits import Visit, can_raise, raise_section, to_raise
from flibuste.games.cove.rules.plunder import part_of
from flibuste.games.cove.rules.purse import can_pay, gain_fame, pay, return_chests
from flibuste.games.cove.table.actions import RAISE, Bury, Raise
from flibuste.games.cove.table.constants import NONE
from flibuste.games.cove.table.events import BURIAL_SHARED, BURIED_CHESTS, BURIED_GOLD
from flibuste.games.cove.table.state import State


class TreasureVisit(Visit):
    """6.6.1 to 6.6.3 – Bury chests and gold, and raise one section by one level at double cost, in any order.

    `raised` are the dear levels bought, `fame` what was buried for: with a robber it is shared at the end (7.3.24).
    """

    NAME: ClassVar[str] = "treasure-visit"
    CLAUSE: ClassVar[str] = "6.6.1"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "raised": "number", "fame": "number"}

    def __init__(self, player: int, raised: int = 0, fame: int = 0) -> None:
        self.player = player
        self.raised = raised
        self.fame = fame

    def clone(self) -> Self:
        return copy_of(self)

    def add_uses(self, state: State, found: list[Action]) -> None:
        """6.6.2 – As many as the player likes; a remainder of 1 or 2 gold cannot be buried."""
        player = state.players[self.player]
        pieces = state.pieces
        for chests in range(player.chests, 0, -1):
            found.append(pieces.bury_chests[chests])
        for bags in range(player.gold // pieces.scores.buried_gold, 0, -1):
            found.append(pieces.bury_gold[bags])
        if self.raised < pieces.prices.dear_levels:
            for section in range(4):
                if can_raise(state, self.player, section, pieces.prices.dear_factor):
                    found.append(RAISE[section])

    def use(self, state: State, action: Action) -> None:
        if isinstance(action, Raise):
            self.raised += 1
            raise_section(state, self.player, action.section, state.pieces.prices.dear_factor)
        elif isinstance(action, Bury):
            self.bury(state, action)

    def bury(self, state: State, action: Bury) -> None:
        """6.6.1, 6.6.2 – 1 fame for each chest, 1 for each 3 gold; all goes to the bank."""
        scores = state.pieces.scores
        if action.chests:
            fame = action.chests * scores.buried_chest
            return_chests(state, self.player, action.chests)
            state.tell(BURIED_CHESTS, self.player, action.chests, fame)
        else:
            fame = action.gold // scores.buried_gold
            pay(state, self.player, action.gold)
            state.tell(BURIED_GOLD, self.player, action.gold, fame)
        if state.players[self.player].robber == NONE:
            gain_fame(state, self.player, fame)
        else:
            self.fame += fame

    def finish(self, state: State) -> None:
        """7.3.24 – The fame of the whole action is halved once, the larger half to the card's player."""
        state.stack.pop()
        player = state.players[self.player]
        if not self.fame:
            return
        if player.robber == NONE:  # cancelled in the meantime by an Event of one's own making (10.2.1)
            gain_fame(state, self.player, self.fame)
            return
        share = part_of(self.fame, player.part)
        gain_fame(state, player.robber, share)
        gain_fame(state, self.player, self.fame - share)
        state.tell(BURIAL_SHARED, player.robber, self.player, share, self.fame - share)

    def to_use(self, state: State, action: Action) -> list[Condition]:
        if isinstance(action, Bury):
            return self.to_bury(state, action)
        if not isinstance(action, Raise):
            return []
        prices = state.pieces.prices
        dear = Condition(self.raised < prices.dear_levels, "6.6.3", "one-dear-level")
        return [dear, *to_raise(state, self.player, action, prices.dear_factor)]

    def to_bury(self, state: State, action: Bury) -> list[Condition]:
        """6.6.1, 6.6.2 – Something, and no more than he has."""
        missing = action.chests - state.players[self.player].chests
        return [
            Condition(action.chests + action.gold > 0, "6.6.1", "bury-something"),
            can_pay(state, self.player, action.gold, "6.6.2"),
            Condition(missing <= 0, "6.6.1", "not-enough-chests", (("missing", str(max(0, missing))),)),
        ]
