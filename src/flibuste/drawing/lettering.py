"""Words in pictures: said once, broken into lines, put on badges. Shared by all games."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from flibuste.drawing.svg import number, text

PART = re.compile(r"[^ -]+[- ]*|[- ]+")


@lru_cache(16384)
def spoken(say: Callable[..., str], message: str, arguments: tuple[tuple[str, Any], ...]) -> str:
    """A message, formatted once: the same few come back in every drawing."""
    return say(message, **dict(arguments))


def wrapped(sentence: str, width: int) -> list[str]:
    """A sentence in lines of at most so many letters, broken at spaces and hyphens, or anywhere for want of one."""
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


@lru_cache(256)
def badge(x: float, y: float, words: str, radius: float = 9.5, fill: str = "ink") -> str:
    """A small round mark with a figure; it widens for a second one."""
    width = 2 * radius + 6 * (len(words) - 1) * (radius < 12)
    return (
        f'<rect x="{number(x - width / 2)}" y="{number(y - radius)}" width="{number(width)}" '
        f'height="{number(2 * radius)}" rx="{number(radius)}" fill="var(--{fill})" stroke="var(--card)"/>'
        + text(x, y + 5.3, words, "fb-sm fb-mid", "font-weight:700;fill:var(--paper)")
    )
