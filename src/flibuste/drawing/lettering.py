"""Lettering of pictures: sentences broken into lines, and figures on badges."""

import re
from functools import lru_cache

from flibuste.drawing.svg import number, text

PART = re.compile(r"[^ -]+[- ]*|[- ]+")


def wrapped(sentence: str, width: int) -> list[str]:
    """A sentence in lines of at most `width` letters. It breaks at spaces and hyphens, and inside longer words."""
    lines = [""]
    for part in PART.findall(sentence):
        word = part
        if lines[-1] and len(lines[-1]) + len(word.rstrip(" ")) > width:
            lines.append("")
        while len(word.rstrip(" ")) > width:
            lines[-1:] = [word[: width - 1] + "-", ""]
            word = word[width - 1 :]
        lines[-1] += word
    return [line.strip(" ") for line in lines if line.strip(" ")]


WIDE_LETTER = 0.6  # of its height: what a letter takes where no font of our choice is there


def size_for(lines: list[str], size: float, room: float) -> float:
    """The size of letters in which all lines fit into a room, in wide fonts, too; at most `size`."""
    longest = max((len(line) for line in lines), default=1)
    return min(size, room / (WIDE_LETTER * longest))


@lru_cache(256)
def badge(x: float, y: float, words: str, radius: float = 9.5, fill: str = "ink") -> str:
    """A small round mark with a figure on it, wider for a longer figure."""
    width = 2 * radius + 6 * (len(words) - 1) * (radius < 12)
    return (
        f'<rect x="{number(x - width / 2)}" y="{number(y - radius)}" width="{number(width)}" '
        f'height="{number(2 * radius)}" rx="{number(radius)}" fill="var(--{fill})" stroke="var(--card)"/>'
        + text(x, y + 5.3, words, "fb-sm fb-mid", "font-weight:700;fill:var(--paper)")
    )
