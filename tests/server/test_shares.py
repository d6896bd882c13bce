"""Dice that all make together, over the wire: the order of messages, who is away, who cheats, and the proof."""

import json
import secrets
import time
from collections.abc import Iterator

import pytest

from flibuste.engine.registry import load_game
from flibuste.engine.shares import Start, player_commitment, server_commitment
from flibuste.records.match import BadMatch, checksum
from flibuste.records.replay import load_match
from flibuste.server.store import schema
from flibuste.server.tables import starting
from tests.server.running import Data, Person, RunningServer


class Client:
    """A person whose program takes part in the dice, as a page in a browser does."""

    def __init__(self, server: RunningServer, name: str) -> None:
        self.person = server.person(name)
        self.kept: dict[str, str] = {}

    def open(self, *seats: str, **more: object) -> Data:
        return self.person.open(*seats, game="auction", share="commit", **more)

    def sit(self, table: str, seat: int, status: int = 200) -> Data:
        body = {"name": self.person.name, "share": "commit"}
        found: Data = self.person.send(f"/tables/{table}/seats/{seat}", body, status)
        return found

    def look(self, table: str) -> Data:
        found: Data = self.person.ask(f"/tables/{table}")
        return found

    def commitment(self, table: Data, seat: int, nonce: str) -> str:
        fairness = table["fairness"]
        start = Start(table["id"], table["game"], fairness["rules_version"], fairness["attempt"])
        return player_commitment(start, fairness["commitment"], seat, nonce)

    def commit(self, table: str, seat: int, status: int = 200) -> Data:
        here, nonce = self.look(table), secrets.token_hex(32)
        mine = self.commitment(here, seat, nonce)
        self.kept[mine] = nonce
        body = {"seat": seat, "attempt": here["fairness"]["attempt"], "commitment": mine}
        found: Data = self.person.send(f"/tables/{table}/commit", body, status)
        return found

    def reveal(self, table: str, seat: int, status: int = 200) -> Data:
        share = self.look(table)["fairness"]["shares"][seat - 1]
        body = {"seat": seat, "nonce": self.kept[share["commitment"]]}
        found: Data = self.person.send(f"/tables/{table}/reveal", body, status)
        return found


@pytest.fixture
def anne(server: RunningServer) -> Client:
    return Client(server, "Anne")


@pytest.fixture
def jack(server: RunningServer) -> Client:
    return Client(server, "Jack")


def kinds(table: Data) -> list[str]:
    return [share["kind"] for share in table["fairness"]["shares"]]


def started(anne: Client, jack: Client) -> str:
    """A table at which Anne and Jack have made the dice together."""
    table: str = anne.open("me", "open")["id"]
    jack.sit(table, 2)
    anne.commit(table, 1)
    jack.commit(table, 2)
    anne.reveal(table, 1)
    assert jack.reveal(table, 2)["status"] == "playing"
    return table


def finish(table: str, *clients: Client) -> Data:
    """Play to the end; returns the match file."""
    for _ in range(200):
        for client in clients:
            client.person.play(table, 1) if client.person.state(table)["decision"] else None
        if clients[0].look(table)["status"] == "over":
            break
    found: Data = clients[0].person.ask(f"/tables/{table}/match")
    return found


def let_time_run_out(server: RunningServer, table: str) -> None:
    """The clock of a table is put back, and the server's clocks look at it."""
    with server.store.engine.begin() as connection:
        connection.execute(schema.table.update().where(schema.table.c.id == table).values(deadline=1.0))
    server.app.state.tables.cache.pop(table)


def until(client: Client, table: str, stage: str) -> Data:
    end = time.monotonic() + 60
    while (here := client.look(table))["fairness"]["stage"] != stage:
        assert time.monotonic() < end, here["fairness"]
        time.sleep(0.05)
    return here


def test_two_clients_make_the_dice_together(anne: Client, jack: Client) -> None:
    """The order of messages: the server is bound first, then both players; only then are nonces asked for."""
    table = anne.open("me", "open")
    server, name = table["fairness"]["commitment"], table["id"]
    assert (table["status"], table["fairness"]["stage"], kinds(table)) == ("open", "seats", ["awaited", "none"])
    assert anne.commit(name, 1)["fairness"]["shares"][0]["kind"] == "committed"
    assert anne.reveal(name, 1, 409)["error"] == "not-now"
    assert jack.sit(name, 2)["table"]["fairness"]["stage"] == "commit"
    assert anne.reveal(name, 1, 409)["error"] == "not-now", "Jack is not bound yet"
    bound = jack.commit(name, 2)
    assert (bound["status"], bound["fairness"]["stage"]) == ("open", "reveal")
    assert anne.commit(name, 1, 409)["error"] == "not-now", "nobody can change his mind now"
    waiting = anne.reveal(name, 1)
    assert kinds(waiting) == ["revealed", "committed"]
    assert [share["nonce"] for share in waiting["fairness"]["shares"]] == [None, None]
    assert waiting["fairness"]["nonces"] == [] and waiting["fairness"]["secret"] is None
    begun = jack.reveal(name, 2)
    assert begun["status"] == "playing" and begun["fairness"]["commitment"] == server
    assert {share["nonce"] for share in begun["fairness"]["shares"]} <= {*anne.kept.values(), *jack.kept.values()}


def test_the_server_is_bound_before_the_first_player(anne: Client, jack: Client) -> None:
    """Its commitment is inside those of the players: it cannot choose its secret when it has seen a nonce."""
    table = started(anne, jack)
    match = finish(table, anne, jack)
    doctored = json.loads(json.dumps(match))
    other = secrets.token_hex(32)
    doctored["chance"]["secret"] = other
    start = Start(table, "auction", match["rules_version"])
    doctored["chance"]["commitment"] = server_commitment(start, other)
    doctored["checksum"] = checksum(doctored)
    with pytest.raises(BadMatch, match="nonce of seat 1 does not fit"):
        load_match(doctored, load_game("auction"))


def test_the_match_file_proves_every_share(anne: Client, jack: Client) -> None:
    match = finish(started(anne, jack), anne, jack)
    assert load_match(match, load_game("auction")).state.outcome is not None
    shares = match["chance"]["shares"]
    assert {share["commitment"]: share["nonce"] for share in shares} == anne.kept | jack.kept
    assert match["chance"]["secret"] and match["chance"]["receipt"]["signature"]


@pytest.mark.parametrize("seat", [1, 2])
def test_a_wrong_nonce_is_refused_and_the_right_one_still_counts(anne: Client, jack: Client, seat: int) -> None:
    table = anne.open("me", "open")["id"]
    jack.sit(table, 2)
    anne.commit(table, 1)
    jack.commit(table, 2)
    client = (anne, jack)[seat - 1]
    wrong = client.person.send(f"/tables/{table}/reveal", {"seat": seat, "nonce": "f" * 64}, 422)
    assert wrong["error"] == "wrong-nonce"
    anne.reveal(table, 1)
    assert anne.reveal(table, 1)["status"] == "open", "twice is no harm"
    assert jack.reveal(table, 2)["status"] == "playing"


def test_the_commitment_of_another_cannot_be_copied(anne: Client, jack: Client) -> None:
    table = anne.open("me", "open")["id"]
    jack.sit(table, 2)
    copied = anne.commit(table, 1)["fairness"]["shares"][0]["commitment"]
    body = {"seat": 2, "attempt": 1, "commitment": copied}
    assert jack.person.send(f"/tables/{table}/commit", body, 409)["error"] == "commitment-taken"
    start = Start(table, "auction", 1)
    assert player_commitment(start, "c", 1, "n") != player_commitment(start, "c", 2, "n")


def test_a_commitment_of_another_table_or_attempt_cannot_be_revealed(
    server: RunningServer, anne: Client, jack: Client
) -> None:
    other, table = anne.open("me", "open")["id"], anne.open("me", "open")["id"]
    jack.sit(table, 2)
    old = anne.commit(other, 1)["fairness"]["shares"][0]["commitment"]
    anne.person.send(f"/tables/{table}/commit", {"seat": 1, "attempt": 1, "commitment": old})
    jack.commit(table, 2)
    assert anne.reveal(table, 1, 422)["error"] == "wrong-nonce"
    jack.reveal(table, 2)
    let_time_run_out(server, table)
    until(jack, table, "commit")
    again = {"seat": 1, "attempt": 1, "commitment": old}
    assert anne.person.send(f"/tables/{table}/commit", again, 409)["error"] == "stale"


def test_a_missing_nonce_voids_the_start_and_it_is_tried_again(
    server: RunningServer, anne: Client, jack: Client
) -> None:
    """Seats are kept; who was away has no share in the next attempt unless he is back; all can read it."""
    table = anne.open("me", "open")["id"]
    jack.sit(table, 2)
    anne.commit(table, 1)
    jack.commit(table, 2)
    anne.reveal(table, 1)
    first = set(anne.kept.values())
    let_time_run_out(server, table)
    here = until(anne, table, "commit")
    assert [seat["kind"] for seat in here["seats"]] == ["human", "human"]
    assert here["fairness"]["attempt"] == 2 and here["fairness"]["voids"] == [{"attempt": 1, "away": [2]}]
    assert kinds(here) == ["awaited", "away"] and here["fairness"]["receipt"] is None
    assert anne.commit(table, 1)["fairness"]["stage"] == "reveal"
    begun = anne.reveal(table, 1)
    assert begun["status"] == "playing" and kinds(begun) == ["revealed", "away"]
    match = finish(table, anne, jack)
    assert match["chance"]["shares"][1] is None and match["chance"]["voids"] == [{"attempt": 1, "away": [2]}]
    assert match["chance"]["shares"][0]["nonce"] not in first
    assert load_match(match, load_game("auction")).moves


def test_who_comes_back_in_time_has_his_share(server: RunningServer, anne: Client, jack: Client) -> None:
    table = anne.open("me", "open")["id"]
    jack.sit(table, 2)
    anne.commit(table, 1)
    jack.commit(table, 2)
    let_time_run_out(server, table)
    here = until(anne, table, "seats")
    assert kinds(here) == ["away", "away"] and here["status"] == "open", "nobody is there: the table waits"
    assert jack.commit(table, 2)["fairness"]["stage"] == "reveal"
    begun = jack.reveal(table, 2)
    assert begun["status"] == "playing" and kinds(begun) == ["away", "revealed"]


def test_who_closes_the_page_before_he_is_bound_is_not_waited_for(
    server: RunningServer, anne: Client, jack: Client
) -> None:
    table = anne.open("me", "open")["id"]
    anne.commit(table, 1)
    jack.sit(table, 2)
    let_time_run_out(server, table)
    here = until(anne, table, "reveal")
    assert kinds(here) == ["committed", "away"] and here["fairness"]["voids"] == []
    assert anne.reveal(table, 1)["status"] == "playing"


def test_the_host_tries_a_void_start_again(server: RunningServer, anne: Client, jack: Client) -> None:
    table = anne.open("me", "open", start="host")["id"]
    jack.sit(table, 2)
    anne.commit(table, 1)
    jack.commit(table, 2)
    assert anne.look(table)["fairness"]["stage"] == "seats"
    assert anne.person.send(f"/tables/{table}/start")["fairness"]["stage"] == "reveal"
    assert anne.person.send(f"/tables/{table}/start", status=409)["error"] == "starting"
    anne.reveal(table, 1)
    let_time_run_out(server, table)
    assert until(anne, table, "seats")["status"] == "open"
    anne.commit(table, 1)
    jack.commit(table, 2)
    anne.person.send(f"/tables/{table}/start")
    jack.reveal(table, 2)
    assert anne.reveal(table, 1)["status"] == "playing"


def test_leaving_voids_the_start(anne: Client, jack: Client) -> None:
    table = anne.open("me", "open")["id"]
    jack.sit(table, 2)
    anne.commit(table, 1)
    jack.commit(table, 2)
    left = jack.person.send(f"/tables/{table}/seats/2", method="DELETE")
    assert left["fairness"]["stage"] == "seats" and kinds(left) == ["awaited", "none"]
    assert left["fairness"]["voids"] == [{"attempt": 1, "away": [2]}]


def test_seats_and_options_are_fixed_while_the_game_starts(anne: Client, jack: Client) -> None:
    table = anne.open("me", "open")["id"]
    jack.sit(table, 2)
    anne.commit(table, 1)
    for path, body in (("nonce", {"seat": 1, "nonce": "late"}), ("seats/1/options", {"options": {}})):
        assert anne.person.send(f"/tables/{table}/{path}", body, 409)["error"] == "starting"
    assert Client(jack_server(jack), "Mary").sit(table, 2, 409)["error"] == "seat-taken"


def jack_server(jack: Client) -> RunningServer:
    """A stranger at the same server."""

    class Elsewhere:
        def person(self, name: str) -> Person:
            return Person(str(jack.person.http.base_url), name)

    return Elsewhere()  # type: ignore[return-value]


def test_nobody_reveals_or_commits_for_another(anne: Client, jack: Client) -> None:
    table = anne.open("me", "open")["id"]
    jack.sit(table, 2)
    assert jack.commit(table, 1, 403)["error"] == "not-your-seat"
    anne.commit(table, 1)
    jack.commit(table, 2)
    body = {"seat": 1, "nonce": "n"}
    assert jack.person.send(f"/tables/{table}/reveal", body, 403)["error"] == "not-your-seat"


def test_who_waives_plays_at_once_and_everybody_can_read_it(anne: Client, jack: Client) -> None:
    table = anne.person.open("me", "open", game="auction")
    assert kinds(table) == ["waived", "none"]
    sat = jack.person.send(f"/tables/{table['id']}/seats/2", {"name": "Jack"})["table"]
    assert sat["status"] == "playing" and kinds(sat) == ["waived", "waived"]
    told = json.loads(sat["fairness"]["receipt"]["text"])
    assert [seat["share"] for seat in told["seats"]] == ["waived", "waived"]


def test_a_nonce_in_the_open_is_bound_before_others_reveal(anne: Client, jack: Client) -> None:
    table = anne.open("me", "open")["id"]
    sat = jack.person.send(f"/tables/{table}/seats/2", {"name": "Jack", "nonce": "salt"})["table"]
    assert kinds(sat) == ["awaited", "told"] and sat["fairness"]["shares"][1]["commitment"]
    anne.commit(table, 1)
    anne.reveal(table, 1)
    match = finish(table, anne, jack)
    assert match["chance"]["shares"][1]["nonce"] == "salt"
    assert load_match(match, load_game("auction")).moves


def test_alone_with_bots_it_is_one_click_of_three_messages(server: RunningServer, anne: Client) -> None:
    table = anne.open("me", "bot:random")
    assert table["fairness"]["stage"] == "commit"
    assert anne.commit(table["id"], 1)["fairness"]["stage"] == "reveal"
    begun = anne.reveal(table["id"], 1)
    assert begun["status"] == "playing" and kinds(begun) == ["revealed", "bot"]


def test_rematch_and_fork_have_shares_of_their_own(server: RunningServer, anne: Client, jack: Client) -> None:
    table = started(anne, jack)
    finish(table, anne, jack)
    body = {"name": "Anne", "share": "commit"}
    again = anne.person.send(f"/tables/{table}/rematch", body)["table"]
    assert kinds(again) == ["awaited", "none"]
    jack.person.send(f"/tables/{table}/rematch", {"name": "Jack", "share": "commit"})
    anne.commit(again["id"], 1)
    jack.commit(again["id"], 2)
    anne.reveal(again["id"], 1)
    jack.reveal(again["id"], 2)
    assert load_match(finish(again["id"], anne, jack), load_game("auction")).moves
    fork = anne.person.send(f"/tables/{table}/fork", {"at": 2, "seat": 1, "bots": "random", "share": "commit"}, 201)
    name = fork["table"]["id"]
    server.app.state.tables.cache.pop(name)
    anne.commit(name, 1)
    server.app.state.tables.cache.pop(name)
    assert anne.reveal(name, 1)["status"] == "playing"
    before = anne.person.ask(f"/tables/{table}/replay")["steps"][2]["events"][1]
    assert anne.person.state(name)["log"]["to"] >= before > 0, "what was told before is still told"
    server.app.state.tables.cache.pop(name)
    server.start_bots()
    assert load_match(finish(name, anne), load_game("auction")).position


def test_a_restart_in_the_middle_of_a_start(server: RunningServer, anne: Client, jack: Client) -> None:
    """What is not in memory any more is in the store."""
    table = anne.open("me", "open")["id"]
    jack.sit(table, 2)
    anne.commit(table, 1)
    jack.commit(table, 2)
    anne.reveal(table, 1)
    server.app.state.tables.cache.pop(table)
    assert jack.reveal(table, 2)["status"] == "playing"
    server.app.state.tables.cache.pop(table)
    assert load_match(finish(table, anne, jack), load_game("auction")).moves


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The time for a step of the start is not what these tests wait for: they put the clock back."""
    monkeypatch.setattr(starting, "STEP_SECONDS", 300.0)
    yield
