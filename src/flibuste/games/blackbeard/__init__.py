"""Blackbeard (Richard Berg, GMT 2008): the golden age of piracy, for 1 to 5 players (up to 10 with a variant)."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.game import Data, Game, Option, Say
from flibuste.games.blackbeard.judgement.judge import judge
from flibuste.games.blackbeard.knowledge.hidden import resample
from flibuste.games.blackbeard.knowledge.view import table
from flibuste.games.blackbeard.notation import position
from flibuste.games.blackbeard.notation.domains import domains_of
from flibuste.games.blackbeard.rules.crew import OddPoint, WhichZone
from flibuste.games.blackbeard.rules.dice import Rolls
from flibuste.games.blackbeard.rules.port.activities import (
    Activity,
    Business,
    Ransom,
    Refit,
    Repair,
)
from flibuste.games.blackbeard.rules.port.attack import AttackPort, Sack
from flibuste.games.blackbeard.rules.port.harbour import Dig, FormAlliance, Recover
from flibuste.games.blackbeard.rules.port.safe_haven import BuyHaven, PayForHaven
from flibuste.games.blackbeard.rules.port.steal import Harden, Steal
from flibuste.games.blackbeard.rules.reactions.ambition import AmbitionWindow
from flibuste.games.blackbeard.rules.reactions.ap_window import ApWindow
from flibuste.games.blackbeard.rules.reactions.card_against import PlayedCard, SkullWindow
from flibuste.games.blackbeard.rules.reactions.duels import Duel, GoOn, Loot
from flibuste.games.blackbeard.rules.sea.commissioners import Assault, FightOrSurrender, Interception, Ousting
from flibuste.games.blackbeard.rules.sea.convert import Convert, LoseHold
from flibuste.games.blackbeard.rules.sea.move import Move
from flibuste.games.blackbeard.rules.sea.mutiny import Mutiny, NewCaptain
from flibuste.games.blackbeard.rules.sea.plunder import Celebrate, HostageFate, Plunder, Torture
from flibuste.games.blackbeard.rules.sea.spot import Spot
from flibuste.games.blackbeard.rules.sea.stow import Give, Stow, TakeBooty
from flibuste.games.blackbeard.rules.sea.warships import FleeOrFight, Sighted, SurpriseWindow, WarshipAttack
from flibuste.games.blackbeard.rules.setup import (
    Begin,
    Deployment,
    Draft,
    FitOut,
    Fitting,
    SecretDeployment,
    empty_table,
    set_up,
)
from flibuste.games.blackbeard.rules.solitaire.system_player import NewRival, RivalsArrive, RivalTurn
from flibuste.games.blackbeard.rules.turn.action_phase import ActionPhase, ChooseAction
from flibuste.games.blackbeard.rules.turn.announcement import CardEvent, PlayCard, PlayPhase, TradeMore
from flibuste.games.blackbeard.rules.turn.double_cross import DoubleCrossWindow, RetireByLetter
from flibuste.games.blackbeard.rules.turn.must_play import FateDiscard
from flibuste.games.blackbeard.rules.turn.recruits import ChooseShip, Drawn, Rejection
from flibuste.games.blackbeard.rules.turn.retirement import PayBribe, Retire
from flibuste.games.blackbeard.rules.turn.turn import CloseTurn, DrawPhase, MerchantPhase, Turn
from flibuste.games.blackbeard.rules.victory import REASONS, EndGame
from flibuste.games.blackbeard.table.constants import ROLLS
from flibuste.games.blackbeard.table.pieces import Pieces
from flibuste.games.blackbeard.table.state import Rules, State


class Blackbeard(Game):
    name = "blackbeard"
    title = "Blackbeard"
    # 2.7a – 2 to 5 players; 1 by chapter 19, 6 to 10 by 2.7b.
    seats = range(1, 11)
    rules_version = 1
    options = (
        Option("length", "4.1b", "standard", ("standard", "long")),
        Option("pirates", "3.0.6d", "random", ("random", "draft")),
        Option("deployment", "3.0.7d", "open", ("open", "secret", "random")),
        Option("slow_pardon", "17.2#8g"),
        Option("retire_in_pirate_port", "4.5K"),
    )
    steps = (
        ActionPhase, ChooseAction, AmbitionWindow, Assault, FightOrSurrender, Interception, Ousting, Convert, LoseHold,
        OddPoint, WhichZone, Rolls, DoubleCrossWindow, RetireByLetter, Duel, GoOn, Loot, Dig, FormAlliance, Recover,
        Activity, Business, BuyHaven, PayForHaven, Ransom, Refit, Repair, Move, FateDiscard, Mutiny, NewCaptain,
        CardEvent, PlayCard, PlayPhase, TradeMore, Celebrate, HostageFate, Plunder, Torture, AttackPort, Sack,
        ChooseShip, Drawn, Rejection, PayBribe, Retire, Begin, Deployment, Draft, FitOut, Fitting, SecretDeployment,
        PlayedCard, SkullWindow, NewRival, RivalsArrive, RivalTurn, Spot, Harden, Steal, Give, Stow, TakeBooty,
        CloseTurn, DrawPhase, MerchantPhase, Turn, EndGame, FleeOrFight, Sighted, SurpriseWindow, WarshipAttack,
        ApWindow,
    )  # fmt: skip
    labels: ClassVar[dict[str, str]] = {
        **dict.fromkeys(ROLLS, "number"),
        **dict.fromkeys(
            (
                "order", "draft", "governor", "merchant-port", "deployment", "disease", "storm", "storm-warship",
                "storm-kc", "storm-pirate", "disaster", "deploy-kc", "kc-interception", "kc-battle", "kc-oust",
                "assault", "warship-chase", "warship-battle", "port-defence", "conspiracy", "resistance", "wear",
                "double-cross", "double-cross-share", "retirement", "disgrace", "rival-ship", "rival-zone",
            ),
            "number",
        ),
        "hand": "card", "event": "card", "half": "card", "must": "card", "merchant": "merchant",
        "warship": "warship", "kc": "kc", "hostage": "hostage", "governor-name": "governor", "pirate": "pirate",
    }  # fmt: skip
    end_reasons = REASONS
    counted: ClassVar[dict[str, str]] = {
        "retired": "way", "eliminated": "way", "ap-card": "card", "must-play": "card", "played-actions": "card",
        "played-event": "card", "played-both": "card", "declared": "doing", "rerolled": "what", "turned-up": "card",
    }  # fmt: skip
    folder = Path(__file__).parent
    longest = 200_000

    def open_box(self) -> None:
        self.pieces = Pieces(self.components)
        self.domains |= domains_of(self.pieces)

    def blank(self, seats: int, options: Data, chance: Chance) -> State:
        rules = Rules()
        rules.long = options["length"] == "long"
        rules.draft = options["pirates"] == "draft"
        rules.secret_deployment = options["deployment"] == "secret"
        rules.random_deployment = options["deployment"] == "random"
        rules.slow_pardon = options["slow_pardon"]
        rules.retire_in_pirate_port = options["retire_in_pirate_port"]
        return empty_table(self.pieces, rules, seats, chance)

    def deal(self, state: Any) -> None:
        set_up(state)

    def every_action(self) -> Iterable[Action]:
        return self.pieces.verbs.every_action()

    def table(self, state: Any, seat: int) -> Mapping[str, Any]:
        return table(state, seat)

    def resample(self, state: Any, seat: int, chance: Chance) -> State:
        return resample(state, seat, chance)

    def spans(self, state: Any) -> tuple[str, str]:
        """4.3a – Standing answers for an Action or a Player Turn end with it."""
        turn = f"turn {state.turn_number}"
        return f"{turn}, {state.actions_left} left, {state.active}", turn

    def judge(self, state: Any, seat: int) -> float:
        return judge(state, seat)

    def write(self, state: Any) -> Data:
        return position.write(self.domains, state)

    def read(self, data: Data, state: Any) -> None:
        position.read(self.domains, data, state)

    def stand(self, data: Data, state: Any) -> None:
        position.stand(data, state)

    def faults(self, state: Any) -> list[str]:
        return position.faults(state)

    def picture(self, view: Any, say: Say) -> str:
        from flibuste.games.blackbeard.picture.board import picture

        return picture(view, say)

    def terminal(self, view: Any, say: Say) -> str:
        from flibuste.games.blackbeard.terminal.board import terminal

        return terminal(view, say)


GAME = Blackbeard
