"""How much one person and one address may take, and what those hear who take more."""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from flibuste.server.people.guard import Client, Guard, counted_address
from flibuste.server.people.rate_limit import RateLimiter
from flibuste.server.problems import Refused
from flibuste.server.settings import BadSetting, Limits, Settings, from_environment
from tests.server.running import Person, RunningServer, new_settings
from tests.server.test_live import Socket

PLENTY = 100_000


@contextlib.contextmanager
def limited(kind: str, folder: Path, rate: float = PLENTY, **limits: int) -> Iterator[RunningServer]:
    """A server with these limits, and plenty of everything else."""
    every = {**dict.fromkeys(Limits.__dataclass_fields__, PLENTY), "crowd": 4, **limits}
    with new_settings(kind, folder, rate=rate, limits=Limits(**every)) as settings:
        server = RunningServer(settings)
        try:
            yield server
        finally:
            server.stop()


def refusal(person: Person, path: str, body: dict[str, Any] | None = None, lang: str = "en") -> dict[str, Any]:
    """What somebody hears who has taken too much."""
    answer = person.http.post(f"/api{path}", json=body, params={"lang": lang})
    assert answer.status_code == 429 and int(answer.headers["retry-after"]) > 0, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_an_address_of_ipv6_is_counted_by_its_network() -> None:
    assert counted_address("203.0.113.7") == "203.0.113.7"
    assert counted_address("::ffff:203.0.113.7") == "203.0.113.7"
    assert counted_address("2001:db8:1:2:3:4:5:6") == counted_address("2001:db8:1:2::9%eth0") == "2001:db8:1:2::/64"
    assert counted_address("2001:db8:1:3::9") != counted_address("2001:db8:1:2::9")
    assert counted_address("?") == "?"


class TestRates:
    def test_what_was_taken_comes_back_with_time(self, monkeypatch: pytest.MonkeyPatch) -> None:
        now = [100.0]
        monkeypatch.setattr("flibuste.server.people.rate_limit.time.monotonic", lambda: now[0])
        limiter = RateLimiter(2.0, 5.0)
        assert [limiter.take("a") for _ in range(11)] == [True] * 10 + [False]
        assert limiter.take("b")
        now[0] += 1.0
        assert [limiter.take("a") for _ in range(3)] == [True, True, False]
        limiter.spend("a", 100.0)
        now[0] += 4.9
        assert limiter.available("a") < 0
        now[0] += 0.2
        assert limiter.available("a") > 0

    def test_a_crowd_may_take_more(self) -> None:
        limiter = RateLimiter(0.001, 3000.0)
        assert [limiter.take("school", crowd=4) for _ in range(13)] == [True] * 12 + [False]

    def test_those_who_were_heard_of_last_are_remembered(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("flibuste.server.people.rate_limit.MOST_CLIENTS", 3)
        limiter = RateLimiter(0.001, 1000.0)
        for name in ("a", "b", "c", "a", "d"):
            limiter.take(name)
        assert list(limiter.left) == ["c", "a", "d"]

    def test_a_rate_of_nothing_is_no_limit(self) -> None:
        guard = Guard(Settings(rate=0.0, limits=Limits(*[0] * 9)))
        client = Client("203.0.113.7", "anne")
        for _ in range(50):
            guard.request(client)
            guard.say(client)
            guard.open_table(client)
            guard.arrive(client)
            guard.hold_socket(client)
            guard.carry(client, 10**9, 10**9)
            guard.check_data(client)


def test_requests(kind: str, tmp_path: Path) -> None:
    with limited(kind, tmp_path, rate=0.01) as server:
        answers = [httpx.get(f"{server.address}/api/tables", params={"lang": "fr"}) for _ in range(2)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429 and "attends" in answers[-1].json()["message"]


def test_requests_of_a_person_from_many_addresses(kind: str, tmp_path: Path) -> None:
    with limited(kind, tmp_path) as server:
        anne = server.person("Anne")
        anne.send("/me", {"name": "Anne"})
        server.app.state.guard.requests = RateLimiter(0.01)
        found = [
            httpx.get(
                f"{server.address}/api/me",
                headers={"authorization": f"Bearer {anne.token()}", "x-forwarded-for": f"203.0.113.{number}"},
            ).status_code
            for number in range(3)
        ]
        assert found == [200, 429, 429]


def test_tables_that_are_not_over(kind: str, tmp_path: Path) -> None:
    with limited(kind, tmp_path, tables=2) as server:
        anne = server.person("Anne")
        first = anne.open("me", "open")["id"]
        anne.open("me", "me")
        body = {"game": "stortebeker", "seats": ["me", "open"]}
        assert "2 tables" in refusal(anne, "/tables", body)["message"]
        assert refusal(anne, "/tables", body, "fr")["error"] == "too-many-tables"
        anne.send(f"/tables/{first}/seats/1", method="DELETE")
        anne.open("me", "open")


def test_tables_in_an_hour(kind: str, tmp_path: Path) -> None:
    with limited(kind, tmp_path, new_tables=4, crowd=2) as server:
        anne, jack, mary = (server.person(name) for name in ("Anne", "Jack", "Mary"))
        body = {"game": "stortebeker", "seats": ["me", "open"]}
        for person in (anne, jack):
            for _ in range(2):
                person.open("me", "open")
        assert refusal(anne, "/tables", body)["error"] == "too-many-new-tables"
        assert refusal(mary, "/tables", body)["error"] == "too-many-new-tables"
        mary.http.headers["x-forwarded-for"] = "203.0.113.7"
        mary.open("me", "open")


def test_seats_at_tables_that_are_not_over(kind: str, tmp_path: Path) -> None:
    with limited(kind, tmp_path, seats=2) as server:
        anne, jack = server.person("Anne"), server.person("Jack")
        tables = [anne.open("me", "open", "open", several_seats=True)["id"] for _ in range(2)]
        jack.send(f"/tables/{tables[0]}/seats/2", {"name": "Jack"})
        jack.send(f"/tables/{tables[0]}/seats/3", {"name": "Jack"})
        assert refusal(jack, f"/tables/{tables[1]}/seats/2", {"name": "Jack"})["error"] == "too-many-seats"
        assert refusal(jack, "/tables", {"game": "stortebeker", "seats": ["me", "open"]})["error"] == "too-many-seats"


def test_newcomers(kind: str, tmp_path: Path) -> None:
    with limited(kind, tmp_path, newcomers=4) as server:
        for _ in range(2):
            server.person().send("/me", {"name": "Anne"})
        assert refusal(server.person(), "/me", {"name": "Anne"})["error"] == "too-many-newcomers"


def test_chat(kind: str, tmp_path: Path) -> None:
    with limited(kind, tmp_path, chat=4) as server:
        anne, jack = server.person("Anne"), server.person("Jack")
        table = anne.open("me", "open")["id"]
        page = Socket(anne, table, "picture=false&lang=fr")
        for _ in range(2):
            anne.send(f"/tables/{table}/chat", {"text": "Ahoy"})
        assert refusal(anne, f"/tables/{table}/chat", {"text": "Ahoy"})["error"] == "too-much-chat"
        page.send(type="chat", text="Ohé", key="k")
        told = page.wait("refused", key="k")
        assert told["error"] == "too-much-chat" and "Pas si vite" in told["message"]
        jack.send("/me", {"name": "Jack"})
        jack.send(f"/tables/{table}/chat", {"text": "Ahoy"})


def closed(page: Socket) -> tuple[dict[str, Any], int, str]:
    """What a page was told last before it was closed, and how."""
    with pytest.raises(ConnectionClosed) as error:
        told = page.wait("refused")
        page.socket.recv(timeout=60)
    assert error.value.rcvd is not None
    return told, error.value.rcvd.code, error.value.rcvd.reason


def test_open_pages_of_a_person_and_of_an_address(kind: str, tmp_path: Path) -> None:
    with limited(kind, tmp_path, sockets=2, crowd=2) as server:
        anne, jack = server.person("Anne"), server.person("Jack")
        table = anne.open("me", "open")["id"]
        jack.send("/me", {"name": "Jack"})
        pages = [Socket(anne, table, "picture=false") for _ in range(2)]
        for page in pages:
            page.wait("state")
        told, code, why = closed(Socket(anne, table, "lang=fr"))
        assert (code, why) == (4429, "too-many-sockets") and "Trop de pages" in told["message"]
        pages += [Socket(jack, table, "picture=false") for _ in range(2)]
        pages[-1].wait("state")
        onlooker = server.person()
        assert closed(Socket(onlooker, table))[1] == 4429
        for page in pages:
            page.close()
        until = time.monotonic() + 60
        while server.app.state.guard.sockets:
            assert time.monotonic() < until, "pages that are gone are still counted"
            time.sleep(0.02)
        Socket(anne, table, "picture=false").wait("state")


def test_streams_of_bots_count_as_open_pages(kind: str, tmp_path: Path) -> None:
    with limited(kind, tmp_path, sockets=1) as server:
        anne = server.person("Anne")
        anne.open("me", "open")
        place, headers = f"{server.address}/api/bot/stream", {"authorization": f"Bearer {anne.token()}"}
        with httpx.stream("GET", place, headers=headers, timeout=60) as stream:
            lines = stream.iter_lines()
            next(lines)
            assert httpx.get(place, headers=headers, timeout=60).json()["error"] == "too-many-sockets"


def test_bytes_over_http(kind: str, tmp_path: Path) -> None:
    with limited(kind, tmp_path, sent=1, crowd=1) as server:
        anne = server.person("Anne")
        for _ in range(100):
            answer = anne.http.get("/api/games")
            if answer.status_code == 429:
                break
        assert answer.json()["error"] == "too-much-data"


def test_bytes_over_a_socket(kind: str, tmp_path: Path) -> None:
    with limited(kind, tmp_path, received=1) as server:
        anne = server.person("Anne")
        page = Socket(anne, anne.open("me", "open")["id"], "picture=false")
        with contextlib.suppress(ConnectionClosed):  # it may be closed before the last of them
            for _ in range(6):
                page.send(type="ping", more="x" * 9000)
        told, code, why = closed(page)
        assert (code, why) == (4429, "too-much-data") and "kB" in told["message"]


def test_bytes_to_a_socket_that_only_listens(kind: str, tmp_path: Path) -> None:
    with limited(kind, tmp_path, sent=1, crowd=1) as server:
        anne, jack = server.person("Anne"), server.person("Jack")
        table = anne.open("me", "me")["id"]
        jack.http.headers["x-forwarded-for"] = "203.0.113.7"
        page = Socket(jack, table)
        page.wait("state")
        server.app.state.guard.sent.spend(counted_address("127.0.0.1"), 10**6)
        server.app.state.tables.cache[table].watchers.copy().pop().wake()
        assert closed(page)[1] == 4429


class TestProxies:
    def addresses(self, server: RunningServer, **headers: str) -> list[str]:
        server.app.state.guard.requests.left.clear()
        httpx.get(
            f"{server.address}/api/tables", headers={name.replace("_", "-"): text for name, text in headers.items()}
        )
        return list(server.app.state.guard.requests.left)

    def test_one_that_is_trusted_tells_where_a_request_comes_from(self, kind: str, tmp_path: Path) -> None:
        with limited(kind, tmp_path) as server:
            assert self.addresses(server) == ["127.0.0.1"]
            assert self.addresses(server, x_forwarded_for="203.0.113.7") == ["203.0.113.7"]
            assert self.addresses(server, x_forwarded_for="10.9.9.9, 2001:db8::5") == ["2001:db8::/64"]

    def test_anybody_else_does_not(self, kind: str, tmp_path: Path) -> None:
        with new_settings(kind, tmp_path, rate=9.0, proxies=("10.0.0.0/8",)) as settings:
            server = RunningServer(settings)
            assert self.addresses(server, x_forwarded_for="203.0.113.7") == ["127.0.0.1"]
            server.stop()


class TestSettings:
    def test_every_limit_has_a_variable(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("FLIBUSTE_MOST_SOCKETS", "7")
        monkeypatch.setenv("FLIBUSTE_CROWD", "2")
        monkeypatch.setenv("FLIBUSTE_PROXIES", "10.0.0.0/8, 192.0.2.1")
        found = from_environment()
        assert (found.limits.sockets, found.limits.crowd, found.limits.chat) == (7, 2, Limits.chat)
        assert found.proxies == ("10.0.0.0/8", "192.0.2.1")

    @pytest.mark.parametrize("text", ["many", "-1", "nan", "inf"])
    def test_one_that_is_no_number_is_named(self, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
        monkeypatch.setenv("FLIBUSTE_MOST_TABLES", text)
        with pytest.raises(BadSetting, match="FLIBUSTE_MOST_TABLES"):
            from_environment()


def test_a_refusal_says_how_much_there_may_be() -> None:
    refused = Refused("too-many-seats", most=60)
    assert "60" in refused.words("en") and "60" in refused.words("fr") and refused.status == 429
