"""6.4, 17.2#11 – Warships and KC Surprise."""

from typing import Any

import pytest

from tests.games.blackbeard.table import Table, acting


def attacked(how: str, chance: dict[str, Any], merchant: str = "sloop", **given: Any) -> Table:
    """Seat 2 uses the 40-gun Warship On Station against Teach's Spot."""
    given.setdefault("warship", {"india": "guns-40"})
    now = acting(chance, quiet=False, merchant={"goa": merchant}, **given)
    return now.do("spot teach goa" if "up" not in merchant else "plunder teach goa", "2: warship", f"1: {how}")


@pytest.mark.clause("6.43a", "6.45a", "6.45b", "6.45c", "6.45d", "6.45f", "6.4a", "4.65C", "6.43b")
def test_escape() -> None:
    now = attacked("flee", {"warship-chase": [6], "flight": [4]})
    assert now.pirate("teach")["place"] == "india" and now.data["warship"] == {"india": "guns-40"}
    assert now.data["merchant"] == {} and now.now["evaded"] == ["india"] and now.now["actions_left"] == 1
    assert "escaped" in now.story() and now.told("rolled")[-1]["what"] == "flight"


@pytest.mark.clause("6.45d")
def test_an_evaded_warship_is_done_for_the_turn() -> None:
    now = acting(
        {"warship-chase": [1], "flight": [6]},
        quiet=False,
        players=3,
        merchant={"goa": "sloop", "calicut": "sloop"},
        warship={"india": "guns-40"},
    )
    now.do("spot teach goa", "2: warship", "1: flee", "3: pass", "spot teach calicut")
    assert now.asked == [3] and now.refusal("warship") == "6.43a no-warship-here"


@pytest.mark.clause("6.45b", "6.46d", "6.46e", "6.44b", "18.12D", "6.46a")
def test_found_and_beaten() -> None:
    now = attacked("flee", {"warship-chase": [6], "flight": [3], "warship-battle": [6], "battle": [1]})
    sheet = now.pirate("teach")
    assert sheet["combat"] == 5 - (13 - 10) and sheet["loyalty"] == 6 and now.seat(2)["score"] == 3
    assert now.data["warship"] == {"india": "guns-40"} and now.data["merchant"] == {}


@pytest.mark.clause("6.46d", "6.46e")
def test_a_tie_is_the_warships() -> None:
    now = attacked("fight", {"warship-battle": [3], "battle": [1]})
    assert now.pirate("teach")["combat"] == 5 and now.pirate("teach")["loyalty"] == 6
    assert (now.seat(2)["score"] == 0 and "cancelled" not in now.now) or now.now["actions_left"] == 1


@pytest.mark.clause("6.44a", "6.46b", "6.46c", "6.46e", "6.47a")
def test_victory_goes_on() -> None:
    now = attacked("fight", {"warship-battle": [1], "battle": [1], "spot": [6]})
    sheet = now.pirate("teach")
    assert sheet["notoriety"] == 7 and sheet["combat"] == 4 and now.seat(2)["score"] == 1
    assert now.data["merchant"]["goa"] == "sloop up teach" and "5 guns-40" in now.data["warship_pool"]


@pytest.mark.clause("6.46f", "6.25b")
def test_the_winner_may_sink_and_scores() -> None:
    now = attacked("fight", {"warship-battle": [1], "battle": [6]}, teach={"combat": 1})
    assert now.data["locker"] == ["teach"] and now.seat(1)["score"] == 7


@pytest.mark.clause("6.45e")
def test_escape_during_a_plunder_keeps_what_was_taken() -> None:
    now = acting(
        {"cargo": [6], "warship-chase": [1], "flight": [6]},
        quiet=False,
        merchant={"goa": "sloop up teach"},
        warship={"india": "guns-40"},
    )
    now.do("plunder teach goa", "2: pass", "2: pass", "1: take", "2: warship", "1: flee")
    sheet = now.pirate("teach")
    assert sheet["holds"] == [2500, 0] and sheet["notoriety"] == 0 and now.data["merchant"] == {}
    assert now.step == "choose-action"


@pytest.mark.clause("6.42a", "6.42b", "6.43a")
def test_a_sighted_warship_may_wait_and_be_used_by_another() -> None:
    now = acting(
        {"warship": ["guns-60"]},
        quiet=False,
        players=3,
        merchant={"goa": "sloop"},
        seat={"2": {"hand": "warship-sighting"}},
    )
    now.do("spot teach goa", "2: play warship-sighting")
    assert now.may() == ["station", "strike"]
    now.do("station")
    assert now.asked == [3] and "warship" in now.may()


@pytest.mark.clause("9.51c", "9.52c", "9.58c")
def test_an_attack_cancelled_before_its_rolls_is_none() -> None:
    now = acting(
        {"warship-chase": [1], "flight": [6]}, quiet=False, warship={"india": "guns-40"}, teach={"letter": "portuguese"}
    )
    now.do("attack teach goa", "2: warship", "1: flee")
    assert now.pirate("teach")["history"] == [] and now.data["attacked"] == []
    assert now.pirate("teach")["letter"] == "portuguese"


@pytest.mark.clause("6.45f")
def test_a_convert_interrupted_loses_the_right() -> None:
    now = acting(
        {"warship-chase": [1], "flight": [6]}, quiet=False, warship={"india": "guns-40"}, teach={"prize": "schooner"}
    )
    now.do("convert teach", "2: warship", "1: flee")
    assert now.pirate("teach")["ship"] == "sloop" and now.pirate("teach")["prize"] == "none"


@pytest.mark.clause("17.2#11a", "17.2#11b", "17.2#11c", "10.23a")
def test_kc_surprise() -> None:
    now = acting(
        {"warship": ["guns-60"], "kc": ["matthews"], "kc-interception": [6], "interception": [1], "kc-battle": [1],
         "battle": [6], "spot": [1]},
        quiet=False,
        merchant={"goa": "sloop"},
        seat={"2": {"hand": "warship-sighting, kc-surprise"}},
    )  # fmt: skip
    now.do("spot teach goa", "2: play warship-sighting", "2: strike")
    assert now.may() == ["pass", "play kc-surprise"]
    now.do("play kc-surprise")
    assert now.data["warship"] == {} and "4 guns-60" in now.data["warship_pool"]
    assert now.pirate("teach")["notoriety"] == 22 and now.seat(2)["kc"] == "none"
    assert now.data["merchant"] == {"goa": "sloop"}, "the Spot went on"
    assert (now.now["kc_acted"], now.now["kc_target"]) == (2, "teach"), "it is the KC of the turn"


@pytest.mark.clause("17.2#11a", "10.31g")
def test_no_surprise_against_a_new_pirate_or_with_a_kc() -> None:
    seat = {"2": {"hand": "warship-sighting, kc-surprise"}}
    fresh = acting(
        {"warship": ["guns-60"]}, quiet=False, merchant={"goa": "sloop"}, seat=seat, teach={"fresh": True}
    ).do("spot teach goa", "2: play warship-sighting", "2: strike")
    assert fresh.step == "flee-or-fight"
    owned = {"2": {**seat["2"], "kc": "ogle", "kc_place": "gold-coast"}}
    kc = acting({"warship": ["guns-60"]}, quiet=False, merchant={"goa": "sloop"}, seat=owned)
    kc.do("spot teach goa", "2: play warship-sighting", "2: strike")
    assert kc.step == "flee-or-fight"
