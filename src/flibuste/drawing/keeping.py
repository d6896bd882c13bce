"""Parts of a picture that are drawn once, and kept as long as what they show stays the same."""

from collections.abc import Callable
from marshal import dumps
from typing import Any, TypeVar

from flibuste.drawing.svg import Board
from flibuste.engine.game import Say

T = TypeVar("T")
MOST_KEPT = 20_000
WITHOUT_REFERENCES = 2  # a version of the format in which equal data are equal bytes
kept: dict[tuple[str, Say, bytes], Any] = {}


def fingerprint(data: Any) -> bytes:
    """Equal bytes for equal data, and others for others: 1 and 1.0 differ, as they do in a drawing."""
    return dumps(data, WITHOUT_REFERENCES)


def keep(what: str, say: Say, data: Any, draw: Callable[[], T]) -> T:
    """The drawing of some data of a view in a reader's words; drawn now, unless it was lately.

    It may be one part or several. `data` must have everything that it depends on besides the words.
    """
    key = (what, say, fingerprint(data))
    found: T | None = kept.get(key)
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        found = kept[key] = draw()
    return found


def keep_on(board: Board, what: str, say: Say, data: Any, draw: Callable[[], None]) -> None:
    """Lay on a board what a drawing lays there: its places, its pieces and what is shown for a moment."""
    layers = (board.places, board.pieces, board.fx)

    def lifted() -> list[list[str]]:
        marks = [len(layer) for layer in layers]
        draw()
        found = [layer[mark:] for layer, mark in zip(layers, marks, strict=True)]
        for layer, mark in zip(layers, marks, strict=True):
            del layer[mark:]
        return found

    for layer, parts in zip(layers, keep(what, say, data, lifted), strict=True):
        layer.extend(parts)
