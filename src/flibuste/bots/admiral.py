"""Takes his time: as far as a second of thought can see."""

from typing import ClassVar

from flibuste.bots._thinker import Thinker


class Admiral(Thinker):
    """The level of this name; how far it sees is said by each game."""

    LEVEL: ClassVar[str] = "admiral"


BOT = Admiral
