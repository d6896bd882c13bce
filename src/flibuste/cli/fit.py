"""`flibuste fit`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from flibuste.cli import completion
from flibuste.cli.common import AsJson, GameName
from flibuste.cli.phrasebook import tell
from flibuste.cli.progress import with_bar

if TYPE_CHECKING:
    from flibuste.arena.fit import Beliefs, Fitted, Sample
    from flibuste.engine.game import Game


def fit(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=10, help="How many matches to learn from.")] = 400,
    players: Annotated[str, typer.Option("--players", help="Seats, one after another: 2,3. [default: all]")] = "",
    bot: Annotated[
        str, typer.Option("--bot", help="Who plays the matches.", autocompletion=completion.bots)
    ] = "deckhand",
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same matches.")] = "fit",
    near: Annotated[
        float, typer.Option("--near", min=0.0, help="Stay near the weights there are, at this price; 0: fit anew.")
    ] = 0.0,
    out: Annotated[Path | None, typer.Option("--out", help="Where to write. [default: the game's folder]")] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", help="Draw what was said against what came: an SVG file.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Fit nothing: say how good the weights are that there are.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Fit the weights of a game's judgement on matches between bots. Ctrl-C fits what was played so far.

    With --check nothing is fitted or written, but for the plot: it tells how the weights that there are do.

    Example: flibuste fit stortebeker --games 400 --bot mate
    """
    from flibuste.arena.fit import Sample, keep
    from flibuste.arena.reliability import picture
    from flibuste.cli.common import game_from, print_json

    loaded = game_from(game, None)
    seats = tuple(int(part) for part in players.split(",")) if players else tuple(loaded.seats)
    for number in seats:
        loaded.check_seats(number)
    found = run(loaded, Sample(game, games, bot, seats, seed=seed, near=near, check=check))
    path = None if check else keep(loaded, found, out)
    if plot is not None:
        plot.write_text(picture(found), encoding="utf-8")
    if as_json:
        print_json(found.data())
    else:
        show(found, path)


def run(game: "Game", sample: "Sample") -> "Fitted":
    """Play and fit."""
    from flibuste.arena.fit import fit_game

    return with_bar(sample.game, sample.matches, lambda progress: fit_game(game, sample, progress))


def show(found: "Fitted", path: Path | None) -> None:
    tell(f"{found.sample.game}: {found.matches} matches between {found.sample.bot}s, {found.examples} positions")
    tell(f"  log-loss {found.loss:.4f} (a guess: {found.fair_loss:.4f}; the weights before: {found.before:.4f})")
    for name, weight in found.weights.items():
        print(f"  {name:<16} {weight:8.4f}")
    tell("  said  came   positions")
    for entry in found.bins:
        print(f"  {entry.said:.2f}  {entry.came:.2f} {entry.count:8} {'#' * round(40 * entry.came)}")
    if found.beliefs is not None:
        show_beliefs(found.beliefs)
    if path is not None:
        tell(f"  written to {path}")


def show_beliefs(found: "Beliefs") -> None:
    print(
        f"  {found.guesses} guesses at hidden things: log-loss {found.loss:.4f} (an even draw: {found.even_loss:.4f})"
    )
    for name, weight in found.weights.items():
        print(f"  {name:<16} {weight:8.4f}")
