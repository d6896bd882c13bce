"""How a table looks to a seat: as a picture, and as text."""

import re
from typing import Final

from flibuste.drawing.png import to_png
from flibuste.drawing.theme import Theme, resolved, standalone
from flibuste.engine.game import Game
from flibuste.engine.state import State
from flibuste.words import Words

THEMES: Final = ("auto", "light", "dark")
MARKUP: Final = re.compile(r"(\\*)\[(/?[a-z#@][^\[\]]*|/)\]", re.IGNORECASE)


def drawing(game: Game, state: State, seat: int, words: Words) -> str:
    """The picture that the seat sees, to be put into a page that has the colours."""
    return str(game.picture(game.view(state, seat), words.say))


def svg_file(picture: str, theme: Theme) -> str:
    """A picture with its colours, as a file of its own."""
    check_theme(theme)
    return standalone(picture, theme)


def svg_inline(picture: str) -> str:
    """A picture with its colours written out, for notebooks, which may put it inside a page of their own."""
    return resolved(picture, "light")


def png_file(picture: str, width: int, theme: Theme) -> bytes:
    """A picture as a bitmap; needs the extra `png`."""
    check_theme(theme)
    return to_png(picture, width, "light" if theme == "auto" else theme)


def check_theme(theme: str) -> None:
    """Refuse a theme that there is not."""
    if theme not in THEMES:
        raise ValueError(f"There is no theme {theme!r}; the themes are: {', '.join(THEMES)}.")


def plain_text(game: Game, state: State, seat: int, words: Words) -> str:
    """The table as the terminal shows it, without its colours."""
    return without_markup(game.terminal(game.view(state, seat), words.say))


def without_markup(text: str) -> str:
    """A text without Rich's tags: `[bold]Rum[/]` is Rum, and an escaped bracket is a bracket."""
    return MARKUP.sub(kept, text)


def kept(tag: re.Match[str]) -> str:
    """What stays of a tag: nothing, or the brackets with what is between them where they are escaped."""
    slashes = tag[1]
    return slashes[: len(slashes) // 2] + (f"[{tag[2]}]" if len(slashes) % 2 else "")
