"""A built-in bot that plays over the network: it listens, thinks and answers. It needs none of the server's libraries.

`flibuste bot` calls `play`. For its own bots the server starts this module as a process, with the token in the
environment: python -m flibuste.server.bots.worker ADDRESS PART PARTS SERVER-PROCESS [SIGNS-OF-LIFE]
The last is a file that it touches again and again, so that its parent sees that it does not hang.
"""

import http.client
import io
import json
import logging
import os
import signal
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from flibuste.bots import bot_names, make_bot
from flibuste.engine.chance import Fast
from flibuste.engine.perspective import Perspective
from flibuste.engine.registry import load_game
from flibuste.records.position import read_position
from flibuste.server.seat_numbers import engine_seat

log = logging.getLogger("flibuste.bot")
Data = dict[str, Any]
TIMEOUT_SECONDS = 30.0
THINKING_SECONDS = 0.9  # about a decision, at most
PATIENCE_SECONDS = 60


class Remote:
    """The connection of a bot with this token to a server. `alive` is called whenever anything comes from there."""

    def __init__(self, address: str, token: str, alive: Callable[[], None] = lambda: None) -> None:
        self.address = address.rstrip("/")
        self.alive = alive
        self.headers = {"content-type": "application/json"}
        if token:
            self.headers["authorization"] = f"Bearer {token}"
        parts = urllib.parse.urlsplit(self.address)
        connection = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        self.posting = connection(parts.netloc, timeout=TIMEOUT_SECONDS)
        self.posting_path = parts.path

    def lines(self, query: str = "") -> Iterator[Data]:
        """The questions, one after another, until the connection breaks."""
        request = urllib.request.Request(f"{self.address}/api/bot/stream{query}", headers=self.headers)
        with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS) as stream:
            for line in stream:
                self.alive()
                if line.strip():
                    yield json.loads(line)

    def get(self, path: str) -> Data:
        """GET a JSON document."""
        with urllib.request.urlopen(self.address + path, timeout=TIMEOUT_SECONDS) as answer:
            found: Data = json.load(answer)
        return found

    def post(self, path: str, data: Data) -> Data:
        """POST a JSON document; returns the answer. The connection stays open for the next one.

        The server may have closed one that was open: then another one is opened. What is sent twice is done once.
        """
        body, was_open = json.dumps(data).encode(), self.posting.sock is not None
        try:
            return self.posted(path, body)
        except (http.client.HTTPException, ConnectionError):
            if not was_open:
                raise
            return self.posted(path, body)

    def posted(self, path: str, body: bytes) -> Data:
        """One attempt; after a failure the connection is closed, and the next attempt opens another."""
        place = self.address + path
        try:
            self.posting.request("POST", self.posting_path + path, body, self.headers)
            answer = self.posting.getresponse()
            text = answer.read()
        except BaseException:
            self.posting.close()
            raise
        if answer.status >= 300:
            raise urllib.error.HTTPError(place, answer.status, answer.reason, answer.headers, io.BytesIO(text))
        found: Data = json.loads(text)
        return found


def choose(question: Data, level: str) -> str:
    """The bot's choice. It thinks in positions that its seat cannot tell from the real one."""
    actions = question["actions"]
    if len(actions) == 1:
        return str(actions[0]["action"])
    game = load_game(question["game"], rules=question["imagined"].get("rules_version"))
    chance = Fast(f"{question['table']} {question['decision']}")
    state = read_position(game, question["imagined"], chance)
    perspective = Perspective(game, state, engine_seat(question["seat"]), chance)
    return make_bot(level, chance, THINKING_SECONDS).choose(perspective).notation


def answer(remote: Remote, question: Data, level: str, patience_seconds: int = 0) -> None:
    """Choose and send the answer. A bot that fails takes the first legal action, so that nobody waits for ever."""
    try:
        asked = question.get("level")  # a server may ask for a bot by its name, and for no file of this machine
        with patience(patience_seconds):
            action = choose(question, asked if asked in bot_names() else level)
    except Exception:
        log.exception("a bot could not think")
        action = question["actions"][0]["action"]
    move = {key: question[key] for key in ("table", "seat", "decision")}
    try:
        remote.post(f"/api/bot/move?table={move['table']}", {**move, "action": action})
    except urllib.error.HTTPError as error:
        if error.code != 409:
            log.warning("an answer was refused: %s %s", error.code, error.read(300).decode(errors="replace"))


@contextmanager
def patience(seconds: int) -> Iterator[None]:
    """End this process if what follows takes longer: whoever looks after it starts another. 0: never, as on Windows."""
    if not seconds or not hasattr(signal, "alarm"):
        yield
        return
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)


def take_open_seat(remote: Remote, table: str, name: str) -> tuple[str, int]:
    """Take the first open seat of a table; returns the token and the seat."""
    seats = remote.get(f"/api/tables/{table}")["seats"]
    seat = next((entry["seat"] for entry in seats if entry["kind"] == "open"), 1)
    opened = remote.post(f"/api/tables/{table}/seats/{seat}", {"name": name})
    return str(opened["me"]["token"]), seat


def play(
    address: str,
    token: str,
    level: str = "greedy",
    query: str = "",
    stop: threading.Event | None = None,
    patience_seconds: int = 0,
    alive: Callable[[], None] = lambda: None,
) -> None:
    """Play all seats of a token until `stop` is set. Reconnects after a failure; a wrong token raises HTTPError.

    `alive` is called again and again.
    """
    remote = Remote(address, token, alive)
    while stop is None or not stop.is_set():
        alive()
        try:
            for question in remote.lines(query):
                if question.get("type") == "decision":
                    answer(remote, question, level, patience_seconds)
                if stop is not None and stop.is_set():
                    return
        except urllib.error.HTTPError as error:
            if error.code in (401, 403):
                raise
            time.sleep(1)
        except (OSError, ValueError):
            time.sleep(0.3)


def main() -> None:
    """Run as a worker of a server."""
    from flibuste.server.logs import set_up_logs

    set_up_logs()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    address, part, parts, server, *more = sys.argv[1:6]
    threading.Thread(target=end_with, args=(int(server),), daemon=True).start()
    query = f"?part={part}&parts={parts}"
    alive = partial(Path(more[0]).touch) if more else lambda: None
    play(address, os.environ["FLIBUSTE_BOT_TOKEN"], query=query, patience_seconds=PATIENCE_SECONDS, alive=alive)


def end_with(server: int) -> None:
    """End this process when its server has ended, even if that was before this process had begun."""
    while os.getppid() == server:
        time.sleep(1)
    os._exit(0)


if __name__ == "__main__":
    main()
