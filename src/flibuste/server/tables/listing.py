"""Tables in lists: with the pages of those who sit there, where these are public."""

from flibuste.server import wire
from flibuste.server.people.reader import Reader
from flibuste.server.store import queries
from flibuste.server.store.queries import TableWithSeats
from flibuste.server.store.rows import SeatRow
from flibuste.server.tables.describe import describe_table
from flibuste.server.tables.registry import TableRegistry


async def describe_tables(tables: TableRegistry, found: list[TableWithSeats], reader: Reader) -> list[wire.Table]:
    """Tables as a reader may know them."""
    people = {seat.player_id for _, seats in found for seat in seats if seat.player_id is not None}
    handles = await tables.store.read(queries.handles, sorted(people)) if people else {}
    return [describe_listed(tables, table, reader, handles) for table in found]


def describe_listed(
    tables: TableRegistry, table: TableWithSeats, reader: Reader, handles: dict[str, str]
) -> wire.Table:
    """One of them. Of whoever has several seats none is named: others play there under names of their own."""
    row, seats = table
    found = describe_table(row, seats, reader, tables.viewers(row.id))
    for shown, seat in zip(found.seats, seats, strict=True):
        shown.handle = handles.get(seat.player_id or "") if sits_once(seat, seats) else None
    return found


def sits_once(seat: SeatRow, seats: list[SeatRow]) -> bool:
    """Whether the player of a seat has no other one."""
    return sum(other.player_id == seat.player_id for other in seats) == 1
