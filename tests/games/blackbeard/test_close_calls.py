"""Cases at the very edge of a rule: the exact price, the first of a list, the neighbour that is not meant."""

import pytest

from tests.games.blackbeard.table import Table, acting, game
from tests.games.blackbeard.test_alliances import allied
from tests.games.blackbeard.test_draw import drawing
from tests.games.blackbeard.test_inport import docked
from tests.games.blackbeard.test_plunder import plundering
from tests.games.blackbeard.test_portattack import stealing
from tests.games.blackbeard.test_retirement import PRO, leaving


@pytest.mark.clause("18.41Da", "18.41Db")
@pytest.mark.parametrize(("worth", "step"), [(1500, "pay-bribe"), (1499, "choose-action")])
def test_a_bribe_may_cost_everything_he_has(worth: int, step: str) -> None:
    now = leaving("bribe", {"retirement": [1, 5]}, governor=PRO, teach={"letter": "none", "net_worth": worth})
    assert now.step == step


@pytest.mark.clause("9.21a", "9.31a")
def test_every_anti_pirate_governor_closes_his_port_and_no_other() -> None:
    names = game().components["governors"]
    closed = [name for name in [*names["pro"], *names["anti"]] if "move teach goa" not in governed(name).may("move")]
    assert closed == names["anti"]


def governed(name: str) -> Table:
    return acting(governor={"goa": name})


@pytest.mark.clause("17.2#23c", "6.31a")
def test_a_natural_disaster_replaces_the_merchants_that_were_there() -> None:
    now = drawing("natural-disaster", chance={"disaster": [3]}, merchant={"goa": "sloop up teach", "bath": "sloop"})
    assert len(now.told("merchant-gone")) == 2
    assert len(now.data["merchant"]) == 8
    assert not any("up" in str(merchant) for merchant in now.data["merchant"].values()), "the new ones lie face down"


@pytest.mark.clause("17.2#20a")
def test_a_storm_does_not_reach_the_next_sea_zones() -> None:
    places = {"low": "west-caribbean", "vane": "south-america", "tew": "central-america"}
    fleet = {name: {"owner": 2, "place": place, "speed": 3} for name, place in places.items()}
    now = drawing("storms-at-sea", chance={"storm": [4, 1], "storm-pirate": [4] * 3}, pirate=fleet)
    assert now.told("storm")[0]["zone"] == "west-caribbean"
    assert [now.pirate(name)["speed"] for name in places] == [1, 3, 3]


@pytest.mark.clause("15.1f", "15.1h", "17.2#10d")
@pytest.mark.parametrize("guns", [True, False])
def test_whoever_takes_the_ship_leaves_his_heavy_guns_behind(guns: bool) -> None:
    low = {"owner": 2, "place": "bath", "cunning": 0, "revels": 1, "holds": [1000, 500], "ship": "brigantine"}
    rolls = {"theft": [3, 1], "duel": [1, 1, 1, 6, 6, 6, 6, 6]}
    now = acting(rolls, teach={"place": "bath", "guns": guns}, pirate={"low": low})
    now.do("steal teach low", "take-ship")
    assert now.data["removed"] == (["heavy-guns"] if guns else [])
    assert now.pirate("teach")["guns"] is False


@pytest.mark.clause("17.2#19d", "12.0e")
def test_a_victim_without_cunning_is_not_asked_for_skull() -> None:
    now = stealing(3, 2, seat={"2": {"hand": "skull-and-crossbones"}})
    assert now.step == "give"


@pytest.mark.clause("18.12A", "18.11b")
def test_no_number_of_points_ends_the_game_for_several() -> None:
    now = leaving(seat={"1": {"score": 70}})
    assert now.seat(1)["score"] == 70 + 16 + 19 and now.step == "choose-action"


@pytest.mark.clause("9.44d")
@pytest.mark.parametrize(("combat", "offered"), [(4, ["refit"]), (5, [])])
def test_a_ship_is_refitted_only_if_it_is_damaged(combat: int, offered: list[str]) -> None:
    now = docked(governor={"bath": "benjamin-fletcher"}, teach={"combat": combat})
    assert now.may("refit") == offered


@pytest.mark.clause("11.4a", "6.25a")
@pytest.mark.parametrize(
    ("dice", "combat", "asked", "left"), [([1, 5], 2, False, 1), ([1, 6], 1, False, -1), ([1, 6], 2, True, 1)]
)
def test_allies_divide_damage_and_only_an_odd_point_is_asked_for(
    dice: list[int], combat: int, asked: bool, left: int
) -> None:
    rolls = {"attack": dice[:1], "port-defence": dice[1:]}
    now = allied(rolls, teach={"combat": combat}, low={"combat": combat, "information": {"calicut": 1}})
    now.do(next(text for text in now.may("attack") if "calicut" in text))
    assert (now.step == "odd-point") == asked
    assert [event["combat"] for event in now.told("damaged")] == [left, left]


@pytest.mark.clause("9.41c", "4.62a")
def test_the_others_may_answer_every_activity() -> None:
    seat = {"2": {"hand": "wear-and-tear, debauchery"}}
    now = acting(quiet=False, teach={"place": "bath", "holds": [300, 400]}, seat=seat).do("business teach", "2: pass")
    assert now.step == "activity"
    now.do("fence teach 1")
    assert (now.step, now.asked) == ("window", [2])
    assert now.do("pass").step == "activity"


@pytest.mark.clause("8.33a", "8.32b")
@pytest.mark.parametrize("hold", [1, 2])
def test_what_goes_overboard_for_a_cargo_is_told(hold: int) -> None:
    now = plundering(teach={"holds": [100, 200]}).do(f"take {hold}")
    assert [event["value"] for event in now.told("jettisoned")] == [100 * hold]
    assert 100 * hold not in now.pirate("teach")["holds"]
