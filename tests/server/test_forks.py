"""Forks: they are marked, keep the log up to where they left their table, and tell nothing that was hidden there."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from flibuste.server.settings import Settings
from flibuste.server.store import queries
from tests.server.running import Person, RunningServer, new_settings

Data = dict[str, Any]


@pytest.fixture
def fresh(kind: str, tmp_path: Path) -> Iterator[Settings]:
    with new_settings(kind, tmp_path) as found:
        yield found


def told(person: Person, table: str, seat: int) -> list[str]:
    """The lines of a table's log as a seat reads them."""
    return [event["text"] for event in person.state(table, seat=seat)["log"]["events"]]


def opened(server: RunningServer, moves: int | None = None) -> tuple[Person, str]:
    """A game of two at one screen, so many moves long or to its end."""
    anne = server.person("Anne")
    table = anne.open("me:Anne", "me:Bram", game="stortebeker")["id"]
    while (moves is None or moves > 0) and anne.play(table, 1):
        moves = None if moves is None else moves - 1
    return anne, table


def fork(person: Person, table: str, **wish: Any) -> Data:
    """Play on from a table."""
    found: Data = person.send(f"/tables/{table}/fork", {"bots": "random", **wish}, 201)["table"]
    return found


def test_a_fork_of_a_finished_game_says_where_it_left_and_keeps_the_log_until_there(server: RunningServer) -> None:
    anne, table = opened(server)
    forked = fork(anne, table, at=9, seat=2)
    then = anne.ask(f"/tables/{table}/replay/9", seat=2, picture=False)["log"]["events"]
    assert forked["forked_from"] == table
    assert forked["origin"] == {"move": 9, "names": ["Anne", "Bram"], "lines": len(then)}
    now = anne.state(forked["id"], seat=2)["log"]["events"]
    assert [(line["n"], line["event"], line["clause"]) for line in now[: len(then)]] == [
        (line["n"], line["event"], line["clause"]) for line in then
    ]
    listed = [one for one in anne.ask("/me/tables") if one["id"] == forked["id"]]
    assert listed and listed[0]["origin"] == forked["origin"]


def test_a_fork_of_a_running_game_keeps_the_log_of_its_seat_alone(server: RunningServer) -> None:
    anne, table = opened(server, 8)
    forked = fork(anne, table, seat=1)
    assert forked["forked_from"] == table and forked["origin"]["move"] >= 8
    lines = forked["origin"]["lines"]
    before = anne.state(table, seat=1)["log"]["events"]
    assert 0 < lines == len(before)
    assert [line["event"] for line in anne.state(forked["id"], seat=1)["log"]["events"]][:lines] == [
        line["event"] for line in before
    ]
    kept = private_of(server, forked["id"])[:lines]
    assert any(kept) and all(set(known) <= {"0"} for known in kept)
    assert any("1" in known for known in private_of(server, table))


def private_of(server: RunningServer, table: str) -> list[Data]:
    """What the store holds for single seats of each event of a table."""
    with server.store.engine.connect() as connection:
        entries = queries.entries(connection, table, -1)
    return [private or {} for entry in entries for _, private in entry.events]


def discard(person: Person, table: str) -> int:
    """Discard a card, whatever was dealt; returns the seat."""
    state = person.state(table)
    action = next(found["action"] for found in state["decision"]["actions"] if found["action"].startswith("discard"))
    person.act(table, state["decision"]["id"], action, seat=state["seat"])
    return int(state["seat"])


def begun(server: RunningServer) -> tuple[Person, str]:
    """A game with one card discarded, and a choice left after the next one: the house would give an only answer."""
    while True:
        anne, table = opened(server, 0)
        discard(anne, table)
        if len(anne.state(table)["decision"]["actions"]) > 2:
            return anne, table


def test_what_was_taken_back_is_no_part_of_a_fork(server: RunningServer) -> None:
    anne, table = begun(server)
    before = told(anne, table, 1)
    asked = discard(anne, table)
    anne.send(f"/tables/{table}/undo", {"seat": asked, "key": "back"})
    forked = fork(anne, table, seat=1)
    assert forked["origin"]["move"] == 1 and forked["origin"]["lines"] == len(before)


def test_the_log_of_a_fork_lasts_and_is_in_its_replay(fresh: Settings) -> None:
    first = RunningServer(fresh)
    anne, table = opened(first)
    forked = fork(anne, table, at=12, seat=1)
    lines = told(anne, forked["id"], 1)
    assert len(lines) >= forked["origin"]["lines"] > 0
    jar = anne.http.cookies
    first.stop()
    second = RunningServer(fresh)
    again = second.person("Anne")
    again.http.cookies = jar
    assert told(again, forked["id"], 1) == lines
    second.start_bots()
    again.play(forked["id"])
    replay = again.ask(f"/tables/{forked['id']}/replay/0", seat=1, picture=False)["log"]["events"]
    assert [line["text"] for line in replay] == lines[: len(replay)] and len(replay) >= forked["origin"]["lines"]
    deeper = fork(again, forked["id"], at=2, seat=1)
    assert deeper["forked_from"] == forked["id"] and deeper["origin"]["lines"] > forked["origin"]["lines"]
    assert json.loads(json.dumps(deeper))["origin"]["move"] == 2
    second.stop()
