"""A table for tests that read like the rulebook: a position in words, scripted dice, actions in notation."""

from typing import Any

from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.registry import load_game
from flibuste.engine.state import State
from flibuste.games.stortebeker import Stortebeker
from flibuste.records.lines import read_line, script_of
from flibuste.records.position import read_position

LETTERS = "ABCD"


def game() -> Stortebeker:
    found = load_game("stortebeker")
    assert isinstance(found, Stortebeker)
    return found


class Table:
    """A game in progress: seats are A, B, C and D, clockwise."""

    def __init__(self, state: State) -> None:
        self.game: Game = game()
        self.state = state

    def do(self, *lines: str) -> "Table":
        """Carry out actions: `board B4` of whoever is asked, or `B: counter beans`."""
        for line in lines:
            seat, text, _ = read_line(line, self.state)
            self.state.act(seat, self.game.parse(text, self.state))
        return self

    def refusal(self, line: str) -> str:
        """Why an action is refused: `2.1.5 kind-not-required`."""
        seat, text, _ = read_line(line, self.state)
        found = self.state.refusal(seat, self.game.parse(text, self.state))
        return "allowed" if found is None else f"{found.clause} {found.reason}".strip()

    def may(self, verb: str = "") -> list[str]:
        """What is offered to whoever is asked, with this verb."""
        offered = [str(action) for action in self.state.options(self.state.deciders()[0])]
        assert len(offered) == len(set(offered))
        return sorted(text for text in offered if text.partition(" ")[0] == verb or not verb)

    @property
    def asked(self) -> str:
        return "".join(LETTERS[seat] for seat in self.state.deciders())

    @property
    def step(self) -> str:
        return self.state.stack[-1].NAME if self.state.stack else "over"

    @property
    def data(self) -> Data:
        return self.game.position_data(self.state)

    @property
    def discards(self) -> str:
        return ", ".join(self.data["discard_pile"])

    def seat(self, letter: str) -> Data:
        found: Data = self.data["seat"][str(LETTERS.index(letter) + 1)]
        return found

    def side(self, letter: str, ship: str) -> str:
        return str(self.seat(letter)["at"].get(ship, ""))

    def hand(self, letter: str) -> str:
        return str(self.seat(letter)["hand"])

    def held(self, letter: str) -> int:
        """How many cards are in a hand."""
        return len(self.hand(letter).split(", ")) if self.hand(letter) else 0

    def view(self, letter: str = "") -> Data:
        """What a seat sees; nobody's seat is a spectator's."""
        seen: Data = self.game.view(self.state, LETTERS.index(letter) if letter else -1)
        return seen

    def events(self, *names: str) -> list[Data]:
        """What happened under these names, as the seat it happened to knows it; without its name and clause."""
        assert self.state.journal is not None
        told = [self.game.describe(event, event.seat) for event in self.state.journal.events]
        return [event for event in told if not names or event["event"] in names]

    def story(self, *names: str) -> list[str]:
        """The names of what happened, in order."""
        return [event["event"] for event in self.events(*names)]


def table(players: Any = 2, dice: Any = (), colours: Any = "", draws: Any = "", ships: Any = "", **given: Any) -> Table:
    """A position in the words of `docs/examples.md`, a seat by its letter: `A={"hand": "rum"}`.

    `dice` and `colours` are what will be rolled, `draws` and `ships` what will be drawn.
    """
    seats = {letter: given.pop(letter) for letter in LETTERS if letter in given}
    chance: Data = {"boarding": list(dice), "colour": colours, "card": draws, "ship": ships}
    script = script_of(game(), {"chance": chance})
    return Table(read_position(game(), {"players": players, "seat": seats, **given}, script, journal=True))


def new_game(players: int = 2, seed: Any = 1, **options: Any) -> Table:
    """A game at its first decision."""
    return Table(game().start(players, options, Fast(seed), journal=True))


def boarding(**given: Any) -> Table:
    """A table in A's boarding phase: B4 (beans, meat and rum; strength 8, value 5) is among the ships at sea."""
    return table(**{"step": "boarding", "sea": ["B4", "Y6", "R4", "W6"], "rear_guard": ["G1"], **given})


def playing(hand: str, **given: Any) -> Table:
    """A table where A begins his turn with this hand; B has a water to play."""
    own = {"hand": hand, **given.pop("A", {})}
    return table(**{"sea": ["B4", "Y6", "R4", "W6"], "rear_guard": ["G1"], "B": {"hand": "water"}, "A": own, **given})
