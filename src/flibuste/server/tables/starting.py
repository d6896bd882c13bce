"""The start of a game: everybody is there, commits himself, shows his nonce; then the cards are dealt."""

import time

from flibuste.server.tables.deadline import set_deadline
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.house import go_on
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.shares import is_starting, missing_nonces, void

STEP_SECONDS = 20.0  # for an open page, which does it by itself


def start_if_full(table: LoadedTable, draft: Draft) -> None:
    """Start the game if every seat is taken."""
    if all(seat.kind != "open" for seat in table.seats):
        call_start(table, draft)


def call_start(table: LoadedTable, draft: Draft) -> None:
    """Gather what is missing for the dice, then begin; at once if nobody adds anything.

    Where all who wanted to add something are away, the table waits for one of them.
    """
    shares = [seat.share for seat in table.seats]
    if table.row.dice is None or not {"awaited", "committed", "away"} & set(shares):
        draft.receipt_due = table.row.dice is not None
        begin(table, draft)
    elif "awaited" in shares:
        enter(table, draft, "commit")
    elif "committed" in shares:
        draft.receipt_due = True
        enter(table, draft, "reveal")
    else:
        enter(table, draft, "seats")


def enter(table: LoadedTable, draft: Draft, stage: str) -> None:
    """Come to a stage of the start, and give everybody the time for it."""
    row = table.row
    assert row.dice is not None
    if row.dice["stage"] != stage:
        row.deadline = None if stage == "seats" else time.time() + STEP_SECONDS
    row.dice = {**row.dice, "stage": stage}
    draft.row_changed = True


def go_on_starting(table: LoadedTable, draft: Draft) -> None:
    """Somebody has committed himself or shown his nonce: go on if nothing else is missing."""
    if table.row.dice is not None and table.row.dice["stage"] == "reveal":
        if not missing_nonces(table.seats):
            begin(table, draft)
    elif is_starting(table.row):
        call_start(table, draft)
    elif table.row.start == "full":
        start_if_full(table, draft)


def time_is_up(table: LoadedTable, draft: Draft) -> None:
    """Go on without the commitments that did not come; nonces that did not come void the start, and it is tried again.

    Where the host starts the game, he decides when.
    """
    row = table.row
    if not is_starting(row) or row.deadline is None or row.deadline > time.time():
        return
    assert row.dice is not None
    if row.dice["stage"] == "reveal":
        void(row, table.seats, draft, missing_nonces(table.seats))
        if row.start == "full":
            call_start(table, draft)
        return
    for seat in table.seats:
        if seat.share == "awaited":
            seat.share = "away"
            draft.add_seat(seat)
    call_start(table, draft)


def begin(table: LoadedTable, draft: Draft) -> None:
    """Deal, start the clock, and answer what is no choice."""
    now = time.time()
    fill_banks(table, draft)
    draft.entries.append(table.begin(now))
    set_deadline(table)
    go_on(table, draft, now)


def fill_banks(table: LoadedTable, draft: Draft) -> None:
    """Give every person the time that the table's pace grants for the whole game."""
    bank = table.row.pace.get("bank")
    for seat in table.seats if bank else ():
        if seat.kind == "human":
            seat.bank = float(bank or 0)
            draft.add_seat(seat)
