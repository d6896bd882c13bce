"""A small drawing kit: SVG as strings, built quickly, in the structure that every board shares.

What is drawn goes in as finished fragments, so that a game can cache whatever does not change. Words are escaped by
`text` and by the `title` arguments; all other arguments are the game's own and are written as they come.
"""

from functools import lru_cache

from flibuste.drawing.symbols import SHARED_SYMBOLS, Symbols


def escape(words: str) -> str:
    """Words made safe inside an element or an attribute."""
    if "&" in words:
        words = words.replace("&", "&amp;")
    if "<" in words:
        words = words.replace("<", "&lt;").replace(">", "&gt;")
    return words.replace('"', "&quot;") if '"' in words else words


@lru_cache(4096)
def number(value: float) -> str:
    """A coordinate, with one decimal at most."""
    return f"{value:.1f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def text(x: float, y: float, words: str, css: str = "", style: str = "") -> str:
    """One line of words."""
    extra = f' style="{style}"' if style else ""
    named = f' class="{css}"' if css else ""
    return f'<text x="{number(x)}" y="{number(y)}"{named}{extra}>{escape(words)}</text>'


def use(symbol: str, x: float = 0, y: float = 0, width: float = 0, height: float = 0, *, style: str = "") -> str:
    """A symbol, at a place and in a size; without a size it is a definition drawn to scale."""
    at = f' x="{number(x)}" y="{number(y)}"' if x or y else ""
    size = f' width="{number(width)}" height="{number(height or width)}"' if width else ""
    extra = f' style="{style}"' if style else ""
    return f'<use href="#{symbol}"{at}{size}{extra}/>'


def group(content: str, css: str = "", style: str = "") -> str:
    """Things that share a class or a style."""
    named = f' class="{css}"' if css else ""
    extra = f' style="{style}"' if style else ""
    return f"<g{named}{extra}>{content}</g>"


def seat_style(seat: int) -> str:
    """The style that makes symbols draw in a seat's colours."""
    return f"--c:var(--seat-{seat});--m:var(--seat-{seat}-mark)"


@lru_cache(512)
def token(seat: int, x: float, y: float, radius: float, colour: int = 0) -> str:
    """A seat's round token: its colour, or another that its player has chosen, never without its emblem."""
    half = radius * 0.66
    at = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return (
        f'<g style="{seat_style(colour or seat)}"><circle class="fb-tok" {at}/>'
        f"{use(f'em-{seat}', x - half, y - half, 2 * half)}</g>"
    )


def hot(x: float, y: float, width: float, height: float, round_by: float = 8) -> str:
    """The shape that the browser lights up: it lies under the art of its target."""
    return (
        f'<rect class="fb-hot" x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" '
        f'rx="{number(round_by)}"/>'
    )


def place(name: str, target: str, title: str, shape: str, content: str = "") -> str:
    """A place on the board that an action can point at."""
    return f'<g id="{name}" data-target="{escape(target)}"><title>{escape(title)}</title>{shape}{content}</g>'


def piece(
    name: str, x: float, y: float, title: str, content: str, *, target: str = "", shape: str = "", attributes: str = ""
) -> str:
    """A piece: a stable id, its words, and its position in `transform` and nowhere else.

    A piece that an action can point at has a `target` and the `shape` that lights up.
    """
    aim = f' data-target="{escape(target)}"' if target else ""
    more = f" {attributes}" if attributes else ""
    words = f"<title>{escape(title)}</title>" if title else ""
    return f'<g id="{name}"{aim}{more} transform="translate({number(x)} {number(y)})">{words}{shape}{content}</g>'


class Board:
    """A board in the making: the chart that never changes, places, pieces, and what is shown for a moment."""

    def __init__(
        self, width: float, height: float, title: str, description: str, symbols: Symbols = SHARED_SYMBOLS
    ) -> None:
        self.width = width
        self.height = height
        self.title = title
        self.description = description
        self.symbols = symbols
        self.chart = ""
        self.places: list[str] = []
        self.pieces: list[str] = []
        self.fx: list[str] = []

    def drawn(self) -> str:
        """The whole picture, with the symbols that it uses and no others."""
        body = (
            f'<g id="places">{"".join(self.places)}</g>'
            f'<g id="pieces">{"".join(self.pieces)}</g>'
            f'<g id="fx">{"".join(self.fx)}</g>'
        )
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" class="fb" id="board" '
            f'viewBox="0 0 {number(self.width)} {number(self.height)}" role="group" '
            'aria-labelledby="board-title board-desc">'
            f'<title id="board-title">{escape(self.title)}</title>'
            f'<desc id="board-desc">{escape(self.description)}</desc>'
            f"<defs>{self.symbols.taken(self.chart, body)}</defs>"
            f'<g id="chart" data-static="1">{self.chart}</g>{body}</svg>'
        )
