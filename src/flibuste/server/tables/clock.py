"""The clock: how long a decision may take, and who stands in when it runs out."""

import asyncio
import logging
import time

from flibuste.server.problems import Refused
from flibuste.server.store import StoreError, queries
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.registry import Draft, TableRegistry

log = logging.getLogger("flibuste.clock")
TICK = 1.0


def seconds_per_decision(table: LoadedTable) -> float | None:
    """The seconds that a decision may take."""
    pace = table.row.pace
    if pace["kind"] == "live":
        return float(pace["seconds"])
    return pace["days"] * 86400.0 if pace["kind"] == "async" else None


def set_deadline(table: LoadedTable, now: float) -> None:
    """Start the clock anew, if a person is asked."""
    seconds = seconds_per_decision(table)
    people = [seat for seat in table.asked() if table.seat(seat).bot() is None]
    table.row.deadline = now + seconds if seconds is not None and people else None


def replace_absent(table: LoadedTable, draft: Draft, level: str) -> None:
    """Whoever is asked and has not answered in time is replaced by a bot until he comes back."""
    now = time.time()
    if table.row.deadline is None or table.row.deadline > now:
        return
    draft.touched = True
    for number in table.asked():
        seat = table.seat(number)
        if seat.kind == "human" and seat.stand_in is None:
            draft.seat(seat)
            seat.stand_in = level
    set_deadline(table, now)


async def watch_clocks(tables: TableRegistry, level: str) -> None:
    """Look at the clocks of all tables, for ever."""
    while True:
        await asyncio.sleep(TICK)
        try:
            for table_id in await tables.store.read(queries.overdue, time.time()):
                await handle_overdue(tables, table_id, level)
        except StoreError as error:
            log.warning("the clock waits for the store: %s", error)


async def handle_overdue(tables: TableRegistry, table_id: str, level: str) -> None:
    try:
        await tables.change(table_id, lambda table, draft: replace_absent(table, draft, level))
    except Refused as refused:
        log.info("a clock has run out and nobody can stand in: %s", refused.error)
    except Exception:
        log.exception("a clock could not be read")
