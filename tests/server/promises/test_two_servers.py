"""Two servers, each a process of its own, on one database: every page is soon told what happened at either of them.

How soon is printed (`pytest -s`); on a machine with nothing else to do it is far below a second. The tests wait longer,
since other work may run beside them.
"""

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.promises.process import Command
from tests.server.running import POSTGRES, Person, new_settings
from tests.server.test_live import Socket

PATIENCE = 20.0
RACES = 200
CLOCKS = 100
SECONDS = 10  # the shortest clock there is

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not POSTGRES, reason="a data folder has one server")]
Two = tuple[Person, Person]


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Two]:
    """One person at two servers of one database."""
    with new_settings("postgresql", tmp_path) as settings:
        servers = [Command(settings), Command(settings)]
        here, there = (Person(server.address, "Anne") for server in servers)
        here.send("/me", {"name": "Anne"})
        there.http.cookies["flibuste"] = here.token()
        yield here, there
        for server in servers:
            server.end()


def both_answer(two: Two, table: str, race: int) -> None:
    """The same question is answered at both servers at once; one of them is too late."""
    state = two[0].state(table)
    actions = state["decision"]["actions"]
    body = {
        "decision": state["decision"]["id"],
        "seat": state["seat"],
        "action": actions[race % len(actions)]["action"],
    }
    threads = [
        threading.Thread(
            target=person.http.post,
            args=(f"/api/tables/{table}/act",),
            kwargs={"json": {**body, "key": f"{race} {place}"}},
        )
        for place, person in enumerate(two)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


class Shown(Socket):
    """A page, and the number of the move that it shows."""

    number = -1

    def show(self, number: int) -> None:
        while self.number < number:
            self.number = self.wait("state")["number"]


def until_all_show_it(two: Two, table: str, pages: list[Shown]) -> float:
    """How long it takes until every page shows the last move."""
    begun = time.monotonic()
    number = max(person.state(table)["number"] for person in two)
    for page in pages:
        page.show(number)
    return time.monotonic() - begun


def test_pages_of_two_processes_are_current_after_every_race(two: Two) -> None:
    waits: list[float] = []
    while len(waits) < RACES:
        table = two[0].open("me", "me", pace={"window": 0})["id"]
        pages = [Shown(person, table, "picture=false") for person in two]
        while len(waits) < RACES and two[0].ask(f"/tables/{table}")["status"] == "playing":
            both_answer(two, table, len(waits))
            waits.append(until_all_show_it(two, table, pages))
        for page in pages:
            page.close()
    report("races", waits)
    assert max(waits) < PATIENCE


def test_pages_of_two_processes_show_every_clock_that_has_run_out(two: Two) -> None:
    pace = {"kind": "live", "seconds": SECONDS, "window": 0}
    tables = [two[0].open("me", "me", pace=pace)["id"] for _ in range(CLOCKS)]
    pages = [(table, Socket(person, table, "picture=false")) for table in tables for person in two]
    ends = {table: page.wait("state")["clock"]["deadline"] for table, page in pages}
    waits: list[float] = []
    threads = [threading.Thread(target=wait_for_the_clock, args=(page, ends[table], waits)) for table, page in pages]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SECONDS + PATIENCE)
    report("clocks", waits)
    assert len(waits) == len(pages) and max(waits) < PATIENCE
    numbers = [{person.state(table)["number"] for person in two} for table in tables]
    assert all(len(found) == 1 for found in numbers)


def wait_for_the_clock(page: Socket, end: float, waits: list[float]) -> None:
    """Note how long after the end of its time somebody is shown to stand in at the first seat."""
    while page.wait("table")["table"]["seats"][0]["stand_in"] is None:
        pass
    waits.append(time.time() - end)
    page.close()


def report(what: str, waits: list[float]) -> None:
    soon = sum(wait < 1.0 for wait in waits)
    print(f"{what}: {soon} of {len(waits)} pages within a second, the last after {max(waits):.2f} s")
