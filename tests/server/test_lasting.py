"""What lasts: restarts, replays, forks, match files, two servers on one database, clocks, old rules."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from flibuste.engine import registry
from flibuste.engine.registry import load_game
from flibuste.records.files import game_of
from flibuste.records.replay import check_dice, load_match
from flibuste.server.bots.worker import Remote, play, take_open_seat
from flibuste.server.settings import Settings
from flibuste.server.store import schema
from tests.engine.games import auction
from tests.server.running import RunningServer, new_settings


@pytest.fixture
def fresh(kind: str, tmp_path: Path) -> Iterator[Settings]:
    with new_settings(kind, tmp_path) as found:
        yield found


def test_a_restart_loses_nothing(fresh: Settings) -> None:
    server = RunningServer(fresh)
    anne = server.person("Anne")
    table = anne.open("me", "me")["id"]
    auction = anne.open("me", "me", game="auction")["id"]
    anne.play(table, 77)
    sealed = anne.state(auction, seat=1)["decision"]
    anne.act(auction, sealed["id"], "pass", seat=1)
    told = [anne.state(table, seat=seat) for seat in (0, 1, 2)]
    bids = [anne.state(auction, seat=seat) for seat in (0, 1, 2)]
    token = anne.token()
    server.stop()
    server = RunningServer(fresh)
    anne = server.person()
    anne.http.cookies.set("flibuste", token)
    for before, seat in zip(told + bids, (0, 1, 2, 0, 1, 2), strict=True):
        after = anne.state(before["table"], seat=seat)
        for key in ("view", "decision", "prompt", "log", "number", "undo"):
            assert after[key] == before[key], key
    anne.keys = 500
    anne.play(table, 20)
    server.stop()


def test_a_finished_game_can_be_replayed_verified_and_forked(server: RunningServer) -> None:
    anne, stranger = server.person("Anne"), server.person("Stranger")
    table = anne.open("me", "me", game="auction", nonce="salt")
    name = table["id"]
    assert stranger.ask(f"/tables/{name}/match", 409)["error"] == "not-over"
    assert stranger.ask(f"/tables/{name}/replay", 409)["error"] == "not-over"
    views = [anne.state(name, seat=1)["view"]]
    while anne.play(name, 1):
        views.append(anne.state(name, seat=1)["view"])
    over = anne.ask(f"/tables/{name}")
    assert over["status"] == "over" and over["fairness"]["secret"]
    replay = stranger.ask(f"/tables/{name}/replay", seat=1)
    assert replay["moves"] == len(views) - 1 == len(replay["steps"]) - 1
    for move, view in enumerate(views):
        assert stranger.ask(f"/tables/{name}/replay/{move}", seat=1)["view"] == view
    hidden = [step for step in replay["steps"] if step["action"] is None]
    assert {step["seat"] for step in hidden} == {None, 2}
    everything = stranger.ask(f"/tables/{name}/replay", open=True)
    assert all(step["action"] for step in everything["steps"][1:])
    match = load_match(stranger.ask(f"/tables/{name}/match"), load_game("auction"))
    assert [share and share["nonce"] for share in match.source["shares"]] == ["salt", None]
    assert len(match.moves) == replay["moves"]
    assert over["fairness"]["commitment"] == table["fairness"]["commitment"]
    forked = stranger.send(f"/tables/{name}/fork", {"at": 2, "seat": 2, "bots": "random"}, 201)["table"]
    assert forked["forked_from"] == name and forked["seats"][1]["mine"]
    assert stranger.state(forked["id"])["view"]["players" if "players" in views[2] else "seats"]


def test_a_forked_table_can_be_played_to_the_end_and_verified(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "me", game="auction")["id"]
    anne.play(table, 3)
    fork = anne.send(f"/tables/{table}/fork", {"seat": 1, "bots": "random"}, 201)["table"]["id"]
    assert anne.state(fork, seat=1)["view"] == anne.state(table, seat=1)["view"]
    server.start_bots()
    anne.play(fork)
    assert anne.state(fork)["status"] == "over"
    data = anne.ask(f"/tables/{fork}/match")
    assert load_match(json.loads(json.dumps(data)), load_game("auction")).position


def test_a_whole_game_against_bots_then_open_replay(server: RunningServer) -> None:
    anne = server.person("Anne")
    server.start_bots()
    table = anne.open("me", "bot:random")["id"]
    anne.play(table, 10)
    anne.send(f"/tables/{table}/seats/1", method="DELETE")
    assert anne.ask(f"/tables/{table}")["seats"][0]["stand_in"] == "greedy"
    anne.send(f"/tables/{table}/seats/1/return")
    anne.play(table)
    seen = anne.ask(f"/tables/{table}/replay/3", seat=1, picture=False)["view"]
    opened = anne.ask(f"/tables/{table}/replay/3", seat=1, open=True)
    assert "hand" not in seen["players"][1] and "hand" in opened["view"]["players"][1]
    assert opened["picture"].startswith("<svg")
    assert all(len(row) == 2 for row in anne.ask(f"/tables/{table}/replay")["scores"])
    assert anne.ask(f"/tables/{table}/dice")


def test_two_servers_on_one_database(kind: str, tmp_path: Path) -> None:
    if kind == "sqlite":
        pytest.skip("a data folder has one server")
    with new_settings(kind, tmp_path) as settings:
        here, there = RunningServer(settings), RunningServer(settings)
        anne, jack = here.person("Anne"), there.person("Jack")
        table = anne.open("me", "open", pace={"window": 0})["id"]
        jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})
        made = 0
        until = time.monotonic() + 60
        while made < 40 and time.monotonic() < until:
            for person in (anne, jack):
                state = person.state(table)
                if state["decision"] is not None:
                    body = {"decision": state["decision"]["id"], "key": str(made), "seat": state["seat"]}
                    body["action"] = state["decision"]["actions"][0]["action"]
                    made += person.http.post(f"/api/tables/{table}/act", json=body).status_code == 200
        assert made >= 40
        deadline = time.monotonic() + 60
        while anne.ask(f"/tables/{table}")["number"] != jack.ask(f"/tables/{table}")["number"]:
            assert time.monotonic() < deadline
        assert anne.ask(f"/tables/{table}")["number"] == made + 1
        assert anne.state(table, seat=0)["view"] == jack.state(table, seat=0)["view"]
        here.stop()
        there.stop()


def test_a_window_closes_although_its_answers_are_held_by_two_servers(kind: str, tmp_path: Path) -> None:
    if kind == "sqlite":
        pytest.skip("a data folder has one server")
    with new_settings(kind, tmp_path) as settings:
        here, there = RunningServer(settings), RunningServer(settings)
        anne, jack, mary = here.person("Anne"), there.person("Jack"), there.person("Mary")
        table = anne.open("me", "open", "open", game="parley", pace={"window": 1})["id"]
        jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})
        mary.send(f"/tables/{table}/seats/3", {"name": "Mary"})
        answered: set[str] = set()
        until = time.monotonic() + 100
        while len(answered) < 12 and anne.state(table)["status"] == "playing":
            assert time.monotonic() < until
            for person in (anne, jack, mary):
                decision = person.state(table)["decision"]
                if decision is not None and decision["chosen"] is None:
                    body = {"decision": decision["id"], "key": f"{person.name} {len(answered)}"}
                    body["action"] = decision["actions"][-1]["action"]
                    if person.http.post(f"/api/tables/{table}/act", json=body).status_code == 200:
                        answered.add(decision["id"])
        assert len(answered) >= 12 or anne.state(table)["status"] == "over"
        here.stop()
        there.stop()


def test_a_bot_hears_of_moves_on_another_server(kind: str, tmp_path: Path) -> None:
    if kind == "sqlite":
        pytest.skip("a data folder has one server")
    with new_settings(kind, tmp_path) as settings:
        here, there = RunningServer(settings), RunningServer(settings)
        anne = here.person("Anne")
        table = anne.open("me", "open", game="auction")["id"]
        token, _ = take_open_seat(Remote(there.address, ""), table, "Machine")
        stop = threading.Event()
        threading.Thread(target=play, args=(there.address, token, "random", "", stop), daemon=True).start()
        anne.play(table)
        assert anne.state(table)["status"] == "over"
        stop.set()
        here.stop()
        there.stop()


def test_a_bot_stands_in_when_the_clock_runs_out(fresh: Settings) -> None:
    server = RunningServer(fresh)
    anne = server.person("Anne")
    table = anne.open("me", "bot:random", pace={"kind": "live", "seconds": 600})["id"]
    assert anne.state(table)["clock"]["deadline"] > time.time() + 300
    with server.store.engine.begin() as connection:
        connection.execute(schema.table.update().where(schema.table.c.id == table).values(deadline=time.time() - 1))
    server.app.state.tables.cache.pop(table)
    until = time.monotonic() + 60
    while anne.ask(f"/tables/{table}")["seats"][0]["stand_in"] is None:
        assert time.monotonic() < until
        time.sleep(0.1)
    decision = anne.state(table)["decision"]
    anne.act(table, decision["id"], decision["actions"][0]["action"])
    assert anne.ask(f"/tables/{table}")["seats"][0]["stand_in"] is None
    server.stop()


def test_a_match_under_other_rules_is_refused_clearly(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "me")["id"]
    with server.store.engine.begin() as connection:
        connection.execute(schema.table.update().where(schema.table.c.id == table).values(rules_version=0))
    server.app.state.tables.cache.pop(table)
    assert anne.ask(f"/tables/{table}/state", 409)["error"] == "rules-changed"
    assert anne.ask(f"/tables/{table}")["status"] == "playing"


def test_the_migrations_make_what_the_code_expects(server: RunningServer) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with server.store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


@pytest.fixture
def later_release(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], None]]:
    """Lets the auction be as a later release has it: by version 2 of its rules ties are not bid for again."""
    blank = auction.Auction.blank

    def by_version(self: auction.Auction, seats: int, options: Any, chance: Any) -> Any:
        state = blank(self, seats, options, chance)
        state.again = state.again and self.rules < 2
        return state

    def come(oldest: int) -> None:
        monkeypatch.setattr(auction.Auction, "rules_version", 2)
        monkeypatch.setattr(auction.Auction, "oldest_rules", oldest)
        monkeypatch.setattr(auction.Auction, "blank", by_version)
        registry._printed.cache_clear()

    yield come
    monkeypatch.undo()
    registry._printed.cache_clear()


def test_a_running_match_finishes_by_its_own_rules(fresh: Settings, later_release: Callable[[int], None]) -> None:
    server = RunningServer(fresh)
    anne = server.person("Anne")
    table = anne.open("me", "me", game="auction")["id"]
    anne.play(table, 3)
    token, seen = anne.token(), anne.state(table, seat=1)["view"]
    server.stop()
    later_release(1)
    server = RunningServer(fresh)
    server.start_bots()
    anne = server.person("Anne")
    anne.http.cookies.set("flibuste", token)
    anne.keys = 100
    assert anne.ask(f"/tables/{table}")["fairness"]["rules_version"] == 1
    assert anne.state(table, seat=1)["view"] == seen
    fork = anne.send(f"/tables/{table}/fork", {"seat": 1, "bots": "random"}, 201)["table"]["id"]
    for name in (table, fork):
        anne.play(name)
        data = anne.ask(f"/tables/{name}/match")
        assert data["rules_version"] == 1 and load_match(data, game_of(data)).state.outcome is not None
    assert anne.open("me", "me", game="auction")["fairness"]["rules_version"] == 2
    server.stop()


def test_a_match_whose_rules_are_not_played_any_more_can_be_read_and_its_dice_verified(
    fresh: Settings, later_release: Callable[[int], None]
) -> None:
    server = RunningServer(fresh)
    anne = server.person("Anne")
    table, running = anne.open("me", "me", game="auction")["id"], anne.open("me", "me", game="auction")["id"]
    anne.play(table)
    told, file = anne.ask(f"/tables/{table}/replay", open=True), anne.ask(f"/tables/{table}/match")
    server.stop()
    later_release(2)
    server = RunningServer(fresh)
    anne = server.person("Anne")
    assert anne.ask(f"/tables/{table}/replay", open=True) == told, "the story is in the store"
    assert anne.ask(f"/tables/{table}/match") == file and check_dice(file)
    assert anne.ask(f"/tables/{table}/dice")
    for path in (f"/tables/{table}/replay/3", f"/tables/{running}/state"):
        assert anne.ask(path, 409)["error"] == "rules-changed"
    server.stop()
