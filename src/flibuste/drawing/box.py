"""What is in the box of a game: every kind of piece once, drawn, named and explained.

A game says it in its `picture/box.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from flibuste.drawing.svg import number
from flibuste.drawing.symbols import SHARED_SYMBOLS, Symbols

Fact = tuple[str, str]  # label and value
Names = dict[str, str]  # what something is called, by its id


@dataclass
class Piece:
    """A kind of piece.

    `id` is its place in the components (`ship.B4`). `clauses` are those that say what it does; `17.2#5[a-z]` stands for
    all that fit, `effect:chainshot` for the one with this effect. `count` is how many there are. `tags` are the
    choices of the filters that it belongs to. `builds` is what a builder calls it, where it can be added to something.
    """

    id: str
    kind: str
    label: str
    picture: str
    text: str = ""
    clauses: Sequence[str] = ()
    count: int = 1
    facts: list[Fact] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    builds: str = ""


@dataclass
class Box:
    """All pieces. `kinds` and the choices of each filter are named; `option` is a built option that they can go to."""

    kinds: Names
    pieces: list[Piece]
    filters: dict[str, tuple[str, Names]] = field(default_factory=dict)
    symbols: Symbols = SHARED_SYMBOLS
    option: str = ""


def sketch(width: float, height: float, drawing: str, left: float = 0, top: float = 0) -> str:
    """A drawing as a picture of its own, to be shown where its symbols are."""
    box = " ".join(map(number, (left, top, width, height)))
    return f'<svg class="fb" viewBox="{box}" aria-hidden="true">{drawing}</svg>'
