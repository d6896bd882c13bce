"""Pictures of tables: each is drawn once, in a thread, and while it is drawn nobody has to wait for the table."""

import asyncio
from collections import OrderedDict

from flibuste.engine.game import Data, Game
from flibuste.server.tables.describe import drawn_picture, words_for
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
        return drawn_picture(self.game, self.view, self.words)


def drawing_of(table: LoadedTable, seat: int, language: str, view: Data | None) -> Drawing:
    """What the picture of a seat is drawn from. Call it while nobody can change the table."""
    key = (table.row.id, table.row.version, seat, language)
    return Drawing(key, table.game, view, words_for(table, language, seat))


class Pictures:
    """The newest pictures. Whoever wants one that is being drawn waits for it instead of drawing it again."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Key, asyncio.Task[str | None]] = OrderedDict()

    async def draw(self, drawing: Drawing) -> str | None:
        """The picture, drawn now if nobody has wanted it before."""
        task = self.kept.get(drawing.key)
        if task is None:
            task = self.kept[drawing.key] = asyncio.create_task(asyncio.to_thread(drawing.draw))
            self.forget_oldest()
        try:
            return await asyncio.shield(task)
        except Exception:
            self.kept.pop(drawing.key, None)
            raise

    def forget_oldest(self) -> None:
        """Keep no more than can be of use."""
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
