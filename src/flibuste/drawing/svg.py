"""Functions that write SVG, and the structure that the boards of all games share.

Everything is a string, so that a game can keep the parts that do not change. `text` and the `title` arguments escape
their words. All other arguments are written as they are: they must come from the game, never from a person.
"""

from functools import lru_cache

from flibuste.drawing.drawn import Drawn
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
    """A symbol at a place. `width` and `height` scale it; without them it keeps the size that it was drawn in."""
    at = f' x="{number(x)}" y="{number(y)}"' if x or y else ""
    size = f' width="{number(width)}" height="{number(height or width)}"' if width else ""
    extra = f' style="{style}"' if style else ""
    return f'<use href="#{symbol}"{at}{size}{extra}/>'


def group(content: str, css: str = "", style: str = "") -> str:
    """A group of things that share a class or a style."""
    named = f' class="{css}"' if css else ""
    extra = f' style="{style}"' if style else ""
    return f"<g{named}{extra}>{content}</g>"


def seat_style(seat: int) -> str:
    """The style that makes symbols draw in a seat's colours."""
    return f"--c:var(--seat-{seat});--m:var(--seat-{seat}-mark)"


@lru_cache(512)
def token(seat: int, x: float, y: float, radius: float, colour: int = 0) -> str:
    """The round token of a seat, with its emblem, in the colour of the seat or in the one that its player chose."""
    half = radius * 0.66
    at = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return (
        f'<g style="{seat_style(colour or seat)}"><circle class="fb-tok" {at}/>'
        f"{use(f'em-{seat}', x - half, y - half, 2 * half)}</g>"
    )


def hot(x: float, y: float, width: float, height: float, round_by: float = 8) -> str:
    """The shape that the browser lights up when its target can be chosen. It lies under the drawing of the target."""
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
    """A piece: it keeps its id for the whole match, and only its `transform` says where it is, so that it can move.

    A piece that an action can point at has a `target` and the `shape` that lights up.
    """
    aim = f' data-target="{escape(target)}"' if target else ""
    more = f" {attributes}" if attributes else ""
    words = f"<title>{escape(title)}</title>" if title else ""
    return f'<g id="{name}"{aim}{more} transform="translate({number(x)} {number(y)})">{words}{shape}{content}</g>'


class Board:
    """A picture while it is being drawn.

    `chart` never changes during a match. `places` are what actions point at, `pieces` are what moves, and `fx` is shown
    for a moment only: dice, a line of fire. `colours` are those that the seats have chosen, for whatever is drawn
    beside the picture. `attributes` are more of the picture's own, each with a space after it.
    """

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
        self.colours: list[int] = []
        self.attributes = ""

    def drawn(self) -> Drawn:
        """The finished SVG, with exactly the symbols that it uses."""
        own = self.colours == [*range(1, len(self.colours) + 1)]
        chosen = "" if own else f' data-colours="{" ".join(map(str, self.colours))}"'
        drawing = [*self.places, *self.pieces, *self.fx]
        return Drawn.of(
            [
                '<svg xmlns="http://www.w3.org/2000/svg" class="fb" id="board" '
                f'viewBox="0 0 {number(self.width)} {number(self.height)}" {self.attributes}role="group" '
                f'aria-labelledby="board-title board-desc"{chosen}>',
                f'<title id="board-title">{escape(self.title)}</title>',
                f'<desc id="board-desc">{escape(self.description)}</desc>',
                "<defs>",
                *self.symbols.taken(self.chart, drawing),
                '</defs><g id="chart" data-static="1">',
                self.chart,
                '</g><g id="places">',
                *self.places,
                '</g><g id="pieces">',
                *self.pieces,
                '</g><g id="fx">',
                *self.fx,
                "</g></svg>",
            ]
        )
