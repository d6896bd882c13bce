"""Störtebeker (Löpmann and Wetter, 2000): cards and dice for 2 to 4 pirates."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar

from flibuste.engine import state as engine_state
from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.domain import Bag, Bits, Many, Word
from flibuste.engine.game import Data, Game, Option, Say
from flibuste.engine.position import read_step
from flibuste.games.stortebeker import actions, notation, position
from flibuste.games.stortebeker.boarding import Boarding, BoardingPhase
from flibuste.games.stortebeker.broadside import Broadside, Removal
from flibuste.games.stortebeker.cards import CARDS, PROVISIONS, spellings
from flibuste.games.stortebeker.counter import Contest, CounterAttack
from flibuste.games.stortebeker.drawing import DrawCards
from flibuste.games.stortebeker.hidden import resample
from flibuste.games.stortebeker.judgement import judge
from flibuste.games.stortebeker.losses import LossOfProvisions, Surplus
from flibuste.games.stortebeker.pieces import Pieces
from flibuste.games.stortebeker.playing import PlayCards
from flibuste.games.stortebeker.scoring import RefillSea
from flibuste.games.stortebeker.setup import empty_table, set_up
from flibuste.games.stortebeker.state import Rules, State
from flibuste.games.stortebeker.turn import NextTurn, Turn
from flibuste.games.stortebeker.view import table


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

    def table(self, state: Any, seat: int) -> Data:
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

    def picture(self, view: Data, say: Say) -> str:
        from flibuste.games.stortebeker.picture import picture

        return picture(view, say)

    def terminal(self, view: Data, say: Say) -> str:
        from flibuste.games.stortebeker.terminal import terminal

        return terminal(view, say)


GAME = Stortebeker
