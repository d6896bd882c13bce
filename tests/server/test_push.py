"""Web Push: who is called, when, and that nobody but his browser can read it."""

import json
import queue
import time
from collections.abc import Iterator

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from flibuste.server.people import push
from flibuste.server.people.push_service import BadEndpoint, address_of, checked, is_public
from flibuste.server.people.push_service import post as post_to
from flibuste.server.settings import Settings
from flibuste.server.store import calls, moderation
from flibuste.server.store.rows import SubscriptionRow
from flibuste.server.tables import calling
from tests.server.push_service import Browser, PushService, b64, raw
from tests.server.running import RunningServer, new_settings
from tests.server.test_live import Socket
from tests.server.test_moderation import dump

SLOW = {"kind": "async", "days": 3, "window": 0}
WATERMELON = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


@pytest.fixture(scope="module")
def settings(kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Settings]:
    with new_settings(kind, tmp_path_factory.mktemp("data"), push="local") as found:
        yield found


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    monkeypatch.setattr(calling, "PAUSE_SECONDS", 0.05)
    found = PushService()
    yield found
    found.close()


class Pair:
    """Anne and Jack, whose browsers can be called, at a table where one of them is asked."""

    def __init__(self, server: RunningServer, service: PushService) -> None:
        self.people = [server.person("Anne"), server.person("Jack")]
        self.browsers = [Browser(service.address, name) for name in ("anne", "jack")]
        for person, browser in zip(self.people, self.browsers, strict=True):
            person.send("/me", {"name": person.name})
            assert person.send("/me/push", browser.subscription, method="PUT")["push"]
        self.table = self.people[0].open("me", "open", pace=SLOW)["id"]
        self.people[1].send(f"/tables/{self.table}/seats/2", {"name": "Jack"})

    def asked(self) -> int:
        """Who is asked: 0 or 1."""
        return int(self.people[0].ask(f"/tables/{self.table}")["asked"][0]) - 1

    def pass_on(self) -> None:
        """Whoever is asked answers, until the other one is asked."""
        first = self.asked()
        while self.asked() == first:
            state = self.people[first].state(self.table)
            action = state["decision"]["actions"][-1]["action"]
            self.people[first].act(self.table, state["decision"]["id"], action)

    def is_called(self, service: PushService, who: int) -> dict[str, str]:
        """Who is called next, and what his browser reads."""
        path, _, body = service.next()
        assert path == self.browsers[who].path
        found: dict[str, str] = self.browsers[who].read(body)
        return found


def is_silent(service: PushService, server: RunningServer) -> bool:
    """Whether nobody is called any more, when everything that was begun is done."""
    caller = next(heard.__self__ for heard in server.app.state.tables.on_return)
    until = time.monotonic() + 60
    while caller.tasks and time.monotonic() < until:
        time.sleep(0.02)
    with pytest.raises(queue.Empty):
        service.messages.get_nowait()
    return True


class TestCalling:
    def test_whoever_is_asked_is_called_and_only_his_browser_reads_it(
        self, server: RunningServer, service: PushService
    ) -> None:
        pair = Pair(server, service)
        who = pair.asked()
        path, headers, body = service.next()
        browser, other = pair.browsers[who], pair.browsers[1 - who]
        assert path == browser.path
        told = browser.read(body)
        assert told["address"] == f"/t/{pair.table}" and told["body"] == pair.people[1 - who].name
        assert told["title"].startswith("Your turn") and b"turn" not in body
        with pytest.raises(InvalidTag):
            other.read(body)
        assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
        key = pair.people[who].ask("/me/calls")["key"]
        check_vapid(headers["authorization"], key, service.address)
        assert is_silent(service, server)

    def test_once_until_he_has_been_there_again(self, server: RunningServer, service: PushService) -> None:
        pair = Pair(server, service)
        first = pair.asked()
        pair.is_called(service, first)
        pair.pass_on()
        pair.is_called(service, 1 - first)
        for _ in range(2):
            pair.pass_on()
        assert is_silent(service, server)
        page = Socket(pair.people[first], pair.table, "picture=false")
        page.wait("state")
        page.close()
        while server.app.state.tables.viewers(pair.table):
            time.sleep(0.02)
        assert is_silent(service, server)
        pair.pass_on()
        pair.is_called(service, first)
        assert is_silent(service, server)

    def test_nobody_who_looks_is_called(self, server: RunningServer, service: PushService) -> None:
        pair = Pair(server, service)
        first = pair.asked()
        pair.is_called(service, first)
        pages = [Socket(person, pair.table, "picture=false") for person in pair.people]
        for page in pages:
            page.wait("state")
        pair.pass_on()
        assert is_silent(service, server)
        pages[first].send(type="look", on=False)
        pages[first].send(type="ping")
        pages[first].wait("pong")
        pair.pass_on()
        pair.is_called(service, first)
        for page in pages:
            page.close()

    def test_a_browser_that_is_gone_is_forgotten(self, server: RunningServer, service: PushService) -> None:
        service.status = 410
        pair = Pair(server, service)
        person = pair.people[pair.asked()]
        service.next()
        assert is_silent(service, server)
        assert not person.ask("/me/calls")["push"]
        assert pair.people[1 - pair.asked()].ask("/me/calls")["push"]

    def test_a_failing_service_disturbs_nobody(self, server: RunningServer, service: PushService) -> None:
        service.status = 500
        pair = Pair(server, service)
        service.next()
        assert is_silent(service, server)
        assert pair.people[pair.asked()].ask("/me/calls")["push"]
        service.close()
        pair.pass_on()
        assert pair.people[0].ask(f"/tables/{pair.table}")["status"] == "playing"

    def test_whoever_is_on_vacation_is_left_alone(self, server: RunningServer, service: PushService) -> None:
        pair = Pair(server, service)
        first = pair.asked()
        pair.is_called(service, first)
        other = pair.people[1 - first]
        other.send("/me/vacation", {"until": time.time() + 86400}, method="PUT")
        pair.pass_on()
        assert is_silent(service, server)


class TestSubscriptions:
    def test_they_end_with_the_session_and_with_the_person(self, server: RunningServer, service: PushService) -> None:
        pair = Pair(server, service)
        anne, jack = pair.people
        assert not anne.send("/me/push", method="DELETE")["push"]
        anne.send("/me/push", pair.browsers[0].subscription, method="PUT")
        exported = anne.ask("/me/export")["subscriptions"]
        assert [found["endpoint"] for found in exported] == [pair.browsers[0].subscription["endpoint"]]
        assert "auth" not in exported[0]
        anne.send("/me/link")
        assert anne.ask("/me/calls")["push"]
        anne.send("/me/forget", status=204)
        endpoints = [browser.subscription["endpoint"] for browser in pair.browsers]
        assert endpoints[0] not in dump(server) and endpoints[1] in dump(server)
        me = jack.ask("/me")["player"]
        server.store.write_now(moderation.erase_person, me)
        assert endpoints[1] not in dump(server) and me not in dump(server)

    def test_a_browser_belongs_to_whoever_was_there_last(self, server: RunningServer, service: PushService) -> None:
        pair = Pair(server, service)
        anne, jack = pair.people
        jack.send("/me/push", pair.browsers[0].subscription, method="PUT")
        assert not anne.ask("/me/calls")["push"] and jack.ask("/me/calls")["push"]

    def test_the_oldest_makes_way(self, server: RunningServer, service: PushService) -> None:
        pair = Pair(server, service)
        me = pair.people[0].ask("/me")["player"]
        for number in range(12):
            name = f"{me}-{number}"
            row = SubscriptionRow(name, me, name[-30:], f"https://example.org/{name}", "", "", "en", 1e12 + number)
            server.store.write_now(calls.subscribe, row)
        kept = server.store.read_now(calls.subscriptions_of, me)
        assert [row.id for row in kept] == [f"{me}-{number}" for number in range(11, 1, -1)]
        server.store.write_now(calls.erase_calls, me)

    @pytest.mark.parametrize(
        "wrong",
        [{"endpoint": "ftp://example.org/x"}, {"endpoint": "x"}, {"p256dh": b64(b"\x04" * 65)}, {"auth": "AAAA"}],
    )
    def test_nonsense_is_refused(self, server: RunningServer, service: PushService, wrong: dict[str, str]) -> None:
        anne = server.person("Anne")
        anne.send("/me", {"name": "Anne"})
        body = Browser(service.address, "anne").subscription | wrong
        assert anne.send("/me/push", body, 422, "PUT")["error"] == "bad-push"


class TestEndpoints:
    @pytest.mark.parametrize(
        "address",
        [
            *(
                "http://push.example.org/x",
                "https://",
                "https://a:b@push.example.org/",
                "https://[::1",
                "file:///etc/x",
            ),
            *("https://push.example.org/\r\nx", "https://push.example.org:99999/", "https://e.org/" + "x" * 1000),
        ],
    )
    def test_only_https(self, address: str) -> None:
        with pytest.raises(BadEndpoint):
            checked(address, local=False)

    @pytest.mark.parametrize(
        "host",
        [
            *("127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "0.0.0.0", "224.0.0.1", "100.64.0.1"),
            *("::1", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "2002:7f00:1::", "localhost"),
        ],
    )
    def test_no_house_is_called(self, host: str) -> None:
        name = f"[{host}]" if ":" in host else host
        with pytest.raises(BadEndpoint):
            address_of(checked(f"https://{name}/x", local=False), 443, local=False)
        with pytest.raises(BadEndpoint):
            post_to(f"https://{name}/x", b"", {}, local=False)

    def test_public_ones_are(self) -> None:
        assert is_public("8.8.8.8") and is_public("2606:4700::1111")
        assert address_of(checked("https://8.8.8.8/x", local=False), 443, local=False) == "8.8.8.8"

    def test_a_server_that_does_not_push_says_so(self, kind: str, tmp_path_factory: pytest.TempPathFactory) -> None:
        with new_settings(kind, tmp_path_factory.mktemp("data"), push="off") as settings:
            server = RunningServer(settings)
            anne = server.person("Anne")
            anne.send("/me", {"name": "Anne"})
            assert anne.ask("/me/calls")["key"] is None
            body = Browser("https://push.example.org", "anne").subscription
            assert anne.send("/me/push", body, 409, "PUT")["error"] == "no-push"
            server.stop()

    def test_without_local_this_machine_is_refused_at_once(
        self, kind: str, tmp_path_factory: pytest.TempPathFactory
    ) -> None:
        with new_settings(kind, tmp_path_factory.mktemp("data")) as settings:
            server = RunningServer(settings)
            anne = server.person("Anne")
            anne.send("/me", {"name": "Anne"})
            for place in ("https://127.0.0.1", "https://[::1]", "http://push.example.org", "https://10.0.0.1:8443"):
                anne.send("/me/push", Browser(place, "anne").subscription, 422, "PUT")
            assert anne.send("/me/push", Browser("https://push.example.org", "a").subscription, method="PUT")["push"]
            server.stop()


def test_the_example_of_the_standard() -> None:
    """RFC 8291, 5."""
    own = ec.derive_private_key(
        int.from_bytes(raw("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    text, auth, salt = b"When I grow up, I want to be a watermelon", "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
    assert b64(push.seal(text, theirs, auth, own, raw(salt))) == WATERMELON


def check_vapid(header: str, key: str, audience: str) -> None:
    """RFC 8292: the token is signed with the server's key, for this push service, for less than a day."""
    parts = dict(part.split("=", 1) for part in header.removeprefix("vapid ").split(", "))
    assert parts["k"] == key
    head, claims, signature = parts["t"].split(".")
    assert json.loads(raw(head)) == {"typ": "JWT", "alg": "ES256"}
    said = json.loads(raw(claims))
    assert said["aud"] == audience and time.time() < said["exp"] <= time.time() + 86400
    assert said["sub"].startswith(("mailto:", "https:"))
    numbers = raw(signature)
    signed = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(key))
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(signed, b"something else", ec.ECDSA(hashes.SHA256()))
