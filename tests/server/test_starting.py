"""Starting a server, and what it says when it cannot; the interface written down; the bot of the documentation."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from flibuste.server.schema import document
from flibuste.server.settings import Settings
from flibuste.server.store import NoStore, open_store
from tests.server.running import Person, RunningServer

DOCS = Path(__file__).parents[2] / "docs"


def flibuste(*words: str, **environment: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "flibuste", *words]
    return subprocess.Popen(
        command, env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def complaint(*words: str, **environment: str) -> str:
    process = flibuste(*words, **environment)
    _, errors = process.communicate(timeout=120)
    assert process.returncode == 2, errors
    assert errors.count("\n") == 1, errors
    return errors


def test_an_occupied_port_is_one_clear_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"127.0.0.1:{port} cannot be used" in complaint("serve", "--port", port, "--data", str(tmp_path))


def test_a_data_folder_that_is_a_file_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be used" in complaint("serve", "--port", "0", "--data", str(tmp_path / "file" / "data"))


def test_a_missing_database_is_one_clear_line() -> None:
    nowhere = "postgresql://nobody:hush@127.0.0.1:1/nothing"
    text = complaint("serve", "--port", "0", FLIBUSTE_DATABASE=nowhere)
    assert "does not answer" in text and "hush" not in text


def test_a_folder_has_one_server(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    with pytest.raises(NoStore, match="another server"):
        open_store(tmp_path)
    store.close()


class Server:
    """`flibuste serve` as a process of its own, with its workers."""

    def __init__(self, folder: Path) -> None:
        self.process = flibuste("serve", "--port", "0", "--data", str(folder), FLIBUSTE_RATE="0")
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[3]
        until = time.monotonic() + 60
        while not self.answers():
            assert time.monotonic() < until
            time.sleep(0.1)

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/api/health", timeout=60).status_code == 200
        except httpx.TransportError:
            return False


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path)
    yield found
    found.process.kill()
    found.process.wait()


def test_the_command_serves_with_its_own_bots_and_ends_gently(server: Server, tmp_path: Path) -> None:
    anne = Person(server.address, "Anne")
    table = anne.open("me", "bot:random", "bot:greedy")["id"]
    anne.play(table, 6)
    assert anne.state(table)["number"] > 6
    token = anne.token()
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(30) in (0, -signal.SIGTERM)
    again = Server(tmp_path)
    anne = Person(again.address, "Anne")
    anne.http.cookies.set("flibuste", token)
    assert anne.state(table)["seat"] == 1
    again.process.kill()
    again.process.wait()


def test_a_killed_server_has_every_acknowledged_move(server: Server, tmp_path: Path) -> None:
    anne = Person(server.address, "Anne")
    table = anne.open("me", "me")["id"]
    anne.play(table, 20)
    token, told = anne.token(), anne.state(table, seat=1)
    server.process.kill()
    server.process.wait()
    again = Server(tmp_path)
    anne = Person(again.address, "Anne")
    anne.http.cookies.set("flibuste", token)
    found = anne.state(table, seat=1)
    again.process.kill()
    again.process.wait()
    assert (found["view"], found["number"]) == (told["view"], told["number"])


def test_a_worker_ends_with_its_server_even_before_it_has_begun() -> None:
    """Here its server is a process that is not its parent any more: as if it had been killed meanwhile."""
    command = [sys.executable, "-m", "flibuste.server.bots.worker", "http://127.0.0.1:9", "0", "1", "999999"]
    worker = subprocess.Popen(command, env={**os.environ, "FLIBUSTE_BOT_TOKEN": "house.none"})
    assert worker.wait(20) == 0


def test_the_openapi_document_is_always_the_same() -> None:
    first, again = document(), document()
    assert json.dumps(first, sort_keys=True) == json.dumps(again, sort_keys=True)
    assert {"Situation", "Table", "Problem", "BotDecision"} <= first["components"]["schemas"].keys()
    assert "/api/tables/{table_id}/act" in first["paths"]


def test_the_bot_of_the_documentation_plays(tmp_path: Path) -> None:
    code = (DOCS / "bot-api.md").read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    (tmp_path / "bot.py").write_text(code, encoding="utf-8")
    server = RunningServer(Settings(data=tmp_path / "data", rate=0.0, bot_workers=0))
    anne = server.person("Anne")
    table = anne.open("me", "open", game="auction")["id"]
    bot = subprocess.Popen([sys.executable, str(tmp_path / "bot.py"), server.address, table, "Rummy"])
    try:
        until = time.monotonic() + 60
        while anne.ask(f"/tables/{table}")["status"] == "open":
            assert time.monotonic() < until
            time.sleep(0.05)
        anne.play(table)
        assert anne.ask(f"/tables/{table}")["seats"][1]["name"] == "Rummy"
        assert anne.state(table)["status"] == "over"
    finally:
        bot.kill()
        bot.wait()
        server.stop()


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    server = RunningServer(Settings(data=tmp_path, rate=0.0, bot_workers=0))
    anne = server.person("Anne")
    table = anne.open("me", "me")["id"]
    state = anne.state(table)
    limit = threading.Event()

    def full(connection: object, *_: object) -> None:
        if limit.is_set():
            raise __import__("sqlite3").OperationalError("database or disk is full")

    import sqlalchemy as sa

    sa.event.listen(server.store.engine, "before_cursor_execute", full)
    limit.set()
    body = {"decision": state["decision"]["id"], "action": state["decision"]["actions"][0]["action"], "key": "k"}
    answer = anne.http.post(f"/api/tables/{table}/act", json=body)
    limit.clear()
    assert answer.status_code == 503 and answer.json()["error"] == "store"
    assert anne.state(table)["number"] == 0
    assert not anne.send(f"/tables/{table}/act", body)["repeated"]
    server.stop()
