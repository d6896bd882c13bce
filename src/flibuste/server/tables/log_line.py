"""One line of a table's log."""

from flibuste.engine.game import Data
from flibuste.server.seat_numbers import engine_seat
from flibuste.server.wire.play import LogEvent
from flibuste.words import Words

TAKEN_BACK = "taken-back"
UNDO_NOTES = ("undo-asked", "undo-agreed", "undo-refused", "undo-withdrawn")


class LogLine:
    """An event as everybody may know it, and as single seats may know it who know more.

    `private` is stored with the entry: its keys are the engine's seat numbers, as text. `described` are the line in
    words, what was known, and by whose words it was told.
    """

    def __init__(self, entry: int, public: Data, private: dict[str, Data] | None) -> None:
        self.entry = entry
        self.public = public
        self.private = private or {}
        self.described: list[tuple[LogEvent, Data, Words]] = []

    def known_to(self, seat: int, reveal_all: bool = False) -> Data:
        """The event as a seat may know it; with `reveal_all` as the seat it belongs to knows it."""
        if reveal_all and self.private:
            owner = str(engine_seat(self.public.get("seat", 1)))
            return self.private.get(owner) or next(iter(self.private.values()))
        return self.private.get(str(engine_seat(seat)), self.public)
