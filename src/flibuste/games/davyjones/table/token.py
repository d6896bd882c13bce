"""2.6 – Treasure tokens."""

from typing import ClassVar, Final

from flibuste.engine.record import Record
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.pieces import Treasure as TreasureCard

UNIQUE: Final = 1000  # the face of the first unique treasure; below it is gold


class Token(Record):
    """2.6 – A treasure token: a coin, a unique treasure, or a captive (8.9.1, 11.3.14)."""

    FIELDS: ClassVar[dict[str, str]] = {
        "value": "number",
        "captive": "crew-card",
        "home": "seat",
        "face_up": "flag",
        "gone": "flag",
        "known": "knowers",
    }

    def __init__(self, number: int, value: int, treasure: TreasureCard | None, bringer: int = NONE) -> None:
        self.number = number
        self.value = value
        self.treasure = treasure
        self.bringer = bringer
        self.captive = NONE
        self.home = NONE  # whose home it was unloaded at
        self.face_up = False
        self.gone = False
        self.known = 0

    def leave(self) -> None:
        """1.19, 4.4.5 – It leaves the game, or the table for a home; everybody has seen what it was."""
        self.face_up = True
        self.gone = True

    def is_known_to(self, seat: int) -> bool:
        return self.face_up or (seat >= 0 and (self.known >> seat) & 1 == 1)

    def face(self) -> int:
        """What it shows when it is looked at: gold, or a unique treasure."""
        return self.value if self.treasure is None else UNIQUE + self.treasure.kind

    def space(self) -> int:
        """1.11, 12.4 – A coin fills one space; a unique treasure what its card says; face down it fills one."""
        if self.treasure is None or not self.face_up:
            return 1
        return self.treasure.space
