"""An acknowledged move is never lost: the server is killed at random moments while people play.

After every restart each player sends again what was not acknowledged, with the same key. In the end the store has
every acknowledged move at the number that was acknowledged, no answer twice, and every match replays to its digests.
"""

import json
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from flibuste.engine.registry import load_game
from flibuste.records.replay import load_match
from flibuste.server.settings import Settings
from flibuste.server.store import open_store, queries
from flibuste.server.store.rows import EntryRow
from flibuste.server.tables.finished import History, match_file
from flibuste.server.tables.loaded_table import LoadedTable
from tests.server.promises.process import Command, Stable
from tests.server.running import new_settings

Data = dict[str, Any]
LONGEST = 120.0
BROKEN = (httpx.TransportError, WebSocketException, OSError, TimeoutError)


class Player:
    """Somebody who plays both seats of one table after another, over HTTP or over a WebSocket."""

    def __init__(self, name: str, game: str, by_socket: bool) -> None:
        self.name = name
        self.game = game
        self.by_socket = by_socket
        self.dice = random.Random(name)
        self.token = ""
        self.table = ""
        self.tables: list[str] = []
        self.keys = 0
        self.unanswered: Data | None = None
        self.told: dict[tuple[str, str], tuple[int, str]] = {}
        self.again = 0
        self.fault: Exception | None = None

    # ---- one life of a server ----

    def play_until(self, address: str, stop: threading.Event) -> None:
        """Play until the server is gone."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        try:
            with httpx.Client(base_url=address, headers=headers, timeout=60) as http:
                if not self.token:
                    me = self.post(http, "/api/me", {"name": self.name})
                    self.token = me["token"]
                    http.headers["authorization"] = f"Bearer {self.token}"
                while not stop.is_set():
                    self.sit_down(http)
                    self.play(http, address, stop)
        except BROKEN:
            return
        except Exception as error:
            self.fault = error

    def post(self, http: httpx.Client, path: str, body: Data) -> Data:
        answer = http.post(path, json=body)
        assert answer.is_success, (path, body, answer.status_code, answer.text)
        found: Data = answer.json()
        return found

    def sit_down(self, http: httpx.Client) -> None:
        if not self.table:
            opened = self.post(http, "/api/tables", {"game": self.game, "seats": ["me"] * 3})
            self.table = opened["table"]["id"]
            self.tables.append(self.table)

    def play(self, http: httpx.Client, address: str, stop: threading.Event) -> None:
        if not self.by_socket:
            while self.table and not stop.is_set():
                self.move(http, lambda body: self.post(http, f"/api/tables/{body.pop('table')}/act", body))
            return
        place = f"{address.replace('http', 'ws')}/api/tables/{self.table}/live?picture=false&seat=0"
        headers = {"authorization": f"Bearer {self.token}"}
        with connect(place, additional_headers=headers, max_size=None) as socket:

            def send(body: Data) -> Data:
                socket.send(json.dumps({"type": "act", **body}))
                while True:
                    message: Data = json.loads(socket.recv(timeout=60))
                    assert message["type"] != "refused", (body, message)
                    if message["type"] == "done" and message["key"] == body["key"]:
                        return message

            while self.table and not stop.is_set():
                self.move(http, send)

    # ---- one move ----

    def move(self, http: httpx.Client, send: Any) -> None:
        """Answer for whoever is asked; what was not acknowledged in an earlier life is sent again."""
        if self.unanswered is None:
            self.unanswered = self.next_answer(http)
            if self.unanswered is None:
                self.table = ""
                return
            fresh = True
        else:
            fresh = False
        done = send(dict(self.unanswered))
        assert not (fresh and done["repeated"]), self.unanswered
        self.again += done["repeated"]
        self.told[self.unanswered["table"], f"{self.unanswered['seat']}:{self.unanswered['key']}"] = (
            done["number"],
            self.unanswered["action"],
        )
        self.unanswered = None

    def next_answer(self, http: httpx.Client) -> Data | None:
        answer = http.get(f"/api/tables/{self.table}/state", params={"picture": False})
        assert answer.status_code == 200, answer.text
        state = answer.json()
        if state["status"] != "playing":
            return None
        self.keys += 1
        action = self.dice.choice(state["decision"]["actions"])["action"]
        return {
            "table": self.table,
            "decision": state["decision"]["id"],
            "seat": state["seat"],
            "key": f"{self.name} {self.keys}",
            "action": action,
        }


def one_life(address: str, players: list[Player], moves: int, kill: Any) -> None:
    """Everybody plays; some milliseconds after so many acknowledged moves the server is killed."""
    stop = threading.Event()
    threads = [threading.Thread(target=player.play_until, args=(address, stop), daemon=True) for player in players]
    enough = sum(len(player.told) for player in players) + moves
    until = time.monotonic() + LONGEST
    for thread in threads:
        thread.start()
    while sum(len(player.told) for player in players) < enough and any(thread.is_alive() for thread in threads):
        assert time.monotonic() < until, "nobody can play"
        time.sleep(0.001)
    time.sleep(random.uniform(0, 0.02))
    kill()
    stop.set()
    for thread in threads:
        thread.join(90)
        assert not thread.is_alive()
    for player in players:
        if player.fault is not None:
            raise player.fault


# ---- afterwards ----


def check_store(settings: Settings, players: list[Player]) -> int:
    """Everything that was acknowledged is there once, and every match replays; returns how many moves there are."""
    store = open_store(settings.data, settings.database)
    moves = 0
    try:
        for player in players:
            for table in player.tables:
                found = store.read_now(queries.table, table)
                assert found is not None
                entries = store.read_now(queries.entries, table, -1, None)
                check_answers(player, table, entries)
                check_replay(LoadedTable(*found), entries)
                moves += len(entries) - 1
    finally:
        store.close()
    return moves


def check_answers(player: Player, table: str, entries: list[EntryRow]) -> None:
    assert [entry.number for entry in entries] == list(range(len(entries)))
    given = [entry for entry in entries[1:] if entry.made_by != "house"]
    keys = Counter(entry.answer_key for entry in given)
    assert all(times == 1 for times in keys.values()), keys
    by_key = {entry.answer_key: entry for entry in given}
    acknowledged = {key: said for (place, key), said in player.told.items() if place == table}
    for key, said in acknowledged.items():
        assert key in by_key, f"{key} was acknowledged and is lost"
        assert (by_key[key].number, by_key[key].action) == said, key
    unknown = set(by_key) - set(acknowledged)
    waiting = player.unanswered
    allowed = {f"{waiting['seat']}:{waiting['key']}"} if waiting is not None and waiting["table"] == table else set()
    assert unknown <= allowed, "a move that nobody made"


def check_replay(table: LoadedTable, entries: list[EntryRow]) -> None:
    """By the rules and the dice: every draw and every digest."""
    data = match_file(History(table, entries))
    match = load_match(json.loads(json.dumps(data)), load_game(table.row.game))
    assert len(match.moves) == len(entries) - 1
    assert match.game.digest(match.state) == entries[-1].digest
    assert (match.state.outcome is not None) == (table.row.status == "over")


@pytest.fixture
def fresh(kind: str, tmp_path: Path) -> Iterator[Settings]:
    with new_settings(kind, tmp_path) as found:
        yield found


def new_players(number: int) -> list[Player]:
    games = ["stortebeker", "cove"]
    return [Player(f"player {n}", games[n % len(games)], by_socket=n % 4 >= 2) for n in range(number)]


def test_a_server_that_is_killed_while_people_play(fresh: Settings) -> None:
    """The real command, once; the rest of its life is looked at in the store."""
    server = Command(fresh)
    players = new_players(4)
    one_life(server.address, players, 20, server.kill)
    assert check_store(fresh, players) >= 20


@pytest.mark.slow
def test_two_hundred_servers_that_are_killed_while_people_play(fresh: Settings) -> None:
    players = new_players(6)
    dice = random.Random()
    stable = Stable(fresh)
    try:
        for _ in range(200):
            one_life(stable.start(), players, dice.randrange(12), stable.kill)
        check_store(fresh, players)
        one_life(stable.start(), players, 100, stable.kill)
    finally:
        stable.close()
    moves = check_store(fresh, players)
    again = sum(player.again for player in players)
    print(f"{'postgresql' if fresh.database else 'sqlite'}: {moves} moves, {again} acknowledged only the second time")
    assert moves > 400
