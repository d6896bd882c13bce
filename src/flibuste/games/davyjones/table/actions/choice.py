"""What the kinds of action have in common: a verb, a clause, and numbers with names."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeVar, TypeVarTuple

from flibuste.engine.action import Action
from flibuste.games.davyjones.table.actions.word_kinds import word_of

_PLACES: Final = ("ship", "mast", "crew", "token", "island", "terrain", "card-event")  # what a picture has a place for
_MOST_SHARED: Final = 20000


class Choice(Action):
    """A choice with whole numbers: `WORDS` says how each of them is written."""

    VERB: ClassVar[str] = ""
    CLAUSE: ClassVar[str] = ""
    WORDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, *numbers: int) -> None:
        words = tuple([(kind, word_of(kind, number)) for kind, number in zip(self.WORDS, numbers, strict=True)])
        super().__init__(self.VERB, self.CLAUSE, words)

    def targets(self) -> tuple[str, ...]:
        return tuple([word for kind, word in self.words if kind in _PLACES])


Numbers = TypeVarTuple("Numbers")
Kind = TypeVar("Kind", bound=Choice)

_shared: dict[tuple[Any, tuple[Any, ...]], Any] = {}


def do(kind: Callable[[*Numbers], Kind], *numbers: *Numbers) -> Kind:
    """The action of this kind with these numbers: one shared object each."""
    key = (kind, numbers)
    found: Kind | None = _shared.get(key)
    if found is None:
        found = kind(*numbers)
        if len(_shared) > _MOST_SHARED:
            _shared.clear()
        _shared[key] = found
    return found


class ShipChoice(Choice):
    """A choice for a ship."""

    WORDS: ClassVar[tuple[str, ...]] = ("ship",)

    def __init__(self, ship: int, *others: int) -> None:
        super().__init__(ship, *others)
        self.ship = ship


class TakesAction(ShipChoice):
    """3.2 – What the ship's action of this turn is spent on."""


class ActionOfShip(TakesAction):
    """3.2 – One of the four actions, or the try to break free."""


class TargetChoice(Choice):
    """What is done to another ship in the middle of a move or a shoot action."""

    WORDS: ClassVar[tuple[str, ...]] = ("ship",)

    def __init__(self, target: int) -> None:
        super().__init__(target)
        self.target = target


class MastChoice(Choice):
    """A choice of a mast."""

    WORDS: ClassVar[tuple[str, ...]] = ("mast",)

    def __init__(self, mast: int) -> None:
        super().__init__(mast)
        self.mast = mast


class MastShot(Choice):
    """A shot from a mast at a ship."""

    WORDS: ClassVar[tuple[str, ...]] = ("mast", "ship")

    def __init__(self, mast: int, target: int, *others: int) -> None:
        super().__init__(mast, target, *others)
        self.mast = mast
        self.target = target


class CrewChoice(Choice):
    """A choice of a crew."""

    WORDS: ClassVar[tuple[str, ...]] = ("crew",)

    def __init__(self, crew: int, *others: int) -> None:
        super().__init__(crew, *others)
        self.crew = crew


class TwoCrew(CrewChoice):
    """A crew of one's own and another."""

    WORDS: ClassVar[tuple[str, ...]] = ("crew", "crew")

    def __init__(self, crew: int, other: int) -> None:
        super().__init__(crew, other)
        self.other = other


class TokenChoice(Choice):
    """A choice of a treasure token."""

    WORDS: ClassVar[tuple[str, ...]] = ("token",)

    def __init__(self, token: int, *others: int) -> None:
        super().__init__(token, *others)
        self.token = token


class IslandChoice(Choice):
    """A choice of an island."""

    WORDS: ClassVar[tuple[str, ...]] = ("island",)

    def __init__(self, island: int) -> None:
        super().__init__(island)
        self.island = island


class BankChoice(Choice):
    """A choice of a fog bank."""

    WORDS: ClassVar[tuple[str, ...]] = ("terrain",)

    def __init__(self, bank: int) -> None:
        super().__init__(bank)
        self.bank = bank


class Lay(Choice):
    """Where a piece is laid on the table, and how it is turned."""

    WORDS: ClassVar[tuple[str, ...]] = ("x", "y", "turn")

    def __init__(self, x: int, y: int, rotation: int) -> None:
        super().__init__(x, y, rotation)
        self.x = x
        self.y = y
        self.rotation = rotation
