"""8 – Spotting, plundering and converting Merchants."""

from typing import Any

import pytest

from tests.games.blackbeard.table import Table, acting


@pytest.mark.clause("8.11a", "8.12a", "4.5B", "8.13a", "8.14a")
@pytest.mark.parametrize(("die", "found"), [(2, False), (3, True)])
def test_seven_finds(die: int, found: bool) -> None:
    now = acting({"spot": [die]}, merchant={"goa": "flute", "mocha": "sloop"})
    assert now.may("spot") == ["spot teach goa"]
    now.do("spot teach goa")
    assert now.data["merchant"]["goa"] == ("flute up teach" if found else "flute")
    assert now.now["actions_left"] == 1
    assert now.refusal("spot teach mocha") == "8.11a not-in-this-zone"
    assert now.refusal("spot teach calicut") == "8.13a no-merchant-there"


@pytest.mark.clause("8.15a", "8.21a")
def test_another_pirate_must_spot_again_with_one_more() -> None:
    now = acting({"spot": [2]}, merchant={"goa": "flute up low"}, pirate={"low": {"owner": 1, "place": "india"}})
    assert now.refusal("plunder teach goa") == "8.21a not-spotted"
    assert "plunder low goa" in now.may()
    now.do("spot teach goa")
    assert now.data["merchant"]["goa"] == "flute up low teach"


@pytest.mark.clause("8.15b", "8.11a")
def test_the_spotter_keeps_his_right_but_must_be_there() -> None:
    now = acting(merchant={"goa": "flute up teach"})
    assert "plunder teach goa" in now.may() and now.refusal("spot teach goa") == "8.15b spotted-already"
    away = acting(merchant={"goa": "flute up teach"}, teach={"place": "east-africa"})
    assert away.refusal("plunder teach goa") == "8.11a not-in-this-zone"
    docked = acting(merchant={"goa": "flute"}, teach={"place": "goa"})
    assert docked.refusal("spot teach goa") == "2.2g not-at-sea"


def plundering(merchant: str = "schooner", die: int = 3, **given: Any) -> Table:
    chance = {"cargo": [die], "hostage": ["captain"], "capture": [2], **given.pop("chance", {})}
    now = acting(chance, merchant={"goa": f"{merchant} up teach"}, **given)
    return now.do("plunder teach goa")


@pytest.mark.clause("4.5C", "8.31a", "8.34a", "8.41a", "8.43a", "8.44a", "8.44b", "8.23a", "8.35a", "18.2a")
def test_step_by_step() -> None:
    now = plundering()
    assert now.step == "take-booty" and now.told("cargo")[0]["value"] == 1800
    now.do("take")
    assert now.step == "hostage-fate" and now.pirate("teach")["holds"] == [1800, 0]
    assert now.refusal("pass") == "4.63b nothing-to-pass-on"
    assert now.refuses("pass", "8.43a ransom-or-torture")
    now.do("keep-hostage")
    sheet = now.pirate("teach")
    assert sheet["hostages"] == ["captain portuguese"] and sheet["loyalty"] == 7 and sheet["notoriety"] == 4
    assert now.step == "celebrate" and now.data["merchant"] == {}
    now.do("sober")
    assert now.pirate("teach")["prize"] == "schooner" and now.now["actions_left"] == 1


@pytest.mark.clause("8.32a", "8.36a", "8.36b", "6.22b")
@pytest.mark.parametrize(
    ("merchant", "die", "take", "loyalty"),
    [
        ("flute", 3, "take", 6),
        ("flute", 4, "take", 7),
        ("three-master", 4, "take", 8),
        ("three-master", 4, "decline", 6),
        ("flute", 1, "decline", 6),
    ],
)
def test_loyalty_by_cargo(merchant: str, die: int, take: str, loyalty: int) -> None:
    now = plundering(merchant, die).do(take, "keep-hostage")
    assert now.pirate("teach")["loyalty"] == loyalty


@pytest.mark.clause("8.33a", "8.33b", "8.33c", "8.38a", "13.11a")
def test_declining_skips_to_the_hostage_and_forbids_revelry() -> None:
    now = plundering(teach={"holds": [100, 200]})
    assert now.may() == ["decline", "take 1", "take 2"]
    now.do("decline")
    assert now.step == "hostage-fate"
    now.do("keep-hostage")
    assert now.step == "choose-action" and now.pirate("teach")["holds"] == [100, 200]


@pytest.mark.clause("8.32b")
def test_a_cargo_of_nothing_leaves_the_hold_empty() -> None:
    now = acting(
        {"cargo": [1], "hostage": ["lady"], "capture": [1]},
        merchant={"bath": "flute up teach"},
        teach={"place": "central-atlantic", "holds": [5, 0]},
    )
    now.do("plunder teach bath", "take", "keep-hostage")
    assert now.pirate("teach")["holds"] == [5, 0] and now.step == "celebrate"


@pytest.mark.clause("8.41a")
def test_no_hostage_from_an_empty_pool() -> None:
    now = acting({"cargo": [3], "capture": [1]}, merchant={"goa": "sloop up teach"}, hostage_pool=[], teach={
        "hostages": [f"{kind} english" for kind in (
            ["captain"] * 3 + ["first-mate"] * 2 + ["garrison-officer", "governors-aide"] + ["merchant-passenger"] * 2
            + ["planter", "nobleman", "governors-daughter", "lady", "clergyman", "surgeon"])]})  # fmt: skip
    now.do("plunder teach goa", "take")
    assert now.step == "celebrate"


@pytest.mark.clause("8.41b", "8.45a", "8.45b", "8.45c", "8.35b", "8.46b", "8.46c")
@pytest.mark.parametrize(("die", "points"), [(4, 3), (5, 7)])
def test_torture(die: int, points: int) -> None:
    now = plundering(chance={"torture": [die]}, teach={"information": {"goa": 3}, "hostages": ["lady english"]})
    now.do("take", "torture")
    sheet = now.pirate("teach")
    assert sheet["information"] == {"goa": points} and sheet["hostages"] == ["lady english"]
    assert sheet["loyalty"] == 8 and sheet["notoriety"] == 2 + 4 and "3 captain" in now.data["hostage_pool"]


@pytest.mark.clause("8.38a", "8.38b", "13.12a", "13.13a", "13.21a", "13.22a")
def test_revelry_after_a_plunder() -> None:
    now = plundering().do("take", "keep-hostage", "revel")
    sheet = now.pirate("teach")
    assert sheet["revels"] == 1 and sheet["loyalty"] == 8 and sheet["prize"] == "none"
    assert now.refusal("convert teach") == "13.22a revelling"
    assert {text.split()[0] for text in now.may() if "teach" in text} == {"move"}


@pytest.mark.clause("4.5D", "8.31b", "8.5a", "8.5c", "8.5d", "8.5f", "6.21b", "17.2#10c", "6.25c")
def test_conversion() -> None:
    now = acting(teach={"prize": "brigantine", "guns": True, "combat": 2, "holds": [7, 8], "letter": "dutch"})
    now.do("convert teach")
    sheet = now.pirate("teach")
    assert (sheet["ship"], sheet["combat"], sheet["speed"], sheet["holds"]) == ("brigantine", 7, 1, [7, 8, 0, 0])
    assert sheet["loyalty"] == 8 and sheet["guns"] and sheet["letter"] == "dutch" and sheet["prize"] == "none"


@pytest.mark.clause("8.5e", "8.5f")
def test_a_smaller_ship_loses_holds_and_loyalty() -> None:
    now = acting(teach={"ship": "schooner", "prize": "sloop", "holds": [7, 8, 9]})
    now.do("convert teach")
    assert now.may() == ["lose-hold 1", "lose-hold 2", "lose-hold 3"]
    now.do("lose-hold 1")
    assert now.pirate("teach")["holds"] == [8, 9] and now.pirate("teach")["loyalty"] == 6


@pytest.mark.clause("8.5f", "8.5a")
def test_the_same_type_changes_nothing_and_flutes_never_convert() -> None:
    now = acting(teach={"prize": "sloop", "speed": 0})
    now.do("convert teach")
    assert now.pirate("teach")["loyalty"] == 7 and now.pirate("teach")["speed"] == 5
    flute = plundering("flute", 5).do("take", "keep-hostage", "sober")
    assert flute.refusal("convert teach") == "8.5b no-prize"


@pytest.mark.clause("8.5b", "8.37a")
def test_convert_must_be_the_next_action() -> None:
    now = acting(teach={"prize": "sloop"}, pirate={"low": {"owner": 1, "place": "india", "cunning": 0}}, actions=3)
    now.do("move low goa")
    assert "convert teach" in now.may(), "another Pirate's Action does not count"
    now.do("move teach goa", "move teach india")
    assert now.refusal("convert teach") == "4.5y not-offered" or now.pirate("teach")["prize"] == "none"


@pytest.mark.clause("12.0a", "12.0b", "12.0d", "5.2b")
def test_cunning_throws_again() -> None:
    now = acting({"spot": [1, 2, 6]}, merchant={"goa": "flute"}, teach={"cunning": 2})
    now.do("spot teach goa")
    assert now.step == "reroll" and now.asked == [1]
    now.do("reroll")
    assert now.step == "reroll" and now.pirate("teach")["cunning"] == 1
    now.do("reroll")
    assert now.pirate("teach")["cunning"] == 0 and now.data["merchant"]["goa"] == "flute up teach"


@pytest.mark.clause("6.34a", "8.21a")
def test_the_next_merchant_has_to_be_spotted_again() -> None:
    from flibuste.engine.chance import Fast, Script
    from flibuste.games.blackbeard.rules.port.ports import place_merchants, remove_merchant

    avery = {"owner": 1, "place": "india", "cunning": 0}
    now = acting(merchant={"goa": "sloop up teach avery"}, pirate={"avery": avery})
    assert now.may("plunder") == ["plunder avery goa", "plunder teach goa"]
    port = next(port for port, printed in enumerate(now.game.pieces.ports) if printed.id == "goa")
    remove_merchant(now.state, port)
    locator = now.game.pieces.ports[port].locator
    now.state.chance = Script({"merchant-port": [locator // 10, locator % 10]}, Fast(1))
    place_merchants(now.state, 1)
    assert now.may("plunder") == [] and now.may("spot") == ["spot avery goa", "spot teach goa"]
