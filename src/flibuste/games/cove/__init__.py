"""Pirates' Cove (Amigo, 2002; Days of Wonder, 2003): twelve months of piracy for 3 to 5 captains."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.game import Data, Game, Option, Say
from flibuste.engine.state import State as EngineState
from flibuste.games.cove.judgement.judge import judge
from flibuste.games.cove.knowledge.hidden import resample
from flibuste.games.cove.knowledge.view import table
from flibuste.games.cove.notation import position
from flibuste.games.cove.notation import spelling as notation
from flibuste.games.cove.notation.domains import domains
from flibuste.games.cove.notation.faults import faults
from flibuste.games.cove.rules.battle.boarding import Boarding, BoardingTurn
from flibuste.games.cove.rules.battle.combat import Aftermath, Combat
from flibuste.games.cove.rules.battle.exchange import Exchanges, NavyTurn, ShipTurn
from flibuste.games.cove.rules.cards.event_window import Window
from flibuste.games.cove.rules.cards.parrots import ParrotOffer
from flibuste.games.cove.rules.cards.tavern import DrawCard
from flibuste.games.cove.rules.ending import Ending, LastAftermath
from flibuste.games.cove.rules.islands.burial import TreasureVisit
from flibuste.games.cove.rules.islands.cove import CoveVisit
from flibuste.games.cove.rules.islands.order import IslandEffects
from flibuste.games.cove.rules.islands.visits import TavernVisit, YardVisit
from flibuste.games.cove.rules.month import Month
from flibuste.games.cove.rules.navigation import AfterNavigation, Destinations, Navigation, OpenCourse, SetCourse
from flibuste.games.cove.rules.plunder import Plunder
from flibuste.games.cove.rules.setup import ArmShips, ChooseColour, empty_table, set_up
from flibuste.games.cove.rules.treasures import Treasures
from flibuste.games.cove.rules.upkeep import Upkeep
from flibuste.games.cove.table.actions import every_plain_action
from flibuste.games.cove.table.box import open_box
from flibuste.games.cove.table.state import Rules, State


class Cove(Game):
    """1.1.1 – For 3, 4 or 5 players."""

    name = "cove"
    title = "Pirates' Cove"
    seats = range(3, 6)
    rules_version = 1
    score = "fame"
    seat_kinds = ("seat", "ship")
    options = (
        Option("several_craftsmen", "10.1.1"),
        Option("marque_if_threatened", "7.3.51"),
        Option("colours", "1.3.1", "by-seat", ("by-seat", "choose")),
    )
    steps = (
        ChooseColour,
        ArmShips,
        DrawCard,
        ParrotOffer,
        Month,
        Treasures,
        Window,
        Navigation,
        Destinations,
        SetCourse,
        OpenCourse,
        AfterNavigation,
        Combat,
        Boarding,
        BoardingTurn,
        Exchanges,
        ShipTurn,
        NavyTurn,
        Aftermath,
        Plunder,
        IslandEffects,
        TavernVisit,
        YardVisit,
        TreasureVisit,
        CoveVisit,
        Upkeep,
        Ending,
        LastAftermath,
    )
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
    end_reasons = ("fame", "last-battle")
    folder = Path(__file__).parent
    longest = 50_000

    def open_box(self) -> None:
        self.pieces = open_box(self.components)
        self.domains |= domains(self.pieces)

    def blank(self, seats: int, options: Data, chance: Chance) -> State:
        rules = Rules()
        rules.several_craftsmen = options["several_craftsmen"]
        rules.marque_if_threatened = options["marque_if_threatened"]
        rules.choose_colours = options["colours"] == "choose"
        return empty_table(self.pieces, rules, seats, chance)

    def deal(self, state: Any) -> None:
        set_up(state)

    def every_action(self) -> Iterable[Action]:
        yield from every_plain_action()
        pieces = self.pieces
        yield from (*pieces.arm, *pieces.bury_chests, *pieces.bury_gold, *pieces.take, *pieces.take_colour)
        for at_ship in pieces.fire:
            yield from at_ship
        for card in pieces.cards:
            yield from card.plays

    def table(self, state: Any, seat: int) -> Mapping[str, Any]:
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
        position.stand(data, state)

    def parse(self, text: str, state: EngineState | None = None) -> Action:
        return super().parse(notation.tidy(text, {card.name: card.asks for card in self.pieces.cards}), state)

    def faults(self, state: Any) -> list[str]:
        return faults(state)

    def picture(self, view: Any, say: Say) -> str:
        from flibuste.games.cove.picture.board import picture

        return picture(view, say)

    def terminal(self, view: Any, say: Say) -> str:
        from flibuste.games.cove.terminal.board import terminal

        return terminal(view, say)


GAME = Cove
