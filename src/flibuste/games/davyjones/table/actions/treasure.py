"""5, 12.7 – Choices about treasure and crew that change hands."""

from typing import ClassVar, Final

from flibuste.games.davyjones.table.actions.choice import Choice, CrewChoice, TokenChoice, do


class Load(TokenChoice):
    """5.2 – Load a token of the island."""

    VERB: ClassVar[str] = "load"
    CLAUSE: ClassVar[str] = "5.2"


class Take(TokenChoice):
    """5.7 – Take a token from the other ship."""

    VERB: ClassVar[str] = "take"
    CLAUSE: ClassVar[str] = "5.7"


class Give(TokenChoice):
    """5.7 – Give a token to the other ship."""

    VERB: ClassVar[str] = "give"
    CLAUSE: ClassVar[str] = "5.7"


class Enlist(CrewChoice):
    """5.7 – Take a crew from the other ship."""

    VERB: ClassVar[str] = "enlist"
    CLAUSE: ClassVar[str] = "5.7"


class Lend(CrewChoice):
    """5.7 – Give a crew to the other ship."""

    VERB: ClassVar[str] = "lend"
    CLAUSE: ClassVar[str] = "5.7"


class Done(Choice):
    """5.3 – Load or move nothing more."""

    VERB: ClassVar[str] = "done"
    CLAUSE: ClassVar[str] = "5.3"


class Trade(TokenChoice):
    """11.3.36 – Swap a token for one of another island."""

    VERB: ClassVar[str] = "trade"
    CLAUSE: ClassVar[str] = "11.3.36"
    WORDS: ClassVar[tuple[str, ...]] = ("token", "island")

    def __init__(self, token: int, island: int) -> None:
        super().__init__(token, island)
        self.island = island


class Lure(TokenChoice):
    """12.7 – Reveal Livestock."""

    VERB: ClassVar[str] = "lure"
    CLAUSE: ClassVar[str] = "12.7"


DONE: Final = do(Done)
