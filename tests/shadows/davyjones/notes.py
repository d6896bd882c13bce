"""What the shadow of Davy Jones' Curse remembers from move to move."""

from collections import Counter
from typing import ClassVar

from flibuste.games.davyjones.table.state import State
from tests.shadows.frame import Move

NONE = -1
Outcome = tuple[int, int, int]


class Notes:
    """`table` is the state before the move. `expected` has standing masts, panels and status of ships that were hit."""

    parts: ClassVar[Counter[str]] = Counter()

    def __init__(self) -> None:
        self.move: Move[State]
        self.table: State
        self.after: State
        self.seat = -1
        self.die = 0
        self.mode = 0
        self.expected: dict[int, Outcome] = {}
        self.gold: list[int] = []
        self.boarders: dict[int, int] = {}
        self.sides = (NONE, NONE)
        self.at_s = False
        self.felled: Counter[int] = Counter()
        self.sinker = NONE
        self.gun = NONE
        self.landed: dict[int, list[int]] = {}

    def same(self, part: str, clause: str, shadow: object, engine: object) -> None:
        self.parts[part] += 1
        self.move.expect(part, clause, shadow, engine)
