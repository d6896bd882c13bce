"""4, 8.11, 9, 13.3 – Choices under way: legs, turning, fog, ramming and towing."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from flibuste.engine.action import Action
from flibuste.games.davyjones.table.actions.choice import BankChoice, Choice, TargetChoice, do
from flibuste.games.davyjones.table.actions.word_kinds import hundredths, ship_word
from flibuste.games.davyjones.table.constants import SEGMENTS

FULL: Final = -1


@mypyc_attr(acyclic=True)
class Leg:
    """13.3.1 – One leg: a segment, a heading, and a length if it is not the full one."""

    def __init__(self, segment: int, heading: int, length: int = FULL) -> None:
        self.segment = segment
        self.heading = heading
        self.length = length
        self.text = ""

    def word(self) -> str:
        """As it is written: most legs never are."""
        if not self.text:
            self.text = f"{SEGMENTS[self.segment]}@{hundredths(self.heading)}"
            if self.length != FULL:
                self.text += f"/{hundredths(self.length)}"
        return self.text


def sail_words(ship: str, legs: list[Leg], turn: int, goes_on: bool) -> tuple[tuple[str, str], ...]:
    words = [("ship", ship), *[("leg", leg.word()) for leg in legs]]
    if turn:
        words.append(("pivot", f"pivot={hundredths(turn)}"))
    if goes_on:
        words.append(("on", "on"))
    return tuple(words)


class Sail(Action):
    """13.3.1, 13.3.2 – A move: legs, perhaps a pivot; `goes_on` leaves the action open for more legs."""

    def __init__(self, ship: int, legs: list[Leg], turn: int = 0, goes_on: bool = False) -> None:
        super().__init__("sail", "13.3.1")
        self.ship = ship
        self.legs = legs
        self.turn = turn
        self.goes_on = goes_on

    @property
    def words(self) -> tuple[tuple[str, str], ...]:
        """As it is written: of the many moves of a ship most never are."""
        if not self._words:
            self._words = sail_words(ship_word(self.ship), self.legs, self.turn, self.goes_on)
        return self._words

    def targets(self) -> tuple[str, ...]:
        return (self.words[0][1],)


class Stop(Choice):
    """4.1.3 – Sail no further leg."""

    VERB: ClassVar[str] = "stop"
    CLAUSE: ClassVar[str] = "4.1.3"


class TurnAbout(Choice):
    """8.11.1 – Turn about the stern."""

    VERB: ClassVar[str] = "turn"
    CLAUSE: ClassVar[str] = "8.11.1"
    WORDS: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, angle: int) -> None:
        super().__init__(angle)
        self.angle = angle


class Exit(Choice):
    """9.2.6 – The heading in which a ship leaves a fog bank."""

    VERB: ClassVar[str] = "exit"
    CLAUSE: ClassVar[str] = "9.2.6"
    WORDS: ClassVar[tuple[str, ...]] = ("heading",)

    def __init__(self, heading: int) -> None:
        super().__init__(heading)
        self.heading = heading


class Bank(BankChoice):
    """11.3.31 – The fog bank a fog traveller leaves."""

    VERB: ClassVar[str] = "bank"
    CLAUSE: ClassVar[str] = "11.3.31"


class Emerge(Choice):
    """9.4.5 – The vertex and the heading in which a ship leaves a sargasso sea."""

    VERB: ClassVar[str] = "emerge"
    CLAUSE: ClassVar[str] = "9.4.5"
    WORDS: ClassVar[tuple[str, ...]] = ("number", "heading")

    def __init__(self, vertex: int, heading: int) -> None:
        super().__init__(vertex, heading)
        self.vertex = vertex
        self.heading = heading


class Ram(TargetChoice):
    """4.6.1 – Ram a ship."""

    VERB: ClassVar[str] = "ram"
    CLAUSE: ClassVar[str] = "4.6.1"


class Tow(TargetChoice):
    """4.9.1 – Take a derelict in tow."""

    VERB: ClassVar[str] = "tow"
    CLAUSE: ClassVar[str] = "4.9.1"


class Pass(Choice):
    """4.8.1 – Do not."""

    VERB: ClassVar[str] = "pass"
    CLAUSE: ClassVar[str] = "4.8.1"


STOP_HERE: Final = do(Stop)
PASS: Final = do(Pass)
