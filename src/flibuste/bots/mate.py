"""Knows the trade and looks a few choices ahead."""

from typing import ClassVar

from flibuste.bots._thinker import Thinker


class Mate(Thinker):
    """The level of this name; how far it sees is said by each game."""

    LEVEL: ClassVar[str] = "mate"


BOT = Mate
