"""What the store holds, as plain records: a class for each table of `schema`, a field for each column."""

from typing import Any

from msgspec import Struct, field

Data = dict[str, Any]


class PlayerRow(Struct):
    """A player. `banned` is why he may not come in, `muted` that he may not write in the chat.

    `handle` is the name in the address of his profile; None: nobody else may see it. `secret_hash` is that of his
    recovery link; empty: he has none. `vacations` are pairs of times, from and until. `digest`: he wants letters about
    slow tables, in which language and with which address in their links; `digest_at` is when the last was sent.
    """

    id: str
    name: str
    secret_hash: str
    created: float
    banned: str | None = None
    muted: bool = False
    handle: str | None = None
    email: str | None = None
    vacations: list[list[float]] | None = None
    digest: Data | None = None
    digest_at: float | None = None


class SessionRow(Struct):
    """A browser or a program that is signed in: its secret as a hash, what it is, and when it was last seen."""

    id: str
    player_id: str
    secret_hash: str
    device: str
    created: float
    seen: float


class PasskeyRow(Struct):
    """A passkey: its public part, and how often it was used as far as it counts that itself."""

    id: str
    player_id: str
    public_key: str
    sign_count: int
    device: str
    created: float


class LoginKeyRow(Struct):
    """A key that is used once: `mail` for the link in a letter, `passkey` for a challenge. Only its hash is kept."""

    key_hash: str
    kind: str
    expires: float
    player_id: str | None = None
    email: str | None = None


class SubscriptionRow(Struct):
    """A browser that can be called: the address of its push service, and the keys that only it can read with."""

    id: str
    player_id: str
    session_id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    created: float


class TableRow(Struct):
    """A table without its seats and its moves. `version` grows with every change; seats in `asked` count from 1.

    `origin`: where a fork left the table `forked_from` (`tables/forking.py`).
    `undo_asked`: somebody asks the others whether he may take a move back (`tables/undo_request.py`). `dice`: how far
    the start has come (`tables/shares.py`); None for a table whose dice are of the first scheme. `secret` is stored
    sealed until the game is over. `accuracy`: how well each seat has played, where that was analysed.
    """

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
    origin: Data | None = None
    version: int = 0
    asked: list[int] = field(default_factory=list)
    bots_asked: bool = False
    deadline: float | None = None
    outcome: Data | None = None
    undo_asked: Data | None = None
    dice: Data | None = None
    rated: bool = False
    invitation: str | None = None
    several_seats: bool = False
    absent: Data | None = None
    accuracy: list[int | None] | None = None
    tournament_id: str | None = None


class SeatRow(Struct):
    """A seat, counted from 1. `kind` is `open`, `human` or `bot`; `stand_in` the bot that plays for an absent human.

    `bank` is how many seconds are left to it beyond those for each decision; None where there is no bank. `share`,
    `commitment` and `nonce` are what it adds to the dice (`tables/shares.py`). From `away_from` to `away_until` its
    player is on vacation (`tables/vacation.py`).
    """

    table_id: str
    seat: int
    kind: str
    name: str = ""
    player_id: str | None = None
    level: str | None = None
    stand_in: str | None = None
    nonce: str | None = None
    standing: list[Data] = field(default_factory=list)
    bank: float | None = None
    share: str = ""
    commitment: str | None = None
    away_from: float | None = None
    away_until: float | None = None

    def bot(self) -> str | None:
        """The level of the bot that plays this seat now; None if a person does."""
        return self.level if self.kind == "bot" else self.stand_in


class EntryRow(Struct):
    """Something that happened at a table: `kind` is `deal`, `move`, `undo` or `note` (it is only told). Here the seat
    counts from 0; -1 is nobody.

    `move` is the number of moves after it that were not taken back. `events` are pairs: the event as everybody may know
    it, and as single seats may know it who know more.
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
    """The position after an entry, so that a table can be loaded without replaying all of it."""

    table_id: str
    number: int
    move: int
    draws: int
    events: int
    frame: int
    digest: str
    position: Data


class ChatRow(Struct):
    """A line of chat."""

    id: int
    table_id: str
    seat: int
    name: str
    text: str
    at: float
    player_id: str | None = None


class ReportRow(Struct):
    """A line of chat (`said`), or a player, that somebody has reported."""

    id: int
    table_id: str
    by_player: str
    about_player: str | None = None
    name: str = ""
    said: str | None = None
    why: str = ""
    at: float = 0.0
    settled: bool = False


class RatingRow(Struct):
    """What a person was worth at a game after one at a rated table, which may have been deleted since."""

    id: int
    player_id: str
    game: str
    table_id: str | None
    mu: float
    sigma: float
    at: float


class TournamentRow(Struct):
    """A tournament without those who take part. `rounds` is how many there are to be, `round` the one that is played.

    `bots` is the level of the bots that fill it up, to `least` in all and to whole tables; None: there are none.
    `version` grows with every change.
    """

    id: str
    name: str
    host: str
    game: str
    options: Data
    size: int
    kind: str
    rounds: int
    pace: Data
    rated: bool
    public: bool
    bots: str | None
    least: int
    created: float
    changed: float
    status: str = "open"
    round: int = 0
    version: int = 0


class EntrantRow(Struct):
    """Somebody who takes part: a person, or a bot of a level; `gone`: is paired no more."""

    tournament_id: str
    number: int
    player_id: str | None
    name: str
    level: str | None = None
    gone: bool = False


class PairingRow(Struct):
    """Where somebody sits in a round. Board 0 is a bye; place 0: the table came to nothing, None: it is played."""

    tournament_id: str
    round: int
    number: int
    board: int
    seat: int
    table_id: str | None = None
    place: int | None = None


class LobbyChatRow(Struct):
    """A line of the lobby's chat."""

    id: int
    player_id: str
    name: str
    text: str
    at: float


class NoticeRow(Struct):
    """What servers at work are to look at again: a `table`, a tournament (`tourney`), or the `people`."""

    id: int
    kind: str
    what: str
    at: float


class Change(Struct):
    """What is to be written about a table, all or nothing, if the store has it at version `row.version - 1`.

    `is_move`: of the row only what a move changes while the game goes on.
    """

    row: TableRow
    seats: list[SeatRow] = field(default_factory=list)
    entries: list[EntryRow] = field(default_factory=list)
    snapshot: SnapshotRow | None = None
    is_move: bool = False
