"""10 – King's Commissioners."""

from typing import Any

import pytest

from tests.games.blackbeard.table import Table, acting

KC = {"2": {"kc": "matthews", "kc_place": "india"}}


def hunted(chance: dict[str, Any] | None = None, **given: Any) -> Table:
    """Seat 2's Matthews (3/11) is in India, where Teach (Ability 4, sloop 5/5) is."""
    given.setdefault("seat", KC)
    given.setdefault("merchant", {"goa": "sloop"})
    return acting(chance, quiet=False, **given)


@pytest.mark.clause("10.12a", "10.12b", "4.65A", "10.12d")
@pytest.mark.parametrize(("notoriety", "comes"), [(10, False), (11, True)])
def test_deployment(notoriety: int, comes: bool) -> None:
    chance: dict[str, Any] = {"deploy-kc": [3, 3, 4]}
    if comes:
        chance["kc"] = ["rhett"]
    now = hunted(chance, seat={}, teach={"notoriety": notoriety}).do("spot teach goa", "2: send-kc")
    assert now.seat(2)["kc"] == ("rhett" if comes else "none")
    assert now.seat(2)["kc_place"] == ("india" if comes else "none")
    assert now.asked == [1], "deploying and using are different AP Actions"


@pytest.mark.clause("10.12d", "10.13a", "4.65A")
def test_no_second_kc() -> None:
    now = hunted().do("move teach east-africa")
    assert now.refusal("send-kc") == "10.12d no-kc-deployment"
    empty = hunted(seat={}, kc_pool=[]).do("move teach east-africa")
    assert "send-kc" not in empty.may()


@pytest.mark.clause("10.24a", "10.25a", "7.11d", "4.65B")
def test_moving() -> None:
    now = hunted(seat={"2": {"kc": "ogle", "kc_place": "gold-coast"}}).do("move teach goa")
    assert now.may("kc-move") == ["kc-move transit-1", "kc-move transit-2"]
    now.do("kc-move transit-2")
    assert now.seat(2)["kc_place"] == "transit-2"


@pytest.mark.clause("10.24b", "10.24c", "10.32a", "10.32b")
def test_chasing_from_a_neighbouring_zone() -> None:
    seat = {"2": {"kc": "matthews", "kc_place": "east-africa"}}
    now = hunted({"kc-interception": [5], "interception": [2], "spot": [6]}, seat=seat).do("spot teach goa")
    assert now.may("kc-chase") and not now.may("kc-intercept")
    now.do("kc-chase")
    assert now.seat(2)["kc_place"] == "india" and now.told("kc-chase")[0]["total"] == 5 + 3 - 1
    assert "kc-missed" in now.story() and now.data["merchant"]["goa"] == "sloop up teach"
    transit = hunted(seat={"2": {"kc": "ogle", "kc_place": "transit-2"}}, teach={"place": "east-africa"})
    transit.do("move teach india")
    assert transit.may("kc-chase") == []


@pytest.mark.clause("10.34c", "10.14a", "10.32e", "18.2a")
def test_a_tie_is_the_pirates_and_the_action_goes_on() -> None:
    chance = {"kc-interception": [6], "interception": [1], "kc-battle": [1], "battle": [3], "spot": [3]}
    now = hunted(chance).do("spot teach goa", "2: kc-intercept")
    assert now.told("kc-fires")[0]["total"] == 12 and now.pirate("teach")["notoriety"] == 22
    assert now.pirate("teach")["loyalty"] == 8 and now.pirate("teach")["combat"] == 5
    assert now.data["merchant"]["goa"] == "sloop up teach" and "matthews" not in now.data["kc_pool"]


@pytest.mark.clause("10.32c", "10.32d", "10.31d")
def test_an_intercepted_plunder_is_over() -> None:
    chance = {"cargo": [6], "kc-interception": [6], "interception": [1], "kc-battle": [1], "battle": [6]}
    now = hunted(chance, merchant={"goa": "sloop up teach"})
    now.do("plunder teach goa", "2: pass", "2: pass", "1: take", "2: kc-intercept")
    assert now.pirate("teach")["holds"] == [2500, 0] and now.pirate("teach")["notoriety"] == 22
    assert now.data["merchant"] == {} and now.step == "choose-action"


@pytest.mark.clause("10.23a", "4.62a")
def test_only_one_kc_acts_in_a_turn() -> None:
    seats = {**KC, "3": {"kc": "ogle", "kc_place": "india"}}
    now = hunted({"kc-interception": [1], "interception": [6]}, seat=seats, players=3)
    now.do("spot teach goa", "2: kc-intercept")
    assert now.asked == [1] or now.may("kc-intercept") == []
    while now.step == "window":
        now.do("pass")
    now.do("move teach east-africa")
    assert now.asked == [2] and now.may("kc-intercept"), "the turn's KC may act again"
    now.do("pass")
    assert now.asked != [3] or now.may("kc-intercept") == []


@pytest.mark.clause("10.23b", "10.23d")
def test_not_against_another_pirate() -> None:
    low = {"owner": 1, "place": "india", "cunning": 0}
    now = hunted({"kc-interception": [1], "interception": [6], "spot": [1]}, pirate={"low": low}, actions=3)
    now.do("spot teach goa", "2: kc-intercept", "spot low goa")
    assert now.asked == [1]


@pytest.mark.clause("10.23c")
def test_leaving_the_zone_ends_the_harassment() -> None:
    now = hunted({"kc-interception": [1], "interception": [6]}, actions=3)
    now.do("move teach east-africa", "2: kc-intercept")
    assert now.pirate("teach")["place"] == "east-africa" and now.now["kc_broken"]
    now.do("move teach india")
    assert now.asked == [1], "even if he returns"


@pytest.mark.clause("10.31b", "10.23c")
def test_interception_on_arrival() -> None:
    seat = {"2": {"kc": "matthews", "kc_place": "east-africa"}}
    now = hunted({"kc-interception": [1], "interception": [6]}, seat=seat, actions=3)
    now.do("move teach east-africa", "2: pass")
    assert now.may("kc-intercept")
    now.do("kc-intercept")
    assert not now.now["kc_broken"]


@pytest.mark.clause("10.31b", "7.2b", "10.36a")
def test_no_interception_when_leaving_port_or_transit() -> None:
    for place in ("goa", "transit-2"):
        now = hunted(teach={"place": place}, seat={"2": {"kc": "matthews", "kc_place": "east-africa"}})
        now.do(f"move teach {'india' if place == 'goa' else 'east-africa'}")
        while now.asked == [2]:
            assert not now.may("kc-intercept") and not now.may("kc-chase")
            now.do("pass")


@pytest.mark.clause("10.31g")
def test_a_new_pirate_is_protected() -> None:
    now = hunted(teach={"fresh": True}).do("spot teach goa")
    assert now.may("kc-intercept") == [] and now.refusal("kc-intercept") == "10.31g kc-cannot"


@pytest.mark.clause("10.33a", "18.41Ba", "18.41Bb", "17.2#4e", "17.2#4b", "17.2#12c")
def test_surrender() -> None:
    seats = {"2": {"kc": "matthews", "kc_place": "india", "hand": "double-cross"}}
    chance = {"kc-interception": [6], "interception": [1], "double-cross": [2]}
    now = hunted(chance, seat=seats, teach={"letter": "dutch", "notoriety": 5, "net_worth": 1000})
    now.do("spot teach goa", "2: kc-intercept")
    assert now.step == "fight-or-surrender"
    now.do("surrender")
    assert now.asked == [2] and now.may() == ["pass", "play double-cross"], "on top of his KC's Interception"
    now.do("play double-cross")
    assert now.data["retired"] == ["teach"] and now.seat(1)["score"] == 20
    assert now.data["removed"] == ["letter-of-marque"]


@pytest.mark.clause("10.4a", "10.4e", "9.35g", "10.24d")
def test_an_empty_pirate_port_falls() -> None:
    seat = {"2": {"kc": "ogle", "kc_place": "east-africa"}}
    now = hunted(seat=seat).do("spot teach goa", "2: kc-assault ste-marie")
    assert now.data["destroyed"] == ["ste-marie"]


def assault(kc: int, defence: list[int], **given: Any) -> Table:
    low = {"owner": 2, "place": "ste-marie", "cunning": 0}
    chance = {"assault": [kc], "defence": defence}
    now = hunted(
        chance, seat={"2": {"kc": "rhett", "kc_place": "east-africa"}}, teach={"place": "ste-marie", **given},
        pirate={"low": low},
    )  # fmt: skip
    return now.do("business teach", "2: kc-assault ste-marie")


@pytest.mark.clause("10.4b", "10.4c", "13.22b")
def test_an_assault_must_beat_everybody() -> None:
    now = assault(1, [1, 5])
    assert now.data["destroyed"] == [] and now.step == "activity"
    assert "repelled" in now.story()


@pytest.mark.clause("10.4d", "10.52b")
def test_a_fallen_pirate_port() -> None:
    now = assault(6, [1, 1])
    assert now.data["destroyed"] == ["ste-marie"] and now.step == "choose-action"
    for name in ("teach", "low"):
        assert now.pirate(name)["place"] == "east-africa" and now.pirate(name)["combat"] == 4


def oust(kc: int, pirate: int, **given: Any) -> Table:
    low = {"owner": 2, "place": "goa", "cunning": 0, "combat": 1, **given.pop("low", {})}
    now = hunted({"kc-oust": [kc], "oust": [pirate]}, teach={"place": "goa"}, pirate={"low": low}, **given)
    return now.do("business teach", "2: kc-oust")


@pytest.mark.clause("10.51a", "10.51c", "10.52a", "10.52b", "10.24e")
def test_ousted() -> None:
    now = oust(3, 1)
    assert now.pirate("teach")["place"] == now.pirate("low")["place"] == "india"
    assert now.now["actions_left"] == 1 and now.seat(2)["kc_place"] == "india"


@pytest.mark.clause("10.52c", "18.2a", "17.2#10b", "13.22b")
def test_not_ousted() -> None:
    even = oust(3, 6, low={"combat": 3, "guns": True, "revels": 1})
    assert even.told("ousting")[0]["total"] == 14 and even.pirate("teach")["place"] == "goa", "6 + 5 + 3 is a tie"
    saved = oust(1, 6)
    assert saved.pirate("teach")["notoriety"] == saved.pirate("low")["notoriety"] == 1
    assert saved.step == "activity"


@pytest.mark.clause("10.51b", "10.36a")
def test_no_oust_from_pirate_ports() -> None:
    now = hunted(seat={"2": {"kc": "ogle", "kc_place": "east-africa"}}, teach={"place": "ste-marie"})
    now.do("business teach")
    assert now.may("kc-oust") == [] and now.may("kc-assault") == ["kc-assault ste-marie"]


@pytest.mark.clause("10.51a")
def test_no_oust_in_the_after_window() -> None:
    now = hunted(teach={"place": "goa"}).do("business teach", "2: pass", "done")
    assert now.asked == [2] and now.may("kc-oust") == []


@pytest.mark.clause("10.0a", "10.21a", "10.22a", "1.0a")
def test_pirates_never_attack() -> None:
    now = hunted()
    assert not [text for text in now.may() if "kc" in text or "matthews" in text]


@pytest.mark.clause("13.22b")
def test_revelry_weakens() -> None:
    chance = {"kc-interception": [1], "interception": [1]}
    now = hunted(chance, teach={"revels": 1, "speed": 3}).do("move teach goa", "2: kc-intercept")
    assert "kc-caught" in now.story(), "4 beats 1 + 3 - 2"


@pytest.mark.clause("18.12C", "10.35a", "10.6b", "18.12x")
def test_points_for_a_kill() -> None:
    chance = {"kc-interception": [6], "interception": [1], "kc-battle": [6], "battle": [1]}
    now = hunted(chance, teach={"notoriety": 7, "net_worth": 5000}).do("spot teach goa", "2: kc-intercept")
    assert (now.seat(1)["score"], now.seat(2)["score"]) == (7, 4) and now.data["merchant"] == {}


@pytest.mark.clause("10.4b", "10.4c")
@pytest.mark.parametrize(("dice", "falls"), [([4, 5], False), ([5, 4], False), ([4, 4], True)])
def test_an_assault_is_repelled_by_an_equal_total(dice: list[int], falls: bool) -> None:
    """Rhett has Combat 9 and rolls 1; each sloop has 5, and no Ability counts."""
    now = assault(1, dice)
    assert now.told("assault")[0]["total"] == 10
    assert (now.data["destroyed"] == ["ste-marie"]) == falls


@pytest.mark.clause("10.4b", "12.0d")
def test_defenders_are_asked_for_cunning_in_play_order_from_the_pirate_player() -> None:
    there = {"place": "ste-marie", "cunning": 1}
    now = acting(
        {"assault": [6], "defence": [1, 1, 1, 1]},
        quiet=False,
        players=4,
        turn=2,
        now={"ap_used": [1, 3]},
        teach={"owner": 2, **there},
        pirate={"low": {"owner": 1, **there}, "vane": {"owner": 4, **there}, "tew": {"owner": 3, **there}},
        seat={"4": {"kc": "rhett", "kc_place": "east-africa"}},
    )
    now.do("business teach", "4: kc-assault ste-marie")
    asked = []
    while now.step == "reroll":
        asked += now.asked
        now.do("keep")
    assert asked == [2, 3, 4, 1] and now.data["destroyed"] == ["ste-marie"]
    assert all(now.pirate(name)["place"] == "east-africa" for name in ("teach", "low", "vane", "tew"))


@pytest.mark.clause("13.23b", "10.51c")
def test_thrown_out_of_port_the_lost_action_is_due_again() -> None:
    now = hunted({"kc-oust": [6], "oust": [1]}, teach={"place": "goa", "revels": 2, "paid": True})
    now.do("recover teach", "2: kc-oust")
    assert now.pirate("teach")["place"] == "india" and not now.pirate("teach")["paid"]


@pytest.mark.clause("5.0c", "9.34b")
def test_a_dead_pirate_leaves_his_safe_havens() -> None:
    chance = {"kc-interception": [6], "interception": [1], "kc-battle": [6], "battle": [1]}
    pirate = {"low": {"owner": 1, "place": "goa"}}
    now = hunted(chance, haven={"bath": "teach", "goa": "low"}, pirate=pirate).do("spot teach goa", "2: kc-intercept")
    assert now.data["locker"] == ["teach"] and now.data["haven"] == {"goa": "low"}


@pytest.mark.clause("10.0b", "10.33a")
@pytest.mark.parametrize("kc", ["ogle", "turned-tew"])
def test_a_prisoner_is_told_who_has_caught_him(kc: str) -> None:
    turned = ["tew"] if kc == "turned-tew" else []
    seat = {"2": {"kc": kc, "kc_place": "india"}}
    chance = {"kc-interception": [6], "interception": [1]}
    now = hunted(chance, seat=seat, commissioners=turned, teach={"letter": "dutch", "speed": 0})
    now.do("spot teach goa", "2: kc-intercept")
    assert now.step == "fight-or-surrender" and ("kc", kc) in now.state.stack[-1].prompt(now.state)


@pytest.mark.clause("11.1a", "10.52b")
def test_no_alliance_after_an_ousting() -> None:
    low = {"owner": 1, "place": "goa", "cunning": 0, "combat": 1}
    now = hunted({"kc-oust": [6], "oust": [1]}, teach={"place": "goa", "combat": 1}, pirate={"low": low})
    now.do("ally teach low", "2: kc-oust")
    assert now.pirate("teach")["place"] == "india" and now.pirate("teach")["ally"] == "none"


@pytest.mark.clause("18.41C", "10.52b")
def test_nobody_retires_after_an_ousting() -> None:
    now = hunted({"kc-oust": [6], "oust": [1]}, teach={"place": "goa"}, haven={"goa": "teach"})
    now.do("retire teach haven", "2: kc-oust")
    assert now.data["retired"] == [] and now.pirate("teach")["place"] == "india"


@pytest.mark.clause("10.32a", "10.32b")
def test_a_kc_who_was_there_already_chases_at_full_speed() -> None:
    now = hunted({"kc-interception": [3], "interception": [1]}, teach={"speed": 4, "letter": "dutch"})
    now.do("spot teach goa", "2: kc-intercept")
    assert now.told("kc-chase")[0]["total"] == 6 and now.step == "fight-or-surrender", "6 beats 5"


@pytest.mark.clause("4.61a", "10.23b")
def test_whoever_hunts_on_may_do_nothing_else() -> None:
    seat = {"2": {**KC["2"], "hand": "scurvy-outbreak"}}
    now = hunted({"kc-interception": [1], "interception": [6], "spot": [1]}, seat=seat)
    now.do("spot teach goa", "2: kc-intercept", "spot teach goa")
    assert now.asked == [2] and "kc-intercept" in now.may()
    assert now.refusal("play scurvy-outbreak") == "4.61a one-ap-action-per-turn"
