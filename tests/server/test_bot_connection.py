"""A bot sends all its answers on one connection, and opens another when the server has closed it."""

import json
import threading
import urllib.error
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from flibuste.server.bots.worker import Remote


class Answering(BaseHTTPRequestHandler):
    """Answers every POST with what was sent; `/refuse` refuses, `/end` closes the connection after its answer."""

    protocol_version = "HTTP/1.1"
    connections: list[str]

    def setup(self) -> None:
        super().setup()
        self.connections.append("opened")

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.send_response(409 if self.path == "/refuse" else 200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        self.close_connection = self.path == "/end"

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def address() -> Iterator[str]:
    Answering.connections = []
    with ThreadingHTTPServer(("127.0.0.1", 0), Answering) as found:
        threading.Thread(target=found.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{found.server_port}"
        found.shutdown()


def test_one_connection_for_all_answers(address: str) -> None:
    remote = Remote(address, "token")
    for number in range(3):
        assert remote.post("/move", {"number": number}) == {"number": number}
    with pytest.raises(urllib.error.HTTPError) as refused:
        remote.post("/refuse", {"why": "stale"})
    assert refused.value.code == 409 and json.loads(refused.value.read()) == {"why": "stale"}
    assert len(Answering.connections) == 1
    remote.posting.close()


def test_another_when_the_server_has_closed_it(address: str) -> None:
    remote = Remote(address, "token")
    for number in range(3):
        assert remote.post("/end", {"number": number}) == {"number": number}
    assert len(Answering.connections) == 3
    remote.posting.close()


def test_a_server_that_is_not_there() -> None:
    with pytest.raises(OSError):
        Remote("http://127.0.0.1:9", "token").post("/move", {})
