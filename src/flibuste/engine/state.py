"""The state of a game in progress: a table and a stack of steps."""

from typing import Any, Self

from mypy_extensions import mypyc_attr

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.copying import copy_of
from flibuste.engine.journal import Event, EventKind, Journal
from flibuste.engine.record import Record
from flibuste.engine.refusal import GAME_OVER, NOT_ASKED, Condition, IllegalAction, Refusal
from flibuste.engine.seats import NOBODY
from flibuste.engine.step import Step


class Outcome:
    """How a game ended: the score of every seat, who won (several share a victory), and why it was over."""

    def __init__(self, scores: list[int], winners: list[int], reason: str) -> None:
        self.scores = scores
        self.winners = winners
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Record):
    """The table. Games add their cards, ships and money; everything that is going on is on the stack."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.stack: list[Step[Any]] = []
        self.journal: Journal | None = None
        self.outcome: Outcome | None = None

    def clone(self) -> Self:
        """An independent copy; its chance goes on as this one's would (bots get another: see `resample`).

        A game overrides this to copy what can change: `other = super().clone()`, then every list and record of its own.
        """
        other = copy_of(self)
        other.chance = self.chance.clone()
        other.stack = [step.clone() for step in self.stack]
        other.journal = None if self.journal is None else self.journal.clone()
        return other

    def run(self) -> None:
        """Carry on until somebody has to decide, or the game is over."""
        stack = self.stack
        while stack:
            step = stack[-1]
            if step.player != NOBODY:
                return
            step.resume(self)

    def is_over(self) -> bool:
        return not self.stack

    def deciders(self) -> list[int]:
        """The seats that are asked now."""
        return self.stack[-1].deciders(self) if self.stack else []

    def options(self, seat: int) -> list[Action]:
        """What this seat may choose now."""
        return self.stack[-1].offer(self, seat) if self.stack else []

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why this action of this seat is refused, or None if it is legal."""
        if not self.stack:
            return Refusal("", GAME_OVER)
        step = self.stack[-1]
        if step.allows(self, seat, action):
            return None
        if seat not in step.deciders(self):
            return Refusal(step.CLAUSE, NOT_ASKED)
        return step.refuse_to(self, seat, action)

    def conditions(self, seat: int, action: Action) -> list[Condition]:
        """What this action asks of this seat at the question that is put to it, with what is met and what is not."""
        if not self.stack or seat not in self.stack[-1].deciders(self):
            return []
        return self.stack[-1].conditions(self, seat, action)

    def act(self, seat: int, action: Action) -> None:
        """Check an action, carry it out, and carry on to the next decision."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.make(seat, action)

    def make(self, seat: int, action: Action) -> None:
        """Carry out an action that is known to be legal, and carry on to the next decision."""
        self.stack[-1].answer(self, seat, action)
        self.run()

    def hand_down(self, result: Any) -> None:
        """The step on top is finished: it goes, and the step below receives what it has found."""
        self.stack.pop()
        self.stack[-1].receive(self, result)

    def tell(
        self,
        kind: EventKind,
        seat: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        e: int = 0,
        f: int = 0,
        g: int = 0,
    ) -> None:
        """Write an event into the journal, if one is kept."""
        if self.journal is not None:
            self.journal.add(Event(kind, seat, (a, b, c, d, e, f, g)))

    def end(self, scores: list[int], winners: list[int], reason: str) -> None:
        """The game is over."""
        self.outcome = Outcome(scores, winners, reason)
        self.stack.clear()
