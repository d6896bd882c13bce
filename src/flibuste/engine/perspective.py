"""A perspective: what one seat knows and may do, and samples of what it does not know. A bot gets nothing else."""

from typing import Any

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.game import Data, Game
from flibuste.engine.odds import Odds
from flibuste.engine.state import State
from flibuste.engine.step import Step


class Perspective:
    """The table as one seat knows it.

    A bot cannot reach the true state from here: `_imagined` is itself a sample.
    """

    def __init__(self, game: Game, state: State, seat: int, chance: Chance) -> None:
        self.game = game
        self.seat = seat
        self.actions: list[Action] = state.options(seat)
        self._chance = chance
        self._imagined = imagine(game, state, seat, chance)

    @property
    def view(self) -> Any:
        """What the seat may know, as plain data: the view of the game, such as `CoveView` (docs/views.md)."""
        return self.game.view(self._imagined, self.seat)

    def odds(self, action: Action) -> Odds | None:
        """What a legal action rolls, needs and promises, from what the seat knows; None where it rolls nothing."""
        return self.game.odds(self._imagined, self.seat, action)

    def sample(self) -> State:
        """A state that the seat cannot tell from the real one. What is hidden and what will be rolled is drawn anew."""
        return imagine(self.game, self._imagined, self.seat, self._chance)


def imagine(game: Game, state: State, seat: int, chance: Chance) -> State:
    """A state that the seat cannot tell from the real one, without its journal."""
    imagined: State = game.resample(state, seat, chance)
    imagined.journal = None
    return imagined


def briefing(game: Game, state: State, seat: int) -> Data:
    """All that a seat may know: its view, the question that is asked, its legal actions and its log."""
    step = state.stack[-1] if state.stack else None
    events = [] if state.journal is None else state.journal.events
    return {
        "view": game.view(state, seat),
        "prompt": None if step is None else question(step, state),
        "actions": [action_data(game, state, seat, action) for action in (state.options(seat) if seat >= 0 else [])],
        "log": [game.describe(event, seat) for event in events],
    }


def action_data(game: Game, state: State, seat: int, action: Action) -> Data:
    """A legal action as plain data, with its odds where it rolls dice."""
    found: Data = {"action": action.notation, "clause": action.clause, "targets": list(action.targets())}
    odds = game.odds(state, seat, action)
    return found if odds is None else {**found, "odds": odds.data()}


def question(step: Step[Any], state: State) -> Data:
    """The question that a step asks. `open`: there are more legal actions than those listed, which are a sample."""
    return {"id": step.NAME, "clause": step.CLAUSE, "words": step.prompt(state), "open": step.OPEN}
