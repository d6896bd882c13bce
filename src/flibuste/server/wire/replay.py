"""Finished games."""

from msgspec import Struct

from flibuste.server.wire.tables import Outcome


class ReplaySeat(Struct):
    seat: int
    name: str


class ReplayStep(Struct):
    move: int
    seat: int | None
    action: str | None
    label: str | None
    clause: str | None
    events: tuple[int, int]


class Replay(Struct):
    table: str
    moves: int
    seats: list[ReplaySeat]
    steps: list[ReplayStep]
    scores: list[list[int] | None]
    outcome: Outcome | None


class Dice(Struct):
    label: str
    n: int
    counts: list[int]
    expected: float
    p: float
