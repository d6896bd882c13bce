"""How many decisions a second a fleet of Störtebeker makes, observations and masks included.

python examples/fleet_speed.py --games 4096 --threads 2
python examples/fleet_speed.py --games 1048576 --device cuda
"""

import argparse
import time

import numpy as np

from flibuste.research.fleet import Fleet


def wait(games: Fleet) -> float:
    """The time when all that was asked for is done."""
    if games.device != "cpu":
        import torch

        torch.cuda.synchronize()
    return time.perf_counter()


def measure(games: Fleet, seconds: float) -> tuple[float, float]:
    """Steps a second, with choosing random actions and without."""
    games.reset(1)
    for turn in range(300):  # so that games are not all at their beginning
        games.step(games.random_actions(turn))
    begin, turn, chosen = wait(games), 0, 0.0
    while (end := wait(games)) - begin < seconds:
        games.random_actions(turn)
        chosen += wait(games) - end
        games.step(games.actions)
        turn += 1
    return turn * games.count / (end - begin), turn * games.count / (end - begin - chosen)


def compare(device: str, players: int) -> None:
    """The same games on both: tests compare the CPU's with the core."""
    here, there = Fleet(players, 1999), Fleet(players, 1999, device=device)
    here.reset(3)
    there.reset(3)
    for turn in range(1000):
        here.step(here.random_actions(turn))
        there.step(there.random_actions(turn))
        for name in ("actions", "seats", "over", "rewards", "scores", "refused"):
            assert np.array_equal(getattr(here, name), getattr(there, name).cpu().numpy()), name
        if turn % 50 == 0:
            for name in ("observations", "masks", "tables"):
                assert np.array_equal(getattr(here, name), getattr(there, name).cpu().numpy()), name
    print("1,999 games, 1,000 decisions each: the same as on the CPU")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--seconds", type=float, default=3)
    settings = parser.parse_args()
    if settings.device != "cpu":
        compare(settings.device, settings.players)
    for history in (True, False):
        games = Fleet(settings.players, settings.games, settings.threads, history, settings.device)
        choosing, alone = measure(games, settings.seconds)
        print(
            f"history={history}: {choosing / 1e6:.2f} M/s with random choices, {alone / 1e6:.2f} M/s without",
            flush=True,
        )
        games.close()


if __name__ == "__main__":
    main()
