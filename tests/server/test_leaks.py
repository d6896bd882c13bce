"""What goes over the wire tells a seat nothing that it may not know.

Every message is built twice: from the real position, and from one that the seat cannot tell from it. They have to be
the same, byte for byte, while what is hidden differs.
"""

import asyncio
from pathlib import Path

import msgspec
import pytest

from flibuste.engine.chance import Fast
from flibuste.server import wire
from flibuste.server.bots.questions import bot_question
from flibuste.server.people.players import add_player
from flibuste.server.people.reader import Reader
from flibuste.server.settings import Settings
from flibuste.server.store import open_store
from flibuste.server.tables.describe import describe_situation, describe_table
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.log import log_since
from flibuste.server.tables.opening import open_table
from flibuste.server.tables.pictures import drawing_of
from flibuste.server.tables.registry import TableRegistry

GAMES = ["stortebeker", "auction", "parley"]


async def messages(tables: TableRegistry, table: LoadedTable, seat: int) -> list[bytes]:
    """All that a seat (0: a spectator) is sent about the table as it is."""
    reader = Reader(None, "fr" if seat % 2 else "en", "http://here")
    told = describe_situation(table, reader, seat, await log_since(tables, table, reader, seat, 0))
    told.picture = str(drawing_of(table, seat, reader.language, told.view).draw())
    told.clock.now = 0.0
    found = [msgspec.json.encode(told), msgspec.json.encode(describe_table(table.row, table.seats, reader, []))]
    decision = table.decision(seat)
    if decision is not None:
        asked = bot_question(table, seat, decision)
        asked.imagined = {}
        found.append(msgspec.json.encode(asked))
    return found


async def check(tables: TableRegistry, table: LoadedTable, number: int) -> int:
    """Compare for every seat; returns in how many cases something hidden differed."""
    assert table.match is not None
    real = table.match.state
    varied = 0
    for seat in range(table.row.size + 1):
        before = await messages(tables, table, seat)
        table.match.state = table.game.resample(real, seat - 1, Fast(f"{number} {seat}"))
        varied += table.game.digest(table.match.state) != table.game.digest(real)
        after = await messages(tables, table, seat)
        table.match.state = real
        assert after == before, (table.row.game, number, seat)
        assert table.row.secret.encode() not in b"".join(before)
    return varied


async def play(name: str, folder: Path, moves: int) -> int:
    store = open_store(folder)
    tables = TableRegistry(store, Settings(data=folder))
    host, _ = await add_player(store, "Anne")
    table = await open_table(tables, host, wire.NewTable(name, ["me", "me", "me"]), "en")
    dice = Fast(name)
    varied = 0

    def step(table: LoadedTable, draft: Draft) -> None:
        seat = table.asked()[0]
        options = table.actions(seat)
        draft.entries.append(table.act(seat, options[dice.below(len(options), "choice")], None, "human", 0.0))

    for number in range(moves):
        async with tables.locked(table.row.id) as table:
            if table.row.status != "playing":
                break
            varied += await check(tables, table, number)
        await tables.change(table.row.id, step)
    store.close()
    return varied


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_told_what_his_seat_may_not_know(name: str, tmp_path: Path) -> None:
    assert asyncio.run(play(name, tmp_path, 60)) > 0
