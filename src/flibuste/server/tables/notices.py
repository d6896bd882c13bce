"""Following what whoever runs the server does to the store while it is at work (`store/moderation.py`)."""

import asyncio
import logging
from collections.abc import Callable
from typing import Self

from flibuste.server.bots.questions import BotQuestions
from flibuste.server.problems import Refused
from flibuste.server.store import StoreError, queries
from flibuste.server.tables import seats
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.registry import TableRegistry

log = logging.getLogger("flibuste.notices")


class Notices:
    """Looks for new notices; `last` is the number of the last one seen."""

    def __init__(self, tables: TableRegistry, questions: BotQuestions) -> None:
        self.tables = tables
        self.questions = questions
        self.last = 0
        self.lock = asyncio.Lock()

    async def begin(self) -> Self:
        """Before anybody connects: know which notices are old, and look at the people who were banned meanwhile."""
        self.last = await self.tables.store.read(queries.last_notice)
        await self.replace_banned()
        return self

    async def follow(self) -> None:
        """Do what is to be done about new notices, once."""
        async with self.lock:
            found = await self.tables.store.read(queries.notices, self.last)
            for notice in found:
                self.last = notice.id
                if notice.kind == "table":
                    await self.tables.reload(notice.what)
                elif notice.kind == "tourney":
                    await self.tables.on_notice(notice.what, 0, "tournament")
            if any(notice.kind == "people" for notice in found):
                await self.look_at_people()
                await self.replace_banned()

    async def look_at_people(self) -> None:
        """Close the pages and streams of those who are banned, or are no more."""
        for player_id in self.tables.people_at_pages() | self.questions.people():
            player = await self.tables.store.read(queries.player, player_id)
            if player is None or player.banned is not None:
                self.tables.announce_new_token(player_id)

    async def replace_banned(self) -> None:
        """Let bots play for those who are banned; a seat at a table whose game has not begun opens again."""
        for table_id, number, player_id in await self.tables.store.read(queries.seats_of_banned):
            if not self.tables.part.has(table_id):
                continue
            try:
                await self.tables.change(table_id, leaving(number, player_id))
            except (Refused, StoreError) as problem:
                log.warning("a banned player keeps a seat: %s", problem)


def leaving(number: int, player_id: str) -> Callable[[LoadedTable, Draft], None]:
    """Leave a seat for a player."""

    def work(table: LoadedTable, draft: Draft) -> None:
        seats.leave_seat(table, draft, number, player_id)

    return work
