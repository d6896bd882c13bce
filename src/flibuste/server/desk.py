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
from flibuste.server.hall import Hall
from flibuste.server.live import Live
from flibuste.server.playing import HOUSE, imagined
from flibuste.server.problems import Refused
from flibuste.server.store import StoreError, queries

log = logging.getLogger("flibuste.desk")
PULSE = 10.0
PATIENCE = 5.0


class Ear:
    """One listening bot: a player's, or the house's share `part` of `parts`."""

    def __init__(self, player_id: str, part: int = 0, parts: int = 1) -> None:
        self.player_id = player_id
        self.part = part
        self.parts = parts
        self.tables: asyncio.Queue[tuple[str, bool]] = asyncio.Queue()
        self.asked: dict[tuple[str, int], str] = {}

    def concerns(self, table_id: str) -> bool:
        return zlib.crc32(table_id.encode()) % self.parts == self.part

    def seats(self, live: Live) -> list[int]:
        """The seats of this table for which it answers now."""
        return [number for number in live.row.asked if self.plays(live, number)]

    def plays(self, live: Live, number: int) -> bool:
        seat = live.seat(number)
        return seat.bot() is not None if self.player_id == HOUSE else seat.player_id == self.player_id

    def put(self, table_id: str, again: bool = False) -> None:
        if self.concerns(table_id):
            self.tables.put_nowait((table_id, again))


class Desk:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.ears: set[Ear] = set()
        hall.listeners.append(self.heard)
        hall.curious = lambda: any(ear.player_id != HOUSE for ear in self.ears)

    def heard(self, live: Live, local: bool) -> None:
        for ear in self.ears:
            if (local or ear.player_id != HOUSE) and live.row.status == "playing" and ear.seats(live):
                ear.put(live.row.id)

    async def listen(self, ear: Ear) -> AsyncIterator[bytes]:
        """What the bot is asked, a line each, for ever; an empty line is a sign of life."""
        self.ears.add(ear)
        try:
            for table_id in await self.waiting(ear):
                ear.put(table_id)
            yield b"\n"
            while True:
                try:
                    table_id, again = await asyncio.wait_for(ear.tables.get(), PULSE)
                except TimeoutError:
                    yield b"\n"
                    continue
                for line in await self.questions(ear, table_id, again):
                    yield line
        finally:
            self.ears.discard(ear)

    async def waiting(self, ear: Ear) -> list[str]:
        if ear.player_id == HOUSE:
            return await self.hall.store.read(queries.waiting_for_bots, time.time())
        found = await self.hall.store.read(queries.tables_of, ear.player_id, 1000)
        return [row.id for row, _ in found if row.status == "playing"]

    async def questions(self, ear: Ear, table_id: str, again: bool) -> list[bytes]:
        lines: list[bytes] = []
        try:
            async with self.hall.look(table_id) as live:
                for seat in ear.seats(live) if live.match is not None else []:
                    found = live.decision(seat)
                    if found is not None and (again or ear.asked.get((table_id, seat)) != found):
                        ear.asked[(table_id, seat)] = found
                        lines.append(msgspec.json.encode(question(live, seat, found)) + b"\n")
        except (Refused, StoreError) as error:
            log.warning("a bot could not be asked: %s", error)
        return lines

    async def remind(self) -> None:
        """Ask again what a house's bot has not answered, for ever."""
        while True:
            await asyncio.sleep(PATIENCE)
            try:
                for table_id in await self.hall.store.read(queries.waiting_for_bots, time.time() - PATIENCE):
                    for ear in self.ears:
                        if ear.player_id == HOUSE and ear.tables.empty():
                            ear.put(table_id, again=True)
            except StoreError as error:
                log.warning("the desk waits for the store: %s", error)


def question(live: Live, seat: int, decision: str) -> wire.BotDecision:
    """Everything that a bot may know, and no more."""
    state = live.state
    return wire.BotDecision(
        type="decision",
        table=live.row.id,
        game=live.row.game,
        seat=seat,
        decision=decision,
        step=state.stack[-1].NAME,
        level=live.seat(seat).bot(),
        view=live.game.view(state, seat - 1),
        actions=[
            wire.BotAction(action.notation, action.clause, list(action.targets())) for action in state.options(seat - 1)
        ],
        imagined=imagined(live, seat),
    )
