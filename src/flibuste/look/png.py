"""A picture as a bitmap, for terminals, notebooks and documents. Needs resvg (`pip install resvg_py`)."""

from importlib import import_module
from typing import Any

from flibuste.look.theme import Theme, resolved

# The first that the system has is used for a board's words; resvg takes one family, not a list.
SERIFS = ("Palatino Linotype", "Palatino", "P052", "Georgia", "Liberation Serif", "DejaVu Serif", "Times New Roman")


class NoRenderer(RuntimeError):
    """resvg is not installed."""


def renderer() -> Any:
    try:
        return import_module("resvg_py")
    except ImportError as missing:
        raise NoRenderer("PNG pictures need resvg: pip install resvg_py") from missing


def to_png(svg: str, width: int = 1200, theme: Theme = "light") -> bytes:
    """The picture as PNG, `width` pixels wide."""
    resvg = renderer()
    drawn = resvg.svg_to_bytes(svg_string=resolved(svg, theme), width=width, serif_family=serif(resvg))
    return bytes(drawn)


_serif: list[str] = []


def serif(resvg: Any) -> str:
    """A serif family that this system really has: the first whose word leaves ink."""
    if not _serif:
        _serif.append(next((family for family in SERIFS if leaves_ink(resvg, family)), SERIFS[-1]))
    return _serif[0]


def leaves_ink(resvg: Any, family: str) -> bool:
    empty, word = (
        bytes(
            resvg.svg_to_bytes(
                svg_string='<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">'
                f'<text x="2" y="15" font-family="{family}" font-size="15">{words}</text></svg>'
            )
        )
        for words in ("", "Mm")
    )
    return empty != word
