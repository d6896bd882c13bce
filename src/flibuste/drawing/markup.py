"""Text for terminals, with Rich markup: what the tables of all games share."""

import re
import unicodedata

_TAG = re.compile(r"(\\*)(\[[a-zA-Z#/@][^\[]*?\])")

SEATS = ("yellow", "red", "blue", "green", "magenta")
EMBLEMS = "①②③④⑤⑥⑦⑧⑨"


def escaped(text: str) -> str:
    """A text that shows as it is: nothing in it is taken for a tag."""
    text = _TAG.sub(r"\1\1\\\2", text)
    trailing = len(text) - len(text.rstrip("\\"))
    return text + "\\" * (trailing % 2)


def styled(style: str, text: str) -> str:
    """Marked-up text in a style."""
    return f"[{style}]{text}[/]"


def width(text: str) -> int:
    """How many columns a text without markup takes."""
    return sum(0 if unicodedata.combining(sign) else 1 + (unicodedata.east_asian_width(sign) in "WF") for sign in text)


def fitted(text: str, columns: int) -> str:
    """A text without markup, cut or filled to a number of columns."""
    if width(text) > columns:
        while text and width(text) >= columns:
            text = text[:-1]
        text += "…"
    return text + " " * (columns - width(text))


def emblem(seat: int) -> str:
    """The sign of a seat, numbered from 1, in its colour."""
    return styled(f"bold {SEATS[(seat - 1) % len(SEATS)]}", EMBLEMS[(seat - 1) % len(EMBLEMS)])
