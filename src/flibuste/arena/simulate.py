"""Plays many games between bots. The same seed gives the same result, whatever the number of processes."""

import multiprocessing
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field

from flibuste.arena.game_rows import RecordingChooser, Rows, game_row
from flibuste.arena.tally import Spread, Tally, victories
from flibuste.bots import Bot, check_bot, make_bot
from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.perspective import Perspective
from flibuste.engine.playout import Chooser, RandomChooser, play
from flibuste.engine.refusal import IllegalAction
from flibuste.engine.registry import load_game
from flibuste.engine.state import State
from flibuste.engine.step import DeadEnd

Progress = Callable[[int], None]
Keep = Callable[[int, Rows], None]


class BadPlan(ValueError):
    """A simulation that cannot be run; the message says why."""


def check_match(game: str, components: Data | None, players: int, options: Data, bots: tuple[str, ...]) -> None:
    """Raise what is wrong with a match before it is started."""
    found = load_game(game, components)
    found.check_seats(players)
    found.settle_options(options)
    for name in bots:
        check_bot(name)


@dataclass(frozen=True)
class Plan:
    """What to play. `bots` names a bot for each seat, or a single one for all seats.

    `rows` asks for a row for every game ("games"), or for every decision, too ("decisions").
    """

    game: str
    players: int
    games: int
    seed: int | str = 0
    bots: tuple[str, ...] = ("random",)
    options: Data = field(default_factory=dict)
    components: Data | None = None
    jobs: int = 1
    details: bool = False
    rows: str = ""

    def at_seats(self) -> tuple[str, ...]:
        return self.bots * self.players if len(self.bots) == 1 else self.bots

    def settled(self) -> Data:
        """All options with their values."""
        return load_game(self.game, self.components).settle_options(self.options)

    def check(self) -> None:
        """Raise what is wrong before anything is started."""
        check_match(self.game, self.components, self.players, self.options, self.bots)
        if len(self.at_seats()) != self.players:
            raise BadPlan(f"{len(self.bots)} bots for {self.players} players: name one for each seat, or one for all")
        if self.games < 1 or self.jobs < 1:
            raise BadPlan("at least one game and one job are needed")


@dataclass
class Chunk:
    """Some games that were played one after the other, from the number `first` on."""

    first: int
    tally: Tally
    rows: Rows = field(default_factory=Rows)


@dataclass(frozen=True)
class Result:
    """The results. A victory shared by two counts as half a victory for each."""

    plan: Plan
    tally: Tally
    seconds: float
    complete: bool

    def wins_by_seat(self) -> list[float]:
        return [victories(wins) for wins in self.tally.wins]

    def wins_by_order(self) -> list[float] | None:
        """The victories of whoever began, of the next, and so on; None where nobody begins before the others."""
        found = [victories(wins) for wins in self.tally.turns]
        return found if sum(found) else None

    def data(self) -> Data:
        """The result as plain data. All but the three times is the same for the same seed."""
        tally, seconds = self.tally, max(self.seconds, 1e-9)
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "bots": list(self.plan.at_seats()),
            "seed": self.plan.seed,
            "options": self.plan.settled(),
            "games": tally.games,
            "complete": self.complete,
            "decisions": tally.decisions,
            "seconds": round(seconds, 4),
            "decisions_per_s": round(tally.decisions / seconds, 1),
            "games_per_s": round(tally.games / seconds, 2),
            "decisions_per_game": asdict(Spread.of(tally.lengths)),
            "wins_by_seat": self.wins_by_seat(),
            "wins_by_order": self.wins_by_order(),
            "shared_victories": "a fraction for each winner",
            "scores": [asdict(Spread.of(scores)) for scores in tally.scores],
            "end_reasons": dict(sorted(tally.reasons.items())),
            **({"events": by_name(tally.events), "actions": by_name(tally.actions)} if self.plan.details else {}),
        }


def by_name(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items()))


def simulate(plan: Plan, progress: Progress | None = None, keep: Keep | None = None) -> Result:
    """Play all games. Ctrl-C stops early and returns the games finished so far. `keep` is given the plan's rows."""
    plan.check()
    total = Tally(plan.players)
    began = time.perf_counter()
    complete = True
    try:
        for chunk in chunks(plan):
            total.add(chunk.tally)
            if keep is not None:
                keep(chunk.first, chunk.rows)
            if progress is not None:
                progress(total.games)
    except KeyboardInterrupt:
        complete = False
    return Result(plan, total, time.perf_counter() - began, complete)


def chunks(plan: Plan) -> Iterator[Chunk]:
    """The chunks of work, as they are finished."""
    starts = range(0, plan.games, chunk_size(plan))
    ranges = [(start, min(start + chunk_size(plan), plan.games)) for start in starts]
    if plan.jobs == 1 or len(ranges) == 1:
        for first, stop in ranges:
            yield play_range(plan, first, stop)
    else:
        yield from shared_out(plan, ranges)


def chunk_size(plan: Plan) -> int:
    largest = 25 if is_random(plan) else 2
    return max(1, min(largest, plan.games // (plan.jobs * 4)))


def shared_out(plan: Plan, ranges: list[tuple[int, int]]) -> Iterator[Chunk]:
    """The chunks that worker processes play. At most three chunks a process are handed out at a time."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(plan.jobs, len(ranges)), context)
    waiting = iter(ranges)
    with uninterrupted():
        running: set[Future[Chunk]] = {pool.submit(play_range, plan, *next(waiting))}
    try:
        while True:
            for first, stop in waiting:
                running.add(pool.submit(play_range, plan, first, stop))
                if len(running) >= 3 * plan.jobs:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Start worker processes inside this, so that Ctrl-C does not stop them: the parent then hands out no more work."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def is_random(plan: Plan) -> bool:
    return set(plan.bots) == {"random"}


def play_range(plan: Plan, first: int, stop: int) -> Chunk:
    """Play the games with these numbers. If it is interrupted, the unfinished game is left out."""
    game = load_game(plan.game, plan.components)
    chunk = Chunk(first, Tally(plan.players))
    for number in range(first, stop):
        state, decisions = play_one(plan, game, number, chunk)
        assert state.outcome is not None
        beginner = game.beginner(state)
        chunk.tally.count(state.outcome, decisions, beginner)
        if state.journal is not None:
            chunk.tally.note_events(game, state.journal)
        if plan.rows:
            head = (plan.game, plan.players, str(plan.seed), number)
            chunk.rows.games.append(game_row(head, state.outcome, decisions, beginner, plan.at_seats()))
    return chunk


def play_one(plan: Plan, game: Game, number: int, chunk: Chunk | None = None) -> tuple[State, int]:
    """One game, which depends on nothing but the seed and its number; a chunk keeps what is wanted of it."""
    seed = f"{plan.seed}/{number}"
    state = game.start(plan.players, plan.options, Fast(seed), journal=plan.details)
    chooser = chooser_for(plan, game, seed)
    if chunk is not None and plan.details:
        chooser = CountingChooser(chooser, chunk.tally.actions)
    if chunk is not None and plan.rows == "decisions":
        chooser = RecordingChooser(chooser, number, chunk.rows.decisions)
    return state, play(state, chooser, game.longest)


def chooser_for(plan: Plan, game: Game, seed: str) -> Chooser:
    """Random play needs no bots, which are slower: they look at the table first."""
    if is_random(plan):
        return RandomChooser(Fast(f"{seed}/choices"))
    bots = [make_bot(name, Fast(f"{seed}/bot {seat}")) for seat, name in enumerate(plan.at_seats())]
    return BotChooser(game, bots, Fast(f"{seed}/samples"))


class BotChooser(Chooser):
    """Every seat has a bot, which sees the table from that seat alone. `samples` draws what the bots imagine."""

    def __init__(self, game: Game, bots: list[Bot], samples: Fast) -> None:
        self.game = game
        self.bots = bots
        self.samples = samples

    def choose(self, state: State, seat: int) -> Action:
        perspective = Perspective(self.game, state, seat, self.samples)
        if not perspective.actions:
            raise DeadEnd(f"seat {seat + 1} has no choice at {state.stack[-1].NAME}")
        action = self.bots[seat].choose(perspective)
        refusal = state.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return action


class CountingChooser(Chooser):
    """Counts what another chooser chooses, by verb."""

    def __init__(self, chooser: Chooser, counts: Counter[str]) -> None:
        self.chooser = chooser
        self.counts = counts

    def choose(self, state: State, seat: int) -> Action:
        action = self.chooser.choose(state, seat)
        self.counts[action.verb] += 1
        return action
