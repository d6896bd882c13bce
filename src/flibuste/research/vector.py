"""Thousands of games stepped by one call: arrays in, arrays out, over several processes with shared memory.

    games = flibuste.research.vector.Games("stortebeker", players=2, count=4096, workers=2)
    games.reset(seed=1)
    games.step(actions)  # then look at games.observations, games.masks, games.seats, games.rewards, games.over

The arrays stay the same objects and are written anew by every step; copy what you want to keep. A game that is over
begins anew in the same step: `over` says where, and `rewards` what that game brought to every seat. A game depends on
the seed, its place and how many were played there before it, and on nothing else.

Störtebeker without variants is played by a `fleet` where there is a C compiler, some twenty times faster, with threads
for workers: the arrays are the same, number for number.
"""

from contextlib import suppress
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from flibuste.engine.batch import ALL_SEATS, Batch
from flibuste.engine.chance import Fast
from flibuste.engine.encoding import Recent
from flibuste.engine.game import Data
from flibuste.engine.sowing import seed_number, sown
from flibuste.engine.state import State
from flibuste.research.encoding import encoding, rewards
from flibuste.research.fleet import Fleet, fleet_for
from flibuste.research.native import NoCompiler

Shapes = list[tuple[str, Any, tuple[int, ...]]]


class Kind:
    """What is played: everything a process has to know to begin."""

    def __init__(self, game: str, players: int | None, options: Data | None, learner: int, history: bool) -> None:
        self.game = game
        self.code = encoding(game, players)
        self.players = self.code.players
        self.options = dict(options or {})
        self.learner = learner
        self.history = history
        self.code.game.settle_options(self.options)
        if not ALL_SEATS <= learner < self.players:
            raise ValueError(f"there is no seat {learner} among {self.players} players, counted from 0")

    def __reduce__(self) -> tuple[Any, ...]:
        return Kind, (self.game, self.players, self.options, self.learner, self.history)

    def shapes(self, count: int) -> Shapes:
        """The arrays of so many games, each with its type and shape."""
        code = self.code
        return [
            ("observations", np.int16, (count, code.size)),
            ("masks", np.int8, (count, code.actions)),
            ("candidates", np.int16, (count, code.actions if code.columns else 0, code.columns)),
            ("seats", np.int16, (count,)),
            ("rewards", np.float32, (count, self.players)),
            ("over", np.int8, (count,)),
            ("actions", np.int32, (count,)),
        ]

    def batch(self, first: int, count: int, seed: int) -> Batch:
        """So many games, the first of them at this place."""
        return Batch(
            self.code.layout,
            lambda place, games: self.begin(sown(seed, first + place, games)),
            count, self.learner,
        )  # fmt: skip

    def begin(self, chance: Fast) -> State:
        journal = Recent(self.code.layout.history) if self.history else False
        found: State = self.code.game.start(self.players, self.options, chance, journal)
        return found

    def fleet(self, count: int, threads: int) -> Fleet:
        """The same games in C; raises ValueError or NoCompiler where there are none."""
        learner = None if self.learner == ALL_SEATS else self.learner
        return fleet_for(self.code.game, self.players, self.options, count, threads, self.history, learner)


def arrays(shapes: Shapes, memory: Any) -> dict[str, Any]:
    """These arrays, one after the other in this memory."""
    found: dict[str, Any] = {}
    at = 0
    for name, kind, shape in shapes:
        found[name] = np.ndarray(shape, kind, memory, at)
        at += -(-found[name].nbytes // 64) * 64
    return found


def needed(shapes: Shapes) -> int:
    """How many bytes they need."""
    return sum(-(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64 for _, kind, shape in shapes) + 64


class Share:
    """Games of this process, the first of them at this place among all."""

    def __init__(self, kind: Kind, parts: dict[str, Any], first: int = 0) -> None:
        self.kind = kind
        self.parts = parts
        self.first = first
        self.batch: Batch | None = None

    def reset(self, seed: int) -> None:
        self.batch = self.kind.batch(self.first, len(self.parts["seats"]), seed)
        self.batch.start()
        self.tell()

    def step(self) -> None:
        parts, batch = self.parts, self.batch
        assert batch is not None
        batch.step(parts["actions"].tolist())
        parts["rewards"].fill(0)
        parts["over"].fill(0)
        for place, outcome in batch.ended:
            parts["rewards"][place] = rewards(outcome, self.kind.players)
            parts["over"][place] = 1
        self.tell()

    def tell(self) -> None:
        parts, batch = self.parts, self.batch
        assert batch is not None
        batch.tell(parts["observations"], parts["masks"], parts["seats"], parts["candidates"])

    def close(self) -> None:
        """There is nothing to close."""


class Native:
    """Games in C, in so many threads."""

    def __init__(self, kind: Kind, count: int, threads: int) -> None:
        self.fleet = kind.fleet(count, threads)
        self.parts = {name: getattr(self.fleet, name, None) for name, _, _ in kind.shapes(0)}
        self.parts["candidates"] = np.zeros((count, 0, 0), np.int16)

    def reset(self, seed: int) -> None:
        self.fleet.reset(seed)

    def step(self) -> None:
        self.fleet.step(self.fleet.actions)

    def close(self) -> None:
        self.fleet.close()


def serve(kind: Kind, count: int, first: int, last: int, name: str, pipe: Connection) -> None:
    """A process of its own: its games, from the first to the last, until the pipe is closed."""
    memory = SharedMemory(name)
    parts = {key: whole[first:last] for key, whole in arrays(kind.shapes(count), memory.buf).items()}
    share = Share(kind, parts, first)
    while True:
        try:
            seed = pipe.recv_bytes().decode()
        except (EOFError, KeyboardInterrupt):
            return
        share.reset(int(seed)) if seed else share.step()
        pipe.send_bytes(b"")


class Shared:
    """Games of several processes, in memory that they share."""

    def __init__(self, kind: Kind, count: int, workers: int) -> None:
        shapes = kind.shapes(count)
        self.kind = kind
        self.count = count
        self.memory = SharedMemory(create=True, size=needed(shapes))
        self.parts = arrays(shapes, self.memory.buf)
        self.pipes: list[Connection] = []
        self.processes: list[Process] = []
        for number in range(workers):
            self.hire(count * number // workers, count * (number + 1) // workers)

    def hire(self, first: int, last: int) -> None:
        """A process for these games."""
        ours, theirs = Pipe()
        process = Process(
            target=serve, args=(self.kind, self.count, first, last, self.memory.name, theirs), daemon=True
        )
        process.start()
        theirs.close()
        self.pipes.append(ours)
        self.processes.append(process)

    def reset(self, seed: int) -> None:
        self.ask(str(seed))

    def step(self) -> None:
        self.ask("")

    def ask(self, message: str) -> None:
        for pipe in self.pipes:
            pipe.send_bytes(message.encode())
        for pipe in self.pipes:
            pipe.recv_bytes()

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join(5)
        self.parts = {}
        self.memory.unlink()
        with suppress(BufferError):  # somebody still holds one of the arrays: the memory goes with it
            self.memory.close()


def crew(kind: Kind, count: int, workers: int, native: bool | None) -> Share | Native | Shared:
    """Whoever plays these games."""
    if native is not False:
        try:
            return Native(kind, count, max(1, workers))
        except (NoCompiler, ValueError):
            if native:
                raise
    if workers:
        return Shared(kind, count, workers)
    shapes = kind.shapes(count)
    return Share(kind, arrays(shapes, bytearray(needed(shapes))))


class Games:
    """So many games at once. `learner` (a seat from 0) decides alone against random players; else every seat does.

    `workers` processes (threads, in C) share the games; 0 plays them here. `history=False` leaves the field `history`
    empty, which is faster. `native=False` plays Störtebeker with the core, too; `native=True` refuses what is not in C.
    """

    observations: Any
    masks: Any
    candidates: Any
    seats: Any
    rewards: Any
    over: Any
    actions: Any

    def __init__(
        self, game: str, players: int | None = None, count: int = 1024, workers: int = 0, options: Data | None = None,
        learner: int | None = None, history: bool = True, native: bool | None = None,
    ) -> None:  # fmt: skip
        self.kind = Kind(game, players, options, ALL_SEATS if learner is None else learner, history)
        self.code = self.kind.code
        self.count = count
        self.places = np.arange(count)
        self.crew = crew(self.kind, count, workers, native)
        for name, whole in self.crew.parts.items():
            setattr(self, name, whole)

    @property
    def is_native(self) -> bool:
        """Whether these games are played in C."""
        return isinstance(self.crew, Native)

    def reset(self, seed: int | str = 0) -> None:
        """New games everywhere."""
        self.rewards.fill(0)
        self.over.fill(0)
        self.crew.reset(seed_number(seed))

    def step(self, actions: Any) -> None:
        """One action in every game; raises ValueError where one is not legal, and then nothing happens."""
        self.actions[:] = actions
        self.check()
        self.crew.step()

    def check(self) -> None:
        """Whether the masks allow all actions."""
        known = self.actions.clip(0, self.code.actions - 1)
        refused = (self.masks[self.places, known] == 0) | (known != self.actions)
        if refused.any():
            place = int(refused.argmax())
            raise ValueError(f"game {place}: {self.actions[place]} is no legal action; the mask marks those that are")

    def random_actions(self, dice: Any) -> Any:
        """A legal action at random in every game, for trials."""
        chances = dice.random(self.masks.shape, dtype=np.float32)
        return np.where(self.masks, chances, -1).argmax(axis=1)

    def close(self) -> None:
        """End the processes and give the memory back; the arrays are gone with it."""
        for name, _, _ in self.kind.shapes(0):
            delattr(self, name)
        self.crew.close()
