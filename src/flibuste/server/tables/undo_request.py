"""Asking the other people to let a choice be taken back after dice, cards or moves of others.

When all have agreed, everything from that choice on is taken back. Each move is taken back by an entry of its own, as
an undo is, and the position is stored, so that nobody has to replay what no longer holds. The dice are not thrown anew:
the table has committed itself to them, and the next draw gives what it gave.
"""

import time

from flibuste.server import wire
from flibuste.server.problems import Refused
from flibuste.server.seat_numbers import engine_seat
from flibuste.server.store import Duplicate, queries
from flibuste.server.store.rows import SeatRow
from flibuste.server.tables.deadline import set_deadline
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.finished import read_history, table_after
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.log_line import TAKEN_BACK
from flibuste.server.tables.registry import ATTEMPTS, TableRegistry
from flibuste.server.tables.seats import seat_to_answer
from flibuste.server.tables.thinking import Thinking
from flibuste.server.tables.undo_consent import may_ask, missing_consent

Words = wire.AskUndo | wire.AnswerUndo


class Past:
    """What there is to go back to: the table as it was before a choice, and how many moves were made from it on.

    `entry` and `line` are the numbers of the choice and of its first line in the log; `known` is the last entry that
    was looked at.
    """

    def __init__(self, before: LoadedTable, moves: int, entry: int, line: int, known: int) -> None:
        self.before = before
        self.moves = moves
        self.entry = entry
        self.line = line
        self.known = known


async def speak(tables: TableRegistry, table_id: str, player_id: str, words: Words) -> wire.Done:
    """Ask for an undo, or answer whoever asks. When this returns, it is in the store."""

    def work(table: LoadedTable, draft: Draft) -> wire.Done | None:
        if table.last_entry != past.known:
            return None  # somebody has moved in between: look again
        return apply(table, draft, seat_to_answer(table, player_id, words.seat), words, past)

    try:
        for _ in range(ATTEMPTS):
            past = await find_past(tables, table_id, player_id, words)
            done = await tables.change(table_id, work)
            if done is not None:
                return done
        raise Refused("stale")
    except (Refused, Duplicate):
        said = await said_before(tables, table_id, player_id, words)
        if said is None:
            raise
        return said


async def find_past(tables: TableRegistry, table_id: str, player_id: str, words: Words) -> Past:
    """What this is about: the last choice of whoever asks now, or what somebody has asked for."""
    async with tables.locked(table_id) as table:
        seat, asked = seat_to_answer(table, player_id, words.seat).seat, table.row.undo_asked
        if isinstance(words, wire.AskUndo) != (asked is None) or (asked is None and not may_ask(table, seat)):
            raise Refused("no-request")
        history, known = await read_history(tables, table), table.last_entry
    entries = history.entries
    for move in range(len(entries) - 1, 0, -1):
        mine = entries[move].made_by == "human" and entries[move].seat == engine_seat(seat)
        if mine if asked is None else entries[move].number == asked["entry"]:
            before = await table_after(tables, history, move - 1)
            return Past(before, len(entries) - move, entries[move].number, entries[move].first_event, known)
    raise Refused("no-request")


def apply(table: LoadedTable, draft: Draft, seat: SeatRow, words: Words, past: Past) -> wire.Done:
    """Write down what was said, and take back if all agree."""
    asked = table.row.undo_asked
    if asked is None:
        asked = {"seat": seat.seat, "entry": past.entry, "line": past.line, "agreed": []}
        told = "undo-asked"
    elif isinstance(words, wire.AnswerUndo) and words.agree:
        asked = {**asked, "agreed": [*asked["agreed"], seat.seat]}
        told = "undo-agreed"
    else:
        told = "undo-withdrawn" if asked["seat"] == seat.seat else "undo-refused"
        asked = None
    table.row.undo_asked = asked
    now, event = time.time(), {"event": told, "clause": "", "seat": seat.seat}
    draft.entries.append(table.note(seat.seat, f"{seat.seat}:{words.key}", now, [[event, None]]))
    if asked is not None and not missing_consent(table):
        take_back(table, draft, asked["seat"], past, now)
    return wire.Done(table.last_entry, table.decision(seat.seat))


def take_back(table: LoadedTable, draft: Draft, seat: int, past: Past, now: float) -> None:
    """Return to how it was before the choice; one line of the log tells it."""
    table.match = past.before.match
    assert table.match is not None and table.match.state.journal is not None
    table.match.names, table.match.before = table.names(), []
    table.events_read = len(table.match.state.journal.events)
    table.forget_position()
    table.row.undo_asked = None
    table.frame = table.last_entry + past.moves
    line = [{"event": TAKEN_BACK, "clause": "", "seat": seat, "takes_back": past.line}, None]
    for left in range(past.moves - 1, -1, -1):
        table.move_count -= 1
        draft.entries.append(table.make_entry("undo", seat, "", [], None, "agreed", now, [] if left else [line]))
    table.move_lines = []
    draft.snapshot_due = True
    table.thinking = Thinking(now)
    set_deadline(table)


async def said_before(tables: TableRegistry, table_id: str, player_id: str, words: Words) -> wire.Done | None:
    """The acknowledgement of the same words under the same key; None if they are new."""
    async with tables.locked(table_id) as table:
        seat = seat_to_answer(table, player_id, words.seat).seat
        entry = await tables.store.read(queries.entry_by_key, table_id, f"{seat}:{words.key}")
        return None if entry is None else wire.Done(entry.number, table.decision(seat), repeated=True)
