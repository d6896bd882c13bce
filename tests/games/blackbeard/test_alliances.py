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
    out = allied(place="central-atlantic", teach={"letter": "english"}, governor={"bath": "nicholas-lawes"})
    assert not [text for text in out.may("move") if "bath" in text]


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
        low={"notoriety": 4},
        seat={"2": {"kc": "ogle", "kc_place": "india"}},
    )
    now.do("move teach goa", "2: kc-intercept")
    assert sorted(now.data["locker"]) == ["low", "teach"] and now.seat(2)["score"] == 3 + 2
    assert now.seat(1)["score"] == 9


@pytest.mark.clause("11.7b", "8.15a")
def test_spotting_together() -> None:
    now = allied({"spot": [6]}, merchant={"goa": "sloop"})
    now.do(now.may("spot")[0])
    assert now.data["merchant"]["goa"] == "sloop up low teach"
