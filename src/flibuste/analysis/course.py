"""The course of a match: every decision judged, by one process or several; the swings split into luck and choice."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context

from flibuste.analysis.moments import Judge, Judged, Values
from flibuste.bots._thinker import PILOT
from flibuste.engine.game import Data
from flibuste.engine.mind import shares_of_victory
from flibuste.engine.state import State
from flibuste.records.files import game_of
from flibuste.records.match import BadMatch, Match
from flibuste.records.replay import load_match

Progress = Callable[[int, int], None]
CHUNK = 4


@dataclass(frozen=True)
class Task:
    """What to judge: a finished match as its file has it (JSON), by which level, with which dice."""

    match: str
    level: str = PILOT
    seed: str = "analysis"


@dataclass(frozen=True)
class Moment:
    """A decision and what followed, up to the next one. For each seat, `choice` and `luck` add up to what changed."""

    judged: Judged
    before: Values
    after: Values
    choice: Values
    luck: Values


@dataclass(frozen=True)
class Line:
    """A move of the match, and the state in which it was made."""

    state: State
    seat: int
    action: str


@lru_cache(maxsize=8)
def match_of(text: str) -> Match:
    """The match at its end."""
    data = json.loads(text)
    return load_match(data, game_of(data))


@lru_cache(maxsize=2)
def lines_of(text: str) -> list[Line]:
    """All moves of a match, with the states before them."""
    data = json.loads(text)
    match = load_match(data, game_of(data), 0)
    found: list[Line] = []
    for entry in data["moves"]:
        found.append(Line(match.state.clone(), entry["seat"] - 1, entry["action"]))
        match.act(entry["seat"] - 1, match.read_action(entry["action"]))
    return found


def check(task: Task) -> Match:
    """The match of a task; refuses one that is not over."""
    match = match_of(task.match)
    if match.state.outcome is None:
        raise BadMatch("the game is not over: there is nothing to analyse yet")
    return match


def judge_moves(task: Task, first: int, stop: int) -> list[Judged | None]:
    """The judgements of some moves, counted from 0; None where there was nothing to choose."""
    game = match_of(task.match).game
    judge = Judge(game, task.level, task.seed)
    return [
        judge.judge(number + 1, line.state, line.seat, game.parse(line.action, line.state))
        for number, line in enumerate(lines_of(task.match)[first:stop], start=first)
    ]


def judgements(task: Task, jobs: int = 1, progress: Progress | None = None) -> list[Judged]:
    """All decisions of a match, judged; the same for any number of processes."""
    total = len(match_of(task.match).moves)
    found: list[Judged] = []
    done = 0
    for part in parts(task, total, jobs):
        done += len(part)
        found += [judged for judged in part if judged is not None]
        if progress is not None:
            progress(done, total)
    return found


def parts(task: Task, total: int, jobs: int) -> Iterator[list[Judged | None]]:
    ranges = [(first, min(total, first + CHUNK)) for first in range(0, total, CHUNK)]
    if jobs == 1:
        for first, stop in ranges:
            yield judge_moves(task, first, stop)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    try:
        futures = [pool.submit(judge_moves, task, first, stop) for first, stop in ranges]
        for future in futures:
            yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def moments(match: Match, judged: list[Judged], whole: bool = True) -> list[Moment]:
    """The swings of all decisions, each from its question to the next one, the last up to the end of the game.

    Where not the whole match has been judged yet, what came of the last decision is not known, and it is left out.
    """
    outcome = match.state.outcome
    assert outcome is not None
    ends = [entry.chances for entry in judged[1:]]
    if whole:
        ends.append(shares_of_victory(outcome.winners, match.seats))
    found: list[Moment] = []
    now = judged[0].chances if judged else []
    for entry, end in zip(judged, ends, strict=False):
        cost = entry.cost()
        after = plus(now, cost) if entry.together else end
        luck = [late - early - part for late, early, part in zip(after, now, cost, strict=True)]
        found.append(Moment(entry, now, after, cost, luck))
        now = after
    return found


def plus(one: Values, other: Values) -> Values:
    return [left + right for left, right in zip(one, other, strict=True)]


def as_text(data: Data) -> str:
    """A match file as the text that a task carries."""
    return json.dumps(data, ensure_ascii=False)
