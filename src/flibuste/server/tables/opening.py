"""Opening a table, and starting its game."""

import secrets
import time
from typing import Any

from flibuste.engine.game import Data, Game
from flibuste.engine.option import BadOption
from flibuste.engine.registry import UnknownGame, load_game
from flibuste.engine.shares import Start, server_commitment
from flibuste.server.bots.levels import best_bot, bot_label, check_level
from flibuste.server.people.players import new_id, tidy_name
from flibuste.server.problems import Refused, say
from flibuste.server.store.rows import PlayerRow, SeatRow, TableRow
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.options import settle_options
from flibuste.server.tables.registry import TableRegistry
from flibuste.server.tables.shares import bring_share, new_dice
from flibuste.server.tables.starting import start_if_full
from flibuste.server.tables.vacation import bring_vacation
from flibuste.server.wire import NewTable, Pace

LIVE_SECONDS = 90
ASYNC_DAYS = 3
ABSENT_SECONDS, ASYNC_ABSENT = 300, 86400  # until the others may vote for a bot


def known_game(name: str, rules: int | None = None) -> Game:
    """The game of this name; refuses one that this server does not have."""
    try:
        return load_game(name, rules=rules)
    except UnknownGame as error:
        raise Refused("unknown-game", name=name) from error


async def open_table(
    tables: TableRegistry,
    host: PlayerRow,
    wanted: NewTable,
    language: str,
    past: list[list[Any]] | None = None,
    **columns: Any,
) -> LoadedTable:
    """Open a table; if no seat is open its game begins at once.

    For forks: `past` is what was told before, `columns` are more columns of its row.
    """
    game = known_game(wanted.game, columns.pop("rules_version", None))
    try:
        game.check_seats(len(wanted.seats))
    except BadOption as error:
        raise Refused("bad-seats", why=str(error)) from error
    check_rated(wanted)
    options = settle_options(game, wanted.options, len(wanted.seats), language)
    row = new_row(game, host.id, wanted, options, {"id": tables.part.new_id(), **columns})
    seats = [new_seat(row.id, number, word, host, language) for number, word in enumerate(wanted.seats, start=1)]
    for place, seat in enumerate(seats):
        seat.name = distinct_name(seat.name, [other.name for other in seats[:place]])
    mine = [seat for seat in seats if seat.player_id == host.id]
    for place, seat in enumerate(mine):
        bring_share(row, seat, wanted.share, "" if place else wanted.nonce)
        bring_vacation(row, seat, host)
    if past and row.dice is not None:
        row.dice["past"] = past
    table, draft = LoadedTable(row, seats), Draft()
    if wanted.start == "full" or not any(seat.kind == "open" for seat in seats):
        start_if_full(table, draft)
    await tables.add(table, draft)
    return table


def check_rated(wanted: NewTable) -> None:
    """Refuse a rated table where no two people can sit, or where one would have two seats."""
    kinds = [word.partition(":")[0] for word in wanted.seats]
    mine = kinds.count("me")
    if wanted.rated and (mine > 1 or mine + kinds.count("open") < 2):
        raise Refused("bad-rated")


def new_row(game: Game, host: str, wanted: NewTable, options: Data, columns: Data) -> TableRow:
    """The row of a new table, with a fresh secret for its dice."""
    secret = secrets.token_hex(32)
    now = time.time()
    table_id = columns.pop("id", "") or new_id()
    return TableRow(
        id=table_id,
        game=game.name,
        rules_version=game.rules,
        options=options,
        size=len(wanted.seats),
        status="open",
        public=wanted.public,
        rated=wanted.rated,
        invitation=new_id() if wanted.invited else None,
        several_seats=wanted.several_seats,
        start=wanted.start,
        pace=settle_pace(wanted.pace),
        host=host,
        secret=secret,
        commitment=server_commitment(Start(table_id, game.name, game.rules), secret),
        dice=new_dice(),
        created=now,
        changed=now,
        **columns,
    )


def settle_pace(pace: Pace) -> Data:
    """The pace with its time limit, or with the default one, and how long a window lasts."""
    common = {"window": pace.window, "absent": ABSENT_SECONDS if pace.absent is None else pace.absent}
    if pace.kind == "live":
        return {"kind": "live", "seconds": pace.seconds or LIVE_SECONDS, "bank": pace.bank, **common}
    if pace.kind == "async":
        common["absent"] = ASYNC_ABSENT if pace.absent is None else pace.absent
        return {"kind": "async", "days": pace.days or ASYNC_DAYS, "vacation": pace.vacation, **common}
    return {"kind": "none", **common}


def new_seat(table_id: str, number: int, word: str, host: PlayerRow, language: str) -> SeatRow:
    """A seat from the word for it: `open`, `me`, `me:NAME` or `bot:LEVEL`."""
    kind, _, rest = word.partition(":")
    if kind == "me":
        return SeatRow(table_id, number, "human", name=tidy_name(rest) or host.name, player_id=host.id)
    if kind == "bot":
        seat = SeatRow(table_id, number, "open")
        give_to_bot(seat, rest or best_bot(), language)
        return seat
    if word != "open":
        raise Refused("bad-seats", why=f"{word!r}: open, me, me:NAME or bot:LEVEL")
    return SeatRow(table_id, number, "open")


def distinct_name(name: str, others: list[str]) -> str:
    """A name that none of the others has: with a number where somebody came first."""
    taken = {other.casefold() for other in others}
    found, number = name, 2
    while name and found.casefold() in taken:
        found, number = f"{name} {number}", number + 1
    return found


def give_to_bot(seat: SeatRow, level: str, language: str) -> None:
    """Let a bot of this level play a seat, and name it in the language of whoever asked for it."""
    seat.kind, seat.level = "bot", check_level(level)
    seat.name = say(language, "bot-name", level=bot_label(level, language), n=seat.seat)
