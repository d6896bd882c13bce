"""The same table once more: whoever of its players asks first opens it, the others come to the same one."""

import base64
import hashlib

from flibuste.server import wire
from flibuste.server.problems import Refused
from flibuste.server.store import queries
from flibuste.server.store.rows import PlayerRow, SeatRow
from flibuste.server.tables import opening, seats
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.registry import TableRegistry


async def rematch(
    tables: TableRegistry, table_id: str, player: PlayerRow, wanted: wire.TakeSeat, language: str
) -> LoadedTable:
    """Bring a player of a finished game to the table of its rematch, which is opened if nobody has yet."""
    async with tables.locked(table_id) as old:
        if old.row.status != "over":
            raise Refused("not-open")
        mine = old.seats_of(player.id)
        if not mine:
            raise Refused("not-your-seat")
        new_id = await next_id(tables, table_id)
        if await tables.store.read(queries.table, new_id) is None:
            return await opening.open_table(tables, player, same_again(old, player, wanted), language, id=new_id)

    def work(table: LoadedTable, draft: Draft) -> LoadedTable:
        for number in mine:
            if table.seat(number).kind == "open":
                seats.take_seat(table, draft, number, player, wanted, language)
        return table

    return await tables.change(new_id, work)


async def next_id(tables: TableRegistry, table_id: str) -> str:
    """The id of a table's rematch; where that was given up, of the next one."""
    while True:
        table_id = id_after(table_id)
        found = await tables.store.read(queries.table, table_id)
        if found is None or found[0].status != "closed":
            return table_id


def id_after(table_id: str) -> str:
    """Everybody who knows a table can compute where its players meet again."""
    return base64.urlsafe_b64encode(hashlib.sha256(f"rematch {table_id}".encode()).digest()[:16]).decode().rstrip("=")


def same_again(old: LoadedTable, player: PlayerRow, wanted: wire.TakeSeat) -> wire.NewTable:
    """The same game, options, pace and company; the seats of the others wait for them."""
    row = old.row
    words = [word_for(seat, player, len(old.seats_of(player.id)) > 1) for seat in old.seats]
    return wire.NewTable(
        game=row.game,
        seats=words,
        options=dict(row.options),
        public=row.public,
        pace=wire.Pace(**row.pace),
        name=wanted.name,
        nonce=wanted.nonce,
        share=wanted.share,
        rated=row.rated,
        invited=row.invitation is not None,
        several_seats=row.several_seats or shared_screen(old),
    )


def shared_screen(table: LoadedTable) -> bool:
    """Whether somebody has several seats."""
    people = [seat.player_id for seat in table.seats if seat.player_id is not None]
    return len(set(people)) < len(people)


def word_for(seat: SeatRow, player: PlayerRow, several: bool) -> str:
    """The word for a seat of the new table."""
    if seat.kind == "bot":
        return f"bot:{seat.level}"
    if seat.player_id == player.id:
        return f"me:{seat.name}" if several else "me"
    return "open"
