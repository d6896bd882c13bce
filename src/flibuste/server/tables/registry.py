"""The registry of tables: the ones in memory, one change at a time to each, and who wants to hear of changes.

`TableRegistry.change` is the only way anything happens at a table. Under the table's lock a function changes it in
memory; the result is written to the store; only then is it announced. If another process has written first, the store
refuses, the table is loaded again and the function is called once more.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import islice
from typing import TypeVar

from flibuste.engine.registry import game_names
from flibuste.server.metrics import Metrics
from flibuste.server.problems import Refused
from flibuste.server.processes.part import Part
from flibuste.server.settings import Settings
from flibuste.server.store import Store, changes, queries
from flibuste.server.store.rows import Change, EntryRow, SnapshotRow
from flibuste.server.tables.deadline import resume
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.loaded_table import DamagedTable, LoadedTable
from flibuste.server.tables.onlookers import Onlookers
from flibuste.server.tables.shares import receipt_text
from flibuste.server.tables.snapshots import restore, snapshot_of
from flibuste.server.tables.watcher import Watcher

T = TypeVar("T")
ATTEMPTS = 5
PRESENCE_SECONDS = 0.01  # for each open page of a table
OnChange = Callable[[LoadedTable, bool], None]


class CachedTable:
    """A table's place in memory: its lock, its open pages, and the table itself once it is loaded.

    `is_stale` means that the store may have something newer; `told` is the version that its pages were last woken for.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: LoadedTable | None = None
        self.overtaken: LoadedTable | None = None  # another server has written first: its answers are still held
        self.is_stale = False
        self.told = -1
        self.watchers: set[Watcher] = set()
        self.viewers: list[str | None] = []  # the player behind each of them
        self.users = 0

    def holds_answers(self) -> bool:
        """Whether answers wait here for their window to close."""
        return self.table is not None and self.table.holds_answers()

    def is_idle(self) -> bool:
        """Whether nobody would miss it."""
        return not (self.users or self.watchers or self.lock.locked() or self.holds_answers())


class TableRegistry:
    """All tables of this server. `on_change` functions are called with a table and whether this server changed it,
    `on_load` functions when it is read from the store, `on_new_token` functions with a player whose old token is void,
    `on_return` functions with a table and a player who looks at it (again).

    `part` says which tables belong to this process, where a server has several; `follows_uncached` whether changes made
    by other servers matter even at tables that are not in memory here.
    """

    def __init__(
        self, store: Store, settings: Settings, metrics: Metrics | None = None, part: Part | None = None
    ) -> None:
        self.store = store
        self.part = part or Part()
        self.metrics = store.metrics = metrics or Metrics()
        self.settings = settings
        self.cache: OrderedDict[str, CachedTable] = OrderedDict()
        self.onlookers = Onlookers()
        self.on_change: list[OnChange] = []
        self.on_load: list[OnChange] = []
        self.on_new_token: list[Callable[[str], None]] = [self.end_pages]
        self.on_return: list[Callable[[str, str], None]] = []
        self.on_news: dict[str, Callable[[str], None]] = {}  # what is told besides tables, by its kind
        self.follows_uncached: Callable[[], bool] = lambda: False

    # ---- reading and changing ----

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[LoadedTable]:
        """The table as the store has it; nobody can change it meanwhile."""
        cached = self.cached(table_id)
        cached.users += 1
        try:
            async with cached.lock:
                yield await self.up_to_date(table_id, cached)
        finally:
            cached.users -= 1
            self.evict_idle()

    async def change(self, table_id: str, work: Callable[[LoadedTable, Draft], T]) -> T:
        """Let a function change a table; when this returns, the change is in the store."""
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
        """Write a change, then announce it; False if another process has written first."""
        cached = self.cache[table.row.id]
        table.update_row(time.time())
        table.row.version += 1
        if draft.entries:
            table.row.absent = None
        self.sign_receipt(table, draft)
        is_move = table.is_stored and draft.is_move and not draft.receipt_due and table.row.status == "playing"
        change = Change(table.row, draft.seats, draft.entries, self.snapshot_if_due(table, draft), is_move)
        try:
            written = await self.store.write(changes.commit, change)
        except BaseException:
            cached.table = None
            raise
        if not written:
            cached.table, cached.overtaken = None, table
            return False
        table.is_stored = True
        self.metrics.moves.add(table.row.game, by=sum(entry.kind == "move" for entry in draft.entries))
        self.announce(cached, table, made_here=True)
        return True

    def snapshot_if_due(self, table: LoadedTable, draft: Draft) -> SnapshotRow | None:
        """A snapshot every so many entries and at the end, but only where nothing can be taken back."""
        if not draft.entries or table.match is None or table.match.before:
            return None
        due = draft.snapshot_due or table.last_entry - table.last_snapshot >= self.settings.snapshot_every
        return snapshot_of(table) if due or table.row.status == "over" else None

    def sign_receipt(self, table: LoadedTable, draft: Draft) -> None:
        """Sign what everybody is bound to, if it is time for it."""
        if draft.receipt_due and table.row.dice is not None:
            text = receipt_text(table.row, table.seats, table.game.settle_options(table.row.options))
            keys = self.store.keys
            receipt = {"text": text, "signature": keys.sign(text), "key": keys.public}
            table.row.dice = {**table.row.dice, "receipt": receipt}

    async def add(self, table: LoadedTable, draft: Draft) -> None:
        """Store a new table and announce it."""
        await self.store.write(changes.add_table, self.prepare(table, draft))
        self.adopt(table)

    def prepare(self, table: LoadedTable, draft: Draft) -> Change:
        """What is to be written of a new table."""
        table.update_row(time.time())
        self.sign_receipt(table, draft)
        return Change(table.row, table.seats, draft.entries)

    def adopt(self, table: LoadedTable) -> None:
        """Take a table that has just been stored into memory, and announce it."""
        self.metrics.opened.add(table.row.game)
        cached = self.cached(table.row.id)
        cached.table, table.is_stored = table, True
        self.announce(cached, table, made_here=True)
        self.evict_idle()

    # ---- memory ----

    def cached(self, table_id: str) -> CachedTable:
        """The place of a table in memory, made if need be, and now the most recently used."""
        cached = self.cache.get(table_id)
        if cached is None:
            cached = self.cache[table_id] = CachedTable()
        self.cache.move_to_end(table_id)
        return cached

    def evict_idle(self) -> None:
        """Drop the least recently used tables when there are too many; never one that is in use."""
        surplus = len(self.cache) - self.settings.live_tables
        if surplus <= 0:
            return
        idle = (table_id for table_id, cached in self.cache.items() if cached.is_idle())
        for table_id in list(islice(idle, surplus)):
            del self.cache[table_id]

    async def up_to_date(self, table_id: str, cached: CachedTable) -> LoadedTable:
        """The table in memory after reading whatever is new in the store; loaded if need be."""
        if cached.table is not None and cached.is_stale:
            cached.is_stale = False
            if not await self.catch_up(cached.table):
                cached.table = None
        if cached.table is None:
            cached.is_stale = False
            cached.table = await self.load(table_id)
            if cached.overtaken is not None:
                cached.table.take_over(cached.overtaken)
                cached.overtaken = None
            for heard in self.on_load:
                heard(cached.table, False)
        return cached.table

    async def load(self, table_id: str) -> LoadedTable:
        """A table from the store: its last snapshot, and the entries after that replayed."""
        found = await self.store.read(queries.table, table_id)
        if found is None:
            raise Refused("unknown-table")
        row, seats = found
        if row.game not in game_names():
            raise Refused("unknown-game", name=row.game)
        table = LoadedTable(row, seats)
        if row.secret and row.rules_version == table.game.rules:
            snapshot = await self.store.read(queries.snapshot, table_id, None)
            after = -1 if snapshot is None else snapshot.number
            entries = await self.store.read(queries.entries, table_id, after, None)
            await asyncio.to_thread(replay, table, snapshot, entries)
            resume(table)
        return table

    async def catch_up(self, table: LoadedTable) -> bool:
        """Replay what another process has written; False if that does not fit what is in memory."""
        found = await self.store.read(queries.table, table.row.id)
        if found is None:
            return False
        table.is_shared = table.is_shared or found[0].version > table.row.version
        table.row, table.seats = found
        try:
            for entry in await self.store.read(queries.entries, table.row.id, table.last_entry, None):
                table.replay(entry)
        except (DamagedTable, Refused):
            return False
        return True

    # ---- announcing ----

    def announce(self, cached: CachedTable, table: LoadedTable, made_here: bool) -> None:
        """Wake the open pages of a table and tell whoever wants to hear of every change."""
        cached.told = table.row.version
        table.shared.clear()
        for watcher in cached.watchers:
            if watcher.plays:
                watcher.wake()
        self.onlookers.add(watcher for watcher in cached.watchers if not watcher.plays)
        for heard in self.on_change:
            heard(table, made_here)

    def watch(self, watcher: Watcher) -> None:
        """Add an open page; the other pages show that somebody has come."""
        cached = self.cached(watcher.table_id)
        cached.watchers.add(watcher)
        watcher.wake()
        self.announce_presence(cached)
        self.note_seen(watcher, True)

    def note_seen(self, watcher: Watcher, is_seen: bool) -> None:
        """Somebody has a page before his eyes, or no longer."""
        watcher.is_seen = is_seen
        for heard in self.on_return if is_seen and watcher.player_id is not None else ():
            heard(watcher.table_id, str(watcher.player_id))

    def looking(self, table_id: str) -> set[str]:
        """The players who have a page of a table before their eyes."""
        cached = self.cache.get(table_id)
        watchers = () if cached is None else cached.watchers
        return {watcher.player_id for watcher in watchers if watcher.is_seen and watcher.player_id is not None}

    def unwatch(self, watcher: Watcher) -> None:
        """Remove a page that was closed."""
        cached = self.cached(watcher.table_id)
        cached.watchers.discard(watcher)
        self.announce_presence(cached)
        self.evict_idle()

    def announce_presence(self, cached: CachedTable) -> None:
        """Let the pages show who is here: once for all who come and go within a moment, which is longer in a crowd."""
        cached.viewers = [watcher.player_id for watcher in cached.watchers]
        self.onlookers.add_later(cached.watchers, PRESENCE_SECONDS * len(cached.watchers))

    def viewers(self, table_id: str) -> list[str | None]:
        """The player behind each open page of a table; None for a visitor who is no player."""
        cached = self.cache.get(table_id)
        return [] if cached is None else cached.viewers

    async def on_notice(self, table_id: str, version: int, kind: str) -> None:
        """A server on the same database, perhaps this one, says that a table has changed or has new chat.

        After a lost race the table has been read anew, but nobody here was told: what counts is what was told last.
        """
        if kind == "token":
            self.announce_new_token(table_id)
            return
        if kind in self.on_news:
            self.on_news[kind](table_id)
            return
        if not self.follows(table_id):
            return
        cached = self.cached(table_id)
        if kind == "chat":
            self.announce_chat(table_id)
        elif cached.told < version:
            cached.is_stale = cached.is_stale or cached.table is None or cached.table.row.version < version
            async with self.locked(table_id) as table:
                self.announce(cached, table, made_here=False)

    def follows(self, table_id: str) -> bool:
        """Whether a change made by another server matters here. A table that belongs to another process is dropped as
        soon as nobody here has to do with it.
        """
        if self.follows_uncached():
            return True
        cached = self.cache.get(table_id)
        if self.part.has(table_id):
            return cached is not None or self.part.of > 1
        if cached is not None and cached.is_idle():
            del self.cache[table_id]
        return table_id in self.cache

    def tell_player(self, table_id: str, player_id: str) -> None:
        """Show a player that his answer is held; nobody else hears of it."""
        cached = self.cache.get(table_id)
        if cached is None or cached.table is None:
            return
        for watcher in cached.watchers:
            if watcher.player_id == player_id:
                watcher.once_more = True
                watcher.wake()
        for heard in self.on_change:
            heard(cached.table, True)

    def announce_chat(self, table_id: str) -> None:
        """Wake the open pages of a table for a new line of chat."""
        cached = self.cache.get(table_id)
        for watcher in () if cached is None else cached.watchers:
            watcher.wake(chat=True)

    def announce_new_token(self, player_id: str) -> None:
        """Let everything end that was opened with a player's old token."""
        for heard in self.on_new_token:
            heard(player_id)

    def end_pages(self, player_id: str) -> None:
        """End the open pages of a player. Those that have the new token connect again."""
        for cached in self.cache.values():
            for watcher in cached.watchers:
                if watcher.player_id == player_id:
                    watcher.is_ended = True
                    watcher.wake()

    def people_at_pages(self) -> set[str]:
        """The players who have a page open."""
        found = {watcher.player_id for cached in self.cache.values() for watcher in cached.watchers}
        return {player_id for player_id in found if player_id is not None}

    async def reload(self, table_id: str) -> None:
        """Read a table anew that was changed beside the servers, and let its pages see it, or that it is no more."""
        cached = self.cache.get(table_id)
        if cached is None:
            return
        async with cached.lock:
            cached.table = cached.overtaken = None
        try:
            async with self.locked(table_id) as table:
                self.announce(cached, table, made_here=True)
        except Refused:
            for watcher in cached.watchers:
                watcher.wake()

    def recheck_all(self) -> None:
        """Look at every table again, because notices of other servers may have been lost."""
        for cached in self.cache.values():
            cached.is_stale = True
            for watcher in cached.watchers:
                watcher.wake(chat=True)


def replay(table: LoadedTable, snapshot: SnapshotRow | None, entries: list[EntryRow]) -> None:
    """Bring a new LoadedTable from a snapshot, or from the deal, through the entries."""
    if snapshot is not None:
        restore(table, snapshot)
    for entry in entries:
        table.replay(entry)
