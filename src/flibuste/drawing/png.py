"""A picture as a bitmap, for terminals, notebooks and documents. Needs resvg (`pip install resvg_py`)."""

from importlib import import_module
from typing import Any

from flibuste.drawing.theme import Theme, resolved


class NoRendererError(RuntimeError):
    """resvg is not installed."""


def renderer() -> Any:
    try:
        return import_module("resvg_py")
    except ImportError as missing:
        raise NoRendererError("PNG pictures need resvg: pip install resvg_py") from missing


def to_png(svg: str, width: int = 1200, theme: Theme = "light") -> bytes:
    """The picture as PNG, `width` pixels wide; words in the system's serif, or left out where it has no font."""
    return bytes(renderer().svg_to_bytes(svg_string=resolved(svg, theme), width=width))
