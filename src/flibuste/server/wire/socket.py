"""The messages of a table's WebSocket: each is an object whose `type` says which it is.

`ToServer` is what a page may send, `FromServer` what it may receive. Each message has the fields of the record that it
extends; the client's TypeScript types are generated from these.
"""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder

from flibuste.server.wire.common import Data, Problem, SeatNumber
from flibuste.server.wire.play import Answer, AnswerUndo, AskUndo, Done, SetStanding, Situation, Undo
from flibuste.server.wire.tables import Chat, NewChat, Table

OptionalKey = Annotated[str, Meta(max_length=64)]

# ---- from a page to the server ----


class ActMessage(Answer, tag_field="type", tag="act", forbid_unknown_fields=False):
    """An answer to what a seat is asked. Without a seat, the one that the page looks through."""


class UndoMessage(Undo, tag_field="type", tag="undo", forbid_unknown_fields=False):
    """Take the last move back."""


class AskUndoMessage(AskUndo, tag_field="type", tag="ask-undo", forbid_unknown_fields=False):
    """Ask the others whether the last choice may be taken back."""


class AnswerUndoMessage(AnswerUndo, tag_field="type", tag="answer-undo", forbid_unknown_fields=False):
    """Agree that somebody takes his choice back, or not."""


class StandingMessage(SetStanding, tag_field="type", tag="standing", forbid_unknown_fields=False, kw_only=True):
    """Set or clear a standing answer."""

    key: OptionalKey = ""


class SayMessage(NewChat, tag_field="type", tag="chat", forbid_unknown_fields=False, kw_only=True):
    """Say something in the chat."""

    key: OptionalKey = ""


class SeeMessage(Struct, tag_field="type", tag="see"):
    """Look through another seat, or in another language; answered with the state."""

    seat: SeatNumber | None = None
    since: Annotated[int, Meta(ge=0)] | None = None
    picture: bool | None = None
    lang: str | None = None
    key: OptionalKey | None = None


class LookMessage(Struct, tag_field="type", tag="look"):
    """Whether somebody has the page before his eyes: whoever has not may be called when it is his turn."""

    on: bool


class PingMessage(Struct, tag_field="type", tag="ping"):
    """Is anybody there? Answered with `pong`."""


ToServer = (
    ActMessage
    | UndoMessage
    | AskUndoMessage
    | AnswerUndoMessage
    | StandingMessage
    | SayMessage
    | SeeMessage
    | LookMessage
    | PingMessage
)
read_message = Decoder(ToServer).decode


class Keyed(Struct):
    """Of a message that is none of these: the key to refuse it by."""

    key: OptionalKey = ""


# ---- from the server to a page ----


class StateMessage(Situation, tag_field="type", tag="state"):
    """The newest situation of the seat that the page looks through."""


class ChangesMessage(Struct, tag_field="type", tag="changes"):
    """The newest situation as what differs from the last one that was sent; for a page that has asked for it.

    `set` has the fields that have changed, always with log and clock; `view` the entries of the view that have.
    `picture` makes the picture of the one before, where that is cut before every `<`: numbers are pieces of it (from,
    to and without), texts are new; all are joined by `<`.
    """

    set: Data
    view: Data | None = None
    picture: list[str | tuple[int, int]] | None = None


class TableMessage(Struct, tag_field="type", tag="table"):
    """The table: sent when seats, presence, status or clock change."""

    table: Table


class ChatMessage(Chat, tag_field="type", tag="chat"):
    """A line of chat."""


class DoneMessage(Done, tag_field="type", tag="done", kw_only=True):
    """The message with this key was carried out and stored."""

    key: str


class RefusedMessage(Problem, tag_field="type", tag="refused", kw_only=True):
    """The message with this key was refused; nothing has changed."""

    key: str


class PongMessage(Struct, tag_field="type", tag="pong"):
    """The answer to `ping`."""


FromServer = StateMessage | ChangesMessage | TableMessage | ChatMessage | DoneMessage | RefusedMessage | PongMessage
