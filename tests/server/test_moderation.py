"""`flibuste admin` beside a running server: tables, reports, bans, exporting and erasing people."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from flibuste.cli.app import app
from flibuste.server.people import players
from flibuste.server.settings import Settings
from flibuste.server.store import moderation, schema
from flibuste.server.store.ratings import NOBODY
from tests.server.running import Person, RunningServer, raw
from tests.server.test_live import Socket


@pytest.fixture(autouse=True)
def environment(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLIBUSTE_DATA", str(settings.data))
    monkeypatch.setenv("FLIBUSTE_DATABASE", settings.database or "")
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def anne(server: RunningServer) -> Person:
    return server.person("Anne Bonny")


def admin(*words: str, status: int = 0) -> str:
    """What `flibuste admin` prints."""
    result = CliRunner().invoke(app, ["admin", *words])
    assert result.exit_code == status, (words, result.output, result.stderr, result.exception)
    return result.stdout if status == 0 else result.stderr


def listed(*words: str) -> Any:
    return json.loads(admin(*words, "--json"))


def soon(what: Callable[[], bool]) -> None:
    """Wait until a server has followed."""
    until = time.monotonic() + 60
    while not what():
        assert time.monotonic() < until
        time.sleep(0.05)


def id_of(person: Person) -> str:
    return person.token().partition(".")[0]


def dump(server: RunningServer, without: str = "") -> str:
    """All that is in the store, as text."""
    with server.store.engine.connect() as connection:
        names = [name for name in sa.inspect(connection).get_table_names() if name != without]
        return "\n".join(str(row) for name in names for row in connection.execute(sa.text(f'SELECT * FROM "{name}"')))


class TestTables:
    def test_they_are_listed(self, anne: Person) -> None:
        table = anne.open("me", "open")["id"]
        assert [found["names"] for found in listed("list", "--status", "open") if found["id"] == table] == [
            ["Anne Bonny", ""]
        ]
        assert table in admin("list") and table not in admin("list", "--status", "over")

    def test_one_that_is_closed_can_be_looked_at_and_not_played(self, anne: Person) -> None:
        table = anne.open("me", "me")["id"]
        page = Socket(anne, table, "picture=false")
        state = page.wait("state")
        assert "closed" in admin("close", f"https://example.org/t/{table}", "--yes")
        soon(lambda: anne.ask(f"/tables/{table}")["status"] == "closed")
        page.wait("state", status="closed")
        decision = state["decision"]
        assert anne.act(table, decision["id"], decision["actions"][0]["action"], 409)["error"] == "not-playing"
        anne.send(f"/tables/{table}/seats/1", method="DELETE")
        assert anne.ask(f"/tables/{table}")["asked"] == []
        assert "not over" in admin("close", table, "--yes", status=2)
        page.close()

    def test_one_that_is_removed_is_gone(self, anne: Person, server: RunningServer) -> None:
        table = anne.open("me", "me")["id"]
        anne.play(table, 10)
        anne.send(f"/tables/{table}/chat", {"text": "Ahoy"})
        page = Socket(anne, table, "picture=false&lang=fr")
        page.wait("state")
        admin("remove", table, "--yes")
        assert page.wait("refused")["error"] == "unknown-table"
        soon(lambda: anne.http.get(f"/api/tables/{table}").status_code == 404)
        assert table not in dump(server, without="notice")
        assert "there is no table" in admin("remove", table, "--yes", status=2)

    def test_nothing_is_destroyed_unasked(self, anne: Person) -> None:
        table = anne.open("me", "me")["id"]
        for command in ("close", "remove"):
            assert "--yes" in admin(command, table, status=2)
        assert "--yes" in admin("erase", id_of(anne), status=2)
        assert anne.ask(f"/tables/{table}")["status"] == "playing"


def test_a_notice_is_followed_after_all_old_ones_were_deleted(anne: Person, server: RunningServer) -> None:
    table = anne.open("me", "me")["id"]
    admin("mute", id_of(anne))
    server.store.write_now(moderation.remove_notices, time.time() + 1)
    with server.store.engine.connect() as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(schema.notice)).scalar() == 1
    admin("close", table, "--yes")
    soon(lambda: anne.ask(f"/tables/{table}")["status"] == "closed")


def test_no_id_is_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-sfg2", "-L", "a-b"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(drawn))
    assert players.new_id() == "a-b"


class TestReports:
    def test_a_line_of_chat_and_a_player_can_be_reported(self, anne: Person, server: RunningServer) -> None:
        jack = server.person("Jack")
        table = anne.open("me", "open")["id"]
        jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})
        line = jack.send(f"/tables/{table}/chat", {"text": "You scurvy dog"})
        assert anne.send(f"/tables/{table}/report", {"chat": line["id"], "why": "An insult"}) == {"name": "Jack"}
        anne.send(f"/tables/{table}/report", {"seat": 2})
        found = [report for report in listed("reports") if report["table_id"] == table]
        assert [(report["said"], report["why"]) for report in found] == [("You scurvy dog", "An insult"), (None, "")]
        assert {report["about_player"] for report in found} == {id_of(jack)}
        text = admin("reports")
        assert "You scurvy dog" in text and "An insult" in text and id_of(jack) in text
        for report in found:
            admin("reports", "--settle", str(report["id"]))
        assert table not in admin("reports") and table in admin("reports", "--all")

    def test_what_cannot_be_reported(self, anne: Person, server: RunningServer) -> None:
        table, other = anne.open("me", "open")["id"], anne.open("me", "open")["id"]
        line = anne.send(f"/tables/{other}/chat", {"text": "Ahoy"})
        anne.send(f"/tables/{table}/report", {"chat": line["id"]}, 404)
        anne.send(f"/tables/{table}/report", {"seat": 2}, 400)
        anne.send(f"/tables/{table}/report", {}, 400)
        server.person().send(f"/tables/{table}/report", {"seat": 1}, 401)
        assert "there is no report" in admin("reports", "--settle", "999999", status=2)


class TestPeople:
    def test_whoever_is_muted_may_not_write(self, anne: Person) -> None:
        table = anne.open("me", "open")["id"]
        admin("mute", id_of(anne))
        problem = anne.send(f"/tables/{table}/chat", {"text": "Ahoy"}, 403)
        assert problem["error"] == "muted" and "chat" in problem["message"]
        admin("mute", id_of(anne), "--lift")
        anne.send(f"/tables/{table}/chat", {"text": "Ahoy"})

    def test_whoever_is_banned_reads_why_and_bots_play_on(self, anne: Person, server: RunningServer) -> None:
        jack = server.person("Jack")
        playing, waiting = anne.open("me", "open")["id"], anne.open("open", "me", "open")["id"]
        jack.send(f"/tables/{playing}/seats/2", {"name": "Jack"})
        page = Socket(anne, playing, "picture=false")
        page.wait("state")
        admin("ban", id_of(anne), "--why", "Insults in the chat.")
        with pytest.raises(Exception, match="4001"):
            while True:
                page.socket.recv(timeout=60)
        told = Socket(anne, playing, "lang=fr").wait("refused")
        assert told["error"] == "banned" and told["message"].endswith("ce serveur. Insults in the chat.")
        assert anne.ask("/me", 403)["error"] == "banned"
        soon(lambda: jack.ask(f"/tables/{playing}")["seats"][0]["stand_in"] is not None)
        soon(lambda: jack.ask(f"/tables/{waiting}")["status"] == "closed")
        assert httpx.get(f"{server.address}/api/tables/{playing}", timeout=60).status_code == 200
        admin("ban", id_of(anne), "--lift")
        assert anne.ask("/me")["name"] == "Anne Bonny"
        anne.send(f"/tables/{playing}/seats/1/return")

    def test_they_are_found_by_name(self, anne: Person) -> None:
        anne.send("/me", {"name": "Mary 100%"})
        assert [person["id"] for person in listed("people", "y 100%")] == [id_of(anne)]
        assert id_of(anne) in admin("people", "mary")
        assert listed("people", "100_") == []

    def test_what_is_known_of_somebody_can_be_exported(self, anne: Person, tmp_path: Path) -> None:
        table = anne.open("me", "me")["id"]
        anne.play(table, 4)
        anne.send(f"/tables/{table}/chat", {"text": "Ahoy there"})
        admin("export", id_of(anne), "-o", str(tmp_path / "anne.json"))
        found = json.loads((tmp_path / "anne.json").read_text(encoding="utf-8"))
        assert found["person"]["name"] == "Anne Bonny" and "secret_hash" not in found["person"]
        assert [line["text"] for line in found["chat"]] == ["Ahoy there"]
        assert found["opened"][0]["id"] == table
        assert sum(len(seat["moves"]) for seat in found["seats"]) >= 4
        assert json.loads(admin("export", id_of(anne))) == found

    def leave_traces(self, grace: Person, jack: Person) -> tuple[str, str, str]:
        """Somebody plays, talks, reports and is reported; the tables where that was."""
        jack.send("/me", {"name": "Jack"})
        playing, over = grace.open("me:Captain Malley", "open")["id"], grace.open("me", "me", game="auction")["id"]
        waiting = grace.open("me", "open", public=True)["id"]
        jack.send(f"/tables/{playing}/seats/2", {"name": "Jack"})
        grace.play(over)
        for table in (playing, over):
            grace.send(f"/tables/{table}/chat", {"text": "My telephone is 01234"})
        grace.send(f"/tables/{playing}/chat", {"text": "from outside", "seat": 0})
        grace.send(f"/tables/{playing}/report", {"seat": 2, "why": "He was rude to Malley"})
        line = grace.ask(f"/tables/{playing}/chat")[0]
        jack.send(f"/tables/{playing}/report", {"chat": line["id"], "why": "A telephone number"})
        for person in (jack, grace):
            decision = person.state(playing)["decision"]
            if decision is not None:
                action = decision["actions"][0]["action"]
                body = {"decision": decision["id"], "action": action, "key": f"own-key-of-{person.name}"}
                person.send(f"/tables/{playing}/act", body)
        return playing, over, waiting

    def test_whoever_is_erased_leaves_nothing_but_moves(self, server: RunningServer) -> None:
        grace, jack = server.person("Grace Malley"), server.person("Jack")
        playing, over, waiting = self.leave_traces(grace, jack)
        page = Socket(jack, playing, "picture=false")
        page.wait("state")
        person, moves = id_of(grace), grace.ask(f"/tables/{over}/match")["moves"]
        with server.store.engine.connect() as connection:
            hashed = sa.select(schema.session.c.secret_hash).where(schema.session.c.player_id == person)
            strings = {"Malley", "is 01234", "from outside", "rude", person, connection.execute(hashed).scalar_one()}
        assert all(text in dump(server) for text in strings)
        admin("erase", person, "--yes")
        soon(lambda: jack.ask(f"/tables/{playing}")["seats"][0]["stand_in"] is not None)
        soon(lambda: jack.ask(f"/tables/{waiting}")["status"] == "closed")
        found = dump(server)
        assert [text for text in {*strings, "telephone", "own-key-of-Grace"} if text in found] == []
        assert jack.ask(f"/tables/{playing}")["seats"][0]["name"] == ""
        assert jack.ask(f"/tables/{over}/match")["moves"] == moves
        grace.ask("/me", 401)
        for name in (person, NOBODY):
            assert "there is no person" in admin("erase", name, "--yes", status=2)
        assert not any(person["id"] == NOBODY for person in listed("people"))
        page.close()
        server.start_bots()
        number = jack.ask(f"/tables/{playing}")["number"]
        jack.play(playing, 5)
        assert jack.ask(f"/tables/{playing}")["number"] > number

    def test_nothing_stays_in_the_files_of_sqlite(self, anne: Person, settings: Settings, kind: str) -> None:
        if kind != "sqlite":
            pytest.skip("PostgreSQL has its own files")
        table = anne.open("me", "me")["id"]
        anne.send(f"/tables/{table}/chat", {"text": "Grandmother lives in Nassau"})
        admin("erase", id_of(anne), "--yes")
        written = b"".join(raw(path) for path in settings.data.glob("flibuste.db*"))
        assert b"Grandmother" not in written and table.encode() in written


def test_a_ban_while_no_server_runs_is_followed_at_the_next_start(settings: Settings, tmp_path: Path) -> None:
    own = Settings(data=tmp_path, rate=0.0, bot_workers=0)
    first = RunningServer(own)
    anne, jack = first.person("Anne"), first.person("Jack")
    table = anne.open("me", "open")["id"]
    jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})
    token = jack.token()
    first.stop()
    os.environ["FLIBUSTE_DATABASE"] = ""
    admin("ban", id_of(anne), "--data", str(tmp_path))
    second = RunningServer(own)
    jack = second.person("Jack")
    jack.http.cookies["flibuste"] = token
    soon(lambda: jack.ask(f"/tables/{table}")["seats"][0]["stand_in"] is not None)
    second.stop()


def test_where_there_is_no_store_it_says_so(tmp_path: Path) -> None:
    os.environ["FLIBUSTE_DATABASE"] = ""
    assert "there is no store" in admin("list", "--data", str(tmp_path), status=2)


def test_it_speaks_french(settings: Settings) -> None:
    words = [sys.executable, "-m", "flibuste", "admin", "ban", "personne", "--lang", "fr"]
    done = subprocess.run(words, capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C.UTF-8"})
    assert done.returncode == 2 and "il n’y a pas de personne personne" in done.stderr
