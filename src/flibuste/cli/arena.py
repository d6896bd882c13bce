"""`flibuste arena`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from flibuste.cli import completion
from flibuste.cli.common import AsJson, Components, GameName, Language, Options
from flibuste.cli.progress import with_bar

if TYPE_CHECKING:
    from flibuste.arena.contest import Contest
    from flibuste.arena.page import Speech
    from flibuste.arena.results import Results

Html = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write a page with plots.")]


def arena(
    game: GameName,
    more: Annotated[list[str] | None, typer.Argument(metavar="[BOT…]", help="More bots.", show_default=False)] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots", metavar="BOT…", help="The bots: names, files, module:Class.", autocompletion=completion.bots
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes that share the work.")] = 1,
    players: Annotated[
        int | None, typer.Option("--players", help="Seats at a table. [default: one per bot, or the game's]")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "0",
    on: Annotated[str, typer.Option("--on", metavar="PLACE", help="Where to play: here, or ray (a cluster).")] = "here",
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep every game there; the same command goes on.")
    ] = None,
    html: Html = None,
    parquet: Annotated[
        Path | None, typer.Option("--parquet", metavar="FILE", help="Write a table of all games.")
    ] = None,
    option: Options = None,
    components: Components = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other on equal terms, and say who is how strong. Ctrl-C reports what was finished.

    Example: flibuste arena stortebeker --bots mate deckhand greedy --games 120 --jobs 2 --html arena.html
    """
    from flibuste.arena.contest import Contest
    from flibuste.arena.page import Speech
    from flibuste.cli.common import game_from, language, read_options

    names = split(bots, more)
    loaded = game_from(game, components)
    seats = players if players is not None else len(names) if len(names) in loaded.seats else loaded.default_seats
    changed = loaded.components if loaded.changed else None
    contest = Contest(game, names, games, seats, seed, read_options(option), changed)
    check(contest, on, parquet)
    speech = Speech(language(lang))
    results, complete = play(contest, jobs, on, save, speech)
    report(results, speech, html, parquet, as_json)
    if not complete:
        raise typer.Exit(130)


def check(contest: "Contest", on: str, parquet: Path | None) -> None:
    """Raise what is wrong before anything is started."""
    from flibuste.arena.running import check_place
    from flibuste.extras import need

    need("arena")
    if parquet is not None:
        need("parquet")
    contest.check()
    check_place(on)


def play(contest: "Contest", jobs: int, on: str, save: Path | None, speech: "Speech") -> tuple["Results", bool]:
    """Play the games that are not played yet; whether all were."""
    from flibuste.arena.results import Results
    from flibuste.arena.running import run

    if contest.total != contest.games:
        rounded = {"total": contest.total, "asked": contest.games, "seatings": len(contest.seatings)}
        print(speech.say("arena-rounded", **rounded), file=sys.stderr)
    results = Results(contest, save)
    complete = with_bar(contest.game, contest.total, lambda progress: run(results, jobs, on, progress))
    if not complete and save is not None:
        print(speech.say("arena-go-on", file=str(save)), file=sys.stderr)
    return results, complete


def split(bots: list[str] | None, more: list[str] | None) -> tuple[str, ...]:
    """`--bots a b`, `--bots a,b` and `--bots a --bots b` are the same."""
    return tuple(name.strip() for entry in [*(bots or []), *(more or [])] for name in entry.split(",") if name.strip())


def report(results: "Results", speech: "Speech", html: Path | None, parquet: Path | None, as_json: bool) -> None:
    """Print the standing, and write what files are wanted."""
    from flibuste.arena.contest_page import ContestReport
    from flibuste.arena.parquet import write_parquet
    from flibuste.arena.standing import standing
    from flibuste.cli.common import print_json
    from flibuste.records.files import write_whole

    played = results.in_order()
    found = standing(results.contest, played)
    said = ContestReport(found, speech.language)
    if as_json:
        print_json(found.data())
    else:
        print("\n".join(said.lines()))
    if html is not None:
        write_whole(html, said.html())
        print(speech.say("arena-written", file=str(html)), file=sys.stderr)
    if parquet is not None:
        write_parquet(parquet, results.contest, played)
        print(speech.say("arena-written", file=str(parquet)), file=sys.stderr)
