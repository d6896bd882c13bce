"""Functions that several commands use."""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from flibuste.cli import completion
from flibuste.cli.problem import Problem

if TYPE_CHECKING:
    from rich.console import Console

    from flibuste.engine.game import Data, Game

GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="The game; `flibuste games` lists them.", autocompletion=completion.games),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for machines.")]
Language = Annotated[
    str | None,
    typer.Option(
        "--lang", help="Language: en or fr. [default: that of your system]", autocompletion=completion.languages
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="A variant of the game; may be repeated.",
        autocompletion=completion.options,
    ),
]
Components = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="TOML file with changes to the printed pieces.")
]
SeenBy = Annotated[str, typer.Option("--as", metavar="SEAT", help="Whose eyes: the number of a seat, or spectator.")]
UpTo = Annotated[int | None, typer.Option("--to", metavar="N", min=0, help="Stop after N moves.")]


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=1))


def console() -> "Console":
    from rich.console import Console

    return Console(highlight=False)


def language(wanted: str | None) -> str:
    """The language given on the command line, or else that of the environment, or else English."""
    from flibuste.words import languages

    known = languages()
    if wanted is not None:
        if wanted not in known:
            raise Problem(f"there are no words for the language '{wanted}'; the languages are: {', '.join(known)}")
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            found = os.environ[name][:2].lower()
            return found if found in known else "en"
    return "en"


def read_options(given: list[str] | None) -> "Data":
    """Options as a dictionary: `["bonus=on"]` is `{"bonus": "on"}`. A name without a value switches the option on."""
    found: Data = {}
    for entry in given or []:
        name, equals, value = entry.partition("=")
        if not name:
            raise Problem(f"--option {entry}: write NAME=VALUE")
        found[name.strip()] = value.strip() if equals else True
    return found


def game_from(name: str, components: Path | None) -> "Game":
    """The game of this name. `components` is a file that changes its pieces."""
    from flibuste.records.files import game_with, read_toml

    changes = None if components is None else read_toml(components)
    return game_with(name, changes, str(components))


def seat_of(text: str, seats: int) -> int:
    """The seat given by `--as`, counted from 0; -1 for a spectator."""
    if text.lower() in ("spectator", "0", ""):
        return -1
    if not text.isdigit() or not 1 <= int(text) <= seats:
        raise Problem(f"--as {text}: say a seat from 1 to {seats}, or spectator")
    return int(text) - 1
