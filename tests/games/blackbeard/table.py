"""A table for tests that read like the rulebook: a position in words, scripted dice, actions in notation."""

from typing import Any

from flibuste.engine.chance import Fast
from flibuste.engine.game import Data
from flibuste.engine.registry import load_game
from flibuste.games.blackbeard import Blackbeard
from flibuste.games.blackbeard.table.state import State
from flibuste.records.expect import fits
from flibuste.records.lines import read_line, script_of
from flibuste.records.position import read_position
from flibuste.words import Words


def game() -> Blackbeard:
    found = load_game("blackbeard")
    assert isinstance(found, Blackbeard)
    return found


SPEAKERS = {tongue: [Words(game(), tongue), Words(game(), tongue, reader=0)] for tongue in ("en", "fr")}


class Table:
    """A game in progress; seats are numbered from 1."""

    def __init__(self, state: Any) -> None:
        self.game = game()
        self.state: State = state

    def do(self, *lines: str) -> "Table":
        """Carry out actions: `move teach bath` of whoever is asked, or `2: pass`."""
        for line in lines:
            seat, text, _ = read_line(line, self.state)
            self.state.act(seat, self.game.parse(text, self.state))
            assert not any(sign in self.prompt(tongue) for tongue in SPEAKERS for sign in "‹{"), self.step
        return self

    def prompt(self, tongue: str = "en") -> str:
        """The question as it is put to whoever is asked, and to whoever looks on."""
        if not self.state.stack:
            return ""
        step = self.state.stack[-1]
        words = step.prompt(self.state)
        return " / ".join(speaker.prompt(step.NAME, words, self.asked) for speaker in SPEAKERS[tongue])

    def passing(self) -> "Table":
        """Everybody who is asked in a window passes, until something else is asked."""
        while self.state.stack and "pass" in self.may():
            self.do("pass")
        return self

    def refusal(self, line: str) -> str:
        """Why an action is refused: `9.31a port-closed`."""
        seat, text, _ = read_line(line, self.state)
        found = self.state.refusal(seat, self.game.parse(text, self.state))
        return "allowed" if found is None else f"{found.clause} {found.reason}".strip()

    def refuses(self, line: str, why: str) -> bool:
        """Whether an example may say so of an action."""
        seat, text, _ = read_line(line, self.state)
        found = self.state.refusal(seat, self.game.parse(text, self.state))
        return found is not None and fits(why, found)

    def may(self, verb: str = "") -> list[str]:
        """What is offered to whoever is asked, with this verb."""
        offered = [str(action) for action in self.state.options(self.state.deciders()[0])]
        assert len(offered) == len(set(offered))
        return sorted(text for text in offered if text.partition(" ")[0] == verb or not verb)

    @property
    def asked(self) -> list[int]:
        return [seat + 1 for seat in self.state.deciders()]

    @property
    def step(self) -> str:
        return self.state.stack[-1].NAME if self.state.stack else "over"

    @property
    def data(self) -> Data:
        return self.game.position_data(self.state)

    @property
    def now(self) -> Data:
        found: Data = self.data["now"]
        return found

    def pirate(self, name: str) -> Data:
        found: Data = self.data["pirate"].get(name, {})
        return found

    def seat(self, number: int) -> Data:
        found: Data = self.data["seat"][str(number)]
        return found

    def story(self, *names: str) -> list[str]:
        """The names of what happened, in order."""
        assert self.state.journal is not None
        return [event.kind.name for event in self.state.journal.events if not names or event.kind.name in names]

    def told(self, name: str) -> list[Data]:
        """What happened under this name."""
        assert self.state.journal is not None
        events = [event for event in self.state.journal.events if event.kind.name == name]
        return [self.game.describe(event, event.seat) for event in events]


def table(chance: Data | None = None, **given: Any) -> Table:
    """A position in words: `pirate={"teach": {"owner": 1, "place": "bath"}}`; `chance` is what will be rolled."""
    script = script_of(game(), {"chance": chance or {}})
    return Table(read_position(game(), {"players": 2, **given}, script, journal=True))


def acting(chance: Data | None = None, quiet: bool = True, actions: int = 2, **given: Any) -> Table:
    """Seat 1 has Actions; `quiet`: the others have used their AP Actions. Teach is his, without Cunning."""
    players = given.get("players", 2)
    now = {"actions_left": actions, "ap_used": list(range(2, players + 1)) if quiet else [], **given.pop("now", {})}
    teach = {"owner": 1, "place": "india", "cunning": 0, **given.pop("teach", {})}
    pirates = {"teach": teach, **given.pop("pirate", {})}
    return table(chance, step="actions", now=now, pirate=pirates, **given)


def new_game(players: int = 2, seed: Any = 1, **options: Any) -> Table:
    """A game at its first decision."""
    return Table(game().start(players, options, Fast(seed), journal=True))
