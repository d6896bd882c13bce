"""`flibuste bench`."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from flibuste.cli.common import AsJson
from flibuste.cli.phrasebook import tell, told

if TYPE_CHECKING:
    from flibuste.engine.game import Data


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME…]", help="The games. [default: all]")] = None,
    players: Annotated[int | None, typer.Option("--players", help="Seats. [default: 3 where that is possible]")] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="How long to measure each game.")] = 3.0,
    peers: Annotated[
        bool,
        typer.Option(
            "--peers", help="Also measure the other engines that are installed: OpenSpiel, PettingZoo, RLCard …"
        ),
    ] = False,
    this_build: Annotated[bool, typer.Option("--this-build", help="Only the build that is running.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of the rules.

    Decisions a second in random play, the cost of a copy, iterations of a search a second; interpreted and compiled.

    Example: flibuste bench stortebeker --players 3 --peers
    """
    from dataclasses import asdict

    from flibuste.arena.bench import measure, measure_all, surroundings, usual
    from flibuste.arena.peers import measure_peers
    from flibuste.cli.common import print_json
    from flibuste.engine.registry import game_names, load_game

    names = games or game_names()
    for name in names:
        load_game(name).check_seats(players or usual(name))
    where = surroundings()
    notes: list[str] = []
    if this_build:
        results = [asdict(measure(name, players or usual(name), seconds)) for name in names]
    else:
        results, notes = measure_all(names, players, seconds)
    found = measure_peers({name: players or usual(name) for name in names}, seconds, report) if peers else []
    if as_json:
        print_json({**where, "notes": notes, "results": results, "peers": found})
    else:
        show(where, results, notes, found)


def report(line: str) -> None:
    tell(line, sys.stderr)


def show(where: "Data", results: list["Data"], notes: list[str], peers: list["Data"]) -> None:
    tell(f"Flibuste {where['flibuste']}, commit {where['commit'] or 'unknown'}, {where['python']}")
    tell(f"{where['processor']}, {where['cores']} cores, load {where['load']}, {where['system']}")
    tell("One process, random play; seconds of processor time, the best of three rounds.")
    heads = [told("game"), told("players"), told("build"), told("decisions/s"), told("batched/s"), told("copy")]
    print("\n{:<14} {:>7}  {:<12} {:>12}  {:>12}  {:>10}  {:>12}".format(*heads, told("iterations/s")))
    for entry in results:
        print(
            f"{entry['game']:<14} {entry['players']:>7}  {entry['build']:<12} {entry['decisions_per_s']:>12,.0f}"
            f"  {count(entry['batched_per_s']):>12}  {entry['clone_us']:>7.2f} µs  {entry['iterations_per_s']:>12,.0f}"
        )
    for note in notes:
        print(f"({note})")
    if peers:
        show_peers(results, peers)


def show_peers(results: list["Data"], peers: list["Data"]) -> None:
    """A row for every game of another engine, with how many times faster each of ours is; then what is missing."""
    ours = fastest(results)
    found = [entry for entry in peers if entry["problem"] is None and entry["shell_of"] is None]
    if found:
        tell("\nOther engines, and how many times as fast these games are:")
        heads = [told("engine"), told("game"), told("decisions/s"), told("batched/s"), told("copy")]
        print("{:<20} {:<18} {:>12} {:>12} {:>12}".format(*heads) + "".join(f" {name:>12}" for name in ours))
    for entry in found:
        ratios = "".join(f" {rate / entry['decisions_per_s']:>10,.1f} ×" for rate in ours.values())
        name = f"{entry['peer']} {entry['version']}"
        copy = "–" if entry["clone_us"] is None else f"{entry['clone_us']:,.2f} µs"
        batched = count(entry["batched_per_s"])
        print(f"{name:<20} {entry['game']:<18} {entry['decisions_per_s']:>12,.0f} {batched:>12} {copy:>12}{ratios}")
    show_shells(found, [entry for entry in peers if entry["problem"] is None and entry["shell_of"] is not None])
    for entry in peers:
        if entry["problem"] is not None:
            tell(f"{entry['peer']} {entry['game']}: not measured ({entry['problem']})")


def show_shells(theirs: list["Data"], ours: list["Data"]) -> None:
    """Our games as environments of other libraries: how many times as fast as their own games there."""
    for peer in dict.fromkeys(entry["peer"] for entry in ours):
        own = {entry["game"]: entry["decisions_per_s"] for entry in theirs if entry["peer"] == peer}
        tell(f"\nThese games as games of {peer}, and how many times as fast as its own:")
        print(f"{told('game'):<14} {told('decisions/s'):>12}" + "".join(f" {name:>18}" for name in own))
        for entry in ours:
            if entry["peer"] == peer:
                rates = "".join(f" {entry['decisions_per_s'] / rate:>16,.1f} ×" for rate in own.values())
                print(f"{entry['shell_of']:<14} {entry['decisions_per_s']:>12,.0f}{rates}")


def count(rate: float | None) -> str:
    return "–" if rate is None else f"{rate:,.0f}"


def fastest(results: list["Data"]) -> dict[str, float]:
    """Decisions a second of each game, in the faster of the builds that were measured."""
    found: dict[str, float] = {}
    for entry in results:
        found[entry["game"]] = max(found.get(entry["game"], 0.0), entry["decisions_per_s"])
    return found
