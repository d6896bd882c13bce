"""Simulated games as rows, for tables: a row for every game and, on wish, one for every decision.

`docs/research.md` lists the columns. Rows hold plain values in the order of `GAME`, `SEAT` and `DECISION`.
"""

from dataclasses import dataclass, field
from typing import Final

from flibuste.engine.action import Action
from flibuste.engine.playout import Chooser
from flibuste.engine.state import Outcome, State

Row = tuple[object, ...]

# The columns with their kinds: for a game, then for each of its seats (`bot_1`, `won_1` …), and for a decision.
GAME: Final = {
    "game": "text",
    "players": "number",
    "seed": "text",
    "number": "number",
    "began": "number",
    "end": "text",
    "decisions": "number",
}
SEAT: Final = {"bot": "text", "won": "share", "score": "number"}
DECISION: Final = {
    "number": "number",
    "move": "number",
    "seat": "number",
    "question": "text",
    "reaction": "flag",
    "choices": "number",
    "verb": "text",
    "action": "text",
    "clause": "text",
}


def game_columns(players: int) -> dict[str, str]:
    """The columns of a game's row: seats are numbered from 1."""
    own = {f"{name}_{seat}": kind for seat in range(1, players + 1) for name, kind in SEAT.items()}
    return {**GAME, **own}


@dataclass
class Rows:
    """The rows of some games, in the order in which they were played."""

    games: list[Row] = field(default_factory=list)
    decisions: list[Row] = field(default_factory=list)


def game_row(head: Row, outcome: Outcome, decisions: int, beginner: int | None, bots: tuple[str, ...]) -> Row:
    """The row of a game that is over; `head` is the game, the players, the seed and the number."""
    began = None if beginner is None else beginner + 1
    won = [(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(len(bots))]
    seats = zip(bots, won, outcome.scores, strict=True)
    return (*head, began, outcome.reason, decisions, *(value for seat in seats for value in seat))


class RecordingChooser(Chooser):
    """Keeps a row for every decision of another chooser."""

    def __init__(self, chooser: Chooser, number: int, rows: list[Row]) -> None:
        self.chooser = chooser
        self.number = number
        self.rows = rows
        self.move = 0

    def choose(self, state: State, seat: int) -> Action:
        step = state.stack[-1]
        choices = len(state.options(seat))
        action = self.chooser.choose(state, seat)
        self.move += 1
        self.rows.append(
            (
                *(self.number, self.move, seat + 1, step.NAME, step.REACTION, choices),
                *(action.verb, action.notation, action.clause),
            )
        )
        return action
