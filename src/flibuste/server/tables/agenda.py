"""The agenda: every open window is looked at again when its time is up."""

import asyncio
import logging
import time

from flibuste.server.problems import Refused
from flibuste.server.store import StoreError
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.house import go_on
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.registry import TableRegistry

log = logging.getLogger("flibuste.agenda")


class Agenda:
    """A timer for each table with an open window; a table that changes gets a new one."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.open_windows: dict[str, float] = {}
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.at_work: set[asyncio.Task[None]] = set()
        tables.on_change.append(self.plan)
        tables.on_load.append(self.plan)

    def plan(self, table: LoadedTable, made_here: bool) -> None:
        """Set the timer of a table to when its window is due."""
        table_id, window = table.row.id, table.window
        timer = self.timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()
        self.note_window(table_id, None if window is None else window.opened)
        if window is not None and table.row.status == "playing":
            delay = max(0.0, window.due - time.time()) + 0.001
            self.timers[table_id] = asyncio.get_running_loop().call_later(delay, self.begin, table_id)

    def note_window(self, table_id: str, opened: float | None) -> None:
        """Count how long a window was open when it gives way to another, or to none."""
        before = self.open_windows.pop(table_id, None)
        if before is not None and before != opened:
            self.tables.metrics.window_seconds.add(time.time() - before)
        if opened is not None:
            self.open_windows[table_id] = opened

    def begin(self, table_id: str) -> None:
        """The timer of a table has gone off."""
        self.timers.pop(table_id, None)
        task = asyncio.create_task(self.look(table_id))
        self.at_work.add(task)
        task.add_done_callback(self.at_work.discard)

    async def look(self, table_id: str) -> None:
        """Close or extend the window of a table; a failure is logged, and the next answer tries again."""
        try:
            await self.tables.change(table_id, self.go_on)
        except (Refused, StoreError) as problem:
            log.warning("a window could not be closed: %s", problem)

    def go_on(self, table: LoadedTable, draft: Draft) -> None:
        """Let the house look at a table. Timers go off a little early, and clocks are set back: then look once more."""
        now = time.time()
        go_on(table, draft, now)
        if table.window is not None and table.window.due > now:
            self.plan(table, made_here=True)

    def close(self) -> None:
        """Forget all timers."""
        for timer in self.timers.values():
            timer.cancel()
        for task in self.at_work:
            task.cancel()
