"""Tables, their seats and their chat."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from flibuste.server.wire.common import Name, Nonce, SeatNumber, Status
from flibuste.server.wire.people import Me


class Pace(Struct, forbid_unknown_fields=True):
    kind: Literal["none", "live", "async"] = "none"
    seconds: Annotated[int, Meta(ge=10, le=3600)] | None = None
    days: Annotated[int, Meta(ge=1, le=30)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=32)]
    options: dict[str, bool | str] = field(default_factory=dict)
    public: bool = False
    pace: Pace = field(default_factory=Pace)
    name: Name = ""
    nonce: Nonce = ""
    start: Literal["full", "host"] = "full"


class Seat(Struct):
    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    level: str | None
    mine: bool
    here: bool
    stand_in: str | None
    nonce: bool


class Fairness(Struct):
    commitment: str
    nonces: list[str]
    secret: str | None


class Outcome(Struct):
    scores: list[int]
    winners: list[int]
    reason: str
    text: str


class Table(Struct):
    id: str
    game: str
    title: str
    link: str
    status: Status
    public: bool
    host: bool
    pace: Pace
    start: Literal["full", "host"]
    options: dict[str, bool | str]
    option_words: list[str]
    seats: list[Seat]
    asked: list[int]
    number: int
    deadline: float | None
    created: float
    changed: float
    fairness: Fairness
    outcome: Outcome | None
    forked_from: str | None
    watchers: int


class Opened(Struct):
    table: Table
    me: Me
    link: str


class Lobby(Struct):
    open: list[Table]
    playing: list[Table]
    over: list[Table]


class TakeSeat(Struct, forbid_unknown_fields=True):
    name: Name = ""
    nonce: Nonce = ""
    options: dict[str, bool | str] = field(default_factory=dict)


class SeatOptions(Struct, forbid_unknown_fields=True):
    options: dict[str, bool | str]


class SeatBot(Struct, forbid_unknown_fields=True):
    level: Annotated[str, Meta(max_length=32)]


class SeatNonce(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    nonce: Nonce


class NewChat(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None


class Chat(Struct):
    id: int
    seat: int
    name: str
    text: str
    at: float
