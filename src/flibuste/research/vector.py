"""Thousands of games stepped by one call: arrays in, arrays out, over several processes with shared memory.

    games = flibuste.research.vector.Games("stortebeker", players=2, count=4096, workers=2)
    games.reset(seed=1)
    games.step(actions)  # then look at games.observations, games.masks, games.seats, games.rewards, games.over

The arrays stay the same objects and are written anew by every step; copy what you want to keep. A game that is over
begins anew in the same step: `over` says where, and `rewards` what that game brought to every seat.
"""

from contextlib import suppress
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from flibuste.engine.batch import ALL_SEATS, Batch
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data
from flibuste.engine.registry import load_game
from flibuste.research.encoding import encoding, rewards

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
        load_game(game).settle_options(self.options)

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

    def batch(self, count: int, seed: str) -> Batch:
        game, code = self.code.game, self.code
        return Batch(
            code.layout,
            lambda name: game.start(self.players, self.options, Fast(name)),
            count, seed, self.learner, self.history,
        )  # fmt: skip


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
    """A part of the games: those of one process."""

    def __init__(self, kind: Kind, parts: dict[str, Any]) -> None:
        self.kind = kind
        self.parts = parts
        self.batch: Batch | None = None

    def reset(self, seed: str) -> None:
        self.batch = self.kind.batch(len(self.parts["seats"]), seed)
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


def serve(kind: Kind, count: int, first: int, last: int, name: str, pipe: Connection) -> None:
    """A process of its own: its games, from the first to the last, until the pipe is closed."""
    memory = SharedMemory(name)
    parts = {key: whole[first:last] for key, whole in arrays(kind.shapes(count), memory.buf).items()}
    share = Share(kind, parts)
    while True:
        try:
            seed = pipe.recv_bytes().decode()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            share.reset(seed) if seed else share.step()
            pipe.send_bytes(b"")
        except ValueError as problem:
            pipe.send_bytes(str(problem).encode())


class Games:
    """So many games at once. `learner` (a seat from 0) decides alone against random players; else every seat does.

    `workers` processes share the games; 0 plays them here. `history=False` leaves the field `history` empty, which is
    faster.
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
        learner: int | None = None, history: bool = True,
    ) -> None:  # fmt: skip
        self.kind = Kind(game, players, options, ALL_SEATS if learner is None else learner, history)
        self.code = self.kind.code
        self.count = count
        self.memory: SharedMemory | None = None
        self.pipes: list[Connection] = []
        self.processes: list[Process] = []
        shapes = self.kind.shapes(count)
        if workers:
            self.memory = SharedMemory(create=True, size=needed(shapes))
        found = arrays(shapes, bytearray(needed(shapes)) if self.memory is None else self.memory.buf)
        for name, whole in found.items():
            setattr(self, name, whole)
        self.share = Share(self.kind, found)
        for number in range(workers):
            self.hire(count * number // workers, count * (number + 1) // workers)

    def hire(self, first: int, last: int) -> None:
        """A process for these games."""
        assert self.memory is not None
        ours, theirs = Pipe()
        process = Process(
            target=serve, args=(self.kind, self.count, first, last, self.memory.name, theirs), daemon=True
        )
        process.start()
        theirs.close()
        self.pipes.append(ours)
        self.processes.append(process)

    def reset(self, seed: int | str = 0) -> None:
        """New games everywhere."""
        self.rewards.fill(0)
        self.over.fill(0)
        if not self.pipes:
            self.share.reset(f"{seed} 0")
        self.ask([f"{seed} {number}" for number in range(len(self.pipes))])

    def step(self, actions: Any) -> None:
        """One action in every game; raises ValueError where one is not legal."""
        self.actions[:] = actions
        if not self.pipes:
            self.share.step()
        self.ask([""] * len(self.pipes))

    def ask(self, messages: list[str]) -> None:
        for pipe, message in zip(self.pipes, messages, strict=True):
            pipe.send_bytes(message.encode())
        problems = [pipe.recv_bytes().decode() for pipe in self.pipes]
        if any(problems):
            raise ValueError(next(filter(None, problems)))

    def random_actions(self, dice: Any) -> Any:
        """A legal action at random in every game, for trials."""
        chances = dice.random(self.masks.shape, dtype=np.float32)
        return np.where(self.masks, chances, -1).argmax(axis=1)

    def close(self) -> None:
        """End the processes and give the memory back; the arrays are gone with it."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join(5)
        self.pipes, self.processes = [], []
        if self.memory is not None:
            for name, _, _ in self.kind.shapes(0):
                delattr(self, name)
            self.share.parts = {}
            self.memory.unlink()
            with suppress(BufferError):  # somebody still holds one of the arrays: the memory goes with it
                self.memory.close()
            self.memory = None
