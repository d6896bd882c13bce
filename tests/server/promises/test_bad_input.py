"""Bad input: whatever is sent, over HTTP or a WebSocket, is answered; nothing fails inside, and no table gets stuck."""

import contextlib
import json
import logging
import random
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from flibuste.engine.registry import load_game
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.house import go_on
from tests.server.promises.test_wire_leaks import Watch
from tests.server.running import Person, RunningServer

Data = dict[str, Any]
PHASES = [Phase.explicit, Phase.generate]  # no shrinking: the first failure is reported as it is
ODD = ["", " ", "\x00", "\u202e", "é" * 3000, "0", "-1", "1e999", "null", "../../etc/passwd", "%00", "' OR 1=1 --", "𝄞"]
NONSENSE: list[str | bytes] = ["", "{", "[]", "\x00", '{"type":', "[" * 10_000, b"\xff\x00", b"{}", '"\\ud800"']


class Complaints(logging.Handler):
    """What the server's logs say that should never happen (how our own client takes a refusal is not its affair)."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith("websockets.client"):
            self.found.append(logging.Formatter().format(record))


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    handler = Complaints()
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)
    assert handler.found == []


def plays_on(person: Person, table: str) -> None:
    """The table is not stuck, and a new one can be played to its end."""
    person.keys = random.randrange(10**6, 10**9)
    if person.ask(f"/tables/{table}")["status"] == "playing":
        assert person.play(table, 5) or person.ask(f"/tables/{table}")["status"] == "over"
    other = person.open("me", "me", game="auction")["id"]
    person.play(other)
    assert person.ask(f"/tables/{other}")["status"] == "over"


# ---- HTTP, as the OpenAPI document describes it ----


def fuzz(server: RunningServer, examples: int) -> tuple[Person, str]:
    """Requests made from the document: as it wants them and not; about tables that exist, and not."""
    anne = server.person("Anne")
    playing = anne.open("me", "me", "me")["id"]
    waiting = anne.open("me", "open", public=True)["id"]
    cup = anne.send("/tournaments", {"game": "stortebeker", "bots": "random"}, 201)["tournament"]["id"]
    headers = {"authorization": f"Bearer {anne.token()}"}
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    schema.config.generation.update(modes=list(schemathesis.GenerationMode))
    tables = st.sampled_from([playing, playing, waiting, "nowhere", "\x00"])
    cups = st.sampled_from([cup, cup, "nowhere", "\x00"])
    http = httpx.Client(base_url=server.address, timeout=60)
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        operation = result.ok()
        if operation.path in ("/api/bot/stream", "/api/me/link", "/api/me/forget", "/api/me/erase"):
            continue  # the first has no end, the others change who Anne is

        @given(case=operation.as_strategy(), table=tables, cup=cups, known=st.booleans(), decision=st.booleans())
        @settings(
            max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck), phases=PHASES
        )
        def attempt(case: Any, table: str, cup: str, known: bool, decision: bool) -> None:
            if "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = table
            if "tournament_id" in (case.path_parameters or {}):
                case.path_parameters["tournament_id"] = cup
            if decision and isinstance(case.body, dict) and "decision" in case.body:
                case.body["decision"] = anne.state(playing)["decision"]["id"]
            answer = case.call(headers=headers if known else {})
            assert answer.status_code < 500, (case.method, case.formatted_path, case.body, answer.text)
            if answer.status_code >= 400:
                assert answer.json().keys() == {"error", "message", "clause", "hint"}

        attempt()
    odd_addresses(http)
    return anne, playing


def odd_addresses(http: httpx.Client) -> None:
    """What no document describes: odd paths, bodies, headers and methods."""
    for path in ("/%00", "/" + "x" * 5000, "/../../etc/passwd", "/assets/%2e%2e/%2e%2e/x", "/api", "/api/tables/%ff"):
        for method in ("GET", "POST", "DELETE", "OPTIONS", "TRACE"):
            assert http.request(method, path).status_code < 500, (method, path)
    for body in (b"", b"{", b"\xff\xfe", b"[" * 50_000, b'{"name": "\\ud800"}', b'{"name": 1e400}', b"null"):
        for path in ("/api/me", "/api/me/recover", "/api/tables"):
            answer = http.post(path, content=body, headers={"content-type": "application/json"})
            assert 400 <= answer.status_code < 500, (path, body[:20])
    for value in ("Bearer", "Bearer .", "Bearer a.b", "Basic eA==", "Bearer " + "x" * 5000):
        assert http.get("/api/me", headers={"authorization": value}).status_code == 401
    for cookie in ("flibuste=", "flibuste=x.y", "flibuste=\xe9"):
        assert http.get("/api/me", headers={b"cookie": cookie.encode("latin-1")}).status_code == 401
    for header in (b"accept-language", b"origin", b"host", b"sec-fetch-site"):
        for text in (b"\xff", b";;;,,,", b"http://[::1", b"x" * 3000):
            assert http.get("/api/games", headers={header: text}).status_code < 500
            assert http.post("/api/me", headers={header: text}, json={"name": "x"}).status_code < 500, (header, text)


def test_requests_made_from_the_document(server: RunningServer, complaints: Complaints) -> None:
    plays_on(*fuzz(server, 2))


@pytest.mark.slow
def test_many_requests_made_from_the_document(server: RunningServer, complaints: Complaints) -> None:
    plays_on(*fuzz(server, 60))


def test_a_standing_answer_that_means_nothing_stops_no_table(server: RunningServer, complaints: Complaints) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "open")["id"]
    step = next(step for step in load_game("stortebeker").steps if step.REACTION)
    body = {"seat": 1, "step": step.NAME, "action": "fly to the moon", "until": "match"}
    assert anne.send(f"/tables/{table}/standing", body, 422, "PUT")["error"] == "not-an-action"
    watch = Watch("stortebeker", 0)
    for seat in watch.table.seats:
        seat.standing = [{"step": step.NAME, "action": "fly to the moon", "until": "match"}]
    while not watch.table.state.stack[-1].REACTION:
        watch.move()
    draft = Draft()
    go_on(watch.table, draft, 0.0)
    assert not any(entry.made_by == "standing" for entry in draft.entries)


def test_taking_back_is_done_once_however_often_it_is_sent(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "me")["id"]
    for _ in range(40):
        anne.play(table, 1)
        state = anne.state(table, seat=1)
        if state["undo"]:
            break
    done = anne.send(f"/tables/{table}/undo", {"seat": 1, "key": "back"})
    anne.play(table, 60)
    server.app.state.tables.cache.pop(table)
    again = anne.send(f"/tables/{table}/undo", {"seat": 1, "key": "back"})
    assert again["repeated"] and again["number"] == done["number"]


# ---- the WebSocket ----


def page(person: Person, table: str, query: str = "") -> ClientConnection:
    address = str(person.http.base_url).replace("http", "ws").rstrip("/")
    headers = {"cookie": f"flibuste={person.token()}"}
    place = f"{address}/api/tables/{table}/live?{query}"
    return connect(place, additional_headers=headers, max_size=None, legacy=True, close_timeout=1)


class Fuzzer:
    """Sends what a page would never send, half of it almost right."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        self.person = person
        self.table = table
        self.dice = random.Random(seed)
        self.state: Data = {}
        self.refused = 0

    def value(self) -> Any:
        dice = self.dice
        return dice.choice(
            [None, True, 0, 1, -1, 2**70, 0.5, [], {}, [[]], {"a": 1}, dice.choice(ODD), dice.choice(ODD) * 3, "pass"]
        )

    def message(self) -> str | bytes:
        dice = self.dice
        if dice.random() < 0.1:
            return dice.choice(NONSENSE)
        found: Data = {"type": dice.choice(["act", "act", "act", "undo", "chat", "standing", "see", "ping", "fly", ""])}
        decision = self.state.get("decision") or {"id": "0.1", "actions": [{"action": "pass"}]}
        good: Data = {
            "key": str(dice.random()),
            "seat": dice.choice([0, 1, 2, 3]),
            "decision": decision["id"],
            "action": dice.choice(decision["actions"] or [{"action": "pass"}])["action"],
            "text": "Ahoy",
            "step": (self.state.get("prompt") or {}).get("step", "turn"),
            "until": dice.choice(["action", "turn", "match"]),
            "since": dice.choice([0, 5, 10**9]),
            "picture": False,
            "lang": dice.choice(["en", "fr", "xx"]),
        }
        for key, value in good.items():
            chance = dice.random()
            if chance < 0.75:
                found[key] = value
            elif chance < 0.9:
                found[key] = self.value()
        return json.dumps(found)

    def run(self, messages: int) -> None:
        while messages > 0:
            query = self.dice.choice(["", "seat=1", "seat=2&since=3", "since=99999", "lang=fr", "picture=false"])
            socket = page(self.person, self.table, query)
            burst = self.dice.randrange(1, 30)
            messages -= burst
            with contextlib.suppress(ConnectionClosed):
                for _ in range(burst):
                    socket.send(self.message())
                    self.listen(socket, 0)
                if self.dice.random() < 0.7:
                    socket.send('{"type": "ping"}')
                    self.listen(socket, 60, "pong")
                else:  # gone in the middle of everything
                    socket.socket.close()
            with contextlib.suppress(ConnectionClosed, OSError):
                socket.close()

    def listen(self, socket: ClientConnection, wait: float, last: str = "") -> None:
        """Take what has come, or all up to the last answer, which has to come."""
        try:
            while True:
                message = json.loads(socket.recv(timeout=wait))
                if message["type"] == "state":
                    self.state = message
                if message["type"] == "refused":
                    self.refused += 1
                    assert message["error"] not in ("bug", "store"), message
                if message["type"] == last:
                    return
        except TimeoutError:
            assert not last, "the page is stuck"


def fuzz_sockets(server: RunningServer, messages: int, pages: int) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "me", "me", game="cove")["id"]
    fuzzers = [Fuzzer(anne, table, seed) for seed in range(pages)]
    faults: list[BaseException] = []

    def run(fuzzer: Fuzzer) -> None:
        try:
            fuzzer.run(messages)
        except BaseException as fault:
            faults.append(fault)

    threads = [threading.Thread(target=run, args=(fuzzer,), daemon=True) for fuzzer in fuzzers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(240)
        assert not thread.is_alive()
    assert not faults, faults
    assert sum(fuzzer.refused for fuzzer in fuzzers) > 0
    plays_on(anne, table)
    until = time.monotonic() + 60
    while server.app.state.tables.viewers(table):
        assert time.monotonic() < until, "pages that are gone are still counted"
        time.sleep(0.05)


def test_a_page_that_sends_anything(server: RunningServer, complaints: Complaints) -> None:
    fuzz_sockets(server, 60, 2)


@pytest.mark.slow
def test_pages_that_send_anything_for_long(server: RunningServer, complaints: Complaints) -> None:
    fuzz_sockets(server, 2500, 4)


def test_odd_addresses_of_sockets(server: RunningServer, complaints: Complaints) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "me")["id"]
    for query in (
        "seat=x",
        "seat=-1",
        "seat=99",
        "since=-5",
        f"since={'9' * 5000}",
        "lang=%00",
        "seat=%00",
        "picture=7",
    ):
        with contextlib.suppress(ConnectionClosed, InvalidStatus), page(anne, table, query) as socket:
            socket.recv(timeout=60)
    for place in ("%00", "nowhere", "x" * 3000):
        with pytest.raises(ConnectionClosed) as closed, page(anne, place) as socket:
            while True:
                socket.recv(timeout=60)
        assert closed.value.rcvd is not None and closed.value.rcvd.code in (4404, 4400)
    plays_on(anne, table)


def test_writes_that_nobody_waits_for_stop_no_writer(server: RunningServer) -> None:
    """A page that is gone before its answer is written leaves the store in order."""
    import asyncio

    store = server.store

    def slow(_connection: object) -> str:
        time.sleep(0.05)
        return "written"

    async def hurry() -> str:
        for _ in range(3):
            tasks = [asyncio.ensure_future(store.write(slow)) for _ in range(3)]
            await asyncio.sleep(0.01)
            for task in tasks:
                task.cancel()
        return await asyncio.wait_for(store.write(slow), 60)

    assert asyncio.run(hurry()) == "written"
