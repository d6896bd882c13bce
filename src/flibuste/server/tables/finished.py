"""Finished tables: their story without what was taken back, any position of it from any seat's eyes, the match file."""

import asyncio
from typing import Any

from flibuste.engine.chance import Draw
from flibuste.engine.game import Data
from flibuste.engine.state import Outcome
from flibuste.records.match import Match, Move
from flibuste.records.position import changed_options
from flibuste.server import wire
from flibuste.server.problems import Refused
from flibuste.server.store import queries
from flibuste.server.store.rows import EntryRow, SnapshotRow
from flibuste.server.tables.describe import (
    MOST_LINES,
    Reader,
    describe_log,
    describe_outcome,
    draw_picture,
    situation,
    words_for,
)
from flibuste.server.tables.loaded_table import DamagedTable, LoadedTable, LogLine
from flibuste.server.tables.registry import TableRegistry


class History:
    """The entries that stand, move by move, and the lines of the log that came with each."""

    def __init__(self, table: LoadedTable, entries: list[EntryRow]) -> None:
        self.table = table
        self.entries: list[EntryRow] = []
        for entry in entries:
            if entry.kind == "undo":
                self.entries.pop()
            else:
                self.entries.append(entry)
        self.lines: list[LogLine] = []
        self.ends: list[int] = []
        for entry in self.entries:
            self.lines += [LogLine(entry.number, public, private) for public, private in entry.events]
            self.ends.append(len(self.lines))

    @property
    def moves(self) -> int:
        return len(self.entries) - 1


async def load_history(tables: TableRegistry, table_id: str) -> History:
    """The story of a table that is over."""
    async with tables.locked(table_id) as table:
        table.check_rules_version()
        if table.row.status != "over":
            raise Refused("not-over")
        fresh = LoadedTable(table.row, table.seats)
    return History(fresh, await tables.store.read(queries.entries, table_id, -1, None))


async def table_after(tables: TableRegistry, history: History, move: int) -> LoadedTable:
    """The table after a move."""
    if not 0 <= move <= history.moves:
        raise Refused("not-found")
    row = history.table.row
    snapshot = await tables.store.read(queries.snapshot, row.id, history.entries[move].number)
    return await asyncio.to_thread(replayed, history, move, snapshot)


def replayed(history: History, move: int, snapshot: SnapshotRow | None) -> LoadedTable:
    table = LoadedTable(history.table.row, history.table.seats)
    if snapshot is not None:
        table.restore(snapshot)
    else:
        table.match = table.new_match()
    assert table.match is not None
    for entry in history.entries[table.move + 1 : move + 1]:
        table.match.act(entry.seat, table.game.parse(entry.action, table.match.state))
        if table.match.moves[-1].digest != entry.digest:
            raise DamagedTable(f"move {entry.move} of {history.table.row.id[:6]}…")
    return table


async def replay_situation(
    tables: TableRegistry,
    history: History,
    reader: Reader,
    move: int,
    seat: int,
    since: int,
    open_: bool,
    picture: bool,
) -> wire.Situation:
    """What a seat knew after a move, or everything."""
    table = await table_after(tables, history, move)
    words = words_for(table, reader.language, seat)
    end = history.ends[move]
    first = min(max(since, 0 if since else end - MOST_LINES, 0), end)
    lines = describe_log(first, history.lines[first:end], words, seat, open_)
    found = situation(table, reader, seat, lines, picture and not open_)
    if open_ and table.match is not None:
        found.view = opened(table, seat)
        found.picture = draw_picture(table.game, found.view, words) if picture else None
    found.decision, found.undo, found.standing, found.mine = None, False, [], []
    found.number = move
    if move < history.moves:
        found.outcome = None
    return found


def opened(table: LoadedTable, seat: int) -> Data:
    """The view of a seat with all that the others know put into it."""
    views = [table.game.view(table.state, number) for number in range(-1, table.row.size)]
    merged: Any = views[max(seat, 0)]
    for view in views:
        merged = both(merged, view)
    merged["seat"] = seat or None
    return dict(merged)


def both(mine: Any, other: Any) -> Any:
    """Two views of the same thing in one: what one has and the other has not is kept."""
    if isinstance(mine, dict) and isinstance(other, dict):
        return {key: both(mine.get(key), other.get(key)) for key in [*mine, *(key for key in other if key not in mine)]}
    if isinstance(mine, list) and isinstance(other, list):
        if len(mine) == len(other):
            return [both(left, right) for left, right in zip(mine, other, strict=True)]
        return mine if len(mine) > len(other) else other
    return other if mine is None else mine


def describe_replay(history: History, reader: Reader, seat: int, open_: bool) -> wire.Replay:
    table = history.table
    words = words_for(table, reader.language, seat)
    steps = [step(history, number, seat, open_, words) for number in range(len(history.entries))]
    return wire.Replay(
        table=table.row.id,
        moves=history.moves,
        seats=[wire.ReplaySeat(entry.seat, entry.name) for entry in table.seats],
        steps=steps,
        scores=[entry.scores for entry in history.entries],
        outcome=describe_outcome(table.row.outcome, words, table.names()),
    )


def step(history: History, number: int, seat: int, open_: bool, words: Any) -> wire.ReplayStep:
    entry = history.entries[number]
    events = (history.ends[number - 1] if number else 0, history.ends[number])
    who = entry.seat + 1 if entry.seat >= 0 else None
    if number == 0 or not (open_ or who == seat):
        return wire.ReplayStep(number, who, None, None, None, events)
    action = history.table.game.parse(entry.action)
    return wire.ReplayStep(number, who, action.notation, words.action(action), action.clause, events)


def match_file(history: History) -> Data:
    """The match as `flibuste verify` takes it."""
    table = history.table
    match: Match = table.new_match()
    match.moves = [
        Move(entry.seat, entry.action, [Draw(*draw) for draw in entry.draws], entry.digest)
        for entry in history.entries[1:]
    ]
    match.players = [seat.level or "human" for seat in table.seats]
    over = table.row.outcome
    if over is not None:
        match.state.outcome = Outcome(over["scores"], [seat - 1 for seat in over["winners"]], over["reason"])
    return match.data()


def position_of(table: LoadedTable) -> Data:
    """The whole position, for a new table to go on from."""
    assert table.match is not None
    options = changed_options(table.game, table.match.options)
    return {"options": options, **table.game.position_data(table.state)}


def dice(history: History) -> list[wire.Dice]:
    """How often each value came, for every kind of draw with few outcomes."""
    counts: dict[tuple[str, int], list[int]] = {}
    for entry in history.entries:
        for label, n, value in entry.draws:
            if 2 <= n <= 20:
                counts.setdefault((label, n), [0] * n)[value] += 1
    return [describe_dice(label, n, seen) for (label, n), seen in sorted(counts.items())]


def describe_dice(label: str, n: int, seen: list[int]) -> wire.Dice:
    expected = sum(seen) / n
    spread = sum((count - expected) ** 2 / expected for count in seen)
    return wire.Dice(label, n, seen, round(expected, 3), round(tail(spread, n - 1), 4))


def tail(spread: float, freedom: int) -> float:
    """The probability of a chi-square at least this large (Wilson and Hilferty's approximation)."""
    from math import erfc, sqrt

    if spread <= 0:
        return 1.0
    part = 2 / (9 * freedom)
    return 0.5 * erfc(((spread / freedom) ** (1 / 3) - (1 - part)) / sqrt(part) / sqrt(2))
