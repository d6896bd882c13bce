"""The desk of the bots: who listens for which seats, and what each is asked.

The house's bots are workers that listen like anybody else; they hear of every seat that a bot plays. A worker hears of
what its own server has written, so that two servers on one database do not both think about the same question; what
stays unanswered for a while is asked again by all.
"""

import asyncio
import logging
import time
import zlib
from collections.abc import AsyncIterator

import msgspec

from flibuste.server import wire
from flibuste.server.problems import Refused
from flibuste.server.store import StoreError, queries
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.moves import OWN_BOTS, imagined
from flibuste.server.tables.registry import TableRegistry

log = logging.getLogger("flibuste.desk")
PULSE = 10.0
PATIENCE = 5.0


class BotListener:
    """One listening bot: a player's, or the house's share `part` of `parts`."""

    def __init__(self, player_id: str, part: int = 0, parts: int = 1) -> None:
        self.player_id = player_id
        self.part = part
        self.parts = parts
        self.queue: asyncio.Queue[tuple[str, bool]] = asyncio.Queue()
        self.asked: dict[tuple[str, int], str] = {}

    def concerns(self, table_id: str) -> bool:
        return zlib.crc32(table_id.encode()) % self.parts == self.part

    def seats(self, table: LoadedTable) -> list[int]:
        """The seats of this table for which it answers now."""
        return [number for number in table.row.asked if self.plays(table, number)]

    def plays(self, table: LoadedTable, number: int) -> bool:
        seat = table.seat(number)
        return seat.bot() is not None if self.player_id == OWN_BOTS else seat.player_id == self.player_id

    def put(self, table_id: str, again: bool = False) -> None:
        if self.concerns(table_id):
            self.queue.put_nowait((table_id, again))


class BotQuestions:
    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.listeners: set[BotListener] = set()
        tables.listeners.append(self.heard)
        tables.follows_uncached = lambda: any(listener.player_id != OWN_BOTS for listener in self.listeners)

    def heard(self, table: LoadedTable, local: bool) -> None:
        for listener in self.listeners:
            if (local or listener.player_id != OWN_BOTS) and table.row.status == "playing" and listener.seats(table):
                listener.put(table.row.id)

    async def listen(self, listener: BotListener) -> AsyncIterator[bytes]:
        """What the bot is asked, a line each, for ever; an empty line is a sign of life."""
        self.listeners.add(listener)
        try:
            for table_id in await self.waiting(listener):
                listener.put(table_id)
            yield b"\n"
            while True:
                try:
                    table_id, again = await asyncio.wait_for(listener.queue.get(), PULSE)
                except TimeoutError:
                    yield b"\n"
                    continue
                for line in await self.questions(listener, table_id, again):
                    yield line
        finally:
            self.listeners.discard(listener)

    async def waiting(self, listener: BotListener) -> list[str]:
        if listener.player_id == OWN_BOTS:
            return await self.tables.store.read(queries.waiting_for_bots, time.time())
        found = await self.tables.store.read(queries.tables_of, listener.player_id, 1000)
        return [row.id for row, _ in found if row.status == "playing"]

    async def questions(self, listener: BotListener, table_id: str, again: bool) -> list[bytes]:
        lines: list[bytes] = []
        try:
            async with self.tables.locked(table_id) as table:
                for seat in listener.seats(table) if table.match is not None else []:
                    found = table.decision(seat)
                    if found is not None and (again or listener.asked.get((table_id, seat)) != found):
                        listener.asked[(table_id, seat)] = found
                        lines.append(msgspec.json.encode(question(table, seat, found)) + b"\n")
        except (Refused, StoreError) as error:
            log.warning("a bot could not be asked: %s", error)
        return lines

    async def remind(self) -> None:
        """Ask again what a house's bot has not answered, for ever."""
        while True:
            await asyncio.sleep(PATIENCE)
            try:
                for table_id in await self.tables.store.read(queries.waiting_for_bots, time.time() - PATIENCE):
                    for listener in self.listeners:
                        if listener.player_id == OWN_BOTS and listener.queue.empty():
                            listener.put(table_id, again=True)
            except StoreError as error:
                log.warning("the desk waits for the store: %s", error)


def question(table: LoadedTable, seat: int, decision: str) -> wire.BotDecision:
    """Everything that a bot may know, and no more."""
    state = table.state
    return wire.BotDecision(
        type="decision",
        table=table.row.id,
        game=table.row.game,
        seat=seat,
        decision=decision,
        step=state.stack[-1].NAME,
        level=table.seat(seat).bot(),
        view=table.game.view(state, seat - 1),
        actions=[
            wire.BotAction(action.notation, action.clause, list(action.targets())) for action in state.options(seat - 1)
        ],
        imagined=imagined(table, seat),
    )
