"""14 – Events of older sets: which is played, and on what."""

from typing import ClassVar

from flibuste.games.davyjones.table.actions.choice import BankChoice, Choice, ShipChoice, TwoCrew


class Play(Choice):
    """14.2 – Play an event."""

    VERB: ClassVar[str] = "play"
    CLAUSE: ClassVar[str] = "14.2"
    WORDS: ClassVar[tuple[str, ...]] = ("card-event",)

    def __init__(self, event: int) -> None:
        super().__init__(event)
        self.event = event


class AimShip(ShipChoice):
    """14.2 – Play it on a ship."""

    VERB: ClassVar[str] = "aim-ship"
    CLAUSE: ClassVar[str] = "14.2"


class AimAt(Choice):
    """14.2 – Play it on a place at sea."""

    VERB: ClassVar[str] = "aim-at"
    CLAUSE: ClassVar[str] = "14.2"
    WORDS: ClassVar[tuple[str, ...]] = ("x", "y")

    def __init__(self, x: int, y: int) -> None:
        super().__init__(x, y)
        self.x = x
        self.y = y


class AimBank(BankChoice):
    """14.13 – Play it on a fog bank."""

    VERB: ClassVar[str] = "aim-bank"
    CLAUSE: ClassVar[str] = "14.13"


class AimDuel(TwoCrew):
    """14.15 – Play it on two crew."""

    VERB: ClassVar[str] = "aim-duel"
    CLAUSE: ClassVar[str] = "14.15"


class AimAll(Choice):
    """14.11 – Play it on everybody."""

    VERB: ClassVar[str] = "aim-all"
    CLAUSE: ClassVar[str] = "14.11"
