"""Störtebeker (Löpmann and Wetter, 2000): cards and dice for 2 to 4 pirates."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar

from flibuste.engine import state as engine_state
from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.domain import Bag, Bits, Many, Word
from flibuste.engine.game import Data, Game, Option, Say
from flibuste.games.stortebeker.judgement.judge import judge
from flibuste.games.stortebeker.knowledge.hidden import resample
from flibuste.games.stortebeker.knowledge.seen import StortebekerView, Table
from flibuste.games.stortebeker.knowledge.view import table
from flibuste.games.stortebeker.notation import position
from flibuste.games.stortebeker.notation import spelling as notation
from flibuste.games.stortebeker.rules.boarding import Boarding, BoardingPhase
from flibuste.games.stortebeker.rules.broadside import Broadside, Removal
from flibuste.games.stortebeker.rules.counter import Contest, CounterAttack
from flibuste.games.stortebeker.rules.drawing import DrawCards
from flibuste.games.stortebeker.rules.losses import LossOfProvisions, Surplus
from flibuste.games.stortebeker.rules.playing import PlayCards
from flibuste.games.stortebeker.rules.scoring import RefillSea
from flibuste.games.stortebeker.rules.setup import empty_table, set_up
from flibuste.games.stortebeker.rules.turn import NextTurn, Turn
from flibuste.games.stortebeker.table import actions
from flibuste.games.stortebeker.table.cards import CARDS, PROVISIONS, spellings
from flibuste.games.stortebeker.table.pieces import Pieces
from flibuste.games.stortebeker.table.state import Rules, State
from flibuste.records.position import read_step


class Stortebeker(Game):
    """1.1.1 – For 2, 3 or 4 players.

    5.1.1 – Every choice is a single action, checked and shown at once. 5.1.4 – Every die and every draw has a label and
    is logged in order.
    """

    name = "stortebeker"
    title = "Störtebeker"
    seats = range(2, 5)
    rules_version = 1
    options = (
        Option("bonus", "4.1.1"),
        Option("open_row", "4.2.1"),
        Option("failure_ends_boarding", "4.3.1"),
        Option("counter_ends_boarding", "4.4.1"),
        Option("three_ships", "4.5.1"),
        Option("tie_from", "2.4.9", "boarder", ("boarder", "starter")),
    )
    steps = (
        Turn,
        PlayCards,
        Broadside,
        Removal,
        BoardingPhase,
        Boarding,
        LossOfProvisions,
        Surplus,
        Contest,
        CounterAttack,
        RefillSea,
        DrawCards,
        NextTurn,
    )
    labels: ClassVar[dict[str, str]] = {"ship": "ship", "card": "card", "colour": "colour", "boarding": "number"}
    end_reasons = ("last-round", "becalmed")
    folder = Path(__file__).parent
    longest = 20_000

    def open_box(self) -> None:
        self.pieces = Pieces(self.components)
        card, ship = Word(CARDS, also=spellings()), Word([ship.name for ship in self.pieces.ships])
        colour = Word(self.pieces.colours, also=dict(zip(PROVISIONS, self.pieces.colours, strict=True)))
        self.domains |= {
            "card": card,
            "cards": Bag(card),
            "ship": ship,
            "ships": Bits(ship),
            "tiles": Many(ship),
            "colour": colour,
            "colours": Bag(colour),
            "stage": Word(["placing", "discarding", "taking"]),
        }

    def blank(self, seats: int, options: Data, chance: Chance) -> State:
        rules = Rules()
        rules.bonus = options["bonus"]
        rules.open_row = options["open_row"]
        rules.failure_ends_boarding = options["failure_ends_boarding"]
        rules.counter_ends_boarding = options["counter_ends_boarding"]
        rules.three_ships = options["three_ships"]
        rules.tie_from_starter = options["tie_from"] == "starter"
        return empty_table(self.pieces, rules, seats, chance)

    def deal(self, state: Any) -> None:
        set_up(state)

    def every_action(self) -> Iterable[Action]:
        yield from actions.every_action()
        for ship in self.pieces.ships:
            yield from (*ship.place, ship.fire, ship.board)

    def table(self, state: Any, seat: int) -> Table:
        return table(state, seat)

    def resample(self, state: Any, seat: int, chance: Chance) -> State:
        return resample(state, seat, chance)

    def judge(self, state: Any, seat: int) -> float:
        return judge(state, seat)

    def write(self, state: Any) -> Data:
        return position.write(self.domains, state)

    def read(self, data: Data, state: Any) -> None:
        position.read(self.domains, data, state)

    def stand(self, data: Data, state: Any) -> None:
        step = data.get("step", "")
        above = step if isinstance(step, list) else [step] if isinstance(step, dict) else []
        position.stand(str(step).strip().lower(), [read_step(self, entry) for entry in above], state)

    def parse(self, text: str, state: engine_state.State | None = None) -> Action:
        return super().parse(notation.tidy(text, self.domains["cards"]), state)

    def faults(self, state: Any) -> list[str]:
        return position.faults(state)

    def picture(self, view: StortebekerView, say: Say) -> str:
        from flibuste.games.stortebeker.picture.board import picture

        return picture(view, say)

    def terminal(self, view: StortebekerView, say: Say) -> str:
        from flibuste.games.stortebeker.terminal.board import terminal

        return terminal(view, say)


GAME = Stortebeker
