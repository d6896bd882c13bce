"""What follows from one position, worked out once however often it is asked for."""

from flibuste.engine.action import Action
from flibuste.engine.game import Game
from flibuste.engine.state import State
from flibuste.server.seat_numbers import engine_seat


class PositionFacts:
    """The legal actions of each seat, and the points. Make a new one when the position has changed."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self._actions: dict[int, list[Action]] = {}
        self._scores: list[int] | None = None
        self._has_scores = False

    def actions(self, seat: int) -> list[Action]:
        """The legal actions of a seat (for a continuous choice a sample of them); none if it is not asked."""
        found = self._actions.get(seat)
        if found is None:
            found = self._actions[seat] = self.state.options(engine_seat(seat)) if seat > 0 else []
        return found

    def scores(self) -> list[int] | None:
        """The points of every seat as everybody sees them; None where the game shows none."""
        if not self._has_scores:
            self._scores = self.game.scores(self.state)
            self._has_scores = True
        return self._scores
