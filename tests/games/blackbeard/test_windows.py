"""4.6 – The reaction protocol: windows, allowances, types, and what interruptions do."""

from typing import Any

import pytest

from flibuste.games.blackbeard.rules.reactions.protocol import BI, BO, BX, DR, GUNS, HUNT, PORT, SEA, TABLE, TRANSIT
from flibuste.games.blackbeard.table.constants import (
    ATTACK,
    BUSINESS,
    CONVERT,
    DIG,
    LEAVE_PORT,
    LEAVE_TRANSIT,
    MOVE_ZONE,
    PLUNDER,
)
from tests.games.blackbeard.table import Table, acting

AP = "scurvy-outbreak, wear-and-tear, mutiny-conspiracy, local-resistance, warship-sighting, debauchery"
PRO = {"bath": "charles-eden"}


@pytest.mark.clause("4.63a", "10.31a", "10.31b", "10.31c", "10.31d", "10.31e", "10.31f", "6.41a", "17.2#21b", "8.22a")
def test_the_table_is_that_of_the_register() -> None:
    assert TABLE[MOVE_ZONE] == (SEA | HUNT, 0, SEA | HUNT)
    assert TABLE[LEAVE_PORT] == (PORT | BO, 0, SEA) and TABLE[LEAVE_TRANSIT] == (TRANSIT, 0, SEA)
    assert TABLE[PLUNDER][1] == SEA | HUNT | GUNS and TABLE[PLUNDER][2] == SEA
    assert TABLE[CONVERT] == (SEA | GUNS, 0, SEA | BI | BX)
    assert TABLE[ATTACK] == (SEA | HUNT | GUNS, 0, SEA | HUNT)
    assert TABLE[BUSINESS][:2] == (PORT | BO, PORT | BO) and TABLE[DIG] == (SEA, 0, SEA)
    assert not any(row[0] & DR or row[1] & DR for row in TABLE.values())


def facing(hand: str = AP, quiet: bool = False, **given: Any) -> Table:
    """Seat 2 holds these cards."""
    seat = {"2": {"hand": hand, **given.pop("two", {})}, **given.pop("seat", {})}
    return acting(given.pop("chance", None), quiet=quiet, seat=seat, governor=PRO, **given)


@pytest.mark.clause("4.65D", "9.41b", "10.12c", "17.2#13a", "17.2#15a", "17.2#18a", "17.2#22a")
def test_at_sea_in_transit_and_in_port() -> None:
    sea = facing().do("move teach goa")
    assert sea.may() == sorted(
        [
            "play mutiny-conspiracy",
            "play scurvy-outbreak",
            "play wear-and-tear",
            "play local-resistance bath",
            "send-kc",
            "pass",
        ]
    )
    transit = facing(teach={"place": "transit-1"}).do("move teach gold-coast")
    assert transit.may() == sorted(
        ["play mutiny-conspiracy", "play scurvy-outbreak", "play wear-and-tear", "play local-resistance bath", "pass"]
    )
    port = facing(teach={"place": "goa"}).do("business teach")
    assert port.may() == ["pass", "play local-resistance bath", "play mutiny-conspiracy"]
    assert port.refusal("play debauchery") == "17.2#2a only-after-in-port"
    assert port.refusal("play scurvy-outbreak") == "4.65D card-not-in-this-window"
    assert port.refusal("send-kc") == "10.12c no-kc-deployment"
    port.do("pass", "done")
    assert "play debauchery" in port.may()


@pytest.mark.clause("6.41b", "6.41c", "6.42a", "17.2#21a")
def test_warship_sighting_where() -> None:
    now = facing(merchant={"goa": "sloop"}).do("spot teach goa")
    assert "play warship-sighting" in now.may()
    there = facing(merchant={"goa": "sloop"}, warship={"india": "guns-20"}).do("spot teach goa")
    assert "play warship-sighting" not in there.may() and "warship" in there.may()
    moving = facing(warship={"india": "guns-20"}).do("move teach goa")
    assert moving.refusal("warship") == "6.41a no-warship-here"


@pytest.mark.clause("4.61a", "4.61b", "4.62b", "4.63c", "2.6b", "2.6c")
def test_one_ap_action_per_turn() -> None:
    now = facing("2 scurvy-outbreak, wear-and-tear", chance={"deploy-kc": [1, 1, 1]}, actions=3)
    now.do("move teach east-africa", "2: send-kc")
    assert now.pirate("teach")["place"] == "east-africa" and now.asked == [1], (
        "his only AP Action is used, failed or not"
    )
    now.do("move teach india")
    assert now.asked == [1]


@pytest.mark.clause("4.63b", "4.62a", "4.62b", "4.66a", "17.2#18a")
def test_polled_in_play_order_and_again_after_each_action() -> None:
    seats = {"2": {"hand": "scurvy-outbreak"}, "3": {"hand": "scurvy-outbreak"}}
    now = acting(quiet=False, players=3, seat=seats)
    now.do("move teach east-africa")
    assert now.asked == [2]
    now.do("pass")
    assert now.asked == [3]
    now.do("play scurvy-outbreak")
    assert now.asked == [2], "asked again"
    assert now.refusal("play scurvy-outbreak") == "4.62a type-used"
    now.do("pass")
    assert now.pirate("teach")["place"] == "east-africa", "the window after it belongs to the same Action"
    assert now.refusal("play scurvy-outbreak") == "4.62a type-used"
    now.do("pass", "move teach india")
    assert now.asked == [2] and "play scurvy-outbreak" in now.may()
    assert now.data["discards"] == ["scurvy-outbreak"]


@pytest.mark.clause("4.67a", "2.6a")
def test_whoever_has_an_allowance_is_asked_whatever_he_holds() -> None:
    useless = acting(quiet=False, teach={"place": "goa"}, governor=PRO, seat={"2": {"hand": "fair-winds"}})
    useless.do("business teach")
    assert useless.asked == [2] and useless.may() == ["pass"]
    empty = acting(quiet=False, teach={"place": "goa"}, governor=PRO)
    empty.do("business teach")
    assert empty.asked == [1], "by public information he can do nothing"


@pytest.mark.clause("4.64a", "4.4Dc", "4.63d")
def test_the_last_window_comes_before_the_end() -> None:
    now = facing("scurvy-outbreak", actions=1).do("move teach east-africa", "pass")
    assert now.asked == [2] and now.pirate("teach")["place"] == "east-africa"
    now.do("play scurvy-outbreak")
    assert now.pirate("teach")["scurvy"] and now.pirate("teach")["loyalty"] == 6


@pytest.mark.clause("17.2#13b", "17.2#13c", "10.52b", "9.23a")
@pytest.mark.parametrize(("die", "gone"), [(1, False), (2, True)])
def test_local_resistance(die: int, gone: bool) -> None:
    now = facing("local-resistance", teach={"place": "bath"}, chance={"resistance": [die]})
    now.do("business teach", "2: play local-resistance bath")
    assert (now.data["governor"] == {}) == gone
    assert now.pirate("teach")["place"] == ("central-atlantic" if gone else "bath")
    assert now.step == ("choose-action" if gone else "activity")
    assert now.now["actions_left"] == 1


@pytest.mark.clause("17.2#18b", "11.4d", "17.2#17a")
def test_scurvy_kills_hostages() -> None:
    now = facing("scurvy-outbreak", teach={"hostages": ["lady english"]}).do(
        "move teach goa", "2: play scurvy-outbreak"
    )
    assert now.pirate("teach")["hostages"] == [] and "lady" in now.data["hostage_pool"]


@pytest.mark.clause("17.2#19a", "17.2#19b", "17.2#19c", "12.0e", "4.61b")
def test_skull_and_crossbones_cancels() -> None:
    now = facing(
        "scurvy-outbreak, wear-and-tear", teach={"cunning": 1}, seat={"1": {"hand": "skull-and-crossbones, fair-winds"}}
    )
    now.do("move teach east-africa", "2: play scurvy-outbreak")
    assert now.asked == [1] and now.may() == ["pass", "skull"]
    now.do("skull")
    assert not now.pirate("teach")["scurvy"] and now.pirate("teach")["cunning"] == 0
    assert "5 scurvy-outbreak" in now.data["deck"] and now.data["discards"] == ["skull-and-crossbones"]
    assert now.asked == [1] and now.pirate("teach")["place"] == "east-africa"


@pytest.mark.clause("17.2#19a", "17.2#19b")
def test_skull_needs_cunning_and_local_resistance_asks_everybody_there() -> None:
    spent = facing("scurvy-outbreak", seat={"1": {"hand": "skull-and-crossbones"}})
    spent.do("move teach east-africa", "2: play scurvy-outbreak")
    assert spent.pirate("teach")["scurvy"]
    seats = {"1": {"hand": "debauchery"}, "3": {"hand": "skull-and-crossbones"}}
    low = {"owner": 3, "place": "bath", "cunning": 1}
    now = acting(
        quiet=False, players=3, governor=PRO, pirate={"low": low}, seat={"2": {"hand": "local-resistance"}, **seats}
    )
    now.do("move teach goa", "2: play local-resistance bath")
    assert now.asked == [3]
    now.do("skull")
    assert now.data["governor"] == PRO


@pytest.mark.clause("17.2#16a", "17.2#16b", "17.2#16c", "5.0b", "2.2h", "10.11a", "10.13a")
def test_pirate_converts() -> None:
    now = facing("pirate-converts", retired="tew, low", locker="vane").do("move teach goa")
    assert now.may("play") == ["play pirate-converts low", "play pirate-converts tew"]
    now.do("play pirate-converts tew")
    assert now.seat(2)["kc"] == "turned-tew" and now.seat(2)["kc_place"] == "india"
    assert now.game.pieces.kc(20 + 8).combat == 9 and now.game.pieces.kc(28).speed == 3
    assert now.data["retired"] == ["low"] and now.asked == [1], "no use of it in the same turn"
    none = facing("pirate-converts").do("move teach goa")
    assert none.may("play") == []


@pytest.mark.clause("6.26c", "6.26a", "17.2#22a")
def test_speed_below_zero_costs_loyalty_once() -> None:
    now = facing("wear-and-tear", teach={"speed": 1}, chance={"wear": [6]}).do(
        "move teach goa", "2: play wear-and-tear"
    )
    assert now.pirate("teach")["speed"] == -2 and now.pirate("teach")["loyalty"] == 6
    assert now.pirate("teach")["place"] == "goa", "the cost was fixed at the declaration"


@pytest.mark.clause("6.25b", "6.45f")
def test_sunk_by_wear() -> None:
    now = facing("wear-and-tear", teach={"speed": -2, "notoriety": 6}, chance={"wear": [2]}, merchant={"goa": "sloop"})
    now.do("spot teach goa", "2: play wear-and-tear")
    assert now.data["locker"] == ["teach"] and now.seat(1)["score"] == 6
    assert now.data["merchant"] == {}, "a Spot stopped before its roll costs the Merchant"


@pytest.mark.clause("4.64a")
@pytest.mark.parametrize("card", ["scurvy-outbreak", "wear-and-tear", "mutiny-conspiracy"])
def test_only_the_active_pirate_is_a_target(card: str) -> None:
    low = {"owner": 1, "place": "india", "cunning": 0}
    dice = {"wear-and-tear": {"wear": [4]}, "mutiny-conspiracy": {"conspiracy": [6, 6], "mutiny": [1]}}
    now = facing(card, pirate={"low": low}, chance=dice.get(card))
    before = now.pirate("low")
    now.do("move teach east-africa", f"2: play {card}")
    assert now.pirate("low") == before
    assert [told["pirate"] for told in now.told("mutiny")] == ["teach"] * (card[0] == "m")
    assert now.pirate("teach")["scurvy"] == (card[0] == "s") and (now.pirate("teach")["speed"] < 5) == (card[0] == "w")


@pytest.mark.clause("4.64a", "10.22a")
def test_nobody_hunts_a_pirate_who_is_not_active() -> None:
    low = {"owner": 1, "place": "gold-coast", "cunning": 0}
    two = {"kc": "ogle", "kc_place": "gold-coast"}
    station = {"gold-coast": "guns-40"}
    now = facing("", two=two, pirate={"low": low}, warship=station, merchant={"goa": "sloop", "whydah": "sloop"})
    now.do("spot teach goa")
    assert now.asked == [2] and {"kc-intercept", "kc-chase", "warship"}.isdisjoint(now.may())
    now = facing("", two=two, pirate={"low": low}, warship=station, merchant={"whydah": "sloop"}).do("spot low whydah")
    assert {"kc-intercept", "warship"} <= set(now.may())


@pytest.mark.clause("10.22a")
def test_a_kc_never_acts_in_the_turn_of_his_own_player() -> None:
    seat = {"1": {"kc": "ogle", "kc_place": "gold-coast"}, "2": {"hand": "scurvy-outbreak"}}
    low = {"owner": 2, "place": "gold-coast", "cunning": 0}
    now = acting(quiet=False, seat=seat, pirate={"low": low}, merchant={"goa": "sloop"})
    for line in ("kc-intercept", "kc-chase", "kc-move transit-1"):
        assert now.refusal(line) != "allowed"
    now.do("spot teach goa")
    while now.step == "window":
        assert now.asked == [2] and not [text for text in now.may() if text.startswith("kc")]
        now.do("pass")
    assert not [text for text in now.may() if text.startswith("kc")]


@pytest.mark.clause("8.22a", "10.31d")
@pytest.mark.parametrize("station", [False, True])
def test_a_plunder_can_be_interrupted_at_every_step(station: bool) -> None:
    given: dict[str, Any] = {"warship": {"india": "guns-40"}} if station else {}
    gun = "warship" if station else "play warship-sighting"
    two = {"kc": "ogle", "kc_place": "india"}
    now = facing("warship-sighting", two=two, merchant={"goa": "flute up teach"}, **given).do("plunder teach goa")
    for then in (["pass"], ["pass", "take"], ["pass", "keep-hostage"], ["pass"]):
        assert now.asked == [2] and {"kc-intercept", gun} <= set(now.may()), then
        now.do(*then)
    now.do("sober")
    assert now.asked == [2] and {"kc-intercept", gun}.isdisjoint(now.may()), "after it no more"


@pytest.mark.clause("4.63d")
def test_after_a_cancelled_action_there_is_a_window() -> None:
    three = {"3": {"hand": "scurvy-outbreak", "kc": "ogle", "kc_place": "india"}}
    chance = {"warship-chase": [1], "flight": [6]}
    now = facing("", players=3, seat=three, warship={"india": "guns-40"}, merchant={"goa": "sloop"}, chance=chance)
    now.do("spot teach goa", "2: warship", "flee")
    assert now.now["cancelled"] and now.asked == [3]
    assert "play scurvy-outbreak" in now.may() and "kc-intercept" not in now.may()
    now.do("play scurvy-outbreak")
    assert now.pirate("teach")["scurvy"] and now.asked == [1]


@pytest.mark.clause("4.63d", "10.52b")
def test_the_window_after_an_ousting_is_one_at_sea() -> None:
    three = {"3": {"hand": "scurvy-outbreak"}}
    two = {"kc": "matthews", "kc_place": "india"}
    chance = {"kc-oust": [6], "oust": [1]}
    now = facing("", players=3, two=two, seat=three, teach={"place": "goa"}, chance=chance)
    now.do("business teach", "2: kc-oust")
    assert now.asked == [3] and "play scurvy-outbreak" in now.may() and now.pirate("teach")["place"] == "india"
