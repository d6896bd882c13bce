"""Playing: what a seat is shown, what it may answer."""

from typing import Annotated

from msgspec import Meta, Struct, field

from flibuste.server.wire.common import Data, Key, Name, SeatNumber, Status, Until
from flibuste.server.wire.tables import Outcome


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
