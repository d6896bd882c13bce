"""`make strength GAME=cove ARGS="--seconds 120"`: exit code 1 if a level is weaker than the one below."""

import argparse

from flibuste.engine.registry import game_names
from tests.strength.levels import Verdict, contest, pairs, verdict


def main() -> int:
    reader = argparse.ArgumentParser(prog="make strength")
    reader.add_argument("games", nargs="*", metavar="GAME", help="the games; all of them if none is named")
    reader.add_argument("--seconds", type=float, default=60, help="CPU time for each pair of levels")
    reader.add_argument("--seed", default="strength")
    given = reader.parse_args()
    refuted = 0
    for game in given.games or game_names():
        for upper, lower in pairs():
            found = verdict(contest(game, upper, lower, seed=given.seed), given.seconds)
            print(line(game, lower, found), flush=True)
            refuted += found.is_refuted
    return 1 if refuted else 0


def line(game: str, lower: str, found: Verdict) -> str:
    low, high = found.interval
    times = {row.bot: row.milliseconds or 0.0 for row in found.found.rows}
    said = "stronger" if found.is_shown else "WEAKER" if found.is_refuted else "not told"
    share = f"{found.row.share:5.1%} ({low:.1%} to {high:.1%})"
    clock = f"{times[found.upper]:7.2f} against {times[lower]:6.2f} ms"
    return f"{game:<12} {found.upper:<8} against {lower:<8} {share:<26} {found.found.games:>5} games  {clock}  {said}"


if __name__ == "__main__":
    raise SystemExit(main())
