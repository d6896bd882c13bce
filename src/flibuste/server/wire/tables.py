"""Tables, their seats and their chat."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from flibuste.server.wire.common import Name, Nonce, SeatNumber, ShareKind, ShareWish, Status
from flibuste.server.wire.people import Me


class Pace(Struct, forbid_unknown_fields=True):
    """How much time there is for a decision, and in `bank` seconds for the whole game that a person can draw on.

    `window`: how many seconds a reaction lasts where several people sit. `absent`: after how many seconds without an
    answer the others may vote for a bot. `vacation`: where it is measured in days, clocks stand still for those
    who are away.
    """

    kind: Literal["none", "live", "async"] = "none"
    seconds: Annotated[int, Meta(ge=10, le=3600)] | None = None
    bank: Annotated[int, Meta(ge=0, le=7200)] = 0
    days: Annotated[int, Meta(ge=1, le=30)] | None = None
    window: Annotated[int, Meta(ge=0, le=30)] = 3
    absent: Annotated[int, Meta(ge=0, le=604800)] | None = None
    vacation: bool = True


class NewTable(Struct, forbid_unknown_fields=True):
    """The table to open. `seats` has a word for each seat: `open`, `me`, `me:NAME` or `bot:LEVEL`.

    `rated`: the game counts for the ratings of the people at the table; nobody is given hints. `invited`: only friends
    of the host and whoever has an invitation may sit down. `several_seats`: one person may take more than one seat.
    """

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=32)]
    options: dict[str, bool | str] = field(default_factory=dict)
    public: bool = False
    pace: Pace = field(default_factory=Pace)
    name: Name = ""
    nonce: Nonce = ""
    start: Literal["full", "host"] = "full"
    share: ShareWish = "waive"
    rated: bool = False
    invited: bool = False
    several_seats: bool = False


class Seat(Struct):
    """A seat of a table: who plays it, and whether a page of that player is open; `bank`: his seconds in reserve.

    `away`: until when he is on vacation. `handle`, in lists: the name in the address of his page, where it is public.
    """

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    level: str | None
    mine: bool
    here: bool
    stand_in: str | None
    nonce: bool
    bank: float | None = None
    away: float | None = None
    handle: str | None = None


class Share(Struct):
    """What a seat adds to the dice. Its nonce is shown when the game has begun.

    `kind`: nobody sits there (`none`), a `bot` plays it, its player has `waived` his share, has `told` his nonce in the
    open, is `awaited`, has `committed` himself, has `revealed` his nonce, or was `away` at the start.
    """

    seat: int
    kind: ShareKind
    commitment: str | None
    nonce: str | None


class Void(Struct):
    """A start that came to nothing, and the seats whose nonce did not come."""

    attempt: int
    away: list[int]


class Receipt(Struct):
    """What the server has signed at the start (JSON), the Ed25519 signature, and the public key, in hexadecimal."""

    text: str
    signature: str
    key: str


class Fairness(Struct):
    """What proves that the dice are fair; the secret is shown when the game is over.

    `scheme` 2: the server and the players make the dice together. `stage`: people sit down and commit themselves
    (`seats`), the start waits for commitments (`commit`) or for nonces (`reveal`) `until` some time, or it has `begun`.
    """

    commitment: str
    nonces: list[str]
    secret: str | None
    scheme: int
    rules_version: int
    attempt: int
    stage: Literal["seats", "commit", "reveal", "begun"]
    until: float | None
    shares: list[Share]
    voids: list[Void]
    receipt: Receipt | None


class Outcome(Struct):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    reason: str
    text: str


class Origin(Struct):
    """Where a fork left its table: after which move, whose game it was, how many lines of the log are from before."""

    move: int
    names: list[str]
    lines: int


class Absent(Struct):
    """Whom the others wait for: from when on they may vote for a bot, who has voted, and how many votes it takes."""

    seat: int
    since: float
    votes: list[int]
    needed: int


class Table(Struct):
    """A table without its position, as everybody may know it. `number` grows with every change.

    `invitation`: what whoever is invited needs to sit down; only the host is told. `absent`: whom all wait for.
    `tournament`: the one that it is played in.
    """

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
    origin: Origin | None
    watchers: int
    rated: bool
    invited: bool
    several_seats: bool
    invitation: str | None
    absent: Absent | None
    tournament: str | None


class Opened(Struct):
    """The table that was opened or joined, and the player."""

    table: Table
    me: Me
    link: str


class Lobby(Struct):
    """The public tables."""

    open: list[Table]
    playing: list[Table]
    over: list[Table]


class LobbyPage(Struct):
    """Some of the public tables of a status: how many are as wished, and those of one page, counted from 1.

    `chat` says whether the lobby of this server has one.
    """

    count: int
    page: int
    pages: int
    tables: list[Table]
    chat: bool


class TakeSeat(Struct, forbid_unknown_fields=True):
    """What whoever takes a seat brings along."""

    name: Name = ""
    nonce: Nonce = ""
    options: dict[str, bool | str] = field(default_factory=dict)
    share: ShareWish = "waive"
    invitation: Annotated[str, Meta(max_length=40)] = ""


class SeatOptions(Struct, forbid_unknown_fields=True):
    """The options that a player sets for his own seat."""

    options: dict[str, bool | str]


class SeatBot(Struct, forbid_unknown_fields=True):
    """The bot that is to play a seat."""

    level: Annotated[str, Meta(max_length=32)]


class SeatNonce(Struct, forbid_unknown_fields=True):
    """A text that becomes part of what the dice are computed from."""

    seat: SeatNumber
    nonce: Nonce


class Commit(Struct, forbid_unknown_fields=True):
    """What a player commits himself to, for this attempt to start: a SHA-256 in hexadecimal."""

    seat: SeatNumber
    attempt: Annotated[int, Meta(ge=1)]
    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Reveal(Struct, forbid_unknown_fields=True):
    """The nonce that a player had committed himself to."""

    seat: SeatNumber
    nonce: Annotated[str, Meta(min_length=1, max_length=100)]


class ServerKey(Struct):
    """The public key of the server's receipts (Ed25519, in hexadecimal)."""

    key: str


class NewChat(Struct, forbid_unknown_fields=True):
    """A line of chat to be said."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None


class NewReport(Struct, forbid_unknown_fields=True):
    """What is reported to whoever runs the server: a line of chat by its id, or the player at a seat; and why."""

    chat: int | None = None
    seat: SeatNumber | None = None
    why: Annotated[str, Meta(max_length=500)] = ""


class Reported(Struct):
    """Whom a report is about."""

    name: str


class Chat(Struct):
    """A line of chat."""

    id: int
    seat: int
    name: str
    text: str
    at: float


class NewLobbyLine(Struct, forbid_unknown_fields=True):
    """What is to be said in the lobby, and by what name."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    name: Name = ""


class LobbyLine(Struct):
    """A line of the lobby's chat; `handle` is the name in the address of its writer's page, where that is public."""

    id: int
    name: str
    text: str
    at: float
    mine: bool
    handle: str | None
