"""`flibuste picture`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, cast

import typer

from flibuste.cli import completion
from flibuste.cli.common import Language, SeenBy, UpTo

if TYPE_CHECKING:
    from flibuste.engine.game import Game
    from flibuste.engine.state import State

Themes = ("auto", "light", "dark")


def picture(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved match, a position or an example (TOML).")],
    out: Annotated[Path, typer.Option("-o", "--out", metavar="OUT", help="Where to draw: a .svg or .png file.")],
    seen_by: SeenBy = "spectator",
    to: UpTo = None,
    lang: Language = None,
    theme: Annotated[
        str, typer.Option("--theme", help="auto (SVG only), light or dark.", autocompletion=completion.themes)
    ] = "auto",
    width: Annotated[int, typer.Option("--width", min=100, max=8000, help="Width of a PNG in pixels.")] = 1200,
) -> None:
    """Draw a saved position as one seat sees it.

    Example: flibuste picture my-game.json --as 1 -o table.png
    """
    from flibuste.cli.common import language, seat_of
    from flibuste.cli.problem import Problem
    from flibuste.records.files import write_whole
    from flibuste.words import Words

    if out.suffix.lower() not in (".svg", ".png"):
        raise Problem(f"-o {out}: the name of the picture must end in .svg or .png")
    if theme not in Themes:
        raise Problem(f"--theme {theme}: the themes are: {', '.join(Themes)}")
    game, state, names = table_of(file, to)
    words = Words(game, language(lang), names)
    svg = game.picture(game.view(state, seat_of(seen_by, state.seats)), words.say)
    write_whole(out, drawn(svg, out.suffix.lower(), theme, width))
    print(f"{out} is drawn.")


def table_of(file: Path, to: int | None) -> tuple["Game", "State", list[str]]:
    """The game, the state and the names in a file: of a saved match after `to` moves, or of a position."""
    from flibuste.records.files import read_match

    if file.suffix.lower() == ".toml":
        return *position_of(file), []
    match = read_match(file, to)
    return match.game, match.state, match.names


def position_of(file: Path) -> tuple["Game", "State"]:
    from flibuste.engine.chance import Fast
    from flibuste.engine.registry import load_game
    from flibuste.records.files import BadFile, read_toml
    from flibuste.records.position import BadPosition, read_position

    data = read_toml(file)
    given = data.get("given", data)
    name = data.get("game")
    if not isinstance(name, str):
        raise BadFile(f'{file}: the position does not name its game: game = "…"')
    game = load_game(name)
    if given.get("start"):
        return game, game.start(int(given.get("players", game.seats.start)), given.get("options", {}), Fast(0))
    try:
        return game, read_position(game, given)
    except BadPosition as error:
        raise BadFile(f"{file}: {error}") from error


def drawn(svg: str, suffix: str, theme: str, width: int) -> str | bytes:
    from flibuste.drawing.png import to_png
    from flibuste.drawing.theme import standalone

    chosen = cast(Literal["auto", "light", "dark"], theme)
    if suffix == ".svg":
        return standalone(svg, chosen)
    return to_png(svg, width, "light" if chosen == "auto" else chosen)
