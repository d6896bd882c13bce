"""Accounts: sessions, links by e-mail, passkeys; taking one's data along, and leaving for good."""

import asyncio
import email
import json
import re
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from flibuste.server.people.devices import device_name
from flibuste.server.people.mail import Mailer
from flibuste.server.settings import BadSetting, Mail, Settings, mail_from
from flibuste.server.store import schema
from tests.server.authenticator import Authenticator
from tests.server.running import Data, Person, RunningServer, new_settings
from tests.server.test_live import Socket
from tests.server.test_moderation import dump, soon
from tests.server.test_profiles import play_out

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1"


@pytest.fixture(scope="module")
def settings(kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Settings]:
    folder = tmp_path_factory.mktemp("data")
    with new_settings(kind, folder, mail=Mail(folder=folder / "mail", sender="ahoy@example.org")) as found:
        yield found


@pytest.fixture
def anne(server: RunningServer) -> Person:
    return browser(server, "Anne", FIREFOX)


def browser(server: RunningServer, name: str, agent: str) -> Person:
    found = server.person(name)
    found.http.headers["user-agent"] = agent
    return found


def account(person: Person) -> Data:
    found: Data = person.ask("/me/account")
    return found


def letters(settings: Settings, to: str) -> list[str]:
    """The texts of the letters to an address, in the order in which they were sent."""
    assert settings.mail.folder is not None
    found = [email.message_from_bytes(path.read_bytes()) for path in sorted(settings.mail.folder.glob("*.eml"))]
    return [letter.get_payload(decode=True).decode() for letter in found if letter["To"] == to]  # type: ignore[union-attr]


def key_in(letter: str) -> str:
    found = re.search(r"#mail=([\w-]+)", letter)
    assert found is not None
    return found[1]


def with_address(person: Person, settings: Settings, address: str) -> None:
    """Give somebody an address, as the link in the letter does."""
    person.send("/me/email", {"email": address}, 204)
    person.send("/login/key", {"key": key_in(letters(settings, address)[-1])})


class TestSessions:
    def test_every_device_has_its_own_and_can_be_signed_out(self, anne: Person, server: RunningServer) -> None:
        phone = browser(server, "", IPHONE)
        table = anne.open("me", "open")["id"]
        phone.send("/me/recover", {"token": anne.send("/me/link")["token"]})
        assert anne.token() != phone.token()
        found = {session["device"]: session for session in account(anne)["sessions"]}
        assert set(found) == {"Firefox · Linux", "Safari · iPhone"}
        assert found["Firefox · Linux"]["here"] and not found["Safari · iPhone"]["here"]
        page = Socket(phone, table, "picture=false")
        page.wait("state")
        anne.send(f"/me/sessions/{found['Safari · iPhone']['id']}", method="DELETE")
        with pytest.raises(Exception, match="4001"):
            while True:
                page.socket.recv(timeout=60)
        phone.ask("/me", 401)
        assert anne.ask("/me")["name"] == "Anne" and len(account(anne)["sessions"]) == 1
        anne.send(f"/me/sessions/{found['Safari · iPhone']['id']}", method="DELETE", status=404)

    def test_all_others_at_once_and_nobody_elses(self, anne: Person, server: RunningServer) -> None:
        jack, second = server.person("Jack"), server.person()
        anne.open("me", "open")
        jack.open("me", "open")
        token = anne.send("/me/link")["token"]
        for _ in range(2):
            second.send("/me/recover", {"token": token})
        assert len(account(anne)["sessions"]) == 2, "a browser that is signed in stays as it is"
        theirs = account(jack)["sessions"][0]["id"]
        anne.send(f"/me/sessions/{theirs}", method="DELETE", status=404)
        anne.send("/me/sessions/others", method="DELETE")
        second.ask("/me", 401)
        assert len(account(anne)["sessions"]) == 1 and jack.ask("/me")["name"] == "Jack"

    def test_signing_out_here(self, anne: Person) -> None:
        anne.open("me", "open")
        token = anne.token()
        anne.send("/me/forget", status=204)
        anne.http.cookies["flibuste"] = token
        anne.ask("/me", 401)

    def test_a_name_for_each_device(self) -> None:
        edge = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0"
        assert device_name(edge) == "Edge · Windows"
        assert device_name("python-httpx/0.28.1") == "python-httpx" and device_name("") == ""


class TestMail:
    def test_an_address_brings_one_back_from_another_device(
        self, anne: Person, server: RunningServer, settings: Settings
    ) -> None:
        phone, table = browser(server, "", IPHONE), anne.open("me", "open")["id"]
        assert account(anne)["email"] is None and account(anne)["mail"] and phone.ask("/login")["mail"]
        anne.send("/me/email", {"email": " Anne@Example.org "}, 204)
        (letter,) = letters(settings, "anne@example.org")
        assert "“Anne”" in letter and server.address in letter
        assert account(anne)["email"] is None, "nothing holds before the link was opened"
        key = key_in(letter)
        told = anne.send("/login/key/whose", {"key": key})
        assert told == {"name": "Anne", "email": "anne@example.org", "is_me": True}
        token = anne.token()
        anne.send("/login/key", {"key": key})
        assert anne.token() == token and account(anne)["email"] == "anne@example.org"
        assert anne.send("/login/key", {"key": key}, 410)["error"] == "void-key"
        phone.send("/login/email", {"email": "ANNE@example.org"}, 204)
        phone.send("/login/key", {"key": key_in(letters(settings, "anne@example.org")[-1])})
        assert phone.ask(f"/tables/{table}")["seats"][0]["mine"] and len(account(phone)["sessions"]) == 2
        anne.send("/me/email", method="DELETE")
        phone.send("/login/email", {"email": "anne@example.org"}, 204)
        assert len(letters(settings, "anne@example.org")) == 2

    def test_an_address_is_one_persons(self, anne: Person, server: RunningServer, settings: Settings) -> None:
        jack = server.person("Jack")
        anne.open("me", "open")
        jack.open("me", "open")
        with_address(anne, settings, "both@example.org")
        with_address(jack, settings, "both@example.org")
        assert jack.ask("/me")["name"] == "Anne" and jack.ask("/me")["before"] == "Jack"

    def test_letters_are_in_the_readers_language(self, anne: Person, settings: Settings) -> None:
        anne.open("me", "open")
        anne.http.post("/api/me/email", params={"lang": "fr"}, json={"email": "fr@example.org"})
        assert "jette cette lettre" in letters(settings, "fr@example.org")[0]

    @pytest.mark.parametrize("address", ["anne", "a@b@c.org", "a b@c.org", "Anne <a@c.org>", "a@c.org\nBcc: x@y.org"])
    def test_what_is_no_address(self, anne: Person, address: str) -> None:
        anne.open("me", "open")
        assert anne.send("/me/email", {"email": address}, 422)["error"] == "bad-email"
        assert anne.send("/login/email", {"email": address}, 422)["error"] == "bad-email"

    def test_nothing_is_sent_to_strangers_and_nothing_told(self, server: RunningServer, settings: Settings) -> None:
        server.person().send("/login/email", {"email": "nobody@example.org"}, 204)
        assert letters(settings, "nobody@example.org") == []

    def test_a_server_without_mail_says_so(self, tmp_path: Path) -> None:
        server = RunningServer(Settings(data=tmp_path, rate=0.0, bot_workers=0))
        jack = server.person("Jack")
        jack.open("me", "open")
        assert not account(jack)["mail"]
        assert jack.send("/me/email", {"email": "jack@example.org"}, 503)["error"] == "no-mail"
        server.stop()

    def test_one_person_cannot_fill_a_mailbox(self, tmp_path: Path) -> None:
        server = RunningServer(Settings(data=tmp_path, bot_workers=0, mail=Mail(folder=tmp_path / "mail")))
        jack = server.person("Jack")
        jack.open("me", "open")
        answers = [jack.http.post("/api/me/email", json={"email": "a@example.org"}).status_code for _ in range(15)]
        assert answers[0] == 204 and answers[-1] == 429
        server.stop()

    async def send_one(self, address: str) -> None:
        await Mailer(Mail(smtp=address, sender="ahoy@example.org")).send("a@example.org", "Grüße", "Ahoy\n.\nAnne")

    def test_letters_go_by_smtp(self) -> None:
        sink = Sink()
        asyncio.run(self.send_one(f"smtp://127.0.0.1:{sink.port}"))
        letter = email.message_from_string(sink.letter())
        assert letter["To"] == "a@example.org" and letter["From"] == "ahoy@example.org"
        assert "Anne" in letter.get_payload()

    def test_a_setting_that_is_no_mail_server(self) -> None:
        with pytest.raises(BadSetting, match="FLIBUSTE_SMTP"):
            mail_from({"FLIBUSTE_SMTP": "mail.example.org"})


class Sink:
    """A mail server that takes one letter."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.text = ""
        self.thread = threading.Thread(target=self.take)
        self.thread.start()

    def take(self) -> None:
        connection, _ = self.listener.accept()
        with connection, connection.makefile("rw", encoding="utf-8", newline="\r\n") as stream:
            self.say(stream, "220 sink")
            while (line := stream.readline().strip().upper()) != "QUIT":
                self.say(stream, "354 go on" if line == "DATA" else "250 fine")
                while line == "DATA" and (part := stream.readline()) != ".\r\n":
                    self.text += part
                if line == "DATA":
                    self.say(stream, "250 taken")
            self.say(stream, "221 bye")

    def say(self, stream: object, line: str) -> None:
        stream.write(f"{line}\n")  # type: ignore[attr-defined]
        stream.flush()  # type: ignore[attr-defined]

    def letter(self) -> str:
        self.thread.join(30)
        self.listener.close()
        return self.text


class TestPasskeys:
    def added(self, person: Person) -> Authenticator:
        found = Authenticator(str(person.http.base_url).rstrip("/"))
        person.send("/me/passkeys", found.make(person.send("/me/passkeys/options")["options"]))
        return found

    def test_they_sign_in_on_another_device(self, anne: Person, server: RunningServer) -> None:
        table, phone = anne.open("me", "open")["id"], server.person()
        key = self.added(anne)
        assert len(account(anne)["passkeys"]) == 1
        for _ in range(2):
            phone.http.cookies.clear()
            phone.send("/login/passkey", key.prove(phone.send("/login/passkey/options")["options"]))
            assert phone.ask(f"/tables/{table}")["seats"][0]["mine"]
        name = account(anne)["passkeys"][0]["id"]
        anne.send(f"/me/passkeys/{name}", method="DELETE")
        anne.send(f"/me/passkeys/{name}", method="DELETE", status=404)
        proof = key.prove(phone.send("/login/passkey/options")["options"])
        assert phone.send("/login/passkey", proof, 422)["error"] == "bad-passkey"

    def test_what_is_refused(self, anne: Person, server: RunningServer) -> None:
        anne.open("me", "open")
        key, thief = self.added(anne), server.person("Thief")
        thief.open("me", "open")
        proof = key.prove(thief.send("/login/passkey/options")["options"])
        thief.send("/login/passkey", proof)
        assert thief.send("/login/passkey", proof, 422)["error"] == "bad-passkey", "a challenge is answered once"
        other = Authenticator(server.address)
        other.id = key.id
        forged = other.prove(thief.send("/login/passkey/options")["options"])
        assert thief.send("/login/passkey", forged, 422)["error"] == "bad-passkey"
        elsewhere = Authenticator("https://elsewhere.example")
        thief.send("/me/passkeys", elsewhere.make(thief.send("/me/passkeys/options")["options"]), 422)
        for nonsense in ({}, {"id": 7, "response": {}}, {"id": "x", "response": {"clientDataJSON": "!!"}}):
            thief.send("/login/passkey", {"credential": nonsense}, 422)
            thief.send("/me/passkeys", {"credential": nonsense}, 422)
        mine = anne.send("/me/passkeys/options")["options"]
        jack = server.person("Jack")
        jack.open("me", "open")
        jack.send("/me/passkeys", Authenticator(server.address).make(mine), 422)


class TestLeaving:
    def test_everything_can_be_taken_along(self, anne: Person, server: RunningServer, settings: Settings) -> None:
        play_out(anne, server.person("Jack"), rated=True)
        with_address(anne, settings, "export@example.org")
        TestPasskeys().added(anne)
        answer = anne.http.get("/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        found = answer.json()
        assert found["person"]["email"] == "export@example.org" and found["seats"][0]["moves"]
        assert len(found["ratings"]) == len(found["passkeys"]) == len(found["sessions"]) == 1
        assert anne.token().partition(".")[2] not in answer.text and "secret_hash" not in answer.text
        assert json.loads(answer.text) == found

    def test_whoever_leaves_leaves_only_moves(self, anne: Person, server: RunningServer, settings: Settings) -> None:
        jack = server.person("Jack")
        over = play_out(anne, jack, rated=True)
        anne.send("/me", {"name": "Anne Cormac"})
        playing = anne.open("me", "open")["id"]
        jack.send(f"/tables/{playing}/seats/2", {"name": "Jack"})
        anne.send(f"/tables/{playing}/chat", {"text": "My parrot’s telephone is 98765"})
        with_address(anne, settings, "cormac@example.org")
        key = TestPasskeys().added(anne)
        anne.send("/me/profile", {"public": True}, method="PUT")
        anne.send("/me/email", {"email": "second-cormac@example.org"}, 204)
        person, moves = anne.ask("/me")["player"], jack.ask(f"/tables/{over}/match")["moves"]
        traces = ["ormac", "s telephone is 98765", person, account(anne)["passkeys"][0]["id"]]
        assert all(text in dump(server) for text in traces)
        assert anne.send("/me/erase", {"name": "Anne"}, 422)["error"] == "wrong-name"
        anne.send("/me/erase", {"name": "Anne Cormac"}, 204)
        assert "Cormac" not in str(jack.ask(f"/tables/{playing}"))
        assert [text for text in traces if text in dump(server)] == []
        anne.ask("/me", 401)
        anne.send("/login/passkey", key.prove(anne.send("/login/passkey/options")["options"]), 422)
        soon(lambda: jack.ask(f"/tables/{playing}")["seats"][0]["stand_in"] is not None)
        assert jack.ask(f"/tables/{over}/match")["moves"] == moves

    def test_only_ones_own(self, server: RunningServer) -> None:
        nobody = httpx.Client(base_url=server.address, timeout=60)
        assert nobody.get("/api/me/export").status_code == 401
        assert nobody.post("/api/me/erase", json={"name": ""}).status_code == 401


def test_no_table_of_the_store_that_names_people_is_forgotten() -> None:
    """Whoever adds a column for people has to erase it, too: `moderation.erase_person`."""
    named = {
        f"{table.name}.{column.name}"
        for table in schema.metadata.sorted_tables
        for column in table.columns
        if column.name in ("player_id", "by_player", "about_player", "host", "friend_id", "other_id", "email")
    }
    erased = {"game_table.host", "seat.player_id", "chat.player_id", "report.by_player", "report.about_player"}
    erased |= {"rating.player_id", "session.player_id", "passkey.player_id", "login_key.player_id"}
    erased |= {"subscription.player_id", "called.player_id", "lobby_chat.player_id"}
    erased |= {"tournament.host", "entrant.player_id"}
    erased |= {"player.email", "login_key.email", "relation.player_id", "relation.other_id"}
    assert named == erased
