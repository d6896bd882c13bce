"""Somebody is asked and does not answer: after a while the others may vote for a bot, with a clock or without.

The bot stands in as it does when a clock has run out: whoever comes back takes his seat again. Votes are kept with the
table, `{"seat": 2, "votes": [1, 3]}`, until the next move. How long a while is belongs to the table's pace.
"""

import time

from flibuste.server import wire
from flibuste.server.bots.levels import best_bot
from flibuste.server.problems import Refused
from flibuste.server.seat_numbers import engine_seat
from flibuste.server.store.rows import SeatRow, TableRow
from flibuste.server.tables.deadline import set_deadline
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.loaded_table import LoadedTable

ABSENT_SECONDS = 300


def others(seats: list[SeatRow], absent: SeatRow) -> dict[str, int]:
    """The other people who play themselves, each with a seat of his."""
    people = [seat for seat in reversed(seats) if seat.bot() is None and seat.player_id is not None]
    return {str(seat.player_id): seat.seat for seat in people if seat.player_id != absent.player_id}


def needed(seats: list[SeatRow], absent: SeatRow) -> int:
    """How many votes it takes: more than half of the others."""
    half, _ = divmod(len(others(seats, absent)), 2)
    return half + 1


def patience(row: TableRow) -> float:
    """How many seconds the others wait before they may vote."""
    return float(row.pace.get("absent", ABSENT_SECONDS))


def may_vote_from(row: TableRow, seat: SeatRow, changed: float) -> float:
    """From when on the others may vote: not while he is on vacation."""
    return max(changed + patience(row), seat.away_until or 0.0)


def votes_for(row: TableRow, seat: int) -> list[int]:
    """Who has voted for a bot in place of a seat."""
    return list(row.absent["votes"]) if row.absent is not None and row.absent["seat"] == seat else []


def awaited(row: TableRow, seats: list[SeatRow]) -> SeatRow | None:
    """The person whom all wait for: the first who is asked, if there is anybody else to vote."""
    people = [seats[engine_seat(number)] for number in row.asked if seats[engine_seat(number)].bot() is None]
    found = people[0] if people and row.status == "playing" else None
    return found if found is not None and others(seats, found) else None


def describe_absent(row: TableRow, seats: list[SeatRow]) -> wire.Absent | None:
    """Whom all wait for, and from when on the others may vote."""
    seat = awaited(row, seats)
    if seat is None:
        return None
    votes = votes_for(row, seat.seat)
    since = row.changed if votes else may_vote_from(row, seat, row.changed)
    return wire.Absent(seat.seat, since, votes, needed(seats, seat))


def vote(table: LoadedTable, draft: Draft, number: int, player_id: str) -> None:
    """Vote for a bot in place of somebody absent; with enough votes it stands in."""
    seat = awaited(table.row, table.seats)
    mine = [table.seat(found) for found in table.seats_of(player_id)]
    if not any(found.bot() is None for found in mine):
        raise Refused("not-your-seat")
    if seat is None or seat.seat != number or seat.player_id == player_id:
        raise Refused("not-absent")
    if time.time() < may_vote_from(table.row, seat, table.last_at):
        raise Refused("not-absent-yet")
    votes = sorted({*votes_for(table.row, number), others(table.seats, seat)[player_id]})
    table.row.absent = {"seat": number, "votes": votes}
    draft.row_changed = True
    if len(votes) >= needed(table.seats, seat):
        seat.stand_in, table.row.absent = best_bot(), None
        draft.add_seat(seat)
        set_deadline(table)
