"""2.2 – Phase 2: firing a broadside."""

from typing import Any

import pytest

from tests.games.stortebeker.table import Table, table


def broadside(colours: str = "", players: Any = 3, **given: Any) -> Table:
    """A fires: his rum lies at B4 (beans, meat, rum)."""
    usual = {"sea": ["B4", "Y2", "R4", "W6"], "step": "broadside", "A": {"at": {"B4": "rum"}}, "B": {"hand": "water"}}
    return table(players, colours=colours, **{**usual, **given})


@pytest.mark.clause("2.2.1")
def test_the_target_is_a_ship_where_he_has_a_provision() -> None:
    now = broadside(
        A={"at": {"B4": "rum", "W6": "bananas*"}, "hand": "water"},
        B={"at": {"R4": "bread", "B4": "rum"}, "hand": "water"},
    )
    assert now.may() == ["fire B4", "fire W6"]
    assert now.refusal("fire R4") == "2.2.1 no-provision-there"
    assert now.refusal("fire Y1") == "2.2.1 not-at-sea"
    assert now.refusal("stop") == "2.3.1 choose-a-ship"


@pytest.mark.clause("2.2.1")
def test_no_opposing_card_need_be_there() -> None:
    now = broadside("red, blue").do("fire B4")
    assert now.story("fired", "no-effect") == ["fired", "no-effect"]
    assert now.asked == "B"


@pytest.mark.clause("2.2.1", "2.2.2")
def test_both_dice_are_rolled_at_once_and_used_in_any_order() -> None:
    given = {"B": {"at": {"B4": "meat, beans"}, "hand": "water"}}
    for first, second in (("meat", "beans"), ("beans", "meat")):
        now = broadside("red, green", **given).do("fire B4")
        assert now.events("fired")[0]["first"] == "red"
        assert now.events("fired")[0]["second"] == "green"
        assert now.may() == ["seize beans 2", "seize meat 2", "sink beans 2", "sink meat 2", "spare"]
        now.do(f"sink {first} 2")
        assert now.may() == sorted([f"seize {second} 2", f"sink {second} 2", "spare"])
        now.do(f"sink {second} 2")
        assert (now.side("B", "B4"), now.discards, now.asked) == ("", "beans, meat", "B")


@pytest.mark.clause("2.2.2")
def test_each_die_removes_one_card() -> None:
    now = broadside("black, white", sea=["Y2"], A={"at": {"Y2": "water"}}, B={"at": {"Y2": "2 rum"}, "hand": "water"})
    now.do("fire Y2", "sink rum 2")
    assert (now.side("B", "Y2"), now.asked, now.step) == ("rum", "B", "play-cards")


@pytest.mark.clause("2.2.2", "2.2.91")
def test_equal_dice_remove_two_cards() -> None:
    now = broadside("black, black", sea=["Y2"], A={"at": {"Y2": "water"}}, B={"at": {"Y2": "2 rum"}, "hand": "water"})
    now.do("fire Y2", "seize rum 2")
    assert now.asked == "A"
    now.do("seize rum 2")
    assert (now.side("A", "Y2"), now.side("B", "Y2"), now.asked) == ("water, rum, rum", "", "B")


@pytest.mark.clause("2.2.3")
def test_the_shooter_chooses_whose_card_and_which() -> None:
    given = {"B": {"at": {"B4": "meat*"}, "hand": "water"}, "C": {"at": {"B4": "meat"}}}
    now = broadside("red, white", **given).do("fire B4")
    assert now.may() == ["seize meat 3", "seize meat* 2", "sink meat 3", "sink meat* 2", "spare"]
    now.do("seize meat 3")
    assert (now.side("A", "B4"), now.side("B", "B4"), now.side("C", "B4")) == ("meat, rum", "meat*", "")


@pytest.mark.clause("2.2.3")
def test_the_shooter_may_decline() -> None:
    now = broadside("red, red", B={"at": {"B4": "meat"}, "hand": "water"}).do("fire B4", "spare")
    assert (now.side("B", "B4"), now.discards, now.asked) == ("meat", "", "B")
    assert now.story("fired", "spared") == ["fired", "spared"]


@pytest.mark.clause("2.2.3")
def test_the_shooter_may_decline_the_second_die() -> None:
    now = broadside("red, green", B={"at": {"B4": "meat, beans"}, "hand": "water"}).do(
        "fire B4", "sink meat 2", "spare"
    )
    assert (now.side("B", "B4"), now.discards, now.asked) == ("beans", "meat", "B")


@pytest.mark.clause("2.2.4")
def test_a_removed_card_may_go_to_his_own_side() -> None:
    now = broadside("red, white", B={"at": {"B4": "meat*"}, "hand": "water"}).do("fire B4", "seize meat* 2")
    assert (now.side("A", "B4"), now.discards) == ("rum, meat*", "")
    assert now.events("seized")[0]["victim"] == 2


@pytest.mark.clause("2.2.4")
def test_he_may_discard_it_instead() -> None:
    now = broadside("red, white", B={"at": {"B4": "meat*"}, "hand": "water"}).do("fire B4", "sink meat* 2")
    assert (now.side("A", "B4"), now.discards) == ("rum", "meat*")
    assert now.events("sunk")[0]["victim"] == 2


@pytest.mark.clause("2.2.4")
@pytest.mark.parametrize("own", ["rum, meat", "rum, meat*"])
def test_what_does_not_fit_is_discarded(own: str) -> None:
    now = broadside("red, white", A={"at": {"B4": own}}, B={"at": {"B4": "meat"}, "hand": "water"}).do("fire B4")
    assert now.may() == ["sink meat 2", "spare"]
    assert now.refusal("seize meat 2") == "2.2.4 does-not-fit"


@pytest.mark.clause("2.2.5")
def test_a_die_without_a_card_of_its_colour_does_nothing() -> None:
    now = broadside("blue, red", B={"at": {"B4": "beans"}, "hand": "water"}, C={"at": {"R4": "meat"}}).do("fire B4")
    assert (now.asked, now.side("B", "B4"), now.side("C", "R4")) == ("B", "beans", "meat")
    assert now.story("no-effect") == ["no-effect"]
    now = broadside("green, red", B={"at": {"B4": "beans, rum"}, "hand": "water"}).do("fire B4")
    assert now.refusal("sink rum 2") == "2.2.5 no-die-of-that-colour"
    assert now.refusal("sink meat 2") == "2.2.2 no-such-card-there"
    assert now.refusal("sink beans 3") == "2.2.2 no-such-card-there"
    assert now.refusal("sink beans 4") == "2.2.2 no-such-card-there"
    assert now.refusal("stop") == "2.3.1 use-the-dice"
    assert now.story("no-effect") == []
    sea = ["B4", "Y6", "R4", "W6"]
    now = broadside("green, red", sea=sea, A={"at": {"B4": "rum", "Y6": "beans"}}, B={"at": {"B4": "beans"}})
    assert now.do("fire B4").refusal("sink beans 4") == "2.2.2 no-such-card-there", "there is no fourth player"


@pytest.mark.clause("2.2.6")
def test_his_own_cards_are_safe() -> None:
    now = broadside("black, green", B={"at": {"B4": "beans"}, "hand": "water"}).do("fire B4")
    assert now.refusal("sink rum 1") == "2.2.6 own-cards-are-safe"
    assert now.may() == ["seize beans 2", "sink beans 2", "spare"]
    alone = broadside("black, black").do("fire B4")
    assert (alone.asked, alone.side("A", "B4")) == ("B", "rum")


@pytest.mark.clause("2.2.6")
def test_pirates_are_safe() -> None:
    now = broadside("green, red", B={"at": {"B4": "2 pirate-2, rum, beans"}, "hand": "water"}).do("fire B4")
    assert now.may() == ["seize beans 2", "sink beans 2", "spare"]
    now.do("seize beans 2", "lose pirate-2")
    assert now.side("B", "B4") == "rum, pirate-2"


@pytest.mark.clause("2.2.7")
def test_surplus_pirates_go_by_their_owner_s_choice() -> None:
    now = broadside("red, white", B={"at": {"B4": "rum, meat, pirate-4, pirate-2 up"}, "hand": "water"})
    now.do("fire B4", "sink meat 2")
    assert (now.asked, now.step) == ("B", "surplus")
    assert now.may() == ["lose pirate-2", "lose pirate-4"]
    assert now.refusal("A: lose pirate-2") == "2.3.8 not-asked"
    assert now.refusal("lose pirate-3") == "2.3.8 choose-a-pirate-there"
    now.do("B: lose pirate-2")
    assert (now.side("B", "B4"), now.discards, now.data["turn"]) == ("rum, pirate-4", "meat, pirate-2", 2)


@pytest.mark.clause("2.2.7")
def test_surplus_of_the_same_value_costs_the_one_that_lies_open() -> None:
    now = broadside("red, white", B={"at": {"B4": "rum, meat, pirate-2, pirate-2 up"}, "hand": "water"})
    now.do("fire B4", "sink meat 2")
    assert now.may() == ["lose pirate-2"]
    assert now.do("lose pirate-2").side("B", "B4") == "rum, pirate-2"


@pytest.mark.clause("2.2.7")
def test_a_symbol_card_removed_leaves_no_surplus() -> None:
    now = broadside("red, white", B={"at": {"B4": "rum, meat*, pirate-4"}, "hand": "water"}).do(
        "fire B4", "sink meat* 2"
    )
    assert (now.asked, now.step, now.side("B", "B4")) == ("B", "play-cards", "rum, pirate-4")


@pytest.mark.clause("2.2.7")
def test_surplus_is_settled_after_both_dice_clockwise_from_the_shooter() -> None:
    given = {
        "turn": 2,
        "A": {"at": {"B4": "meat, pirate-2"}},
        "B": {"at": {"B4": "rum"}},
        "C": {"at": {"B4": "beans, pirate-3"}, "hand": "water"},
        "D": {"at": {"B4": "rum, pirate-4"}},
    }
    now = broadside("red, green", players=4, **given).do("fire B4", "sink meat 1")
    assert (now.asked, now.step) == ("B", "removal")
    now.do("sink beans 3")
    assert (now.asked, now.step) == ("C", "surplus")
    now.do("lose pirate-3")
    assert (now.asked, now.step) == ("A", "surplus")
    now.do("lose pirate-2")
    assert (now.asked, now.data["turn"], now.side("D", "B4")) == ("C", 3, "rum, pirate-4")


@pytest.mark.clause("2.2.7")
def test_two_removals_may_cost_two_pirates() -> None:
    now = broadside("red, green", B={"at": {"B4": "meat, beans, pirate-3, pirate-4"}, "hand": "water"})
    now.do("fire B4", "sink meat 2", "sink beans 2", "lose pirate-3")
    assert (now.asked, now.step) == ("B", "surplus")
    assert now.do("lose pirate-4").side("B", "B4") == ""


@pytest.mark.clause("2.2.7", "2.2.3")
def test_sparing_the_second_card_settles_the_first() -> None:
    now = broadside("red, green", B={"at": {"B4": "meat, beans, pirate-3, pirate-4"}, "hand": "water"})
    now.do("fire B4", "sink meat 2", "spare", "lose pirate-3")
    assert (now.side("B", "B4"), now.step) == ("beans, pirate-4", "play-cards")


@pytest.mark.clause("2.3.3", "2.2.1")
def test_broadsides_are_fired_in_the_first_round() -> None:
    now = broadside("red, white", round=1, B={"at": {"B4": "meat"}, "hand": "water"}).do("fire B4", "seize meat 2")
    assert now.side("A", "B4") == "meat, rum"
