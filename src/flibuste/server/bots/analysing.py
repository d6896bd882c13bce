"""Analyses of finished tables: worked out one after another, in a process of their own that gives way to everything.

A few are kept; one that was dropped, or that was begun before the server was started again, is worked out anew.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from flibuste.analysis.course import CHUNK, Task, judge_moves
from flibuste.analysis.moments import Judged
from flibuste.server.bots.hints import ignore_interrupts
from flibuste.server.problems import Refused

log = logging.getLogger("flibuste.analyses")
KEPT = 24
WAITING = 12


class Work:
    """The analysis of one match: the judgements so far, of so many moves."""

    def __init__(self, task: Task, moves: int) -> None:
        self.task = task
        self.moves = moves
        self.done = 0
        self.is_kept = False  # the store has what people want to know of it for ever
        self.judged: list[Judged] = []

    @property
    def is_ready(self) -> bool:
        return self.done >= self.moves


class Analyses:
    """The analyses that were asked for, the newest last. `find` begins one that is not there yet."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.works: OrderedDict[str, Work] = OrderedDict()
        self.pool: ProcessPoolExecutor | None = None
        self.working: asyncio.Task[None] | None = None

    def find(self, table: str) -> Work | None:
        work = self.works.get(table)
        if work is not None:
            self.works.move_to_end(table)
        return work

    def begin(self, table: str, match: str, moves: int) -> Work:
        """Put a match (as JSON) into the queue; refuses when too many wait. The dice of the judge are the table's."""
        if sum(not work.is_ready for work in self.works.values()) >= WAITING:
            raise Refused("too-many")
        work = self.works[table] = Work(Task(match, self.level, table), moves)
        for old in [name for name, kept in self.works.items() if kept.is_ready][: max(0, len(self.works) - KEPT)]:
            del self.works[old]
        if self.working is None or self.working.done():
            self.working = asyncio.create_task(self.work())
        return work

    async def work(self) -> None:
        """Work out what waits, the oldest first; a match that cannot be judged is dropped."""
        while waiting := [(name, work) for name, work in self.works.items() if not work.is_ready]:
            name, work = waiting[0]
            try:
                await self.advance(work)
            except Exception:
                log.exception("an analysis failed")
                del self.works[name]

    async def advance(self, work: Work) -> None:
        """Judge the next few moves."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), give_way)
        stop = min(work.moves, work.done + CHUNK)
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self.pool, judge_moves, work.task, work.done, stop)
        except BrokenProcessPool:
            self.pool = None
            raise
        work.judged += [judged for judged in found if judged is not None]
        work.done = stop

    def close(self) -> None:
        """End the process."""
        if self.working is not None:
            self.working.cancel()
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def give_way() -> None:
    """Let tables and bots go first."""
    ignore_interrupts()
    with contextlib.suppress(OSError):
        os.nice(15)
