"""Games, their options and their rules."""

from msgspec import Struct


class Range(Struct):
    """How many can play, and the default number of seats."""

    min: int
    max: int
    usual: int


class Choice(Struct):
    """A value that an option can have, and what it is called."""

    value: bool | str
    label: str


class OptionInfo(Struct):
    """An option of a game. `seat` is 0, or the seat whose player sets it; `built`: it is put together from pieces."""

    name: str
    label: str
    help: str
    clause: str
    default: bool | str
    choices: list[Choice]
    seat: int = 0
    built: bool = False


class GameInfo(Struct):
    """A game, with what it is about and its options."""

    name: str
    title: str
    pitch: str
    length: str
    depth: str
    seats: Range
    rules_version: int
    card: str
    options: list[OptionInfo]


class BotLevel(Struct):
    """A level of the bots, what it is called, and a line about what to expect of it."""

    level: str
    label: str
    about: str
