"""A store that the first release made is brought up to date and played on; one under other rules is refused."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from flibuste.engine.registry import load_game
from flibuste.records.replay import load_match
from flibuste.server.settings import Settings
from flibuste.server.store import open_store, schema
from flibuste.server.store.upgrade import upgrade
from tests.server.promises.first_release import FILE
from tests.server.running import RunningServer, new_settings

ORDER = ("player", "game_table", "seat", "entry", "snapshot", "chat")


def token() -> str:
    return FILE.read_text(encoding="utf-8").partition("\n")[0].rpartition(" ")[2]


def old_file(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(FILE.read_text(encoding="utf-8"))
    connection.close()


@pytest.fixture
def old(kind: str, tmp_path: Path) -> Iterator[Settings]:
    """A store of the first release: the file as it was, or the same rows in PostgreSQL at the first migration."""
    with new_settings(kind, tmp_path) as settings:
        old_file(tmp_path / "flibuste.db")
        if settings.database is not None:
            copy_to_postgresql(tmp_path / "flibuste.db", settings.database)
        yield settings


def copy_to_postgresql(file: Path, database: str) -> None:
    source = sa.create_engine(f"sqlite:///{file}")
    target = sa.create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    upgrade(target, "0001")
    here, there = sa.MetaData(), sa.MetaData()
    here.reflect(source)
    there.reflect(target)
    with source.connect() as reading, target.begin() as writing:
        for name in ORDER:
            rows = [dict(row) for row in reading.execute(sa.select(here.tables[name])).mappings()]
            if rows:
                writing.execute(sa.insert(there.tables[name]), rows)
    source.dispose()
    target.dispose()


def test_a_store_of_the_first_release_is_played_on(old: Settings) -> None:
    server = RunningServer(old)
    anne, jack = server.person("Anne"), server.person("Jack")
    anne.http.cookies.set("flibuste", token())
    tables = {table["status"]: table for table in anne.ask("/me/tables")}
    assert tables.keys() == {"playing", "over", "open"}
    playing, over = tables["playing"], tables["over"]
    anne.keys = 10_000
    assert anne.state(playing["id"])["number"] == 40
    assert anne.play(playing["id"], 20) == 20
    file = anne.ask(f"/tables/{over['id']}/match")
    assert load_match(file, load_game(over["game"])).moves
    assert anne.ask(f"/tables/{over['id']}/replay", open=True)["moves"] == len(file["moves"])
    opened = jack.send(f"/tables/{tables['open']['id']}/seats/2", {"name": "Jack"})
    assert opened["table"]["status"] == "playing"
    server.stop()


def test_the_first_migration_is_never_changed(tmp_path: Path) -> None:
    """What it makes today is what the file of the first release has."""
    old_file(tmp_path / "old.db")
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'new.db'}")
    upgrade(engine, "0001")
    engine.dispose()
    found = []
    for name in ("old.db", "new.db"):
        connection = sqlite3.connect(tmp_path / name)
        query = "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name"
        found.append([(row[0], " ".join((row[1] or "").split())) for row in connection.execute(query)])
        connection.close()
    assert found[0] == found[1]


def test_a_match_of_other_rules_says_so_everywhere(old: Settings) -> None:
    store = open_store(old.data, old.database)
    with store.engine.begin() as connection:
        connection.execute(schema.table.update().values(rules_version=schema.table.c.rules_version + 1))
    store.close()
    server = RunningServer(old)
    anne = server.person("Anne")
    anne.http.cookies.set("flibuste", token())
    for table in anne.ask("/me/tables"):
        problem = anne.ask(f"/tables/{table['id']}/state", 409)
        assert problem["error"] == "rules-changed" and str(load_game(table["game"]).rules_version) in problem["message"]
        answer = {"decision": "40.1", "action": "done", "key": "late", "seat": 1}
        assert anne.send(f"/tables/{table['id']}/act", answer, 409)["error"] == "rules-changed"
        if table["status"] == "over":
            assert anne.ask(f"/tables/{table['id']}/match")["rules_version"] == 2, "the story is left"
            assert anne.ask(f"/tables/{table['id']}/replay/1", 409)["error"] == "rules-changed"
        assert anne.ask(f"/tables/{table['id']}")["game"] == table["game"]
    assert anne.open("me", "me")["status"] == "playing"
    server.stop()
