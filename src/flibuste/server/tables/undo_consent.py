"""Who has to agree before somebody takes a choice back that the rules of undo no longer allow.

The request is kept with the table: `{"seat": 2, "entry": 17, "line": 40, "agreed": [1]}`. `entry` is the choice to be
taken back, `line` the first line of the log that would no longer hold.
"""

from flibuste.server import wire
from flibuste.server.tables.loaded_table import LoadedTable


def may_ask(table: LoadedTable, seat: int) -> bool:
    """Whether a seat has chosen something that it can take back only if the others agree, and nobody asks already."""
    is_free = table.row.status == "playing" and table.row.undo_asked is None
    return is_free and seat in table.has_chosen and not table.can_undo(seat)


def missing_consent(table: LoadedTable) -> list[int]:
    """The seats that have not agreed yet: a seat of each other person who is not replaced by a bot."""
    asked = table.row.undo_asked
    assert asked is not None
    known = {table.seat(number).player_id for number in (asked["seat"], *asked["agreed"])}
    found = {seat.player_id: seat.seat for seat in reversed(table.seats) if seat.bot() is None}
    return sorted(number for player, number in found.items() if player not in known)


def describe_request(table: LoadedTable) -> wire.UndoAsked | None:
    """The request as everybody may know it; None if nobody asks."""
    asked = table.row.undo_asked
    return None if asked is None else wire.UndoAsked(asked["seat"], asked["line"], missing_consent(table))


def forget_request(table: LoadedTable, seat: int) -> None:
    """Whoever goes on playing asks no longer."""
    asked = table.row.undo_asked
    if asked is not None and asked["seat"] == seat:
        table.row.undo_asked = None
