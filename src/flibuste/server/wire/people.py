"""Players and their tokens."""

from typing import Annotated

from msgspec import Meta, Struct

from flibuste.server.wire.common import Name


class Named(Struct, forbid_unknown_fields=True):
    """A player's name."""

    name: Name


class Token(Struct, forbid_unknown_fields=True):
    """A player's token."""

    token: Annotated[str, Meta(max_length=200)]


class Recovery(Struct):
    """A new token, and the link that carries it to another browser."""

    token: str
    link: str


class Me(Struct):
    """The player behind a request; the token only if it is new. `before`: who this browser was before a recovery."""

    player: str
    name: str
    token: str | None = None
    before: str | None = None


class Whose(Struct):
    """Whose a token is: his name, how many tables he has, and whether the reader is that player already."""

    name: str
    tables: int
    is_me: bool
