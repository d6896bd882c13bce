"""The analysis of a finished game."""

from typing import Literal

from msgspec import Struct


class AnalysedPlayer(Struct):
    """How a seat played: accuracy from 0 to 100; luck and choices in points of winning chance."""

    seat: int
    name: str
    decisions: int
    accuracy: float
    luck: float
    choices: float
    others: float
    score: int


class AnalysedMoment(Struct):
    """A choice that cost its maker: what it was and what was better, with the chances in percent.

    `puzzle` is its name among the lessons of the game.
    """

    move: int
    seat: int
    name: str
    made: str
    better: str
    made_percent: int
    better_percent: int
    lost: int
    why: str
    puzzle: str


class Analysis(Struct):
    """The analysis of a game as far as it has come.

    `chart` is a picture (SVG): `places[n]` is the move after which its point n stands, the points evenly between `left`
    and `right`, as shares of its width. `moments` are the costliest of `seat`.
    """

    status: Literal["working", "ready"]
    done: int
    total: int
    seat: int
    headline: str
    about: str
    chart: str
    left: float
    right: float
    places: list[int]
    players: list[AnalysedPlayer]
    moments: list[AnalysedMoment]
