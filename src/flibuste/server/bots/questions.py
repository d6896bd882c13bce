"""The questions for bots: who listens for which seats, and what each is sent.

The server's own bots are worker processes that listen like any other bot; they are asked for every seat that a bot
plays. They hear only of changes made by their own server, so that two servers on one database do not both work on the
same question; what stays unanswered for a while is asked again by all servers.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator

import msgspec

from flibuste.engine.perspective import action_data
from flibuste.server import wire
from flibuste.server.people.players import OWN_BOTS
from flibuste.server.problems import Refused
from flibuste.server.processes.part import part_of
from flibuste.server.seat_numbers import engine_seat
from flibuste.server.store import StoreError, queries
from flibuste.server.tables.imagining import imagined_position
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.registry import TableRegistry

log = logging.getLogger("flibuste.bots")
HEARTBEAT_SECONDS = 10.0
REMIND_SECONDS = 5.0
PATIENCE_SECONDS = 30.0
NO_MORE = ""  # in a queue, instead of the name of a table


class BotListener:
    """One connected bot: of a player, or number `part` of the server's own `parts` workers.

    `queue` holds the tables to look at, and whether a question asked before is to be asked again; `asked` the newest
    decision that was sent for each seat; `over` the tables whose end was told. `unanswered` are the seats whose answers
    are due since `heard_at` at least.
    """

    def __init__(self, player_id: str, part: int = 0, parts: int = 1) -> None:
        self.player_id = player_id
        self.part = part
        self.parts = parts
        self.queue: asyncio.Queue[tuple[str, bool]] = asyncio.Queue()
        self.asked: dict[tuple[str, int], str] = {}
        self.unanswered: dict[tuple[str, int], float] = {}
        self.over: set[str] = set()
        self.heard_at = 0.0

    @property
    def is_own(self) -> bool:
        """Whether it is one of the server's own workers."""
        return self.player_id == OWN_BOTS

    def seats(self, table: LoadedTable) -> list[int]:
        """The seats of a table that are asked and that it plays."""
        return [number for number in table.row.asked if self.plays(table, number)]

    def plays(self, table: LoadedTable, number: int) -> bool:
        """Whether it answers for a seat."""
        seat = table.seat(number)
        return seat.bot() is not None if self.is_own else seat.player_id == self.player_id

    def ended(self, table: LoadedTable) -> list[int]:
        """Its seats at a table whose game is over; the server's own workers need not know."""
        if self.is_own or table.row.status != "over":
            return []
        return table.seats_of(self.player_id)

    def serves(self, table_id: str) -> bool:
        """Whether a table belongs to its part."""
        return part_of(table_id, self.parts) == self.part

    def enqueue(self, table_id: str, again: bool = False) -> None:
        """Let it look at a table, if that belongs to its part."""
        if self.serves(table_id):
            self.queue.put_nowait((table_id, again))

    def end(self) -> None:
        """End its stream."""
        self.queue.put_nowait((NO_MORE, False))

    def is_sent(self, table_id: str, seat: int, decision: str) -> None:
        """Note a question that was sent to it."""
        self.asked[(table_id, seat)] = decision
        if not self.unanswered:
            self.heard_at = time.monotonic()
        self.unanswered.setdefault((table_id, seat), time.monotonic())

    def is_heard(self, table_id: str, seat: int) -> float | None:
        """Note an answer from it; returns how many seconds it took, if it is known."""
        self.heard_at = time.monotonic()
        asked = self.unanswered.pop((table_id, seat), None)
        return None if asked is None else self.heard_at - asked

    def is_stuck(self) -> bool:
        """Whether it has been asked and nothing has come from it for so long that it must hang."""
        return bool(self.unanswered) and time.monotonic() - self.heard_at > PATIENCE_SECONDS


class BotQuestions:
    """Sends every connected bot what its seats are asked."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.listeners: set[BotListener] = set()
        tables.on_change.append(self.on_table_change)
        tables.on_new_token.append(self.end_streams)
        tables.follows_uncached = lambda: any(self.wants_all(listener) for listener in self.listeners)

    def wants_all(self, listener: BotListener) -> bool:
        """Whether a bot plays at tables of several servers or processes: a player's, or workers that are too few for
        each process to have the same number of them.
        """
        return not listener.is_own or bool(listener.parts % self.tables.part.of)

    def concerns(self, listener: BotListener, table_id: str, made_here: bool) -> bool:
        """Whether a bot here hears of a change. Of several processes the one hears that the table belongs to."""
        if self.wants_all(listener):
            return True
        return made_here if self.tables.part.of == 1 else self.tables.part.has(table_id)

    def on_table_change(self, table: LoadedTable, made_here: bool) -> None:
        """Let the bots that are asked at a table look at it, and those whose game is over."""
        for listener in self.listeners:
            is_asked = table.row.status == "playing" and bool(listener.seats(table))
            if self.concerns(listener, table.row.id, made_here) and (is_asked or listener.ended(table)):
                listener.enqueue(table.row.id)

    async def listen(self, listener: BotListener) -> AsyncIterator[bytes]:
        """The questions for one bot, a line of JSON each, for as long as it listens; an empty line is a heartbeat."""
        self.listeners.add(listener)
        try:
            for table_id in await self.waiting_tables(listener):
                listener.enqueue(table_id)
            yield b"\n"
            while True:
                try:
                    table_id, again = await asyncio.wait_for(listener.queue.get(), HEARTBEAT_SECONDS)
                except TimeoutError:
                    yield b"\n"
                    continue
                if table_id == NO_MORE:
                    return
                for line in await self.questions(listener, table_id, again):
                    yield line
        finally:
            self.listeners.discard(listener)

    def close(self) -> None:
        """End every stream: the server is about to stop, and waits for them."""
        for listener in self.listeners:
            listener.end()

    def end_streams(self, player_id: str) -> None:
        """End the streams of one player."""
        for listener in self.listeners:
            if listener.player_id == player_id:
                listener.end()

    def people(self) -> set[str]:
        """The players whose bots are connected, without the server's own."""
        return {listener.player_id for listener in self.listeners if not listener.is_own}

    def note_answer(self, player_id: str, table_id: str, seat: int) -> None:
        """A bot has answered, rightly or not."""
        for listener in self.listeners:
            if listener.player_id == player_id and listener.serves(table_id):
                seconds = listener.is_heard(table_id, seat)
                if listener.is_own and seconds is not None:
                    self.tables.metrics.bot_seconds.add(seconds)

    def end_stuck(self) -> list[int]:
        """End the streams of the server's own workers that hang; returns which parts they are."""
        stuck = [listener for listener in self.listeners if listener.is_own and listener.is_stuck()]
        for listener in stuck:
            listener.unanswered.clear()
            listener.end()
        return [listener.part for listener in stuck]

    async def waiting_tables(self, listener: BotListener) -> list[str]:
        """The tables that may have a question for a bot that has just connected."""
        if listener.is_own:
            return await self.tables.store.read(queries.waiting_for_bots, time.time())
        found = await self.tables.store.read(queries.tables_of, listener.player_id, 1000)
        return [row.id for row, _ in found if row.status == "playing"]

    async def questions(self, listener: BotListener, table_id: str, again: bool) -> list[bytes]:
        """What the seats of a bot are asked at a table, or how it ended; what was sent before only with `again`."""
        lines: list[bytes] = []
        try:
            async with self.tables.locked(table_id) as table:
                if listener.ended(table) and table_id not in listener.over:
                    listener.over.add(table_id)
                    return [msgspec.json.encode(bot_end(table, listener.ended(table))) + b"\n"]
                for seat in listener.seats(table) if table.match is not None else []:
                    found = None if table.has_answered(seat) else table.decision(seat)
                    if found is not None and (again or listener.asked.get((table_id, seat)) != found):
                        listener.is_sent(table_id, seat, found)
                        lines.append(msgspec.json.encode(bot_question(table, seat, found)) + b"\n")
        except (Refused, StoreError) as error:
            log.warning("a bot could not be asked: %s", error)
        return lines

    async def remind(self) -> None:
        """Every few seconds, ask the server's own bots again what they have not answered; until cancelled."""
        while True:
            await asyncio.sleep(REMIND_SECONDS)
            try:
                for table_id in await self.tables.store.read(queries.waiting_for_bots, time.time() - REMIND_SECONDS):
                    for listener in self.listeners:
                        if listener.is_own and listener.queue.empty():
                            listener.enqueue(table_id, again=True)
            except StoreError as error:
                log.warning("bots cannot be reminded before the store answers: %s", error)


def bot_end(table: LoadedTable, seats: list[int]) -> wire.BotEnd:
    """How a game ended, for a bot that played there."""
    return wire.BotEnd(table.row.id, table.row.game, seats, dict(table.row.outcome or {}))


def bot_question(table: LoadedTable, seat: int, decision: str) -> wire.BotDecision:
    """The question to a bot: everything its seat may know, and no more."""
    return wire.BotDecision(
        table=table.row.id,
        game=table.row.game,
        seat=seat,
        decision=decision,
        step=table.state.stack[-1].NAME,
        level=table.seat(seat).bot(),
        view=table.view(seat) or {},
        actions=[
            wire.BotAction(**action_data(table.game, table.position_of(seat), engine_seat(seat), action))
            for action in table.actions(seat)
        ],
        imagined=imagined_position(table, seat),
    )
