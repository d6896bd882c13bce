"""2.5, 12.0 – Dice, and Cunning: a Pirate's rolls may be made again."""

from typing import ClassVar, Final, Self

from flibuste.engine.action import Action
from flibuste.engine.copying import copy_of
from flibuste.engine.odds import AT_LEAST, AT_MOST
from flibuste.engine.reaction import AskInRounds
from flibuste.engine.refusal import Refusal
from flibuste.engine.seats import NOBODY
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair
from flibuste.games.blackbeard.table.actions import KEEP, REROLL
from flibuste.games.blackbeard.table.constants import HELD, NONE, R_BRIBE, R_MUTINY, ROLLS, SYSTEM
from flibuste.games.blackbeard.table.events import REROLLED, ROLLED
from flibuste.games.blackbeard.table.state import State, TableStep

LOW_IS_GOOD: Final = (R_BRIBE, R_MUTINY)
GOALS: Final = ("", AT_LEAST, AT_MOST)  # what a roll is to show: nothing in particular, a least, a most
NO_GOAL, LEAST, MOST = range(3)


def throw(state: State, count: int, label: str) -> int:
    """2.5a – The sum of so many dice."""
    return sum_of(throw_dice(state, count, label))


def throw_dice(state: State, count: int, label: str) -> int:
    """So many dice, a digit for each, so that the log can show them."""
    faces = 0
    for _ in range(count):
        faces = 10 * faces + state.chance.die(label)
    return faces


def sum_of(faces: int) -> int:
    """The sum of dice that were thrown."""
    total = 0
    while faces:
        total += faces % 10
        faces //= 10
    return total


def d66(state: State, label: str) -> int:
    """2.5b – The Port that black die (tens) and white die (units) name."""
    tens = state.chance.die(label)
    return state.pieces.port_at[10 * tens + state.chance.die(label)]


class Rolls(AskInRounds[State]):
    """12.0a, R6 – The roll is shown; each owner whose Pirate has Cunning may make it again, until all let it stand.

    One Pirate's roll, or several in a contest: `pirates`, how many dice each has in `counts`, and the totals so far.
    `turn` is the place of the one asked, `passes` how many have let it stand in a row.
    """

    NAME: ClassVar[str] = "reroll"
    CLAUSE: ClassVar[str] = "12.0a"
    OCCASIONS: ClassVar[tuple[str, ...]] = ("enough", "high-roll")
    FIELDS: ClassVar[dict[str, str]] = {
        "player": "seat",
        "what": "roll",
        "pirates": "pirates",
        "counts": "numbers",
        "totals": "numbers",
        "turn": "number",
        "passes": "kept:number",
    }

    def __init__(
        self,
        what: int,
        pirates: list[int],
        counts: list[int],
        totals: list[int],
        player: int = NOBODY,
        turn: int = -1,
        passes: int = 0,
    ) -> None:
        super().__init__(player, turn, passes)
        self.what = what
        self.pirates = pirates
        self.counts = counts
        self.totals = totals

    def clone(self) -> Self:
        other = copy_of(self)
        other.totals = self.totals[:]
        return other

    def options(self, state: State) -> list[Action]:
        return [KEEP, REROLL]

    def places(self, state: State) -> int:
        return len(self.pirates)

    def whom(self, state: State) -> int:
        """12.0d – The owner, if somebody can pay; the system (19.17a) answers at once."""
        number = self.pirates[self.turn]
        owner = owner_of(state, number)
        if owner == SYSTEM:
            while self.system_rerolls(state, number):
                self.turn += 1
            return NOBODY
        return NOBODY if payer(state, number) == NONE else owner

    def close(self, state: State) -> None:
        state.hand_down(self.totals)

    def system_rerolls(self, state: State, number: int) -> bool:
        """19.17a – The system makes a poor roll again while there is Cunning."""
        from flibuste.games.blackbeard.rules.solitaire.answers import wants_reroll

        if payer(state, number) == NONE or not wants_reroll(
            state, self.what, self.counts, self.totals, self.turn, number
        ):
            return False
        self.again(state)
        return True

    def react(self, state: State, seat: int, action: Action) -> None:
        if action is KEEP:
            self.passes += 1
        else:
            self.again(state)

    def again(self, state: State) -> None:
        """12.0b – All dice of the roll are thrown again, for one point of Cunning."""
        number = self.pirates[self.turn]
        left = spend(state, payer(state, number))
        faces = throw_dice(state, self.counts[self.turn], ROLLS[self.what])
        total = sum_of(faces)
        self.totals[self.turn] = total
        show(state, self.totals)
        if state.journal is not None:
            needed = self.needed(state)
            goal = goal_of(self.what, needed)
            state.tell(REROLLED, owner_of(state, number), number, self.what, total, left, faces, goal, needed)
        self.passes = 0
        self.turn -= 1

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("12.0d", "keep-or-reroll")

    def occasion(self, state: State) -> str:
        """A roll that is enough, or five or more on each die where high is good: few would make it again."""
        if self.goal(self.needed(state)) == "enough":
            return "enough"
        high = self.what not in LOW_IS_GOOD and self.totals[self.turn] >= 5 * self.counts[self.turn]
        return "high-roll" if high else ""

    def prompt(self, state: State) -> Pairs:
        """The roll, what it is for, what it must be, and the Cunning there is."""
        number = self.pirates[self.turn]
        needed = self.needed(state)
        return (
            pirate_pair(state, number),
            ("roll", ROLLS[self.what]),
            ("total", str(self.totals[self.turn])),
            ("dice", str(self.counts[self.turn])),
            ("goal", self.goal(needed)),
            ("needed", str(needed)),
            ("cunning", str(cunning_of(state, payer(state, number)))),
        )

    def goal(self, needed: int) -> str:
        """A least or a most that the dice must show, whether they show it, or simply more or less."""
        total = self.totals[self.turn]
        if self.what == R_MUTINY:
            return "enough" if total <= needed else "most"
        if needed:
            return "enough" if total >= needed else "least"
        return "less" if self.what == R_BRIBE else "more"

    def needed(self, state: State) -> int:
        """What whoever rolls, the next step down, needs of these dice."""
        below = state.stack[-2]
        assert isinstance(below, TableStep)
        return below.needs(state, self.turn, self.totals)


def owner_of(state: State, number: int) -> int:
    """Whose Pirate this is, in play or challenging from the hand (17.2#17)."""
    pirate = state.pirates[number]
    if pirate is not None:
        return pirate.owner
    for seat in range(len(state.players)):
        if state.fate[number] == HELD and number in state.players[seat].held:
            return seat
    return NOBODY


def payer(state: State, number: int) -> int:
    """12.0d, 11.2e – Who pays for the roll of this Pirate: he, or an ally who still has points; NONE if nobody can."""
    pirate = state.pirates[number]
    if pirate is None:
        return number if state.challenger_cunning > 0 else NONE
    if pirate.cunning > 0:
        return number
    if pirate.ally != NONE and state.pirate(pirate.ally).cunning > 0:
        return pirate.ally
    return NONE


def cunning_of(state: State, number: int) -> int:
    pirate = state.pirates[number]
    return state.challenger_cunning if pirate is None else pirate.cunning


def spend(state: State, number: int) -> int:
    """12.0a – One point of Cunning; returns what is left."""
    pirate = state.pirates[number]
    if pirate is None:
        state.challenger_cunning -= 1
        return state.challenger_cunning
    pirate.cunning -= 1
    return pirate.cunning


def roll(state: State, number: int, count: int, what: int) -> None:
    """A roll of one Pirate for the step on top of the stack, which receives its total in a list of one."""
    roll_all(state, [number], [count], what)


def roll_all(state: State, pirates: list[int], counts: list[int], what: int) -> None:
    """The rolls of several Pirates for the step on top of the stack, which receives their totals.

    They are asked for Cunning in this order; the last of them (the inactive player's) rolls first.
    """
    faces = [0] * len(pirates)
    open_to_cunning = False
    for index in range(len(pirates) - 1, -1, -1):
        faces[index] = throw_dice(state, counts[index], ROLLS[what])
        if payer(state, pirates[index]) != NONE:
            open_to_cunning = True
    totals = [sum_of(each) for each in faces]
    if state.journal is not None:
        tell_rolls(state, pirates, what, faces, totals)
    show(state, totals)
    if open_to_cunning:
        state.stack.append(Rolls(what, pirates, counts, totals))
    else:
        state.stack[-1].receive(state, totals)


def tell_rolls(state: State, pirates: list[int], what: int, faces: list[int], totals: list[int]) -> None:
    """What each has rolled, and what he needed: in a contest against what the other shows."""
    step = state.stack[-1]
    assert isinstance(step, TableStep)
    for index in range(len(pirates) - 1, -1, -1):
        number = pirates[index]
        needed = step.needs(state, index, totals)
        goal = goal_of(what, needed)
        state.tell(ROLLED, owner_of(state, number), number, what, totals[index], faces[index], goal, needed)


def wanted(needed: int) -> int:
    """What a roll needs that needs something: where any will do, 1; nothing in particular would be 0."""
    return max(1, needed)


def goal_of(what: int, needed: int) -> int:
    """Whether a roll needs a least or a most, or only counts."""
    if what == R_MUTINY:
        return MOST
    return LEAST if needed else NO_GOAL


def show(state: State, totals: list[int]) -> None:
    """The dice lie on the table until the next roll or the next Action, for everybody to see."""
    state.totals = totals[:]
