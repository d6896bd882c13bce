"""The WebSocket, and the interface for bots."""

import json
import threading
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from flibuste.server.bots.worker import Remote, answer, play, take_open_seat
from tests.server.running import Person, RunningServer


class Socket:
    """A page: what it was sent, by type."""

    def __init__(self, person: Person, table: str, query: str = "", **headers: str) -> None:
        address = str(person.http.base_url).replace("http", "ws").rstrip("/")
        if "flibuste" in person.http.cookies:
            headers["cookie"] = f"flibuste={person.token()}"
        self.socket: ClientConnection = connect(
            f"{address}/api/tables/{table}/live?{query}", additional_headers=headers, max_size=None, legacy=True
        )

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def wait(self, kind: str, **fields: Any) -> Any:
        """The next message of a type with these fields."""
        while True:
            message = json.loads(self.socket.recv(timeout=60))
            if message["type"] == kind and all(message.get(key) == value for key, value in fields.items()):
                return message

    def close(self) -> None:
        self.socket.close()


def test_a_page_is_told_what_happens(server: RunningServer) -> None:
    anne, jack = server.person("Anne"), server.person("Jack")
    table = anne.open("me", "open")["id"]
    mine = Socket(anne, table)
    assert mine.wait("table")["table"]["status"] == "open"
    assert mine.wait("state")["view"] is None
    jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})
    his = Socket(jack, table, "lang=fr&picture=false")
    state = mine.wait("state", status="playing")
    assert state["seat"] == 1 and state["picture"].startswith("<svg")
    assert his.wait("state")["seat"] == 2
    action = state["decision"]["actions"][0]["action"]
    mine.send(type="act", decision=state["decision"]["id"], action=action, key="a")
    assert mine.wait("done")["key"] == "a"
    news = his.wait("state", number=state["number"] + 1)
    assert len(news["log"]["events"]) == 1 and news["picture"] is None
    mine.send(type="act", decision=state["decision"]["id"], action=action, key="b")
    assert mine.wait("refused")["error"] == "stale"
    mine.send(type="act", decision=state["decision"]["id"], action=action, key="a")
    assert mine.wait("done")["repeated"]
    mine.close()
    his.close()


def test_the_table_itself_is_told_only_when_it_changes(server: RunningServer) -> None:
    anne, jack = server.person("Anne"), server.person("Jack")
    table = anne.open("me", "open")["id"]
    jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})
    mine = Socket(anne, table)
    state = mine.wait("state", status="playing")
    action = state["decision"]["actions"][0]["action"]
    mine.send(type="act", decision=state["decision"]["id"], action=action, key="a")
    told = [json.loads(mine.socket.recv(timeout=60))["type"] for _ in range(2)]
    assert sorted(told) == ["done", "state"]
    his = Socket(jack, table)
    assert [seat["here"] for seat in mine.wait("table")["table"]["seats"]] == [True, True]
    mine.close()
    his.close()


def test_a_page_undoes_chats_and_changes_seats(server: RunningServer) -> None:
    anne, jack = server.person("Anne"), server.person("Jack")
    table = anne.open("me", "open")["id"]
    jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})
    mine, his = Socket(anne, table), Socket(jack, table, "picture=false")
    anne.play(table, 1)
    mine.send(type="undo", key="c")
    assert mine.wait("done")["key"] == "c"
    his.send(type="chat", text="Ahoi", key="d")
    assert mine.wait("chat")["name"] == "Jack"
    his.send(type="see", seat=0)
    assert his.wait("state", seat=0)["decision"] is None
    his.send(type="see", seat=1, key="e")
    assert his.wait("refused", key="e")["error"] == "not-your-seat"
    his.send(type="ping")
    his.wait("pong")
    mine.close()
    his.close()


def test_watchers_are_those_without_a_seat(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "me")["id"]
    assert anne.ask(f"/tables/{table}")["watchers"] == 0
    own, other = Socket(anne, table), Socket(server.person(), table)
    told = anne.ask(f"/tables/{table}")
    assert told["watchers"] == 1 and told["seats"][0]["here"]
    assert not server.person().ask(f"/tables/{anne.open('me', 'bot:random')['id']}")["seats"][1]["here"]
    own.close()
    other.close()


@pytest.mark.parametrize(("game", "seats", "start"), [("stortebeker", 2, [0, 0]), ("cove", 3, [0, 0, 0])])
def test_points_are_told_to_everybody(server: RunningServer, game: str, seats: int, start: list[int]) -> None:
    anne = server.person("Anne")
    table = anne.open(*["me"] * seats, game=game)["id"]
    assert anne.state(table)["scores"] == server.person().state(table)["scores"] == start
    anne.play(table, 200)
    shown = anne.state(table)["view"]["players"]
    assert anne.state(table)["scores"] == [player.get("score", player.get("fame")) for player in shown]


def test_bad_messages_are_answered_and_the_page_goes_on(server: RunningServer) -> None:
    anne = server.person("Anne")
    socket = Socket(anne, anne.open("me", "me")["id"])
    for text in ("{", "[]", '"x"', '{"type": "fly"}', '{"type": "act"}', '{"type": "act", "seat": -1}', "null", "\x00"):
        socket.socket.send(text)
        assert socket.wait("refused")["error"] == "bad-request"
    socket.send(type="ping")
    socket.wait("pong")
    socket.close()


def test_sockets_of_other_sites_and_unknown_tables_are_closed(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "me")["id"]
    for name, headers, code in ((table, {"origin": "https://evil.example"}, 4403), ("nowhere", {}, 4404)):
        socket = Socket(anne, name, **headers)
        assert socket.wait("refused")["message"]
        with pytest.raises(ConnectionClosed) as closed:
            socket.socket.recv(timeout=60)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == code


def test_a_remote_bot_plays_its_seat(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "open", game="auction")["id"]
    token, seat = take_open_seat(Remote(server.address, ""), table, "Machine")
    assert seat == 2
    stop = threading.Event()
    threading.Thread(target=play, args=(server.address, token, "random", "", stop), daemon=True).start()
    anne.play(table)
    stop.set()
    assert anne.state(table)["status"] == "over"


def test_a_bot_is_told_how_its_game_ended(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "open", game="auction")["id"]
    token, seat = take_open_seat(Remote(server.address, ""), table, "Machine")
    remote = Remote(server.address, token)
    told: list[dict[str, Any]] = []

    def listen() -> None:
        for line in remote.lines():
            if line["type"] == "end":
                told.append(line)
                return
            answer(remote, line, "random")

    listener = threading.Thread(target=listen, daemon=True)
    listener.start()
    anne.play(table)
    listener.join(60)
    assert [(line["table"], line["game"], line["seats"]) for line in told] == [(table, "auction", [seat])]
    assert set(told[0]["outcome"]) == {"scores", "winners", "reason"}


def test_a_bot_sees_only_its_seat(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "open")["id"]
    token, _ = take_open_seat(Remote(server.address, ""), table, "Machine")
    while 2 not in anne.ask(f"/tables/{table}")["asked"]:
        anne.play(table, 1)
    question = next(Remote(server.address, token).lines())
    assert question["seat"] == 2 and question["view"]["seat"] == 2
    bot = httpx.Client(base_url=server.address, headers={"authorization": f"Bearer {token}"})
    assert bot.get(f"/api/tables/{table}/state").json()["view"] == question["view"]
    assert bot.get(f"/api/tables/{table}/state?seat=1").status_code == 403
    move = {"table": table, "seat": 1, "decision": question["decision"], "action": "done"}
    assert bot.post("/api/bot/move", json=move).status_code == 403
    assert httpx.get(f"{server.address}/api/bot/stream").status_code == 401
