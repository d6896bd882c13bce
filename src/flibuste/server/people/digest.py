"""Letters about slow tables: to those who want them, once a day at most, and only if somebody waits for them."""

import asyncio
import hmac
import logging
import time

from flibuste.server.people.mail import Mailer
from flibuste.server.problems import Refused, say
from flibuste.server.settings import Digest
from flibuste.server.store import Store, StoreError, calls, queries
from flibuste.server.store.queries import TableWithSeats
from flibuste.server.store.rows import PlayerRow
from flibuste.server.tables.describe import words_of_game

log = logging.getLogger("flibuste.digest")
HOUR = 3600.0
AT_ONCE = 50
MOST_TABLES = 100
LOOK_SECONDS = 600.0


async def write_digests(store: Store, mailer: Mailer, settings: Digest) -> None:
    """Look now and then who is to be sent a letter; until cancelled."""
    while settings.every and mailer.works:
        await asyncio.sleep(min(LOOK_SECONDS, settings.every * HOUR))
        try:
            await write_due(store, mailer, settings, time.time())
        except StoreError as error:
            log.warning("the letters wait for the store: %s", error)


async def write_due(store: Store, mailer: Mailer, settings: Digest, now: float) -> int:
    """Write to those who are due, some at a time; returns how many letters were sent.

    Whoever has nothing to be told, or is on vacation, is looked at again the next time.
    """
    sent = 0
    for person in await store.read(calls.digests_due, now - settings.every * HOUR, AT_ONCE):
        if calls.vacation_of(person, now) is not None:
            continue
        waiting = await waiting_tables(store, person, settings, now)
        is_mine = bool(waiting) and await store.write(calls.claim_digest, person.id, person.digest_at, now)
        sent += await write(store, mailer, person, waiting) if is_mine else 0
    return sent


async def waiting_tables(
    store: Store, person: PlayerRow, settings: Digest, now: float
) -> list[tuple[TableWithSeats, float]]:
    """The tables where a person has been asked for long, with the hours that it has been."""
    found: list[tuple[TableWithSeats, float]] = []
    for table in await store.read(queries.tables_of, person.id, MOST_TABLES):
        if is_asked(table, person.id):
            hours = (now - await store.read(calls.asked_since, table[0].id)) / HOUR
            found += [(table, hours)] if hours >= settings.after else []
    return sorted(found, key=lambda entry: -entry[1])


def is_asked(table: TableWithSeats, player_id: str) -> bool:
    """Whether a person has to answer at a table, and plays himself."""
    row, seats = table
    mine = {seat.seat for seat in seats if seat.player_id == player_id and seat.bot() is None}
    return row.status == "playing" and bool(mine & set(row.asked))


async def write(store: Store, mailer: Mailer, person: PlayerRow, waiting: list[tuple[TableWithSeats, float]]) -> int:
    """Write one letter; returns 1 if it was sent. One that was not is tried again the next day."""
    kept = person.digest or {}
    language, address = kept.get("language", "en"), kept.get("address", "")
    key = f"{person.id}.{store.keys.mark_of(person.id)}"
    text = say(
        language,
        "digest-letter",
        name=person.name or say(language, "mail-stranger"),
        tables=len(waiting),
        list="\n\n".join(line(language, address, person.id, *entry) for entry in waiting),
        stop=f"{address}/#quiet={key}",
    )
    headers = {
        "List-Unsubscribe": f"<{address}/api/letters/stop?key={key}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    try:
        await mailer.send(str(person.email), say(language, "digest-subject", tables=len(waiting)), text, headers)
    except Refused:
        return 0
    return 1


def line(language: str, address: str, player_id: str, table: TableWithSeats, hours: float) -> str:
    """One table in a letter: the game, the company, how long they wait, and the link."""
    row, seats = table
    words = words_of_game(row.game, language)
    names = ", ".join(seat.name for seat in seats if seat.player_id != player_id and seat.name)
    title = row.game if words is None else words.title()
    said = say(language, "digest-line", title=title, names=names, hours=max(1, int(hours)))
    return f"{said}\n{address}/t/{row.id}"


async def stop(store: Store, key: str) -> None:
    """Send somebody no more letters, by the key of one of them; refuses a wrong key."""
    player_id, _, mark = key.partition(".")
    if not hmac.compare_digest(mark.encode(), store.keys.mark_of(player_id).encode()):
        raise Refused("void-key")
    await store.write(calls.set_digest, player_id, None)
