"""What is missing, in the words of refusals: whole millimetres and pieces with their names."""

from typing import Final

from flibuste.engine.refusal import Condition, Refusal
from flibuste.games.davyjones.table.actions.word_kinds import ship_word
from flibuste.games.davyjones.table.ship import Ship

_MILLIMETRE: Final = 100


def millimetres(length: float) -> tuple[str, str]:
    """A length of hundredths for the eye: whole millimetres, at least one."""
    return ("mm", str(max(1, round(length / _MILLIMETRE))))


def named(ship: Ship) -> tuple[str, str]:
    return ("ship", ship_word(ship.number))


def mast_fault(clause: str, ship: Ship, mast: int) -> Refusal:
    """6.12, 11.2.2 – A mast that does not stand, or was never there."""
    has = "lost" if mast < ship.card.masts else "none"
    words = (named(ship), ("mast", str(mast + 1)), ("masts", str(ship.card.masts)), ("state", has))
    return Refusal(clause, "pick-a-standing-mast", words)


def not_aboard(clause: str, ship: Ship) -> Refusal:
    """A piece that is somewhere else."""
    return Refusal(clause, "not-aboard", (named(ship),))


def unmet(refusal: Refusal) -> Condition:
    """What a refusal says as a condition that is not met."""
    return Condition(False, refusal.clause, refusal.reason, refusal.words, refusal.also)
