"""Hints: a bot ranks what a seat may do, from what the seat knows, in a process of its own."""

import asyncio
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from flibuste.engine.game import Data
from flibuste.server.seat_numbers import engine_seat

Ranking = list[tuple[str, float]]


class HintProcess:
    """The process that works out hints; started when first needed, and again if it breaks."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    async def rank(self, game: str, position: Data, seat: int, level: str) -> Ranking:
        """The legal actions of a seat, best first; empty if the process breaks twice."""
        for _ in range(2):
            if self.pool is None:
                self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), ignore_interrupts)
            try:
                return await asyncio.get_running_loop().run_in_executor(self.pool, rank, game, position, seat, level)
            except BrokenProcessPool:
                self.pool = None
        return []

    def close(self) -> None:
        """End the process."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the server, which ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def rank(game_name: str, position: Data, seat: int, level: str) -> Ranking:
    """The legal actions of a seat with their worth, from 1 (best) to 0 (worst), best first."""
    from flibuste.bots import make_bot
    from flibuste.engine.chance import Fast
    from flibuste.engine.perspective import Perspective
    from flibuste.engine.registry import load_game
    from flibuste.records.position import read_position

    game = load_game(game_name)
    chance = Fast("hint")
    perspective = Perspective(game, read_position(game, position, chance), engine_seat(seat), chance)
    bot = make_bot(level, chance)
    ranking = getattr(bot, "ranking", None)
    if ranking is None or len(perspective.actions) == 1:
        return [(bot.choose(perspective).notation, 1.0)]
    found = [(action.notation, float(worth)) for action, worth in ranking(perspective)]
    best, worst = max(worth for _, worth in found), min(worth for _, worth in found)
    span = (best - worst) or 1.0
    return [(text, round((worth - worst) / span, 3)) for text, worth in sorted(found, key=lambda pair: -pair[1])]
