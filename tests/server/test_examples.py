"""Worked examples can be tried out: a table of one's own that goes on from any of their steps."""

import pytest

from tests.server.running import Person, RunningServer

GAMES = ("stortebeker", "cove", "blackbeard", "davyjones")


@pytest.fixture
def anne(server: RunningServer) -> Person:
    return server.person("Anne")


def first_example(anne: Person, game: str) -> str:
    return str(
        next(clause["examples"][0] for clause in anne.ask(f"/games/{game}/rules")["clauses"] if clause["examples"])
    )


@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_played_on(anne: Person, game: str) -> None:
    name = first_example(anne, game)
    steps = anne.ask(f"/games/{game}/examples/{name}")["steps"]
    step = next(number for number, found in enumerate(steps) if found["playable"])
    table = anne.send(f"/games/{game}/examples/{name}/{step}/play", {"bots": "random"}, 201)["table"]
    assert table["status"] == "playing" and not table["public"]
    assert [seat["mine"] for seat in table["seats"]].count(True) == 1
    assert anne.state(table["id"])["decision"]["actions"]


def test_what_is_not_there_cannot_be_played(anne: Person) -> None:
    anne.send("/games/stortebeker/examples/none/0/play", {}, 404)
    anne.send("/games/stortebeker/examples/2.4.11/99/play", {}, 404)
