"""What every view has, whatever the game.

Each game adds the keys of its own table: `games/NAME/knowledge/seen.py`.
"""

from typing import Any, TypedDict

StepSeen = dict[str, Any]  # a step by its name, with those of its fields that the reader may know


class OutcomeSeen(TypedDict):
    """How the game ended."""

    scores: list[int]  # the points of every seat
    winners: list[int]  # the seats that won
    reason: str  # why the game ended, one of the game's end reasons


class View(TypedDict):
    """What every view has. Seats are numbered from 1."""

    game: str  # the name of the game
    seat: int | None  # the seat that sees this, nothing for a spectator
    seats: int  # how many seats there are
    step: StepSeen | None  # the question that is asked: `name`, `clause` and what everybody may know of it
    asked: list[int]  # the seats that have to answer
    stack: list[StepSeen]  # all steps under way, the one that is asked last: `step` is the name of each
    over: bool  # whether the game is over
    winners: list[int]  # the seats that won, nobody before the end
    outcome: OutcomeSeen | None  # how the game ended, nothing before the end
