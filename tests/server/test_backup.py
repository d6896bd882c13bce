"""Backups: made while people play, restored elsewhere, and every table goes on."""

import contextlib
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from flibuste.cli.app import app
from flibuste.server.settings import Settings
from flibuste.server.store import NoStore
from tests.server.promises.test_migrations import old_file, token
from tests.server.running import POSTGRES, Person, RunningServer, new_settings


def flibuste(settings: Settings, *words: str, status: int = 0) -> str:
    environment = {"FLIBUSTE_DATA": str(settings.data), "FLIBUSTE_DATABASE": settings.database or "", "LC_ALL": "C"}
    result = CliRunner().invoke(app, list(words), env=environment)
    assert result.exit_code == status, (words, result.output, result.stderr, result.exception)
    return result.stdout if status == 0 else result.stderr


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Settings]:
    """Another, empty store, of the same kind or of the other."""
    if request.param == "postgresql" and not POSTGRES:
        pytest.skip("FLIBUSTE_TEST_POSTGRES names no server (scripts/postgres starts one)")
    with new_settings(request.param, tmp_path / "elsewhere") as found:
        yield found


@contextlib.contextmanager
def playing(people: list[tuple[Person, str]]) -> Iterator[None]:
    """Everybody plays at his table meanwhile."""
    stop, faults = threading.Event(), list[BaseException]()

    def play(person: Person, table: str) -> None:
        try:
            while not stop.is_set() and person.play(table, 1):
                pass
        except BaseException as fault:
            faults.append(fault)

    threads = [threading.Thread(target=play, args=place, daemon=True) for place in people]
    for thread in threads:
        thread.start()
    yield
    stop.set()
    for thread in threads:
        thread.join(120)
    assert faults == []


def moved(person: Person, table: str) -> Any:
    state = person.state(table, seat=1)
    return state["number"], state["view"]


def test_every_table_goes_on_from_a_backup_made_while_people_play(
    server: RunningServer, settings: Settings, elsewhere: Settings, tmp_path: Path
) -> None:
    people = [server.person(name) for name in ("Anne", "Mary", "Jack")]
    games = ["stortebeker", "cove", "auction"]
    tables = [person.open("me", "me", "me", game=game)["id"] for person, game in zip(people, games, strict=True)]
    people[0].send(f"/tables/{tables[0]}/chat", {"text": "Ahoy"})
    places = list(zip(people, tables, strict=True))
    for person, table in places:
        person.play(table, 3)
    before = [moved(*place)[0] for place in places]
    file = tmp_path / "backup.db"
    with playing(places[:2]):
        assert str(file) in flibuste(settings, "backup", str(file))
    after = [moved(*place)[0] for place in places]
    assert "tables are restored" in flibuste(elsewhere, "restore", str(file))
    with pytest.raises(NoStore, match="used with another key"):
        RunningServer(elsewhere)
    elsewhere.data.mkdir(exist_ok=True)
    shutil.copy(settings.data / "secret.key", elsewhere.data / "secret.key")
    again = RunningServer(elsewhere)
    for (person, table), least, most in zip(places, before, after, strict=True):
        twin = again.person(person.name)
        twin.http.cookies["flibuste"] = person.token()
        twin.keys = 10_000_000
        assert least <= moved(twin, table)[0] <= most
        assert twin.play(table, 3) == 3 or twin.state(table)["status"] == "over"
    anne = again.people[0]
    assert [line["text"] for line in anne.ask(f"/tables/{tables[0]}/chat")] == ["Ahoy"]
    assert anne.send(f"/tables/{tables[0]}/chat", {"text": "Again"})["id"] > 1
    anne.open("me", "me")
    again.stop()


def test_a_backup_of_the_first_release_is_restored(elsewhere: Settings, tmp_path: Path) -> None:
    old_file(tmp_path / "old.db")
    content = (tmp_path / "old.db").read_bytes()
    flibuste(elsewhere, "restore", str(tmp_path / "old.db"))
    assert (tmp_path / "old.db").read_bytes() == content
    server = RunningServer(elsewhere)
    anne = server.person("Anne")
    anne.http.cookies.set("flibuste", token())
    tables = {table["status"]: table["id"] for table in anne.ask("/me/tables")}
    anne.keys = 10_000
    assert anne.play(tables["playing"], 5) == 5
    server.stop()


class TestRefusals:
    def test_a_backup_does_not_overwrite(self, server: RunningServer, settings: Settings, tmp_path: Path) -> None:
        (tmp_path / "kept").write_text("kept")
        assert "the file exists" in flibuste(settings, "backup", str(tmp_path / "kept"), status=2)
        assert (tmp_path / "kept").read_text() == "kept"

    def test_one_that_cannot_be_written_leaves_nothing(
        self, server: RunningServer, settings: Settings, tmp_path: Path
    ) -> None:
        place = tmp_path / "nowhere" / "backup.db"
        assert "cannot be written" in flibuste(settings, "backup", str(place), status=2)

    def test_a_store_that_is_in_use_is_not_filled(
        self, server: RunningServer, settings: Settings, tmp_path: Path
    ) -> None:
        server.person("Anne").open("me", "me")
        flibuste(settings, "backup", str(tmp_path / "backup.db"))
        complaint = flibuste(settings, "restore", str(tmp_path / "backup.db"), status=2)
        assert "not empty" in complaint or "another server" in complaint

    def test_what_is_no_backup_is_not_restored(self, elsewhere: Settings, tmp_path: Path) -> None:
        (tmp_path / "text").write_text("This is no database at all.")
        sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE x (y)").connection.close()
        for name in ("text", "other.db"):
            assert "not a backup" in flibuste(elsewhere, "restore", str(tmp_path / name), status=2)
        assert "no such file" in flibuste(elsewhere, "restore", str(tmp_path / "nothing"), status=2)
