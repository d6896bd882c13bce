"""Odds: what a choice rolls, what it needs and how likely each outcome is; and what an event has rolled.

Every game says both in one file, `odds.py`; bots, words, pictures and the log ask there. Chances are counted out over
all dice, never sampled, and only from what the asked seat knows.
"""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

AT_LEAST: Final = "at-least"
AT_MOST: Final = "at-most"
BELOW: Final = "below"
OVER: Final = "over"
SUCCESS: Final = "success"
FAILURE: Final = "failure"

Pairs = tuple[tuple[str, str], ...]


class Share:
    """One outcome of a roll: its name, how likely it is (0 to 1), and whether the choice is made for it."""

    def __init__(self, name: str, chance: float, good: bool) -> None:
        self.name = name
        self.chance = chance
        self.good = good

    def data(self) -> dict[str, Any]:
        return {"outcome": self.name, "chance": self.chance, "good": self.good}


@mypyc_attr(allow_interpreted_subclasses=True)
class Odds:
    """What a choice rolls, what it needs, and how likely each outcome is.

    `shares` are the outcomes, the best first; together they are 1. `dice` and `sides` are what is rolled, `kind` how
    that is called where it is no plain sum of dice. `rule` and `needed` are what is needed: `at-least` 7, or a rule of
    the game's own. `words` are more words for the sentence: `(("ship", "R1"),)`.
    """

    def __init__(
        self,
        shares: list[Share],
        dice: int = 1,
        rule: str = "",
        needed: int = 0,
        sides: int = 6,
        kind: str = "dice",
        words: Pairs = (),
    ) -> None:
        self.shares = shares
        self.dice = dice
        self.rule = rule
        self.needed = needed
        self.sides = sides
        self.kind = kind
        self.words = words

    @property
    def chance(self) -> float:
        """How likely a good outcome is: 0 cannot be, 1 is certain."""
        return min(1.0, sum([share.chance for share in self.shares if share.good]))

    def is_plain(self) -> bool:
        """Whether it only succeeds or fails."""
        return all([share.name in (SUCCESS, FAILURE) for share in self.shares])

    def data(self) -> dict[str, Any]:
        """The odds as plain data."""
        return {
            "dice": self.dice,
            "sides": self.sides,
            "kind": self.kind,
            "rule": self.rule,
            "needed": self.needed,
            "chance": self.chance,
            "shares": [share.data() for share in self.shares],
        }


def success_or_failure(chance: float) -> list[Share]:
    """The outcomes of a choice that only succeeds or fails."""
    return [Share(SUCCESS, chance, True), Share(FAILURE, 1.0 - chance, False)]


def of_sum(dice: int, rule: str, needed: int, sides: int = 6) -> Odds:
    """The sum of so many dice, against a number: `of_sum(3, BELOW, 12)`."""
    return Odds(success_or_failure(chance_of(dice, rule, needed, sides)), dice, rule, needed, sides)


def chance_of(dice: int, rule: str, needed: int, sides: int = 6) -> float:
    """How likely the sum of so many dice is what the rule needs."""
    counts = ways(dice, sides)
    fitting = sum([count for total, count in enumerate(counts) if fits(total, rule, needed)])
    return fitting / sum(counts)


def fits(total: int, rule: str, needed: int) -> bool:
    """Whether a total is what the rule needs."""
    if rule == AT_LEAST:
        return total >= needed
    if rule == AT_MOST:
        return total <= needed
    return total < needed if rule == BELOW else total > needed


def ways(dice: int, sides: int = 6) -> list[int]:
    """In how many ways so many dice show each sum, from 0 on."""
    found = [1]
    for _ in range(dice):
        more = [0] * (len(found) + sides)
        for total, count in enumerate(found):
            for face in range(1, sides + 1):
                more[total + face] += count
        found = more
    return found


def hit_chances(dice: int, faces: int, sides: int = 6) -> list[float]:
    """How likely 0, 1, 2 … of so many dice hit, each with so many of its sides."""
    found = [1]
    for _ in range(dice):
        more = [0] * (len(found) + 1)
        for hits, count in enumerate(found):
            more[hits] += count * (sides - faces)
            more[hits + 1] += count * faces
        found = more
    return [count / sides**dice for count in found]


class Die:
    """One die as it fell. `colour` is for dice with colours: a colour of the picture, such as `--p-rum`."""

    def __init__(self, face: str, good: bool = True, colour: str = "") -> None:
        self.face = face
        self.good = good
        self.colour = colour


@mypyc_attr(allow_interpreted_subclasses=True)
class Thrown:
    """What an event has rolled, to be drawn in the log: the dice, what was needed, and the verdict.

    `verdict` names a message (`hit`, `miss`, `success`, `failure`, or the game's own); empty where the dice only count.
    `words` are more words for both.
    """

    def __init__(
        self,
        dice: Sequence[Die],
        verdict: str = "",
        good: bool = True,
        rule: str = "",
        needed: int = 0,
        words: Pairs = (),
    ) -> None:
        self.dice = list(dice)
        self.verdict = verdict
        self.good = good
        self.rule = rule
        self.needed = needed
        self.words = words


def numbered(faces: Sequence[int], rule: str = "", needed: int = 0) -> list[Die]:
    """Dice with numbers. With a rule each counts by itself; without one all do."""
    return [Die(str(face), not rule or fits(face, rule, needed)) for face in faces]
