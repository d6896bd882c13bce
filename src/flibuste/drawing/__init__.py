"""What the pictures of all games share: symbols, colours, and functions that write SVG."""

from flibuste.drawing.svg import Board, escape, group, number, piece, place, seat_style, text, token, use
from flibuste.drawing.symbols import SHARED_SYMBOLS, Symbols
from flibuste.drawing.theme import Theme, palette, resolved, standalone

__all__ = [
    "SHARED_SYMBOLS",
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
