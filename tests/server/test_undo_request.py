"""Asking the others whether a choice may be taken back."""

from typing import Any

import pytest

from tests.server.running import Person, RunningServer


def texts(state: Any) -> list[str]:
    return [line["event"] for line in state["log"]["events"]]


@pytest.fixture
def seated(server: RunningServer) -> tuple[Person, Person, str]:
    """Anne and Jack at a table where Anne has placed a card and Jack has not been asked."""
    anne, jack = server.person("Anne"), server.person("Jack")
    table = anne.open("me", "open", pace={"kind": "none", "window": 0})["id"]
    jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})
    return anne, jack, table


def whose(table: str, people: list[Person]) -> tuple[Person, Any]:
    """Who is asked, and what he sees."""
    for person in people:
        state = person.state(table)
        if state["decision"] is not None and state["seat"] in state["prompt"]["asked"]:
            return person, state
    raise AssertionError("nobody is asked")


def turn_over(table: str, people: list[Person]) -> tuple[Person, Person, Any]:
    """Play until somebody else is asked: who chose last and cannot take it back, the other, and what the first saw."""
    while True:
        mover, before = whose(table, people)
        mover.act(table, before["decision"]["id"], before["decision"]["actions"][0]["action"])
        other = next(person for person in people if person is not mover)
        after = mover.state(table)
        if after["decision"] is None and other.state(table)["decision"] is not None and not after["undo"]:
            return mover, other, before


def test_a_choice_is_taken_back_when_the_others_agree(seated: tuple[Person, Person, str]) -> None:
    anne, jack, table = seated
    mover, other, before = turn_over(table, [anne, jack])
    assert mover.state(table)["may_ask_undo"] and mover.state(table)["undo_asked"] is None
    assert mover.send(f"/tables/{table}/undo", {"key": "no"}, 409)["error"] == "no-undo"
    mover.send(f"/tables/{table}/undo/ask", {"key": "ask"})
    assert mover.send(f"/tables/{table}/undo/ask", {"key": "ask"})["repeated"]
    asked = other.state(table)["undo_asked"]
    assert asked == {"seat": before["seat"], "line": before["log"]["to"], "waits_for": [other.state(table)["seat"]]}
    other.send(f"/tables/{table}/undo/answer", {"key": "yes", "agree": True})
    after = mover.state(table)
    assert after["view"] == before["view"] and after["undo_asked"] is None
    assert after["decision"]["actions"] == before["decision"]["actions"]
    last = after["log"]["events"][-1]
    assert (last["event"], last["takes_back"]) == ("taken-back", before["log"]["to"])
    assert {"undo-asked", "undo-agreed"} <= set(texts(after))
    assert other.state(table)["decision"] is None


def test_a_refusal_leaves_everything_as_it_is(seated: tuple[Person, Person, str]) -> None:
    anne, jack, table = seated
    mover, other, _ = turn_over(table, [anne, jack])
    now = mover.state(table)["view"]
    mover.send(f"/tables/{table}/undo/ask", {"key": "ask"})
    assert other.send(f"/tables/{table}/undo/ask", {"key": "me too"}, 409)["error"] == "no-request"
    other.send(f"/tables/{table}/undo/answer", {"key": "no", "agree": False})
    after = mover.state(table)
    assert after["view"] == now and after["undo_asked"] is None and texts(after)[-1] == "undo-refused"
    assert other.send(f"/tables/{table}/undo/answer", {"key": "late", "agree": True}, 409)["error"] == "no-request"


def test_whoever_asks_may_withdraw_or_go_on(seated: tuple[Person, Person, str]) -> None:
    anne, jack, table = seated
    mover, other, _ = turn_over(table, [anne, jack])
    mover.send(f"/tables/{table}/undo/ask", {"key": "ask"})
    mover.send(f"/tables/{table}/undo/answer", {"key": "leave it", "agree": False})
    assert texts(other.state(table))[-1] == "undo-withdrawn"
    other.play(table, 1)
    assert other.state(table)["undo_asked"] is None


def test_what_was_taken_back_stays_so_when_the_table_is_read_again_and_replayed(server: RunningServer) -> None:
    anne, jack = server.person("Anne"), server.person("Jack")
    table = anne.open("me", "open", pace={"kind": "none", "window": 0})["id"]
    jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})
    for n in range(4):
        mover, other, before = turn_over(table, [anne, jack])
        mover.send(f"/tables/{table}/undo/ask", {"key": f"ask {n}"})
        other.send(f"/tables/{table}/undo/answer", {"key": f"yes {n}", "agree": True})
        server.app.state.tables.cache.clear()
        assert mover.state(table)["view"] == before["view"]
        turn_over(table, [anne, jack])
    while anne.state(table)["status"] == "playing":
        person, state = whose(table, [anne, jack])
        person.act(table, state["decision"]["id"], state["decision"]["actions"][0]["action"])
    moves = anne.ask(f"/tables/{table}/replay", open=True)["moves"]
    for move in (0, moves // 3, moves // 2, moves):
        anne.ask(f"/tables/{table}/replay/{move}", picture=False)
    assert len(anne.ask(f"/tables/{table}/match")["moves"]) == moves


def test_alone_with_bots_nobody_has_to_agree(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "me")["id"]
    before = anne.state(table)
    while True:
        state = anne.state(table)
        anne.act(table, state["decision"]["id"], state["decision"]["actions"][0]["action"], seat=state["seat"])
        if not anne.state(table, seat=before["seat"])["undo"]:
            break
    anne.send(f"/tables/{table}/undo/ask", {"key": "ask", "seat": before["seat"]})
    after = anne.state(table, seat=before["seat"])
    assert after["decision"] is not None and texts(after)[-1] == "taken-back"
