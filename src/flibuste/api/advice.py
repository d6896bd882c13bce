"""Hints: what one who looks ahead would do, and why."""

from flibuste.api.speaking import words_for
from flibuste.bots._advice import advise
from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data
from flibuste.engine.perspective import Perspective as Inner
from flibuste.records.match import Match
from flibuste.words.reasons import reason_text


class Hint(str):
    """What one who looks ahead would do, and why: a text that knows its numbers.

    `action` is the move and `chance` the chance of the seat to win after it, from 0 to 1. `data` has all that was
    thought: the chance of every seat, all choices with the number of looks at each, and what is expected to happen.

    >>> import flibuste
    >>> table = flibuste.read('''
    ... game = "stortebeker"
    ... step = "boarding"
    ... sea = ["B4", "Y6", "R4", "W6"]
    ... rear_guard = ["G1"]
    ... seat.1.at.B4 = "rum, beans, meat, pirate-4, pirate-4"
    ... ''')
    >>> hint = table.hint(level="mate")
    >>> hint.action, hint.chance > 0.5
    (<board B4>, True)
    >>> sorted(hint.data)
    ['choices', 'iterations', 'line', 'reasons', 'seat', 'values']
    """

    action: Action
    chance: float
    data: Data

    def __new__(cls, text: str, action: Action, chance: float, data: Data) -> "Hint":
        hint = super().__new__(cls, text)
        hint.action = action
        hint.chance = chance
        hint.data = data
        return hint

    def __getnewargs__(self) -> tuple[str, Action, float, Data]:  # type: ignore[override]
        return str(self), self.action, self.chance, self.data


def hint(match: Match, seat: int, level: str, lang: str, dice: Fast) -> Hint:
    """What this level would do at this seat, which is asked."""
    perspective = Inner(match.game, match.state, seat, dice)
    if not perspective.actions:
        raise ValueError(f"Seat {seat + 1} is not asked.")
    advice = advise(perspective, dice, level, None)
    best = advice.thoughts.choices[0]
    words = words_for(match, seat, lang)
    why = reason_text(words, advice.reasons) if len(perspective.actions) > 1 else ""
    text = " ".join(filter(None, (words.action(best.action) + ".", why)))
    reasons = [each.data() for each in advice.reasons]
    return Hint(text, best.action, advice.chance(best), {**advice.thoughts.data(), "reasons": reasons})
