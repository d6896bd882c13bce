"""Hints: a bot looks ahead for a seat, from what the seat knows, in a process of its own."""

import asyncio
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field

from flibuste.bots._advice import advise
from flibuste.engine.game import Data
from flibuste.engine.reason import Reason
from flibuste.server.seat_numbers import engine_seat


@dataclass(frozen=True)
class Ranked:
    """An action with its worth, from 1 (best) to 0, and the chance of the seat to win after it."""

    action: str
    worth: float
    chance: float


@dataclass(frozen=True)
class Ranking:
    """What a bot thinks of the actions of a seat, best first, and why the first is better than the second."""

    actions: list[Ranked] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)


class HintProcess:
    """The process that works out hints; started when first needed, and again if it breaks."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    async def rank(self, game: str, position: Data, seat: int) -> Ranking:
        """The actions of a seat, best first; empty if the process breaks twice."""
        for _ in range(2):
            if self.pool is None:
                self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), ignore_interrupts)
            try:
                return await asyncio.get_running_loop().run_in_executor(self.pool, rank, game, position, seat)
            except BrokenProcessPool:
                self.pool = None
        return Ranking()

    def close(self) -> None:
        """End the process."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the server, which ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def rank(game_name: str, position: Data, seat: int) -> Ranking:
    """What one who looks ahead thinks of the actions of a seat."""
    from flibuste.engine.chance import Fast
    from flibuste.engine.perspective import Perspective
    from flibuste.engine.registry import load_game
    from flibuste.records.position import read_position

    game = load_game(game_name, rules=position.get("rules_version"))
    chance = Fast("hint")
    perspective = Perspective(game, read_position(game, position, chance), engine_seat(seat), chance)
    if len(perspective.actions) == 1:
        return Ranking([Ranked(perspective.actions[0].notation, 1.0, 0.0)])
    advice = advise(perspective, chance)
    found = [
        Ranked(choice.action.notation, round(worth, 3), round(advice.chance(choice), 3))
        for choice, worth in advice.ranking()
    ]
    return Ranking(found, advice.reasons)
