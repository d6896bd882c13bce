"""Many tables at once: python -m tests.server.load [--tables 300] [--seconds 30] [--rate 200] [--no-pictures]

Starts `flibuste serve` on a new data folder (or on FLIBUSTE_DATABASE), seats scripted players at tables of all games,
each with a page of his own that asks for what a browser asks for, and a bot at some tables. They make so many moves a
second in all. It reports how many were made, the time from the moment at which a move is *due* until the *other*
player's page shows it (a move that has to wait for the one before waits on the server's account), the time that the
server computed for each move, the memory a table takes, and how long the longest match takes to open on a server that
has just been started. With onlookers it measures at the table that they look at.
"""

import argparse
import asyncio
import gc
import os
import random
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import UNSET, Struct, UnsetType, field, structs
from websockets.asyncio.client import ClientConnection, connect

from flibuste.engine.registry import load_game
from flibuste.server.settings import Settings, from_environment
from tests.server.promises.process import Command

GAMES = ("stortebeker", "cove", "blackbeard", "davyjones")
BOT = "bot:random"
GOAL_MS = 50.0
PATIENCE = 60.0  # after the last move is due
TICKS = os.sysconf("SC_CLK_TCK")
Data = dict[str, Any]


class Choice(Struct):
    action: str


class Decision(Struct):
    id: str
    actions: list[Choice]
    chosen: str | None = None


class Changed(Struct):
    """What matters of the fields that have changed."""

    number: int | UnsetType = UNSET
    status: str | UnsetType = UNSET
    decision: Decision | UnsetType | None = UNSET


class Message(Struct):
    """What matters of a message."""

    type: str
    number: int = 0
    status: str = ""
    seat: int = 0
    decision: Decision | str | None = None
    error: str = ""
    key: str = ""
    set: Changed = field(default_factory=Changed)


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
    bots_at: int = 5
    compressed: bool = True
    changes: bool = True
    profile: str = ""
    processes: int = 1
    server_ms: float = 0.0
    bots_ms: float = 0.0
    own_ms: float = 0.0
    sent_kb: float = 0.0

    def percentile(self, part: float) -> float:
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0

    def lines(self, rate: float) -> list[str]:
        made = self.moves / max(self.seconds, 0.001)
        met = self.percentile(0.99) < GOAL_MS and made >= 0.9 * rate
        return [
            f"{self.tables} tables, {self.pages} pages {'with' if self.pictures else 'without'} pictures, "
            f"{'compressed' if self.compressed else 'not compressed'}, {self.onlookers} onlookers at the first, "
            f"{self.processes} processes",
            f"moves: {self.moves} in {self.seconds:.0f} s, {made:.0f} a second ({self.behind} begun late)",
            f"from due to the other's page: p50 {self.percentile(0.5):.0f} ms, p99 {self.percentile(0.99):.0f} ms",
            f"computing for each move: server {self.server_ms:.2f} ms, bots {self.bots_ms:.2f} ms, "
            f"players {self.own_ms:.2f} ms; {self.sent_kb:.1f} kB sent for each, before compression",
            f"load of the machine: {os.getloadavg()[0]:.1f}",
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
                elif message.type == "changes":
                    changed = structs.asdict(message.set).items()
                    self.state = structs.replace(self.state, **{name: new for name, new in changed if new is not UNSET})
                elif message.type == "done":
                    self.done[message.key] = message.number
                elif message.type == "refused":
                    self.report.refused.append(message.error)
                    self.done[message.key] = -1
                self.news.notify_all()

    async def until(self, holds: Any) -> None:
        async with self.news:
            await self.news.wait_for(holds)

    def is_asked(self) -> bool:
        """Whether it has to answer: an answer that it might still change is none that anybody waits for."""
        decision = self.state.decision
        return isinstance(decision, Decision) and bool(decision.actions) and decision.chosen is None


class Party:
    """The players of a table, each with his page."""

    def __init__(self, number: int, game: str, report: Report) -> None:
        self.number = number
        self.dice = random.Random(number)
        self.game = game
        self.report = report
        self.table = ""
        self.pages: list[Page] = []
        self.keys = 0
        self.tasks: list[asyncio.Task[None]] = []
        self.is_measured = True
        self.has_bot = report.bots_at > 0 and number % report.bots_at == 0

    async def sit_down(self, http: httpx.AsyncClient, address: str) -> None:
        size = max(2, load_game(self.game).seats.start)
        people = size - self.has_bot
        seats = ["me", *["open"] * (people - 1), *[BOT] * (size - people)]
        wanted = {"game": self.game, "seats": seats, "name": f"Anne {self.number}", "pace": {"window": 0}}
        opened = await posted(http, "/api/tables", wanted)
        self.table = opened["table"]["id"]
        tokens = [opened["me"]["token"]]
        for seat in range(2, people + 1):
            other = await posted(
                http, f"/api/tables/{self.table}/seats/{seat}", {"name": f"Player {self.number}.{seat}"}
            )
            tokens.append(other["me"]["token"])
        for token in tokens:
            page = Page(await self.connected(address, token), self.report)
            self.pages.append(page)
            self.report.pages += 1
            self.tasks.append(asyncio.create_task(page.listen()))

    async def be_watched(self, address: str, number: int) -> None:
        """So many look on, and only take what comes."""
        for _ in range(number):
            self.tasks.append(asyncio.create_task(drain(await self.connected(address))))

    async def connected(self, address: str, token: str = "") -> ClientConnection:
        """A page as a browser opens it."""
        picture, changes = ("true" if wanted else "false" for wanted in (self.report.pictures, self.report.changes))
        place = f"{address.replace('http', 'ws')}/api/tables/{self.table}/live?picture={picture}&changes={changes}"
        headers = {"authorization": f"Bearer {token}"} if token else {}
        way = "deflate" if self.report.compressed else None
        return await connect(place, additional_headers=headers, max_size=None, compression=way, open_timeout=120)

    async def asked(self) -> Page | None:
        """The page that is asked now; None when the game is over."""
        while True:
            for page in self.pages:
                await page.until(lambda page=page: page.state.number >= 0)
                if page.state.status == "over":
                    return None
                if page.is_asked():
                    return page
            await asyncio.sleep(0.005)

    async def move(self, due: float) -> bool:
        """Whoever is asked moves; how long until the other's page shows it. False when the game is over."""
        ready = any(page.is_asked() for page in self.pages)
        page = await self.asked()
        if page is None:
            return False
        if self.has_bot and not ready:
            due = max(due, time.perf_counter())  # until now a bot was asked, and answered by the clock
        state, other = page.state, self.pages[(self.pages.index(page) + 1) % len(self.pages)]
        assert isinstance(state.decision, Decision)
        self.keys += 1
        key, action = str(self.keys), self.dice.choice(state.decision.actions).action
        message = {"type": "act", "decision": state.decision.id, "action": action, "key": key, "seat": state.seat}
        await page.socket.send(msgspec.json.encode(message).decode())
        await page.until(lambda: key in page.done)
        if page.done[key] < 0:
            return True
        await other.until(lambda: other.state.number > state.number)
        if self.is_measured:
            self.report.waits.append(time.perf_counter() - due)
        self.report.moves += 1
        await page.until(lambda: page.state.number > state.number)
        return True

    async def play(self, pause: float, until: float) -> None:
        """Moves at random moments, `pause` seconds apart on average, whatever the server does."""
        due = time.perf_counter() + self.dice.uniform(0, pause)
        while due < until:
            wait = due - time.perf_counter()
            self.report.behind += wait < -pause
            await asyncio.sleep(max(0.0, wait))
            if not await self.move(due):
                return
            due += self.dice.uniform(0.5, 1.5) * pause

    def plight(self) -> str:
        """What a table looks like at which nothing happens any more."""
        states = [(page.state.number, page.state.status, page.is_asked()) for page in self.pages]
        return f"stuck: {self.table} {self.game} {'with' if self.has_bot else 'without'} a bot {states}"

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


def memory(server: Command, report: Report) -> float:
    """What a server holds, in kB."""
    return sum(map(memory_of, server_processes(server.pid, report.processes)))


def seconds_of(pid: int) -> float:
    """How long a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def children_of(pid: int) -> list[int]:
    return [
        int(word) for task in Path(f"/proc/{pid}/task").iterdir() for word in (task / "children").read_text().split()
    ]


def server_processes(pid: int, processes: int) -> list[int]:
    """The processes of a server; of several their parent is one, too."""
    return [pid] if processes == 1 else [pid, *children_of(pid)]


class Effort:
    """What server, bots and players compute from now on."""

    def __init__(self, server: Command, processes: int) -> None:
        self.server = server_processes(server.pid, processes)
        self.bots = [child for pid in self.server for child in children_of(pid) if child not in self.server]
        self.address = server.address
        self.begun = self.now()
        self.sent = self.sent_bytes()

    def now(self) -> tuple[float, float, float]:
        return sum(map(seconds_of, self.server)), sum(seconds_of(pid) for pid in self.bots), seconds_of(os.getpid())

    def sent_bytes(self) -> float:
        text = httpx.get(f"{self.address}/metrics").text
        return sum(
            float(line.split()[-1]) for line in text.splitlines() if line.startswith("flibuste_sent_bytes_total")
        )

    def tell(self, report: Report) -> None:
        moves = max(1, report.moves)
        found = [1000 * (now - then) / moves for now, then in zip(self.now(), self.begun, strict=True)]
        report.server_ms, report.bots_ms, report.own_ms = found
        report.sent_kb = (self.sent_bytes() - self.sent) / moves / 1000


async def load(server: Command, report: Report, seconds: float, rate: float) -> list[Party]:
    pairs = [Party(number, GAMES[number % len(GAMES)], report) for number in range(report.tables)]
    async with httpx.AsyncClient(base_url=server.address, timeout=120) as http:
        for warm in (Party(1, game, report) for game in GAMES):  # the first of its kind loads the game
            await warm.sit_down(http, server.address)
            await warm.leave()
        before = memory(server, report)
        for pair in pairs:
            await pair.sit_down(http, server.address)
        if report.onlookers:
            await pairs[0].be_watched(server.address, report.onlookers)
            for pair in pairs[1:]:
                pair.is_measured = False
        gc.collect()
        gc.disable()  # the players' own pauses are not the server's
        effort, begun = Effort(server, report.processes), time.perf_counter()
        pause = report.tables / rate
        if report.profile:
            words = [
                "-p",
                str(server_processes(server.pid, report.processes)[-1]),
                "-d",
                str(int(seconds)),
                "-f",
                "raw",
                "-o",
                report.profile,
            ]
            subprocess.Popen(["py-spy", "record", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        games = [asyncio.create_task(pair.play(pause, begun + seconds)) for pair in pairs]
        _, stuck = await asyncio.wait(games, timeout=seconds + PATIENCE)
        report.seconds = time.perf_counter() - begun
        effort.tell(report)
        report.memory_kb = (memory(server, report) - before) / report.tables
        report.refused += [pair.plight() for pair, game in zip(pairs, games, strict=True) if game in stuck]
        report.refused += [repr(game.exception()) for game in games if game not in stuck and game.exception()]
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
            others = (pair for pair in pairs if pair.game == longest.game and pair is not longest)
            other = next(others, longest)
            http.get(f"/api/tables/{other.table}/state")  # the game's own words and pictures are read once
            begun = time.perf_counter()
            http.get(f"/api/tables/{longest.table}/state").raise_for_status()
            report.cold_ms = 1000 * (time.perf_counter() - begun)
    finally:
        server.kill()


def measure(settings: Settings, report: Report, seconds: float, rate: float) -> list[Party]:
    """Start a server and load it. The players share its machine: they use the lightest event loop that there is."""
    import uvloop

    server = Command(settings, FLIBUSTE_PROCESSES=str(report.processes))
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            pairs = runner.run(load(server, report, seconds, rate))
    finally:
        server.end()
    cold_load(settings, report, pairs)
    return pairs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second, of all tables together")
    parser.add_argument("--no-pictures", action="store_true", help="the pages want no picture with every state")
    parser.add_argument("--no-compression", action="store_true", help="the pages cannot read compressed messages")
    parser.add_argument("--whole", action="store_true", help="the pages want whole states instead of changes")
    parser.add_argument("--bots-at", type=int, default=5, help="every so many tables have a bot (0: none)")
    parser.add_argument("--onlookers", type=int, default=0, help="pages that look at the first table")
    parser.add_argument("--processes", type=int, default=1, help="processes of the server (with FLIBUSTE_DATABASE)")
    parser.add_argument("--profile", default="", help="a file for the stacks that py-spy sees in the server")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = from_environment(data=Path(folder))
        report = Report(wanted.tables, not wanted.no_pictures, onlookers=wanted.onlookers, bots_at=wanted.bots_at)
        report.changes, report.processes = not wanted.whole, wanted.processes
        report.compressed, report.profile = not wanted.no_compression, wanted.profile
        measure(settings, report, wanted.seconds, wanted.rate)
    print("\n".join(report.lines(wanted.rate)))


if __name__ == "__main__":
    main()
