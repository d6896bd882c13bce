"""The hall: the tables that are in memory, one change at a time each, and whoever wants to hear of changes.

`change` is the only way anything happens at a table: under the table's lock a function works on it in memory, what came
of it is written to the store, and only then told. Another process may have written first: the store refuses, the table
is read again and the function tried once more.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from flibuste.engine.registry import game_names
from flibuste.server.problems import Refused
from flibuste.server.settings import Settings
from flibuste.server.store import Store, changes, queries
from flibuste.server.store.rows import Change, EntryRow, SeatRow, SnapshotRow
from flibuste.server.tables.loaded_table import DamagedTable, LoadedTable

T = TypeVar("T")
ATTEMPTS = 5
log = logging.getLogger("flibuste.hall")


class Draft:
    """What a change did, to be written: filled by the function that `Hall.change` is given."""

    def __init__(self) -> None:
        self.entries: list[EntryRow] = []
        self.seats: list[SeatRow] = []
        self.touched = False

    def seat(self, seat: SeatRow) -> None:
        if seat not in self.seats:
            self.seats.append(seat)

    def is_empty(self) -> bool:
        return not (self.entries or self.seats or self.touched)


class Watcher:
    """Somebody who is told when a table changes: it wakes up and looks for itself."""

    def __init__(self, table_id: str, player_id: str | None = None) -> None:
        self.table_id = table_id
        self.player_id = player_id
        self.awake = asyncio.Event()
        self.chat = True

    def wake(self, chat: bool = False) -> None:
        self.chat = self.chat or chat
        self.awake.set()


class CachedTable:
    """A table's place in the hall."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: LoadedTable | None = None
        self.behind = False
        self.watchers: set[Watcher] = set()
        self.users = 0


class TableRegistry:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.cache: OrderedDict[str, CachedTable] = OrderedDict()
        self.listeners: list[Callable[[LoadedTable, bool], None]] = []
        self.follows_uncached: Callable[[], bool] = lambda: False  # whether tables that nobody here looks at matter too

    # ---- looking and changing -------------------------------------------------------------------------------------

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[LoadedTable]:
        """The table as it is in the store, while nobody changes it."""
        cached = self.cached(table_id)
        cached.users += 1
        try:
            async with cached.lock:
                yield await self.up_to_date(table_id, cached)
        finally:
            cached.users -= 1
            self.tidy()

    async def change(self, table_id: str, work: Callable[[LoadedTable, Draft], T]) -> T:
        """Let a function work on a table; when this returns, what it did is in the store."""
        for _ in range(ATTEMPTS):
            async with self.locked(table_id) as table:
                table.check_rules_version()
                draft = Draft()
                try:
                    result = work(table, draft)
                except Refused:
                    if not draft.is_empty():
                        self.cache[table_id].table = None
                    raise
                except Exception:
                    self.cache[table_id].table = None
                    raise
                if draft.is_empty() or await self.write(table, draft):
                    return result
        raise Refused("stale")

    async def write(self, table: LoadedTable, draft: Draft) -> bool:
        """Commit, then tell; False if another process was faster."""
        cached = self.cache[table.row.id]
        table.update_row(time.time())
        table.row.version += 1
        change = Change(table.row, draft.seats, draft.entries, self.snapshot_of(table, draft))
        try:
            written = await self.store.write(changes.commit, change)
        except BaseException:
            cached.table = None
            raise
        if not written:
            cached.table = None
            return False
        self.tell(cached, table, local=True)
        return True

    def snapshot_of(self, table: LoadedTable, draft: Draft) -> SnapshotRow | None:
        """A snapshot now and then, where nothing can be taken back."""
        if not draft.entries or table.match is None or table.match.before:
            return None
        due = table.number - table.snapshot_at >= self.settings.snapshot_every
        return table.snapshot() if due or table.row.status == "over" else None

    async def add(self, table: LoadedTable, draft: Draft) -> None:
        """A new table."""
        table.update_row(time.time())
        await self.store.write(changes.add_table, Change(table.row, table.seats, draft.entries))
        cached = self.cached(table.row.id)
        cached.table = table
        self.tell(cached, table, local=True)
        self.tidy()

    # ---- memory ---------------------------------------------------------------------------------------------------

    def cached(self, table_id: str) -> CachedTable:
        cached = self.cache.get(table_id)
        if cached is None:
            cached = self.cache[table_id] = CachedTable()
        self.cache.move_to_end(table_id)
        return cached

    def tidy(self) -> None:
        """Forget the tables that nobody has used for longest."""
        spare = len(self.cache) - self.settings.live_tables
        if spare <= 0:
            return
        idle = [
            name for name, cached in self.cache.items() if not (cached.users or cached.watchers or cached.lock.locked())
        ]
        for name in idle[:spare]:
            del self.cache[name]

    async def up_to_date(self, table_id: str, cached: CachedTable) -> LoadedTable:
        if cached.table is not None and cached.behind:
            cached.behind = False
            if not await self.catch_up(cached.table):
                cached.table = None
        if cached.table is None:
            cached.behind = False
            cached.table = await self.load(table_id)
        return cached.table

    async def load(self, table_id: str) -> LoadedTable:
        """A table from the store: the last snapshot and what came after it."""
        found = await self.store.read(queries.table, table_id)
        if found is None:
            raise Refused("unknown-table")
        row, seats = found
        if row.game not in game_names():
            raise Refused("unknown-game", name=row.game)
        table = LoadedTable(row, seats)
        if row.rules_version == table.game.rules_version:
            snapshot = await self.store.read(queries.snapshot, table_id, None)
            await self.replay(table, snapshot, None)
        return table

    async def replay(self, table: LoadedTable, snapshot: SnapshotRow | None, upto: int | None) -> None:
        """Go from a snapshot, or from the deal, to an entry."""
        after = -1 if snapshot is None else snapshot.number
        tail = await self.store.read(queries.entries, table.row.id, after, upto)
        await asyncio.to_thread(self.replay_now, table, snapshot, tail)

    def replay_now(self, table: LoadedTable, snapshot: SnapshotRow | None, tail: list[EntryRow]) -> None:
        if snapshot is not None:
            table.restore(snapshot)
        for entry in tail:
            table.replay(entry)

    async def catch_up(self, table: LoadedTable) -> bool:
        """Another process has written: read what is new. False if it does not fit."""
        found = await self.store.read(queries.table, table.row.id)
        if found is None:
            return False
        table.row, table.seats = found
        try:
            for entry in await self.store.read(queries.entries, table.row.id, table.number, None):
                table.replay(entry)
        except (DamagedTable, Refused):
            return False
        return True

    # ---- telling --------------------------------------------------------------------------------------------------

    def tell(self, cached: CachedTable, table: LoadedTable, local: bool) -> None:
        for watcher in cached.watchers:
            watcher.wake()
        for listener in self.listeners:
            listener(table, local)

    def watch(self, watcher: Watcher) -> None:
        cached = self.cached(watcher.table_id)
        cached.watchers.add(watcher)
        for other in cached.watchers:
            other.wake()

    def unwatch(self, watcher: Watcher) -> None:
        cached = self.cached(watcher.table_id)
        cached.watchers.discard(watcher)
        for other in cached.watchers:
            other.wake()
        self.tidy()

    def pages(self, table_id: str) -> list[str | None]:
        """Whose pages of this table are open: a player's id, None for somebody unknown."""
        cached = self.cache.get(table_id)
        return [] if cached is None else [watcher.player_id for watcher in cached.watchers]

    async def heard(self, table_id: str, version: int, kind: str) -> None:
        """Another server (or this one) says that a table has changed."""
        if table_id not in self.cache and not self.follows_uncached():
            return
        cached = self.cached(table_id)
        if kind == "chat":
            self.said(table_id)
        elif cached.table is None or cached.table.row.version < version:
            cached.behind = True
            async with self.locked(table_id) as table:
                self.tell(cached, table, local=False)

    def said(self, table_id: str) -> None:
        """There is something new in the chat."""
        cached = self.cache.get(table_id)
        for watcher in () if cached is None else cached.watchers:
            watcher.wake(chat=True)

    def recheck_all(self) -> None:
        """What others said may have been lost: look at everything again."""
        for cached in self.cache.values():
            cached.behind = True
            for watcher in cached.watchers:
                watcher.wake(chat=True)
