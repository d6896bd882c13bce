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
    match = next(match for match in anne.ask("/people/me")["matches"] if match["table"] == table)
    accuracy = {player["seat"]: round(player["accuracy"]) for player in found["players"]}
    assert match["accuracy"] == accuracy[match["seat"]], "one's page shows it, too"


def test_a_costly_moment_is_a_puzzle(anne: Person) -> None:
    for _ in range(4):
        table = anne.open("me", "me")["id"]
        anne.play(table, 10_000)
        moments = [moment for seat in (1, 2) for moment in ready(anne, table, seat)["moments"]]
        if moments:
            break
    moment = moments[0]
    at = f"/games/stortebeker/lessons/{moment['puzzle']}"
    asked = anne.send(at, {"moves": []})
    assert asked["puzzle"] and str(moment["move"]) in asked["title"] and asked["situation"]["decision"]
    best = asked["step"]["todo"][0]
    assert best["label"] == moment["better"]
    other = next(one for one in asked["situation"]["decision"]["actions"] if one["label"] == moment["made"])
    assert anne.send(at, {"moves": [], "attempt": other["action"]})["notice"]
    solved = anne.send(at, {"moves": [], "attempt": best["action"]})
    assert solved["notice"] is None and moment["made"] in solved["step"]["say"]
    for wrong in ("moment-1", "moment-x-y", f"moment-999999-{table}"):
        anne.send(f"/games/stortebeker/lessons/{wrong}", {"moves": []}, 404)
    anne.send(f"/games/cove/lessons/{moment['puzzle']}", {"moves": []}, 404)


def test_a_game_in_progress_is_not(anne: Person) -> None:
    table = anne.open("me", "me")["id"]
    assert anne.ask(f"/tables/{table}/analysis", 409)["error"] == "not-over"
