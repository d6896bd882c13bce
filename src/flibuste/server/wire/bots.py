"""What bots are asked and answer; the server's health."""

from typing import Annotated

from msgspec import Meta, Struct

from flibuste.server.wire.common import Data, Key, SeatNumber


class BotAction(Struct, omit_defaults=True):
    """An action that a bot may choose, with its clause and what it points at; with its odds where it rolls dice."""

    action: str
    clause: str
    targets: list[str]
    odds: Data | None = None


class BotDecision(Struct, tag_field="type", tag="decision"):
    """What a bot is asked. `imagined` is a position that its seat cannot tell from the real one."""

    table: str
    game: str
    seat: int
    decision: str
    step: str
    level: str | None
    view: Data
    actions: list[BotAction]
    imagined: Data


class BotEnd(Struct, tag_field="type", tag="end"):
    """A game of a bot's is over: its seats there, and how it ended."""

    table: str
    game: str
    seats: list[int]
    outcome: Data


class BotMove(Struct, forbid_unknown_fields=True):
    """A bot's answer to a question."""

    table: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber
    decision: Annotated[str, Meta(max_length=40)]
    action: Annotated[str, Meta(min_length=1, max_length=2000)]
    key: Key | None = None


class Check(Struct):
    """The server is `live` or `ready`."""

    status: str


class Health(Struct):
    """Whether the server works, and what it serves."""

    status: str
    version: str
    store: str
    games: list[str]
