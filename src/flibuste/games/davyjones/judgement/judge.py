"""What a position is worth to a seat, in gold: for whoever looks one step ahead.

Gold counts when it is home. What is aboard, and what an empty hold may still fetch, counts less for every turn it is
away from there; a ship counts for its masts, its crew and what may be shot at.
"""

from typing import Final

from flibuste.games.davyjones.judgement.holdings import NAMES, rows_of
from flibuste.games.davyjones.table.state import State

_IN_HAND: Final = {"sailing": 0.05, "shooting": 0.05, "loading": 0.1}  # an action that has been begun
GOLD: Final = {
    "home": 2.0,
    "brink": 3.0,
    "aboard": 1.8,
    "adrift": 0.4,
    "prospect": 1.4,
    "next-trip": 1.2,
    "haulage": 0.3,
    "masts": 0.2,
    "guns": 0.3,
    "crew": 0.05,
    "crew-ashore": 0.05,
    "danger": 0.8,
    "fires": 0.7,
    "stuck": 0.7,
    "derelicts": 0.1,
    "scuttled": 1.0,
}
_WORTH: Final = [GOLD.get(name, 0.0) for name in NAMES]


def judge(state: State, seat: int) -> float:
    """Own worth less the best of the others."""
    if state.outcome is not None:
        scores = state.outcome.scores
        lead = scores[seat] - max([scores[other] for other in range(state.seats) if other != seat])
        return 100.0 * (seat in state.outcome.winners) + lead
    worths = [worth(row) for row in rows_of(state, seat)]
    if state.stack and state.stack[-1].player == seat:
        worths[seat] += _IN_HAND.get(state.stack[-1].NAME, 0.0)
    return worths[seat] - max([worths[other] for other in range(state.seats) if other != seat])


def worth(row: list[float]) -> float:
    total = 0.0
    for index in range(len(row)):
        total += _WORTH[index] * row[index]
    return total
