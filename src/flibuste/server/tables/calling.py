"""Calling people to a table by Web Push: when it has become their turn and no page of theirs is before their eyes.

Whoever was called to a table is called there again only after he has been there. Everything is sent outside of the
table's lock, by a few threads of its own: a slow push service makes nobody wait.
"""

import asyncio
import hashlib
import http.client
import logging
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from flibuste.server.people.push import DAY, Vapid, seal
from flibuste.server.people.push_service import BadEndpoint, post
from flibuste.server.problems import say
from flibuste.server.settings import Settings
from flibuste.server.store import Duplicate, StoreError, calls
from flibuste.server.store.rows import SubscriptionRow
from flibuste.server.tables.describe import words_of_game
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.registry import TableRegistry

log = logging.getLogger("flibuste.calling")
PAUSE_SECONDS = 1.0  # a page that is just being loaded counts as looking
AT_ONCE = 4
MOST_WAITING = 1000
GONE = (404, 410)
ACCEPTED = range(200, 300)


def vapid_of(settings: Settings, number: bytes) -> Vapid | None:
    """What the server says of itself to push services; None where there is no push."""
    if settings.push == "off":
        return None
    nobody = settings.mail.sender.endswith("@localhost")
    contact = settings.address if nobody and settings.address else f"mailto:{settings.mail.sender}"
    return Vapid(number, contact)


class Turn:
    """Whose turn it has become at a table: what a call needs to know of it."""

    def __init__(self, table: LoadedTable, people: set[str]) -> None:
        self.table_id = table.row.id
        self.game = table.row.game
        self.frame = table.frame
        self.people = people
        self.seats = [(seat.player_id, seat.name) for seat in table.seats]

    def message(self, row: SubscriptionRow) -> bytes:
        """What a browser is told, in its language."""
        words = words_of_game(self.game, row.language)
        title = self.game if words is None else words.title()
        names = [name for player_id, name in self.seats if player_id != row.player_id and name]
        told = {
            "title": say(row.language, "push-title", title=title),
            "body": ", ".join(names),
            "address": f"/t/{self.table_id}",
            "lang": row.language,
        }
        return msgspec.json.encode(told)


class Caller:
    """Hears of every change of a table, and calls whoever is to be called."""

    def __init__(self, tables: TableRegistry, vapid: Vapid, local: bool) -> None:
        self.tables = tables
        self.store = tables.store
        self.vapid = vapid
        self.local = local
        self.tasks: set[asyncio.Task[None]] = set()
        self.threads = ThreadPoolExecutor(AT_ONCE, "push")
        tables.on_change.append(self.hear)
        tables.on_return.append(self.welcome)

    def hear(self, table: LoadedTable, made_here: bool) -> None:
        """A table has changed. If its last entry has asked a new question, those who are asked may be called."""
        if not self.is_ours(table, made_here) or table.row.status != "playing" or table.frame != table.last_entry:
            return
        people = asked_people(table) - self.tables.looking(table.row.id)
        if people and len(self.tasks) < MOST_WAITING:
            self.begin(self.call(Turn(table, people)))

    def is_ours(self, table: LoadedTable, made_here: bool) -> bool:
        """Whether this process calls to a table: where there are several, the one that has its pages does."""
        part = self.tables.part
        return part.has(table.row.id) if part.of > 1 else made_here

    def welcome(self, table_id: str, player_id: str) -> None:
        """Somebody looks at a table: from now on he may be called there again."""
        self.begin(self.forget(table_id, player_id))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(self.attempt(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def attempt(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something; a failure is logged, and nobody else hears of it."""
        try:
            await work
        except StoreError as error:
            log.warning("nobody could be called: %s", error)
        except Exception:
            log.exception("nobody could be called")

    async def forget(self, table_id: str, player_id: str) -> None:
        if await self.store.read(calls.was_called, table_id, player_id):
            await self.store.write(calls.forget_call, table_id, player_id)

    async def call(self, turn: Turn) -> None:
        """Call those whose turn it has become, if after a moment they still do not look."""
        await asyncio.sleep(PAUSE_SECONDS)
        people = sorted(turn.people - self.tables.looking(turn.table_id))
        if not people or not self.is_still_asked(turn):
            return
        found = await self.store.read(calls.whom_to_call, turn.table_id, people, time.time())
        for player_id in sorted({row.player_id for row in found}):
            if await self.note(turn.table_id, player_id):
                mine = [row for row in found if row.player_id == player_id]
                await asyncio.gather(*(self.send(turn, row) for row in mine))

    def is_still_asked(self, turn: Turn) -> bool:
        """Whether the question is still the one of before; a table that is not in memory has not changed."""
        cached = self.tables.cache.get(turn.table_id)
        return cached is None or cached.table is None or cached.table.frame == turn.frame

    async def note(self, table_id: str, player_id: str) -> bool:
        """Whether somebody may be called now; he may not be once more."""
        try:
            return await self.store.write(calls.note_call, table_id, player_id, time.time())
        except Duplicate:
            return False

    async def send(self, turn: Turn, row: SubscriptionRow) -> None:
        """Call one browser; one that is no more is forgotten."""
        loop = asyncio.get_running_loop()
        try:
            status = await loop.run_in_executor(self.threads, self.deliver, turn, row)
        except (OSError, http.client.HTTPException, BadEndpoint, ValueError) as error:
            log.warning("a push service was not reached: %s", type(error).__name__)
            return
        if status in GONE:
            await self.store.write(calls.unsubscribe, row.id)
        elif status not in ACCEPTED:
            log.warning("a push service has answered %d", status)

    def deliver(self, turn: Turn, row: SubscriptionRow) -> int:
        """Bring a message on its way; a newer one about the same table takes its place at the push service."""
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(DAY),
            "topic": hashlib.sha256(turn.table_id.encode()).hexdigest()[:32],
            **self.vapid.headers(row.endpoint, time.time()),
        }
        return post(row.endpoint, seal(turn.message(row), row.p256dh, row.auth), headers, self.local)

    def close(self) -> None:
        """Call nobody any more."""
        for task in self.tasks:
            task.cancel()
        self.threads.shutdown(wait=False, cancel_futures=True)


def asked_people(table: LoadedTable) -> set[str]:
    """The people whose answer is awaited."""
    seats = [table.seat(number) for number in table.row.asked if not table.has_answered(number)]
    return {str(seat.player_id) for seat in seats if seat.bot() is None and seat.player_id is not None}
