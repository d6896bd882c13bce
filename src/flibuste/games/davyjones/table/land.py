"""2.2, 2.3 – Islands and terrain."""

from typing import ClassVar, Final, Self

from flibuste.engine.copying import copy_of
from flibuste.engine.record import Record
from flibuste.games.davyjones.geometry.shape import Shape
from flibuste.games.davyjones.table.constants import NONE

SMOKE: Final = 3
ISLAND: Final = 4
LANDS: Final = ["fog", "reef", "sargasso", "smoke", "island"]


class Land(Record):
    """2.2, 2.3 – An island or a piece of terrain. `corners` are given for an outline that is not the printed one."""

    FIELDS: ClassVar[dict[str, str]] = {
        "home": "seat",
        "tokens": "tokens",
        "marks": "knowers",
        "explored": "knowers",
        "value": "number",
        "owner": "seat",
        "is_gone": "flag",
    }

    def __init__(self, kind: int, x: int, y: int, rotation: int, shape: Shape, corners: list[int]) -> None:
        self.kind = kind
        self.x = x
        self.y = y
        self.rotation = rotation
        self.shape = shape
        self.corners = corners
        self.home = NONE
        self.tokens: list[int] = []
        self.marks = 0
        self.explored = 0
        self.value = 0
        self.owner = NONE
        self.is_gone = False

    def clone(self) -> Self:
        other = copy_of(self)
        other.tokens = self.tokens[:]
        return other
