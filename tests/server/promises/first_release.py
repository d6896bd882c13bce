"""Makes `first_release.sql`: a store as the first release made it, with a few tables. Run once, with that release:

python -m tests.server.promises.first_release

From then on the file is kept as it is; `test_migrations.py` brings it up to date and plays on.
"""

import asyncio
import sqlite3
import tempfile
from pathlib import Path

from flibuste.engine.chance import Fast
from flibuste.engine.registry import add_package
from flibuste.server import wire
from flibuste.server.people.players import add_player
from flibuste.server.settings import Settings
from flibuste.server.store import open_store
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.opening import open_table
from flibuste.server.tables.registry import TableRegistry

FILE = Path(__file__).with_name("first_release.sql")
TABLES = [
    ("stortebeker", ["me", "me"], 40),
    ("auction", ["me", "me", "me"], 10_000),
    ("stortebeker", ["me", "open"], 0),
]


async def fill(folder: Path) -> str:
    """A game that goes on, one that is over, one that waits for players; returns the host's token."""
    store = open_store(folder)
    tables = TableRegistry(store, Settings(data=folder, snapshot_every=16))
    host, token = await add_player(store, "Anne")
    dice = Fast("the first release")

    def step(table: LoadedTable, draft: Draft) -> None:
        seat = table.asked()[-1]
        options = table.actions(seat)
        action = options[dice.below(len(options), "choice")]
        draft.entries.append(table.act(seat, action, f"{seat}:key {table.last_entry}", "human", 1.8e9))

    for game, seats, moves in TABLES:
        table = await open_table(tables, host, wire.NewTable(game, seats, nonce="salt", public=True), "en")
        for _ in range(moves):
            if table.row.status == "over":
                break
            await tables.change(table.row.id, step)
    store.close()
    return token


def main() -> None:
    add_package("tests.engine.games")
    with tempfile.TemporaryDirectory() as folder:
        token = asyncio.run(fill(Path(folder)))
        connection = sqlite3.connect(Path(folder) / "flibuste.db")
        text = "\n".join(connection.iterdump())
        connection.close()
    FILE.write_text(f"-- Anne's token: {token}\n{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
