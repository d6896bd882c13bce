"""Forms: choices made of parts, which a person fills in row by row instead of searching a list of all combinations.

A form never decides what is legal. Its `ways` are legal actions, each with the value that every part has in it; a value
can be taken if some way has it together with what the other parts are set to.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from flibuste.engine.action import Action

UNSET: Final = -1
MANY: Final = 12
MANY_NUMBERS: Final = 4


class Choice:
    """One value of a part: the word that says it, and what it costs."""

    def __init__(self, word: str, cost: int = 0) -> None:
        self.word = word
        self.cost = cost


class Part:
    """One row of a form.

    `kind` and `word` name it: the section `hull`; without a word the kind does, as in `Pirate`. `says` is the kind of
    its choices' words. `now` is the choice that holds if nothing is done, UNSET where one must be taken. The choices
    of a part that is `counted` have an order: one goes up and down. `symbol` is a picture that all games share,
    `amount` a number that belongs to the row.
    """

    def __init__(
        self,
        kind: str,
        choices: list[Choice],
        says: str = "",
        word: str = "",
        now: int = UNSET,
        counted: bool = False,
        symbol: str = "",
        amount: int = 0,
    ) -> None:
        self.kind = kind
        self.choices = choices
        self.says = says or kind
        self.word = word
        self.now = now
        self.counted = counted
        self.symbol = symbol
        self.amount = amount


class Way:
    """One way to fill in a form: a legal action, its value of every part, and the numbers that it `gives`."""

    def __init__(self, action: Action, values: list[int], gives: Sequence[int] = ()) -> None:
        self.action = action
        self.values = values
        self.gives = list(gives)


class Form:
    """A choice made of parts. `purse` is what can be spent, UNSET where nothing costs anything.

    `gives` are names for numbers that follow from the parts, so that one sees what they lead to. `by_rows`: what is
    chosen is told row by row, since the actions' words do not say whom each is about.
    """

    def __init__(
        self,
        name: str,
        parts: list[Part],
        ways: list[Way],
        purse: int = UNSET,
        gives: Sequence[str] = (),
        by_rows: bool = False,
    ) -> None:
        self.name = name
        self.parts = parts
        self.ways = ways
        self.purse = purse
        self.gives = list(gives)
        self.by_rows = by_rows

    def start(self) -> list[int]:
        """The values before anything is filled in."""
        return [part.now for part in self.parts]

    def fitting(self, values: list[int]) -> list[Way]:
        """The ways that agree with the values that are set."""
        return [way for way in self.ways if agrees(way.values, values)]

    def way(self, values: list[int]) -> Way | None:
        """The way that these values are, if they are one."""
        return next((way for way in self.ways if way.values == values), None)

    def possible(self, values: list[int], part: int) -> list[int]:
        """What this part can be set to, given the other parts; what holds now always."""
        others = [UNSET if index == part else value for index, value in enumerate(values)]
        found = {way.values[part] for way in self.fitting(others)}
        return [
            index for index in range(len(self.parts[part].choices)) if index in found or index == self.parts[part].now
        ]

    def taken(self, values: list[int], part: int, value: int) -> list[int]:
        """The values after one was taken; where the others do not go with it, they are as at the start again."""
        found = [value if index == part else other for index, other in enumerate(values)]
        if self.fitting(found):
            return found
        return [value if index == part else other.now for index, other in enumerate(self.parts)]

    def cost(self, values: list[int]) -> int:
        """What these values cost together."""
        set_values = zip(self.parts, values, strict=True)
        return sum(part.choices[value].cost for part, value in set_values if value != UNSET)

    def targets(self, part: int, value: int) -> list[str]:
        """The places of the picture that mean this value: all ways with it point there, and no other way does."""
        inside = [set(way.action.targets()) for way in self.ways if way.values[part] == value]
        outside = {target for way in self.ways if way.values[part] != value for target in way.action.targets()}
        return sorted(set.intersection(*inside) - outside) if inside else []


def agrees(values: list[int], wanted: list[int]) -> bool:
    """Whether all values that are wanted are these."""
    return all(want in (UNSET, value) for value, want in zip(values, wanted, strict=True))


def derived(actions: Iterable[Action], counts: Sequence[str] = ()) -> list[Form]:
    """The forms that follow from the words of the actions alone: a part for every word that differs.

    Many actions of one verb with two or more such words make a form, and some with a word that counts (`counts`).
    """
    kinds: dict[tuple[str, ...], list[Action]] = {}
    for action in actions:
        names = [name for name, _ in action.words]
        if len(set(names)) == len(names):
            kinds.setdefault((action.verb, *names), []).append(action)
    found = (of_words(alike, counts) for alike in kinds.values() if len(alike) > MANY_NUMBERS)
    return [form for form in found if form is not None]


def of_words(alike: list[Action], counts: Sequence[str]) -> Form | None:
    """Actions of one verb with the same names of words as a form, or None where a list is as good."""
    differing = [index for index in range(len(alike[0].words)) if len({action.words[index] for action in alike}) > 1]
    names = [alike[0].words[index][0] for index in differing]
    if not (any(name in counts for name in names) or (len(names) > 1 and len(alike) > MANY)):
        return None
    words = [
        in_order([action.words[index][1] for action in alike], name in counts)
        for index, name in zip(differing, names, strict=True)
    ]
    parts = [
        Part(name, [Choice(word) for word in known], counted=name in counts)
        for name, known in zip(names, words, strict=True)
    ]
    ways = [
        Way(action, [known.index(action.words[index][1]) for index, known in zip(differing, words, strict=True)])
        for action in alike
    ]
    return Form(alike[0].verb, parts, ways)


def in_order(words: list[str], counted: bool) -> list[str]:
    """Each word once: numbers by size, others as they come."""
    known = list(dict.fromkeys(words))
    return sorted(known, key=int) if counted else known
