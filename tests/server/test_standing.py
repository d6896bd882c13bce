"""Standing answers on one occasion only, and for as long as an action or a turn lasts."""

from typing import Any

import pytest

from tests.server.running import Person, RunningServer

SEATS = ("me:Anne", "me:Jack", "me:Mary")


@pytest.fixture
def anne(server: RunningServer) -> Person:
    return server.person("Anne")


def go_on(anne: Person, table: str, state: Any) -> Any:
    """Answer with the last action offered; reactions are passed on."""
    actions = [action["action"] for action in state["decision"]["actions"]]
    choice = "pass" if "pass" in actions else "keep" if "keep" in actions else actions[len(actions) // 2]
    anne.act(table, state["decision"]["id"], choice, seat=state["seat"])
    return anne.state(table)


def until_asked(anne: Person, occasion: str) -> Any:
    """Play to a window of this kind, at a new table if need be: the dice are different each time."""
    for _ in range(8):
        table = anne.open(*SEATS, game="blackbeard")["id"]
        state = anne.state(table)
        for _ in range(200):
            if state["status"] != "playing":
                break
            if state["prompt"]["step"] == "window" and about(state) == occasion:
                return state
            state = go_on(anne, table, state)
    raise AssertionError(f"nobody was asked about {occasion}")


def about(state: Any) -> str:
    return str((state["decision"]["occasion"] or {"id": ""})["id"])


def action_of(state: Any) -> tuple[Any, ...]:
    now = state["view"]["now"]
    return state["view"]["number"], now["actions_left"], now["active"]


def stand(anne: Person, table: str, seat: int, status: int = 200, **wanted: Any) -> Any:
    body = {"seat": seat, "step": "window", "action": "pass", "until": "match", **wanted}
    return anne.send(f"/tables/{table}/standing", body, status, "PUT")


def test_on_one_occasion_only(anne: Person) -> None:
    """Whoever passes on moves for the whole game is still asked about everything else."""
    state = until_asked(anne, "move")
    table = state["table"]
    assert state["decision"]["occasion"]["label"] and "pass" in state["decision"]["standing"]
    for seat in (1, 2, 3):
        kept = stand(anne, table, seat, occasion="move")
        assert kept == [{"step": "window", "action": "pass", "until": "match", "occasion": "move"}]
    other, state = 0, anne.state(table)
    for _ in range(150):
        if state["status"] != "playing":
            break
        if state["prompt"]["step"] == "window":
            assert about(state) != "move"
            other += 1
        state = go_on(anne, table, state)
    assert other
    assert stand(anne, table, 1, 400, occasion="full-moon")["error"] == "bad-request"


def test_until_the_action_is_over(anne: Person) -> None:
    """An answer for this Action speaks in every window of it, and is gone with it."""
    state = until_asked(anne, "prey")
    table = state["table"]
    seat, action = state["seat"], action_of(state)
    assert stand(anne, table, seat, until="action")
    state = anne.state(table)
    while state["status"] == "playing" and action_of(state) == action:
        assert (state["prompt"]["step"], state["seat"]) != ("window", seat)
        state = go_on(anne, table, state)
    assert anne.state(table, seat=seat)["standing"] == []


def test_until_the_turn_is_over(anne: Person) -> None:
    """An answer for the turn speaks in every window of it, and is gone with it (or with the game)."""
    state = until_asked(anne, "prey")
    table = state["table"]
    seat, number = state["seat"], state["view"]["number"]
    assert stand(anne, table, seat, until="turn")
    state = anne.state(table)
    while state["status"] == "playing" and state["view"]["number"] == number:
        assert (state["prompt"]["step"], state["seat"]) != ("window", seat)
        state = go_on(anne, table, state)
    assert anne.state(table, seat=seat)["standing"] == []
