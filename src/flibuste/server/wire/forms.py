"""Forms: choices made of parts, which a client draws without knowing the game."""

from msgspec import Struct


class FormChoice(Struct):
    """One value of a row: what it is called, what it costs, and the places of the picture that mean it."""

    label: str
    cost: int
    targets: list[str]


class FormPart(Struct):
    """A row. `now` is the choice that holds until another is taken, null where one must be taken; `counted`: the
    choices go up and down; `picture` is a small SVG or empty."""

    label: str
    choices: list[FormChoice]
    now: int | None
    counted: bool
    picture: str


class FormWay(Struct):
    """A legal action as the choice of every row (counted from 0), with the numbers that follow from it."""

    action: str
    values: list[int]
    gives: list[int]


class Purse(Struct):
    """What can be spent, and how every amount from 0 up to it is said; `picture` is one coin of it."""

    have: int
    amounts: list[str]
    picture: str


class Form(Struct):
    """A choice made of parts. Every way to fill it in is a legal action; what fits no way cannot be chosen.

    `gives` names the numbers that each way gives.
    """

    name: str
    label: str
    parts: list[FormPart]
    ways: list[FormWay]
    gives: list[str]
    purse: Purse | None
