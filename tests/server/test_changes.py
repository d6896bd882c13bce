"""A page that asks for changes can make of them exactly what another page is sent whole."""

import json
from typing import Any

import pytest

from flibuste.server.tables.telling import parts_of
from tests.server.running import Person, RunningServer
from tests.server.test_live import Socket

GAMES = ("stortebeker", "cove", "blackbeard", "davyjones")
Data = dict[str, Any]


def picture_of(old: str, parts: list[Any]) -> str:
    """A picture made of the one before, as docs/server-api.md says."""
    pieces = old.split("<")
    return "<".join(part if isinstance(part, str) else "<".join(pieces[part[0] : part[1]]) for part in parts)


def followed(last: Data, message: Data) -> Data:
    """The state after a message of changes."""
    found = {**last, **message["set"]}
    if message.get("view") is not None:
        found["view"] = {**last["view"], **message["view"]}
    if message.get("picture") is not None:
        found["picture"] = picture_of(last["picture"], message["picture"])
    return found


class Follower(Socket):
    """A page that is told changes, and keeps the state that they make."""

    def __init__(self, person: Person, table: str, query: str = "") -> None:
        super().__init__(person, table, f"{query}&changes=true")
        self.last: Data = {}
        self.wholes = self.changes = 0

    def until(self, number: int) -> Data:
        while self.last.get("number", -1) < number:
            message = json.loads(self.socket.recv(timeout=60))
            if message["type"] == "state":
                self.wholes += 1
                self.last = {name: value for name, value in message.items() if name != "type"}
            elif message["type"] == "changes":
                self.changes += 1
                self.last = followed(self.last, message)
        return self.last


def same(followed: Data, state: Data) -> None:
    """Everything is alike, but for the lines of the log, which begin where the page was, and the time."""
    for name, value in state.items():
        if name not in ("log", "clock", "type"):
            assert followed[name] == value, name
    assert followed["log"]["to"] == state["log"]["to"]


def move_if_asked(person: Person, table: str) -> None:
    state = person.state(table)
    if state["decision"] is not None and state["seat"] in state["prompt"]["asked"]:
        actions = state["decision"]["actions"]
        person.act(table, state["decision"]["id"], actions[len(actions) // 2]["action"], seat=state["seat"])


@pytest.mark.parametrize("game", GAMES)
def test_changes_make_the_same_states(server: RunningServer, game: str) -> None:
    anne, jack, watcher = server.person("Anne"), server.person("Jack"), server.person("Zoe")
    seats = ["me", "open"] if game != "cove" else ["me", "open", "me:Mary"]
    table = anne.open(*seats, game=game, pace={"window": 0})["id"]
    jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})
    pages = [(anne, 1, Follower(anne, table, "seat=1")), (jack, 2, Follower(jack, table))]
    pages += [(watcher, 0, Follower(watcher, table)), (watcher, 0, Follower(watcher, table))]
    for _ in range(8):
        for person in (anne, jack):
            move_if_asked(person, table)
        for person, seat, page in pages:
            state = person.state(table, seat=seat, picture=True)
            same(page.until(state["number"]), state)
    for _, _, page in pages:
        assert page.changes >= 4 and page.wholes == 1
        page.close()


def test_another_seat_is_shown_whole(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "me:Mary")["id"]
    page = Follower(anne, table, "seat=1")
    page.until(0)
    page.send(type="see", seat=2, lang="fr")
    message = page.wait("state")
    assert message["seat"] == 2 and message["picture"].startswith("<svg")
    page.close()


def test_whoever_does_not_ask_for_changes_is_told_everything(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "me:Mary")["id"]
    page = Socket(anne, table, "seat=1")
    number = page.wait("state")["number"]
    anne.play(table, 1)
    assert page.wait("state", number=number + 1)["view"] is not None
    page.close()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("<a/><b/>", "<a/><b/>"),
        ("<a/><b/>", "<b/><a/>"),
        ("", "<a>text</a>"),
        ("<g id='one-of-these'>1</g><g id='another-one'>2</g>", "<g id='another-one'>2</g><g id='one-of-these'>3</g>"),
        ("<a/>" * 5, "<a/>" * 9),
        ("<a/>x", "y"),
    ],
)
def test_parts_make_the_picture(old: str, new: str) -> None:
    assert picture_of(old, json.loads(json.dumps(parts_of(old, new)))) == new
