"""Spreads numbered games over processes. A worker that dies costs one game, which is played again."""

import multiprocessing
import signal
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Protocol, TypeVar

from flibuste.arena.simulate import BadPlan, uninterrupted

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
LIVES = 3  # workers that one game may cost


class Work(Protocol[R_co]):
    """What has games to play, each by its number. It is sent to other processes."""

    def play(self, number: int) -> R_co: ...


class WorkerLost(BadPlan):
    """A game has ended several processes that played it."""


class GameFailed(BadPlan):
    """A game could not be played to its end."""


def spread(work: Work[R], numbers: Iterable[int], jobs: int) -> Iterator[R]:
    """The games of these numbers, as they are finished."""
    waiting = deque(numbers)
    if jobs == 1 or len(waiting) < 2:
        for number in waiting:
            yield played(work, number)
        return
    crew = Crew(work, waiting, min(jobs, len(waiting)))
    try:
        yield from crew.results()
    finally:
        crew.dismiss()


def played(work: Work[R], number: int) -> R:
    """A game; what goes wrong in it is told with its number."""
    try:
        return work.play(number)
    except Exception as error:
        raise GameFailed(f"game {number + 1}: {type(error).__name__}: {error}") from error


class Worker:
    """A process, its pipe, and the game that it plays."""

    def __init__(self, context: SpawnContext, work: Work[Any]) -> None:
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=serve, args=(theirs, work), daemon=True)
        self.process.start()
        theirs.close()
        self.number = -1

    def give(self, number: int) -> None:
        self.number = number
        self.pipe.send(number)


class Crew:
    """The workers, and what is still to be played."""

    def __init__(self, work: Work[Any], waiting: deque[int], size: int) -> None:
        self.work = work
        self.waiting = waiting
        self.size = size
        self.context = multiprocessing.get_context("spawn")
        self.workers: dict[Connection, Worker] = {}
        self.lost: Counter[int] = Counter()

    def results(self) -> Iterator[Any]:
        self.hire()
        while self.workers:
            for pipe in wait(list(self.workers)):
                assert isinstance(pipe, Connection)
                yield from self.received(pipe)
            self.hire()

    def hire(self) -> None:
        """As many workers as there is work for."""
        while len(self.workers) < self.size and self.waiting:
            with uninterrupted():
                worker = Worker(self.context, self.work)
            self.workers[worker.pipe] = worker
            self.employ(worker)

    def employ(self, worker: Worker) -> None:
        """The next game for a worker; without one he goes home."""
        if not self.waiting:
            self.discharge(worker)
            return
        number = self.waiting.popleft()
        try:
            worker.give(number)
        except OSError:
            self.bury(worker, number)

    def received(self, pipe: Connection) -> Iterator[Any]:
        worker = self.workers[pipe]
        try:
            result = pipe.recv()
        except (EOFError, OSError):
            self.bury(worker, worker.number)
            return
        if isinstance(result, Exception):
            raise result
        self.employ(worker)
        yield result

    def bury(self, worker: Worker, number: int) -> None:
        """A worker has died: another one plays its game, unless that game has ended too many."""
        self.discharge(worker)
        self.lost[number] += 1
        if self.lost[number] >= LIVES:
            raise WorkerLost(f"game {number + 1} has ended {LIVES} processes that played it")
        self.waiting.appendleft(number)

    def discharge(self, worker: Worker) -> None:
        del self.workers[worker.pipe]
        worker.pipe.close()

    def dismiss(self) -> None:
        """Nobody plays on: unfinished games are left."""
        for worker in self.workers.values():
            worker.process.terminate()
        for worker in self.workers.values():
            worker.process.join()
            worker.pipe.close()


def serve(pipe: Connection, work: Work[Any]) -> None:
    """What a worker does: plays the games whose numbers it is given. Ctrl-C is for whoever gives them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            number = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(played(work, number))
        except GameFailed as error:
            pipe.send(error)
