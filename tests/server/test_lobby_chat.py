"""The lobby's chat: off unless the settings say otherwise; with limits, mutes, blocks, reports, erasure and export."""

import dataclasses
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection, connect

from flibuste.server.settings import Limits, Settings, from_environment
from flibuste.server.store import lobby_chat, moderation
from tests.server.running import Person, RunningServer, new_settings
from tests.server.test_moderation import dump


@pytest.fixture(scope="module")
def settings(kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Settings]:
    with new_settings(kind, tmp_path_factory.mktemp("data"), lobby_chat=True) as found:
        yield found


@pytest.fixture
def anne(server: RunningServer) -> Person:
    return server.person("Anne")


@pytest.fixture
def jack(server: RunningServer) -> Person:
    return server.person("Jack")


def say(person: Person, text: str, status: int = 200) -> dict[str, object]:
    found: dict[str, object] = person.send("/lobby/chat", {"text": text, "name": person.name}, status)
    return found


def heard(person: Person) -> list[str]:
    return [line["text"] for line in person.ask("/lobby/chat")]


def page(person: Person) -> ClientConnection:
    address = str(person.http.base_url).replace("http", "ws").rstrip("/")
    headers = {"cookie": f"flibuste={person.token()}"}
    return connect(f"{address}/api/lobby/live", additional_headers=headers, legacy=True)


def test_it_is_off_unless_somebody_wishes_it(
    settings: Settings, server: RunningServer, anne: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert anne.ask("/lobby")["chat"] is True
    say(anne, "Ahoy")
    assert Settings().lobby_chat is False
    monkeypatch.setenv("FLIBUSTE_LOBBY_CHAT", "on")
    assert from_environment().lobby_chat is True
    server.app.state.settings = server.app.state.tables.settings = dataclasses.replace(settings, lobby_chat=False)
    try:
        assert anne.ask("/lobby")["chat"] is False
        assert anne.ask("/lobby/chat", 404)["error"] == "no-lobby-chat"
        assert say(anne, "Ahoy", 404)["error"] == "no-lobby-chat"
        for path in ("report", "avoid"):
            assert anne.send(f"/lobby/{path}", {"chat": 1, **({"kind": "mute"} if path == "avoid" else {})}, 404)
    finally:
        server.app.state.settings = server.app.state.tables.settings = settings


def test_everybody_hears_it_at_once(anne: Person, jack: Person) -> None:
    say(jack, "I am here first")
    watching = page(jack)
    while json.loads(watching.recv(timeout=30))["text"] != "I am here first":
        pass
    line = say(anne, "Who plays Cove?")
    assert line["mine"] is True and line["name"] == "Anne"
    got = json.loads(watching.recv(timeout=30))
    assert (got["text"], got["mine"], got["id"]) == ("Who plays Cove?", False, line["id"])
    watching.close()


def test_whoever_is_muted_by_the_server_says_nothing(server: RunningServer, anne: Person) -> None:
    say(anne, "Rum")
    server.store.write_now(moderation.set_mute, anne.ask("/me")["player"], True)
    assert say(anne, "More rum", 403)["error"] == "muted"


@pytest.mark.parametrize("wish", ["block", "mute"])
def test_i_do_not_hear_them_and_others_do(anne: Person, jack: Person, wish: str, server: RunningServer) -> None:
    say(anne, "Hello")
    rude = say(jack, f"You scurvy {wish}")
    assert anne.send("/lobby/avoid", {"kind": wish, "chat": rude["id"]}) == {"name": "Jack"}
    assert f"You scurvy {wish}" not in heard(anne) and f"You scurvy {wish}" in heard(server.person())
    anne.send("/lobby/avoid", {"kind": wish, "chat": say(anne, "me")["id"]}, 404)
    anne.send("/lobby/avoid", {"kind": wish, "chat": 10**6}, 404)


def test_a_line_is_reported(server: RunningServer, anne: Person, jack: Person) -> None:
    say(anne, "Hello")
    rude = say(jack, "Bilge rat")
    assert anne.send("/lobby/report", {"chat": rude["id"], "why": "rude"}) == {"name": "Jack"}
    found = server.store.read_now(moderation.list_reports, False, 50)[-1]
    assert (found["table_id"], found["said"], found["why"], found["name"]) == ("lobby", "Bilge rat", "rude", "Jack")
    anne.send("/lobby/report", {"why": "nothing"}, 404)
    server.person().send("/lobby/report", {"chat": rude["id"]}, 401)


def test_it_is_exported_and_erased(server: RunningServer, anne: Person) -> None:
    say(anne, "Grog for Zebediah")
    assert [line["text"] for line in anne.ask("/me/export")["lobby_chat"]] == ["Grog for Zebediah"]
    server.store.write_now(moderation.erase_person, anne.ask("/me")["player"])
    assert "Zebediah" not in dump(server)


def test_old_lines_are_forgotten(server: RunningServer, anne: Person) -> None:
    say(anne, "Long ago")
    server.store.write_now(lobby_chat.remove_lines, time.time() + 1)
    assert heard(anne) == []


def test_it_has_the_limits_of_a_table(kind: str, tmp_path: Path) -> None:
    with new_settings(kind, tmp_path, lobby_chat=True, rate=1000.0, limits=Limits(chat=4)) as found:
        server = RunningServer(found)
        try:
            anne = server.person("Anne")
            answers = [anne.http.post("/api/lobby/chat", json={"text": "Ahoy", "name": "Anne"}) for _ in range(9)]
            assert answers[0].status_code == 200 and answers[-1].status_code == 429
            assert answers[-1].json()["error"] == "too-much-chat"
        finally:
            server.stop()
