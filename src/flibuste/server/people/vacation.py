"""How long people may be away, and telling all their slow tables that they are."""

import logging
import time

from flibuste.server.problems import Refused
from flibuste.server.store import StoreError, calls
from flibuste.server.store.rows import PlayerRow
from flibuste.server.tables.registry import TableRegistry
from flibuste.server.tables.vacation import noting

log = logging.getLogger("flibuste.vacation")
DAY = 86400.0
YEAR = 365 * DAY
SLACK = 60.0  # a day that was named a moment ago


def days_left(person: PlayerRow, most: int, now: float) -> float:
    """How many days of vacation a person has left: so many in any year."""
    past = [min(until, now) - max(begun, now - YEAR) for begun, until in person.vacations or []]
    return max(0.0, most - sum(max(0.0, spent) for spent in past) / DAY)


async def set_vacation(tables: TableRegistry, person: PlayerRow, until: float | None, most: int) -> None:
    """Let a person be away until some time, or be there again."""
    now = time.time()
    left = days_left(person, most, now)
    if until is not None and not now < until <= now + left * DAY + SLACK:
        raise Refused("bad-vacation", days=int(left))
    kept = [[begun, min(end, now)] for begun, end in person.vacations or [] if end > now - YEAR]
    person.vacations = kept + ([] if until is None else [[now, until]])
    await tables.store.write(calls.set_vacations, person.id, person.vacations)
    for table_id, seat in await tables.store.read(calls.slow_seats_of, person.id):
        try:
            await tables.change(table_id, noting(seat, person.id, now, until))
        except (Refused, StoreError) as problem:
            log.warning("a table does not know who is away: %s", problem)
