"""One hand for every picture: the symbols, the colours and the drawing kit that all games share."""

from flibuste.drawing.svg import Board, escape, group, number, piece, place, seat_style, text, token, use
from flibuste.drawing.symbols import SHARED, Symbols
from flibuste.drawing.theme import Theme, palette, resolved, standalone

__all__ = [
    "SHARED",
    "Board",
    "Symbols",
    "Theme",
    "escape",
    "group",
    "number",
    "palette",
    "piece",
    "place",
    "resolved",
    "seat_style",
    "standalone",
    "text",
    "token",
    "use",
]
