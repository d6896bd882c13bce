"""Finished games."""

from msgspec import Struct

from flibuste.server.wire.tables import Outcome


class ReplaySeat(Struct):
    """A seat of a finished game."""

    seat: int
    name: str


class ReplayStep(Struct):
    """A move of a finished game as a seat could know it, and the log lines that came with it."""

    move: int
    seat: int | None
    action: str | None
    label: str | None
    clause: str | None
    events: tuple[int, int]


class Replay(Struct):
    """A finished game, move by move."""

    table: str
    moves: int
    seats: list[ReplaySeat]
    steps: list[ReplayStep]
    scores: list[list[int] | None]
    outcome: Outcome | None


class Dice(Struct):
    """How often each value of a kind of draw came, and how probable that is. `name` is for the reader."""

    label: str
    name: str
    n: int
    counts: list[int]
    expected: float
    p: float
