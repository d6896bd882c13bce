"""Pirates' Cove, followed: who is asked, every option, fights, gold, cards and every point of fame after every move."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, ClassVar

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.registry import load_game
from flibuste.engine.state import State
from tests.shadows.cove.battle import Battle
from tests.shadows.cove.table import SECTIONS, Question, Table
from tests.shadows.cove.telling import Telling
from tests.shadows.frame import Move, Shadow

Seen = dict[str, Any]
CARDS = [entry["id"] for entry in load_game("cove").components["tavern"]]


def only(**copies: int) -> Seen:
    """A Tavern deck of these cards alone."""
    return {card: {"copies": copies.get(card.replace("-", "_"), 0)} for card in CARDS}


# The bank runs out (3.4.4), and so does the Tavern pile (7.0.2); each player has a parrot, and one is left (7.1.8).
SCARCE = {"supply": {"gold": 70, "chests": 9}}
PARROTS = {"tavern": only(flint=2, silver=2, bones=1, trelawney=1, fame_1=3, grapeshot=1)}
CANNONS = {"tavern": only(grapeshot=4, powder_magazine=4, cannonade=4, smoke=3, craftsman=4, royal_navy=4, silver=1)}

# What is compared, and the clause that each follows from.
CLAUSES = {
    "asked": "3.0.2, 11.1.1",
    "outcome": "5.3.3, 5.4.1",
    "month": "3.0.1",
    "places": "3.2.3, 3.3.6",
    "rings": "4.3.8, 6.0.1, 6.7.3",
    "craftsmen": "7.2.4, 7.2.6",
    "parrots": "7.1.7, 7.1.11",
    "battle": "4",
    "fame": "5.1.1, 5.2.1",
    "gold": "1.1.7",
    "chests": "1.1.7, 3.6.5",
    "hands": "7.0.1",
    "tavern": "7.0.2",
    "discards": "7.0.4",
    "robbers": "7.3.22",
    "shown": "3.1.1, 3.4.2",
    "black_ships": "3.6.2, 3.6.3",
    "legends": "3.6.4",
    "navy": "8.1.1, 8.4.1",
}


class CoveShadow(Shadow[Seen]):
    """It takes from the engine only what chance has given and what was chosen; all else it finds out by itself."""

    GAME: ClassVar[str] = "cove"
    quick: ClassVar[int] = 4_000
    long: ClassVar[int] = 100_000
    BOXES: ClassVar[Seen] = {"scarce": SCARCE, "parrots": PARROTS, "cannons": CANNONS}

    def begin(self, move: Move[Seen], state: State) -> None:
        game = move.setting.game
        self.table = Table(game.components, move.setting.seats, game.settle_options(move.setting.options))
        self.table.rolls = move.rolls
        self.telling = Telling(self.table)
        self.game = self.telling.whole_game()
        self.question: Question = next(self.game)
        self.compare(move)

    def options(self, before: Seen, seat: int) -> Iterable[str]:
        if seat in self.question:
            return self.question[seat]
        return next(iter(self.question.values()))  # he thinks again: see `Telling.sealed`

    def choose(self, options: list[Action], dice: Chance) -> Action:
        """Every other time anything but passing, fleeing and leaving."""
        eager = [action for action in options if action.verb not in ("pass", "flee", "done", "wait")]
        return super().choose(eager if eager and dice.below(2, "eager") else options, dice)

    def check(self, move: Move[Seen]) -> None:
        self.table.rolls = move.rolls[:]
        known = len(self.table.ledger)
        try:
            self.question = self.game.send((move.seat, move.action.notation.split()))
        except StopIteration:
            self.question = {}
        except AssertionError as found:
            move.disagree(str(found), "3.0.2", "it cannot be", "it was done")
        move.expect("dice and cards that no rule asks for", "11.2.2", [], self.table.rolls)
        if self.expected()["fame"] != move.after["fame"]:
            move.disagree("fame", CLAUSES["fame"], self.with_ledger(known), move.after["fame"])
        self.compare(move)

    def with_ledger(self, known: int) -> str:
        """The fame of all seats, and what this move has won and lost."""
        return f"{self.expected()['fame']}: {'; '.join(self.table.ledger[known:]) or 'nothing was scored'}"

    def compare(self, move: Move[Seen]) -> None:
        expected = self.expected()
        for what, clause in CLAUSES.items():
            if what == "robbers" and not self.table.shown:
                continue  # means nothing once the last month is over
            move.expect(what, clause, expected[what], move.after[what])

    def expected(self) -> Seen:
        table, players = self.table, self.table.players
        return {
            "asked": sorted(self.question),
            "month": table.month,
            "places": [player.place for player in players],
            "rings": [player.rings for player in players],
            "craftsmen": [player.craftsmen for player in players],
            "parrots": [(player.parrot, player.wounds) for player in players],
            "battle": fight(self.telling.battle),
            "fame": [player.fame for player in players],
            "gold": [table.gold, *(player.gold for player in players)],
            "chests": [table.chests, *(player.chests for player in players)],
            "hands": [player.hand for player in players],
            "tavern": table.tavern,
            "discards": table.discards,
            "robbers": [player.robber for player in players],
            "shown": {island: sum_of(card) for island, card in table.shown.items()},
            "black_ships": [(ship.island, ship.pirate) for ship in table.black_ships],
            "legends": (table.legends, table.sunk),
            "navy": (table.navy, table.navy_controller if table.navy else -1),
            "outcome": table.outcome,
        }

    def look(self, state: Any) -> Seen:
        """The engine's table in plain words."""
        players = state.players
        return {
            "asked": state.deciders(),
            "month": state.month,
            "places": [player.place for player in players],
            "rings": [dict(zip(SECTIONS, player.rings, strict=True)) for player in players],
            "craftsmen": [craftsmen(player) for player in players],
            "parrots": [(name_of(state, player.parrot), player.wounds) for player in players],
            "battle": fight_seen(state),
            "fame": [player.fame for player in players],
            "gold": [state.gold, *(player.gold for player in players)],
            "chests": [state.chests, *(player.chests for player in players)],
            "hands": [names(state, player.hand) for player in players],
            "tavern": names(state, state.tavern),
            "discards": names(state, state.discards),
            "robbers": [player.robber if player.robber >= 0 else None for player in players],
            "shown": shown(state),
            "black_ships": [(ship.island, legend(state, ship.legend)) for ship in state.black_ships],
            "legends": ({legend(state, kind) for kind in state.legends}, {legend(state, kind) for kind in state.sunk}),
            "navy": (state.navy_island, state.navy_controller if state.navy_island else -1),
            "outcome": None if state.outcome is None else (state.outcome.scores, state.outcome.winners),
        }


def fight(battle: Battle | None) -> Seen | None:
    if battle is None:
        return None
    return {
        "island": battle.island,
        "seats": battle.seats[:],
        "foes": {name: foe.hull for name, foe in battle.foes.items()},
        "exchange": battle.exchange,
        "hit": set(battle.hit),
        "bonus": {seat: bonus for seat, bonus in battle.bonus.items() if bonus},
        "smoke": set(battle.smoke),
        "cards": sorted(battle.cards),
        "overboard": battle.overboard,
    }


def fight_seen(state: Any) -> Seen | None:
    battle = state.battle
    if battle is None:
        return None
    return {
        "island": battle.island,
        "seats": battle.seats[:],
        "foes": {state.pieces.foe(foe.ship).name: foe.hull for foe in battle.foes},
        "exchange": battle.exchange,
        "hit": {seat for seat in range(state.seats) if battle.hit >> seat & 1},
        "bonus": {seat: bonus for seat, bonus in enumerate(battle.speed) if bonus},
        "smoke": {seat for seat, lowest in enumerate(battle.smoke) if lowest},
        "cards": sorted(state.pieces.cards[card].name for card in battle.cards),
        "overboard": battle.overboard,
    }


def sum_of(card: dict[str, int]) -> tuple[int, ...]:
    return card["fame"], card["gold"], card["chests"], card["tavern_cards"]


def shown(state: Any) -> dict[int, tuple[int, ...]]:
    found = {island: state.pieces.treasures[kind] for island, kind in enumerate(state.shown) if kind >= 0}
    return {island: (card.fame, card.gold, card.chests, card.cards) for island, card in found.items()}


def craftsmen(player: Any) -> dict[str, int]:
    return {SECTIONS[place]: player.cracks[place] for place in range(4) if player.craftsmen[place] >= 0}


def name_of(state: Any, card: int) -> str | None:
    return None if card < 0 else str(state.pieces.cards[card].name)


def legend(state: Any, kind: int) -> str | None:
    return None if kind < 0 else str(state.pieces.legends[kind].name)


def names(state: Any, cards: list[int]) -> Counter[str]:
    return Counter(state.pieces.cards[card].name for card in cards)
