"""Letters about slow tables: to whoever wants them, once a day at most, and nothing where there is nothing to tell."""

import asyncio
import email
import re
import time
from collections.abc import Iterator
from email.message import Message

import pytest

from flibuste.server.people.digest import write_due
from flibuste.server.people.mail import Mailer
from flibuste.server.settings import Digest, Mail, Settings
from flibuste.server.store import schema
from tests.server.running import Person, RunningServer, new_settings
from tests.server.test_accounts import Sink, with_address
from tests.server.test_company import named, sit

HOUR = 3600.0
SLOW = {"kind": "async", "days": 3, "window": 0}


@pytest.fixture(scope="module")
def settings(kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Settings]:
    folder = tmp_path_factory.mktemp("data")
    with new_settings(kind, folder, mail=Mail(folder=folder / "mail", sender="ahoy@example.org")) as found:
        yield found


class Writer:
    """Anne, who wants letters, at a table where she is asked, and what is written to her at some time."""

    def __init__(self, server: RunningServer, address: str, language: str = "en") -> None:
        self.server, self.address = server, address
        self.anne, self.jack = named(server, "Anne"), named(server, "Jack")
        with_address(self.anne, server.settings, address)
        answer = self.anne.http.put("/api/me/digest", params={"lang": language}, json={"on": True})
        assert answer.json()["digest"]
        self.table = self.anne.open("me", "open", pace=SLOW)["id"]
        sit(self.jack, self.table, 2)
        self.pass_to_anne()

    def pass_to_anne(self) -> None:
        while 1 not in self.anne.ask(f"/tables/{self.table}")["asked"]:
            state = self.jack.state(self.table)
            self.jack.act(self.table, state["decision"]["id"], state["decision"]["actions"][-1]["action"])

    def write(self, hours: float) -> None:
        """What is done so many hours from now."""
        mailer, store = Mailer(self.server.settings.mail), self.server.store
        asyncio.run(write_due(store, mailer, Digest(), time.time() + hours * HOUR))

    def letters(self) -> list[Message]:
        """The letters about tables, in the order in which they were sent."""
        folder = self.server.settings.mail.folder
        assert folder is not None
        found = [email.message_from_bytes(path.read_bytes()) for path in sorted(folder.glob("*.eml"))]
        return [letter for letter in found if letter["To"] == self.address and letter["List-Unsubscribe"]]


def text_of(letter: Message) -> str:
    found = letter.get_payload(decode=True)
    assert isinstance(found, bytes)
    return found.decode()


def key_of(letter: Message) -> str:
    found = re.search(r"#quiet=(\S+)", text_of(letter))
    assert found is not None
    return found[1]


class TestLetters:
    def test_once_a_day_after_twelve_hours(self, server: RunningServer) -> None:
        writer = Writer(server, "anne@example.org")
        writer.write(11)
        assert writer.letters() == []
        writer.write(13)
        writer.write(36)
        [letter] = writer.letters()
        text = text_of(letter)
        assert f"{server.address}/t/{writer.table}" in text and "Störtebeker with Jack, for 13 hours" in text
        assert letter["Subject"] == "Flibuste: a table waits for you" and letter["From"] == "ahoy@example.org"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        writer.write(38)
        assert len(writer.letters()) == 2

    def test_in_french(self, server: RunningServer) -> None:
        writer = Writer(server, "fr@example.org", "fr")
        writer.write(13)
        assert "c’est à toi de jouer" in text_of(writer.letters()[0])

    def test_nothing_where_nobody_waits(self, server: RunningServer) -> None:
        writer = Writer(server, "quiet@example.org")
        while 1 in writer.anne.ask(f"/tables/{writer.table}")["asked"]:
            state = writer.anne.state(writer.table)
            writer.anne.act(writer.table, state["decision"]["id"], state["decision"]["actions"][-1]["action"])
        writer.write(48)
        assert writer.letters() == []

    def test_not_on_vacation(self, server: RunningServer) -> None:
        writer = Writer(server, "away@example.org")
        writer.anne.send("/me/vacation", {"until": time.time() + 20 * 24 * HOUR}, method="PUT")
        writer.write(48)
        assert writer.letters() == []
        writer.anne.send("/me/vacation", {"until": None}, method="PUT")
        writer.write(48)
        assert len(writer.letters()) == 1

    def test_only_to_whoever_wants_them(self, server: RunningServer) -> None:
        writer = Writer(server, "no@example.org")
        assert not writer.anne.send("/me/digest", {"on": False}, method="PUT")["digest"]
        writer.write(48)
        assert writer.letters() == []
        writer.anne.send("/me/digest", {"on": True}, method="PUT")
        writer.anne.send("/me/email", method="DELETE")
        writer.write(48)
        assert writer.letters() == []
        assert writer.anne.send("/me/digest", {"on": True}, 409, "PUT")["error"] == "no-email"

    def test_by_smtp(self, server: RunningServer) -> None:
        with server.store.engine.begin() as connection:
            connection.execute(schema.player.update().values(digest_at=None))
        writer = Writer(server, "smtp@example.org")
        sink = Sink()
        mailer = Mailer(Mail(smtp=f"smtp://127.0.0.1:{sink.port}", sender="ahoy@example.org"))
        only = Digest(every=1000, after=0)
        asyncio.run(write_due(server.store, mailer, only, time.time() + 2000 * HOUR))
        letter = email.message_from_string(sink.letter())
        assert letter["List-Unsubscribe"].startswith(f"<{server.address}/api/letters/stop?key=")
        assert writer.anne.ask("/me/calls")["digest"]


class TestStopping:
    def stopped(self, writer: Writer) -> bool:
        return not writer.anne.ask("/me/calls")["digest"]

    def test_by_one_click_and_without_signing_in(self, server: RunningServer) -> None:
        writer, nobody = Writer(server, "stop@example.org"), server.person()
        writer.write(13)
        [letter] = writer.letters()
        [address] = re.findall(r"<(\S+)>", letter["List-Unsubscribe"])
        opened = nobody.http.get(address)
        assert opened.status_code == 302 and opened.headers["location"] == f"/#quiet={key_of(letter)}"
        assert not self.stopped(writer), "looking is not stopping: programs look at links, too"
        answer = nobody.http.post(address, content="List-Unsubscribe=One-Click")
        assert answer.status_code == 204 and self.stopped(writer)
        writer.write(60)
        assert len(writer.letters()) == 1

    def test_nobody_stops_the_letters_of_others(self, server: RunningServer) -> None:
        writer = Writer(server, "mine@example.org")
        me, other = (person.ask("/me")["player"] for person in (writer.anne, writer.jack))
        assert writer.jack.http.get("/api/letters/stop", params={"key": "é日\r\nx"}).headers["location"] == "/#quiet=x"
        marks = [server.store.keys.mark_of(other), "", "x" * 32]
        for mark in marks:
            answer = writer.jack.http.post("/api/letters/stop", params={"key": f"{me}.{mark}"})
            assert answer.status_code == 410
        assert not self.stopped(writer)


def test_it_is_exported(server: RunningServer) -> None:
    writer = Writer(server, "export@example.org")
    assert writer.anne.ask("/me/export")["person"]["digest"]["language"] == "en"


def test_a_server_without_mail_says_so(kind: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    with new_settings(kind, tmp_path_factory.mktemp("data")) as settings:
        server = RunningServer(settings)
        anne: Person = named(server, "Anne")
        assert not anne.ask("/me/calls")["mail"]
        assert anne.send("/me/digest", {"on": True}, 409, "PUT")["error"] == "no-email"
        server.stop()
