"""`flibuste balance`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from flibuste.cli import completion
from flibuste.cli.arena import Html
from flibuste.cli.common import AsJson, Components, GameName, Language, Options
from flibuste.cli.progress import with_bar

if TYPE_CHECKING:
    from flibuste.arena.balance import Balance
    from flibuste.arena.trial import Trial
    from flibuste.engine.game import Data


def balance(
    game: GameName,
    components: Components = None,
    against: Annotated[
        str | None, typer.Option("--against", metavar="FILE", help="Other pieces to compare with, or: printed.")
    ] = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games of each.")] = 400,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes that share the work.")] = 1,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT", help="Who plays, at every seat.", autocompletion=completion.bots)
    ] = "deckhand",
    players: Annotated[int | None, typer.Option("--players", help="Seats. [default: the game's]")] = None,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "0",
    html: Html = None,
    option: Options = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Say how balanced a game is, and which piece changes winning most. Ctrl-C reports what was finished.

    Example: flibuste balance cove --components mine.toml --against printed --jobs 2 --html balance.html
    """
    from flibuste.arena.balance import Balance
    from flibuste.cli.common import game_from, language, read_options

    loaded = game_from(game, components)
    seats = players if players is not None else loaded.default_seats
    sets = [loaded.components if loaded.changed else None]
    if against is not None:
        sets.append(None if against == "printed" else game_from(game, Path(against)).components)
    trials = [trial(game, seats, bots, seed, read_options(option), pieces) for pieces in sets]
    found = Balance(trials, games)
    complete = with_bar(game, found.total, lambda progress: found.run(jobs, progress))
    report(found, language(lang), html, as_json)
    if not complete:
        raise typer.Exit(130)


def trial(game: str, seats: int, bot: str, seed: str, options: "Data", components: "Data | None") -> "Trial":
    from flibuste.arena.trial import Trial

    found = Trial(game, seats, bot, seed, options, components)
    found.check()
    return found


def report(found: "Balance", lang: str, html: Path | None, as_json: bool) -> None:
    """Print what was found, and write the page if it is wanted."""
    from flibuste.arena.balance_page import BalanceReport
    from flibuste.cli.common import print_json
    from flibuste.records.files import write_whole

    said = BalanceReport(found, lang)
    if as_json:
        print_json(found.data())
    else:
        print("\n".join(said.lines()))
    if html is not None:
        write_whole(html, said.html())
        print(said.say("arena-written", file=str(html)), file=sys.stderr)
