"""`flibuste simulate`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from flibuste.cli import completion
from flibuste.cli.common import AsJson, Components, GameName, Options
from flibuste.cli.phrasebook import tell, told
from flibuste.cli.problem import Problem
from flibuste.cli.progress import with_bar

if TYPE_CHECKING:
    from flibuste.arena.simulate import Keep, Plan, Result
    from flibuste.engine.game import Data

BAR = 40


def simulate(
    game: GameName,
    players: Annotated[
        int | None, typer.Option("--players", help="Seats. [default: one per bot, or the game's]")
    ] = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "0",
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes that share the work.")] = 1,
    bots: Annotated[
        str, typer.Option("--bots", help="A bot for each seat, or one for all.", autocompletion=completion.bots)
    ] = "random",
    option: Options = None,
    components: Components = None,
    details: Annotated[bool, typer.Option("--details", help="Count everything that happened, too (slower).")] = False,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="FILE", help="Write a table of all games as Parquet.")
    ] = None,
    decisions: Annotated[
        bool, typer.Option("--decisions", help="With --records: write a second table, with a row for every decision.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Play many games with bots and report how they went. Ctrl-C reports what was finished.

    Example: flibuste simulate stortebeker --players 3 --games 1000 --seed 7 --bots greedy,random,random
    """
    from flibuste.arena.simulate import Plan
    from flibuste.cli.common import game_from, print_json, read_options

    if decisions and records is None:
        raise Problem("--decisions needs --records FILE")
    names = tuple(name.strip() for name in bots.split(","))
    loaded = game_from(game, components)
    seats = players if players is not None else len(names) if len(names) > 1 else loaded.default_seats
    changed = loaded.components if loaded.changed else None
    rows = "" if records is None else "decisions" if decisions else "games"
    plan = Plan(game, seats, games, seed, names, read_options(option), changed, jobs, details, rows)
    result = recorded(plan, records) if records is not None else run(plan)
    if as_json:
        print_json(result.data())
    else:
        show(result)
    if not result.complete:
        raise typer.Exit(130)


def recorded(plan: "Plan", path: Path) -> "Result":
    """Run the simulation, and write its games to a file as they are finished."""
    from flibuste.arena.records import Records

    plan.check()
    about = {"game": plan.game, "players": plan.players, "seed": plan.seed, "options": plan.settled()}
    records = Records(path, plan.players, plan.rows == "decisions", about)
    try:
        result = run(plan, records.add)
    finally:
        records.close()
    for written in records.paths():
        tell(f"{written} is written.", sys.stderr)
    return result


def run(plan: "Plan", keep: "Keep | None" = None) -> "Result":
    """Run the simulation."""
    from flibuste.arena.simulate import simulate as play

    return with_bar(plan.game, plan.games, lambda progress: play(plan, progress, keep))


def show(result: "Result") -> None:
    data = result.data()
    length = data["decisions_per_game"]
    whole = "" if data["complete"] else f" (of {result.plan.games}: stopped early)"
    tell(f"{data['game']}, {data['players']} players, seed {data['seed']}: {data['games']} games{whole}")
    if not data["games"]:
        return
    tell(f"  {data['games_per_s']:,.1f} games/s, {data['decisions_per_s']:,.0f} decisions/s, {data['seconds']:.1f} s")
    tell(
        f"  decisions per game: mean {length['mean']:.0f}, from {length['quantiles']['min']} to "
        f"{length['quantiles']['max']}, half of them up to {length['quantiles']['50%']}"
    )
    tell("\nVictories by seat (a shared victory counts as a fraction for each winner; in brackets: 95 times in 100)")
    show_victories(data["wins_by_seat"], data["games"], data["bots"])
    if data["wins_by_order"] is not None:
        tell("\nVictories by order of play")
        show_victories(data["wins_by_order"], data["games"], [told("began"), *[told("then")] * (data["players"] - 1)])
    tell("\nScores by seat")
    for seat, scores in enumerate(data["scores"]):
        show_scores(seat, scores)
    tell("\nWhy the games ended")
    for reason, times in data["end_reasons"].items():
        print(f"  {reason:<12} {times / data['games']:7.1%} {bar(times / data['games'])}")
    for title, key in ((told("What happened, per game"), "events"), (told("What was chosen, per game"), "actions")):
        if key in data:
            print(f"\n{title}")
            for name, times in data[key].items():
                print(f"  {name:<36} {times / data['games']:9.3f}")


def show_victories(wins: list[float], games: int, names: list[str]) -> None:
    from flibuste.arena.tally import interval

    for number, (won, name) in enumerate(zip(wins, names, strict=True), start=1):
        low, high = interval(won, games)
        print(f"  {number} {name:<10} {won / games:6.1%} ({low:.1%}–{high:.1%}) {bar(won / games)}")


def bar(share: float) -> str:
    """A bar for a share between 0 and 1, exact to an eighth of a character."""
    eighths = round(share * BAR * 8)
    return "█" * (eighths // 8) + ("" if eighths % 8 == 0 else " ▏▎▍▌▋▊▉"[eighths % 8])


def show_scores(seat: int, scores: "Data") -> None:
    marks = scores["quantiles"]
    tell(
        f"  {seat + 1} mean {scores['mean']:.1f}, sd {scores['sd']:.1f}, from {marks['min']} to {marks['max']}, "
        f"middle half {marks['25%']} to {marks['75%']}"
    )
    print(f"    {marks['min']:>4} {sparks(scores['histogram'])} {marks['max']}")


def sparks(histogram: dict[int, int]) -> str:
    """A distribution as a line of small bars."""
    low, high = min(histogram), max(histogram)
    width = min(BAR, high - low + 1)
    bins = [0] * width
    for value, times in histogram.items():
        bins[(value - low) * width // (high - low + 1)] += times
    tallest = max(bins)
    return "".join("▁▂▃▄▅▆▇█"[times * 7 // tallest] if times else " " for times in bins)
