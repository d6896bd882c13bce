"""3 – Orders: the actions of ships, and what is free in between."""

from typing import ClassVar, Final

from flibuste.games.davyjones.table.actions.choice import ActionOfShip, Choice, CrewChoice, ShipChoice, do


class End(Choice):
    """3.3 – End the turn."""

    VERB: ClassVar[str] = "end"
    CLAUSE: ClassVar[str] = "3.3"


class Move(ActionOfShip):
    """3.2 – A move action; its legs are chosen next."""

    VERB: ClassVar[str] = "move"
    CLAUSE: ClassVar[str] = "3.2"


class Shoot(ActionOfShip):
    """3.2 – A shoot action; its shots are chosen next."""

    VERB: ClassVar[str] = "shoot"
    CLAUSE: ClassVar[str] = "3.2"
    WORDS: ClassVar[tuple[str, ...]] = ("ship", "mode")

    def __init__(self, ship: int, mode: int) -> None:
        super().__init__(ship, mode)
        self.mode = mode


class Explore(ActionOfShip):
    """5.1 – Explore the island."""

    VERB: ClassVar[str] = "explore"
    CLAUSE: ClassVar[str] = "5.1"


class Search(ActionOfShip):
    """5.7 – Explore another ship."""

    VERB: ClassVar[str] = "search"
    CLAUSE: ClassVar[str] = "5.7"
    WORDS: ClassVar[tuple[str, ...]] = ("ship", "ship")

    def __init__(self, ship: int, target: int) -> None:
        super().__init__(ship, target)
        self.target = target


class Repair(ActionOfShip):
    """7.6 – Put a lost mast back."""

    VERB: ClassVar[str] = "repair"
    CLAUSE: ClassVar[str] = "7.6"
    WORDS: ClassVar[tuple[str, ...]] = ("ship", "mast")

    def __init__(self, ship: int, mast: int) -> None:
        super().__init__(ship, mast)
        self.mast = mast


class BreakFree(ActionOfShip):
    """9.4.4 – Try to leave a sargasso sea."""

    VERB: ClassVar[str] = "break-free"
    CLAUSE: ClassVar[str] = "9.4.4"


class Scuttle(ShipChoice):
    """7.1 – Try to scuttle a derelict."""

    VERB: ClassVar[str] = "scuttle"
    CLAUSE: ClassVar[str] = "7.1"


class Release(ShipChoice):
    """4.9.9 – Let the tow go."""

    VERB: ClassVar[str] = "release"
    CLAUSE: ClassVar[str] = "4.9.9"


class Reveal(CrewChoice):
    """2.5.4 – Turn a crew face up."""

    VERB: ClassVar[str] = "reveal"
    CLAUSE: ClassVar[str] = "2.5.4"


class Transfer(CrewChoice):
    """4.4.4 – A crew goes ashore or aboard."""


class Ashore(Transfer):
    """4.4.4 – Put a crew ashore."""

    VERB: ClassVar[str] = "ashore"
    CLAUSE: ClassVar[str] = "4.4.4"


class Aboard(Transfer):
    """4.4.4 – Take a crew aboard."""

    VERB: ClassVar[str] = "aboard"
    CLAUSE: ClassVar[str] = "4.4.4"
    WORDS: ClassVar[tuple[str, ...]] = ("crew", "ship")

    def __init__(self, crew: int, ship: int) -> None:
        super().__init__(crew, ship)
        self.ship = ship


class Surface(ShipChoice):
    """8.10.3 – A monster surfaces, or stays there."""

    VERB: ClassVar[str] = "surface"
    CLAUSE: ClassVar[str] = "8.10.3"


class Dive(ShipChoice):
    """8.10.3 – A monster dives, or stays there."""

    VERB: ClassVar[str] = "dive"
    CLAUSE: ClassVar[str] = "8.10.3"


class Haunt(ShipChoice):
    """8.5.1 – A ghost ship is ghostly until the next own turn."""

    VERB: ClassVar[str] = "haunt"
    CLAUSE: ClassVar[str] = "8.5.1"


class Appear(ShipChoice):
    """8.5.1 – A ghost ship is not ghostly until the next own turn."""

    VERB: ClassVar[str] = "appear"
    CLAUSE: ClassVar[str] = "8.5.1"


class First(Choice):
    """3.9 – What is dealt with first at the start of a turn."""

    VERB: ClassVar[str] = "first"
    CLAUSE: ClassVar[str] = "3.9"
    WORDS: ClassVar[tuple[str, ...]] = ("matter", "ship")

    def __init__(self, matter: int, ship: int) -> None:
        super().__init__(matter, ship)
        self.matter = matter
        self.ship = ship


class FirstEvents(Choice):
    """3.9 – Events are played first."""

    VERB: ClassVar[str] = "first-events"
    CLAUSE: ClassVar[str] = "3.9"


END: Final = do(End)
