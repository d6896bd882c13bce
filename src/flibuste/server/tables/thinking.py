"""How long players may think, and how long they have thought about what they are asked now."""

from flibuste.server.store.calls import allows_vacation
from flibuste.server.store.rows import SeatRow

DAY_SECONDS = 86400.0
_ROUNDING = 0.001  # seconds that sums of times may be off


class Thinking:
    """Since when the open question has been asked; of moves that can be taken back, also since when theirs were.

    Whoever takes a move back goes on thinking about the question before it: the time that it took stays spent.
    """

    def __init__(self, since: float) -> None:
        self.since = since
        self.earlier: list[tuple[float, float | None]] = []

    def answered(self, seat: SeatRow, now: float, is_new: bool, undoable: int) -> None:
        """A move was made, after which `undoable` moves can be taken back; `is_new`: another question is asked."""
        self.earlier.append((self.since, seat.bank))
        del self.earlier[: len(self.earlier) - undoable]
        if is_new:
            self.since = now

    def taken_back(self, seat: SeatRow) -> None:
        """The last move of a seat was taken back."""
        if self.earlier:
            self.since, seat.bank = self.earlier.pop()


def seconds_per_decision(pace: dict[str, int | str]) -> float | None:
    """How long a decision may take without touching the bank; None for no limit."""
    if pace["kind"] == "live":
        return float(pace["seconds"])
    return float(pace["days"]) * DAY_SECONDS if pace["kind"] == "async" else None


def end_of_time(pace: dict[str, int | str], seat: SeatRow, since: float) -> float | None:
    """When a seat that was asked at `since` has used its time and its bank; None for never.

    The time in which its player is on vacation does not count.
    """
    seconds = seconds_per_decision(pace)
    if seconds is None:
        return None
    end = since + seconds + (seat.bank or 0.0)
    begun, until = vacation(pace, seat)
    start = max(begun, since)
    return end + max(0.0, until - start) if end > start else end


def vacation(pace: dict[str, int | str], seat: SeatRow) -> tuple[float, float]:
    """From when until when the clock of a seat stands still."""
    if seat.away_from is None or seat.away_until is None or not allows_vacation(pace):
        return 0.0, 0.0
    return seat.away_from, seat.away_until


def asked_at(pace: dict[str, int | str], seat: SeatRow, end: float) -> float | None:
    """When a seat was asked at the latest whose time ends then: the inverse of `end_of_time`."""
    seconds = seconds_per_decision(pace)
    if seconds is None:
        return None
    begun, until = vacation(pace, seat)
    length = seconds + (seat.bank or 0.0)
    return end - length - (until - begun if until < end <= until + length + _ROUNDING else 0.0)


def charge(pace: dict[str, int | str], seat: SeatRow, since: float, now: float) -> bool:
    """Take from a seat's bank what an answer took beyond its time; whether it took anything."""
    seconds = seconds_per_decision(pace)
    if seconds is None or not seat.bank or now - since <= seconds:
        return False
    seat.bank = max(0.0, seat.bank - (now - since - seconds))
    return True
