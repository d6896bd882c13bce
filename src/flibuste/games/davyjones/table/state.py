"""The table: ships, crew, tokens, islands, terrain and players, in whole numbers; and the steps on it."""

from typing import ClassVar, Final, Self

from flibuste.engine import state as engine_state
from flibuste.engine import step as engine_step
from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.copying import copies_of, copy_of
from flibuste.engine.record import Record
from flibuste.engine.refusal import NOT_OFFERED, Condition, Refusal, elsewhere
from flibuste.games.davyjones.table.actions.choice import ShipChoice
from flibuste.games.davyjones.table.actions.word_kinds import ship_word
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.crew import OUT_OF_GAME, Crew
from flibuste.games.davyjones.table.lacking import unmet
from flibuste.games.davyjones.table.land import Land
from flibuste.games.davyjones.table.options import Rules
from flibuste.games.davyjones.table.pieces import Box
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.token import Token


class Player(Record):
    """A player: home island, what lies there, events, whether he is out (10.4, more than two).

    `events` lie face down, `played` are those that stay with him face up and may be played again (14.2).
    `zone` is where his Cursed Zone lies (14.14), x and y; empty without one.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "home": "island",
        "hoard": "numbers",
        "events": "events",
        "played": "events",
        "zone": "numbers",
        "is_out": "flag",
    }

    def __init__(self) -> None:
        self.home = NONE
        self.hoard: list[int] = []
        self.events: list[int] = []
        self.played: list[int] = []
        self.zone: list[int] = []
        self.is_out = False

    def clone(self) -> Self:
        other = copy_of(self)
        other.hoard = self.hoard[:]
        other.events = self.events[:]
        other.played = self.played[:]
        other.zone = self.zone[:]
        return other

    def gold(self) -> int:
        """10.3 – Only what lies at home counts."""
        return sum(self.hoard)


class State(engine_state.State):
    """The table. `turn` is whose turn it is, `first` who began; `quiet` the rounds without a change (10.8).

    `rafted` says that Raft has been revealed this turn (14.5).
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "turn": "seat",
        "first": "seat",
        "round": "number",
        "quiet": "number",
        "has_changed": "stirred:flag",
        "gold": "number",
        "rafted": "flag",
    }

    def __init__(self, box: Box, rules: Rules, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.box = box
        self.rules = rules
        self.ships: list[Ship] = []
        self.berths: list[int] = []
        self.crew: list[Crew] = []
        self.tokens: list[Token] = []
        self.islands: list[Land] = []
        self.terrain: list[Land] = []
        self.players = [Player() for _ in range(seats)]
        self.turn = 0
        self.first = 0
        self.round = 0
        self.quiet = 0
        self.has_changed = False
        self.gold = 0
        self.rafted = False

    def clone(self) -> Self:
        other = super().clone()
        other.ships = [ship.clone() for ship in self.ships]
        other.crew = copies_of(self.crew)
        other.tokens = copies_of(self.tokens)
        other.islands = [island.clone() for island in self.islands]
        other.terrain = [piece.clone() for piece in self.terrain]
        other.players = [player.clone() for player in self.players]
        return other

    def ship(self, number: int) -> Ship:
        """The ship with this number (its place in its first owner's fleet, see `actions.ship_word`)."""
        return self.ships[self.berths[number]]

    def known_ship(self, number: int) -> Ship | None:
        """The ship with this number, if there is one."""
        return self.ship(number) if 0 <= number < len(self.berths) and self.berths[number] != NONE else None

    def launch(self, ship: Ship) -> None:
        """Add a ship to the table."""
        while len(self.berths) <= ship.number:
            self.berths.append(NONE)
        self.berths[ship.number] = len(self.ships)
        self.ships.append(ship)

    def fleet(self, seat: int) -> list[Ship]:
        """1.17 – The ships a player controls that are afloat."""
        return [ship for ship in self.ships if ship.player == seat and ship.status == SAILING]

    def is_enemy(self, one: Ship, other: Ship) -> bool:
        return other.player not in (one.player, NONE)


def no_such_piece(state: State, action: Action) -> Refusal | None:
    """1.1 – A choice names a piece that is not in this game, or no more."""
    for kind, word in action.words:
        if kind == "ship" and not is_ship_word(state, word):
            return Refusal("3.2", "no-such-ship")
        if kind in _PIECES and not is_there(state, kind, int(word[1:]) - 1):
            return Refusal("1.19", "not-in-the-game")
    return None


def is_ship_word(state: State, word: str) -> bool:
    return any(ship_word(ship.number) == word for ship in state.ships)


def is_there(state: State, kind: str, number: int) -> bool:
    """1.19 – Neither out of the game nor never in it."""
    if kind == "crew":
        return number < len(state.crew) and state.crew[number].ship != OUT_OF_GAME
    if kind == "token":
        return number < len(state.tokens) and not state.tokens[number].gone
    if kind == "island":
        return number < len(state.islands)
    return number < len(state.terrain) and not state.terrain[number].is_gone


_PIECES: Final = ("crew", "token", "island", "terrain")
_ASKED_ABOUT: Final = ("ship", "target", "winner", "loser")


class Step(engine_step.Step[State]):
    """A step of this game; its question names the ships it is about. `TAKES` are the verbs it is answered with.

    What answers another question is refused with its own time; of the rest `breach` says which rule it breaks.
    `ONCE_SAID` are the clause and the reason that the question had for all of them: examples may name these still.
    """

    TAKES: ClassVar[tuple[str, ...]] = ()
    ONCE_SAID: ClassVar[tuple[str, ...]] = ()

    def refuse(self, state: State, action: Action) -> Refusal:
        found = self.of_another_question(action) or no_such_piece(state, action) or self.breach(state, action)
        found.also = (*found.also, self.CLAUSE, *self.ONCE_SAID)
        return found

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        if seat != self.player or action.verb not in self.TAKES or action.verb == "pass":
            return []
        missing = no_such_piece(state, action)
        found = [unmet(missing)] if missing is not None else self.asks(state, action) or self.one_rule(state, action)
        for condition in found:
            condition.refusal.also = (*condition.refusal.also, self.CLAUSE, *self.ONCE_SAID)
        return found

    def asks(self, state: State, action: Action) -> list[Condition]:
        """What a choice of this question asks for, where the rules list it."""
        return []

    def one_rule(self, state: State, action: Action) -> list[Condition]:
        """Where nothing is listed there is one rule: what a choice that breaks it lacks."""
        if self.allows(state, self.player, action):
            return []
        breach = self.breach(state, action)
        return [] if breach.when else [unmet(breach)]

    def of_another_question(self, action: Action) -> Refusal | None:
        """What this question does not take; where `pass` is no answer, it is because one is wanted."""
        if action.verb == "pass":
            return Refusal(self.CLAUSE, "nothing-to-decline", (("step", self.NAME),))
        return None if action.verb in self.TAKES else elsewhere(action, self.CLAUSE, NOT_OFFERED)

    def breach(self, state: State, action: Action) -> Refusal:
        """Which rule a choice of this question breaks."""
        return Refusal(self.CLAUSE, NOT_OFFERED)

    def prompt(self, state: State) -> tuple[tuple[str, str], ...]:
        return tuple((name, ship_word(getattr(self, name))) for name in _ASKED_ABOUT if self.FIELDS.get(name) == "ship")


class ShipQuestion(Step):
    """A question to a player about a ship."""

    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship"}

    def __init__(self, player: int, ship: int) -> None:
        super().__init__(player)
        self.ship = ship

    def breach(self, state: State, action: Action) -> Refusal:
        """The question is about one ship."""
        if isinstance(action, ShipChoice) and action.ship != self.ship:
            return Refusal(self.CLAUSE, "asked-about-another-ship", (("ship", ship_word(self.ship)),))
        return super().breach(state, action)


class ShipProcedure(Step):
    """What happens to a ship next, without a question."""

    FIELDS: ClassVar[dict[str, str]] = {"ship": "ship"}

    def __init__(self, ship: int) -> None:
        super().__init__()
        self.ship = ship
