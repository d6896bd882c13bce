"""Playing: what a seat is shown, what it may answer."""

from typing import Annotated

from msgspec import Meta, Struct, field

from flibuste.server.wire.common import Data, Key, Name, SeatNumber, ShareWish, Status, Until
from flibuste.server.wire.forms import Form
from flibuste.server.wire.tables import Absent, Outcome


class OddsShare(Struct):
    """One outcome of a roll, in words, with its probability; `good`: the choice is made for it."""

    label: str
    chance: float
    good: bool


class OddsInfo(Struct):
    """What an action rolls and needs, and how likely that is: in words, and as a probability.

    `short` is the chance of the best outcome (`38 %`), `chance` that of any good one.

    `shares` are all outcomes, the best first; together they are 1, the whole of a bar.
    """

    text: str
    short: str
    chance: float
    shares: list[OddsShare]


class ActionInfo(Struct):
    """A legal action: its notation, what it is called, its clause, and what it points at in the order of clicks.

    `odds` are there where it rolls dice or draws by chance, as far as the asked seat can know them. `same` is another
    action that this one says no more than: a list has only that one. `ends_turn`: it is the last of the turn although
    its name does not say so.
    """

    action: str
    label: str
    clause: str
    targets: list[str]
    verb: str
    odds: OddsInfo | None = None
    same: str | None = None
    ends_turn: bool = False


class Occasion(Struct):
    """On which occasion a reaction is asked, for a standing answer to that alone."""

    id: str
    label: str


class Decision(Struct):
    """What a seat is asked. `sealed`: a secret, simultaneous choice; `free`: the actions are only a sample.

    `forms` have those of the actions that are made of parts. `guide` explains this kind of question to a beginner.
    """

    id: str
    actions: list[ActionInfo]
    sealed: bool
    chosen: str | None
    free: bool
    standing: list[str]
    occasion: Occasion | None = None
    forms: list[Form] = []
    guide: str = ""


class Prompt(Struct):
    """The question in words, public, and the seats that are asked."""

    step: str
    clause: str
    text: str
    asked: list[int]


class LogDie(Struct):
    """A die as it fell: its face, whether it did what was needed, and for a die of colours the name of its colour (a
    custom property of the pictures, `--p-rum`), else empty."""

    face: str
    good: bool
    colour: str


class LogDice(Struct):
    """The dice of a line of the log, what was needed and what came of it, in words (empty where there is nothing to
    say), and whether that is a success."""

    dice: list[LogDie]
    needed: str
    verdict: str
    good: bool


class LogEvent(Struct):
    """A line of the log. `takes_back`: the lines from this number on no longer hold. `dice`: what was rolled."""

    n: int
    text: str
    clause: str
    event: str
    seat: int | None
    targets: list[str]
    takes_back: int | None = None
    dice: LogDice | None = None


class Log(Struct):
    """Lines of the log, from a number up to and without another."""

    first: int = field(name="from")
    to: int
    events: list[LogEvent]


class Clock(Struct):
    """When the time for the decision is over, and the server's time now.

    `window`: when the answers to a reaction are told together; `extended`: somebody has needed longer already.
    """

    deadline: float | None
    now: float
    window: float | None = None
    extended: bool = False


class Mine(Struct):
    """A seat of the reader, and whether it is asked."""

    seat: int
    asked: bool


class Standing(Struct, omit_defaults=True):
    """A standing answer: given to every question of a step, or of one occasion, until something ends."""

    step: str
    action: str
    until: Until
    occasion: str = ""


class AnsweredFor(Struct):
    """What the house has answered for a seat without a choice: the kind of question, and the answer in words."""

    step: str
    label: str


class UndoAsked(Struct):
    """A seat asks the others to let it take back what it chose, and all since: the lines from `line` on.

    `waits_for` are the seats whose players have not agreed yet.
    """

    seat: int
    line: int
    waits_for: list[int]


class Situation(Struct):
    """Everything that a seat may know now."""

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
    answered_for: AnsweredFor | None = None
    undo_asked: UndoAsked | None = None
    may_ask_undo: bool = False
    absent: Absent | None = None


class Answer(Struct, forbid_unknown_fields=True):
    """An answer to a decision. `key` is new for each answer; one that is sent twice is carried out once."""

    decision: Annotated[str, Meta(max_length=40)]
    action: Annotated[str, Meta(min_length=1, max_length=2000)]
    key: Key
    seat: SeatNumber | None = None


class Undo(Struct, forbid_unknown_fields=True):
    """Take the last move back."""

    key: Key
    seat: SeatNumber | None = None


class AskUndo(Struct, forbid_unknown_fields=True):
    """Ask the other people whether the last choice of a seat, and all since, may be taken back."""

    key: Key
    seat: SeatNumber | None = None


class AnswerUndo(Struct, forbid_unknown_fields=True):
    """Agree that somebody takes his choice back, or not. Who has asked withdraws with `agree` false."""

    key: Key
    agree: bool
    seat: SeatNumber | None = None


class Done(Struct):
    """Something was carried out and stored: the number of its entry, and what the seat is asked next.

    `held`: an answer to a reaction waits, in memory only, for its window to close.
    """

    number: int
    decision: str | None
    repeated: bool = False
    held: bool = False


class Planned(Struct, forbid_unknown_fields=True):
    """An action to be tried out."""

    action: Annotated[str, Meta(min_length=1, max_length=2000)]
    seat: SeatNumber | None = None


class Preview(Struct):
    """What an action would do, or why it is illegal."""

    legal: bool
    clause: str | None
    message: str | None
    preview: Data | None
    picture: str | None


Targets = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=8)]


class Pointed(Struct, forbid_unknown_fields=True):
    """What somebody points at, as `targets` of the picture, or an action; with neither, the question as a whole."""

    targets: Targets = []
    action: Annotated[str, Meta(min_length=1, max_length=2000)] | None = None
    seat: SeatNumber | None = None


class ConditionInfo(Struct):
    """One condition of an action, and whether it is met; one that is not says what is missing."""

    met: bool
    clause: str
    text: str


class WhyNotInfo(Struct):
    """An action that is illegal now: why, and its conditions where the rules list them.

    `elsewhere`: it answers another question than the one that is asked.
    """

    action: str
    label: str
    targets: list[str]
    clause: str
    message: str
    conditions: list[ConditionInfo]
    elsewhere: bool


class Why(Struct):
    """Why it cannot be done: the actions that are meant, the one that is nearest to legal first.

    None where no action of the game means it; `legal` where one that does is legal.
    """

    legal: bool
    answers: list[WhyNotInfo]


class Hint(Struct):
    """What a bot thinks of an action: its worth from 1 (best) to 0, and the chance of the seat to win after it.

    The best says in a sentence or two why it is better than the next.
    """

    action: str
    label: str
    clause: str
    targets: list[str]
    worth: float
    odds: OddsInfo | None = None
    chance: float = 0.0
    reason: str = ""


class SetStanding(Struct, forbid_unknown_fields=True):
    """Set a standing answer, or without an action remove it."""

    step: Annotated[str, Meta(max_length=64)]
    action: Annotated[str, Meta(max_length=200)] | None = None
    until: Until = "turn"
    seat: SeatNumber | None = None
    occasion: Annotated[str, Meta(max_length=64)] = ""


class PlayExample(Struct, forbid_unknown_fields=True):
    """A new table that goes on from a step of an example."""

    bots: Annotated[str, Meta(max_length=32)] | None = None
    name: Name = ""
    share: ShareWish = "waive"


class Fork(Struct, forbid_unknown_fields=True):
    """A new table that continues from here, at this seat, after this move."""

    seat: SeatNumber | None = None
    at: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    bots: Annotated[str, Meta(max_length=32)] | None = None
    name: Name = ""
    share: ShareWish = "waive"
