"""Tournaments on a server: joining, rounds, standings, people who leave; restarts, and two servers on one store."""

import json
import time
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from flibuste.server.people.players import new_id
from flibuste.server.settings import Settings
from flibuste.server.store import moderation
from flibuste.server.store import tournaments as stored
from flibuste.server.tournaments.running import start
from tests.server.running import Person, RunningServer
from tests.server.test_moderation import admin, dump

Data = dict[str, Any]


def people(server: RunningServer, *names: str) -> list[Person]:
    found = [server.person(name) for name in names]
    for person in found:
        person.send("/me", {"name": person.name})
    return found


def opened(host: Person, others: list[Person], **more: Any) -> Data:
    body = {"game": "auction", "title": "Cup", "size": 2, "kind": "round-robin", "name": host.name, **more}
    found: Data = host.send("/tournaments", body, 201)["tournament"]
    for person in others:
        found = person.send(f"/tournaments/{found['id']}/join", {"name": person.name})["tournament"]
    return found


def look(person: Person, tournament_id: str) -> Data:
    found: Data = person.ask(f"/tournaments/{tournament_id}")
    return found


def play_round(tournament_id: str, everybody: list[Person]) -> Data:
    """Play every table of the round to its end; returns the tournament when the round is over."""
    before = look(everybody[0], tournament_id)
    for board in before["played"][0]["boards"]:
        while everybody[0].ask(f"/tables/{board['table']}")["status"] == "playing":
            for person in everybody:
                play_own(person, board["table"])
    return wait(everybody[0], tournament_id, lambda now: now["round"] > before["round"] or now["status"] == "over")


def play_own(person: Person, table: str) -> None:
    """Answer once for a person, if he is asked."""
    state = person.state(table)
    if state["decision"] and state["prompt"] and state["seat"] in state["prompt"]["asked"]:
        actions = state["decision"]["actions"]
        person.act(table, state["decision"]["id"], actions[-1]["action"], seat=state["seat"])


def wait(person: Person, tournament_id: str, there: Any) -> Data:
    until = time.monotonic() + 60
    while not there(found := look(person, tournament_id)):
        assert time.monotonic() < until, found
        time.sleep(0.05)
    return found


def page(person: Person, tournament_id: str) -> ClientConnection:
    address = str(person.http.base_url).replace("http", "ws").rstrip("/")
    headers = {"cookie": f"flibuste={person.token()}"}
    return connect(f"{address}/api/tournaments/{tournament_id}/live", additional_headers=headers, legacy=True)


def names(found: Data) -> list[str]:
    return [entrant["name"] for entrant in found["people"]]


class TestBeforeTheStart:
    def test_people_join_and_leave_by_its_link(self, server: RunningServer) -> None:
        anne, jack, mary = people(server, "Anne", "Jack", "Mary")
        found = opened(anne, [jack])
        assert names(found) == ["Anne", "Jack"] and found["status"] == "open" and not found["host"]
        assert found["link"].endswith(f"/tournament/{found['id']}")
        jack.send(f"/tournaments/{found['id']}/join", {"name": "Jack"})
        stranger = server.person("Bo")
        found = stranger.send(f"/tournaments/{found['id']}/join", {"name": "Anne"})["tournament"]
        assert names(found) == ["Anne", "Jack", "Anne 2"]
        assert [entrant["mine"] for entrant in found["people"]] == [False, False, True]
        mary.send(f"/tournaments/{found['id']}/entrants/2", method="DELETE", status=403)
        jack.send(f"/tournaments/{found['id']}/entrants/2", method="DELETE")
        found = anne.send(f"/tournaments/{found['id']}/entrants/3", method="DELETE")
        assert names(found) == ["Anne"] and found["host"]

    def test_only_whoever_opened_it_starts_and_ends_it(self, server: RunningServer) -> None:
        anne, jack = people(server, "Anne", "Jack")
        found = opened(anne, [])
        assert anne.send(f"/tournaments/{found['id']}/start", status=409)["error"] == "too-few"
        jack.send(f"/tournaments/{found['id']}/join", {})
        for what in ("start", "end"):
            assert jack.send(f"/tournaments/{found['id']}/{what}", status=403)["error"] == "not-your-tournament"
        assert anne.send(f"/tournaments/{found['id']}/end")["status"] == "closed"
        assert anne.send(f"/tournaments/{found['id']}/start", status=409)["error"] == "tournament-begun"
        assert anne.send(f"/tournaments/{found['id']}/end", status=409)["error"] == "tournament-over"
        anne.ask("/tournaments/nowhere", 404)

    def test_it_is_listed_if_it_is_public_or_ones_own(self, server: RunningServer) -> None:
        anne, jack = people(server, "Anne", "Jack")
        shown, hidden = opened(anne, [])["id"], opened(anne, [], public=False)["id"]
        assert {row["id"] for row in anne.ask("/tournaments")} >= {shown, hidden}
        listed = {row["id"] for row in jack.ask("/tournaments")}
        assert shown in listed and hidden not in listed
        jack.send(f"/tournaments/{hidden}/join", {})
        assert next(row for row in jack.ask("/tournaments") if row["id"] == hidden)["mine"]

    @pytest.mark.parametrize(
        "wrong", [{"game": "chess"}, {"size": 6}, {"bots": "godlike"}, {"options": {"no": True}}, {"rounds": 99}]
    )
    def test_what_no_game_has_is_refused(self, server: RunningServer, wrong: Data) -> None:
        anne = people(server, "Anne")[0]
        body = {"game": "stortebeker", "size": 2, **wrong}
        assert 400 <= anne.http.post("/api/tournaments", json=body).status_code < 500

    def test_only_options_that_are_not_as_usual_are_told(self, server: RunningServer) -> None:
        anne = people(server, "Anne")[0]
        assert opened(anne, [], game="stortebeker")["option_words"] == []
        option = next(
            one for one in anne.ask("/games/stortebeker")["options"] if one["default"] is False and not one["seat"]
        )
        words = opened(anne, [], game="stortebeker", options={option["name"]: True})["option_words"]
        assert len(words) == 1 and option["label"] in words[0]

    def test_whoever_is_blocked_does_not_take_part(self, server: RunningServer) -> None:
        anne, jack = people(server, "Anne", "Jack")
        table = anne.open("me", "open", "open")["id"]
        jack.send(f"/tables/{table}/seats/2", {})
        anne.send(f"/tables/{table}/avoid", {"kind": "block", "seat": 2})
        found = opened(anne, [])
        assert jack.send(f"/tournaments/{found['id']}/join", {}, 403)["error"] == "not-welcome"


class TestRounds:
    def test_three_people_play_all_against_all_with_standings_live(self, server: RunningServer) -> None:
        everybody = people(server, "Anne", "Jack", "Mary")
        anne, tournament = everybody[0], opened(everybody[0], everybody[1:])["id"]
        watching = page(everybody[2], tournament)
        assert json.loads(watching.recv(timeout=30))["status"] == "open"
        found = anne.send(f"/tournaments/{tournament}/start")
        assert (found["status"], found["round"], found["rounds"]) == ("playing", 1, 3)
        (board,) = found["played"][0]["boards"]
        table = anne.ask(f"/tables/{board['table']}")
        assert table["tournament"] == tournament and table["status"] == "playing"
        seated = [person for person in everybody if look(person, tournament)["my_table"] == board["table"]]
        assert len(seated) == 2
        for number in (1, 2, 3):
            found = play_round(tournament, everybody)
            assert len(found["played"]) == min(number + 1, 3)
        assert found["status"] == "over" and found["my_table"] is None
        met = {tuple(sorted(board["people"])) for played in found["played"] for board in played["boards"]}
        assert met == {(1, 2), (1, 3), (2, 3)}
        assert sorted(bye for played in found["played"] for bye in played["byes"]) == [1, 2, 3]
        assert sum(rank["points"] for rank in found["standings"]) == 3 * 1.5
        assert found["standings"][0]["place"] == 1
        numbers = [json.loads(watching.recv(timeout=30))["number"]]
        while numbers[-1] < found["number"]:
            numbers.append(json.loads(watching.recv(timeout=30))["number"])
        assert numbers == sorted(numbers) and len(numbers) > 3
        watching.close()

    def test_bots_fill_it_up(self, server: RunningServer) -> None:
        anne, jack, mary = people(server, "Anne", "Jack", "Mary")
        tournament = opened(anne, [jack, mary], bots="random", kind="swiss", rounds=2)["id"]
        found = anne.send(f"/tournaments/{tournament}/start")
        assert len(found["people"]) == 4 and found["people"][3]["level"] == "random"
        assert found["played"][0]["byes"] == []
        alone = opened(anne, [], bots="random", least=5, size=2)["id"]
        assert len(anne.send(f"/tournaments/{alone}/start")["people"]) == 6

    def test_whoever_is_removed_is_paired_no_more_and_keeps_his_points(self, server: RunningServer) -> None:
        everybody = people(server, "Anne", "Jack", "Mary", "Bess")
        anne, tournament = everybody[0], opened(everybody[0], everybody[1:], kind="swiss", rounds=2)["id"]
        anne.send(f"/tournaments/{tournament}/start")
        anne.send(f"/tournaments/{tournament}/entrants/2", method="DELETE")
        found = play_round(tournament, everybody)
        assert found["people"][1]["gone"] and found["round"] == 2
        second = found["played"][0]
        assert 2 not in [number for board in second["boards"] for number in board["people"]] + second["byes"]
        assert len(second["byes"]) == 1
        assert {rank["number"] for rank in found["standings"]} == {1, 2, 3, 4}
        found = anne.send(f"/tournaments/{tournament}/end")
        assert found["status"] == "over"

    def test_a_table_that_is_closed_gives_everybody_half_a_point(self, server: RunningServer) -> None:
        everybody = people(server, "Anne", "Jack")
        anne, tournament = everybody[0], opened(everybody[0], everybody[1:])["id"]
        board = anne.send(f"/tournaments/{tournament}/start")["played"][0]["boards"][0]
        server.store.write_now(moderation.close_table, board["table"])
        found = wait(anne, tournament, lambda now: now["status"] == "over")
        assert [rank["points"] for rank in found["standings"]] == [0.5, 0.5]
        assert found["played"][0]["boards"][0]["places"] == [0, 0]


class TestPeople:
    def test_whoever_is_erased_leaves_a_number_without_a_name(self, server: RunningServer) -> None:
        everybody = people(server, "Anne", "Grizelda", "Mary")
        anne, tournament = everybody[0], opened(everybody[0], everybody[1:])["id"]
        anne.send(f"/tournaments/{tournament}/start")
        grizelda = everybody[1].ask("/me")["player"]
        exported = everybody[1].ask("/me/export")["tournaments"]
        assert [row["id"] for row in exported] == [tournament] and len(exported[0]["rounds"]) == 1
        server.store.write_now(moderation.erase_person, grizelda)
        found = look(anne, tournament)
        assert names(found) == ["Anne", "", "Mary"] and found["people"][1]["gone"]
        assert grizelda not in dump(server) and "Grizelda" not in dump(server)
        waiting = opened(everybody[2], [])["id"]
        server.store.write_now(moderation.erase_person, everybody[2].ask("/me")["player"])
        assert look(anne, waiting)["status"] == "closed"

    def test_a_public_profile_is_named(self, server: RunningServer) -> None:
        anne = people(server, "Anne")[0]
        handle = anne.send("/me/profile", {"public": True}, method="PUT")["handle"]
        assert opened(anne, [])["people"][0]["handle"] == handle


def test_whoever_runs_the_server_lists_and_ends_tournaments(
    server: RunningServer, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FLIBUSTE_DATA", str(settings.data))
    monkeypatch.setenv("FLIBUSTE_DATABASE", settings.database or "")
    monkeypatch.setenv("LC_ALL", "C")
    anne, jack = people(server, "Anne", "Jack")
    tournament = opened(anne, [jack], title="Cup of Tortuga")["id"]
    watching = page(anne, tournament)
    watching.recv(timeout=30)
    rows = json.loads(admin("tournaments", "--status", "open", "--json"))
    assert next(row for row in rows if row["id"] == tournament)["entrants"] == 2
    assert "Cup of Tortuga" in admin("tournaments")
    assert "--yes" in admin("end", tournament, status=2)
    assert "is over" in admin("end", f"https://example.org/tournament/{tournament}", "--yes")
    assert json.loads(watching.recv(timeout=30))["status"] == "closed"
    assert "not over" in admin("end", tournament, "--yes", status=2)
    assert tournament not in {row["id"] for row in anne.ask("/tournaments")}
    watching.close()


def test_two_servers_pair_a_round_once(settings: Settings, server: RunningServer, kind: str) -> None:
    """Both want to begin the first round from what they have read; later both look for the end of the tables."""
    if kind == "sqlite":
        pytest.skip("a SQLite store has one server")
    other = RunningServer(settings)
    try:
        everybody = people(server, "Anne", "Jack", "Mary", "Bess")
        anne, tournament = everybody[0], opened(everybody[0], everybody[1:])["id"]
        elsewhere = other.person("Jack")
        elsewhere.http.cookies.set("flibuste", everybody[1].token())
        changes = [first_round(service, tournament) for service in (server, other)]
        watching = page(elsewhere, tournament)
        assert [server.store.write_now(stored.commit, change) for change in changes] == [True, False]
        assert tables_of(anne, tournament) == {change.row.id for change in changes[0].tables}
        found = play_round(tournament, everybody)
        assert found["round"] == 2 and len(found["played"][0]["boards"]) == 2
        assert look(elsewhere, tournament)["played"] == found["played"]
        assert tables_of(anne, tournament) == {board["table"] for board in found["played"][0]["boards"]}
        while json.loads(watching.recv(timeout=30))["round"] < 2:
            pass
        watching.close()
    finally:
        other.stop()


def first_round(service: RunningServer, tournament: str) -> stored.TournamentChange:
    """What a server would write to begin the first round."""
    kept = service.store.read_now(stored.tournament, tournament)
    assert kept is not None
    change = stored.TournamentChange(kept.row)
    seated = start("en", new_id)(kept, change)
    assert seated
    kept.row.version += 1
    change.tables = [service.app.state.tables.prepare(table, draft) for table, draft in seated]
    return change


def tables_of(person: Person, tournament: str) -> set[str]:
    """The tables of a tournament that are played, as the lobby lists them."""
    return {row["id"] for row in person.ask("/tables")["playing"] if row["tournament"] == tournament}


def test_nothing_is_lost_when_the_server_is_stopped_between_rounds(settings: Settings, server: RunningServer) -> None:
    """The last table ends, and the server with it, before the next round was paired."""
    everybody = people(server, "Anne", "Jack", "Mary")
    anne, tournament = everybody[0], opened(everybody[0], everybody[1:])["id"]
    anne.send(f"/tournaments/{tournament}/start")
    server.app.state.tables.on_change.remove(server.app.state.tournaments.heard)
    tokens = [person.token() for person in everybody]
    board = look(anne, tournament)["played"][0]["boards"][0]["table"]
    while anne.ask(f"/tables/{board}")["status"] == "playing":
        for person in everybody:
            play_own(person, board)
    server.stop()
    again = RunningServer(settings)
    try:
        there = [again.person(person.name) for person in everybody]
        for person, token in zip(there, tokens, strict=True):
            person.http.cookies.set("flibuste", token)
        found = wait(there[0], tournament, lambda now: now["round"] == 2)
        assert found["standings"][0]["points"] == 1
        assert play_round(tournament, there)["round"] == 3
    finally:
        again.stop()
