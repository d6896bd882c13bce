"""The clock: how long a decision may take, and who stands in when it runs out."""

import asyncio
import logging
import time

from flibuste.server.hall import Draft, Hall
from flibuste.server.live import Live
from flibuste.server.problems import Refused
from flibuste.server.store import StoreError, queries

log = logging.getLogger("flibuste.clock")
TICK = 1.0


def allowance(live: Live) -> float | None:
    """The seconds that a decision may take."""
    pace = live.row.pace
    if pace["kind"] == "live":
        return float(pace["seconds"])
    return pace["days"] * 86400.0 if pace["kind"] == "async" else None


def set_deadline(live: Live, now: float) -> None:
    """Start the clock anew, if a person is asked."""
    seconds = allowance(live)
    people = [seat for seat in live.asked() if live.seat(seat).bot() is None]
    live.row.deadline = now + seconds if seconds is not None and people else None


def run_out(live: Live, draft: Draft, level: str) -> None:
    """Whoever is asked and has not answered in time is replaced by a bot until he comes back."""
    now = time.time()
    if live.row.deadline is None or live.row.deadline > now:
        return
    draft.touched = True
    for number in live.asked():
        seat = live.seat(number)
        if seat.kind == "human" and seat.stand_in is None:
            draft.seat(seat)
            seat.stand_in = level
    set_deadline(live, now)


async def keep_time(hall: Hall, level: str) -> None:
    """Look at the clocks of all tables, for ever."""
    while True:
        await asyncio.sleep(TICK)
        try:
            for table_id in await hall.store.read(queries.overdue, time.time()):
                await time_is_up(hall, table_id, level)
        except StoreError as error:
            log.warning("the clock waits for the store: %s", error)


async def time_is_up(hall: Hall, table_id: str, level: str) -> None:
    try:
        await hall.change(table_id, lambda live, draft: run_out(live, draft, level))
    except Refused as refused:
        log.info("a clock has run out and nobody can stand in: %s", refused.error)
    except Exception:
        log.exception("a clock could not be read")
