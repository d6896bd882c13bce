"""Pictures of tables: each is drawn once, and nobody has to wait for the table while it is drawn.

They are drawn where everything else is done, and not in a thread: there they would take as long, and in between the
threads would wait for each other.
"""

from collections import OrderedDict

from flibuste.engine.game import Data, Game
from flibuste.server.tables.describe import draw_picture, says_the_same, words_for
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.words import Words

MOST_KEPT = 500
Key = tuple[str, int, int, str]


class Drawing:
    """All that a picture is drawn from. `key` is the table, its version, the seat and the language."""

    def __init__(self, key: Key, game: Game, view: Data | None, words: Words) -> None:
        self.key = key
        self.game = game
        self.view = view
        self.words = words

    def draw(self) -> str | None:
        """The picture as SVG, as it was drawn; None where there is nothing to draw."""
        return draw_picture(self.game, self.view, self.words)


def drawing_of(table: LoadedTable, seat: int, language: str, view: Data | None) -> Drawing:
    """What the picture of a seat is drawn from. Call it while nobody can change the table."""
    key = (table.row.id, table.row.version, seat, language)
    return Drawing(key, table.game, view, common_words(table, language, seat))


def common_words(table: LoadedTable, language: str, seat: int) -> Words:
    """The words for a seat's picture. Where several seats say the same they share them, and so what was drawn once."""
    own = words_for(table, language, seat)
    return next(words for _, words in table.words.values() if says_the_same(words, own))


class Pictures:
    """The newest pictures, so that whoever wants one that somebody else has is given that."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Key, str | None] = OrderedDict()

    def draw(self, drawing: Drawing) -> str | None:
        """The picture, drawn now if nobody has wanted it before. Call it while nobody waits for the table."""
        if drawing.key not in self.kept:
            self.kept[drawing.key] = drawing.draw()
            if len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        return self.kept[drawing.key]
