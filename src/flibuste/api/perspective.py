"""What one seat knows, what it may do, and what might be: all that a bot should see."""

import secrets
from typing import TYPE_CHECKING

from flibuste.api.looking import drawing, plain_text, svg_file, svg_inline
from flibuste.drawing.theme import Theme
from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.perspective import Perspective as Inner
from flibuste.engine.perspective import imagine
from flibuste.words import Words

if TYPE_CHECKING:
    from flibuste.api.table import Table


class Perspective:
    """The table as one seat knows it. There is no way from here to what is hidden from the seat.

    >>> import flibuste
    >>> me = flibuste.new("cove", players=3, seed=7).perspective(2)
    >>> me
    <Perspective: seat 2 at Pirates' Cove, 160 actions>
    >>> me.view["seat"], me.legal()[0]
    (2, <arm nothing>)
    >>> me.sample(seed=1).view(2) == me.view
    True
    """

    def __init__(self, inner: Inner, options: Data, lang: str = "en") -> None:
        self._inner = inner
        self._options = inner.game.settle_options(inner.game.known_options(options, [inner.seat + 1]))
        self._state = inner.sample()
        self.lang = lang
        self.seat = inner.seat + 1

    @property
    def _game(self) -> Game:
        return self._inner.game

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.name

    @property
    def view(self) -> Data:
        """Everything that the seat may know now, as plain data."""
        view: Data = self._inner.view
        return view

    def legal(self) -> list[Action]:
        """What the seat may do now; nothing if it is not asked."""
        return list(self._inner.actions)

    def sample(self, seed: int | str | None = None) -> "Table":
        """A table that the seat cannot tell from the real one: what is hidden, and all dice to come, are drawn anew.

        The same seed gives the same sample.
        """
        from flibuste.api.opening import table_at

        luck = fresh_seed(seed)
        imagined = imagine(self._game, self._state, self.seat - 1, Fast(f"{luck}/hidden"))
        return table_at(self._game, imagined, self._options, luck, self.lang)

    def svg(self, theme: Theme = "auto", lang: str | None = None) -> str:
        """What the seat sees, as a picture."""
        return svg_file(self._drawing(lang), theme)

    def text(self, lang: str | None = None) -> str:
        """What the seat sees, as the terminal shows it."""
        return plain_text(self._game, self._state, self.seat - 1, self._words(lang))

    def _words(self, lang: str | None) -> Words:
        return Words(self._game, lang or self.lang, (), self.seat)

    def _drawing(self, lang: str | None) -> str:
        return drawing(self._game, self._state, self.seat - 1, self._words(lang))

    def _repr_svg_(self) -> str:
        return svg_inline(self._drawing(None))

    def __repr__(self) -> str:
        count = len(self._inner.actions)
        return f"<Perspective: seat {self.seat} at {self._game.title}, {count} action{'' if count == 1 else 's'}>"


def fresh_seed(seed: int | str | None) -> int | str:
    """The seed that is given, or one that nobody knows."""
    return secrets.token_hex(8) if seed is None else seed
