"""Seats as people count them, from 1; inside, they are counted from 0 and a spectator is -1."""

from collections.abc import Sequence
from typing import Any

from flibuste.engine.seats import SPECTATOR


class BadSeat(ValueError):
    """There is no such seat at the table; the message says which there are."""


def inner_seat(seat: Any, players: int) -> int:
    """The seat as the engine counts it."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 1 <= seat <= players:
        raise BadSeat(f"There is no seat {seat!r}: the seats of this table are 1 to {players}.")
    return seat - 1


def reader(seat: int | None, players: int) -> int:
    """Whoever looks at the table, as the engine counts; nobody in particular is a spectator."""
    return SPECTATOR if seat is None else inner_seat(seat, players)


def outer_seats(seats: list[int]) -> tuple[int, ...]:
    """Seats as people count them."""
    return tuple(seat + 1 for seat in seats)


def seats_in_words(seats: Sequence[int]) -> str:
    """`seat 2`, or `seats 1, 2 and 3`."""
    if len(seats) == 1:
        return f"seat {seats[0]}"
    return f"seats {', '.join(map(str, seats[:-1]))} and {seats[-1]}"
