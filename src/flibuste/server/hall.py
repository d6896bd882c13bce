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
from flibuste.server.live import Damaged, Live
from flibuste.server.problems import Refused
from flibuste.server.settings import Settings
from flibuste.server.store import Store, changes, queries
from flibuste.server.store.rows import Change, EntryRow, SeatRow, SnapshotRow

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


class Room:
    """A table's place in the hall."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.live: Live | None = None
        self.behind = False
        self.watchers: set[Watcher] = set()
        self.users = 0


class Hall:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.listeners: list[Callable[[Live, bool], None]] = []
        self.curious: Callable[[], bool] = lambda: False  # whether tables that nobody here looks at matter too

    # ---- looking and changing -------------------------------------------------------------------------------------

    @asynccontextmanager
    async def look(self, table_id: str) -> AsyncIterator[Live]:
        """The table as it is in the store, while nobody changes it."""
        room = self.room(table_id)
        room.users += 1
        try:
            async with room.lock:
                yield await self.up_to_date(table_id, room)
        finally:
            room.users -= 1
            self.tidy()

    async def change(self, table_id: str, work: Callable[[Live, Draft], T]) -> T:
        """Let a function work on a table; when this returns, what it did is in the store."""
        for _ in range(ATTEMPTS):
            async with self.look(table_id) as live:
                live.check_version()
                draft = Draft()
                try:
                    result = work(live, draft)
                except Refused:
                    if not draft.is_empty():
                        self.rooms[table_id].live = None
                    raise
                except Exception:
                    self.rooms[table_id].live = None
                    raise
                if draft.is_empty() or await self.write(live, draft):
                    return result
        raise Refused("stale")

    async def write(self, live: Live, draft: Draft) -> bool:
        """Commit, then tell; False if another process was faster."""
        room = self.rooms[live.row.id]
        live.settle(time.time())
        live.row.version += 1
        change = Change(live.row, draft.seats, draft.entries, self.snapshot_of(live, draft))
        try:
            written = await self.store.write(changes.commit, change)
        except BaseException:
            room.live = None
            raise
        if not written:
            room.live = None
            return False
        self.tell(room, live, local=True)
        return True

    def snapshot_of(self, live: Live, draft: Draft) -> SnapshotRow | None:
        """A snapshot now and then, where nothing can be taken back."""
        if not draft.entries or live.match is None or live.match.before:
            return None
        due = live.number - live.snapshot_at >= self.settings.snapshot_every
        return live.snapshot() if due or live.row.status == "over" else None

    async def add(self, live: Live, draft: Draft) -> None:
        """A new table."""
        live.settle(time.time())
        await self.store.write(changes.add_table, Change(live.row, live.seats, draft.entries))
        room = self.room(live.row.id)
        room.live = live
        self.tell(room, live, local=True)
        self.tidy()

    # ---- memory ---------------------------------------------------------------------------------------------------

    def room(self, table_id: str) -> Room:
        room = self.rooms.get(table_id)
        if room is None:
            room = self.rooms[table_id] = Room()
        self.rooms.move_to_end(table_id)
        return room

    def tidy(self) -> None:
        """Forget the tables that nobody has used for longest."""
        spare = len(self.rooms) - self.settings.live_tables
        if spare <= 0:
            return
        idle = [name for name, room in self.rooms.items() if not (room.users or room.watchers or room.lock.locked())]
        for name in idle[:spare]:
            del self.rooms[name]

    async def up_to_date(self, table_id: str, room: Room) -> Live:
        if room.live is not None and room.behind:
            room.behind = False
            if not await self.catch_up(room.live):
                room.live = None
        if room.live is None:
            room.behind = False
            room.live = await self.load(table_id)
        return room.live

    async def load(self, table_id: str) -> Live:
        """A table from the store: the last snapshot and what came after it."""
        found = await self.store.read(queries.table, table_id)
        if found is None:
            raise Refused("unknown-table")
        row, seats = found
        if row.game not in game_names():
            raise Refused("unknown-game", name=row.game)
        live = Live(row, seats)
        if row.rules_version == live.game.rules_version:
            snapshot = await self.store.read(queries.snapshot, table_id, None)
            await self.replay(live, snapshot, None)
        return live

    async def replay(self, live: Live, snapshot: SnapshotRow | None, upto: int | None) -> None:
        """Go from a snapshot, or from the deal, to an entry."""
        after = -1 if snapshot is None else snapshot.number
        tail = await self.store.read(queries.entries, live.row.id, after, upto)
        await asyncio.to_thread(self.replay_now, live, snapshot, tail)

    def replay_now(self, live: Live, snapshot: SnapshotRow | None, tail: list[EntryRow]) -> None:
        if snapshot is not None:
            live.restore(snapshot)
        for entry in tail:
            live.replay(entry)

    async def catch_up(self, live: Live) -> bool:
        """Another process has written: read what is new. False if it does not fit."""
        found = await self.store.read(queries.table, live.row.id)
        if found is None:
            return False
        live.row, live.seats = found
        try:
            for entry in await self.store.read(queries.entries, live.row.id, live.number, None):
                live.replay(entry)
        except (Damaged, Refused):
            return False
        return True

    # ---- telling --------------------------------------------------------------------------------------------------

    def tell(self, room: Room, live: Live, local: bool) -> None:
        for watcher in room.watchers:
            watcher.wake()
        for listener in self.listeners:
            listener(live, local)

    def watch(self, watcher: Watcher) -> None:
        room = self.room(watcher.table_id)
        room.watchers.add(watcher)
        for other in room.watchers:
            other.wake()

    def unwatch(self, watcher: Watcher) -> None:
        room = self.room(watcher.table_id)
        room.watchers.discard(watcher)
        for other in room.watchers:
            other.wake()
        self.tidy()

    def pages(self, table_id: str) -> list[str | None]:
        """Whose pages of this table are open: a player's id, None for somebody unknown."""
        room = self.rooms.get(table_id)
        return [] if room is None else [watcher.player_id for watcher in room.watchers]

    async def heard(self, table_id: str, version: int, kind: str) -> None:
        """Another server (or this one) says that a table has changed."""
        if table_id not in self.rooms and not self.curious():
            return
        room = self.room(table_id)
        if kind == "chat":
            self.said(table_id)
        elif room.live is None or room.live.row.version < version:
            room.behind = True
            async with self.look(table_id) as live:
                self.tell(room, live, local=False)

    def said(self, table_id: str) -> None:
        """There is something new in the chat."""
        room = self.rooms.get(table_id)
        for watcher in () if room is None else room.watchers:
            watcher.wake(chat=True)

    def missed_something(self) -> None:
        """What others said may have been lost: look at everything again."""
        for room in self.rooms.values():
            room.behind = True
            for watcher in room.watchers:
                watcher.wake(chat=True)
