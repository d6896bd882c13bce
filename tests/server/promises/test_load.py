"""Many tables at once: nothing is refused, nothing is lost; and a long table opens as fast as a short one."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.registry import load_game
from flibuste.records.replay import load_match
from flibuste.server import wire
from flibuste.server.people.players import add_player
from flibuste.server.settings import Settings
from flibuste.server.store import open_store, queries
from flibuste.server.store.rows import EntryRow
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.finished import History, match_file
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.opening import open_table
from flibuste.server.tables.registry import TableRegistry
from tests.server.load import Report, measure
from tests.server.running import new_settings


@pytest.fixture
def fresh(kind: str, tmp_path: Path) -> Iterator[Settings]:
    with new_settings(kind, tmp_path, bot_workers=1) as found:
        yield found


def check_load(settings: Settings, tables: int, seconds: float, rate: float) -> None:
    report = Report(tables, pictures=False)
    pairs = measure(settings, report, seconds, rate)
    print("\n".join(report.lines(rate)))
    assert report.refused == [] and report.moves > 0
    store = open_store(settings.data, settings.database)
    try:
        for pair in pairs:
            found = store.read_now(queries.table, pair.table)
            assert found is not None
            entries = store.read_now(queries.entries, pair.table, -1, None)
            assert len(entries) - 1 >= pair.keys - 1, "an acknowledged move is missing"
            data = match_file(History(LoadedTable(*found), entries))
            load_match(json.loads(json.dumps(data)), load_game(pair.game))
    finally:
        store.close()


def test_a_few_tables_at_once(fresh: Settings) -> None:
    check_load(fresh, 4, 4.0, 10.0)


@pytest.mark.slow
def test_many_tables_at_once(fresh: Settings) -> None:
    check_load(fresh, 60, 20.0, 60.0)


# ---- opening ----


async def replayed_moves(settings: Settings, moves: int, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """How long a table's story is after so many moves, and how many of them are done again to open it."""
    store = open_store(settings.data, settings.database)
    tables = TableRegistry(store, settings)
    host, _ = await add_player(store, "Anne")
    table = await open_table(tables, host, wire.NewTable("stortebeker", ["me"] * 3), "en")
    dice = Fast(7)

    def step(table: LoadedTable, draft: Draft) -> None:
        if table.state.is_over():
            return
        seat = table.asked()[0]
        options = table.actions(seat)
        draft.entries.append(table.act(seat, options[dice.below(len(options), "choice")], None, "human", 0.0))

    for _ in range(moves):
        await tables.change(table.row.id, step)
    told = table.last_entry, table.game.digest(table.state)
    again: list[int] = []
    honest = LoadedTable.replay

    def counted(table: LoadedTable, entry: EntryRow) -> None:
        again.append(entry.number)
        honest(table, entry)

    monkeypatch.setattr(LoadedTable, "replay", counted)
    tables.cache.clear()
    async with tables.locked(table.row.id) as table:
        assert (table.last_entry, table.game.digest(table.state)) == told
    store.close()
    return told[0], len(again)


def test_opening_a_table_does_not_get_slower_with_its_length(fresh: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    length, again = asyncio.run(replayed_moves(fresh, 300, monkeypatch))
    assert length >= 250
    assert again <= 4 * fresh.snapshot_every, f"{again} of {length} moves were done again"
