"""Steps: one decision or one procedure of the rulebook, as plain data on the stack."""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from flibuste.engine.action import Action
from flibuste.engine.copying import copy_of
from flibuste.engine.record import Record
from flibuste.engine.refusal import NOT_OFFERED, Condition, Refusal, elsewhere, first_unmet
from flibuste.engine.seats import NOBODY, SEVERAL

if TYPE_CHECKING:
    from flibuste.engine.chance import Chance
    from flibuste.engine.state import State


class DeadEnd(Exception):
    """Somebody is asked and has nothing to choose from."""


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Record, Generic[S]):
    """What is going on, or what comes next.

    A decision has a `player`, who is asked for one of its `options` and answers with `choose`. A procedure has nobody
    to ask (`NOBODY`) and goes on by itself with `resume`. Either pops itself off the stack when it is finished, and
    pushes the steps it needs. A step that was pushed to find something out, such as what the dice show, hands its
    result to the step below it when it is finished (`State.hand_down`), which takes it with `receive`: a result never
    waits anywhere in the state until somebody reads it.

    `NAME` is what positions, prompts and views call it; `FIELDS` are its attributes with their domains, so that it
    can be written and read; `SECRET` those of them that only its player may see; `SPOKEN` are the domains of what its
    `prompt` tells besides. `OPEN` says that `options` are but a sample: `allows` judges any other choice as it is
    submitted. `REACTION` marks questions about what somebody else is doing, which a player may want to answer once for
    a while: always, or only on one of the `OCCASIONS`.
    """

    NAME: ClassVar[str] = ""
    CLAUSE: ClassVar[str] = ""
    FIELDS: ClassVar[dict[str, str]] = {}
    SECRET: ClassVar[tuple[str, ...]] = ()
    OPEN: ClassVar[bool] = False
    REACTION: ClassVar[bool] = False
    SPOKEN: ClassVar[dict[str, str]] = {}
    OCCASIONS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, player: int = NOBODY) -> None:
        self.player = player

    def options(self, state: S) -> list[Action]:
        """What the player may choose (for a continuous choice: a good finite sample of it)."""
        return []

    def choose(self, state: S, action: Action) -> None:
        """Carry out a legal choice."""
        raise NotImplementedError

    def resume(self, state: S) -> None:
        """Carry on with a procedure."""
        raise NotImplementedError

    def receive(self, state: S, result: Any) -> None:
        """Take the result of the step above, which is finished and off the stack, and go on with it.

        The step that pushes another knows what that one finds, so it names the type: `result: list[int]`.
        """
        raise NotImplementedError

    def clone(self) -> Self:
        """An independent copy: itself, for a step that never changes once it is made.

        A step that changes has to override this, with `copy_of(self)` and copies of its lists.
        """
        return self

    def deciders(self, state: S) -> list[int]:
        """Who is asked now."""
        return [self.player] if self.player >= 0 else []

    def offer(self, state: S, seat: int) -> list[Action]:
        """What this seat may choose."""
        return self.options(state) if seat == self.player else []

    def pick(self, state: S, seat: int, dice: "Chance") -> Action:
        """A legal choice at random. A step whose options are costly may find one without listing the others."""
        options = self.offer(state, seat)
        n = len(options)
        if n == 0:
            raise DeadEnd(f"seat {seat + 1} has no choice at {self.NAME}")
        return options[0] if n == 1 else options[dice.below(n, "choice")]

    def answer(self, state: S, seat: int, action: Action) -> None:
        """Carry out a legal choice of this seat."""
        self.choose(state, action)

    def allows(self, state: S, seat: int, action: Action) -> bool:
        """Whether the choice is legal. A continuous choice is checked here as submitted."""
        return action in self.offer(state, seat)

    def conditions(self, state: S, seat: int, action: Action) -> list[Condition]:
        """What a choice of this kind asks of this seat, one after the other, or nothing if the question takes no such.

        The choice is legal if all are met; else the first that is not met says why it is refused.
        """
        return []

    def refuse_to(self, state: S, seat: int, action: Action) -> Refusal:
        """Why this choice of this seat, which is not legal, is refused."""
        return first_unmet(self.conditions(state, seat, action)) or self.refuse(state, action)

    def refuse(self, state: S, action: Action) -> Refusal:
        """Why a choice is refused that has no condition, or that answers another question."""
        return elsewhere(action, self.CLAUSE, NOT_OFFERED)

    def prompt(self, state: S) -> tuple[tuple[str, str], ...]:
        """Public words for the question `prompt-NAME`."""
        return ()

    def ends_turn(self, state: S, action: Action) -> bool:
        """Whether this legal choice ends the turn although its name does not say so: players like to be warned."""
        return False

    def occasion(self, state: S) -> str:
        """Which of the `OCCASIONS` this is, by what everybody can see, or none; its words are `occasion-NAME`."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """Simultaneous, secret choices: a sealed slot per seat, which its owner may fill and change until the last is in.

    Games say what each seat may choose (`choices`) and what happens when the slots are opened (`reveal`).
    """

    def __init__(self, seats: list[int]) -> None:
        super().__init__(SEVERAL)
        self.seats = seats
        self.slots: list[Action | None] = [None] * len(seats)

    def choices(self, state: S, seat: int) -> list[Action]:
        """What this seat may put into its slot."""
        raise NotImplementedError

    def reveal(self, state: S) -> None:
        """All slots are filled and the step is off the stack: open them."""
        raise NotImplementedError

    def deciders(self, state: S) -> list[int]:
        return [seat for seat, slot in zip(self.seats, self.slots, strict=True) if slot is None]

    def offer(self, state: S, seat: int) -> list[Action]:
        return self.choices(state, seat) if seat in self.seats else []

    def answer(self, state: S, seat: int, action: Action) -> None:
        self.slots[self.seats.index(seat)] = action
        if None not in self.slots:
            state.stack.pop()
            self.reveal(state)

    def chosen(self, seat: int) -> Action:
        """What a seat put into its slot, once all are in."""
        action = self.slots[self.seats.index(seat)]
        assert action is not None
        return action

    def slot_of(self, seat: int) -> Action | None:
        """What this seat has put into its slot so far."""
        return self.slots[self.seats.index(seat)] if seat in self.seats else None

    def clone(self) -> Self:
        other = copy_of(self)
        other.slots = self.slots[:]
        return other

    def reseal(self, state: S, seat: int, chance: "Chance") -> None:
        """For `resample`: what lies in the slots of the others is anyone's guess (their hands are drawn already)."""
        for index, other in enumerate(self.seats):
            if other != seat and self.slots[index] is not None:
                choices = self.choices(state, other)
                self.slots[index] = choices[chance.below(len(choices), "sealed")]
