"""1 – The builder of fleets: every edit, what it says, and that its parts are named as the next edit names them."""

from typing import Any

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.option import BadOption
from flibuste.engine.registry import load_game
from flibuste.words import Words

GAME = load_game("davyjones")
SAY = Words(GAME, "en").say
BOAT = "el-raton coins:1-2-2-2-2-2-2-2"


def built(value: str, edit: dict[str, Any] | None = None, **options: Any) -> dict[str, Any]:
    settled = GAME.settle_options({"fleet_a": value, **options})
    return GAME.build("fleet_a", settled, edit, Fast(1), SAY)


def after(value: str, *edits: dict[str, Any], **options: Any) -> dict[str, Any]:
    for edit in edits:
        value = built(value, edit, **options)["value"]
    return built(value, **options)


def reasons(found: dict[str, Any]) -> list[str]:
    return [fault["reason"] for fault in found["faults"]]


def add(piece: str, to: str = "") -> dict[str, Any]:
    return {"do": "add", "piece": piece, "to": to}


@pytest.mark.clause("1.6", "1.8")
def test_a_fleet_is_built_from_nothing() -> None:
    empty = built("random", {"do": "clear"})
    assert empty["value"] == "" and reasons(empty)[0] == "fleet-without-ships"
    found = after("", add("ship/executioner"), add("crew/captain-cursed", "ship-1"), add("treasure/holy-water"))
    assert found["value"] == "executioner:captain-cursed treasure:holy-water coins:2-2-2-2-2-2-3"
    assert reasons(found) == [] and found["title"] == "Executioner"
    assert found["gauges"][0]["used"] == sum(
        holder.get("cost", 0) + sum(part["cost"] for part in holder["parts"]) for holder in found["holders"]
    )


def test_parts_are_named_in_the_order_of_the_line() -> None:
    crew = [add("crew/captain-cursed", "ship-2"), add("crew/helmsman-cursed", "ship-1")]
    found = after("executioner hellfire", *crew)
    first = found["holders"][0]["parts"][0]
    assert (first["id"], first["label"]) == ("crew-1", "Helmsman")
    left = built(found["value"], {"do": "remove", "part": "crew-1"})
    assert left["value"].startswith("executioner hellfire:captain-cursed ")
    moved = built(left["value"], {"do": "move", "part": "crew-1", "to": "ashore"})
    assert "ashore:captain-cursed" in moved["value"]


@pytest.mark.clause("2.6.1", "2.6.4")
def test_coins_are_made_up_unless_they_are_chosen() -> None:
    assert "coins:2-2-2-2-2-2-3" in built(BOAT, add("treasure/holy-water"))["value"]
    chosen = after(BOAT, {"do": "remove", "part": "coin-1"}, add("coin/7"))
    assert reasons(chosen) == ["gold-of-coins"] and chosen["value"].endswith("2-7")
    assert reasons(built(chosen["value"], {"do": "fill"})) == []
    assert reasons(built(BOAT, build_total="60")) == ["number-of-coins", "gold-of-coins"]


@pytest.mark.clause("8.1.1", "11.3.58")
def test_marks_and_links_are_settings_of_a_crew() -> None:
    marked = next(card for card in GAME.box.crew if card.has(1 << 0))  # type: ignore[attr-defined]
    ship = next(card for card in GAME.box.ships if card.nation == marked.nation and card.points > 9)  # type: ignore[attr-defined]
    found = built(f"{ship.key}:{marked.key}", {"do": "set", "part": "crew-1", "setting": "mark", "value": True})
    assert f"{marked.key}*" in found["value"] and found["holders"][0]["parts"][0]["settings"][0]["value"] is True
    line = "le-duc-denghien:josephine-godiva,captain-french"
    choices = built(line)["holders"][0]["parts"][0]["settings"][0]["choices"]
    assert [choice["value"] for choice in choices] == ["", "crew-2"]
    linked = built(line, {"do": "set", "part": "crew-1", "setting": "link", "value": "crew-2"})
    assert "josephine-godiva=captain-french" in linked["value"]


def test_a_fault_says_which_ship_it_is_about() -> None:
    found = built("el-raton hellfire:captain-cursed,captain-cursed,helmsman-cursed")
    fault = next(fault for fault in found["faults"] if fault["reason"] == "crew-without-space")
    assert (fault["clause"], fault["holder"]) == ("1.11", "ship-2")


@pytest.mark.clause("14.4", "15.9", "15.10")
def test_only_what_the_table_allows_is_in_the_list() -> None:
    def kinds(**options: Any) -> set[str]:
        pieces = GAME.build_pieces("fleet_a", GAME.settle_options(options), SAY)["pieces"]
        return {piece["kind"] for piece in pieces}

    assert "event" not in kinds() and "event" in kinds(other_events=True)


@pytest.mark.parametrize(
    "edit",
    [
        {"do": "dance"},
        {"do": "remove", "part": "crew-1"},
        {"do": "remove", "part": "crew"},
        {"do": "move", "part": "ship-1", "to": "ashore"},
        {"do": "add", "piece": "coin/9"},
        {"do": "add", "piece": "crew/captain-cursed", "to": "ship-2"},
        {"do": "set", "part": "ship-1", "setting": "mark"},
    ],
)
def test_edits_that_make_no_sense(edit: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        built(BOAT, edit)


def test_every_ready_made_fleet_can_be_taken_apart_and_is_legal() -> None:
    ready = built("random")["ready"]
    assert len(ready) >= 8
    for entry in ready:
        assert built(entry["value"])["faults"] == [] and "40" in entry["note"]
