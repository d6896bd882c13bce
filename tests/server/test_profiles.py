"""Profiles and ratings: what a person's page shows, to whom, and which games count."""

import pytest
import sqlalchemy as sa

from flibuste.server.store import moderation, schema
from tests.server.running import Data, Person, RunningServer


def play_out(*people: Person, **more: object) -> str:
    """The people play a short game with each other to its end; the table."""
    first, *others = people
    table: str = first.open("me", *["open"] * len(others), game="auction", **{"pace": {"window": 0}, **more})["id"]
    for seat, person in enumerate(others, 2):
        person.send(f"/tables/{table}/seats/{seat}", {"name": person.name})
    finish(table, *people)
    return table


def finish(table: str, *people: Person) -> None:
    while people[0].ask(f"/tables/{table}")["status"] == "playing":
        for person in people:
            decision = person.state(table)["decision"]
            if decision is not None:
                person.act(table, decision["id"], decision["actions"][0]["action"])


@pytest.fixture
def anne(server: RunningServer) -> Person:
    return server.person("Anne Bonny")


@pytest.fixture
def jack(server: RunningServer) -> Person:
    return server.person("Jack")


def profile(person: Person, who: str = "me") -> Data:
    found: Data = person.ask(f"/people/{who}")
    return found


def test_a_page_shows_what_somebody_has_played(anne: Person, jack: Person) -> None:
    table = play_out(anne, jack)
    anne.open("me", "open", game="auction")
    page = profile(anne)
    assert (page["name"], page["mine"], page["handle"], page["played"]) == ("Anne Bonny", True, None, 1)
    outcome = anne.ask(f"/tables/{table}")["outcome"]
    (match,) = page["matches"]
    assert (match["table"], match["others"], match["of"]) == (table, ["Jack"], 2)
    assert match["score"] == outcome["scores"][0] and (match["place"] == 1) == (1 in outcome["winners"])
    (game,) = page["games"]
    assert (game["game"], game["played"], game["won"]) == ("auction", 1, int(1 in outcome["winners"]))
    assert game["best"] == outcome["scores"][0] and (game["rated"], game["rating"]) == (0, None)


def test_it_is_nobody_elses_until_it_is_made_public(anne: Person, jack: Person, server: RunningServer) -> None:
    play_out(anne, jack, public=True)
    hidden = play_out(anne, jack)
    person = profile(anne)["player"]
    assert jack.ask(f"/people/{person}", 404)["error"] == "unknown-person"
    server.person().ask("/people/me", 401)
    anne.send("/me", {"name": "Ánne  Bonny!"})
    handle = anne.send("/me/profile", {"public": True}, method="PUT")["handle"]
    assert handle.startswith("anne-bonny")
    assert anne.send("/me/profile", {"public": True}, method="PUT")["handle"] == handle
    for who in (handle, person):
        page = profile(jack, who)
        assert (page["mine"], page["games"][0]["played"], len(page["matches"])) == (False, 2, 1)
        assert hidden not in str(page)
    assert len(profile(anne)["matches"]) == 2
    twin = server.person("Anne Bonny")
    twin.open("me", "open")
    assert twin.send("/me/profile", {"public": True}, method="PUT")["handle"] != handle
    assert anne.send("/me/profile", {"public": False}, method="PUT")["handle"] is None
    jack.ask(f"/people/{handle}", 404)


def test_names_at_a_table_lead_to_public_pages_only(anne: Person, jack: Person, server: RunningServer) -> None:
    table = play_out(anne, jack)
    assert server.person().ask(f"/tables/{table}/people") == []
    handle = jack.send("/me/profile", {"public": True}, method="PUT")["handle"]
    assert server.person().ask(f"/tables/{table}/people") == [{"seat": 2, "handle": handle}]
    jack.send("/me/profile", {"public": False}, method="PUT")
    assert server.person().ask(f"/tables/{table}/people") == []


def test_matches_come_in_pages(anne: Person) -> None:
    tables = []
    for _ in range(21):
        tables.append(anne.open("me", "me", game="auction")["id"])
        anne.play(tables[-1])
    page = profile(anne)
    assert [match["table"] for match in page["matches"]] == tables[:0:-1] and page["more"]
    rest = anne.ask("/people/me/matches", before=page["matches"][-1]["at"])
    assert [match["table"] for match in rest] == tables[:1]


class TestRatings:
    def test_the_winner_of_a_rated_game_gains_and_the_other_loses(self, anne: Person, jack: Person) -> None:
        play_out(anne, jack)
        for number in range(5):
            assert profile(anne)["games"][0]["rating"] is None
            table = play_out(anne, jack, rated=True)
            assert profile(anne)["games"][0]["rated"] == number + 1
        assert anne.ask(f"/tables/{table}")["rated"]
        mine, other = (profile(person)["games"][0] for person in (anne, jack))
        assert len(mine["course"]) == 5 and mine["course"][-1] == mine["rating"]
        assert mine["change"] == mine["course"][-1] - mine["course"][-2]
        winners = anne.ask(f"/tables/{table}")["outcome"]["winners"]
        if winners == [1]:
            assert mine["change"] > 0 > other["change"]
        if winners == [2]:
            assert mine["change"] < 0 < other["change"]

    def test_a_game_is_counted_once(self, anne: Person, jack: Person) -> None:
        table = play_out(anne, jack, rated=True)
        jack.send(f"/tables/{table}/seats/2", method="DELETE")
        assert profile(anne)["games"][0]["rated"] == 1

    def test_whoever_leaves_comes_last(self, anne: Person, jack: Person, server: RunningServer) -> None:
        table = anne.open("me", "open", game="auction", rated=True, pace={"window": 0})["id"]
        jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})
        anne.send(f"/tables/{table}/seats/1", method="DELETE")
        server.start_bots()
        jack.play(table)
        with server.store.engine.connect() as connection:
            rows = connection.execute(sa.select(schema.rating).where(schema.rating.c.table_id == table)).mappings()
            worth = {row["player_id"]: row["mu"] for row in rows}
        assert worth[profile(anne)["player"]] < 25 < worth[profile(jack)["player"]]

    def test_which_tables_cannot_be_rated(self, anne: Person, jack: Person) -> None:
        for seats in (["me", "bot:random"], ["me", "me"], ["me:A", "me:B", "open"], ["open", "bot:random"]):
            body = {"game": "stortebeker", "seats": seats, "rated": True}
            assert anne.send("/tables", body, 422)["error"] == "bad-rated"
        table = anne.open("me", "open", "open", rated=True)["id"]
        assert anne.send(f"/tables/{table}/seats/2", {"name": "Anne"}, 409)["error"] == "one-seat"
        jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})

    def test_nobody_is_helped_at_a_rated_table(self, anne: Person, jack: Person) -> None:
        table = anne.open("me", "open", rated=True)["id"]
        jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})
        assert anne.ask(f"/tables/{table}/hint", 409)["error"] == "rated"
        assert anne.send(f"/tables/{table}/fork", {"seat": 1}, 409)["error"] == "rated"

    def test_ratings_outlive_their_tables_and_not_their_people(
        self, anne: Person, jack: Person, server: RunningServer
    ) -> None:
        table = play_out(anne, jack, rated=True)
        server.store.write_now(moderation.remove_table, table)
        people = [profile(person)["player"] for person in (anne, jack)]
        with server.store.engine.connect() as connection:
            found = [moderation.export_person(connection, person) for person in people]
        assert [(entry or {})["ratings"][0]["table_id"] for entry in found] == [None, None]
        server.store.write_now(moderation.erase_person, people[0])
        with server.store.engine.connect() as connection:
            left = set(connection.execute(sa.select(schema.rating.c.player_id)).scalars())
        assert people[0] not in left and people[1] in left
