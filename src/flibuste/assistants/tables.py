"""The tables at which assistants sit, by names that cannot be guessed: whoever knows the name has the seat."""

import secrets
from collections import OrderedDict
from typing import Final

from flibuste.api.opening import new
from flibuste.api.playing import Player
from flibuste.api.seats import inner_seat
from flibuste.assistants import remote
from flibuste.assistants.connection import Data
from flibuste.assistants.local import LocalTable
from flibuste.assistants.sitting import Sitting
from flibuste.assistants.voice import CannotDo, say
from flibuste.bots import check_bot

MOST_TABLES: Final = 200


class Tables:
    """The tables of this process.

    `server` is the only server whose tables may be joined; None allows every one. With `shared` several assistants
    use this process: then none may ask for the list of tables.
    """

    def __init__(self, lang: str, server: str | None = None, shared: bool = False) -> None:
        self.lang = lang
        self.server = None if server is None else server.rstrip("/")
        self.shared = shared
        self._tables: OrderedDict[str, Sitting] = OrderedDict()

    def __getitem__(self, name: str) -> Sitting:
        found = self._tables.get(name.strip())
        if found is None:
            raise CannotDo(say(self.lang, "unknown-table", table=name))
        self._tables.move_to_end(found.table)
        return found

    def all(self) -> list[Sitting]:
        return list(self._tables.values())

    def add(self, sitting: Sitting) -> Sitting:
        """Keep a table; the one that was not looked at for longest makes room."""
        self._tables[sitting.table] = sitting
        while len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)
        return sitting

    def remove(self, name: str) -> Sitting:
        return self._tables.pop(self[name].table)

    def open(self, game: str, opponents: list[str], seat: int, options: Data, name: str) -> Sitting:
        """A table in this process, against bots."""
        for bot in opponents:
            check_bot(bot)
        seats = len(opponents) + 1
        inner_seat(seat, seats)
        names, bots = seat_names(opponents), list[Player](opponents)
        names.insert(seat - 1, name)
        bots.insert(seat - 1, None)
        table = new(game, seats, options=options, names=names, lang=self.lang)
        return self.add(LocalTable(secrets.token_hex(8), table, seat, bots))

    def open_on(self, server: str, order: Data) -> Sitting:
        """A table on a server."""
        return self.add(remote.open_on(secrets.token_hex(8), self.allowed(server), self.lang, order))

    def join(self, link: str, name: str, token: str) -> Sitting:
        """An open seat at a table of a server, or with a token one's own seat."""
        self.allowed(remote.parts_of(link, self.lang)[0])
        return self.add(remote.join(secrets.token_hex(8), link, self.lang, name, token))

    def allowed(self, server: str) -> str:
        """A server, if its tables may be joined from here."""
        wanted = server.rstrip("/")
        if self.server is None and self.shared:
            raise CannotDo(say(self.lang, "no-server"))
        if self.server is not None and wanted != self.server:
            raise CannotDo(say(self.lang, "other-server", server=self.server))
        return wanted


def seat_names(bots: list[str]) -> list[str]:
    """Names for bots: `Greedy`, and where several are alike `Greedy 2`."""
    count = [bots[: place + 1].count(bot) for place, bot in enumerate(bots)]
    return [f"{bot.capitalize()} {n}" if n > 1 else bot.capitalize() for bot, n in zip(bots, count, strict=True)]
