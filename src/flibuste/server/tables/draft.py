"""What a change did to a table and has still to be written to the store."""

from flibuste.server.store.rows import EntryRow, SeatRow


class Draft:
    """Filled by the function that `TableRegistry.change` is given; an empty one is not written."""

    def __init__(self) -> None:
        self.entries: list[EntryRow] = []
        self.seats: list[SeatRow] = []
        self.row_changed = False
        self.snapshot_due = False
        self.receipt_due = False
        self.is_move = False  # of the row nothing has changed but what a move changes

    def add_seat(self, seat: SeatRow) -> None:
        """Note that the row of a seat has changed."""
        if seat not in self.seats:
            self.seats.append(seat)

    def is_empty(self) -> bool:
        """Whether nothing has to be written."""
        return not (self.entries or self.seats or self.row_changed)
