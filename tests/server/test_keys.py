"""Secrets of running games are sealed with a key outside the database; a lost key says what to do."""

import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from flibuste.engine.registry import load_game
from flibuste.records.replay import load_match
from flibuste.server.settings import Settings
from flibuste.server.store import NoStore, open_store, schema
from flibuste.server.store.keys import CannotUnseal, Keys, NoKey, open_keys
from tests.server.running import RunningServer, new_settings, raw
from tests.server.test_starting import complaint


@pytest.fixture
def fresh(kind: str, tmp_path: Path) -> Iterator[Settings]:
    with new_settings(kind, tmp_path) as found:
        yield found


def stored(server: RunningServer, table: str) -> tuple[str, str | None]:
    columns = schema.table.c
    with server.store.engine.connect() as connection:
        row = connection.execute(sa.select(columns.secret, columns.sealed).where(columns.id == table)).one()
    return str(row[0]), row[1]


def test_the_key_file_is_for_its_owner_only(tmp_path: Path) -> None:
    keys = open_keys(tmp_path / "data")
    keys.keep()
    file = tmp_path / "data" / "secret.key"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert open_keys(tmp_path / "data").mark == keys.mark
    assert open_keys(tmp_path, file.read_text(encoding="ascii")).mark == keys.mark


def test_what_is_sealed_opens_with_its_key_for_its_table_only() -> None:
    keys, other = Keys(b"a" * 32), Keys(b"b" * 32)
    sealed = keys.seal("table", "secret")
    assert keys.unseal("table", sealed) == "secret" and sealed != keys.seal("table", "secret")
    for wrong, table, text in ((other, "table", sealed), (keys, "other", sealed), (keys, "table", "x" + sealed)):
        with pytest.raises(CannotUnseal):
            wrong.unseal(table, text)
    assert len({keys.mark, keys.public, other.mark, other.public}) == 4


@pytest.mark.parametrize("text", ["", " ", "hush", "0" * 63, "0" * 65])
def test_a_key_that_is_none_is_one_clear_line(tmp_path: Path, text: str) -> None:
    (tmp_path / "secret.key").write_text(text, encoding="ascii")
    with pytest.raises(NoKey, match=r"secret.key is not a key: .*openssl rand -hex 32"):
        open_keys(tmp_path)
    assert "hush" not in complaint("serve", "--port", "0", "--data", str(tmp_path / "x"), FLIBUSTE_SECRET_KEY="hush")


def test_the_database_never_has_the_secret_of_a_running_game(fresh: Settings) -> None:
    server = RunningServer(fresh)
    anne = server.person("Anne")
    table = anne.open("me", "me", game="auction")["id"]
    anne.play(table, 2)
    secret = server.app.state.tables.cache[table].table.row.secret
    in_clear, sealed = stored(server, table)
    assert in_clear == "" and sealed and secret not in sealed
    if fresh.database is None:
        files = list(fresh.data.glob("flibuste.db*"))
        assert files and all(secret.encode() not in raw(file) for file in files)
    anne.play(table)
    assert stored(server, table) == (secret, None), "over: everybody may know it, with or without the key"
    server.stop()


def test_a_table_that_an_early_release_stored_in_the_clear_goes_on(fresh: Settings) -> None:
    server = RunningServer(fresh)
    anne = server.person("Anne")
    table = anne.open("me", "me", game="auction")["id"]
    secret = server.app.state.tables.cache[table].table.row.secret
    with server.store.engine.begin() as connection:
        connection.execute(schema.table.update().values(secret=secret, sealed=None))
    server.app.state.tables.cache.pop(table)
    anne.play(table, 1)
    assert stored(server, table)[0] == "", "and is sealed with its next move"
    anne.play(table)
    assert load_match(anne.ask(f"/tables/{table}/match"), load_game("auction")).moves
    server.stop()


def test_a_lost_key_says_what_to_do(fresh: Settings) -> None:
    server = RunningServer(fresh)
    anne = server.person("Anne")
    running = anne.open("me", "me", game="auction")["id"]
    over = anne.open("me", "me", game="auction")["id"]
    anne.play(over)
    token = anne.token()
    server.stop()
    key = fresh.data / "secret.key"
    kept = key.read_text(encoding="ascii")
    key.unlink()
    with pytest.raises(NoStore, match=r"1 running games: put secret.key back .*FLIBUSTE_SECRET_KEY.*--new-key"):
        open_store(fresh.data, fresh.database)
    assert not key.exists(), "whoever is refused is given no new key"
    open_store(fresh.data, fresh.database, kept).close()
    open_store(fresh.data, fresh.database, new_key=True).close()
    server = RunningServer(fresh)
    anne = server.person("Anne")
    anne.http.cookies.set("flibuste", token)
    assert anne.ask(f"/tables/{running}")["status"] == "closed"
    assert load_match(anne.ask(f"/tables/{over}/match"), load_game("auction")).moves, "what is over is proven for ever"
    server.stop()


def test_servers_on_one_database_have_one_key(kind: str, tmp_path: Path) -> None:
    if kind == "sqlite":
        pytest.skip("a data folder has one server")
    with new_settings(kind, tmp_path / "here") as settings:
        here = RunningServer(settings)
        with pytest.raises(NoStore, match="another key"):
            open_store(tmp_path / "there", settings.database)
        key = (tmp_path / "here" / "secret.key").read_text(encoding="ascii")
        open_store(tmp_path / "there", settings.database, key).close()
        here.stop()


def test_the_public_key_is_there_for_all(fresh: Settings) -> None:
    server = RunningServer(fresh)
    anne = server.person("Anne")
    table = anne.open("me", "me", game="auction")
    assert anne.ask("/key")["key"] == table["fairness"]["receipt"]["key"] == server.store.keys.public
    server.stop()
