"""What a page is told of a position: every part is encoded once, and a page that wishes so gets only what has changed.

All who look on are told the same: their situation is described once and their messages are encoded once. A picture
that has changed is sent as the parts that it takes over from the one before, and the parts that are new.
"""

import itertools
import time
from typing import Any

import msgspec
from msgspec import Raw

from flibuste.drawing.drawn import Drawn
from flibuste.server import wire
from flibuste.server.frames import Packet
from flibuste.server.people.reader import Reader
from flibuste.server.tables.describe import describe_clock, describe_mine, describe_situation, describe_table
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.log import log_since
from flibuste.server.tables.picture_parts import Cut, Parts
from flibuste.server.tables.registry import TableRegistry
from flibuste.server.wire.socket import TableMessage

FIELDS = wire.Situation.__struct_fields__
APART = ("view", "picture", "log", "clock")  # encoded in ways of their own
FRESH_SECONDS = 0.2
serials = itertools.count(1)


def plain(value: Any) -> str:
    """A picture as it was drawn is sent as plain text; nothing else is left to this."""
    if isinstance(value, Drawn):
        return str(value)
    raise NotImplementedError(type(value))


encode = msgspec.json.Encoder(enc_hook=plain).encode


class Position:
    """A situation without its log, clock and picture: each field as JSON, and each entry of the view.

    One that is shared keeps its messages for other pages that are told the very same within a moment.
    """

    def __init__(self, found: wire.Situation, is_shared: bool) -> None:
        self.serial = next(serials)
        self.is_shared = is_shared
        self.fields = {name: encode(getattr(found, name)) for name in FIELDS if name not in APART}
        self.data = found.view
        self.view = None if found.view is None else {name: encode(value) for name, value in found.view.items()}
        self.sent: dict[tuple[Any, ...], tuple[float, Packet]] = {}


class News:
    """What one page is to be told: the position, the lines of the log that are new to it, the clock, the picture."""

    def __init__(self, position: Position, log: wire.Log, encoded_log: bytes, clock: wire.Clock, mine: bytes) -> None:
        self.position = position
        self.log = log
        self.encoded_log = encoded_log
        self.clock = clock
        self.mine = mine
        self.picture: str | None = None
        self.cut: Cut | None = None

    def picture_from(self, before: "News") -> Parts:
        """The picture as what is new in it; it is kept in pieces for the news after this."""
        assert self.picture is not None and before.picture is not None
        earlier = before.cut or Cut(before.picture)
        self.cut = Cut(self.picture, earlier)
        return self.cut.made_of(earlier)

    def fields(self) -> dict[str, bytes]:
        """The fields that are compared with those of the news before."""
        return {**self.position.fields, "mine": self.mine}


async def news_of(tables: TableRegistry, table: LoadedTable, reader: Reader, seat: int, since: int | None) -> News:
    """The news for a page that looks through a seat and knows the log up to `since`. Call it under the table's lock."""
    log, encoded_log = await log_for(tables, table, reader, seat, since)
    mine = encode([describe_mine(table, number) for number in table.seats_of(reader.player_id)])
    position = position_for(table, reader, seat)
    return News(position, log, encoded_log, describe_clock(table), mine)


async def log_for(
    tables: TableRegistry, table: LoadedTable, reader: Reader, seat: int, since: int | None
) -> tuple[wire.Log, bytes]:
    """The new lines of the log; those who look on share them."""
    key = ("log", reader.language, since, table.line_count)
    found: tuple[wire.Log, bytes] | None = table.shared.get(key) if seat == 0 else None
    if found is None:
        log = await log_since(tables, table, reader, seat, since)
        found = (log, encode(log))
        if seat == 0:
            table.shared[key] = found
    return found


def position_for(table: LoadedTable, reader: Reader, seat: int) -> Position:
    """The position as a seat may know it; those who look on share it."""
    nothing = wire.Log(0, 0, [])
    if seat > 0:
        return Position(describe_situation(table, reader, seat, nothing), is_shared=False)
    key = ("position", reader.language, table.row.version, tuple(table.asked()), *table.names())
    found: Position | None = table.shared.get(key)
    if found is None:
        found = table.shared[key] = Position(describe_situation(table, reader, seat, nothing), is_shared=True)
    return found


def table_message(table: LoadedTable, reader: Reader, viewers: list[str | None], surroundings: Any) -> Packet:
    """The table as a reader may know it, encoded; those who have no part in it share it while its surroundings last."""
    is_stranger = reader.player_id is None or (
        not table.seats_of(reader.player_id) and table.row.host != reader.player_id
    )
    key = ("table", reader.language, reader.address)
    known: tuple[Any, Packet] | None = table.shared.get(key) if is_stranger else None
    if known is not None and known[0] == surroundings:
        return known[1]
    text = encode(TableMessage(describe_table(table.row, table.seats, reader, viewers))).decode()
    packet = Packet(text, is_stranger)
    if is_stranger:
        table.shared[key] = (surroundings, packet)
    return packet


# ---- messages ----


class Told:
    """What a page has been told last. Without `wants_changes` it is told everything every time."""

    def __init__(self, wants_changes: bool) -> None:
        self.wants_changes = wants_changes
        self.last: News | None = None

    def forget(self) -> None:
        """The page looks elsewhere: the next message is a whole one."""
        self.last = None

    def message(self, news: News) -> Packet:
        """The message for this page."""
        before = self.last
        if self.wants_changes:
            self.last = news
        return shared_message(before, news) if news.position.is_shared else new_message(before, news)


def shared_message(before: News | None, news: News) -> Packet:
    """The message for a page that looks on: another one has perhaps been told the same just now."""
    known = (0, False) if before is None else (before.position.serial, before.picture is None)
    key = (news.log.first, news.log.to, news.mine, news.picture is None, *known)
    made, now = news.position.sent.get(key), time.monotonic()
    if made is None or now - made[0] > FRESH_SECONDS:
        made = news.position.sent[key] = (now, new_message(before, news))
    return made[1]


def new_message(before: News | None, news: News) -> Packet:
    """A message with everything, or with what differs from the news before."""
    data = whole(news) if before is None else changes(before, news)
    return Packet(data.decode(), news.position.is_shared)


def whole(news: News) -> bytes:
    """A message with everything."""
    found: dict[str, Any] = {name: Raw(value) for name, value in news.fields().items()}
    found |= {"view": news.position.data if news.position.view is None else entries(news.position.view)}
    found |= {"picture": news.picture, "log": Raw(news.encoded_log), "clock": news.clock}
    return encode({"type": "state", **{name: found[name] for name in FIELDS}})


def changes(before: News, news: News) -> bytes:
    """A message with what differs from the news before."""
    known = before.fields()
    fields: dict[str, Any] = {name: Raw(value) for name, value in news.fields().items() if known[name] != value}
    fields |= {"log": Raw(news.encoded_log), "clock": news.clock}
    message: dict[str, Any] = {"type": "changes", "set": fields}
    old, new = before.position.view, news.position.view
    if old is None or new is None or old.keys() != new.keys():
        fields["view"] = None if new is None else entries(new)
    else:
        message["view"] = entries({name: value for name, value in new.items() if old[name] != value})
    if before.picture is None or news.picture is None:
        fields["picture"] = news.picture
    elif before.picture != news.picture:
        message["picture"] = news.picture_from(before)
    return encode(message)


def entries(view: dict[str, bytes]) -> dict[str, Raw]:
    """Entries of a view that are encoded already."""
    return {name: Raw(value) for name, value in view.items()}
