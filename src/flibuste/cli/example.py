"""`flibuste example`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from flibuste.cli.common import AsJson
from flibuste.cli.phrasebook import tell, told

if TYPE_CHECKING:
    from flibuste.engine.game import Data


def example(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Example files, or folders of them.")],
    as_json: AsJson = False,
) -> None:
    """Run worked examples, or lessons, and say what differed.

    Exit code 1 if anything did.

    Example: flibuste example tests/games/stortebeker/examples
    """
    from flibuste.cli.common import print_json

    results = [result for path in spread(files) for result in run(path)]
    if as_json:
        print_json({"ok": not any(result["wrong"] for result in results), "examples": results})
    else:
        for result in results:
            show(result)
        failed = sum(1 for result in results if result["wrong"])
        tell(f"{len(results) - failed} of {len(results)} hold")
    if any(result["wrong"] for result in results):
        raise typer.Exit(1)


def spread(paths: list[Path]) -> list[Path]:
    """The example files: a folder stands for all example files in it."""
    from flibuste.cli.problem import Problem

    found: list[Path] = []
    for path in paths:
        if not path.is_dir():
            found.append(path)
            continue
        inside = sorted(path.rglob("*.toml"))
        if not inside:
            raise Problem(f"{path}: there are no example files (*.toml) in this folder")
        found += inside
    return found


def run(path: Path) -> list["Data"]:
    """Run the examples of one file. Returns each with what differed."""
    from flibuste.engine.domain import BadWord
    from flibuste.engine.registry import UnknownGame, load_game
    from flibuste.lessons.lesson import is_lesson, read_lesson
    from flibuste.lessons.proof import prove
    from flibuste.records.example import run_example
    from flibuste.records.files import BadFile, read_toml
    from flibuste.records.lines import BadExample

    if not path.exists():
        raise BadFile(f"{path}: there is no such file")
    try:
        data = read_toml(path)
        if is_lesson(data):
            lesson = read_lesson(path)
            return [{"file": str(path), "title": lesson.title["en"], "wrong": prove(load_game(lesson.game), lesson)}]
        if not isinstance(data.get("game"), str):
            raise BadExample('the example does not name its game: game = "…"')
        cases = run_example(data, load_game(data["game"]))
    except BadFile as error:
        return [{"file": str(path), "title": "", "wrong": [str(error).removeprefix(f"{path}: ")]}]
    except (BadWord, UnknownGame) as error:
        return [{"file": str(path), "title": "", "wrong": [str(error)]}]
    except (TypeError, AttributeError, KeyError, ValueError, IndexError) as error:
        return [{"file": str(path), "title": "", "wrong": [f"cannot be read as an example: {error}"]}]
    return [{"file": str(path), "title": title, "wrong": wrong} for title, wrong in cases]


def show(result: "Data") -> None:
    title = f": {result['title']}" if result["title"] else ""
    print(f"{told('differs') if result['wrong'] else 'ok     '} {result['file']}{title}")
    for line in result["wrong"]:
        tell(f"    {line}")
