"""Vacations: the clocks of slow tables stand still, nobody votes for a bot, and one returns by one click."""

import time

import pytest

from flibuste.server.store import schema
from flibuste.server.store.rows import SeatRow
from flibuste.server.tables.thinking import asked_at, end_of_time
from flibuste.server.tables.vacation import be_away, come_home
from tests.server.running import Data, Person, RunningServer
from tests.server.test_company import named, sit

DAY = 86400.0
SLOW: Data = {"kind": "async", "days": 3, "window": 0}


def seat(away_from: float | None = None, away_until: float | None = None) -> SeatRow:
    return SeatRow("t", 1, "human", away_from=away_from, away_until=away_until)


class TestClocks:
    """Three days for each decision; time is counted in days from 0."""

    def end(self, found: SeatRow, since: float) -> float:
        end = end_of_time(SLOW, found, since * DAY)
        assert end is not None
        return end / DAY

    @pytest.mark.parametrize(
        ("since", "end"),
        [
            (0.0, 3.0),  # over before the vacation begins
            (9.0, 22.0),  # a day was used: two are left afterwards
            (10.0, 23.0),
            (15.0, 23.0),  # asked while away
            (20.0, 23.0),
            (25.0, 28.0),  # asked afterwards
        ],
    )
    def test_they_stand_still(self, since: float, end: float) -> None:
        away = seat(10 * DAY, 20 * DAY)
        assert self.end(away, since) == end
        again = asked_at(SLOW, away, end * DAY)
        assert again is not None and self.end(away, again / DAY) == end, "a table that is loaded again has the same"

    def test_one_may_return_early(self) -> None:
        away = seat(10 * DAY, 20 * DAY)
        come_home(away, 12 * DAY)
        assert self.end(away, 9.0) == 14.0
        come_home(away, 30 * DAY)
        assert self.end(away, 9.0) == 14.0

    def test_away_again_while_the_same_is_asked(self) -> None:
        away = seat(10 * DAY, 20 * DAY)
        come_home(away, 12 * DAY)
        be_away(away, 9 * DAY, 13 * DAY, 15 * DAY)
        assert self.end(away, 9.0) == 16.0  # three days, two and two that stood still
        be_away(away, 18 * DAY, 19 * DAY, 20 * DAY)
        assert self.end(away, 18.0) == 22.0, "what stood still for another question does not count"

    @pytest.mark.parametrize("pace", [{"kind": "live", "seconds": 60}, {"kind": "async", "days": 3, "vacation": False}])
    def test_not_at_other_tables(self, pace: Data) -> None:
        assert end_of_time(pace, seat(1.0, 1000.0), 0.0) == end_of_time(pace, seat(), 0.0)


@pytest.fixture
def people(server: RunningServer) -> list[Person]:
    return [named(server, name) for name in ("Anne", "Jack")]


def slow_table(people: list[Person], **pace: object) -> tuple[str, Person, Person]:
    """A slow table, who is asked there, and the other one."""
    table = people[0].open("me", "open", pace={**SLOW, **pace})["id"]
    sit(people[1], table, 2)
    asked = people[0].ask(f"/tables/{table}")["asked"][0]
    return table, people[asked - 1], people[2 - asked]


def go(person: Person, days: float, status: int = 200) -> Data:
    found: Data = person.send("/me/vacation", {"until": time.time() + days * DAY}, status, "PUT")
    return found


def shown(person: Person, table: str) -> Data:
    found: Data = person.ask(f"/tables/{table}")
    return found


class TestTables:
    def test_the_clock_stands_still_until_he_returns(self, people: list[Person], server: RunningServer) -> None:
        table, away, other = slow_table(people)
        before = shown(other, table)["deadline"]
        told = go(away, 10)
        assert told["away_until"] == pytest.approx(time.time() + 10 * DAY, abs=60)
        found = shown(other, table)
        number = found["asked"][0]
        assert found["seats"][number - 1]["away"] == told["away_until"]
        assert found["deadline"] == pytest.approx(before + 10 * DAY, abs=60)
        server.app.state.tables.cache.pop(table)
        other.send(f"/tables/{table}/chat", {"text": "Ahoy"})
        assert shown(other, table)["deadline"] == found["deadline"], "the same for whoever loads it again"
        assert away.send("/me/vacation", {"until": None}, method="PUT")["away_until"] is None
        found = shown(other, table)
        assert found["seats"][number - 1]["away"] is None
        assert found["deadline"] == pytest.approx(before, abs=60)

    def test_no_bot_stands_in_meanwhile(self, people: list[Person], server: RunningServer) -> None:
        table, away, other = slow_table(people, absent=0)
        number = shown(other, table)["asked"][0]
        go(away, 10)
        assert other.send(f"/tables/{table}/seats/{number}/absent", status=409)["error"] == "not-absent-yet"
        found = shown(other, table)
        assert found["absent"]["since"] == pytest.approx(time.time() + 10 * DAY, abs=60)
        away.send("/me/vacation", {"until": None}, method="PUT")
        other.send(f"/tables/{table}/seats/{number}/absent")
        assert shown(other, table)["seats"][number - 1]["stand_in"]

    def test_where_the_table_does_not_allow_it_the_clock_runs(self, people: list[Person]) -> None:
        table, away, other = slow_table(people, vacation=False)
        before = shown(other, table)["deadline"]
        go(away, 10)
        found = shown(other, table)
        assert found["deadline"] == before and not any(place["away"] for place in found["seats"])
        assert found["pace"]["vacation"] is False

    def test_whoever_sits_down_while_away_is_away_there_too(self, people: list[Person]) -> None:
        for person in people:
            go(person, 10)
        table, _, other = slow_table(people)
        found = shown(other, table)
        assert all(place["away"] for place in found["seats"])
        assert found["deadline"] == pytest.approx(time.time() + 13 * DAY, abs=60)
        for person in people:
            person.send("/me/vacation", {"until": None}, method="PUT")
        assert shown(other, table)["deadline"] == pytest.approx(time.time() + 3 * DAY, abs=60)

    def test_an_answer_can_be_given_all_the_same(self, people: list[Person]) -> None:
        table, away, other = slow_table(people)
        go(away, 10)
        while shown(other, table)["asked"] == shown(away, table)["asked"] and away.state(table)["decision"]:
            state = away.state(table)
            away.act(table, state["decision"]["id"], state["decision"]["actions"][-1]["action"])
        assert shown(other, table)["deadline"] == pytest.approx(time.time() + 3 * DAY, abs=60)

    def test_it_is_erased_with_the_person(self, people: list[Person], server: RunningServer) -> None:
        table, away, other = slow_table(people)
        go(away, 10)
        assert away.ask("/me/export")["person"]["vacations"]
        away.send("/me/erase", {"name": away.name}, 204)
        assert not any(place["away"] for place in shown(other, table)["seats"])


class TestLimits:
    def test_sixty_days_a_year(self, people: list[Person], server: RunningServer) -> None:
        anne, _ = people
        assert anne.ask("/me/calls")["days_left"] == anne.ask("/me/calls")["days"] == 60
        assert go(anne, 61, 422)["error"] == "bad-vacation"
        assert go(anne, -1, 422)["error"] == "bad-vacation"
        go(anne, 60)
        go(anne, 20)
        now, me = time.time(), anne.ask("/me")["player"]
        spent = [[now - 400 * DAY, now - 300 * DAY], [now - 5 * DAY, now + 10 * DAY]]  # 65 and 5 days of this year
        with server.store.engine.begin() as connection:
            connection.execute(schema.player.update().where(schema.player.c.id == me).values(vacations=spent))
        assert anne.ask("/me/calls")["days_left"] == 0
        with server.store.engine.begin() as connection:
            connection.execute(schema.player.update().where(schema.player.c.id == me).values(vacations=spent[1:]))
        assert anne.ask("/me/calls")["days_left"] == pytest.approx(55, abs=0.1)
        go(anne, 56, 422)
        go(anne, 55)

    def test_strangers_have_none(self, server: RunningServer) -> None:
        server.person("Stranger").send("/me/vacation", {"until": None}, 401, "PUT")
