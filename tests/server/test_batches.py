"""Writes that wait at the same time are one transaction, and none spoils another."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from flibuste.server.store import Duplicate, open_store, schema
from flibuste.server.store.engine import Waiting
from tests.server.running import new_settings


def note(connection: sa.Connection, text: str) -> str:
    """A write; the second with the same text fails."""
    connection.execute(sa.insert(schema.key_mark).values(id=int(text) + 100, mark=text))
    return text


def held(connection: sa.Connection, gate: threading.Event) -> None:
    """A write that takes as long as it is told to."""
    gate.wait(60)


def test_all_that_wait_are_written_together_and_one_that_fails_alone_is_not(kind: str, tmp_path: Path) -> None:
    commits: list[object] = []

    async def write_all() -> list[Any]:
        gate = threading.Event()
        first = asyncio.create_task(store.write(held, gate))
        await asyncio.sleep(0)
        others = [asyncio.create_task(store.write(note, text)) for text in ("1", "2", "1", "3")]
        await asyncio.sleep(0.05)
        sa.event.listen(store.engine, "commit", commits.append)
        gate.set()
        await first
        return await asyncio.gather(*others, return_exceptions=True)

    with new_settings(kind, tmp_path) as settings:
        store = open_store(settings.data, settings.database)
        found = asyncio.run(write_all())
        assert (found[0], found[1], found[3]) == ("1", "2", "3") and isinstance(found[2], Duplicate)
        assert len(commits) <= 3, "one for the first, one for all others"
        with store.engine.connect() as connection:
            assert set(connection.execute(sa.select(schema.key_mark.c.mark)).scalars()) >= {"1", "2", "3"}
        store.close()


def test_servers_that_wait_for_each_other_try_again_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Deadlock(Exception):
        sqlstate = "40P01"

    store = open_store(tmp_path)
    honest, sizes = store.writer.together, []

    def together(batch: list[Waiting], how: Any) -> Any:
        sizes.append(len(batch))
        if len(batch) > 1:
            raise sa.exc.OperationalError("UPDATE", {}, Deadlock())
        return honest(batch, how)

    monkeypatch.setattr(store.writer, "together", together)
    batch: list[Any] = [(None, note, (text,)) for text in ("1", "2")]
    assert store.writer.results_of(batch) == [("1", None), ("2", None)] and sizes == [2, 1, 1]
    store.close()
