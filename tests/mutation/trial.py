"""Trying mutants: pytest has collected the tests once; every mutant gets a fork of that process.

A test counts if it proves a clause. The tests of the mutant's own clauses come first, then the others that reach the
function; those that never call it cannot notice. The first failure ends the trial.
"""

import json
import os
import pickle
import resource
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.mutation.mutants import GAMES, Function, Mutant
from tests.mutation.patching import patch, remembering

GIGABYTE = 1 << 30
MEMORY = 8 * GIGABYTE
PATIENCE = (3.0, 20.0)  # a test may take so many seconds, and so many times what it takes on the right rules

Reached = set[tuple[str, int]]


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: `caught`, `timeout` or `survived`; the test that noticed; is it one of its clauses?"""

    state: str
    by: str = ""
    own: bool = False
    tests: int = 0


@dataclass
class Known:
    """What a test did on the right rules: how long it took, and the functions it reached."""

    seconds: float = 0.0
    reached: Reached = field(default_factory=set)


class Trial:
    """A pytest plugin: after the collection it hands over to `work` instead of running the tests."""

    def __init__(self, work: Callable[["Trial"], None], folder: Path) -> None:
        self.work = work
        self.folder = str(folder)
        self.items: list[pytest.Item] = []
        self.known: dict[str, Known] = {}
        self.failed: list[str] = []
        self.trouble = ""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            self.trouble = "the tests cannot even be collected: run pytest to see why"
            return True
        self.items = [item for item in session.items if clauses_of(item)]
        self.known, failed = self.first_run()
        if failed:
            self.trouble = f"without any mutant these fail: {', '.join(failed)}"
        else:
            self.carry_out()
        return True

    def carry_out(self) -> None:
        """Do the work; what goes wrong is kept, for pytest would swallow it."""
        try:
            self.work(self)
        except Exception:
            self.trouble = traceback.format_exc()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    # ---- the right rules ----------------------------------------------------------------------------------------

    def first_run(self) -> tuple[dict[str, Known], list[str]]:
        """Every test on the right rules, in a process of its own, and those that fail."""
        reading, writing = os.pipe()
        pid = os.fork()
        if not pid:
            in_child(lambda: os.fdopen(writing, "wb", buffering=0).write(pickle.dumps(self.watched())))
        os.close(writing)
        with os.fdopen(reading, "rb") as stream:
            data = stream.read()
        os.waitpid(pid, 0)
        known, failed = pickle.loads(data) if data else ({}, ["all of them"])
        return known, failed

    def watched(self) -> tuple[dict[str, Known], list[str]]:
        known = {}
        memories = remembering(self.folder)
        for item, following in in_turn(self.items):
            forget(memories)
            began = time.process_time()
            with Watch(self.folder) as watch:
                run(item, following)
            known[item.nodeid] = Known(time.process_time() - began, watch.reached)
        return known, self.failed

    # ---- mutants ------------------------------------------------------------------------------------------------

    def chosen(self, function: Function) -> list[pytest.Item]:
        """The tests that reach the function, those of its clauses first, then the quick ones."""
        place = (str(function.path), function.line)
        reaching = [item for item in self.items if place in self.known[item.nodeid].reached]
        return sorted(reaching, key=lambda item: (not is_own(item, function), self.known[item.nodeid].seconds))

    def start(self, mutant: Mutant) -> tuple[int, int]:
        """Try a mutant in a fork: its process, and where its verdict can be read.

        Rules that are imported late are imported here: in the fork a failure would pass for a catch.
        """
        import_module(mutant.function.module)
        reading, writing = os.pipe()
        pid = os.fork()
        if not pid:
            in_child(lambda: self.judge(mutant, writing))
        os.close(writing)
        return pid, reading

    def judge(self, mutant: Mutant, writing: int) -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        patch(mutant)
        forget(remembering(self.folder))
        tests = self.chosen(mutant.function)
        for item, following in in_turn(tests):
            own = is_own(item, mutant.function)
            late = Verdict("timeout", item.nodeid, own, len(tests))
            self.limit(item, lambda late=late: send(writing, late))  # type: ignore[misc]
            run(item, following)
            if self.failed:
                send(writing, Verdict("caught", item.nodeid, own, len(tests)))
                return
        send(writing, Verdict("survived", tests=len(tests)))

    def limit(self, item: pytest.Item, too_late: Callable[[], None]) -> None:
        """Time is the time of the processor: a busy machine changes no verdict."""

        def stop(_signal: int, _frame: FrameType | None) -> None:
            too_late()
            os._exit(0)

        signal.signal(signal.SIGVTALRM, stop)
        least, times = PATIENCE
        signal.setitimer(signal.ITIMER_VIRTUAL, least + times * self.known[item.nodeid].seconds)


class Watch:
    """Notes which functions are called of all that is in a folder."""

    def __init__(self, folder: str) -> None:
        self.reached: Reached = set()
        self.folder = folder

    def __enter__(self) -> "Watch":
        sys.settrace(self.note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def note(self, frame: FrameType, _event: str, _argument: Any) -> None:
        code = frame.f_code
        if code.co_filename.startswith(self.folder):
            self.reached.add((code.co_filename, code.co_firstlineno))


def clauses_of(item: pytest.Item) -> list[str]:
    return [clause for mark in item.iter_markers("clause") for clause in mark.args]


def is_own(item: pytest.Item, function: Function) -> bool:
    return any(function.proves(clause) for clause in clauses_of(item))


def forget(memories: list[Any]) -> None:
    for memory in memories:
        memory.cache_clear()


def in_turn(items: list[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    return zip(items, [*items[1:], None], strict=False)


def run(item: pytest.Item, following: pytest.Item | None) -> None:
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def send(writing: int, verdict: Verdict) -> None:
    os.write(writing, json.dumps(vars(verdict)).encode())


def in_child(work: Callable[[], Any]) -> None:
    """Do it without a word, and leave without tidying up what belongs to the parent."""
    try:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        work()
    finally:
        os._exit(0)


def verdict_of(reading: int) -> Verdict:
    """What a child said; one that died without a word was caught by whatever killed it."""
    with os.fdopen(reading, "rb") as stream:
        said = stream.read()
    return Verdict(**json.loads(said)) if said else Verdict("caught", "the interpreter")


def collect(paths: list[Path], work: Callable[[Trial], None], folder: Path = GAMES) -> None:
    """Let pytest import and collect the tests, then do the work."""
    options = ["-o", "addopts=--import-mode=importlib", "-m", "not slow", "-s", "-p", "no:xdist", "-p", "no:terminal"]
    quiet = ["-p", "no:cacheprovider", "-p", "no:faulthandler"]
    trial = Trial(work, folder)
    pytest.main([*options, *quiet, *map(str, paths)], plugins=[trial])
    if not trial.items and not trial.trouble:
        trial.trouble = "there is no test that proves a clause, or pytest could not collect them"
    if trial.trouble:
        raise SystemExit(trial.trouble)
