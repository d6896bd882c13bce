"""Reactions: everybody who could react is asked, one after the other, by what everybody can see."""

from typing import ClassVar, Self, TypeVar

from mypy_extensions import mypyc_attr

from flibuste.engine.action import Action
from flibuste.engine.copying import copy_of
from flibuste.engine.seats import NOBODY
from flibuste.engine.state import State
from flibuste.engine.step import Step

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reactions(Step[S]):
    """Asks the seats that could react, and is over when nobody is left to ask.

    Who is asked may depend only on what everybody can see, never on what a hand holds: otherwise being asked, or not,
    would tell the table what it holds. So whoever has nothing to react with is asked, too, and can only pass.

    A kind of reaction says in which order the seats are asked (`advance`: see the two classes below), who could react
    (`whom`) and what an answer does (`react`). By default the step itself asks, and does nothing more when it is over;
    one that pushes a step to ask, or goes on afterwards, says so in `ask` and `close`.
    """

    REACTION: ClassVar[bool] = True

    def clone(self) -> Self:
        return copy_of(self)

    def advance(self, state: S) -> bool:
        """Turn to the next place in the order; whether there is one."""
        raise NotImplementedError

    def whom(self, state: S) -> int:
        """The seat at this place, or NOBODY where it could not react."""
        raise NotImplementedError

    def react(self, state: S, seat: int, action: Action) -> None:
        """What this seat's answer does. Passing is an answer, too."""
        raise NotImplementedError

    def skip(self, state: S) -> None:
        """Nobody at this place could react."""

    def ask(self, state: S, seat: int) -> None:
        """Ask this seat."""
        self.player = seat

    def close(self, state: S) -> None:
        """Nobody is left to ask."""
        state.stack.pop()

    def resume(self, state: S) -> None:
        while self.advance(state):
            seat = self.whom(state)
            if seat != NOBODY:
                self.ask(state, seat)
                return
            self.skip(state)
        self.close(state)

    def choose(self, state: S, action: Action) -> None:
        seat = self.player
        self.player = NOBODY
        self.react(state, seat, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class AskInOrder(Reactions[S]):
    """Each in the order is asked once. `asked` counts those dealt with; at 0 again, all are asked from the start."""

    def __init__(self, player: int = NOBODY, asked: int = 0) -> None:
        super().__init__(player)
        self.asked = asked

    def places(self, state: S) -> int:
        """How many may be asked; none when nobody can react any more."""
        raise NotImplementedError

    def advance(self, state: S) -> bool:
        if self.asked >= self.places(state):
            return False
        self.asked += 1
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class AskInRounds(Reactions[S]):
    """Round and round, until all have passed in a row.

    `turn` is the place of the one asked, `passes` how many have passed since somebody reacted, which sets it to 0.
    """

    def __init__(self, player: int = NOBODY, turn: int = -1, passes: int = 0) -> None:
        super().__init__(player)
        self.turn = turn
        self.passes = passes

    def places(self, state: S) -> int:
        """How many there are in a round."""
        raise NotImplementedError

    def advance(self, state: S) -> bool:
        places = self.places(state)
        if self.passes >= places:
            return False
        self.turn += 1
        if self.turn >= places:
            self.turn = 0
        return True

    def skip(self, state: S) -> None:
        self.passes += 1
