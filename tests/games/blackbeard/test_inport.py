"""9.3, 9.4 – Port status and In-Port Activities."""

from typing import Any

import pytest

from tests.games.blackbeard.table import Table, acting

PRO = {"goa": "charles-eden", "bath": "benjamin-fletcher", "bombay": "nicholas-trott"}


def docked(place: str = "bath", chance: dict[str, Any] | None = None, **given: Any) -> Table:
    teach = {"place": place, **given.pop("teach", {})}
    return acting(chance, teach=teach, **given).do("business teach")


@pytest.mark.clause("4.5E", "9.41c", "9.32a", "9.14a", "2.6d")
def test_activities_in_order() -> None:
    now = docked(governor=PRO, chance={"refit": [1]}, teach={"holds": [300, 400], "combat": 1})
    assert now.may() == sorted(
        ["fence teach 1", "fence teach 1 2", "fence teach 2", "refit", "buy-haven", "revel", "done"]
    )
    now.do("fence teach 1")
    assert now.pirate("teach")["net_worth"] == 300 and now.may("fence") == []
    now.do("refit", "repair teach combat")
    assert now.may() == ["buy-haven", "done", "revel"]
    assert now.refusal("refit") == "9.44d no-refit-here"
    now.do("done")
    assert now.now["actions_left"] == 1


@pytest.mark.clause("9.43a", "9.43b", "9.33a", "9.33b")
def test_rounding_up_once() -> None:
    now = docked(teach={"holds": [301, 401]})
    now.do("fence teach 1 2", "done")
    assert now.pirate("teach")["net_worth"] == 351


@pytest.mark.clause("9.35c", "9.41d", "9.35d", "13.11a", "9.35e", "13.21a")
def test_fencing_in_a_pirate_port_ends_in_revelry() -> None:
    now = docked("tortuga", teach={"holds": [500, 0], "hostages": ["captain english"]})
    assert now.may("ransom") == [] and "buy-haven" not in now.may()
    now.do("fence teach 1")
    assert now.refusal("done") == "9.41d must-revel"
    now.do("revel")
    sheet = now.pirate("teach")
    assert sheet["net_worth"] == 500 and sheet["revels"] == 2 and sheet["loyalty"] == 10


@pytest.mark.clause("9.35f", "9.44a", "9.44c", "9.44e")
def test_full_refit_in_a_pirate_port() -> None:
    now = docked("tortuga", teach={"combat": 1, "speed": -2})
    now.do("refit", "done")
    assert (now.pirate("teach")["combat"], now.pirate("teach")["speed"]) == (5, 5)
    assert now.pirate("teach")["loyalty"] == 7


@pytest.mark.clause("9.44a", "9.44b", "9.34d")
@pytest.mark.parametrize(("die", "haven", "points"), [(1, False, 1), (4, False, 2), (6, False, 3), (3, True, 4)])
def test_refit_rolls(die: int, haven: bool, points: int) -> None:
    havens = {"bath": "teach"} if haven else {}
    now = docked(governor=PRO, haven=havens, chance={"refit": [die]}, teach={"combat": 1, "speed": 0})
    now.do("refit")
    assert now.told("refitted")[0]["points"] == points
    for _ in range(points):
        now.do(now.may("repair")[0])
    assert now.step == "activity"


@pytest.mark.clause("9.44d", "9.32b")
def test_no_refit_in_arab_ports() -> None:
    now = docked("mocha", teach={"combat": 1})
    assert now.refusal("refit") == "9.44d no-refit-here"


@pytest.mark.clause("9.42a", "9.42b", "9.33b")
def test_where_hostages_are_ransomed() -> None:
    captives = ["captain english", "lady portuguese", "surgeon arab", "planter spanish"]
    assert docked(teach={"hostages": captives}).may("ransom") == ["ransom teach captain"]
    assert docked("goa", teach={"hostages": captives}).may("ransom") == []
    assert docked("mocha", teach={"hostages": captives}).may("ransom") == []
    assert docked("campeche", teach={"hostages": captives}).may("ransom") == ["ransom teach planter"]
    hostile = docked(teach={"hostages": captives, "history": ["english"]})
    assert hostile.refusal("ransom teach captain") == "9.42a no-ransom-here"


@pytest.mark.clause("9.41c", "9.42d")
def test_several_ransoms_in_one_action() -> None:
    now = docked(chance={"ransom": [1, 1, 2, 2]}, teach={"hostages": ["captain english", "lady english"]})
    now.do("ransom teach captain", "hold 1", "ransom teach lady", "hold 1")
    assert now.pirate("teach")["holds"] == [40 + 160, 0]


@pytest.mark.clause("9.45a", "9.45b", "9.45c", "2.4a", "9.34a", "9.34e")
def test_buying_a_safe_haven() -> None:
    now = docked(governor=PRO, chance={"bribe": [3]}, teach={"net_worth": 1000})
    now.do("buy-haven", "pay", "done")
    assert now.data["haven"] == {"bath": "teach"} and now.pirate("teach")["net_worth"] == 700
    assert now.pirate("teach")["bribed"] == ["benjamin-fletcher"] and "retire teach haven" in now.may()


@pytest.mark.clause("9.45b", "9.45c", "18.41Da")
def test_a_refused_bribe_cannot_be_tried_again() -> None:
    now = docked(governor=PRO, chance={"bribe": [3]}, teach={"net_worth": 100})
    now.do("buy-haven")
    assert now.step == "activity" and now.refusal("buy-haven") == "9.45a no-haven-for-sale"
    now.do("done")
    assert now.may("retire") == []


@pytest.mark.clause("9.45a", "9.45d", "9.34a")
def test_no_haven_without_a_governor_or_when_taken() -> None:
    assert "buy-haven" not in docked(teach={"letter": "english"}).may()
    taken = docked(governor=PRO, haven={"bath": "low"}, pirate={"low": {"owner": 2, "place": "india"}})
    assert "buy-haven" not in taken.may()


@pytest.mark.clause("9.41e", "9.31a", "13.11a")
def test_nothing_in_a_hostile_port_but_revelry() -> None:
    now = docked(teach={"history": ["english"], "holds": [100, 0], "combat": 1})
    assert now.may() == ["done", "revel"]
    now.do("revel")
    assert now.pirate("teach")["revels"] == 1 and now.pirate("teach")["loyalty"] == 8


@pytest.mark.clause("17.2#12a", "17.2#12d", "17.2#12e", "4.4Cg")
def test_a_letter_is_taken_from_a_governor() -> None:
    seat = {"1": {"hand": "2 letter-of-marque"}}
    now = docked(governor=PRO, seat=seat)
    now.do("letter teach")
    assert now.pirate("teach")["letter"] == "english" and now.seat(1)["hand"] == ["letter-of-marque"]
    assert now.refusal("letter teach") == "17.2#12a no-letter-here", "one is enough"
    assert now.now["cards_played"] == 2
    assert docked(seat=seat).may("letter") == []


@pytest.mark.clause("4.5G", "16.0a", "13.23a", "13.23b", "13.13a")
def test_recovering() -> None:
    now = acting(teach={"place": "bath", "revels": 1})
    assert now.may() == ["move teach central-atlantic", "recover teach", "recruit", "stop"]
    assert now.refusal("business teach") == "13.22a revelling"
    now.do("recover teach")
    assert now.pirate("teach")["revels"] == 0
    forced = acting(teach={"place": "bath", "revels": 2})
    assert forced.refusal("recover teach") == "13.23b nothing-to-recover-yet"
    forced.do("idle teach", "recover teach")
    assert forced.pirate("teach")["revels"] == 0 and forced.now["actions_left"] == 0


@pytest.mark.clause("13.23b")
def test_leaving_the_port_resets_the_lost_action() -> None:
    now = acting(teach={"place": "bath", "revels": 2}, actions=3)
    now.do("idle teach", "move teach central-atlantic", "move teach bath")
    assert now.state.actions_left == 0 and not now.pirate("teach")["paid"]
    at_sea = acting(teach={"revels": 1})
    assert at_sea.refusal("recover teach") == "9.14a not-docked"


@pytest.mark.clause("9.44b")
def test_each_point_goes_where_it_is_wanted() -> None:
    now = docked(governor=PRO, chance={"refit": [3]}, teach={"combat": 1, "speed": 2})
    now.do("refit", "repair teach speed")
    assert (now.pirate("teach")["speed"], now.pirate("teach")["combat"]) == (3, 1)
    now.do("repair teach combat")
    assert (now.pirate("teach")["speed"], now.pirate("teach")["combat"]) == (3, 2)


@pytest.mark.clause("9.43a")
def test_an_empty_hold_is_not_fenced() -> None:
    now = docked(governor=PRO, teach={"holds": [0, 400]})
    assert now.may("fence") == ["fence teach 2"]
