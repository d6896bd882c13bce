"""Finished tables: the moves that were not taken back, any position as any seat saw it, and the match file."""

import asyncio
from typing import Any

from flibuste.engine.game import Data
from flibuste.engine.refusal import NotAnAction
from flibuste.records.match import FORMAT, checksum
from flibuste.records.position import changed_options
from flibuste.server import wire
from flibuste.server.people.reader import Reader
from flibuste.server.problems import Refused
from flibuste.server.seat_numbers import server_seat
from flibuste.server.store import queries
from flibuste.server.store.rows import EntryRow, SnapshotRow
from flibuste.server.tables.describe import (
    MOST_LINES,
    describe_log,
    describe_outcome,
    describe_situation,
    draw_picture,
    words_for,
)
from flibuste.server.tables.loaded_table import DamagedTable, LoadedTable
from flibuste.server.tables.log_line import LogLine
from flibuste.server.tables.registry import TableRegistry
from flibuste.server.tables.shares import source_of
from flibuste.server.tables.snapshots import restore
from flibuste.words import Words


class History:
    """A game move by move, without what was taken back.

    `entries[n]` is move n (0 is the deal), `lines` are the lines of the log, `ends[n]` is how many there are after move
    n.
    """

    def __init__(self, table: LoadedTable, entries: list[EntryRow]) -> None:
        self.table = table
        self.entries: list[EntryRow] = []
        for entry in entries:
            if entry.kind == "undo":
                self.entries.pop()
            elif entry.kind != "note":
                self.entries.append(entry)
        self.lines: list[LogLine] = []
        self.ends: list[int] = []
        for entry in self.entries:
            self.lines += [LogLine(entry.number, public, private) for public, private in entry.events]
            self.ends.append(len(self.lines))

    @property
    def moves(self) -> int:
        """How many moves there are, the deal not counted."""
        return len(self.entries) - 1


async def load_history(tables: TableRegistry, table_id: str) -> History:
    """The history of a table; refuses one whose game is not over."""
    async with tables.locked(table_id) as table:
        if table.row.status != "over":
            raise Refused("not-over")
    return await read_history(tables, table)


async def read_history(tables: TableRegistry, table: LoadedTable) -> History:
    """The history of a table so far, however far its game has come."""
    blank = LoadedTable(table.row, table.seats)
    return History(blank, await tables.store.read(queries.entries, table.row.id, -1, None))


async def table_after(tables: TableRegistry, history: History, move: int) -> LoadedTable:
    """The table as it was after a move; refuses where only the story is left, because its rules are not played."""
    history.table.check_rules_version()
    if not 0 <= move <= history.moves:
        raise Refused("not-found")
    row = history.table.row
    snapshot = await tables.store.read(queries.snapshot, row.id, history.entries[move].number)
    return await asyncio.to_thread(replay_to, history, move, snapshot)


def replay_to(history: History, move: int, snapshot: SnapshotRow | None) -> LoadedTable:
    """Replay a history up to a move, from a snapshot or from the deal."""
    table = LoadedTable(history.table.row, history.table.seats)
    if snapshot is not None:
        restore(table, snapshot)
    else:
        table.match = table.new_match()
    assert table.match is not None
    for entry in history.entries[table.move_count + 1 : move + 1]:
        table.match.act(entry.seat, table.game.parse(entry.action, table.match.state))
        if table.match.moves[-1].digest != entry.digest:
            raise DamagedTable(f"move {entry.move} of {table.row.id[:6]}…")
    return table


# ---- what a reader is sent ----


async def describe_move(
    tables: TableRegistry,
    history: History,
    reader: Reader,
    move: int,
    seat: int,
    since: int,
    reveal_all: bool,
    picture: bool,
) -> wire.Situation:
    """What a seat knew after a move, or with `reveal_all` everything."""
    table = await table_after(tables, history, move)
    words = words_for(table, reader.language, seat)
    end = history.ends[move]
    first = min(max(since, 0 if since else end - MOST_LINES, 0), end)
    log = describe_log(first, history.lines[first:end], words, seat, reveal_all)
    found = describe_situation(table, reader, seat, log)
    if reveal_all and table.match is not None:
        found.view = open_view(table, seat)
    found.picture = draw_picture(table.game, found.view, words) if picture else None
    found.decision, found.undo, found.standing, found.mine = None, False, [], []
    found.number = move
    if move < history.moves:
        found.outcome = None
    return found


def open_view(table: LoadedTable, seat: int) -> Data:
    """The view of a seat, completed with all that the other seats know."""
    views: list[Any] = [table.view(number) for number in range(table.row.size + 1)]
    merged = views[seat]
    for view in views:
        merged = merge(merged, view)
    merged["seat"] = seat or None
    return dict(merged)


def merge(mine: Any, other: Any) -> Any:
    """Two views of the same thing in one: whatever either of them has; mine where both have something."""
    if isinstance(mine, dict) and isinstance(other, dict):
        return {
            key: merge(mine.get(key), other.get(key)) for key in [*mine, *(key for key in other if key not in mine)]
        }
    if isinstance(mine, list) and isinstance(other, list):
        if len(mine) == len(other):
            return [merge(left, right) for left, right in zip(mine, other, strict=True)]
        return mine if len(mine) > len(other) else other
    return other if mine is None else mine


def describe_replay(history: History, reader: Reader, seat: int, reveal_all: bool) -> wire.Replay:
    """All moves as a seat could know them, or with `reveal_all` all that was done, with the points after each."""
    table = history.table
    words = words_for(table, reader.language, seat)
    return wire.Replay(
        table=table.row.id,
        moves=history.moves,
        seats=[wire.ReplaySeat(entry.seat, entry.name) for entry in table.seats],
        steps=[describe_step(history, number, seat, reveal_all, words) for number in range(len(history.entries))],
        scores=[entry.scores for entry in history.entries],
        outcome=describe_outcome(table.row.outcome, words, table.names()),
    )


def describe_step(history: History, number: int, seat: int, reveal_all: bool, words: Words) -> wire.ReplayStep:
    """One move; what was chosen only if it was this seat's choice or all is revealed."""
    entry = history.entries[number]
    events = (history.ends[number - 1] if number else 0, history.ends[number])
    who = server_seat(entry.seat) or None
    if number == 0 or not (reveal_all or who == seat):
        return wire.ReplayStep(number, who, None, None, None, events)
    try:
        action = history.table.game.parse(entry.action)
    except NotAnAction:  # of older rules
        return wire.ReplayStep(number, who, entry.action, entry.action, None, events)
    return wire.ReplayStep(number, who, action.notation, words.action(action), action.clause, events)


# ---- the match and its positions ----


def match_file(history: History) -> Data:
    """The match as plain data, as `flibuste verify` takes it. It is all in the store: no rules are needed for it."""
    row, seats = history.table.row, history.table.seats
    deal = history.entries[0]
    found: Data = {
        "format": FORMAT,
        "game": row.game,
        "rules_version": row.rules_version,
        "seats": row.size,
        "names": [seat.name for seat in seats],
        "players": [seat.level or "human" for seat in seats],
        "options": row.options,
        "chance": source_of(row),
        "opening": {"draws": deal.draws, "digest": deal.digest},
        "moves": [move_data(entry) for entry in history.entries[1:]],
    }
    if row.position is not None:
        found["position"] = row.position
    if row.outcome is not None:
        found["outcome"] = row.outcome
    found["checksum"] = checksum(found)
    return found


def move_data(entry: EntryRow) -> Data:
    seat = server_seat(entry.seat)
    return {"seat": seat, "action": entry.action, "draws": entry.draws, "digest": entry.digest}


def position_of(table: LoadedTable) -> Data:
    """The whole position, for a new table to start from."""
    assert table.match is not None
    options = changed_options(table.game, table.match.options)
    return {"options": options, **table.game.position_data(table.state)}
