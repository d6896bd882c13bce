"""The clean-up: which tables are deleted when, and that nobody has to look at all of them for it."""

import asyncio
import threading
import time
from typing import Any

import pytest
import sqlalchemy as sa

from flibuste.server.settings import Keep, Settings, from_environment
from flibuste.server.store import queries, schema
from flibuste.server.tables.registry import CachedTable, TableRegistry
from flibuste.server.tables.tidying import DAY, tidy
from tests.server.running import RunningServer

KEEP = Keep(over=100, playing=50, open=20, closed=5)


def age(server: RunningServer, table: str, days: float) -> None:
    with server.store.engine.begin() as connection:
        changed = sa.update(schema.table).where(schema.table.c.id == table)
        connection.execute(changed.values(changed=time.time() - days * DAY))


def clean(server: RunningServer, keep: Keep) -> int:
    return asyncio.run(tidy(server.app.state.tables, keep, time.time()))


def test_each_status_has_its_time(server: RunningServer) -> None:
    anne = server.person("Anne")

    def one(status: str) -> str:
        table = str(anne.open("me", "me" if status in ("playing", "over") else "open", game="auction")["id"])
        if status == "over":
            anne.play(table)
        if status == "closed":
            anne.send(f"/tables/{table}/seats/1", method="DELETE")
        assert anne.ask(f"/tables/{table}")["status"] == status
        return table

    days = {"over": 100, "playing": 50, "open": 20, "closed": 5}
    old, young = {}, {}
    for status, limit in days.items():
        old[status], young[status] = one(status), one(status)
        age(server, old[status], limit + 1)
        age(server, young[status], limit - 1)
    assert clean(server, Keep(0, 0, 0, 0)) == 0
    assert clean(server, KEEP) == 4
    assert clean(server, KEEP) == 0
    server.app.state.tables.cache.clear()
    for status in days:
        anne.ask(f"/tables/{old[status]}", 404)
        anne.ask(f"/tables/{young[status]}")


def test_a_few_at_a_time(server: RunningServer) -> None:
    anne = server.person("Anne")
    for _ in range(23):
        age(server, anne.open("me", "open", game="auction")["id"], 21)
    assert clean(server, KEEP) == 20
    assert clean(server, KEEP) == 3


def test_it_looks_only_at_what_is_old(server: RunningServer, kind: str) -> None:
    """The database finds them by an index, and reads no other table. What the server asks meanwhile does not count."""
    statements: list[Any] = []
    here = threading.get_ident()

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if threading.get_ident() == here:
            statements.append((statement, parameters))

    engine = server.store.engine
    sa.event.listen(engine, "before_cursor_execute", note)
    server.store.read_now(queries.untouched, "over", 1000.0, 20)
    server.store.read_now(queries.count_tables_of_host, "anne")
    sa.event.remove(engine, "before_cursor_execute", note)
    asked = [found for found in statements if "game_table" in found[0]]
    assert len(asked) == 2
    with engine.connect() as connection:
        if kind == "postgresql":
            connection.exec_driver_sql("SET enable_seqscan = off")
        explain = "EXPLAIN " if kind == "postgresql" else "EXPLAIN QUERY PLAN "
        for statement, parameters in asked:
            plan = str(connection.exec_driver_sql(explain + statement, parameters).all())
            assert "ix_game_table_" in plan and "SCAN game_table" not in plan and "TEMP B-TREE" not in plan, plan


def test_memory_is_tidied_without_looking_at_every_table(tmp_path: Any) -> None:
    tables = TableRegistry(RunningStore(), Settings(data=tmp_path, live_tables=100))  # type: ignore[arg-type]
    looked: list[int] = []

    class Place(CachedTable):
        def is_idle(self) -> bool:
            looked.append(1)
            return super().is_idle()

    async def fill() -> None:
        for number in range(1000):
            tables.cache[str(number)] = Place()
            tables.evict_idle()

    asyncio.run(fill())
    assert len(tables.cache) == 100 and len(looked) == 900


class RunningStore:
    """No store at all: nothing is read."""

    metrics: Any = None


def test_every_time_has_its_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLIBUSTE_KEEP_OVER", "365")
    assert from_environment().keep == Keep(over=365)
