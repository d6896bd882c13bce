"""19.13, 19.14 – What the system does against Blackbeard: cards turned up, and its King's Commissioner."""

from typing import Any

import pytest

from tests.games.blackbeard.table import Table
from tests.games.blackbeard.test_solitaire import alone

SPENT = "letter-of-marque"  # of no use against him


def hunted(card: str, chance: dict[str, Any] | None = None, **given: Any) -> Table:
    """Blackbeard in India with two Actions; at the first this card is turned up, then a useless one."""
    return alone({"event": [card, SPENT], **(chance or {})}, merchant={"goa": "sloop"}, **given)


# ---- cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("19.13a", "17.2#2a")
def test_debauchery_waits_until_the_action_is_over() -> None:
    now = alone({"event": ["debauchery"]}, teach={"place": "goa"})
    now.do("business teach")
    assert now.step == "activity" and "ap-card" not in now.story()
    now.do("done")
    assert now.pirate("teach")["revels"] == 2


@pytest.mark.clause("19.13b", "17.2#16a")
def test_no_pirate_converts_while_the_system_has_a_kc() -> None:
    now = hunted("pirate-converts", retired=["avery"], system={"kc": "ogle", "kc_place": "north-atlantic"})
    now.do("spot teach goa")
    assert now.data["system"]["kc"] == "ogle" and "ap-card" not in now.story()


@pytest.mark.clause("19.13b", "17.2#13b")
@pytest.mark.parametrize(
    ("place", "havens", "struck"),
    [
        ("boston", {}, "boston"),
        ("boston", {"bath": "teach"}, "boston"),
        ("goa", {"bath": "teach"}, "bath"),
        ("goa", {"bath": "low"}, ""),
        ("goa", {}, ""),
    ],
)
def test_local_resistance_strikes_his_port_or_his_safe_haven(place: str, havens: dict[str, str], struck: str) -> None:
    governors = {"boston": "charles-eden", "bath": "isaac-richier"}
    rolls = {"event": ["local-resistance"], **({"resistance": [6]} if struck else {})}
    now = alone(rolls, teach={"place": place}, governor=governors, haven=havens)
    now.do("business teach")
    assert [event["port"] for event in now.told("resistance")] == ([struck] if struck else [])
    assert (now.pirate("teach")["place"] == place) == (struck != place)


@pytest.mark.clause("19.13b", "19.14b")
def test_the_card_comes_before_the_kc() -> None:
    now = hunted(
        "scurvy-outbreak", {"kc-interception": [1], "interception": [6]}, system={"kc": "ogle", "kc_place": "india"}
    )
    now.do("spot teach goa")
    assert now.story("sick", "kc-chase", "kc-missed", "rolled")[:3] == ["sick", "kc-chase", "rolled"]


# ---- the KC ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("19.14a", "10.12c")
def test_the_kc_is_sent_at_his_first_action_at_sea() -> None:
    now = alone(
        {"event": [SPENT, SPENT], "deploy-kc": [1, 1, 1], "kc": ["ogle"]},
        teach={"place": "transit-1", "notoriety": 20},
        now={"hunted": False},
    )
    now.do("move teach gold-coast")
    assert "kc-try" not in now.story()
    now.do("move teach whydah")
    assert now.told("kc-came")[0]["place"] == "gold-coast"


@pytest.mark.clause("19.14a", "4.65A")
@pytest.mark.parametrize(("dice", "kcs"), [([6, 6, 6], []), ([1, 1, 1], ["ogle"])])
def test_one_attempt_a_turn_and_no_interception_in_it(dice: list[int], kcs: list[str]) -> None:
    rolls = {"deploy-kc": dice, "spot": [1, 1], "kc": kcs}
    now = hunted(SPENT, rolls, teach={"notoriety": 12}, now={"hunted": False})
    now.do("spot teach goa", "spot teach goa")
    assert len(now.told("kc-try")) == 1 and "kc-chase" not in now.story()
    assert [event["kc"] for event in now.told("kc-came")] == kcs


@pytest.mark.clause("19.14a", "10.13a")
@pytest.mark.parametrize("given", [{"system": {"kc": "ogle", "kc_place": "north-atlantic"}}, {"kc_pool": ""}])
def test_no_attempt_with_a_kc_in_play_or_none_in_the_pool(given: dict[str, Any]) -> None:
    now = hunted(SPENT, {"spot": [1]}, teach={"notoriety": 20}, now={"hunted": False}, **given)
    now.do("spot teach goa")
    assert "kc-try" not in now.story() and now.step == "choose-action"


@pytest.mark.clause("19.14b", "10.32a", "10.23b")
@pytest.mark.parametrize(("place", "total"), [("india", 5), ("east-africa", 4)])
def test_it_intercepts_once_in_an_action_from_next_door_with_one_less(place: str, total: int) -> None:
    rolls = {"kc-interception": [3], "interception": [6], "spot": [1]}
    now = hunted(SPENT, rolls, system={"kc": "ogle", "kc_place": place})
    now.do("spot teach goa")
    assert [event["total"] for event in now.told("kc-chase")] == [total]
    assert now.data["system"]["kc_place"] == "india" and "not-spotted" in now.story()


@pytest.mark.clause("19.13a", "19.14b", "17.2#16a")
@pytest.mark.parametrize("place", ["india", "east-africa"])
def test_a_kc_that_is_beaten_makes_room_for_pirate_converts(place: str) -> None:
    rolls = {"kc-interception": [6], "interception": [1], "kc-battle": [1], "battle": [6], "spot": [1]}
    now = hunted("pirate-converts", rolls, retired=["avery"], system={"kc": "maynard", "kc_place": place})
    now.do("spot teach goa")
    assert now.story("kc-beaten", "turned", "not-spotted") == ["kc-beaten", "turned", "not-spotted"]


@pytest.mark.clause("19.14b")
def test_it_comes_nearer_after_his_action() -> None:
    now = alone({"event": [SPENT]}, system={"kc": "ogle", "kc_place": "gold-coast"}).do("move teach goa")
    assert now.story("moved", "kc-moved") == ["moved", "kc-moved"]


@pytest.mark.clause("19.14b", "10.23c")
def test_coming_nearer_is_its_action_against_him() -> None:
    """He enters another Sea Zone: the KC follows no further in this turn."""
    now = alone(
        {"event": [SPENT, SPENT]},
        teach={"place": "east-africa"},
        system={"kc": "ogle", "kc_place": "gold-coast"},
        now={"actions_left": 3},
    )
    now.do("move teach india")
    assert now.data["system"]["kc_place"] == "transit-2" and now.now["kc_acted"] == "system"
    now.do("move teach east-africa")
    assert now.data["system"]["kc_place"] == "transit-2" and now.now["kc_broken"]
