"""Störtebeker, followed: who is asked, every option, and everything on the table after every move."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, ClassVar

from flibuste.engine.action import Action
from flibuste.engine.bag import cards
from flibuste.engine.chance import Chance
from flibuste.engine.seats import SPECTATOR
from flibuste.engine.state import State
from tests.shadows.frame import Move, Shadow
from tests.shadows.stortebeker.table import KINDS, Table
from tests.shadows.stortebeker.telling import NAMES, Question, Telling

Seen = dict[str, Any]

# What is compared, and the clause that each follows from.
CLAUSES = {
    "outcome": "3.1.4, 3.1.5, 4.1.1",
    "asked": "2.0.1",
    "turn": "2.0.1",
    "round": "2.0.1",
    "scores": "2.5.3, 4.1.1",
    "ships": "2.5.1, 2.4.8, 2.4.9",
    "sea": "2.5.5",
    "visible": "1.2.3, 4.2.1",
    "hidden": "1.2.2",
    "last_round": "3.1.2",
    "tried": "2.3.1",
    "sides": "2.1.3 to 2.4.4",
    "hands": "2.1.1, 2.6.2",
    "open": "2.1.14",
    "discard_pile": "2.1.13, 2.5.2",
    "draw_pile": "2.6.3",
}

# So few cards that both piles run out (2.6.3), so few colours that sets and losses are often of one kind (2.3.7).
FEW = {"cards": {name: {"count": 5, "symbols": 3} for name in KINDS}}
SCANT = {"cards": {name: {"count": 4, "symbols": 1} for name in KINDS}, "pirate": [{"strength": 4, "count": 1}]}
OF_A_TURN = ("turn", "round", "tried")  # means nothing once the game is over
EAGER = ("place", "take", "seize", "board", "counter")


class StortebekerShadow(Shadow[Seen]):
    """It takes from the engine only what chance has given and what was chosen; all else it finds out by itself."""

    GAME: ClassVar[str] = "stortebeker"
    quick: ClassVar[int] = 6_000
    long: ClassVar[int] = 70_000
    BOXES: ClassVar[Seen] = {"few": FEW, "scant": SCANT}

    def begin(self, move: Move[Seen], state: State) -> None:
        game = move.setting.game
        table = Table(game.components, move.setting.seats, game.settle_options(move.setting.options))
        self.telling = Telling(table, [entry["id"] for entry in game.components["ship"]])
        self.telling.rolls = move.rolls
        self.telling.set_up()
        self.game = self.telling.whole_game()
        self.question: Question | None = next(self.game)
        move.after = move.before
        self.compare(move)

    def look(self, state: Any) -> Seen:
        """The engine's table in plain words."""
        return {
            "asked": state.deciders(),
            "turn": state.turn,
            "round": state.round,
            "scores": [player.score for player in state.players],
            "ships": [[named(state, ship) for ship in player.ships] for player in state.players],
            "sea": [named(state, ship) for ship in state.sea],
            "visible": [named(state, ship) for ship in state.visible],
            "hidden": state.hidden,
            "last_round": state.last_round,
            "tried": {ship.name for ship in state.pieces.ships if state.tried >> ship.number & 1},
            "sides": sides_seen(state),
            "hands": [bag(player.hand) for player in state.players],
            "open": [bag(player.open) for player in state.players],
            "discard_pile": bag(state.discard_pile),
            "draw_pile": bag(state.draw_pile),
            "outcome": None if state.outcome is None else (state.outcome.scores, state.outcome.winners),
        }

    def options(self, before: Seen, seat: int) -> Iterable[str]:
        assert self.question is not None
        return self.question[1]

    def choose(self, options: list[Action], dice: Chance) -> Action:
        """Every other time something that moves the game on, so that ships are boarded and contested."""
        eager = [action for action in options if action.verb in EAGER]
        return super().choose(eager if eager and dice.below(2, "eager") else options, dice)

    def check(self, move: Move[Seen]) -> None:
        self.telling.rolls = move.rolls[:]
        self.telling.answers += 1
        try:
            self.question = self.game.send(move.action.notation)
        except StopIteration:
            self.question = None
        except AssertionError as found:
            move.disagree(str(found), "2.0.2", "it cannot be", "it was done")
        move.expect("dice and cards that no rule asks for", "5.1.4", [], self.telling.rolls)
        self.compare(move)
        if move.after["scores"] != move.before["scores"]:
            seen = move.setting.game.table(move.state, SPECTATOR)["players"]
            spaces = [space(player.score) for player in self.telling.table.players]
            move.expect("spaces on the track", "2.5.4", spaces, [player["space"] for player in seen])

    def compare(self, move: Move[Seen]) -> None:
        expected = self.expected()
        for what, clause in CLAUSES.items():
            if self.question is None and what in OF_A_TURN:
                continue
            move.expect(what, clause, expected[what], move.after[what])

    def expected(self) -> Seen:
        table = self.telling.table
        return {
            "asked": [] if self.question is None else [self.question[0]],
            "turn": table.turn,
            "round": table.round,
            "scores": [player.score for player in table.players],
            "ships": [player.ships for player in table.players],
            "sea": table.sea,
            "visible": table.visible,
            "hidden": table.hidden,
            "last_round": table.last_round,
            "tried": table.tried,
            "sides": {
                at: (side.provisions, side.down, side.up) for at, side in table.sides.items() if not side.is_empty()
            },
            "hands": [player.hand for player in table.players],
            "open": [player.open for player in table.players],
            "discard_pile": table.discard_pile,
            "draw_pile": table.draw_pile,
            "outcome": table.outcome,
        }


def space(score: int) -> int:
    """2.5.4 – Past 44 the marker goes on from 1."""
    while score > 44:
        score -= 44
    return score


@lru_cache(maxsize=10_000)
def bag(packed: int) -> Counter[str]:
    """The cards of a packed bag; nobody changes the count."""
    return Counter(NAMES[card] for card in cards(packed))


def named(state: Any, ship: int) -> str | None:
    return None if ship < 0 else str(state.pieces.ships[ship].name)


def sides_seen(state: Any) -> dict[tuple[str | None, int], tuple[Counter[str], ...]]:
    found: dict[tuple[str | None, int], tuple[Counter[str], ...]] = {}
    for berth, ship in enumerate(state.sea):
        for seat in range(state.seats):
            side = state.side(berth, seat)
            if not side.is_empty():
                found[named(state, ship), seat] = bag(side.provisions), bag(side.face_down), bag(side.face_up)
    return found
