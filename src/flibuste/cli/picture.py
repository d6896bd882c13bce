"""`flibuste picture`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, cast

import typer

from flibuste.cli import completion
from flibuste.cli.common import Language, SeenBy, UpTo
from flibuste.cli.phrasebook import tell

if TYPE_CHECKING:
    from flibuste.engine.game import Data, Game
    from flibuste.engine.state import State
    from flibuste.lessons.lesson import Lesson

Themes = ("auto", "light", "dark")


def picture(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A saved match or puzzle; a position, example or lesson (TOML).")
    ],
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

    An example is drawn as it is after all it does, or after the first N moves (--to 0: before them). A lesson is drawn
    at its step N; a puzzle as it is asked, with --to 2 solved.

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
    seat = seat_of(seen_by, state.seats)
    words = Words(game, language(lang), names)
    words.piece_names = game.piece_names(state, seat, words.say)
    svg = game.picture(game.view(state, seat), words.say)
    write_whole(out, drawn(svg, out.suffix.lower(), theme, width))
    tell(f"{out} is drawn.")


def table_of(file: Path, to: int | None) -> tuple["Game", "State", list[str]]:
    """The game, the state and the names in a file: a match or an example after `to` moves, a lesson at step `to`."""
    from flibuste.engine.registry import load_game
    from flibuste.lessons.lesson import is_lesson, read_lesson
    from flibuste.lessons.puzzle import is_puzzle, puzzle_in
    from flibuste.records.files import BadFile, read_json, read_match, read_toml

    if file.suffix.lower() != ".toml":
        if is_puzzle(read_json(file)):
            game, puzzle = puzzle_in(file)
            return game, *lesson_at(game, puzzle, 1 if to is None else to)
        match = read_match(file, to)
        return match.game, match.state, match.names
    data = read_toml(file)
    if not isinstance(data.get("game"), str):
        raise BadFile(f'{file}: the position does not name its game: game = "…"')
    game = load_game(data["game"])
    if is_lesson(data):
        return game, *lesson_at(game, read_lesson(file), to)
    return game, position_of(game, file, data, to), []


def lesson_at(game: "Game", lesson: "Lesson", to: int | None) -> tuple["State", list[str]]:
    """The table of a lesson when a step is shown; by default its last."""
    from flibuste.cli.problem import Problem
    from flibuste.lessons.course import Course

    steps = len(lesson.steps)
    if to is not None and not 1 <= to <= steps:
        raise Problem(f"--to {to}: this lesson has the steps 1 to {steps}")
    course = Course(game, lesson)
    while course.at + 1 < (to or steps):
        course.answer(course.shown())
    return course.state, lesson.seat_names(course.state.seats, "")


def position_of(game: "Game", file: Path, data: "Data", to: int | None) -> "State":
    """The position of a file after what is done in it, or after so many of those moves."""
    from flibuste.engine.chance import Fast
    from flibuste.records.example import state_after
    from flibuste.records.files import BadFile
    from flibuste.records.position import BadPosition, read_position

    given = data.get("given", data)
    try:
        if "given" in data and ("do" in data or "then" in data or "case" in data):
            return state_after(game, data, to)
        if given.get("start"):
            state: State = game.start(int(given.get("players", game.seats.start)), given.get("options", {}), Fast(0))
            return state
        return read_position(game, given)
    except BadPosition as error:
        raise BadFile(f"{file}: {error}") from error


def drawn(svg: str, suffix: str, theme: str, width: int) -> str | bytes:
    from flibuste.drawing.png import to_png
    from flibuste.drawing.theme import standalone

    chosen = cast(Literal["auto", "light", "dark"], theme)
    if suffix == ".svg":
        return standalone(svg, chosen)
    return to_png(svg, width, "light" if chosen == "auto" else chosen)
