"""A picture as a bitmap, for terminals, notebooks and documents. Needs the extra `png`."""

from functools import cache
from importlib import import_module
from typing import Any

from flibuste.drawing.theme import Theme, resolved
from flibuste.extras import need

FAMILIES = (  # resvg does not ask the system which of its fonts is "serif"
    *("Times New Roman", "Liberation Serif", "Tinos", "Nimbus Roman", "P052", "Times", "Georgia"),
    *("Noto Serif", "DejaVu Serif", "FreeSerif", "Cambria"),
    *("DejaVu Sans", "Liberation Sans", "Noto Sans", "Arial", "Helvetica", "FreeSans", "Ubuntu", "Cantarell", "Roboto"),
)
TRIAL = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="9" font-family="{family}">A</text></svg>'


def renderer() -> Any:
    """The package that draws bitmaps."""
    need("png")
    return import_module("resvg_py")


@cache
def letters() -> str | None:
    """A font family that this machine has, serif if possible; nothing where it has none that we know by name."""
    blank = TRIAL.format(family="no such font")
    return next((family for family in FAMILIES if drawn(TRIAL.format(family=family)) != drawn(blank)), None)


def drawn(svg: str) -> bytes:
    return bytes(renderer().svg_to_bytes(svg_string=svg))


def to_png(svg: str, width: int = 1200, theme: Theme = "light") -> bytes:
    """The picture as PNG, `width` pixels wide; words in the system's serif, or left out where it has no font."""
    return bytes(renderer().svg_to_bytes(svg_string=resolved(svg, theme), width=width, serif_family=letters()))
