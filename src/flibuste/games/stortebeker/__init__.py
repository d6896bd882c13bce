"""Störtebeker (Löpmann and Wetter, 2000): cards and dice for 2 to 4 pirates."""

from collections.abc import Iterable
from typing import ClassVar

from flibuste.engine import state as engine_state
from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.game import Data, Game
from flibuste.games.stortebeker.notation.domains import domains
from flibuste.games.stortebeker.notation.spelling import split_face, tidy
from flibuste.games.stortebeker.rules.setup import empty_table
from flibuste.games.stortebeker.table import actions
from flibuste.games.stortebeker.table.options import Rules
from flibuste.games.stortebeker.table.pieces import Pieces
from flibuste.games.stortebeker.table.state import State


class Stortebeker(Game[State]):
    """1.1.1 – For 2, 3 or 4 players.

    5.1.1 – Every choice is a single action, checked and shown at once. 5.1.4 – Every die and every draw has a label and
    is logged in order.
    """

    name = "stortebeker"
    title = "Störtebeker"
    seats = range(2, 5)
    options = Rules.OPTIONS
    labels: ClassVar[dict[str, str]] = {"ship": "ship", "card": "card", "colour": "colour", "boarding": "number"}
    used: ClassVar[dict[str, tuple[str, ...]]] = {
        "captured": ("taken ship",), "placed": ("played card",), "placed-pirate": ("played card",)
    }  # fmt: skip
    ordered = ("rear_guard",)
    end_reasons = ("last-round", "becalmed")
    longest = 20_000

    def open_box(self) -> None:
        self.pieces = Pieces(self.sheet)
        self.domains |= domains(self.pieces)

    def blank(self, seats: int, options: Data, chance: Chance) -> State:
        return empty_table(self.pieces, Rules(options), seats, chance)

    def every_action(self) -> Iterable[Action]:
        yield from actions.every_action()
        for ship in self.pieces.ships:
            yield from (*ship.place, ship.fire, ship.board)

    def points(self, state: State) -> list[int]:
        return [player.score for player in state.players]

    def beginner(self, state: State) -> int:
        return state.starter

    def tidy_word(self, text: str) -> str:
        name, is_up = split_face(text)
        return super().tidy_word(name) + (" up" if is_up else "")

    def parse(self, text: str, state: engine_state.State | None = None) -> Action:
        return super().parse(tidy(text, self.domains["cards"]), state)


GAME = Stortebeker
