"""`python -m tests.shadows [GAME …]` plays random games and lets the shadows follow them: `make shadow`."""

import argparse
import sys
from collections.abc import Iterator
from itertools import islice
from time import perf_counter
from typing import Any

from flibuste.engine.registry import load_game
from tests.proofs.play import Setting
from tests.shadows.frame import Boxed, Disagreement, Shadow, follow, games, shadows
from tests.shadows.sharpness import measure


def chosen_games(arguments: argparse.Namespace, name: str) -> Iterator[tuple[Setting, int]]:
    """So many games from the first seed on: of one setting, or of all in turn."""
    every = games(name, arguments.seed)
    if arguments.players:
        setting = one_setting(arguments, name)
        every = ((setting, seed) for _, seed in every)
    return islice(every, arguments.games)


def one_setting(arguments: argparse.Namespace, name: str) -> Setting:
    given = dict(arguments.set)
    settled = load_game(name).settle_options(given)
    options = {option: settled[option] for option in given}
    if not arguments.box:
        return Setting(load_game(name), arguments.players, options)
    boxes = {box: pieces for shadow in shadows() if name == shadow.GAME for box, pieces in shadow.BOXES.items()}
    return Boxed(name, arguments.box, boxes[arguments.box], arguments.players, options)


def run(shadow: type[Shadow[Any]], arguments: argparse.Namespace) -> int:
    """Follow the games of one shadow; returns how many went wrong."""
    began, decisions, wrong = perf_counter(), 0, 0
    for setting, seed in chosen_games(arguments, shadow.GAME):
        try:
            decisions += follow(shadow(), setting, seed)
        except Disagreement as found:
            print(found)
            wrong += 1
    seconds = perf_counter() - began
    print(
        f"{shadow.GAME}: {arguments.games} games, {decisions} decisions agreed, {wrong} games did not, {seconds:.0f} s"
    )
    return wrong


def assignment(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value or "true"


def main() -> int:
    names = [shadow.GAME for shadow in shadows()]
    parser = argparse.ArgumentParser(prog="make shadow", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *names], metavar="GAME", help="all, if none is named")
    parser.add_argument("--games", type=int, default=20, metavar="N", help="so many games of each")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next ones count on")
    parser.add_argument("--players", type=int, default=0, metavar="N", help="only so many; with the options of --set")
    parser.add_argument("--set", type=assignment, action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--box", default="", metavar="NAME", help="with --players: one of the shadow's own boxes")
    parser.add_argument("--mutants", type=int, default=0, metavar="N", help="break N rules and see which it notices")
    arguments = parser.parse_args()
    chosen = [shadow for shadow in shadows() if shadow.GAME in (arguments.names or names)]
    if arguments.mutants:
        for shadow in chosen:
            measure(shadow, arguments.mutants, arguments.seed)
        return 0
    return min(1, sum(run(shadow, arguments) for shadow in chosen))


if __name__ == "__main__":
    sys.exit(main())
