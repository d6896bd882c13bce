"""Answers: once, in time, by the rules; undo, hints, standing answers, sealed choices."""

from typing import Any

import pytest

from tests.server.running import Person, RunningServer


@pytest.fixture
def anne(server: RunningServer) -> Person:
    return server.person("Anne")


def first(state: Any, verb: str = "") -> str:
    return str(next(a["action"] for a in state["decision"]["actions"] if a["action"].startswith(verb)))


def test_an_answer_is_carried_out_once(anne: Person) -> None:
    table = anne.open("me", "me")["id"]
    decision = anne.state(table)["decision"]
    body = {"decision": decision["id"], "action": decision["actions"][0]["action"], "key": "k"}
    done = anne.send(f"/tables/{table}/act", body)
    again = anne.send(f"/tables/{table}/act", body)
    assert (done["repeated"], again["repeated"]) == (False, True)
    assert done["number"] == again["number"] == 1
    assert anne.state(table)["number"] == 1
    other = {**body, "action": decision["actions"][1]["action"]}
    assert anne.send(f"/tables/{table}/act", other, 409)["error"] == "key-reused"


def test_a_repeated_answer_is_known_after_a_long_time(anne: Person) -> None:
    table = anne.open("me", "me")["id"]
    decision = anne.state(table)["decision"]
    body = {"decision": decision["id"], "action": decision["actions"][0]["action"], "key": "old", "seat": 1}
    anne.send(f"/tables/{table}/act", body)
    anne.play(table, 30)
    assert anne.send(f"/tables/{table}/act", body)["repeated"]


def test_a_stale_answer_is_refused(anne: Person) -> None:
    table = anne.open("me", "me")["id"]
    state = anne.state(table)
    anne.act(table, state["decision"]["id"], first(state))
    problem = anne.act(table, state["decision"]["id"], first(state), 409)
    assert problem["error"] == "stale" and problem["hint"]


def test_illegal_answers_say_which_clause(anne: Person) -> None:
    table = anne.open("me", "me")["id"]
    decision = anne.state(table)["decision"]["id"]
    problem = anne.act(table, decision, "stop", 422)
    assert problem["error"] == "illegal" and problem["clause"] and problem["message"].startswith(problem["clause"])
    problem = anne.act(table, decision, "dance", 422)
    assert problem["error"] == "not-an-action"
    assert problem["message"].startswith("I do not understand “dance”. Choose, or write it in words, for example: Lay ")
    assert anne.state(table)["number"] == 0


def test_nobody_answers_for_another(server: RunningServer, anne: Person) -> None:
    jack = server.person("Jack")
    table = anne.open("me", "open")["id"]
    jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})
    decision = anne.state(table)["decision"]
    assert jack.act(table, decision["id"], first(anne.state(table)), 403, seat=1)["error"] == "not-your-seat"
    assert jack.ask(f"/tables/{table}/state", 403, seat=1)["error"] == "not-your-seat"
    stranger = server.person()
    assert stranger.ask(f"/tables/{table}/state", 401, seat=1)["error"] == "who-are-you"
    assert "hand" not in str(stranger.state(table)["view"]["players"]).replace("hand_size", "")


def test_undo_and_the_log(anne: Person) -> None:
    table = anne.open("me", "me")["id"]
    before = anne.state(table)
    assert not before["undo"]
    anne.act(table, before["decision"]["id"], first(before, "place"))
    after = anne.state(table, since=before["log"]["to"])
    assert after["undo"] and after["log"]["from"] == before["log"]["to"]
    anne.send(f"/tables/{table}/undo", {"key": "u"})
    assert anne.send(f"/tables/{table}/undo", {"key": "u"})["repeated"]
    back = anne.state(table, since=after["log"]["to"])
    assert back["view"] == before["view"]
    assert back["log"]["events"][0]["takes_back"] == before["log"]["to"]
    assert back["decision"]["id"] != before["decision"]["id"]
    assert anne.send(f"/tables/{table}/undo", {"key": "v"}, 409)["error"] == "no-undo"


def test_hints_rank_my_options(anne: Person) -> None:
    table = anne.open("me", "bot:random")["id"]
    hints = anne.ask(f"/tables/{table}/hint", lang="fr")
    offered = {action["action"] for action in anne.state(table)["decision"]["actions"]}
    assert len(hints) > 1 and {hint["action"] for hint in hints} <= offered
    assert hints[0]["worth"] == 1.0 and hints == sorted(hints, key=lambda hint: -hint["worth"])
    assert 0.0 < hints[0]["chance"] < 1.0


def test_a_hint_says_why_in_my_language(anne: Person) -> None:
    table = anne.open("me", "bot:random")["id"]
    said = {tongue: anne.ask(f"/tables/{table}/hint", lang=tongue)[0]["reason"] for tongue in ("en", "fr")}
    assert said["en"].startswith(("It ", "The ", "Little "))
    assert said["fr"].startswith(("Tu ", "Il ", "Le ", "Peu "))


def test_preview_says_what_the_rules_say(anne: Person) -> None:
    table = anne.open("me", "bot:random")["id"]
    legal = anne.send(f"/tables/{table}/preview", {"action": first(anne.state(table))})
    assert legal["legal"] and legal["clause"]
    illegal = anne.send(f"/tables/{table}/preview", {"action": "stop"})
    assert not illegal["legal"] and illegal["clause"] and illegal["message"]


def test_why_tells_what_is_missing_for_a_piece_and_a_place(anne: Person) -> None:
    table = anne.open("me", "bot:random")["id"]
    sea = anne.state(table)["view"]["sea"]
    away = next(ship for ship in ("Y1", "Y2", "Y3", "Y4", "Y5", "Y6") if ship not in str(sea))
    why = anne.send(f"/tables/{table}/why", {"targets": ["pirate-2", away]})
    nearest = why["answers"][0]
    assert not why["legal"] and nearest["action"] == f"place pirate-2 {away}"
    assert nearest["clause"] in ("2.1.3", "2.1.11") and away in nearest["message"]
    assert [each["met"] for each in nearest["conditions"]][:2] == [True, True]
    assert any(not each["met"] and each["clause"] == nearest["clause"] for each in nearest["conditions"])


def test_why_knows_what_is_legal_and_what_no_action_means(anne: Person) -> None:
    table = anne.open("me", "bot:random")["id"]
    legal = next(a for a in anne.state(table)["decision"]["actions"] if len(a["targets"]) == 2)
    assert anne.send(f"/tables/{table}/why", {"targets": legal["targets"]}) == {"legal": True, "answers": []}
    assert anne.send(f"/tables/{table}/why", {"targets": ["rum", "no such place"]}) == {"legal": False, "answers": []}
    assert anne.send(f"/tables/{table}/why", {"action": legal["action"]}) == {"legal": True, "answers": []}
    assert anne.send(f"/tables/{table}/why", {"action": "stop"})["answers"][0]["clause"] == "2.0.2"
    assert anne.send(f"/tables/{table}/why", {})["answers"], "the question as a whole"


def test_standing_answers_are_given_by_the_server(anne: Person) -> None:
    table = anne.open("me:Anne", "me:Jack", "me:Mary")["id"]
    for seat in (1, 2, 3):
        body = {"seat": seat, "step": "counter-attack", "action": "pass", "until": "match"}
        assert anne.send(f"/tables/{table}/standing", body, method="PUT") == [
            {"step": "counter-attack", "action": "pass", "until": "match"}
        ]
    asked = []
    for _ in range(200):
        state = anne.state(table)
        if state["status"] != "playing":
            break
        asked.append(state["prompt"]["step"])
        verb = next((v for v in ("board", "place", "stop") if v in str(state["decision"]["actions"])), "")
        anne.act(table, state["decision"]["id"], first(state, verb), seat=state["seat"])
    events = [event["event"] for event in anne.ask(f"/tables/{table}/log", to=1000)["events"]]
    assert "counter-attack" not in asked and "declined" in events
    bad = {"seat": 1, "step": "play-cards", "action": "done", "until": "match"}
    assert anne.send(f"/tables/{table}/standing", bad, 400, "PUT")["error"] == "bad-request"


def test_sealed_choices_may_change_until_the_last_is_in(server: RunningServer, anne: Person) -> None:
    jack = server.person("Jack")
    table = anne.open("me", "open", game="auction")["id"]
    jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})
    mine, his = anne.state(table)["decision"], jack.state(table)["decision"]
    assert mine["sealed"] and mine["chosen"] is None
    anne.act(table, mine["id"], "pass")
    assert anne.state(table)["decision"]["chosen"] == "pass"
    assert anne.state(table)["decision"]["id"] == mine["id"]
    bid = mine["actions"][0]["action"]
    anne.act(table, mine["id"], bid)
    assert anne.state(table)["decision"]["chosen"] == bid
    seen = jack.state(table)
    assert seen["decision"]["id"] == his["id"] and seen["prompt"]["asked"] == [2]
    assert seen["decision"]["chosen"] is None and seen["log"] == anne_log(jack, table)
    jack.act(table, his["id"], "pass")
    assert anne.state(table)["decision"]["id"] != mine["id"]
    assert anne.act(table, mine["id"], "pass", 409)["error"] == "stale"


def anne_log(person: Person, table: str) -> Any:
    """The log as a spectator has it: nothing of a sealed choice is in it."""
    return {**person.ask(f"/tables/{table}/log"), "to": person.state(table)["log"]["to"]}


def test_hot_seat(anne: Person) -> None:
    table = anne.open("me:Anne", "me:Jack")
    assert [seat["name"] for seat in table["seats"]] == ["Anne", "Jack"]
    state = anne.state(table["id"])
    assert [seat["asked"] for seat in state["mine"]].count(True) == 1
    assert anne.state(table["id"], seat=2)["seat"] == 2


def test_the_log_of_a_long_game_comes_in_parts(anne: Person) -> None:
    table = anne.open("me", "me")["id"]
    anne.play(table, 150)
    state = anne.state(table, since=0)
    assert len(state["log"]["events"]) <= 200 and state["log"]["to"] > 200
    early = anne.ask(f"/tables/{table}/log", **{"from": 0, "to": 50})
    assert [event["n"] for event in early["events"]] == list(range(50))
    assert early["events"][0]["clause"] and early["events"][0]["text"]


def test_a_free_choice_is_judged_as_submitted(anne: Person) -> None:
    table = anne.open("me", "me", game="regatta")["id"]
    decision = anne.state(table)["decision"]
    assert decision["free"]
    offered = {action["action"] for action in decision["actions"]}
    sail = next(action for action in offered if action.startswith("sail"))
    other = f"{sail.rpartition('=')[0]}=2600"
    assert other not in offered
    assert anne.send(f"/tables/{table}/preview", {"action": other})["legal"]
    anne.act(table, decision["id"], other)
