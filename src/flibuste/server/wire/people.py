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
    """The player behind a request; the token only if it is new."""

    player: str
    name: str
    token: str | None = None
