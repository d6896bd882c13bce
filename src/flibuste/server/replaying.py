"""Finished tables: their story without what was taken back, any position of it from any seat's eyes, the match file."""

import asyncio
from typing import Any

from flibuste.engine.chance import Draw
from flibuste.engine.game import Data
from flibuste.engine.state import Outcome
from flibuste.records.match import Match, Move
from flibuste.records.position import changed_options
from flibuste.server import wire
from flibuste.server.hall import Hall
from flibuste.server.live import Damaged, Live, LogLine
from flibuste.server.problems import Refused
from flibuste.server.store import queries
from flibuste.server.store.rows import EntryRow, SnapshotRow
from flibuste.server.telling import MOST_LINES, Reader, drawn, situation, told_log, told_outcome, words_for


class Story:
    """The entries that stand, move by move, and the lines of the log that came with each."""

    def __init__(self, live: Live, entries: list[EntryRow]) -> None:
        self.live = live
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


async def story_of(hall: Hall, table_id: str) -> Story:
    """The story of a table that is over."""
    async with hall.look(table_id) as live:
        live.check_version()
        if live.row.status != "over":
            raise Refused("not-over")
        fresh = Live(live.row, live.seats)
    return Story(fresh, await hall.store.read(queries.entries, table_id, -1, None))


async def stand_at(hall: Hall, story: Story, move: int) -> Live:
    """The table after a move."""
    if not 0 <= move <= story.moves:
        raise Refused("not-found")
    row = story.live.row
    snapshot = await hall.store.read(queries.snapshot, row.id, story.entries[move].number)
    return await asyncio.to_thread(replayed, story, move, snapshot)


def replayed(story: Story, move: int, snapshot: SnapshotRow | None) -> Live:
    live = Live(story.live.row, story.live.seats)
    if snapshot is not None:
        live.restore(snapshot)
    else:
        live.match = live.new_match()
    assert live.match is not None
    for entry in story.entries[live.move + 1 : move + 1]:
        live.match.act(entry.seat, live.game.parse(entry.action, live.match.state))
        if live.match.moves[-1].digest != entry.digest:
            raise Damaged(f"move {entry.move} of {story.live.row.id[:6]}…")
    return live


async def replay_situation(
    hall: Hall, story: Story, reader: Reader, move: int, seat: int, since: int, open_: bool, picture: bool
) -> wire.Situation:
    """What a seat knew after a move, or everything."""
    live = await stand_at(hall, story, move)
    words = words_for(live, reader.language, seat)
    end = story.ends[move]
    first = min(max(since, 0 if since else end - MOST_LINES, 0), end)
    lines = told_log(first, story.lines[first:end], words, seat, open_)
    found = situation(live, reader, seat, lines, picture and not open_)
    if open_ and live.match is not None:
        found.view = opened(live, seat)
        found.picture = drawn(live.game, found.view, words) if picture else None
    found.decision, found.undo, found.standing, found.mine = None, False, [], []
    found.number = move
    if move < story.moves:
        found.outcome = None
    return found


def opened(live: Live, seat: int) -> Data:
    """The view of a seat with all that the others know put into it."""
    views = [live.game.view(live.state, number) for number in range(-1, live.row.size)]
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


def told_replay(story: Story, reader: Reader, seat: int, open_: bool) -> wire.Replay:
    live = story.live
    words = words_for(live, reader.language, seat)
    steps = [step(story, number, seat, open_, words) for number in range(len(story.entries))]
    return wire.Replay(
        table=live.row.id,
        moves=story.moves,
        seats=[wire.ReplaySeat(entry.seat, entry.name) for entry in live.seats],
        steps=steps,
        scores=[entry.scores for entry in story.entries],
        outcome=told_outcome(live.row.outcome, words, live.names()),
    )


def step(story: Story, number: int, seat: int, open_: bool, words: Any) -> wire.ReplayStep:
    entry = story.entries[number]
    events = (story.ends[number - 1] if number else 0, story.ends[number])
    who = entry.seat + 1 if entry.seat >= 0 else None
    if number == 0 or not (open_ or who == seat):
        return wire.ReplayStep(number, who, None, None, None, events)
    action = story.live.game.parse(entry.action)
    return wire.ReplayStep(number, who, action.notation, words.action(action), action.clause, events)


def match_file(story: Story) -> Data:
    """The match as `flibuste verify` takes it."""
    live = story.live
    match: Match = live.new_match()
    match.moves = [
        Move(entry.seat, entry.action, [Draw(*draw) for draw in entry.draws], entry.digest)
        for entry in story.entries[1:]
    ]
    match.players = [seat.level or "human" for seat in live.seats]
    over = live.row.outcome
    if over is not None:
        match.state.outcome = Outcome(over["scores"], [seat - 1 for seat in over["winners"]], over["reason"])
    return match.data()


def position_of(live: Live) -> Data:
    """The whole position, for a new table to go on from."""
    assert live.match is not None
    options = changed_options(live.game, live.match.options)
    return {"options": options, **live.game.position_data(live.state)}


def dice(story: Story) -> list[wire.Dice]:
    """How often each value came, for every kind of draw with few outcomes."""
    counts: dict[tuple[str, int], list[int]] = {}
    for entry in story.entries:
        for label, n, value in entry.draws:
            if 2 <= n <= 20:
                counts.setdefault((label, n), [0] * n)[value] += 1
    return [told_dice(label, n, seen) for (label, n), seen in sorted(counts.items())]


def told_dice(label: str, n: int, seen: list[int]) -> wire.Dice:
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
