"""Very many requests that no client of ours would make, some almost right: each is answered, none by a failure."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from flibuste.server.settings import Settings
from tests.server.promises.process import Command
from tests.server.running import Person, new_settings

Data = dict[str, Any]
MANY = [pytest.param(1_500, id="short"), pytest.param(100_000, id="long", marks=pytest.mark.slow)]
AT_ONCE = 16
CONNECTIONS = 4
ODD: list[Any] = [
    None,
    True,
    0,
    -1,
    2**70,
    0.5,
    "",
    " ",
    "\x00",
    "é" * 500,
    "1e999",
    [],
    {},
    [[]],
    {"a": 1},
    "../..",
    "𝄞",
]
GARBAGE = [b"", b"{", b"[" * 3000, b"\xff\xfe", b'{"name": "\\ud800"}', b"null", b'"x"', b"{}" * 500]
BODIES: dict[str, Data] = {
    "/api/me": {"name": "Anne"},
    "/api/me/recover": {"token": "a.b"},
    "/api/me/whose": {"token": "a.b"},
    "/api/tables/ID/act": {"decision": "0.1", "action": "pass", "key": "k", "seat": 1},
    "/api/tables/ID/undo": {"key": "k", "seat": 1},
    "/api/tables/ID/undo/ask": {"key": "k", "seat": 1},
    "/api/tables/ID/undo/answer": {"key": "k", "seat": 1, "agree": False},
    "/api/tables/ID/why": {"seat": 1, "targets": ["x"]},
    "/api/tables/ID/chat": {"text": "Ahoy", "seat": 1},
    "/api/tables/ID/report": {"seat": 1, "why": "x"},
    "/api/tables/ID/seats/2": {"name": "Bram", "nonce": "n", "options": {}},
    "/api/tables/ID/seats/2/bot": {"level": "random"},
    "/api/tables/ID/seats/1/options": {"options": {"a": True}},
    "/api/tables/ID/nonce": {"seat": 1, "nonce": "n"},
    "/api/tables/ID/start": {},
    "/api/bot/move": {"table": "ID", "seat": 1, "decision": "0.1", "action": "pass", "key": "k"},
}
RARE: dict[str, Data] = {  # what costs a store or a picture much
    "/api/tables": {"game": "auction", "seats": ["me", "open"], "name": "x"},
    "/api/tables/ID/preview": {"seat": 1, "action": "pass"},
    "/api/tables/ID/fork": {"seat": 1},
}
READ = ["/api/me", "/api/tables", "/api/tables/ID", "/api/tables/ID/log", "/api/tables/ID/chat", "/api/tables/ID/dice"]
READ += [
    "/api/games/x",
    "/api/bots",
    "/api/me/tables",
    "/api/tables/ID/match",
    "/api/tables/ID/replay/3",
    "/live",
    "/ready",
]
READ += [
    "/api/tables/ID/state?picture=false",
    "/metrics",
    "/api/health",
    "/nowhere",
    "/assets/%2e%2e/x",
    "/%00",
    "/%ff",
]
QUERIES = ["", "", "?seat=99", "?seat=x", "?since=-1", "?lang=%00", "?from=9&to=1", "?open=maybe", "?" + "a" * 500]


class Maker:
    """Makes requests."""

    def __init__(self, seed: int, tables: list[str], token: str) -> None:
        self.dice = random.Random(seed)
        self.tables = [*tables, *tables, "nowhere", "%00", "x" * 300]
        self.token = token

    def body(self, good: Data) -> bytes:
        """A body as it should be, or almost, or not at all."""
        dice = self.dice
        if dice.random() < 0.1:
            return dice.choice(GARBAGE)
        found = {
            key: value if dice.random() < 0.8 else dice.choice(ODD)
            for key, value in good.items()
            if dice.random() < 0.93
        }
        if dice.random() < 0.05:
            found["more"] = dice.choice(ODD)
        text = json.dumps(found).encode()
        return text[: dice.randrange(len(text))] if dice.random() < 0.05 else text

    def request(self) -> bytes:
        """One request, as it goes over the wire."""
        dice = self.dice
        method, path, content = dice.choice(["GET", "GET", "HEAD", "DELETE", "OPTIONS"]), dice.choice(READ), b""
        if dice.random() < 0.7:
            pool = RARE if dice.random() < 0.02 else BODIES
            path = dice.choice(list(pool))
            method, content = dice.choice(["POST"] * 8 + ["PUT", "PATCH"]), self.body(pool[path])
        path = path.replace("ID", dice.choice(self.tables)) + dice.choice(QUERIES)
        headers = [f"{method} {path} HTTP/1.1", "host: x", f"content-length: {len(content)}"]
        headers += ["content-type: " + dice.choice(["application/json"] * 8 + ["text/plain", "x"])]
        token = dice.choice([self.token] * 4 + ["a.b", "", "x" * 200])
        headers += [f"authorization: Bearer {token}"] if dice.random() < 0.8 else [f"cookie: flibuste={token}"]
        return "\r\n".join(headers).encode() + b"\r\n\r\n" + content


async def answer_of(reader: asyncio.StreamReader, to_head: bool) -> int:
    """Read one answer; its status."""
    head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 120)).decode("latin-1").lower()
    status = int(head.split(" ", 2)[1])
    length = next((line.partition(":")[2] for line in head.split("\r\n") if line.startswith("content-length")), "0")
    if not to_head and status not in (204, 304):
        await asyncio.wait_for(reader.readexactly(int(length)), 120)
    return status


async def ask_much(address: str, maker: Maker, number: int) -> Counter[int]:
    """So many requests over one connection, several at once; how often each status came."""
    found: Counter[int] = Counter()
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    while found.total() < number:
        batch = [maker.request() for _ in range(AT_ONCE)]
        writer.write(b"".join(batch))
        for request in batch:
            status = await answer_of(reader, request.startswith(b"HEAD"))
            assert status < 500, request
            found[status] += 1
    writer.close()
    return found


async def ask_all(address: str, makers: list[Maker], number: int) -> Counter[int]:
    every = await asyncio.gather(*(ask_much(address, maker, number // len(makers)) for maker in makers))
    return sum(every, Counter())


@pytest.fixture
def fresh(kind: str, tmp_path: Path) -> Iterator[Settings]:
    with new_settings(kind, tmp_path) as found:
        yield found


@pytest.mark.parametrize("number", MANY)
def test_every_request_is_answered(fresh: Settings, number: int) -> None:
    server = Command(fresh)
    try:
        anne = Person(server.address, "Anne")
        tables = [anne.open("me", "me")["id"], anne.open("me", "open", "open")["id"]]
        makers = [Maker(seed, tables, anne.token()) for seed in range(CONNECTIONS)]
        begun = time.monotonic()
        found = asyncio.run(ask_all(server.address, makers, number))
        print(f"{found.total()} requests in {time.monotonic() - begun:.0f} s: {dict(sorted(found.items()))}")
        assert found.total() >= number and {200, 400, 401, 404, 405, 409, 422} <= found.keys()
        text = httpx.get(f"{server.address}/metrics", timeout=60).text
        assert 'reason="bug"' not in text and 'status="5' not in text and "flibuste_store_errors_total{" not in text
        anne.keys = 10**6
        assert anne.play(tables[0], 5) or anne.state(tables[0])["status"] == "over"
        other = anne.open("me", "me", game="stortebeker")["id"]
        assert anne.play(other, 5) == 5
    finally:
        server.kill()
