"""Players and their tokens."""

from typing import Annotated

from msgspec import Meta, Struct

from flibuste.server.wire.common import Name


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
