"""Of a table's row a move writes only what it can have changed: the store has the same as memory all the same."""

import asyncio
from pathlib import Path

import pytest
from msgspec import structs

from flibuste.engine.chance import Fast
from flibuste.engine.registry import game_names, load_game
from flibuste.server import wire
from flibuste.server.people.players import add_player
from flibuste.server.settings import Settings
from flibuste.server.store import changes, open_store, queries
from flibuste.server.tables import moves
from flibuste.server.tables.opening import open_table
from flibuste.server.tables.registry import TableRegistry

MOVES = 60


async def play(folder: Path, name: str) -> list[bool]:
    """Play at random; after each move the row in the store is the one in memory. Which rows were written in short?"""
    store, short = open_store(folder), []
    tables = TableRegistry(store, Settings(data=folder))
    honest = tables.store.write

    async def noted(change, *args):  # type: ignore[no-untyped-def]
        if change is changes.commit:
            short.append(args[0].is_move)
        return await honest(change, *args)

    tables.store.write = noted  # type: ignore[method-assign]
    host, _ = await add_player(store, "Anne")
    size = max(2, load_game(name).seats.start)
    pace = wire.Pace(kind="live", seconds=60, window=0)
    table = await open_table(tables, host, wire.NewTable(name, ["me"] * size, pace=pace), "en")
    dice = Fast(name)
    for number in range(MOVES):
        if table.row.status != "playing":
            break
        seat = next(seat for seat in table.awaited() if table.actions(seat))
        actions = table.actions(seat)
        action = actions[dice.below(len(actions), "choice")].notation
        answer = wire.Answer(str(table.decision(seat)), action, f"key {number}", seat)
        await moves.act(tables, table.row.id, host.id, answer, "en")
        found = await store.read(queries.table, table.row.id)
        assert found is not None and structs.asdict(found[0]) == structs.asdict(table.row)
        assert found[1] == table.seats
    store.close()
    return short


@pytest.mark.parametrize("name", game_names())
def test_the_store_has_what_memory_has(name: str, tmp_path: Path) -> None:
    short = asyncio.run(play(tmp_path, name))
    assert short.count(True) >= min(5, len(short) - 1) > 0
