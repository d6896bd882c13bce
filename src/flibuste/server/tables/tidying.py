"""The clean-up: tables that nobody has touched for long are deleted, a few at a time, as the settings say."""

import asyncio
import logging
import time

from flibuste.server.settings import Keep
from flibuste.server.store import StoreError, lobby_chat, moderation, queries
from flibuste.server.tables.registry import TableRegistry

log = logging.getLogger("flibuste.tidying")
DAY = 86400.0
LOBBY_DAYS = 30  # that what was said in the lobby can be read
AT_ONCE = 20
PAUSE_SECONDS = 60.0
HURRY_SECONDS = 1.0


async def keep_tidy(tables: TableRegistry, keep: Keep) -> None:
    """Clean up every minute, and more often while there is more to do; until cancelled."""
    while True:
        try:
            removed = await tidy(tables, keep, time.time())
        except StoreError as error:
            log.warning("the clean-up waits for the store: %s", error)
            removed = 0
        await asyncio.sleep(HURRY_SECONDS if removed >= AT_ONCE else PAUSE_SECONDS)


async def tidy(tables: TableRegistry, keep: Keep, now: float) -> int:
    """Delete some of the tables that nobody has touched for longer than they are kept; returns how many."""
    removed = 0
    for status, days in (("over", keep.over), ("playing", keep.playing), ("open", keep.open), ("closed", keep.closed)):
        if not days:
            continue
        before = now - days * DAY
        for table_id in await tables.store.read(queries.untouched, status, before, AT_ONCE):
            if await tables.store.write(moderation.remove_untouched, table_id, before):
                tables.metrics.removed.add(status)
                removed += 1
    await tables.store.write(moderation.remove_notices, now - DAY)
    await tables.store.write(lobby_chat.remove_lines, now - LOBBY_DAYS * DAY)
    return removed
