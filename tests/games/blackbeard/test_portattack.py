"""9.5, 9.6 – Attacking, sacking, stealing."""

from typing import Any

import pytest

from tests.games.blackbeard.table import Table, acting


def attack(die: int, defence: list[int], booty: list[int] | None = None, **given: Any) -> Table:
    chance: dict[str, Any] = {"attack": [die], "port-defence": defence}
    if booty is not None:
        chance["booty"] = booty
    teach = {"place": "central-america", "ship": "schooner", **given.pop("teach", {})}
    return acting(chance, teach=teach, **given).do("attack teach campeche")


@pytest.mark.clause("4.5H", "9.51a", "9.51b")
def test_targets() -> None:
    now = acting(teach={"place": "west-caribbean"}, destroyed=["havana"])
    assert now.may("attack") == ["attack teach port-royal", "attack teach santiago"]
    assert now.refusal("attack teach tortuga") == "9.51b cannot-be-attacked"
    assert now.refusal("attack teach goa") == "9.51a not-in-this-zone"
    docked = acting(teach={"place": "port-royal"})
    assert docked.refusal("attack teach port-royal") == "2.2g not-at-sea"


@pytest.mark.clause("9.52b", "9.53a", "9.53b", "9.53c", "9.53d", "9.53e", "9.56a", "9.59a", "9.57a", "6.27a", "18.2a")
def test_success() -> None:
    now = attack(3, [1], [4, 5], teach={"scurvy": True})
    assert now.step == "take-booty"
    now.do("take")
    sheet = now.pirate("teach")
    assert sheet["holds"] == [900, 0, 0] and sheet["notoriety"] == 4 and sheet["loyalty"] == 8
    assert sheet["combat"] == 5 and sheet["place"] == "campeche" and not sheet["scurvy"]
    assert now.data["attacked"] == ["campeche"] and sheet["sacking"] == "campeche"
    assert "sack teach" in now.may()


@pytest.mark.clause("9.53a")
def test_booty_may_be_left_behind() -> None:
    now = attack(6, [1], [1, 1], teach={"holds": [1, 2, 3]})
    assert now.may() == ["decline", "take 1", "take 2", "take 3"]
    now.do("decline")
    assert now.pirate("teach")["holds"] == [1, 2, 3] and now.pirate("teach")["loyalty"] == 8


@pytest.mark.clause("9.52b", "9.54a", "9.54b")
def test_a_tie_fails_without_damage() -> None:
    now = attack(1, [6], teach={"combat": 6})
    sheet = now.pirate("teach")
    assert sheet["combat"] == 6 and sheet["place"] == "central-america" and sheet["notoriety"] == 0


@pytest.mark.clause("9.58c", "9.52a", "8.46c")
def test_an_attacked_port_defends_with_two_dice_and_information_helps() -> None:
    now = attack(1, [6, 2], attacked=["campeche"], teach={"information": {"campeche": 4, "honduras": 9}}, actions=1)
    assert now.told("attacked")[0] | {"total": 15, "against": 13} == now.told("attacked")[0]


@pytest.mark.clause("17.2#10b")
def test_heavy_guns_help() -> None:
    now = attack(1, [6, 2], attacked=["campeche"], teach={"guns": True})
    assert now.told("attacked")[0]["total"] == 1 + 6 + 2 + 4


@pytest.mark.clause("9.53d", "6.25b", "6.25a", "5.0c", "10.6b")
def test_the_winner_may_sink() -> None:
    now = attack(6, [1], teach={"combat": 1, "guns": True, "hostages": ["lady dutch"]})
    assert now.data["locker"] == ["teach"] and now.seat(1)["score"] == 4
    assert now.data["removed"] == ["heavy-guns"] and "lady" in now.data["hostage_pool"]


@pytest.mark.clause("9.34b", "9.58a", "9.58b")
def test_hostility() -> None:
    now = attack(
        1,
        [6],
        governor={"campeche": "charles-eden", "honduras": "nicholas-trott"},
        haven={"campeche": "teach", "honduras": "teach"},
        teach={"letter": "spanish", "combat": 6},
    )
    assert now.data["haven"] == {"honduras": "teach"} and now.pirate("teach")["letter"] == "none"
    assert "move teach honduras" in now.may(), "his other Safe Havens stay open"
    assert now.refusal("move teach portobello") == "9.31a port-closed"


def sacking(die: int, **given: Any) -> Table:
    teach = {"place": "campeche", "sacking": "campeche", **given.pop("teach", {})}
    return acting({"sack": [die]}, teach=teach, **given).do("sack teach")


@pytest.mark.clause("4.5I", "9.55b", "9.55c", "9.55h", "9.3a", "8.46b")
def test_sack() -> None:
    pirates = {"low": {"owner": 2, "place": "campeche", "information": {"campeche": 3}}}
    now = sacking(2, governor={"campeche": "charles-eden"}, pirate=pirates)
    assert now.data["destroyed"] == ["campeche"] and now.data["governor"] == {}
    assert now.pirate("low")["place"] == now.pirate("teach")["place"] == "central-america"
    assert now.pirate("low")["combat"] == 5 and now.pirate("low")["information"] == {}
    assert now.pirate("teach")["notoriety"] == 6 and now.pirate("teach")["loyalty"] == 9


@pytest.mark.clause("9.55f", "9.59a", "9.55a")
def test_a_failed_sack() -> None:
    now = sacking(1)
    assert now.pirate("teach")["place"] == "campeche" and now.data["destroyed"] == []
    assert now.refusal("sack teach") == "9.55a no-right-to-sack"


@pytest.mark.clause("9.55a")
def test_any_other_action_loses_the_right() -> None:
    now = acting(teach={"place": "campeche", "sacking": "campeche"}, actions=3)
    now.do("business teach", "done")
    assert now.refusal("sack teach") == "9.55a no-right-to-sack"


@pytest.mark.clause("9.55g", "17.2#2a", "17.2#2b")
def test_the_card_debauchery_forfeits_the_sack() -> None:
    now = acting(
        {"attack": [6], "port-defence": [1], "booty": [1, 1]},
        quiet=False,
        seat={"2": {"hand": "debauchery"}},
        teach={"place": "central-america", "ship": "schooner"},
    )
    now.do("attack teach campeche", "2: pass", "1: take", "2: play debauchery")
    sheet = now.pirate("teach")
    assert sheet["revels"] == 2 and sheet["sacking"] == "none" and sheet["loyalty"] == 9
    assert now.refusal("sack teach") == "13.22a revelling"


def stealing(thief: int, victim: int, chance: dict[str, Any] | None = None, **given: Any) -> Table:
    low = {"owner": 2, "place": "bath", "cunning": 0, "revels": 1, "holds": [1000, 500], **given.pop("low", {})}
    rolls = {"theft": [victim, thief], **(chance or {})}
    return acting(rolls, teach={"place": "bath"}, pirate={"low": low}, **given).do("steal teach low")


@pytest.mark.clause("4.5F", "9.61a", "9.61b")
def test_whom_to_rob() -> None:
    def victims(**low: Any) -> list[str]:
        sheet = {"owner": 2, "place": "bath", "revels": 1, "holds": [5, 0], **low}
        return acting(teach={"place": "bath"}, pirate={"low": sheet}).may("steal")

    assert victims() == ["steal teach low"]
    assert victims(revels=0) == victims(owner=1) == victims(place="goa") == []
    assert victims(holds=[0, 0], net_worth=900) == []


@pytest.mark.clause("9.62b", "9.63a", "9.63b")
def test_the_share_is_at_most_everything() -> None:
    now = stealing(6, 1, {"share": [6]})
    now.do("2: give 1", "2: give 2", "1: hold 2")
    assert now.pirate("teach")["holds"] == [0, 1500] and now.pirate("low")["holds"] == [0, 0]


@pytest.mark.clause("9.62d")
def test_a_failed_theft_costs_two_loyalty() -> None:
    now = stealing(1, 6)
    assert now.pirate("teach")["loyalty"] == 5 and now.pirate("low")["holds"] == [1000, 500]


@pytest.mark.clause("17.2#19d", "12.0e", "9.62a")
def test_skull_against_theft() -> None:
    seat = {"2": {"hand": "skull-and-crossbones"}}
    now = stealing(3, 2, low={"cunning": 1}, seat=seat)
    assert now.asked == [2] and now.may() == ["harden", "pass"]
    now.do("harden")
    assert now.told("theft")[0]["against"] == 2 + 3 + 2 and now.pirate("low")["cunning"] == 0


@pytest.mark.clause("9.62c", "15.1a", "15.1b", "15.1f", "15.1g", "15.1h", "6.21b")
def test_a_tie_is_a_duel_and_the_thief_may_win_everything() -> None:
    low = {"letter": "dutch", "hostages": ["lady english"], "information": {"goa": 2}, "ship": "brigantine", "speed": 0}
    now = stealing(1, 3, {"duel": [1, 1, 1, 6, 6, 6, 6, 6]}, low={**low, "net_worth": 900, "notoriety": 7})
    now.do("take-ship", "take-letter", "hold 1")
    sheet = now.pirate("teach")
    assert (sheet["ship"], sheet["speed"], sheet["letter"]) == ("brigantine", 0, "dutch")
    assert sheet["holds"][0] == 1500 and sheet["information"] == {"goa": 2} and sheet["net_worth"] == 0
    assert sheet["hostages"] == ["lady english"] and now.seat(2)["score"] == 7 and now.data["locker"] == ["low"]


@pytest.mark.clause("15.1i")
def test_the_thief_may_lose() -> None:
    now = stealing(1, 3, {"duel": [6, 6, 6, 1, 1, 1, 1, 1]})
    assert now.data["locker"] == ["teach"] and now.pirate("low")["holds"] == [1000, 500]


@pytest.mark.clause("15.1j")
def test_a_tied_duel_goes_on_only_if_both_agree() -> None:
    now = stealing(1, 3, {"duel": [6, 2, 2, 1, 1, 1, 1, 6]})
    assert now.step == "go-on" and now.asked == [1]
    now.do("continue")
    assert now.asked == [2]
    now.do("break-off")
    assert now.step == "choose-action" and now.pirate("low") and now.pirate("teach")


@pytest.mark.clause("12.0a", "12.0d", "9.62a")
def test_in_a_contest_the_active_pirate_is_asked_first_and_again_after_each_new_roll() -> None:
    low = {"owner": 2, "place": "bath", "cunning": 1, "revels": 1, "holds": [100, 0]}
    now = acting({"theft": [3, 3, 1, 6]}, teach={"place": "bath", "cunning": 2}, pirate={"low": low})
    now.do("steal teach low")
    asked = []
    for answer in ("reroll", "keep", "reroll", "keep"):
        asked += now.asked
        now.do(answer)
    assert asked == [1, 1, 2, 1] and now.step != "reroll"
    assert now.pirate("teach")["cunning"] == 1 and now.pirate("low")["cunning"] == 0


@pytest.mark.clause("15.1j")
def test_a_tied_duel_waits_to_be_rolled_again() -> None:
    now = stealing(1, 3, {"duel": [6, 2, 2, 1, 1, 1, 1, 6]})
    duel = next(step for step in now.data["stack"] if isinstance(step, dict) and step["step"] == "duel")
    assert now.step == "go-on" and not duel.get("rolled")


@pytest.mark.clause("6.34a", "8.21a")
def test_the_next_merchant_of_a_port_is_spotted_by_nobody() -> None:
    from flibuste.games.blackbeard.rules.port.ports import remove_merchant

    now = acting(merchant={"goa": "sloop up teach"}, pirate={"avery": {"owner": 1, "place": "india"}})
    goa = [port.id for port in now.game.pieces.ports].index("goa")
    remove_merchant(now.state, goa)
    now.state.merchant[goa] = 0
    assert now.may("plunder") == [] and now.may("spot") == ["spot avery goa", "spot teach goa"]
