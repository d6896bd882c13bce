"""Thinks a turn through, with all that may come of it."""

from typing import ClassVar

from flibuste.bots._thinker import Thinker


class Captain(Thinker):
    """The level of this name; how far it sees is said by each game."""

    LEVEL: ClassVar[str] = "captain"


BOT = Captain
