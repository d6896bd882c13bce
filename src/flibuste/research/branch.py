"""A place in the tree of a game, chance included: what the shells for tree algorithms stand on.

A branch is never changed once it is reached: whatever happens leads to another one.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from flibuste.engine.action import Action
from flibuste.engine.chance import NO_CHANCE, Fast
from flibuste.engine.encoding import Layout, Page
from flibuste.engine.game import Data, Game
from flibuste.engine.journal import Event
from flibuste.engine.perspective import imagine
from flibuste.engine.seats import SPECTATOR
from flibuste.engine.state import State
from flibuste.engine.tape import Draw, Tape, carried_out

Way = int | tuple[int, int]  # what was decided or drawn; or for whom a sample was made, and its seed
Path = tuple[Any, Way] | None  # the way to a branch, its last step first


@dataclass(frozen=True)
class Setting:
    """What is played: `longest` decisions at most, if it is not 0, and small dice (`faces`, see `Tape`).

    `small` games keep what follows from every branch: their whole tree fits into memory, and is walked many times.
    """

    game: Game
    players: int
    layout: Layout
    options: Data = field(default_factory=dict)
    longest: int = 0
    faces: dict[str, list[int]] = field(default_factory=dict)
    small: bool = False
    again: "Callable[[], Branch] | None" = None  # finds the root once more, in another process too


class Past:
    """What everybody remembers of a decision: what happened before it, and what was chosen. A chain to the first one.

    At its beginning stand, for every seat, what it was `told` and its `trail` of choices.
    """

    __slots__ = ("before", "choice", "events", "seat", "told", "trail")

    def __init__(self, told: list[str], trail: list[str]) -> None:
        self.before: Past | None = None
        self.events: list[Event] = []
        self.seat = -1
        self.choice = ""
        self.told = told
        self.trail = trail

    def then(self, events: list[Event], seat: int, choice: str) -> "Past":
        """With one more decision."""
        found = Past(self.told, self.trail)
        found.before, found.events, found.seat, found.choice = self, events, seat, choice
        return found

    def chain(self) -> list["Past"]:
        """From the beginning to here."""
        found = [self]
        while found[-1].before is not None:
            found.append(found[-1].before)
        return found[::-1]


class Branch:
    """Either somebody has to decide in `state` (`asked`), or chance has to: then `draw` says what. Or it is `over`.

    While there are draws, `state` is the table before the decision that they belong to (None before the first):
    `seat` and `action` are that decision, `values` what has come out so far. `past` and the journal of the state are
    all that was told and chosen. `following`, `known` and `choices` are kept once they were found.
    """

    __slots__ = (
        "action", "asked", "choices", "decisions", "draw", "following", "known", "over", "past", "path", "seat",
        "setting", "state", "values", "winners",
    )  # fmt: skip

    def __init__(
        self, setting: Setting, state: State | None, draw: Draw | None, decisions: int, past: Past,
        seat: int = -1, action: Action | None = None, values: list[int] | None = None,
    ) -> None:  # fmt: skip
        self.setting = setting
        self.state = state
        self.draw = draw
        self.decisions = decisions
        self.past = past
        self.seat = seat
        self.action = action
        self.values = [] if values is None else values
        self.path: Path = None
        self.following: dict[int, Branch] | None = {} if setting.small else None
        self.known: dict[int, str] = {}
        self.choices: list[int] | None = None
        self.asked = -1
        self.over = False
        self.winners: list[int] = []
        if draw is None and state is not None:
            self.look(state)

    def look(self, state: State) -> None:
        """Whether somebody is asked (where several choose in secret: one after the other), or who has won."""
        if not state.stack or self.decisions == self.setting.longest > 0:
            self.over = True
            self.winners = self.found_winners(state)
        else:
            self.asked = state.deciders()[0]

    def __deepcopy__(self, memo: dict[int, object]) -> "Branch":
        """OpenSpiel copies states deeply; a branch never changes, so that copies share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Written, a branch is the way to it from the root."""
        steps: list[Way] = []
        path = self.path
        while path is not None:
            steps.append(path[1])
            path = path[0]
        return walked, (self.setting.again, steps[::-1])

    # ---- what happens ---------------------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The indices of what whoever is asked may choose, in order."""
        if self.choices is None:
            assert self.state is not None
            self.choices = sorted(self.setting.layout.legal(self.state, self.asked))
        return self.choices

    def after(self, index: int) -> "Branch":
        """After the decision, or the draw, with this index."""
        if self.following is not None and index in self.following:
            return self.following[index]
        if self.draw is not None:
            found = self.drawn(index)
        else:
            assert self.state is not None
            found = self.decided(self.asked, self.setting.layout.action(self.state, self.asked, index))
        found.path = self.path, index
        if self.following is not None:
            self.following[index] = found
        return found

    def decided(self, seat: int, action: Action) -> "Branch":
        """After a decision of a seat (from 0)."""
        assert self.state is not None
        past = self.past.then(self.events(), seat, f"{self.state.stack[-1].NAME}: {action.notation}\n")
        return reached(self.setting, self.state, self.decisions + 1, past, seat, action, [])

    def drawn(self, outcome: int) -> "Branch":
        """After a draw has come out."""
        values = [*self.values, outcome]
        return reached(self.setting, self.state, self.decisions, self.past, self.seat, self.action, values)

    # ---- how it stands --------------------------------------------------------------------------------------------

    def found_winners(self, state: State) -> list[int]:
        """Who has won: where the game was ended before its end, whoever has the most points."""
        if state.outcome is not None:
            return state.outcome.winners
        scores = self.setting.game.scores(state) or [0] * self.setting.players
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    # ---- what a seat knows ----------------------------------------------------------------------------------------

    def known_to(self, seat: int) -> str:
        """What a seat was told, what it has chosen and what it sees: an information state with perfect recall."""
        if seat not in self.known:
            seen = "" if self.state is None else self.seen_by(seat)
            self.known[seat] = f"seat {seat + 1}\n{self.log(seat, seat)}{self.trail(seat)}{seen}"
        return self.known[seat]

    def events(self) -> list[Event]:
        """What has happened since the last decision; while there are draws, it is in the past already."""
        journal = None if self.state is None or self.draw is not None else self.state.journal
        return journal.page if isinstance(journal, Page) else []

    def log(self, seat: int, reader: int) -> str:
        """What the seat was told at the beginning, and the reader from there on, a line for each event."""
        game, chain = self.setting.game, self.past.chain()
        told = [event for past in chain for event in past.events] + self.events()
        return chain[0].told[seat] + "".join(line(game.describe(event, reader)) for event in told)

    def trail(self, seat: int) -> str:
        """What the seat has chosen."""
        chain = self.past.chain()
        return chain[0].trail[seat] + "".join(past.choice for past in chain if past.seat == seat)

    def seen_by(self, seat: int) -> str:
        assert self.state is not None
        return line(self.setting.game.view(self.state, seat))

    def resampled(self, seat: int, seed: int) -> "Branch":
        """A branch that this seat cannot tell from this one; what the others were told in it is what all were told."""
        assert self.state is not None and self.draw is None
        setting, readers = self.setting, range(self.setting.players)
        state = imagine(setting.game, self.state, seat, Fast(seed))
        state.chance = NO_CHANCE
        told = [self.log(reader, reader if reader == seat else SPECTATOR) for reader in readers]
        trail = [self.trail(reader) if reader == seat else "" for reader in readers]
        journal = self.state.journal
        state.journal = journal.known_to(seat) if isinstance(journal, Page) else None
        found = Branch(setting, state, None, self.decisions, Past(told, trail))
        found.path = self.path, (seat, seed)
        return found


def walked(again: Callable[[], Branch], steps: list[Way]) -> Branch:
    """The branch at the end of this way."""
    found = again()
    for step in steps:
        found = found.after(step) if isinstance(step, int) else found.resampled(*step)
    return found


def root(setting: Setting) -> Branch:
    """Before anything is dealt."""
    nothing = [""] * setting.players
    return reached(setting, None, 0, Past(nothing, nothing), -1, None, [])


def reached(
    setting: Setting, before: State | None, decisions: int, past: Past, seat: int, action: Action | None,
    values: list[int],
) -> Branch:  # fmt: skip
    """The branch after a decision (or after the deal) and so many of its draws."""
    tape = Tape(values, setting.faces)
    if before is None or action is None:
        after = dealt(setting, tape)
    else:
        after = carried_out(before, seat, action, tape)
    if tape.missing is not None:
        return Branch(setting, before, tape.missing, decisions, past, seat, action, values)
    return Branch(setting, after, None, decisions, past)


def dealt(setting: Setting, tape: Tape) -> State:
    """The table after the deal."""
    state: State = setting.game.start(setting.players, setting.options, tape, Page(setting.layout.history))
    state.chance = NO_CHANCE
    return state


def line(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
