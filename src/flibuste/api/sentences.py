"""Sentences that carry more than their words: a line of the log, and the answer to "may I do that?"."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Self

from fluent.runtime import FluentBundle, FluentResource

from flibuste.engine.game import Data

FEW = 6


class Sentence(str):
    """A text that knows what it was made from."""

    data: Data

    def __new__(cls, text: str, data: Data) -> Self:
        sentence = super().__new__(cls, text)
        sentence.data = data
        return sentence

    def __getnewargs__(self) -> tuple[str, Data]:  # type: ignore[override]
        return str(self), self.data


class Line(Sentence):
    """A line of the log: a text that knows its clause and what it was made from.

    >>> import flibuste
    >>> table = flibuste.new("cove", seed=7).play_on("random", moves=3)
    >>> line = table.log()[-1]
    >>> line.clause in flibuste.rules("cove")
    True
    >>> line.data["clause"] == line.clause
    True
    """

    @property
    def clause(self) -> str:
        return str(self.data["clause"])


class Odds(Sentence):
    """What an action rolls, what it needs and how likely that is: a text that knows its numbers.

    `chance` is the probability of a good outcome, from 0 to 1. `data` has all of it, with every outcome in `shares`.

    >>> import flibuste
    >>> table = flibuste.read('''
    ... game = "stortebeker"
    ... step = "boarding"
    ... sea = ["B4", "Y6", "R4", "W6"]
    ... rear_guard = ["G1"]
    ... seat.1.at.B4 = "rum, beans, meat"
    ... ''')
    >>> odds = table.odds("board B4")
    >>> odds.chance == 15 / 36, odds.data["needed"]
    (True, 8)
    """

    @property
    def chance(self) -> float:
        return float(self.data["chance"])


class Ruling:
    """Whether an action is allowed, by which clause, and why not. It is true where the action is allowed.

    `conditions` are what such an action asks for, where the rules list it: whether it is met, its clause and its words.

    >>> import flibuste
    >>> table = flibuste.new("cove", players=3, seed=7)
    >>> ruling = table.why("sail 2")
    >>> bool(ruling)
    False
    >>> print(ruling)  # doctest: +ELLIPSIS
    'sail 2' is not allowed by 3.2.2: Destinations are set on the wheel ...
    """

    def __init__(
        self,
        action: str,
        allowed: bool,
        clause: str,
        reason: str,
        text: str,
        conditions: tuple[tuple[bool, str, str], ...] = (),
    ) -> None:
        self.action = action
        self.allowed = allowed
        self.clause = clause
        self.reason = reason
        self.text = text
        self.conditions = conditions

    def __bool__(self) -> bool:
        return self.allowed

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Ruling: {self.action}, {'allowed' if self.allowed else 'refused'} by {self.clause}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ruling) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((self.action, self.clause, self.reason, self.text))


def sentence(lang: str, message_id: str, /, **values: Any) -> str:
    """A message of the front door, `text.LANGUAGE.ftl` beside this module."""
    bundle = messages(lang)
    pattern = bundle.get_message(message_id).value
    assert pattern is not None, message_id
    text, _ = bundle.format_pattern(pattern, values)
    return " ".join(str(text).split())


@cache
def messages(lang: str) -> FluentBundle:
    """The messages of the front door in a language."""
    from flibuste.words import languages

    if lang not in languages():
        raise ValueError(f"There are no words for the language {lang!r}; the languages are: {', '.join(languages())}.")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((Path(__file__).parent / f"text.{lang}.ftl").read_text(encoding="utf-8")))
    return bundle


def listed(words: Sequence[Any]) -> str:
    """Words with commas between them; of many, the first."""
    return ", ".join(str(word) for word in words[:FEW])
