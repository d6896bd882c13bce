"""The analysis of a finished table: begun by the first request, worked out in the background."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from flibuste.server.settings import Settings
from tests.server.running import Person, RunningServer, new_settings

LONGEST = 120


@pytest.fixture(scope="module")
def settings(kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Settings]:
    """A judge who does not look far."""
    with new_settings(kind, tmp_path_factory.mktemp("data"), judge="deckhand") as found:
        yield found


@pytest.fixture
def anne(server: RunningServer) -> Person:
    return server.person("Anne")


def ready(person: Person, table: str, seat: int) -> Any:
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        found = person.ask(f"/tables/{table}/analysis", seat=seat)
        if found["status"] == "ready":
            return found
        time.sleep(0.3)
    raise AssertionError("the analysis does not come to an end")


def test_a_finished_game_is_analysed(anne: Person) -> None:
    table = anne.open("me", "me")["id"]
    anne.play(table, 10_000)
    found = ready(anne, table, 2)
    assert found["done"] == found["total"] > 0
    assert found["headline"] and found["chart"].startswith("<svg")
    assert [player["seat"] for player in found["players"]] == [1, 2]
    assert all(moment["seat"] == 2 and moment["lost"] > 0 and moment["why"] for moment in found["moments"])
    assert found["places"] == sorted(found["places"]) and found["places"][-1] <= found["total"]


def test_a_game_in_progress_is_not(anne: Person) -> None:
    table = anne.open("me", "me")["id"]
    assert anne.ask(f"/tables/{table}/analysis", 409)["error"] == "not-over"
