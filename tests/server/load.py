"""Many tables at once: python -m tests.server.load [--tables 300] [--seconds 30] [--rate 200] [--pictures]

Starts `flibuste serve` on a new data folder (or on FLIBUSTE_DATABASE), seats scripted players at each table, each with
a page of his own, and lets them make so many moves a second in all. It reports how many were made, the time from
sending a move until the *other* player's page shows it, the memory a table takes, and how long the longest match takes
to open on a server that has just been started. With onlookers it measures at the table that they look at.
"""

import argparse
import asyncio
import gc
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import Struct, field
from websockets.asyncio.client import ClientConnection, connect

from flibuste.engine.registry import load_game
from flibuste.server.settings import Settings, from_environment
from tests.server.promises.process import Command

GAMES = ("stortebeker", "cove")
GOAL_MS = 150.0
Data = dict[str, Any]


class Choice(Struct):
    action: str


class Decision(Struct):
    id: str
    actions: list[Choice]


class Message(Struct):
    """What matters of a message."""

    type: str
    number: int = 0
    status: str = ""
    seat: int = 0
    decision: Decision | str | None = None
    error: str = ""
    key: str = ""


class Report(Struct):
    tables: int
    pictures: bool
    pages: int = 0
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    moves: int = 0
    memory_kb: float = 0.0
    longest: int = 0
    cold_ms: float = 0.0
    behind: int = 0
    onlookers: int = 0

    def percentile(self, part: float) -> float:
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0

    def lines(self, rate: float) -> list[str]:
        made = self.moves / max(self.seconds, 0.001)
        met = self.percentile(0.99) < GOAL_MS and made >= 0.9 * rate
        return [
            f"{self.tables} tables, {self.pages} pages {'with' if self.pictures else 'without'} pictures, "
            f"{self.onlookers} onlookers at the first",
            f"moves: {self.moves} in {self.seconds:.0f} s, {made:.0f} a second ({self.behind} begun late)",
            f"from sending to the other's page: p50 {self.percentile(0.5):.0f} ms, p99 {self.percentile(0.99):.0f} ms",
            f"memory: {self.memory_kb:.0f} kB a table",
            f"opening the longest match ({self.longest} entries) on a new server: {self.cold_ms:.0f} ms",
            f"refused: {len(self.refused)} {sorted(set(self.refused))}",
            f"target, p99 under {GOAL_MS:.0f} ms at {rate:.0f} moves/s: {'met' if met else 'NOT met'}",
        ]


class Page:
    """One player's page: the newest state it has, and when it came."""

    def __init__(self, socket: ClientConnection, report: Report) -> None:
        self.socket = socket
        self.report = report
        self.state = Message("state", -1)
        self.news = asyncio.Condition()
        self.sent: dict[int, float] = {}
        self.done: dict[str, int] = {}

    async def listen(self) -> None:
        try:
            await self.take_all()
        except Exception as fault:
            self.report.refused.append(repr(fault))
            async with self.news:
                self.state = Message("state", 1_000_000_000, "over")
                self.news.notify_all()

    async def take_all(self) -> None:
        async for text in self.socket:
            message = msgspec.json.decode(text, type=Message)
            async with self.news:
                if message.type == "state":
                    self.state = message
                elif message.type == "done":
                    self.done[message.key] = message.number
                elif message.type == "refused":
                    self.report.refused.append(message.error)
                    self.done[message.key] = -1
                self.news.notify_all()

    async def until(self, holds: Any) -> None:
        async with self.news:
            await self.news.wait_for(holds)


class Party:
    """The players of a table, each with his page."""

    def __init__(self, number: int, game: str, report: Report) -> None:
        self.dice = random.Random(number)
        self.game = game
        self.report = report
        self.table = ""
        self.pages: list[Page] = []
        self.keys = 0
        self.tasks: list[asyncio.Task[None]] = []
        self.is_measured = True

    async def sit_down(self, http: httpx.AsyncClient, address: str) -> None:
        query = "picture=true" if self.report.pictures else "picture=false"
        size = load_game(self.game).seats.start
        seats = ["me", *["open"] * (size - 1)]
        opened = await posted(http, "/api/tables", {"game": self.game, "seats": seats, "name": "Anne"})
        self.table = opened["table"]["id"]
        tokens = [opened["me"]["token"]]
        for seat in range(2, size + 1):
            other = await posted(http, f"/api/tables/{self.table}/seats/{seat}", {"name": f"Player {seat}"})
            tokens.append(other["me"]["token"])
        for token in tokens:
            place = f"{address.replace('http', 'ws')}/api/tables/{self.table}/live?{query}"
            headers = {"authorization": f"Bearer {token}"}
            socket = await connect(place, additional_headers=headers, max_size=None, compression=None, open_timeout=120)
            page = Page(socket, self.report)
            self.pages.append(page)
            self.report.pages += 1
            self.tasks.append(asyncio.create_task(page.listen()))

    async def be_watched(self, address: str, number: int) -> None:
        """So many look on, and only take what comes."""
        query = "picture=true" if self.report.pictures else "picture=false"
        place = f"{address.replace('http', 'ws')}/api/tables/{self.table}/live?{query}"
        for _ in range(number):
            socket = await connect(place, max_size=None, compression=None, open_timeout=120)
            self.tasks.append(asyncio.create_task(drain(socket)))

    async def move(self) -> bool:
        """Whoever is asked moves; how long until the other's page shows it. False when the game is over."""
        for page, other in zip(self.pages, [*self.pages[1:], self.pages[0]], strict=True):
            await page.until(lambda page=page: page.state.number >= 0)
            state = page.state
            if state.status == "over":
                return False
            if not isinstance(state.decision, Decision) or not state.decision.actions:
                continue
            self.keys += 1
            key, begun = str(self.keys), time.perf_counter()
            action = self.dice.choice(state.decision.actions).action
            message = {"type": "act", "decision": state.decision.id, "action": action, "key": key, "seat": state.seat}
            await page.socket.send(msgspec.json.encode(message).decode())
            await page.until(lambda page=page, key=key: key in page.done)
            if page.done[key] < 0:
                return True
            version = state.number + 1
            await other.until(lambda other=other, version=version: other.state.number >= version)
            if self.is_measured:
                self.report.waits.append(time.perf_counter() - begun)
            self.report.moves += 1
            await page.until(lambda page=page, version=version: page.state.number >= version)
            return True
        await asyncio.sleep(0.01)
        return True

    async def play(self, pause: float, until: float) -> None:
        """Moves at random moments, `pause` seconds apart on average, whatever the server does."""
        due = time.perf_counter() + self.dice.uniform(0, pause)
        while due < until:
            wait = due - time.perf_counter()
            self.report.behind += wait < -pause
            await asyncio.sleep(max(0.0, wait))
            if not await self.move():
                return
            due += self.dice.uniform(0.5, 1.5) * pause

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        for page in self.pages:
            await page.socket.close()


async def drain(socket: ClientConnection) -> None:
    """Take whatever comes."""
    async for _ in socket:
        pass


async def posted(http: httpx.AsyncClient, path: str, body: Data) -> Data:
    answer = await http.post(path, json=body)
    answer.raise_for_status()
    http.cookies.clear()
    found: Data = answer.json()
    return found


def memory_of(pid: int) -> float:
    """What a process holds, in kB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return float(next(line for line in status.splitlines() if line.startswith("VmRSS:")).split()[1])


async def load(server: Command, report: Report, seconds: float, rate: float) -> list[Party]:
    pairs = [Party(number, GAMES[number % len(GAMES)], report) for number in range(report.tables)]
    async with httpx.AsyncClient(base_url=server.address, timeout=120) as http:
        for warm in (Party(-1, game, report) for game in GAMES):  # the first of its kind loads the game
            await warm.sit_down(http, server.address)
            await warm.leave()
        before = memory_of(server.pid)
        for pair in pairs:
            await pair.sit_down(http, server.address)
        if report.onlookers:
            await pairs[0].be_watched(server.address, report.onlookers)
            for pair in pairs[1:]:
                pair.is_measured = False
        gc.collect()
        gc.disable()  # the players' own pauses are not the server's
        begun = time.perf_counter()
        pause = report.tables / rate
        games = asyncio.gather(*(pair.play(pause, begun + seconds) for pair in pairs), return_exceptions=True)
        results = await asyncio.wait_for(games, seconds + 120)
        report.seconds = time.perf_counter() - begun
        report.memory_kb = (memory_of(server.pid) - before) / report.tables
        report.refused += [repr(result) for result in results if result is not None]
        for pair in pairs:
            await pair.leave()
    return pairs


def cold_load(settings: Settings, report: Report, pairs: list[Party]) -> None:
    """The longest match on a server that has just been started."""
    longest = max(pairs, key=lambda pair: pair.pages[0].state.number)
    report.longest = longest.pages[0].state.number
    server = Command(settings)
    try:
        with httpx.Client(base_url=server.address, timeout=60) as http:
            other = next(pair for pair in pairs if pair.game == longest.game and pair is not longest)
            http.get(f"/api/tables/{other.table}/state")  # the game's own words and pictures are read once
            begun = time.perf_counter()
            http.get(f"/api/tables/{longest.table}/state").raise_for_status()
            report.cold_ms = 1000 * (time.perf_counter() - begun)
    finally:
        server.kill()


def measure(
    settings: Settings, tables: int, seconds: float, rate: float, pictures: bool, onlookers: int = 0
) -> tuple[Report, list[Party]]:
    report = Report(tables, pictures, onlookers=onlookers)
    server = Command(settings)
    try:
        pairs = asyncio.run(load(server, report, seconds, rate))
    finally:
        server.kill()
    cold_load(settings, report, pairs)
    return report, pairs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second, of all tables together")
    parser.add_argument("--pictures", action="store_true", help="the pages want the picture with every state")
    parser.add_argument("--onlookers", type=int, default=0, help="pages that look at the first table")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = from_environment(data=Path(folder))
        report, _ = measure(settings, wanted.tables, wanted.seconds, wanted.rate, wanted.pictures, wanted.onlookers)
    print("\n".join(report.lines(wanted.rate)))


if __name__ == "__main__":
    main()
