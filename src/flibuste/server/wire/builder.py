"""What goes over the wire about options that are built from pieces: docs/builder.md explains it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from flibuste.server.wire.games import Choice


class Edit(Struct, forbid_unknown_fields=True):
    """One step of building: `do` says what, the other fields with which piece or part."""

    do: Literal["add", "remove", "move", "set", "fill", "draw", "clear"]
    piece: Annotated[str, Meta(max_length=100)] = ""
    part: Annotated[str, Meta(max_length=100)] = ""
    to: Annotated[str, Meta(max_length=100)] = ""
    setting: Annotated[str, Meta(max_length=100)] = ""
    value: bool | Annotated[str, Meta(max_length=100)] = ""


class Build(Struct, forbid_unknown_fields=True):
    """The options as they are, and the edit to apply to one of them."""

    options: dict[str, bool | str] = field(default_factory=dict)
    edit: Edit | None = None


class Gauge(Struct):
    """How much of something is used, and how much there is."""

    label: str
    used: int
    most: int


class Setting(Struct):
    """Something that can be set about a part: a switch or a choice."""

    id: str
    label: str
    clause: str
    value: bool | str
    choices: list[Choice]


class Part(Struct):
    """A part of what is built."""

    id: str
    kind: str
    label: str
    cost: int = 0
    family: str = ""
    text: str = ""
    settings: list[Setting] = field(default_factory=list)


class Holder(Struct):
    """Something that holds parts, such as a ship its crew; a removable one is itself a part."""

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
    """What is wrong with what is built, by which clause, and with which holder."""

    clause: str
    text: str
    holder: str


class Ready(Struct):
    """A ready-made value to start from."""

    value: str
    label: str
    note: str


class Built(Struct):
    """A built option after an edit: its value, and the same part by part."""

    value: str
    title: str
    gauges: list[Gauge]
    holders: list[Holder]
    faults: list[Fault]
    ready: list[Ready]


class Sort(Struct):
    """A kind or family of pieces, for filters."""

    id: str
    label: str


class Piece(Struct):
    """A piece that can be added."""

    id: str
    kind: str
    label: str
    cost: int = 0
    family: str = ""
    note: str = ""
    text: str = ""


class Pieces(Struct):
    """All pieces that can be added, with their kinds and families."""

    kinds: list[Sort]
    families: list[Sort]
    pieces: list[Piece]
