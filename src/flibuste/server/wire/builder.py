"""What goes over the wire about options that are built from pieces: docs/builder.md explains it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from flibuste.server.wire.games import Choice


class Edit(Struct, forbid_unknown_fields=True):
    do: Literal["add", "remove", "move", "set", "fill", "draw", "clear"]
    piece: Annotated[str, Meta(max_length=100)] = ""
    part: Annotated[str, Meta(max_length=100)] = ""
    to: Annotated[str, Meta(max_length=100)] = ""
    setting: Annotated[str, Meta(max_length=100)] = ""
    value: bool | Annotated[str, Meta(max_length=100)] = ""


class Build(Struct, forbid_unknown_fields=True):
    options: dict[str, bool | str] = field(default_factory=dict)
    edit: Edit | None = None


class Gauge(Struct):
    label: str
    used: int
    most: int


class Setting(Struct):
    id: str
    label: str
    clause: str
    value: bool | str
    choices: list[Choice]


class Part(Struct):
    id: str
    kind: str
    label: str
    cost: int = 0
    family: str = ""
    text: str = ""
    settings: list[Setting] = field(default_factory=list)


class Holder(Struct):
    id: str
    label: str
    takes: list[str]
    parts: list[Part]
    note: str = ""
    text: str = ""
    family: str = ""
    cost: int = 0
    removable: bool = False
    fills: bool = False
    gauges: list[Gauge] = field(default_factory=list)


class Fault(Struct):
    clause: str
    text: str
    holder: str


class Ready(Struct):
    value: str
    label: str
    note: str


class Built(Struct):
    value: str
    title: str
    gauges: list[Gauge]
    holders: list[Holder]
    faults: list[Fault]
    ready: list[Ready]


class Sort(Struct):
    id: str
    label: str


class Piece(Struct):
    id: str
    kind: str
    label: str
    cost: int = 0
    family: str = ""
    note: str = ""
    text: str = ""


class Pieces(Struct):
    kinds: list[Sort]
    families: list[Sort]
    pieces: list[Piece]
