"""Text for terminals with Rich markup: what the tables of all games share."""

import re
import unicodedata

_TAG = re.compile(r"(\\*)(\[[a-zA-Z#/@][^\[]*?\])")

SEATS = ("yellow", "red", "blue", "green", "magenta")
EMBLEMS = "①②③④⑤⑥⑦⑧⑨"


def escaped(text: str) -> str:
    """A text in which Rich finds no markup, so that it is shown as it is."""
    text = _TAG.sub(r"\1\1\\\2", text)
    trailing = len(text) - len(text.rstrip("\\"))
    return text + "\\" * (trailing % 2)


def styled(style: str, text: str) -> str:
    """Markup for a text in a style. The text may have markup itself; see `escaped` for one that has none."""
    return f"[{style}]{text}[/]"


def width(text: str) -> int:
    """How many columns a text without markup takes in a terminal."""
    return sum(0 if unicodedata.combining(sign) else 1 + (unicodedata.east_asian_width(sign) in "WF") for sign in text)


def fitted(text: str, columns: int) -> str:
    """A text without markup in exactly so many columns: cut off, or filled with spaces."""
    if width(text) > columns:
        while text and width(text) >= columns:
            text = text[:-1]
        text += "…"
    return text + " " * (columns - width(text))


def emblem(seat: int) -> str:
    """The sign of a seat (numbered from 1) in the colour of the seat."""
    return styled(f"bold {SEATS[(seat - 1) % len(SEATS)]}", EMBLEMS[(seat - 1) % len(EMBLEMS)])
