"""Pirates' Cove (Amigo, 2002; Days of Wonder, 2003): twelve months of piracy for 3 to 5 captains."""

from collections.abc import Iterable
from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.form import Form
from flibuste.engine.game import Data, Game
from flibuste.engine.state import State as EngineState
from flibuste.games.cove.knowledge.forms import arming, plans_in
from flibuste.games.cove.notation import spelling as notation
from flibuste.games.cove.notation.domains import domains
from flibuste.games.cove.rules.setup import empty_table
from flibuste.games.cove.table.actions import every_plain_action
from flibuste.games.cove.table.box import open_box
from flibuste.games.cove.table.options import Rules
from flibuste.games.cove.table.state import State


class Cove(Game[State]):
    """1.1.1 – For 3, 4 or 5 players."""

    name = "cove"
    title = "Pirates' Cove"
    seats = range(3, 6)
    rules_version = 2
    score = "fame"
    seat_kinds = ("seat", "ship")
    options = Rules.OPTIONS
    labels: ClassVar[dict[str, str]] = {
        "tavern": "card",
        "treasure": "treasure",
        "legend": "legend",
        "broadside": "number",
        "speed-tie": "number",
        "target-tie": "number",
        "mutiny": "number",
        "map": "number",
        "capture": "number",
        "last-battle": "number",
    }
    used: ClassVar[dict[str, tuple[str, ...]]] = {
        "drew": ("drawn card tavern",),
        "played": ("played card tavern",),
        "loaded": ("played card tavern",),
        "attached": ("played card tavern",),
        "parrot-landed": ("played card tavern",),
        "captured": ("taken ship legend",),
        "sailed": ("visited island",),
    }
    ordered = ("order", "dice")
    counts = ("number", "chests")
    end_reasons = ("fame", "last-battle")
    longest = 50_000

    def open_box(self) -> None:
        self.pieces = open_box(self.sheet)
        self.domains |= domains(self.pieces)

    def blank(self, seats: int, options: Data, chance: Chance) -> State:
        return empty_table(self.pieces, Rules(options), seats, chance)

    def points(self, state: State) -> list[int]:
        return [player.fame for player in state.players]

    def every_action(self) -> Iterable[Action]:
        yield from every_plain_action()
        pieces = self.pieces
        yield from (*pieces.arm, *pieces.bury_chests, *pieces.bury_gold, *pieces.take, *pieces.take_colour)
        for at_ship in pieces.fire:
            yield from at_ship
        for card in pieces.cards:
            yield from card.plays

    def forms(self, state: State, seat: int, actions: list[Action]) -> list[Form]:
        plans = plans_in(actions)
        if plans:
            return [arming(self.pieces, state.players[seat].gold, plans)]
        return super().forms(state, seat, actions)

    def parse(self, text: str, state: EngineState | None = None) -> Action:
        return super().parse(notation.tidy(text, {card.name: card.asks for card in self.pieces.cards}), state)


GAME = Cove
