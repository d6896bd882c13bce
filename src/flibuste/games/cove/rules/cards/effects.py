"""Effects: what cards are made of. A card is a list of effects; each effect is written in one place, one class.

The classes stand in the modules of the card families; `box.py` puts them into tables by family and name.
"""

from typing import TYPE_CHECKING, ClassVar

from flibuste.engine.refusal import Refusal
from flibuste.games.cove.table.actions import ASKS_NOTHING
from flibuste.games.cove.table.constants import BARE

if TYPE_CHECKING:
    from flibuste.games.cove.rules.battle.broadside import Shot
    from flibuste.games.cove.table.pieces import Card
    from flibuste.games.cove.table.state import State


class Effect:
    """One effect of a card.

    `NAME` is its word after `do =`; `AMOUNT` the name of its number (if it has one), `SECTIONED` whether it names a
    section, `ASKS` what the player names when he plays it, `WINDOWS` when an event with it may be played.
    """

    NAME: ClassVar[str] = ""
    CLAUSE: ClassVar[str] = ""
    AMOUNT: ClassVar[str] = ""
    LEAST: ClassVar[int] = 1
    SECTIONED: ClassVar[bool] = False
    ASKS: ClassVar[int] = ASKS_NOTHING
    WINDOWS: ClassVar[tuple[int, ...]] = ()

    def __init__(self, amount: int, section: int) -> None:
        self.amount = amount
        self.section = section

    def fit(self, card: "Card") -> None:
        """Note on the card what lasts while it lies on a ship (parrots, Craftsmen)."""

    def values(self, state: "State", seat: int) -> list[int]:
        """What may be named when it is played now; BARE where nothing is named; empty: no reason to play it."""
        return [BARE]

    def refuse(self, state: "State", seat: int, value: int) -> Refusal:
        """Why it cannot be played now, or not with this value."""
        return Refusal(self.CLAUSE, "no-use-now")

    def happen(self, state: "State", seat: int, value: int) -> None:
        """It is played."""

    def load(self, shot: "Shot") -> None:
        """It changes the broadside about to be fired."""
