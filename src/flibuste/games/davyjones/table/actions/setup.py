"""2 – Choices while the table is laid."""

from typing import ClassVar

from flibuste.games.davyjones.table.actions.choice import Choice, CrewChoice, IslandChoice, Lay, ShipChoice


class LayIsland(Lay):
    """2.2.2 – Lay an island."""

    VERB: ClassVar[str] = "island"
    CLAUSE: ClassVar[str] = "2.2.2"


class LayTerrain(Choice):
    """2.3.2 – Lay a piece of terrain."""

    VERB: ClassVar[str] = "terrain"
    CLAUSE: ClassVar[str] = "2.3.2"
    WORDS: ClassVar[tuple[str, ...]] = ("type", "x", "y", "turn")

    def __init__(self, kind: int, x: int, y: int, rotation: int) -> None:
        super().__init__(kind, x, y, rotation)
        self.kind = kind
        self.x = x
        self.y = y
        self.rotation = rotation


class Home(IslandChoice):
    """2.4.1 – Pick the home island of a player."""

    VERB: ClassVar[str] = "home"
    CLAUSE: ClassVar[str] = "2.4.1"


class PlaceShip(ShipChoice):
    """2.4.3 – Lay a ship at its home."""

    VERB: ClassVar[str] = "berth"
    CLAUSE: ClassVar[str] = "2.4.3"
    WORDS: ClassVar[tuple[str, ...]] = ("ship", "x", "y", "heading")

    def __init__(self, ship: int, x: int, y: int, heading: int) -> None:
        super().__init__(ship, x, y, heading)
        self.x = x
        self.y = y
        self.heading = heading


class Post(CrewChoice):
    """2.5.1 – Put a crew aboard a ship."""

    VERB: ClassVar[str] = "post"
    CLAUSE: ClassVar[str] = "2.5.1"
    WORDS: ClassVar[tuple[str, ...]] = ("crew", "ship")

    def __init__(self, crew: int, ship: int) -> None:
        super().__init__(crew, ship)
        self.ship = ship


class KeepAshore(CrewChoice):
    """2.5.1 – Leave a crew at home."""

    VERB: ClassVar[str] = "keep-ashore"
    CLAUSE: ClassVar[str] = "2.5.1"
