"""A test game for the browser: a piece to place, a course to lay, a list of 240 actions, and windows in a row.

Measures are as in a game of ships on a table: x to the right, y up, degrees counter-clockwise from the right, all with
two decimals. A leg is `L@30` or `S@45.5/40`.
"""

import re
from math import cos, hypot, radians, sin
from typing import ClassVar, Self

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.form import Form
from flibuste.engine.game import Data, Game, Say
from flibuste.engine.journal import EventKind
from flibuste.engine.refusal import NotAnAction, Refusal
from flibuste.engine.state import State
from flibuste.engine.step import Step

SEGMENTS = {"L": 200.0, "S": 140.0}
ISLAND = (500.0, 500.0, 80.0)
FLAGS = ["ahoy", "beware", "come", "danger", "enemy", "farewell", "gold", "help"]
BUOYS = [f"b{n}" for n in range(1, 31)]
WINDOWS = 6
ROUNDS = 2

BERTHED = EventKind("berthed", "1.1")
SAILED = EventKind("sailed", "2.1")
HOISTED = EventKind("hoisted", "3.1")


class Berth(Action):
    def __init__(self, x: float, y: float, heading: float) -> None:
        super().__init__("berth", "1.1", (("x", f"{x:g}"), ("y", f"{y:g}"), ("heading", f"{heading:g}")))
        self.pose = (x, y, heading)

    def targets(self) -> tuple[str, ...]:
        return ()


class Sail(Action):
    def __init__(self, legs: list[tuple[str, float, float]]) -> None:
        super().__init__("sail", "2.1", tuple(("leg", leg_word(*leg)) for leg in legs))
        self.legs = legs

    def targets(self) -> tuple[str, ...]:
        return ()


def leg_word(segment: str, heading: float, length: float) -> str:
    return f"{segment}@{heading:g}" + ("" if length == SEGMENTS[segment] else f"/{length:g}")


HOISTS = [Action("hoist", "3.1", (("flag", flag), ("buoy", buoy))) for flag in FLAGS for buoy in BUOYS]
PASS = Action("pass", "3.2")
SALUTE = Action("salute", "3.2")


class Table(State):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.turn = 0
        self.boats = [(150.0 + 100 * seat, 150.0, 90.0) for seat in range(seats)]
        self.salutes = [0] * seats

    def clone(self) -> Self:
        other = super().clone()
        other.boats = self.boats[:]
        other.salutes = self.salutes[:]
        return other


def ashore(x: float, y: float) -> bool:
    return hypot(x - ISLAND[0], y - ISLAND[1]) < ISLAND[2]


class Asked(Step[Table]):
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def fault(self, state: Table, action: Action) -> Refusal | None:
        return Refusal(self.CLAUSE, "not-offered")

    def allows(self, state: Table, seat: int, action: Action) -> bool:
        return seat == self.player and (action in self.options(state) or self.fault(state, action) is None)

    def refuse(self, state: Table, action: Action) -> Refusal:
        return self.fault(state, action) or Refusal(self.CLAUSE, "not-offered")


class Berthing(Asked):
    """1.1 – The player puts his boat anywhere."""

    NAME: ClassVar[str] = "berth"
    CLAUSE: ClassVar[str] = "1.1"
    OPEN: ClassVar[bool] = True

    def options(self, state: Table) -> list[Action]:
        return [Berth(x, y, 90.0) for x in (200.0, 500.0, 800.0) for y in (200.0, 800.0)]

    def fault(self, state: Table, action: Action) -> Refusal | None:
        if not isinstance(action, Berth):
            return Refusal("1.1", "berth")
        x, y, _ = action.pose
        inside = 100 <= x <= 900 and 100 <= y <= 900 and not ashore(x, y)
        return None if inside else Refusal("1.1", "berth")

    def choose(self, state: Table, action: Action) -> None:
        assert isinstance(action, Berth)
        state.boats[self.player] = action.pose
        state.tell(BERTHED, self.player)
        last = self.player + 1 == state.seats
        state.stack[-1] = Course(0) if last else Berthing(self.player + 1)


class Course(Asked):
    """2.1, 2.2, 2.3 – The player lays a course."""

    NAME: ClassVar[str] = "course"
    CLAUSE: ClassVar[str] = "2.1"
    OPEN: ClassVar[bool] = True

    def options(self, state: Table) -> list[Action]:
        heading = state.boats[self.player][2]
        turns = [Sail([("L", (heading + turn) % 360, 200.0)]) for turn in range(-90, 91, 15)]
        found: list[Action] = [sail for sail in turns if self.fault(state, sail) is None]
        return found or [Sail([("S", heading, 0.0)])]

    def fault(self, state: Table, action: Action) -> Refusal | None:
        if not isinstance(action, Sail):
            return Refusal("2.1", "length")
        x, y, heading = state.boats[self.player]
        left = dict(SEGMENTS)
        for segment, to, length in action.legs:
            if length > left.pop(segment, -1):
                return Refusal("2.1", "length")
            if abs((to - heading + 180) % 360 - 180) > 90:
                return Refusal("2.2", "turn")
            x, y, heading = x + length * cos(radians(to)), y + length * sin(radians(to)), to
            if ashore(x, y):
                return Refusal("2.3", "aground")
        return None

    def choose(self, state: Table, action: Action) -> None:
        assert isinstance(action, Sail)
        for _, to, length in action.legs:
            x, y, _ = state.boats[self.player]
            state.boats[self.player] = (x + length * cos(radians(to)), y + length * sin(radians(to)), to)
        state.tell(SAILED, self.player)
        state.stack[-1] = Hoist(self.player)


class Hoist(Asked):
    """3.1 – One of 240."""

    NAME: ClassVar[str] = "hoist"
    CLAUSE: ClassVar[str] = "3.1"

    def options(self, state: Table) -> list[Action]:
        return list(HOISTS)

    def choose(self, state: Table, action: Action) -> None:
        state.tell(HOISTED, self.player)
        state.turn += 1
        state.stack[-1] = Next()
        for _ in range(WINDOWS):
            state.stack += [Window(seat) for seat in range(state.seats) if seat != self.player]


class Window(Asked):
    """3.2 – One question of many."""

    NAME: ClassVar[str] = "window"
    CLAUSE: ClassVar[str] = "3.2"
    REACTION: ClassVar[bool] = True

    def options(self, state: Table) -> list[Action]:
        return [SALUTE, PASS]

    def choose(self, state: Table, action: Action) -> None:
        state.stack.pop()
        state.salutes[self.player] += action == SALUTE


class Next(Step[Table]):
    NAME: ClassVar[str] = "next"
    CLAUSE: ClassVar[str] = "3.2"

    def resume(self, state: Table) -> None:
        if state.turn == ROUNDS * state.seats:
            state.end(state.salutes, [0], "dusk")
        else:
            state.stack[-1] = Course(state.turn % state.seats)


class Harbour(Game[Table]):
    name = "harbour"
    title = "Harbour"
    seats = range(1, 4)
    end_reasons = ("dusk",)

    def blank(self, seats: int, options: Data, chance: Chance) -> Table:
        return Table(seats, chance)

    def set_up(self, state: Table) -> None:
        state.stack.append(Berthing(0))

    def forms(self, state: Table, seat: int, actions: list[Action]) -> list[Form]:
        """None: the long list is what the tests of the client want to see."""
        return []

    def parse(self, text: str, state: State | None = None) -> Action:
        words = text.split()
        try:
            if words[:1] == ["berth"]:
                return Berth(*(float(word) for word in words[1:4]))
            if words[:1] == ["sail"]:
                return Sail([read_leg(word) for word in words[1:]])
        except (ValueError, TypeError) as error:
            raise NotAnAction(f"'{text}' is no action of this game") from error
        for action in [*HOISTS, PASS, SALUTE]:
            if action.notation == text:
                return action
        raise NotAnAction(f"'{text}' is no action of this game")

    def table(self, state: Table, seat: int) -> Data:
        return {**self.write(state), "players": [{"score": salutes} for salutes in state.salutes]}

    def resample(self, state: Table, seat: int, chance: Chance) -> Table:
        other = state.clone()
        other.chance = chance
        return other

    def judge(self, state: Table, seat: int) -> float:
        return float(state.salutes[seat])

    def write(self, state: Table) -> Data:
        return {"turn": state.turn, "boats": [list(boat) for boat in state.boats], "salutes": list(state.salutes)}

    def read(self, data: Data, state: Table) -> None:
        state.turn = data.get("turn", 0)
        state.boats = [tuple(boat) for boat in data.get("boats", state.boats)]
        state.salutes = list(data.get("salutes", state.salutes))

    def preview(self, state: Table, seat: int, action: Action) -> Data | None:
        state.act(seat, action)
        x, y, heading = state.boats[seat]
        return {"view": {**self.view(state, seat), "planned": f"Ends at {x:.0f}, {y:.0f}, heading {heading:.0f}."}}

    def picture(self, view: Data, say: Say) -> str:
        boats = "".join(boat(seat, pose, view) for seat, pose in enumerate(view["boats"], 1))
        buoys = "".join(buoy(n) for n in range(len(BUOYS)))
        says = f' data-plan-says="{view["planned"]}"' if "planned" in view else ""
        x, y, radius = ISLAND
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="fb" id="board" viewBox="0 0 1000 1000"{says}'
            ' data-plan-frame="1 0 0 -1 0 1000" data-plan-decimals="2"><title id="board-title">Harbour</title>'
            '<g id="chart" data-static="1"><path d="M0 0h1000v1000H0z" style="fill:var(--sea)"/>'
            f'<circle class="fb-coast" cx="{x}" cy="{1000 - y}" r="{radius}"/></g>'
            f'<g id="places">{buoys}</g><g id="pieces">{boats}</g><g id="fx"></g></svg>'
        )


def read_leg(word: str) -> tuple[str, float, float]:
    found = re.fullmatch(r"([LS])@(-?[\d.]+)(?:/([\d.]+))?", word)
    if found is None:
        raise ValueError(word)
    return found[1], float(found[2]), float(found[3] or SEGMENTS[found[1]])


def boat(seat: int, pose: list[float], view: Data) -> str:
    x, y, heading = pose
    plan = ""
    if view["seat"] == seat and view["asked"] == [seat] and view["step"]["name"] in ("berth", "course"):
        berth = view["step"]["name"] == "berth"
        plan = f' data-plan="{"berth {x} {y} {heading}" if berth else "sail {legs}"}" data-plan-at="{x} {y} {heading}"'
        plan += "" if berth else ' data-plan-legs="L:200 S:140" data-plan-turn="90"'
    hull = "M0 0L-24 -10H-70V10H-24z"
    return (
        f'<g id="boat-{seat}" transform="translate({x} {1000 - y}) rotate({-heading})"{plan}><title>Boat {seat}</title>'
        f'<path class="fb-f" style="--c:var(--seat-{seat})" d="{hull}"/></g>'
    )


def buoy(n: int) -> str:
    x, y = 40 + 31.5 * n, 960
    return (
        f'<g id="buoy-{n}" data-target="{BUOYS[n]}"><title>Buoy {n + 1}</title>'
        f'<circle class="fb-hot" cx="{x}" cy="{y}" r="14"/><circle class="fb-g" cx="{x}" cy="{y}" r="7"/></g>'
    )


GAME = Harbour
