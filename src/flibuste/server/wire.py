"""Everything that goes over the wire, as typed records. `docs/server-api.md` explains them; OpenAPI is made of them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Data = dict[str, Any]
Name = Annotated[str, Meta(max_length=40)]
Nonce = Annotated[str, Meta(max_length=100)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=32)]
Until = Literal["action", "turn", "match"]
Status = Literal["open", "playing", "over", "closed"]


class Problem(Struct):
    error: str
    message: str
    clause: str | None = None
    hint: str | None = None


# ---- games ----


class Range(Struct):
    min: int
    max: int
    usual: int


class Choice(Struct):
    value: bool | str
    label: str


class OptionInfo(Struct):
    name: str
    label: str
    help: str
    clause: str
    default: bool | str
    choices: list[Choice]
    seat: int = 0
    built: bool = False


class GameInfo(Struct):
    name: str
    title: str
    pitch: str
    length: str
    depth: str
    seats: Range
    rules_version: int
    card: str
    options: list[OptionInfo]


class Clause(Struct):
    id: str
    kind: str
    title: dict[str, str]
    text: dict[str, str]
    ruling: dict[str, str] | None = None


class Rules(Struct):
    game: str
    title: str
    clauses: list[Clause]


class BotLevel(Struct):
    level: str
    label: str


# ---- players ----


class Named(Struct, forbid_unknown_fields=True):
    name: Name


class Token(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=200)]


class Recovery(Struct):
    token: str
    link: str


class Me(Struct):
    player: str
    name: str
    token: str | None = None


# ---- tables ----


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


# ---- playing ----


class ActionInfo(Struct):
    action: str
    label: str
    clause: str
    targets: list[str]
    verb: str


class Occasion(Struct):
    id: str
    label: str


class Decision(Struct):
    id: str
    actions: list[ActionInfo]
    sealed: bool
    chosen: str | None
    free: bool
    standing: list[str]
    occasion: Occasion | None = None


class Prompt(Struct):
    step: str
    clause: str
    text: str
    asked: list[int]


class LogEvent(Struct):
    n: int
    text: str
    clause: str
    event: str
    seat: int | None
    targets: list[str]
    takes_back: int | None = None


class Log(Struct):
    first: int = field(name="from")
    to: int
    events: list[LogEvent]


class Clock(Struct):
    deadline: float | None
    now: float


class Mine(Struct):
    seat: int
    asked: bool


class Standing(Struct, omit_defaults=True):
    step: str
    action: str
    until: Until
    occasion: str = ""


class Situation(Struct):
    table: str
    seat: int
    number: int
    status: Status
    view: Data | None
    picture: str | None
    prompt: Prompt | None
    decision: Decision | None
    undo: bool
    mine: list[Mine]
    log: Log
    clock: Clock
    standing: list[Standing]
    outcome: Outcome | None
    scores: list[int] | None


class Answer(Struct, forbid_unknown_fields=True):
    decision: Annotated[str, Meta(max_length=40)]
    action: Annotated[str, Meta(min_length=1, max_length=2000)]
    key: Key
    seat: SeatNumber | None = None


class Undo(Struct, forbid_unknown_fields=True):
    key: Key
    seat: SeatNumber | None = None


class Done(Struct):
    number: int
    decision: str | None
    repeated: bool = False


class Planned(Struct, forbid_unknown_fields=True):
    action: Annotated[str, Meta(min_length=1, max_length=2000)]
    seat: SeatNumber | None = None


class Preview(Struct):
    legal: bool
    clause: str | None
    message: str | None
    preview: Data | None
    picture: str | None


class Hint(Struct):
    action: str
    label: str
    clause: str
    targets: list[str]
    worth: float


class SetStanding(Struct, forbid_unknown_fields=True):
    step: Annotated[str, Meta(max_length=64)]
    action: Annotated[str, Meta(max_length=200)] | None = None
    until: Until = "turn"
    seat: SeatNumber | None = None
    occasion: Annotated[str, Meta(max_length=64)] = ""


class Fork(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    at: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    bots: Annotated[str, Meta(max_length=32)] | None = None
    name: Name = ""


# ---- replay ----


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


# ---- bots and the rest ----


class BotAction(Struct):
    action: str
    clause: str
    targets: list[str]


class BotDecision(Struct):
    """What a bot is asked. `imagined` is a position that its seat cannot tell from the real one."""

    type: Literal["decision"]
    table: str
    game: str
    seat: int
    decision: str
    step: str
    level: str | None
    view: Data
    actions: list[BotAction]
    imagined: Data


class BotMove(Struct, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber
    decision: Annotated[str, Meta(max_length=40)]
    action: Annotated[str, Meta(min_length=1, max_length=2000)]
    key: Key | None = None


class Health(Struct):
    status: str
    version: str
    store: str
    games: list[str]
