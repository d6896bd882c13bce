"""Blackbeard (Richard Berg, GMT 2008): the golden age of piracy, for 1 to 5 players (up to 10 with a variant)."""

from collections.abc import Iterable
from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.form import Form
from flibuste.engine.game import Data, Game
from flibuste.games.blackbeard.knowledge.forms import of_allies, own_forms
from flibuste.games.blackbeard.notation.domains import domains
from flibuste.games.blackbeard.rules.setup import empty_table
from flibuste.games.blackbeard.rules.victory import REASONS
from flibuste.games.blackbeard.table.constants import ROLLS
from flibuste.games.blackbeard.table.options import Rules
from flibuste.games.blackbeard.table.pieces import Pieces
from flibuste.games.blackbeard.table.state import State


class Blackbeard(Game[State]):
    name = "blackbeard"
    title = "Blackbeard"
    rules_version = 2
    # 2.7a – 2 to 5 players; 1 by chapter 19, 6 to 10 by 2.7b.
    seats = range(1, 11)
    options = Rules.OPTIONS
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
    ordered = ("in_play",)
    end_reasons = REASONS
    counted: ClassVar[dict[str, str]] = {
        "retired": "way", "eliminated": "way", "ap-card": "card", "must-play": "card", "played-actions": "card",
        "played-event": "card", "played-both": "card", "declared": "doing", "rerolled": "what", "turned-up": "card",
    }  # fmt: skip
    used: ClassVar[dict[str, tuple[str, ...]]] = {
        "drafted": ("held pirate",), "recruited": ("held pirate",), "rigged": ("held ship",), "drew": ("drawn card",),
        "played-actions": ("spent card",), "played-event": ("played card",), "played-both": ("played card",),
        "ap-card": ("played card",), "sacked": ("taken port",), "bought-haven": ("held port",),
        "held-hostage": ("taken hostage",), "kc-caught": ("played kc commissioner",),
    }  # fmt: skip
    longest = 200_000

    def open_box(self) -> None:
        self.pieces = Pieces(self.sheet)
        self.domains |= domains(self.pieces)

    def blank(self, seats: int, options: Data, chance: Chance) -> State:
        return empty_table(self.pieces, Rules(options), seats, chance)

    def every_action(self) -> Iterable[Action]:
        return self.pieces.verbs.every_action()

    def forms(self, state: State, seat: int, actions: list[Action]) -> list[Form]:
        own = own_forms(state, seat, actions)
        taken = {way.action for form in own for way in form.ways} | set(self.same(state, seat, actions))
        return own + super().forms(state, seat, [action for action in actions if action not in taken])

    def same(self, state: State, seat: int, actions: list[Action]) -> dict[Action, Action]:
        return of_allies(state, actions)

    def points(self, state: State) -> list[int]:
        return [player.score for player in state.players[: state.seats]]

    def beginner(self, state: State) -> int:
        return state.first

    def spans(self, state: State) -> tuple[str, str]:
        """4.3a – Standing answers for an Action or a Player Turn end with it."""
        turn = f"turn {state.turn_number}"
        return f"{turn}, {state.actions_left} left, {state.active}", turn


GAME = Blackbeard
