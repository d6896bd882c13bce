"""`flibuste puzzles`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from flibuste.cli import completion
from flibuste.cli.common import AsJson, GameName, Options
from flibuste.cli.progress import with_bar

if TYPE_CHECKING:
    from flibuste.arena.finder import Hunt
    from flibuste.engine.game import Game
    from flibuste.lessons.puzzle import Puzzle


def puzzles(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=1, help="How many matches to look through.")] = 40,
    wanted: Annotated[int, typer.Option("--wanted", min=1, help="How many puzzles to keep.")] = 30,
    players: Annotated[int | None, typer.Option("--players", help="Seats. [default: the fewest]")] = None,
    bot: Annotated[str, typer.Option("--bot", help="Who plays the matches.", autocompletion=completion.bots)] = "mate",
    judge: Annotated[
        str, typer.Option("--judge", help="Who judges: the pilot, or a level of bots.", autocompletion=completion.bots)
    ] = "pilot",
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same puzzles.")] = "puzzles",
    option: Options = None,
    tries: Annotated[int, typer.Option("--tries", min=1, help="How often a weak player tries to find it.")] = 1,
    last: Annotated[int, typer.Option("--last", min=0, help="Look at so many decisions before the end; 0: all.")] = 0,
    played: Annotated[int, typer.Option("--played", min=0, help="Judge by so many games to the end instead.")] = 0,
    margin: Annotated[
        float | None, typer.Option("--margin", min=0, max=1, help="How far the best has to lead. [default: 0.08]")
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="Write them into this folder.")] = None,
    as_json: AsJson = False,
) -> None:
    """Find puzzles in matches between bots: positions in which one choice is clearly the best.

    Ctrl-C ends the search and keeps what was found. The puzzles that come with a game are solved in the browser, or
    with `flibuste learn GAME puzzle-01`.

    Where looking ahead errs, as in long games with many ships, games that are played to the end show what is best:
    quick ones first, then those of the bot that plays the matches. Small fleets make them short.

    What is found is written into the folder after every match.

    Example: flibuste puzzles stortebeker --games 40 --out my-puzzles

    Example: flibuste puzzles davyjones --bot greedy --played 48 --margin 0.15 --option build_total=14 --out my-puzzles
    """
    from flibuste.arena.finder import Hunt
    from flibuste.bots import check_bot
    from flibuste.bots._thinker import JUDGES
    from flibuste.cli.common import game_from, print_json, read_options
    from flibuste.cli.problem import Problem

    loaded = game_from(game, None)
    number = loaded.seats.start if players is None else players
    loaded.check_seats(number)
    check_bot(bot)
    if judge not in JUDGES:
        raise Problem(f"--judge {judge}: the levels are: {', '.join(JUDGES)}")
    options = read_options(option)
    loaded.settle_options(options)
    hunt = Hunt(game, number, games, wanted, bot, judge, seed, options, margin, played, last, tries)
    found = run(loaded, hunt, out)
    if as_json:
        print_json([puzzle.data() for puzzle in found])
    else:
        show(found, out)


def run(game: "Game", hunt: "Hunt", out: Path | None) -> list["Puzzle"]:
    """Look for puzzles, and write them into the folder as they are found."""
    from flibuste.arena.puzzles import hunt_puzzles

    return with_bar(hunt.game, hunt.matches, lambda progress: hunt_puzzles(game, hunt, progress, out))


def show(found: list["Puzzle"], out: Path | None) -> None:
    for number, puzzle in enumerate(found, start=1):
        (best, chance), (second, other) = puzzle.choices[:2]
        print(f"{number:3} {puzzle.question:<16} {best} ({chance:.0%}), then {second} ({other:.0%})")
    print(f"{len(found)} puzzles" + (f" in {out}" if out else ""))
