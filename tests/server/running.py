"""A real server in this process, on a free port, and people who speak to it."""

import contextlib
import os
import secrets
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import uvicorn

from flibuste.server.app import create_app
from flibuste.server.bots.worker import play
from flibuste.server.serve import bind, configure
from flibuste.server.settings import Settings
from flibuste.server.store import open_store

Data = dict[str, Any]
POSTGRES = os.environ.get("FLIBUSTE_TEST_POSTGRES", "")


class RunningServer:
    """A running server; `stop` ends it, and another may be started on the same store."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = open_store(settings.data, settings.database)
        self.app = create_app(self.store, settings)
        self.socket = bind("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        config = configure(self.app, settings)
        config.timeout_graceful_shutdown = 1
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]}, daemon=True)
        self.thread.start()
        self.bots_stop = threading.Event()
        self.people: list[Person] = []
        while not self.server.started:
            time.sleep(0.01)

    def person(self, name: str = "") -> "Person":
        found = Person(self.address, name)
        self.people.append(found)
        return found

    def start_bots(self) -> None:
        """The server's bots, in a thread; otherwise like the workers."""
        token = self.app.state.own_bots_token
        threading.Thread(target=play, args=(self.address, token, "greedy", "", self.bots_stop), daemon=True).start()

    def stop(self) -> None:
        self.bots_stop.set()
        for person in self.people:
            person.http.close()
        self.server.should_exit = True
        self.thread.join(10)
        assert not self.thread.is_alive()


class Person:
    """Somebody with a browser (a cookie jar) at one server."""

    def __init__(self, address: str, name: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=120)
        self.name = name
        self.keys = 0

    def ask(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = self.http.get(f"/api{path}", params=params)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json()

    def send(self, path: str, body: Data | None = None, status: int = 200, method: str = "POST") -> Any:
        answer = self.http.request(method, f"/api{path}", json=body)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def open(self, *seats: str, game: str = "stortebeker", **more: Any) -> Data:
        body = {"game": game, "seats": list(seats), "name": self.name, **more}
        found: Data = self.send("/tables", body, 201)["table"]
        return found

    def token(self) -> str:
        return str(self.http.cookies["flibuste"])

    def state(self, table: str, **params: Any) -> Any:
        return self.ask(f"/tables/{table}/state", **{"picture": False, **params})

    def act(self, table: str, decision: str, action: str, status: int = 200, **more: Any) -> Any:
        self.keys += 1
        body = {"decision": decision, "action": action, "key": f"{self.keys}", **more}
        return self.send(f"/tables/{table}/act", body, status)

    def play(self, table: str, moves: int = 100_000, pick: int = 0) -> int:
        """Answer for all own seats until the game is over or so many moves were made; returns their number."""
        made = known = 0
        until = time.monotonic() + 120
        while made < moves and time.monotonic() < until:
            state = self.state(table, since=known)
            known = state["log"]["to"]
            if state["status"] != "playing":
                return made
            decision = state["decision"]
            if decision is None or state["seat"] not in state["prompt"]["asked"]:
                time.sleep(0.005)
                continue
            actions = decision["actions"]
            action = actions[(made * 7 + pick) % len(actions)]["action"]
            self.act(table, decision["id"], action, seat=state["seat"])
            made += 1
        return made


def raw(path: Path) -> bytes:
    """What is in a file of the store, read by another process.

    If this process, which has the store open, closed such a file, it would lose the locks that SQLite holds on it, and
    the next program to leave the store would take the files away from under it.
    """
    return subprocess.run(["cat", path], check=True, capture_output=True).stdout


@contextlib.contextmanager
def new_database() -> Iterator[str]:
    """A database of its own on the PostgreSQL that the tests were given."""
    name = f"flibuste_{secrets.token_hex(6)}"
    with psycopg.connect(POSTGRES, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    head, _, _ = POSTGRES.rpartition("/")
    try:
        yield f"{head}/{name}"
    finally:
        with psycopg.connect(POSTGRES, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


@contextlib.contextmanager
def new_settings(kind: str, folder: Path, **more: Any) -> Iterator[Settings]:
    more = {"rate": 0.0, "bot_workers": 0, "snapshot_every": 8, **more}
    if kind == "sqlite":
        yield Settings(data=folder, **more)
    else:
        with new_database() as database:
            yield Settings(data=folder, database=database, **more)
