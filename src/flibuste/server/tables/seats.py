"""Opening a table, taking and leaving seats, starting."""

import secrets
import time
from typing import Any

from flibuste.bots import bot_names
from flibuste.engine.chance import commitment
from flibuste.engine.game import Data, Game
from flibuste.engine.option import BadOption
from flibuste.engine.registry import UnknownGame, load_game
from flibuste.server.people.players import new_id, tidy_name
from flibuste.server.problems import Refused, say
from flibuste.server.store.rows import PlayerRow, SeatRow, TableRow
from flibuste.server.tables.clock import set_deadline
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.options import check_own_options, settle_options
from flibuste.server.tables.registry import Draft, TableRegistry
from flibuste.server.wire import NewTable, TakeSeat


def bot_levels() -> list[str]:
    """The built-in bots, weakest first."""
    return sorted(bot_names(), key=lambda name: (name != "random", name))


def best_bot() -> str:
    """Who stands in for an absent player."""
    levels = bot_levels()
    return "greedy" if "greedy" in levels else levels[-1]


def bot_label(level: str, language: str) -> str:
    label = say(language, f"bot-{level}")
    return level.capitalize() if label.startswith("‹") else label


def check_level(level: str) -> str:
    if level not in bot_levels():
        raise Refused("unknown-bot", level=level, levels=", ".join(bot_levels()))
    return level


def known_game(name: str) -> Game:
    try:
        return load_game(name)
    except UnknownGame as error:
        raise Refused("unknown-game", name=name) from error


# ---- opening ----


async def open_table(
    tables: TableRegistry, host: PlayerRow, wanted: NewTable, language: str, **more: Any
) -> LoadedTable:
    """A new table; with no open seat the game begins at once. `more` are further columns (a fork's position)."""
    game = known_game(wanted.game)
    try:
        game.check_seats(len(wanted.seats))
    except BadOption as error:
        raise Refused("bad-seats", why=str(error)) from error
    options = settle_options(game, wanted.options, len(wanted.seats), language)
    row = new_row(game, host, wanted, options, more)
    seats = [new_seat(row.id, number, word, host, language) for number, word in enumerate(wanted.seats, start=1)]
    mine = next((seat for seat in seats if seat.player_id == host.id), None)
    if mine is not None:
        mine.nonce = wanted.nonce or None
    table, draft = LoadedTable(row, seats), Draft()
    if wanted.start == "full" or not any(seat.kind == "open" for seat in seats):
        start_if_full(table, draft)
    await tables.add(table, draft)
    return table


def new_row(game: Game, host: PlayerRow, wanted: NewTable, options: Data, more: Data) -> TableRow:
    secret = secrets.token_bytes(32)
    now = time.time()
    return TableRow(
        id=new_id(),
        game=game.name,
        rules_version=game.rules_version,
        options=options,
        size=len(wanted.seats),
        status="open",
        public=wanted.public,
        start=wanted.start,
        pace=settle_pace(wanted),
        host=host.id,
        secret=secret.hex(),
        commitment=commitment(secret),
        created=now,
        changed=now,
        **more,
    )


def settle_pace(wanted: NewTable) -> Data:
    pace = wanted.pace
    if pace.kind == "live":
        return {"kind": "live", "seconds": pace.seconds or 90}
    if pace.kind == "async":
        return {"kind": "async", "days": pace.days or 3}
    return {"kind": "none"}


def new_seat(table_id: str, number: int, word: str, host: PlayerRow, language: str) -> SeatRow:
    """A seat from its word: `open`, `me`, `me:NAME` or `bot:LEVEL`."""
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


def give_to_bot(seat: SeatRow, level: str, language: str) -> None:
    seat.kind, seat.level = "bot", check_level(level)
    seat.name = say(language, "bot-name", level=bot_label(level, language), n=seat.seat)


def start_if_full(table: LoadedTable, draft: Draft) -> None:
    if all(seat.kind != "open" for seat in table.seats):
        begin(table, draft)


def begin(table: LoadedTable, draft: Draft) -> None:
    now = time.time()
    draft.entries.append(table.begin(now))
    set_deadline(table, now)


# ---- seats ----


def take_seat(
    table: LoadedTable, draft: Draft, number: int, player: PlayerRow, wanted: TakeSeat, language: str
) -> None:
    if table.row.status != "open":
        raise Refused("not-open")
    seat = table.seat(number)
    if seat.kind != "open":
        raise Refused("seat-taken")
    options = with_own_options(table, number, wanted.options, language)
    draft.seat(seat)
    table.row.options = options
    seat.kind, seat.player_id, seat.name = "human", player.id, tidy_name(wanted.name) or player.name
    seat.nonce = wanted.nonce or None
    if table.row.start == "full":
        start_if_full(table, draft)


def with_own_options(table: LoadedTable, number: int, given: Data, language: str) -> Data:
    """The options of a table with what a player sets for his own seat."""
    check_own_options(table.game, given, number)
    return (
        settle_options(table.game, table.row.options | given, table.row.size, language) if given else table.row.options
    )


def set_own_options(table: LoadedTable, draft: Draft, number: int, player_id: str, given: Data, language: str) -> None:
    """Before the game a player may change what he has set for his seat."""
    seat = my_seat(table, number, player_id)
    if table.row.status != "open":
        raise Refused("not-open")
    table.row.options = with_own_options(table, number, given, language)
    draft.seat(seat)


def forget_own_options(table: LoadedTable, number: int) -> None:
    """A seat that is left keeps nothing of who had it."""
    own = {option.name: option.default for option in table.game.own_options(number)}
    table.row.options = table.row.options | own


def my_seat(table: LoadedTable, number: int, player_id: str) -> SeatRow:
    seat = table.seat(number)
    if seat.player_id != player_id:
        raise Refused("not-your-seat")
    return seat


def leave_seat(table: LoadedTable, draft: Draft, number: int, player_id: str) -> None:
    """An open table's seat opens again; in a running game a bot stands in."""
    seat = my_seat(table, number, player_id)
    draft.seat(seat)
    if table.row.status == "open":
        seat.kind, seat.player_id, seat.name, seat.nonce = "open", None, "", None
        forget_own_options(table, number)
        if not any(seat.kind == "human" for seat in table.seats):
            table.row.status = "closed"
    elif table.row.status == "playing":
        seat.stand_in = best_bot()
        set_deadline(table, time.time())


def come_back(table: LoadedTable, draft: Draft, number: int, player_id: str) -> None:
    seat = my_seat(table, number, player_id)
    if seat.stand_in is not None:
        draft.seat(seat)
        seat.stand_in = None
        set_deadline(table, time.time())


def seat_bot(table: LoadedTable, draft: Draft, number: int, player_id: str, level: str, language: str) -> None:
    check_host(table, player_id)
    seat = table.seat(number)
    if table.row.status != "open":
        raise Refused("not-open")
    if seat.kind != "open":
        raise Refused("seat-taken")
    check_level(level)
    draft.seat(seat)
    give_to_bot(seat, level, language)
    if table.row.start == "full":
        start_if_full(table, draft)


def start(table: LoadedTable, draft: Draft, player_id: str, language: str) -> None:
    """The host says when; open seats become bots."""
    check_host(table, player_id)
    if table.row.status != "open":
        raise Refused("not-open")
    for seat in table.seats:
        if seat.kind == "open":
            draft.seat(seat)
            give_to_bot(seat, best_bot(), language)
    begin(table, draft)


def add_nonce(table: LoadedTable, draft: Draft, number: int, player_id: str, nonce: str) -> None:
    seat = my_seat(table, number, player_id)
    if table.row.status != "open":
        raise Refused("not-open")
    draft.seat(seat)
    seat.nonce = nonce or None


def check_host(table: LoadedTable, player_id: str) -> None:
    if table.row.host != player_id:
        raise Refused("not-your-table")
