"""Company: friends by link, blocks and mutes, invitations, one seat a person, and votes for a bot."""

import pytest

from flibuste.server.store import moderation
from tests.server.running import Person, RunningServer
from tests.server.test_live import Socket
from tests.server.test_moderation import dump


@pytest.fixture
def anne(server: RunningServer) -> Person:
    return named(server, "Anne")


@pytest.fixture
def jack(server: RunningServer) -> Person:
    return named(server, "Jack")


def named(server: RunningServer, name: str) -> Person:
    found = server.person(name)
    found.send("/me", {"name": name})
    return found


def befriend(one: Person, other: Person) -> None:
    link = one.send("/me/friend-link")["link"]
    other.send("/me/friends", {"key": link.partition("#friend=")[2]})


def company(person: Person) -> list[tuple[str, str]]:
    return [(entry["name"], entry["kind"]) for entry in person.ask("/me/company")["people"]]


def sit(person: Person, table: str, seat: int, status: int = 200, **more: str) -> str:
    return str(person.send(f"/tables/{table}/seats/{seat}", {"name": person.name, **more}, status).get("error", ""))


class TestFriends:
    def test_by_a_link(self, anne: Person, jack: Person, server: RunningServer) -> None:
        key = anne.send("/me/friend-link")["link"].partition("#friend=")[2]
        assert jack.send("/me/friends/whose", {"key": key}) == {"name": "Anne"}
        assert company(jack) == []
        for _ in range(2):
            jack.send("/me/friends", {"key": key})
        assert (company(anne), company(jack)) == ([("Jack", "friend")], [("Anne", "friend")])
        named(server, "Mary").send("/me/friends", {"key": key})
        assert len(company(anne)) == 2
        anne.send("/me/friends", {"key": key}, 410)
        jack.send("/me/friends", {"key": "nothing"}, 410)
        other = jack.ask("/me/company")["people"][0]["player"]
        jack.send(f"/me/company/friend/{other}", method="DELETE")
        assert company(jack) == [] and company(anne) == [("Mary", "friend")]

    def test_whoever_is_blocked_cannot_become_one(self, anne: Person, jack: Person) -> None:
        befriend(anne, jack)
        table = anne.open("me", "open", "open")["id"]
        sit(jack, table, 2)
        anne.send(f"/tables/{table}/avoid", {"kind": "block", "seat": 2})
        assert company(anne) == [("Jack", "block")] and company(jack) == []
        key = anne.send("/me/friend-link")["link"].partition("#friend=")[2]
        jack.send("/me/friends", {"key": key}, 410)


class TestAvoiding:
    def test_whoever_is_blocked_cannot_sit_at_my_table(self, anne: Person, jack: Person, server: RunningServer) -> None:
        first, mary = anne.open("me", "open", "open")["id"], named(server, "Mary")
        sit(jack, first, 2)
        assert anne.send(f"/tables/{first}/avoid", {"kind": "block", "seat": 2}) == {"name": "Jack"}
        mine, theirs = anne.open("me", "open", "open")["id"], mary.open("me", "open", "open", "open")["id"]
        sit(anne, theirs, 2)
        for table in (mine, theirs):
            assert sit(jack, table, 3, 403) == "not-welcome"
        sit(mary, mine, 3)
        person = anne.ask("/me/company")["people"][0]["player"]
        anne.send(f"/me/company/block/{person}", method="DELETE")
        sit(jack, theirs, 3)

    @pytest.mark.parametrize("wish", ["block", "mute"])
    def test_i_do_not_hear_them_and_others_do(self, anne: Person, jack: Person, wish: str) -> None:
        table = anne.open("me", "open", "open")["id"]
        sit(jack, table, 2)
        line = jack.send(f"/tables/{table}/chat", {"text": "You scurvy dog"})
        anne.send(f"/tables/{table}/avoid", {"kind": wish, "chat": line["id"]})
        page = Socket(anne, table, "picture=false")
        page.wait("state")
        jack.send(f"/tables/{table}/chat", {"text": "Do you hear me?"})
        anne.send(f"/tables/{table}/chat", {"text": "No"})
        assert page.wait("chat")["text"] == "No"
        assert [said["text"] for said in anne.ask(f"/tables/{table}/chat")] == ["No"]
        assert len(jack.ask(f"/tables/{table}/chat")) == 3
        page.close()

    def test_nobody_avoids_bots_or_himself(self, anne: Person) -> None:
        table = anne.open("me", "open", "bot:random")["id"]
        for body in ({"seat": 1}, {"seat": 2}, {"seat": 3}, {}, {"chat": 999_999}):
            anne.send(f"/tables/{table}/avoid", {"kind": "mute", **body}, 404)

    def test_it_is_exported_and_erased(self, anne: Person, jack: Person, server: RunningServer) -> None:
        befriend(anne, jack)
        assert anne.ask("/me/export")["relations"][0]["kind"] == "friend"
        me = jack.ask("/me")["player"]
        server.store.write_now(moderation.erase_person, me)
        assert company(anne) == [] and me not in dump(server)


class TestSeats:
    def test_only_whoever_is_invited_sits_down(self, anne: Person, jack: Person, server: RunningServer) -> None:
        table = anne.open("me", "open", "open", "open", invited=True, public=True)
        key, mary = table["invitation"], named(server, "Mary")
        assert table["invited"] and key
        shown = jack.ask(f"/tables/{table['id']}")
        assert shown["invited"] and shown["invitation"] is None and key not in str(shown)
        stranger = server.person("Stranger")
        for person in (jack, stranger):
            assert sit(person, table["id"], 2, 403) == "not-invited"
            assert sit(person, table["id"], 2, 403, invitation="wrong") == "not-invited"
        sit(jack, table["id"], 2, invitation=key)
        befriend(anne, mary)
        sit(mary, table["id"], 3)
        sit(stranger, table["id"], 4, invitation=key)

    def test_one_seat_a_person_unless_the_host_says_so(self, anne: Person, jack: Person) -> None:
        table = anne.open("me", "open", "open", "open")["id"]
        sit(jack, table, 2)
        for person in (anne, jack):
            assert sit(person, table, 3, 409) == "one-seat"
        table = anne.open("me", "open", "open", "open", several_seats=True)["id"]
        for seat in (2, 3):
            sit(jack, table, seat)
        anne.open("me:Anne", "me:Mary", "open")

    def test_people_who_share_a_screen_meet_again(self, anne: Person, jack: Person) -> None:
        table = anne.open("me:A", "me:B", "open", game="auction", pace={"window": 0})["id"]
        sit(jack, table, 3)
        while anne.ask(f"/tables/{table}")["status"] == "playing":
            for person in (anne, jack):
                state = person.state(table)
                if state["decision"] is not None:
                    first = state["decision"]["actions"][0]["action"]
                    person.act(table, state["decision"]["id"], first, seat=state["seat"])
        jack.send(f"/tables/{table}/rematch", {"name": "Jack"})
        again = anne.send(f"/tables/{table}/rematch", {})["table"]
        assert [seat["mine"] for seat in again["seats"]] == [True, True, False] and again["status"] == "playing"


class TestAbsence:
    def test_the_others_vote_for_a_bot_and_the_seat_comes_back(self, server: RunningServer) -> None:
        people = [named(server, name) for name in ("Anne", "Jack", "Mary", "Read")]
        table = people[0].open("me", "open", "open", "open", pace={"absent": 0})["id"]
        for seat, person in enumerate(people[1:], 2):
            sit(person, table, seat)
        shown = people[0].ask(f"/tables/{table}")
        number = shown["absent"]["seat"]
        assert number == shown["asked"][0] and shown["absent"]["needed"] == 2
        late, *others = people[number - 1 :] + people[: number - 1]
        path = f"/tables/{table}/seats/{number}"
        assert late.send(f"{path}/absent", status=409)["error"] == "not-absent"
        server.person("Stranger").send(f"{path}/absent", status=401)
        wrong = number % 4 + 1
        assert others[1].send(f"/tables/{table}/seats/{wrong}/absent", status=409)["error"] == "not-absent"
        for _ in range(2):
            assert others[0].send(f"{path}/absent")["seats"][number - 1]["stand_in"] is None
        assert len(others[0].ask(f"/tables/{table}")["absent"]["votes"]) == 1
        assert others[1].send(f"{path}/absent")["seats"][number - 1]["stand_in"] is not None
        assert late.send(f"{path}/return")["seats"][number - 1]["stand_in"] is None

    def test_not_before_a_while_and_votes_end_with_the_question(self, anne: Person, jack: Person) -> None:
        table = anne.open("me", "open", "open")["id"]
        mary = anne
        sit(jack, table, 2)
        anne.send(f"/tables/{table}/seats/3/bot", {"level": "random"})
        shown = anne.ask(f"/tables/{table}")
        assert shown["pace"]["absent"] == 300
        if shown["absent"] is None:
            return
        voter = jack if shown["absent"]["seat"] == 1 else mary
        path = f"/tables/{table}/seats/{shown['absent']['seat']}/absent"
        assert voter.send(path, status=409)["error"] == "not-absent-yet"
        assert shown["absent"]["since"] > shown["changed"] + 200

    def test_a_move_ends_the_vote(self, server: RunningServer) -> None:
        people = [named(server, name) for name in ("Anne", "Jack", "Mary")]
        table = people[0].open("me", "open", "open", pace={"absent": 0, "window": 0})["id"]
        for seat, person in enumerate(people[1:], 2):
            sit(person, table, seat)
        number = people[0].ask(f"/tables/{table}")["absent"]["seat"]
        late, other, _ = people[number - 1 :] + people[: number - 1]
        other.send(f"/tables/{table}/seats/{number}/absent")
        decision = late.state(table)["decision"]
        late.act(table, decision["id"], decision["actions"][0]["action"])
        absent = other.ask(f"/tables/{table}")["absent"]
        assert absent is None or absent["votes"] == []

    def test_nobody_is_voted_for_where_nobody_else_plays(self, anne: Person) -> None:
        assert anne.open("me", "bot:random")["absent"] is None
