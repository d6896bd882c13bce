"""The clock: how long a decision may take, and the bots that play for those whose time has run out."""

import asyncio
import logging
import time

from flibuste.server.problems import Refused
from flibuste.server.store import Store, StoreError, changes, queries
from flibuste.server.tables.deadline import set_deadline
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.notices import Notices
from flibuste.server.tables.registry import TableRegistry
from flibuste.server.tables.starting import time_is_up
from flibuste.server.tables.thinking import end_of_time

log = logging.getLogger("flibuste.clock")
TICK_SECONDS = 1.0
NOTE_SECONDS = 5.0


def replace_absent(table: LoadedTable, draft: Draft, level: str) -> None:
    """If the time is up, let a bot play for everyone who should have answered, until they come back."""
    now = time.time()
    if table.row.deadline is None or table.row.deadline > now:
        return
    if table.row.status == "open":
        time_is_up(table, draft)
        return
    draft.row_changed = True
    for number in table.awaited():
        seat = table.seat(number)
        if seat.bot() is None and (end_of_time(table.row.pace, seat, table.thinking.since) or now) <= now:
            draft.add_seat(seat)
            seat.stand_in, seat.bank = level, seat.bank and 0.0
    set_deadline(table, after=now)


async def start_clocks(store: Store) -> None:
    """Let the clocks go on after a while in which no server was at work: it does not count."""
    away = await store.write(changes.stop_the_clocks, time.time(), 2 * NOTE_SECONDS)
    if away:
        log.info("no server was at work for %.0f s: the clocks stood still", away)


async def watch_clocks(tables: TableRegistry, level: str, notices: Notices) -> None:
    """Check the clocks of all tables every second, and what whoever runs the server wants; until cancelled."""
    noted = 0.0
    while True:
        await asyncio.sleep(TICK_SECONDS)
        try:
            now = time.time()
            if now - noted >= NOTE_SECONDS:
                await tables.store.write(changes.be_at_work, now)
                noted = now
            await notices.follow()
            for table_id in await tables.store.read(queries.overdue, now):
                if tables.part.has(table_id):
                    await handle_overdue(tables, table_id, level)
        except StoreError as error:
            log.warning("the clock waits for the store: %s", error)


async def handle_overdue(tables: TableRegistry, table_id: str, level: str) -> None:
    """Replace whoever is late at one table; a failure is logged and spoils no other table."""
    try:
        await tables.change(table_id, lambda table, draft: replace_absent(table, draft, level))
    except Refused as refused:
        log.info("a clock has run out and nobody can stand in: %s", refused.error)
    except Exception:
        log.exception("a clock could not be handled")
