"""4.8, 6, 8.2, 8.8 – Choices in a fight: shots, boarding, prizes and losses."""

from typing import ClassVar, Final

from flibuste.games.davyjones.table.actions.choice import (
    Choice,
    CrewChoice,
    MastChoice,
    MastShot,
    TargetChoice,
    TokenChoice,
    TwoCrew,
    do,
)
from flibuste.games.davyjones.table.actions.word_kinds import YES_NO

_YES: Final = YES_NO.index("yes")


class Fire(MastShot):
    """6.1 – Fire the cannon of a mast at a ship."""

    VERB: ClassVar[str] = "fire"
    CLAUSE: ClassVar[str] = "6.1"
    WORDS: ClassVar[tuple[str, ...]] = ("mast", "ship", "shot")

    def __init__(self, mast: int, target: int, shot: int) -> None:
        super().__init__(mast, target, shot)
        self.shot = shot


class Musket(MastShot):
    """11.3.50 – The Musketeer fires from a mast place."""

    VERB: ClassVar[str] = "musket"
    CLAUSE: ClassVar[str] = "11.3.50"


class Paw(MastShot):
    """12.9 – A shot that the Monkey's Paw makes sure."""

    VERB: ClassVar[str] = "paw"
    CLAUSE: ClassVar[str] = "12.9"


class FireBroadside(TargetChoice):
    """8.2.1 – Fire all guns at once."""

    VERB: ClassVar[str] = "broadside"
    CLAUSE: ClassVar[str] = "8.2.1"


class Breathe(TargetChoice):
    """11.3.56 – Shoot with a breath."""

    VERB: ClassVar[str] = "breathe"
    CLAUSE: ClassVar[str] = "11.3.56"


class Smoke(MastChoice):
    """11.3.55 – A cannon lays smoke."""

    VERB: ClassVar[str] = "smoke"
    CLAUSE: ClassVar[str] = "11.3.55"


class Snipe(Choice):
    """8.8.3 – A cannon fires at a Marine ashore."""

    VERB: ClassVar[str] = "snipe"
    CLAUSE: ClassVar[str] = "8.8.3"
    WORDS: ClassVar[tuple[str, ...]] = ("mast", "crew")

    def __init__(self, mast: int, victim: int) -> None:
        super().__init__(mast, victim)
        self.mast = mast
        self.victim = victim


class MarineShoots(CrewChoice):
    """8.8.2 – A Marine fires at a ship."""

    VERB: ClassVar[str] = "marine"
    CLAUSE: ClassVar[str] = "8.8.2"
    WORDS: ClassVar[tuple[str, ...]] = ("crew", "ship")

    def __init__(self, crew: int, target: int) -> None:
        super().__init__(crew, target)
        self.target = target


class MarineShootsMarine(TwoCrew):
    """8.8.3 – A Marine fires at a Marine ashore."""

    VERB: ClassVar[str] = "marine-at"
    CLAUSE: ClassVar[str] = "8.8.3"


class Cease(Choice):
    """6.2 – Fire no more."""

    VERB: ClassVar[str] = "cease"
    CLAUSE: ClassVar[str] = "6.2"


class Reroll(Choice):
    """11.3.23 – Roll the die again, or keep it."""

    VERB: ClassVar[str] = "reroll"
    CLAUSE: ClassVar[str] = "11.3.23"
    WORDS: ClassVar[tuple[str, ...]] = ("choice",)

    def __init__(self, choice: int) -> None:
        super().__init__(choice)
        self.is_again = choice == _YES


class Lose(MastChoice):
    """6.12 – The mast that is lost."""

    VERB: ClassVar[str] = "lose"
    CLAUSE: ClassVar[str] = "6.12"


class Burn(MastChoice):
    """11.2.2 – The mast that catches fire."""

    VERB: ClassVar[str] = "burn"
    CLAUSE: ClassVar[str] = "11.2.2"


class Board(Choice):
    """4.8.1 – Board the rammed ship."""

    VERB: ClassVar[str] = "board"
    CLAUSE: ClassVar[str] = "4.8.1"


class BoardAt(TargetChoice):
    """11.3.8 – Board a ship within S."""

    VERB: ClassVar[str] = "board-at"
    CLAUSE: ClassVar[str] = "11.3.8"


class Prize(Choice):
    """4.8.4 – What the winner of a boarding takes."""

    VERB: ClassVar[str] = "prize"
    CLAUSE: ClassVar[str] = "4.8.4"
    WORDS: ClassVar[tuple[str, ...]] = ("prize",)

    def __init__(self, prize: int) -> None:
        super().__init__(prize)
        self.prize = prize


class LoseCrew(CrewChoice):
    """4.8.5 – The crew that the loser gives up."""

    VERB: ClassVar[str] = "lose-crew"
    CLAUSE: ClassVar[str] = "4.8.5"


class LoseToken(TokenChoice):
    """4.8.5 – The treasure that the loser gives up."""

    VERB: ClassVar[str] = "lose-token"
    CLAUSE: ClassVar[str] = "4.8.5"


CEASE: Final = do(Cease)
BOARD: Final = do(Board)
