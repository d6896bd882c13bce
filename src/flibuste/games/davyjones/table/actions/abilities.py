"""11.3, 12 – What abilities let a player do. The first number is the ship whose ability it is."""

from typing import ClassVar

from flibuste.games.davyjones.table.actions.choice import Choice, Lay, ShipChoice, TakesAction, TwoCrew


class Twice(ShipChoice):
    """11.3.24 – Name the action that may be given twice."""

    VERB: ClassVar[str] = "twice"
    CLAUSE: ClassVar[str] = "11.3.24"
    WORDS: ClassVar[tuple[str, ...]] = ("ship", "deed")

    def __init__(self, ship: int, deed: int) -> None:
        super().__init__(ship, deed)
        self.deed = deed


class ShipAndCrew(ShipChoice):
    """An ability of a ship, used on a crew."""

    WORDS: ClassVar[tuple[str, ...]] = ("ship", "crew")

    def __init__(self, ship: int, crew: int) -> None:
        super().__init__(ship, crew)
        self.crew = crew


class ShipAndTarget(ShipChoice):
    """An ability of a ship, used on another."""

    WORDS: ClassVar[tuple[str, ...]] = ("ship", "ship")

    def __init__(self, ship: int, target: int) -> None:
        super().__init__(ship, target)
        self.target = target


class Sacrifice(ShipAndCrew):
    """11.3.25 – Eliminate a crew for an extra action."""

    VERB: ClassVar[str] = "sacrifice"
    CLAUSE: ClassVar[str] = "11.3.25"


class Favour(ShipChoice):
    """11.3.26 – The ship that gets two actions."""

    VERB: ClassVar[str] = "favour"
    CLAUSE: ClassVar[str] = "11.3.26"


class Copy(Choice):
    """11.3.27 – Copy an ability, named by its effect and its number."""

    VERB: ClassVar[str] = "copy"
    CLAUSE: ClassVar[str] = "11.3.27"
    WORDS: ClassVar[tuple[str, ...]] = ("power", "ability")

    def __init__(self, effect: int, ability: int) -> None:
        super().__init__(effect, ability)
        self.effect = effect
        self.ability = ability


class CopyKeyword(Choice):
    """11.3.27 – Copy a keyword."""

    VERB: ClassVar[str] = "copy-word"
    CLAUSE: ClassVar[str] = "11.3.27"
    WORDS: ClassVar[tuple[str, ...]] = ("keyword",)

    def __init__(self, keyword: int) -> None:
        super().__init__(keyword)
        self.keyword = keyword


class Possess(TakesAction):
    """11.3.28 – Try to possess a crew."""

    VERB: ClassVar[str] = "possess"
    CLAUSE: ClassVar[str] = "11.3.28"
    WORDS: ClassVar[tuple[str, ...]] = ("ship", "crew")

    def __init__(self, ship: int, crew: int) -> None:
        super().__init__(ship, crew)
        self.crew = crew


class Push(TakesAction):
    """11.3.29 – Try to move another ship."""

    VERB: ClassVar[str] = "push"
    CLAUSE: ClassVar[str] = "11.3.29"


class Shift(ShipChoice):
    """11.3.29 – Move a ship in a direction."""

    VERB: ClassVar[str] = "shift"
    CLAUSE: ClassVar[str] = "11.3.29"
    WORDS: ClassVar[tuple[str, ...]] = ("ship", "heading")

    def __init__(self, ship: int, heading: int) -> None:
        super().__init__(ship, heading)
        self.heading = heading


class Steal(ShipAndTarget):
    """11.3.34 – Steal a token of a ship that is touched."""

    VERB: ClassVar[str] = "steal"
    CLAUSE: ClassVar[str] = "11.3.34"


class Raid(ShipChoice):
    """11.3.35 – Load gold of an enemy home."""

    VERB: ClassVar[str] = "raid"
    CLAUSE: ClassVar[str] = "11.3.35"


class Mark(ShipChoice):
    """11.3.37 – Mark an island from afar."""

    VERB: ClassVar[str] = "mark"
    CLAUSE: ClassVar[str] = "11.3.37"
    WORDS: ClassVar[tuple[str, ...]] = ("ship", "island")

    def __init__(self, ship: int, island: int) -> None:
        super().__init__(ship, island)
        self.island = island


class Peek(ShipChoice):
    """11.3.38 – Look at a token."""

    VERB: ClassVar[str] = "peek"
    CLAUSE: ClassVar[str] = "11.3.38"
    WORDS: ClassVar[tuple[str, ...]] = ("ship", "token")

    def __init__(self, ship: int, token: int) -> None:
        super().__init__(ship, token)
        self.token = token


class PeekCrew(ShipAndCrew):
    """11.3.39 – Look at a crew."""

    VERB: ClassVar[str] = "peek-crew"
    CLAUSE: ClassVar[str] = "11.3.39"


class Cancel(ShipAndTarget):
    """11.3.43 – Silence a ship for this turn."""

    VERB: ClassVar[str] = "cancel"
    CLAUSE: ClassVar[str] = "11.3.43"


class CancelCrew(ShipAndCrew):
    """11.3.43 – Silence a crew for this turn."""

    VERB: ClassVar[str] = "cancel-crew"
    CLAUSE: ClassVar[str] = "11.3.43"


class SmokeAt(Lay):
    """11.3.55 – Where a smoke bank is laid."""

    VERB: ClassVar[str] = "lay-smoke"
    CLAUSE: ClassVar[str] = "11.3.55"


class Brew(TakesAction):
    """12.10 – Brew fog."""

    VERB: ClassVar[str] = "brew"
    CLAUSE: ClassVar[str] = "12.10"


class FogAt(Lay):
    """12.10 – Where the brewed fog is laid."""

    VERB: ClassVar[str] = "lay-fog"
    CLAUSE: ClassVar[str] = "12.10"


class Swap(TwoCrew):
    """12.14 – A crew swaps its ability for that of another."""

    VERB: ClassVar[str] = "swap"
    CLAUSE: ClassVar[str] = "12.14"


class Conch(TakesAction):
    """12.15 – Give an action to a ship of another player."""

    VERB: ClassVar[str] = "conch"
    CLAUSE: ClassVar[str] = "12.15"
    WORDS: ClassVar[tuple[str, ...]] = ("ship", "ship")

    def __init__(self, ship: int, target: int) -> None:
        super().__init__(ship, target)
        self.target = target
