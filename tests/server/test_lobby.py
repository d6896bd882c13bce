"""The lobby: pages and filters."""

from typing import Any

import pytest

from tests.server.running import Person, RunningServer


@pytest.fixture(scope="module")
def anne(server: RunningServer) -> Person:
    """Somebody who has opened five tables."""
    person = server.person("Anne")
    person.open("me", "open", "open", public=True)
    person.open("me", "open", "bot:random", public=True)
    person.open("me", "open", "open", game="cove", public=True)
    person.open("me", "open", game="stortebeker")
    person.open("me", "bot:random", public=True)
    return person


def look(person: Person, code: int = 200, **wish: Any) -> Any:
    answer = person.http.get("/api/lobby", params=wish)
    assert answer.status_code == code, answer.text
    return answer.json()


def games(page: dict[str, list[dict[str, str]]]) -> list[str]:
    return [table["game"] for table in page["tables"]]


def test_the_lobby_shows_public_tables_of_a_status(anne: Person) -> None:
    found = look(anne)
    assert found["count"] == 3 and found["pages"] == 1
    assert games(found) == ["cove", "stortebeker", "stortebeker"]
    assert look(anne, status="playing")["count"] == 1
    assert look(anne, status="over")["tables"] == []


def test_filters_choose_among_them_and_go_together(anne: Person) -> None:
    assert games(look(anne, game="cove")) == ["cove"]
    assert look(anne, free=2)["count"] == 2
    assert look(anne, bots=True)["count"] == 1
    assert look(anne, bots=False)["count"] == 2
    assert games(look(anne, bots=False, game="stortebeker", free=2)) == ["stortebeker"]
    assert look(anne, game="chess")["count"] == 0


def test_pages_follow_each_other_without_gap_or_overlap(anne: Person) -> None:
    whole = [table["id"] for table in look(anne)["tables"]]
    pages = [look(anne, size=2, page=number) for number in (1, 2, 3)]
    assert [page["pages"] for page in pages] == [2, 2, 2]
    assert [table["id"] for page in pages for table in page["tables"]] == whole


@pytest.mark.parametrize("wish", [{"page": 0}, {"size": 51}, {"status": "closed"}, {"free": -1}, {"bots": "maybe"}])
def test_what_cannot_be_is_refused(anne: Person, wish: dict[str, str]) -> None:
    assert look(anne, 400, **wish)["error"] == "bad-request"


def test_names_lead_to_pages_that_are_public(server: RunningServer) -> None:
    anne, jack = server.person("Anne"), server.person("Jack")
    table = anne.open("me", "open", "open", public=True)["id"]
    jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})
    handle = anne.send("/me/profile", {"public": True}, method="PUT")["handle"]

    def seats(person: Person, path: str) -> list[tuple[str, str | None]]:
        found = person.ask(path)
        rows = found["tables"] if path == "/lobby" else found
        row = next(row for row in rows if row["id"] == table)
        return [(seat["name"], seat["handle"]) for seat in row["seats"]]

    wanted = [("Anne", handle), ("Jack", None), ("", None)]
    assert seats(jack, "/lobby") == wanted and seats(jack, "/me/tables") == wanted
    anne.send("/me/profile", {"public": False}, method="PUT")
    assert seats(jack, "/lobby")[0] == ("Anne", None)
    alone = anne.open("me:One", "me:Two", "open", public=True)["id"]
    anne.send("/me/profile", {"public": True}, method="PUT")
    row = next(row for row in jack.ask("/lobby")["tables"] if row["id"] == alone)
    assert [seat["handle"] for seat in row["seats"]] == [None, None, None], "these names are not of one person"
