"""What the store holds, as plain records: one class a table of `schema`, one field a column."""

from typing import Any

from msgspec import Struct, field

Data = dict[str, Any]


class PlayerRow(Struct):
    id: str
    name: str
    secret_hash: str
    created: float


class TableRow(Struct):
    id: str
    game: str
    rules_version: int
    options: Data
    size: int
    status: str
    public: bool
    start: str
    pace: Data
    host: str
    secret: str
    commitment: str
    created: float
    changed: float
    nonces: list[str] = field(default_factory=list)
    position: Data | None = None
    forked_from: str | None = None
    version: int = 0
    asked: list[int] = field(default_factory=list)
    bots_asked: bool = False
    deadline: float | None = None
    outcome: Data | None = None


class SeatRow(Struct):
    table_id: str
    seat: int
    kind: str
    name: str = ""
    player_id: str | None = None
    level: str | None = None
    stand_in: str | None = None
    nonce: str | None = None
    standing: list[Data] = field(default_factory=list)

    def bot(self) -> str | None:
        """The level of the bot that plays this seat now."""
        return self.level if self.kind == "bot" else self.stand_in


class EntryRow(Struct):
    """`kind` is `deal`, `move` or `undo`; `move` counts the moves that stand after it; seats from 0, -1 is nobody.

    `events`: for each event what everybody may know of it, and what single seats may know besides.
    """

    table_id: str
    number: int
    kind: str
    move: int
    seat: int
    action: str
    draws: list[list[Any]]
    digest: str
    frame: int
    first_event: int
    events: list[list[Any]]
    scores: list[int] | None
    answer_key: str | None
    made_by: str
    at: float


class SnapshotRow(Struct):
    table_id: str
    number: int
    move: int
    draws: int
    events: int
    frame: int
    digest: str
    position: Data


class ChatRow(Struct):
    id: int
    table_id: str
    seat: int
    name: str
    text: str
    at: float


class Change(Struct):
    """What is to be written about a table that is known at `row.version - 1`; all of it or nothing."""

    row: TableRow
    seats: list[SeatRow] = field(default_factory=list)
    entries: list[EntryRow] = field(default_factory=list)
    snapshot: SnapshotRow | None = None
