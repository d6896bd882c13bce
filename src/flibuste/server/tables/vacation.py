"""Vacations: at tables that are measured in days the clock of whoever is away stands still.

A seat keeps from when until when its player is away. Who is away again while he is still asked the same question has
not used what stood still before: it counts as if the new vacation had begun so much earlier.
"""

import time
from collections.abc import Callable

from flibuste.server.store.calls import allows_vacation, vacation_of
from flibuste.server.store.rows import PlayerRow, SeatRow, TableRow
from flibuste.server.tables.deadline import give_another_chance
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.loaded_table import LoadedTable


def be_away(seat: SeatRow, since: float, now: float, until: float) -> None:
    """Let the player of a seat be away from now on; he was asked at `since`."""
    stood = 0.0
    if seat.away_from is not None and seat.away_until is not None:
        stood = max(0.0, min(seat.away_until, now) - max(seat.away_from, since))
    seat.away_from, seat.away_until = now - stood, until


def come_home(seat: SeatRow, now: float) -> None:
    """Let the player of a seat be there again."""
    if seat.away_until is not None:
        seat.away_until = min(seat.away_until, now)


def noting(number: int, player_id: str, now: float, until: float | None) -> Callable[[LoadedTable, Draft], None]:
    """Note at a table that a player is away `until` some time, or with None that he is there again."""

    def work(table: LoadedTable, draft: Draft) -> None:
        seat = table.seat(number)
        if seat.player_id != player_id or table.row.status not in ("open", "playing"):
            return
        draft.add_seat(seat)
        if until is None:
            come_home(seat, now)
        else:
            be_away(seat, table.thinking.since, now, until)
        if table.row.status == "playing":
            give_another_chance(table, now)

    return work


def bring_vacation(row: TableRow, seat: SeatRow, player: PlayerRow) -> None:
    """Whoever sits down while he is away is away there, too."""
    found = vacation_of(player, time.time()) if allows_vacation(row.pace) else None
    seat.away_from, seat.away_until = (None, None) if found is None else (found[0], found[1])


def away_until(seat: SeatRow, now: float) -> float | None:
    """Until when the player of a seat is away; None if he is not."""
    return seat.away_until if seat.away_until is not None and seat.away_until > now else None
