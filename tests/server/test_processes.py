"""A server of several processes: every table has one of them, and nobody who plays notices that there are several."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from flibuste.server.metrics import Metrics, by_metric
from flibuste.server.processes.part import Part, part_of
from flibuste.server.processes.routing import length_of, process_for
from tests.server.running import POSTGRES, Person, new_database
from tests.server.test_starting import complaint

PROCESSES = 2
needs_postgres = pytest.mark.skipif(
    not POSTGRES or sys.platform != "linux", reason="FLIBUSTE_TEST_POSTGRES names no server, or there is no /proc"
)


# ---- which process ----


def test_the_table_in_an_address_says_which_process_a_request_is_for() -> None:
    table = "aTable-with_22letters0"
    mine = part_of(table, 7)
    for line in (
        f"GET /api/tables/{table}",
        f"GET /api/tables/{table}/live?changes=true",
        f"POST /api/tables/{table}/act",
        f"POST /api/bot/move?table={table}",
    ):
        assert process_for(f"{line} HTTP/1.1\r\nhost: x\r\n\r\n".encode(), 7) == mine
    assert process_for(b"GET /api/bot/stream?part=9&parts=14 HTTP/1.1\r\n", 7) == 2
    assert process_for(b"GET /api/me HTTP/1.1\r\nreferer: /api/tables/x\r\n", 7) is None
    assert {process_for(b"POST /api/tables HTTP/1.1\r\n", 3) for _ in range(200)} == {0, 1, 2}


def test_a_new_table_belongs_to_the_process_that_opens_it() -> None:
    for number in range(3):
        part = Part(number, 3)
        assert all(part.has(part.new_id()) for _ in range(20))


@pytest.mark.parametrize(
    ("request_", "length"),
    [
        (b"GET / HTTP/1.1\r\nhost: x\r\n\r\n", 27),
        (b"POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\n{}", 41),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", None),
        (b"GET / HTTP/1.1\r\nhos", None),
        (b"GET / HTTP/1.1\r\n\r\ncontent-length: 5\r\n", 18),
    ],
)
def test_where_a_request_ends(request_: bytes, length: int | None) -> None:
    assert length_of(request_) == length


def test_the_numbers_of_several_processes_are_one_text() -> None:
    first, second = Metrics(), Metrics()
    first.moves.add("cove")
    second.moves.add("cove", by=4)
    told = by_metric([first.text("0"), second.text("1")])
    assert told.count("# TYPE flibuste_moves_total counter\n") == 1
    assert 'flibuste_moves_total{game="cove",process="0"} 1\nflibuste_moves_total{game="cove",process="1"} 4\n' in told
    assert 'flibuste_received_bytes_total{process="1"} 0\n' in told
    assert by_metric([first.text()]) == first.text()


def test_sqlite_has_one_process(tmp_path: Path) -> None:
    assert "need PostgreSQL" in complaint(
        "serve", "--port", "0", "--processes", "2", "--data", str(tmp_path), FLIBUSTE_DATABASE=""
    )


# ---- a server ----


class Server:
    """`flibuste serve --processes 2` with bots of its own."""

    def __init__(self, folder: Path, database: str) -> None:
        words = ["serve", "--port", "0", "--data", str(folder), "--processes", str(PROCESSES)]
        environment = {**os.environ, "FLIBUSTE_RATE": "0", "FLIBUSTE_DATABASE": database}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "flibuste", *words], env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[3]

    def children(self) -> list[int]:
        pid = self.process.pid
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]

    def numbers(self) -> dict[tuple[str, str], float]:
        """What was counted: metric and process."""
        text = httpx.get(f"{self.address}/metrics", timeout=60).raise_for_status().text
        found: dict[tuple[str, str], float] = {}
        for line in text.splitlines():
            if 'process="' in line:
                name, _, value = line.rpartition(" ")
                key = (name.partition("{")[0], name.rpartition('process="')[2][0])
                found[key] = found.get(key, 0.0) + float(value)
        return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with new_database() as database:
        found = Server(tmp_path_factory.mktemp("processes"), database)
        yield found
        found.process.kill()
        found.process.wait()


class Page:
    """A page at a table; `state` is the newest that it was sent."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live?picture=false"
        self.socket: ClientConnection = connect(address, additional_headers={"authorization": f"Bearer {token}"})
        self.state: dict[str, Any] = {"number": -1}

    def until(self, number: int) -> None:
        """Wait until it shows a move."""
        while self.state["number"] < number:
            message = msgspec.json.decode(self.socket.recv(timeout=60))
            assert message["type"] != "refused", message
            if message["type"] == "state":
                self.state = message


def tables_of_all(server: Server, anne: Person, *seats: str) -> dict[int, str]:
    """A table of each process."""
    found: dict[int, str] = {}
    until = time.monotonic() + 60
    while len(found) < PROCESSES and time.monotonic() < until:
        table = anne.open(*seats)["id"]
        found[part_of(table, PROCESSES)] = table
    assert len(found) == PROCESSES
    return found


@needs_postgres
def test_tables_of_all_processes_are_played_over_one_connection(server: Server) -> None:
    """Requests over HTTP wander with their connection; pages go to the process of their table, and are current."""
    anne = Person(server.address, "Anne")
    tables = tables_of_all(server, anne, "me", "me")
    pages = {table: Page(server, table, anne.token()) for table in tables.values()}
    before = server.numbers()
    for _ in range(5):
        for table in tables.values():
            anne.play(table, 2)
    for table, page in pages.items():
        page.until(anne.state(table)["number"])
        assert page.state["number"] >= 10
    after = server.numbers()
    for number in map(str, range(PROCESSES)):
        assert after["flibuste_moves_total", number] - before.get(("flibuste_moves_total", number), 0) >= 10
        assert after["flibuste_tables_in_memory", number] > before.get(("flibuste_tables_in_memory", number), 0) - 1
        assert after["flibuste_sockets", number] == 1, "each page is at its table's process"


@needs_postgres
def test_bots_play_at_the_tables_of_all_processes(server: Server) -> None:
    anne = Person(server.address, "Anne")
    for table in tables_of_all(server, anne, "me", "bot:random", "bot:random").values():
        anne.play(table, 6)
        assert anne.state(table)["number"] > 6


@needs_postgres
def test_all_are_ready(server: Server) -> None:
    assert httpx.get(f"{server.address}/ready", timeout=60).json() == {"status": "ready"}
    assert httpx.get(f"{server.address}/metrics", headers={"x-forwarded-for": "1.2.3.4"}).status_code == 404


@needs_postgres
def test_a_killed_process_is_replaced_and_its_tables_are_played_on(server: Server) -> None:
    anne = Person(server.address, "Anne")
    tables = tables_of_all(server, anne, "me", "me")
    for table in tables.values():
        anne.play(table, 4)
    told = {table: anne.state(table, seat=1) for table in tables.values()}
    token, children = anne.token(), server.children()
    assert len(children) == PROCESSES
    os.kill(children[0], signal.SIGKILL)
    again = Person(server.address, "Anne")
    again.http.cookies.set("flibuste", token)
    again.keys = 1000
    for table in tables.values():
        found = again.state(table, seat=1)
        assert (found["view"], found["number"]) == (told[table]["view"], told[table]["number"])
        page = Page(server, table, token)
        again.play(table, 4)
        page.until(again.state(table)["number"])
    assert len(server.children()) == PROCESSES and children[0] not in server.children()


@needs_postgres
def test_all_end_together(tmp_path: Path) -> None:
    with new_database() as database:
        for signal_number, ends in ((signal.SIGTERM, (0, -signal.SIGTERM)), (signal.SIGKILL, (-signal.SIGKILL,))):
            server = Server(tmp_path, database)
            children = server.children()
            server.process.send_signal(signal_number)
            assert server.process.wait(30) in ends
            until = time.monotonic() + 30
            while any(is_at_work(child) for child in children):
                assert time.monotonic() < until
                time.sleep(0.05)


def is_at_work(process: int) -> bool:
    """Whether a process is there, and not only what remains of it until its parent asks how it ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
