"""A place in the tree of a game, chance included: what the shells for tree algorithms stand on.

A branch is never changed once it is reached: whatever happens leads to another one.
"""

import json
from dataclasses import dataclass, field
from typing import Any

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.journal import Journal
from flibuste.engine.perspective import imagine
from flibuste.engine.seats import SPECTATOR
from flibuste.engine.state import State
from flibuste.research.tape import Draw, Tape, Undecided


@dataclass(frozen=True)
class Setting:
    """What is played: `longest` decisions at most, if it is not 0, and small dice (`faces`, see `Tape`).

    `small` games keep what follows from every branch: their whole tree fits into memory, and is walked many times.
    """

    game: Game
    players: int
    options: Data = field(default_factory=dict)
    longest: int = 0
    faces: dict[str, list[int]] = field(default_factory=dict)
    small: bool = False


@dataclass
class Branch:
    """Either somebody has to decide in `state`, or chance has to: then `draw` says what.

    While there are draws, `state` is the table before the decision that they belong to (None before the first):
    `seat` and `action` are that decision, `values` what has come out so far. `told` is what each seat was told before
    the journal of this state begins, and `trail` what each seat has chosen: together with the journal and the view
    they are all that the seat knows and remembers. `following`, `known` and `choices` are kept once they were found.
    """

    setting: Setting
    state: State | None
    draw: Draw | None
    decisions: int
    told: list[str]
    trail: list[str]
    seat: int = -1
    action: Action | None = None
    values: list[int] = field(default_factory=list)
    following: dict[int, "Branch"] = field(default_factory=dict)
    known: dict[int, str] = field(default_factory=dict)
    choices: list[int] | None = None
    asked: int = -1
    over: bool = False
    winners: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Whether somebody is asked (where several choose in secret: one after the other), or who has won."""
        if self.draw is None and self.state is not None:
            self.over = self.state.is_over() or self.decisions == self.setting.longest > 0
            if self.over:
                self.winners = self.found_winners()
            else:
                self.asked = self.state.deciders()[0]

    # ---- what happens ---------------------------------------------------------------------------------------------

    def decided(self, seat: int, action: Action) -> "Branch":
        """After a decision of a seat (from 0)."""
        assert self.state is not None
        trail = self.trail[:]
        trail[seat] += f"{self.state.stack[-1].NAME}: {action.notation}\n"
        return reached(self.setting, self.state, self.decisions + 1, self.told, trail, seat, action, [])

    def drawn(self, outcome: int) -> "Branch":
        """After a draw has come out."""
        values = [*self.values, outcome]
        return reached(self.setting, self.state, self.decisions, self.told, self.trail, self.seat, self.action, values)

    # ---- how it stands --------------------------------------------------------------------------------------------

    def found_winners(self) -> list[int]:
        """Who has won: where the game was ended before its end, whoever has the most points."""
        assert self.state is not None
        if self.state.outcome is not None:
            return self.state.outcome.winners
        scores = self.setting.game.scores(self.state) or [0] * self.setting.players
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    # ---- what a seat knows ----------------------------------------------------------------------------------------

    def known_to(self, seat: int) -> str:
        """What a seat was told, what it has chosen and what it sees: an information state with perfect recall."""
        if seat not in self.known:
            known = "" if self.state is None else self.log(seat) + self.trail[seat] + self.seen_by(seat)
            self.known[seat] = f"seat {seat + 1}\n{self.told[seat]}{known}"
        return self.known[seat]

    def log(self, seat: int) -> str:
        """What the seat was told, a line for each event."""
        assert self.state is not None and self.state.journal is not None
        game = self.setting.game
        return "".join(line(game.describe(event, seat)) for event in self.state.journal.events)

    def seen_by(self, seat: int) -> str:
        assert self.state is not None
        return line(self.setting.game.view(self.state, seat))

    def resampled(self, seat: int, seed: int) -> "Branch":
        """A branch that this seat cannot tell from this one; what the others were told in it is what all were told."""
        assert self.state is not None and self.draw is None
        state = imagine(self.setting.game, self.state, seat, Fast(seed))
        state.journal = Journal()
        readers = range(self.setting.players)
        told = [self.told[reader] + self.log(reader if reader == seat else SPECTATOR) for reader in readers]
        trail = [self.trail[reader] if reader == seat else "" for reader in readers]
        return Branch(self.setting, state, None, self.decisions, told, trail)


def root(setting: Setting) -> Branch:
    """Before anything is dealt."""
    nothing = [""] * setting.players
    return reached(setting, None, 0, nothing, nothing, -1, None, [])


def reached(
    setting: Setting,
    before: State | None,
    decisions: int,
    told: list[str],
    trail: list[str],
    seat: int,
    action: Action | None,
    values: list[int],
) -> Branch:
    """The branch after a decision and so many of its draws."""
    try:
        after = carried_out(setting, before, seat, action, values)
    except Undecided as undecided:
        return Branch(setting, before, undecided.draw, decisions, told, trail, seat, action, values)
    return Branch(setting, after, None, decisions, told, trail)


def carried_out(setting: Setting, before: State | None, seat: int, action: Action | None, values: list[int]) -> State:
    """The table after a decision (or after the deal) with these draws; raises Undecided where one is missing."""
    tape = Tape(values, setting.faces)
    if before is None or action is None:
        dealt: State = setting.game.start(setting.players, setting.options, tape, journal=True)
        return dealt
    after = before.clone()
    after.chance = tape
    after.make(seat, action)
    return after


def line(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
