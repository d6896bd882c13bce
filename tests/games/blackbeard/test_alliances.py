"""11 – Alliances."""

from typing import Any

import pytest

from tests.games.blackbeard.table import Table, acting


def allied(chance: dict[str, Any] | None = None, quiet: bool = True, **given: Any) -> Table:
    """Teach (Leadership 4, Ability 4) and Low (Leadership 3, Ability 3) sail together."""
    place = given.pop("place", "india")
    low = {"owner": 1, "place": place, "cunning": 0, "ally": "teach", **given.pop("low", {})}
    teach = {"place": place, "ally": "low", **given.pop("teach", {})}
    return acting(chance, quiet, pirate={"low": low}, teach=teach, **given)


@pytest.mark.clause("4.5J", "11.1a", "11.1b")
def test_forming() -> None:
    three = {name: {"owner": 1, "place": "bath", "cunning": 0} for name in ("low", "vane")}
    now = acting(teach={"place": "bath"}, pirate=three)
    assert now.may("ally") == sorted(
        f"ally {a} {b}" for a in ("low", "teach", "vane") for b in ("low", "teach", "vane") if a != b
    )
    now.do("ally teach low")
    assert now.pirate("teach")["ally"] == "low" and now.pirate("low")["ally"] == "teach"
    assert now.may("ally") == [], "one Alliance at a time"
    assert acting(pirate={"low": {"owner": 1, "place": "india"}}).may("ally") == [], "only in a Port"


@pytest.mark.clause("11.2a", "7.11e")
def test_moving_together() -> None:
    now = allied().do("move teach goa")
    assert now.pirate("teach")["place"] == now.pirate("low")["place"] == "goa" and now.now["actions_left"] == 1


@pytest.mark.clause("11.2b", "11.2e", "11.7b", "11.3a", "11.3b", "11.4a")
def test_attacking_together() -> None:
    now = allied(
        {"attack": [2], "port-defence": [1], "booty": [1, 1, 1]},
        low={"ship": "schooner", "information": {"calicut": 1}},
    )
    now.do(next(text for text in now.may("attack") if "calicut" in text))
    told = now.told("attacked")[0]
    assert told["total"] == 2 + (6 + 1) + 4 + 1
    assert now.step == "odd-point"
    now.do("hit low", "take", "take")
    assert (now.pirate("teach")["holds"][0], now.pirate("low")["holds"][0]) == (150, 150)
    assert now.pirate("low")["combat"] == 5 and now.pirate("teach")["combat"] == 5
    assert now.pirate("teach")["notoriety"] == now.pirate("low")["notoriety"] == 3
    assert now.pirate("teach")["loyalty"] == now.pirate("low")["loyalty"] == 8
    assert now.pirate("teach")["history"] == now.pirate("low")["history"] == ["english"]


@pytest.mark.clause("11.3a")
def test_what_is_left_over_goes_to_the_better_leader() -> None:
    from flibuste.games.blackbeard.rules.crew import gain_notoriety

    now = allied()
    gain_notoriety(now.state, 11, 5)
    assert now.pirate("teach")["notoriety"] == 3 and now.pirate("low")["notoriety"] == 2


@pytest.mark.clause("11.2c", "11.2d", "11.4b", "11.4d")
def test_the_lower_speed_and_shared_misery() -> None:
    from flibuste.games.blackbeard.rules.crew import speed

    now = allied(quiet=False, low={"speed": 2}, seat={"2": {"hand": "wear-and-tear"}}, chance={"wear": [4]})
    assert speed(now.state, 19) == 2
    now.do(now.may("move")[0], "2: play wear-and-tear")
    assert now.pirate("low")["speed"] == 0 and now.pirate("teach")["speed"] == 3
    sick = allied(quiet=False, seat={"2": {"hand": "scurvy-outbreak"}})
    sick.do("move teach east-africa", "2: play scurvy-outbreak")
    assert sick.pirate("low")["scurvy"] and sick.pirate("teach")["scurvy"]
    assert sick.pirate("low")["loyalty"] == sick.pirate("teach")["loyalty"] == 6


@pytest.mark.clause("11.4c")
def test_refit_is_shared() -> None:
    now = allied({"refit": [3]}, place="bath", teach={"combat": 1}, low={"combat": 1})
    now.do(now.may("business")[0], "refit")
    assert now.may() == ["repair low combat", "repair teach combat"]


@pytest.mark.clause("11.5a")
def test_letters_are_frozen() -> None:
    now = allied(place="bath", teach={"letter": "english"}, governor={"bath": "nicholas-lawes"})
    assert "retire teach letter" not in now.may() and "retire low letter" not in now.may()
    now.do("part low")
    assert "retire teach letter" in now.may()
    out = allied(place="central-atlantic", teach={"letter": "english"}, governor={"bath": "nicholas-lawes"})
    assert not [text for text in out.may("move") if "bath" in text]
    out.do("part low")
    assert "move teach bath" in out.may() and "move low bath" not in out.may()
    letter = {"letter": "english"}
    both = allied(place="central-atlantic", teach=letter, low=letter, governor={"bath": "nicholas-lawes"})
    assert not [text for text in both.may("move") if "bath" in text], "frozen for both"
    assert {"move teach bath", "move low bath"} <= set(both.do("part low").may())


@pytest.mark.clause("11.5a")
@pytest.mark.parametrize("ally", ["low", "none"])
def test_no_new_letter_for_an_ally(ally: str) -> None:
    low = {"ally": "teach" if ally == "low" else "none"}
    hand = {"1": {"hand": "letter-of-marque"}}
    now = allied(place="bath", teach={"ally": ally}, low=low, governor={"bath": "charles-eden"}, seat=hand)
    now.do("business teach")
    assert now.may("letter") == ([] if ally == "low" else ["letter teach"])


@pytest.mark.clause("11.5a", "10.33a")
@pytest.mark.parametrize("ally", ["low", "none"])
def test_an_ally_cannot_surrender(ally: str) -> None:
    low = {"ally": "teach" if ally == "low" else "none"}
    chance: dict[str, Any] = {"kc-interception": [6], "interception": [1]}
    if ally == "low":
        chance |= {"kc-battle": [6], "battle": [1]}
    seat = {"2": {"kc": "ogle", "kc_place": "india"}}
    now = allied(chance, quiet=False, teach={"ally": ally, "letter": "english"}, low=low, seat=seat)
    now.do("move teach goa", "2: kc-intercept")
    assert (now.step == "fight-or-surrender") == (ally == "none")


@pytest.mark.clause("11.6a")
def test_parting_is_free() -> None:
    now = allied().do("part low")
    assert now.pirate("teach")["ally"] == "none" and now.now["actions_left"] == 2


@pytest.mark.clause("11.6b")
def test_debauchery_parts_them() -> None:
    now = allied(quiet=False, seat={"2": {"hand": "debauchery"}}).do("move teach goa", "2: pass", "2: play debauchery")
    assert now.pirate("low")["revels"] == now.pirate("teach")["revels"] == 2
    assert now.pirate("low")["ally"] == "none" and now.pirate("teach")["loyalty"] == 8


@pytest.mark.clause("11.6c", "11.6d")
def test_mutiny_parts_them() -> None:
    now = allied(
        {"conspiracy": [6, 6, 1, 1], "mutiny": [5], "pirate": ["tew"]},
        quiet=False,
        seat={"2": {"hand": "mutiny-conspiracy"}},
    )
    now.do("move teach east-africa", "2: play mutiny-conspiracy")
    assert now.data["locker"] == ["teach"] and now.pirate("low")["ally"] == "none" and now.pirate("tew")


@pytest.mark.clause("11.7a", "11.7b")
def test_sunk_together() -> None:
    now = allied(
        {"kc-interception": [6], "interception": [1], "kc-battle": [6], "battle": [1]},
        quiet=False,
        teach={"notoriety": 5},
        low={"notoriety": 3},
        seat={"2": {"kc": "ogle", "kc_place": "india"}},
    )
    now.do("move teach goa", "2: kc-intercept")
    assert sorted(now.data["locker"]) == ["low", "teach"] and now.seat(2)["score"] == 3 + 2
    assert now.seat(1)["score"] == 8, "half of each, rounded up separately"


@pytest.mark.clause("11.7b", "8.15a")
def test_spotting_together() -> None:
    now = allied({"spot": [6]}, merchant={"goa": "sloop"})
    now.do(now.may("spot")[0])
    assert now.data["merchant"]["goa"] == "sloop up low teach"


@pytest.mark.clause("11.7a", "8.44a")
@pytest.mark.parametrize("name", ["teach", "low"])
def test_either_holds_the_hostage(name: str) -> None:
    now = allied({"cargo": [4], "hostage": ["captain"]}, merchant={"goa": "sloop up teach low"})
    now.do("plunder teach goa", "take", "take")
    assert now.may() == ["stow low", "stow teach", "torture"]
    now.do(f"stow {name}")
    other = "low" if name == "teach" else "teach"
    assert now.pirate(name)["hostages"] == ["captain portuguese"] and now.pirate(other)["hostages"] == []


@pytest.mark.clause("11.2e", "12.0d")
@pytest.mark.parametrize(("named", "teach", "low"), [("teach", 0, 1), ("low", 1, 0)])
def test_the_one_named_spends_his_cunning_first(named: str, teach: int, low: int) -> None:
    now = allied({"spot": [1, 6]}, teach={"cunning": 1}, low={"cunning": 1}, merchant={"goa": "sloop"})
    now.do(f"spot {named} goa", "reroll", "keep")
    assert (now.pirate("teach")["cunning"], now.pirate("low")["cunning"]) == (teach, low)


@pytest.mark.clause("11.2a", "4.52a")
def test_either_is_named_for_an_initiative_action() -> None:
    vane = {"owner": 1, "place": "india", "cunning": 0}
    now = acting(
        teach={"ally": "low"},
        pirate={"low": {**vane, "ally": "teach"}, "vane": vane},
        now={"initiative": "teach"},
    )
    assert {text.split()[1] for text in now.may("move")} == {"low", "teach"}
    assert now.refusal("move vane goa") == "4.52a only-the-named-pirate"


@pytest.mark.clause("8.5a", "8.5b", "11.7b")
def test_whoever_gives_up_the_prize_leaves_it_to_the_other() -> None:
    prize = {"prize": "schooner", "ally": "none"}
    now = allied(
        {"cargo": [4], "capture": [1]}, actions=3, merchant={"goa": "brigantine up teach"},
        teach={**prize, "prize_with": "low"}, low={**prize, "prize_with": "teach"},
    )  # fmt: skip
    now.do("plunder teach goa", "take", "torture", "sober")
    assert now.pirate("teach")["prize"] == "brigantine" and now.pirate("low")["prize"] == "schooner"
    now.do("convert low")
    assert now.pirate("low")["ship"] == "schooner" and now.may("convert") == ["convert teach"], "another Merchant"


@pytest.mark.clause("8.5a", "6.45f", "11.7b")
def test_a_prize_lost_by_one_is_lost_by_both() -> None:
    prize = {"prize": "schooner", "ally": "none"}
    now = allied(
        {"warship-chase": [1], "flight": [6]}, quiet=False, warship={"india": "guns-40"},
        teach={**prize, "prize_with": "low"}, low={**prize, "prize_with": "teach"},
    )  # fmt: skip
    now.do("convert teach", "2: warship", "flee")
    assert now.pirate("teach")["prize"] == now.pirate("low")["prize"] == "none"


@pytest.mark.clause("11.6c", "14.1c")
def test_a_repeated_mutiny_parts_them_too() -> None:
    now = allied({"mutiny": [1]}, teach={"loyalty": 0}).do("move low east-africa")
    assert now.pirate("low")["ally"] == now.pirate("teach")["ally"] == "none"
    assert now.pirate("low")["place"] == "india" and now.now["actions_left"] == 2


@pytest.mark.clause("6.26c", "11.3b")
@pytest.mark.parametrize(
    ("die", "teach", "low", "lost"),
    [(4, 0, 5, 1), (4, 5, 0, 1), (4, 0, 0, 1), (4, 5, 5, 0), (4, -1, 5, 0), (6, 0, 5, 0), (2, 0, 5, 1), (2, 1, 5, 0)],
)
def test_a_limping_ally_costs_both_crews(die: int, teach: int, low: int, lost: int) -> None:
    """Also if one of them sinks, but not for a ship that is gone."""
    now = allied(
        {"wear": [die], "spot": [1]},
        quiet=False,
        teach={"speed": teach},
        low={"speed": low},
        seat={"2": {"hand": "wear-and-tear"}},
        merchant={"goa": "sloop"},
    )
    now.do("spot low goa", "2: play wear-and-tear")
    assert now.pirate("low")["loyalty"] == 7 - lost
    assert now.pirate("teach").get("loyalty", 7) == 7 - lost


@pytest.mark.clause("11.2a")
@pytest.mark.parametrize("place", ["india", "goa"])
def test_what_allies_do_together_is_listed_once(place: str) -> None:
    now = allied(place=place, merchant={"goa": "sloop"})
    actions = now.state.options(0)
    same = now.game.same(now.state, 0, actions)
    listed = [str(action) for action in actions if action not in same]
    assert not [text for text in listed if text.split()[1:2] == ["low"] and text.split()[0] not in ("part", "retire")]
    assert {str(action).replace("low", "teach", 1) for action in same} == {str(action) for action in same.values()}
    assert "move low bath" not in listed and len(same) >= 2
    for action in same:
        assert now.state.refusal(0, action) is None, "either may be named"


@pytest.mark.clause("11.2a")
def test_lists_and_forms_leave_out_the_second_name() -> None:
    now = allied(merchant={"goa": "sloop"})
    inside = {way.action for form in now.game.forms(now.state, 0, now.state.options(0)) for way in form.ways}
    assert not inside & set(now.game.same(now.state, 0, now.state.options(0)))
    alone = acting(pirate={"low": {"owner": 1, "place": "india"}})
    assert alone.game.same(alone.state, 0, alone.state.options(0)) == {}
