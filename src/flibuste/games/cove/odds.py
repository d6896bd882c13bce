"""The odds of every roll: words, hints, the log and the bots ask here."""

from typing import Any

from flibuste.engine.action import Action
from flibuste.engine.odds import Odds, Thrown
from flibuste.games.cove.table.state import State


def odds(state: State, seat: int, action: Action) -> Odds | None:
    """What a legal action rolls, needs and promises; None where it rolls nothing."""
    return None


def thrown(event: dict[str, Any]) -> Thrown | None:
    """The dice that an event tells of."""
    return None
