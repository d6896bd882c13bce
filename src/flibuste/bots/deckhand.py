"""A newcomer: sees little more than the choice itself."""

from typing import ClassVar

from flibuste.bots._thinker import Thinker


class Deckhand(Thinker):
    """The level of this name; how far it sees is said by each game."""

    LEVEL: ClassVar[str] = "deckhand"


BOT = Deckhand
