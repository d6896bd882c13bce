"""A perspective: what one seat knows, what it may do, and what might be. Bots get this and nothing else."""

from typing import Any

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.game import Data, Game
from flibuste.engine.state import State
from flibuste.engine.step import Step


class Perspective:
    """The table as one seat knows it.

    There is no way from here to the true state: what is kept for sampling is itself a sample.
    """

    def __init__(self, game: Game, state: State, seat: int, chance: Chance) -> None:
        self.game = game
        self.seat = seat
        self.actions: list[Action] = state.options(seat)
        self._chance = chance
        self._imagined = imagine(game, state, seat, chance)

    @property
    def view(self) -> Data:
        """What the seat may know, as plain data."""
        return self.game.view(self._imagined, self.seat)

    def sample(self) -> State:
        """A state the seat cannot tell from the real one: the hidden part and all that will come are drawn anew."""
        return imagine(self.game, self._imagined, self.seat, self._chance)


def imagine(game: Game, state: State, seat: int, chance: Chance) -> State:
    """A sample without a journal."""
    imagined = game.resample(state, seat, chance)
    imagined.journal = None
    return imagined


def briefing(game: Game, state: State, seat: int) -> Data:
    """All that is sent to a seat: its view, the question, what it may do and the log as it may know it."""
    step = state.stack[-1] if state.stack else None
    events = [] if state.journal is None else state.journal.events
    return {
        "view": game.view(state, seat),
        "prompt": None if step is None else question(step, state),
        "actions": [
            {"action": action.notation, "clause": action.clause, "targets": list(action.targets())}
            for action in (state.options(seat) if seat >= 0 else [])
        ],
        "log": [game.describe(event, seat) for event in events],
    }


def question(step: Step[Any], state: State) -> Data:
    """What is asked; `open` means that the actions listed are but a sample."""
    return {"id": step.NAME, "clause": step.CLAUSE, "words": step.prompt(state), "open": step.OPEN}
