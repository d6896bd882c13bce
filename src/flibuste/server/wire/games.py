"""Games, their options and their rules."""

from msgspec import Struct


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
