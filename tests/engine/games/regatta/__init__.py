"""A test game: a continuous move, judged as it is submitted.

Boats sail on the open sea, measured in millimetres and tenths of a degree: `sail heading=3025 length=4000`. The rules
offer a good finite sample; any other move is legal if it keeps to the rules. There is no secret here, and one player
may sail alone.
"""

import re
from collections.abc import Iterable
from math import cos, radians, sin
from typing import ClassVar, Final, Self

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.game import Data, Game
from flibuste.engine.journal import EventKind
from flibuste.engine.notation import plain
from flibuste.engine.option import Option
from flibuste.engine.refusal import NotAnAction, Refusal
from flibuste.engine.seats import NOBODY
from flibuste.engine.state import State
from flibuste.engine.step import Step

CIRCLE: Final = 3600
TURN: Final = 900
NO_GO: Final = 450
SHORTEST: Final = 1000
LONGEST: Final = 5000
ROUNDS: Final = 6

SAILED: Final = EventKind("sailed", "2.1", ("heading:number", "length:number"))
DRIFTED: Final = EventKind("drifted", "2.4")
WIND: Final = EventKind("wind", "2.5", ("wind:number",))


class Sail(Action):
    def __init__(self, heading: int, length: int) -> None:
        super().__init__("sail", "2.1", (("heading", f"heading={heading}"), ("length", f"length={length}")))
        self.heading = heading
        self.length = length


DRIFT: Final = Action("drift", "2.4")


class Boat:
    def __init__(self, x: int, y: int, heading: int) -> None:
        self.x = x
        self.y = y
        self.heading = heading

    def clone(self) -> "Boat":
        return Boat(self.x, self.y, self.heading)


class Table(State):
    def __init__(self, seats: int, chance: Chance, storm: bool) -> None:
        super().__init__(seats, chance)
        self.storm = storm
        self.wind = 0
        self.moves = 0
        self.boats = [Boat(0, 1000 * seat, 900) for seat in range(seats)]

    def clone(self) -> Self:
        other = super().clone()
        other.boats = [boat.clone() for boat in self.boats]
        return other


def between(a: int, b: int) -> int:
    """The angle between two headings."""
    apart = abs(a - b) % CIRCLE
    return min(apart, CIRCLE - apart)


class Leg(Step[Table]):
    """2.1 – The player sails a leg: a heading and a length of his choice, within the rules; or he drifts."""

    NAME: ClassVar[str] = "leg"
    CLAUSE: ClassVar[str] = "2.1"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}
    OPEN: ClassVar[bool] = True

    def options(self, state: Table) -> list[Action]:
        """A sample: eight bearings, three lengths."""
        heading = state.boats[self.player].heading
        sample = [
            Sail((heading + turn) % CIRCLE, length)
            for turn in range(-TURN, TURN + 1, TURN // 4)
            for length in (SHORTEST, 2500, LONGEST)
        ]
        return [*(action for action in sample if self.fault(state, action) is None), DRIFT]

    def allows(self, state: Table, seat: int, action: Action) -> bool:
        if seat != self.player:
            return False
        return action == DRIFT or (isinstance(action, Sail) and self.fault(state, action) is None)

    def fault(self, state: Table, action: Sail) -> Refusal | None:
        """2.1, 2.2, 2.3 – What is wrong with a leg."""
        if not SHORTEST <= action.length <= LONGEST:
            return Refusal("2.1", "length", (("from", str(SHORTEST)), ("to", str(LONGEST))))
        if not 0 <= action.heading < CIRCLE:
            return Refusal("2.1", "no-such-heading")
        if between(action.heading, state.boats[self.player].heading) > TURN:
            return Refusal("2.2", "turns-too-far")
        if between(action.heading, state.wind) < NO_GO:
            return Refusal("2.3", "into-the-wind")
        return None

    def refuse(self, state: Table, action: Action) -> Refusal:
        fault = self.fault(state, action) if isinstance(action, Sail) else None
        return fault or Refusal("2.1", "sail-or-drift")

    def choose(self, state: Table, action: Action) -> None:
        boat = state.boats[self.player]
        if isinstance(action, Sail):
            angle = radians(action.heading / 10)
            boat.x += round(action.length * sin(angle))
            boat.y += round(action.length * cos(angle))
            boat.heading = action.heading
            state.tell(SAILED, self.player, action.heading, action.length)
        else:
            boat.heading = (state.wind + CIRCLE // 2) % CIRCLE
            state.tell(DRIFTED, self.player)
        state.stack[-1] = NextLeg()


class NextLeg(Step[Table]):
    """2.5 – After each round the wind shifts; after six whoever is furthest east wins."""

    NAME: ClassVar[str] = "next-leg"
    CLAUSE: ClassVar[str] = "2.5"

    def resume(self, state: Table) -> None:
        state.moves += 1
        if state.moves == ROUNDS * state.seats:
            scores = [boat.x for boat in state.boats]
            state.end(scores, [seat for seat in range(state.seats) if scores[seat] == max(scores)], "finish")
            return
        if state.moves % state.seats == 0:
            reach = 900 if state.storm else 150
            state.wind = (state.wind + state.chance.below(2 * reach + 1, "shift") - reach) % CIRCLE
            state.tell(WIND, NOBODY, state.wind)
        state.stack[-1] = Leg(state.moves % state.seats)


class Regatta(Game[Table]):
    name = "regatta"
    title = "Regatta"
    seats = range(1, 4)
    options = (Option("storm", "2.5"),)
    labels: ClassVar[dict[str, str]] = {"shift": "number"}
    end_reasons = ("finish",)
    longest = 100

    def blank(self, seats: int, options: Data, chance: Chance) -> Table:
        return Table(seats, chance, options["storm"])

    def set_up(self, state: Table) -> None:
        state.stack.append(Leg(0))

    def every_action(self) -> Iterable[Action]:
        """Some of the moves there are, and some there are not."""
        yield DRIFT
        for heading in (*range(0, CIRCLE, 95), CIRCLE, 9999):
            for length in (0, SHORTEST - 1, SHORTEST, 3333, LONGEST, LONGEST + 1):
                yield Sail(heading, length)

    def parse(self, text: str, state: State | None = None) -> Action:
        """`sail heading=3025 length=4000`; the names may be left out."""
        words = plain(text)
        if words == "drift":
            return DRIFT
        found = re.fullmatch(r"sail (?:heading )?(\d{1,4}) (?:length )?(\d{1,5})", words)
        if found is None:
            raise NotAnAction(f"'{text.strip()}' is no action of this game: sail heading=… length=…, or drift")
        return Sail(int(found[1]), int(found[2]))

    def table(self, state: Table, seat: int) -> Data:
        return self.write(state)

    def resample(self, state: Table, seat: int, chance: Chance) -> Table:
        other = state.clone()
        other.chance = chance
        return other

    def judge(self, state: Table, seat: int) -> float:
        return float(state.boats[seat].x)

    def write(self, state: Table) -> Data:
        boats = {str(seat + 1): [boat.x, boat.y, boat.heading] for seat, boat in enumerate(state.boats)}
        return {"storm": state.storm, "wind": state.wind, "moves": state.moves, "boat": boats}

    def read(self, data: Data, state: Table) -> None:
        state.storm = data.get("storm", state.storm)
        state.wind = data.get("wind", 0)
        state.moves = data.get("moves", 0)
        for seat, boat in data.get("boat", {}).items():
            state.boats[int(seat) - 1] = Boat(*boat)

    def default_stack(self, data: Data, state: Table) -> None:
        state.stack.append(Leg(state.moves % state.seats))

    def faults(self, state: Table) -> list[str]:
        return [] if 0 <= state.wind < CIRCLE else ["the wind blows from nowhere"]


GAME = Regatta
