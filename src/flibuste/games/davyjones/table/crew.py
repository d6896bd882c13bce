"""2.5 – Crew."""

from typing import ClassVar, Final

from flibuste.engine.record import Record
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.pieces import Crew as CrewCard

ASHORE: Final = -1
OUT_OF_GAME: Final = -2


class Crew(Record):
    """2.5 – A crew. `ship` is where it is aboard, ASHORE on `island`, or OUT_OF_GAME; `known`: who has seen it.

    A Marine ashore stands at `x`, `y`; `hits` are those of this turn (8.8.3).
    Its lists are replaced, never changed: copies of the table share them.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "owner": "seat",
        "player": "seat",
        "ship": "ship",
        "island": "island",
        "face_up": "flag",
        "marked": "flag",
        "mate": "crew",
        "nation": "number",
        "spaceless": "flag",
        "silent": "flag",
        "moved": "number",
        "fired": "flag",
        "hits": "number",
        "x": "mm",
        "y": "mm",
        "known": "knowers",
        "swapped": "numbers",
        "copied": "numbers",
        "copied_keywords": "copied_words:keywords",
    }

    def __init__(self, number: int, card: CrewCard, owner: int) -> None:
        self.number = number
        self.card = card
        self.owner = owner
        self.player = owner
        self.ship = ASHORE
        self.island = NONE
        self.face_up = False
        self.marked = False
        self.mate = NONE
        self.nation = NONE
        self.spaceless = False
        self.silent = False
        self.moved = 0
        self.fired = False
        self.hits = 0
        self.x = 0
        self.y = 0
        self.known = 1 << owner
        self.swapped: list[int] = []
        self.copied: list[int] = []
        self.copied_keywords = 0

    def points(self, mark: int) -> int:
        """8.1.1 – What it counts in the build total and for 1.12."""
        return self.card.points + (mark if self.marked else 0)

    def is_known_to(self, seat: int) -> bool:
        return self.face_up or (seat >= 0 and (self.known >> seat) & 1 == 1)
