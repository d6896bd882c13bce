"""The clock: how long a decision may take, and the bots that play for those whose time has run out."""

import asyncio
import logging
import time

from flibuste.server.problems import Refused
from flibuste.server.store import StoreError, queries
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.registry import TableRegistry

log = logging.getLogger("flibuste.clock")
TICK_SECONDS = 1.0
DAY_SECONDS = 86400.0


def seconds_per_decision(table: LoadedTable) -> float | None:
    """How long a decision may take; None for no limit."""
    pace = table.row.pace
    if pace["kind"] == "live":
        return float(pace["seconds"])
    return pace["days"] * DAY_SECONDS if pace["kind"] == "async" else None


def set_deadline(table: LoadedTable, now: float) -> None:
    """Start the clock again if a person is asked, else stop it."""
    seconds = seconds_per_decision(table)
    people = [seat for seat in table.asked() if table.seat(seat).bot() is None]
    table.row.deadline = now + seconds if seconds is not None and people else None


def replace_absent(table: LoadedTable, draft: Draft, level: str) -> None:
    """If the time is up, let a bot play for everyone who was asked, until they come back."""
    now = time.time()
    if table.row.deadline is None or table.row.deadline > now:
        return
    draft.row_changed = True
    for number in table.awaited():
        seat = table.seat(number)
        if seat.kind == "human" and seat.stand_in is None:
            draft.add_seat(seat)
            seat.stand_in = level
    set_deadline(table, now)


async def watch_clocks(tables: TableRegistry, level: str) -> None:
    """Check the clocks of all tables every second, until cancelled."""
    while True:
        await asyncio.sleep(TICK_SECONDS)
        try:
            for table_id in await tables.store.read(queries.overdue, time.time()):
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
