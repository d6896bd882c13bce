"""2.4 – Phase 4: counter-attacks."""

from typing import Any

import pytest

from flibuste.rulebook.why import why_not
from flibuste.words import Words
from tests.games.stortebeker.table import Table, boarding

SET = "rum, beans, meat"


def boarded(players: Any = 3, dice: Any = (), **given: Any) -> Table:
    """A has boarded B4 (beans, meat, rum; strength 8) with a total of 8."""
    now = boarding(players=players, dice=[4, 4, *dice], **{"A": {"at": {"B4": SET}}, **given})
    return now.do("board B4")


@pytest.mark.clause("2.4.1")
def test_only_after_a_success() -> None:
    now = boarding(A={"at": {"B4": SET}}, B={"at": {"B4": SET}, "hand": "water"}, dice=[3, 4], colours="white, white")
    now.do("board B4")
    assert (now.asked, now.step, now.data["turn"]) == ("B", "play-cards", 2)
    assert boarded(B={"at": {"B4": SET}}).step == "counter-attack"


@pytest.mark.clause("2.4.2", "5.1.2")
@pytest.mark.parametrize("there", ["rum", "rum, pirate-2", "rum*", SET])
def test_every_other_player_with_cards_there_is_asked(there: str) -> None:
    now = boarded(B={"at": {"B4": there}})
    assert (now.asked, now.step) == ("B", "counter-attack")
    assert now.refusal("board B4") == "2.3.1 counter-or-pass"
    assert now.refusal("A: counter") == "2.4.2 not-asked"


@pytest.mark.clause("2.4.2")
def test_whoever_has_no_card_there_is_not_asked() -> None:
    now = boarded(B={"at": {"R4": "rum"}, "hand": SET})
    assert (now.seat("A")["ships"], now.asked) == (["B4"], "B")
    assert now.story("declined", "countered") == []


@pytest.mark.clause("5.1.2")
def test_he_is_asked_also_when_he_cannot() -> None:
    now = boarded(B={"at": {"B4": "rum"}, "hand": "water"})
    assert (now.asked, now.may()) == ("B", ["pass"])
    now.do("pass")
    assert now.events("declined")[0]["seat"] == 2


@pytest.mark.clause("2.4.3")
@pytest.mark.parametrize(("turn", "order"), [(1, "BCD"), (2, "CDA"), (3, "DAB"), (4, "ABC")])
def test_they_are_asked_clockwise(turn: int, order: str) -> None:
    sides = {letter: {"at": {"B4": "rum"}} for letter in "ABCD"}
    sides["ABCD"[turn - 1]] = {"at": {"B4": SET}}
    now = boarding(players=4, turn=turn, dice=[4, 4], **sides).do("board B4")
    asked = ""
    while now.step == "counter-attack":
        asked += now.asked
        now.do("pass")
    assert asked == order


@pytest.mark.clause("2.4.3")
def test_each_rolls_before_the_next_is_asked() -> None:
    now = boarded(dice=[6, 3], B={"at": {"B4": SET}}, C={"at": {"B4": SET}}).do("B: counter")
    assert now.asked == "C"
    assert now.events("countered")[0]["total"] == 9
    contest = now.view("C")["stack"][-2]
    assert (contest["best"], contest["leader"]) == (9, 2)
    rolls = now.view("C")["contest"]["rolls"]
    assert [(roll["seat"], roll["dice"], roll["total"]) for roll in rolls] == [(1, [4, 4], 8), (2, [6, 3], 9)]


@pytest.mark.clause("2.4.4", "2.4.5")
@pytest.mark.parametrize(
    ("there", "hand", "ways"),
    [
        (SET, "rum, beans", ["counter"]),
        ("rum, beans", "meat, water", ["counter meat"]),
        ("rum", "meat, beans", ["counter beans meat"]),
        ("rum", "meat, bread, bananas", []),
        ("rum", "2 meat", []),
        ("rum*, beans", "", []),
    ],
)
def test_what_is_missing_is_added_from_the_hand(there: str, hand: str, ways: list[str]) -> None:
    assert boarded(B={"at": {"B4": there}, "hand": hand}).may() == [*ways, "pass"]


@pytest.mark.clause("2.4.4")
@pytest.mark.parametrize(("there", "possible"), [("water", False), ("water, bread", True), ("water, bread, rum", True)])
def test_up_to_three_are_added(there: str, possible: bool) -> None:
    """W1 shows five different provisions."""
    all_five = "water, bread, meat, rum, bananas"
    given = {"A": {"at": {"W1": all_five}}, "B": {"at": {"W1": there}, "hand": all_five}}
    now = boarding(players=2, sea=["W1"], dice=[5, 5], **given).do("board W1")
    assert bool(now.may("counter")) == possible
    if not possible:
        assert now.refusal("counter bread meat rum") == "2.4.5 more-than-three-missing"
    elif there == "water, bread":
        assert now.refusal("counter meat rum") == "2.4.5 set-not-complete"


@pytest.mark.clause("2.4.4", "2.4.5")
@pytest.mark.parametrize("missing", ["water", "beans", "bananas"])
def test_every_kind_of_provision_can_be_added(missing: str) -> None:
    """Y1 shows two waters, and one of beans, meat, rum and bananas."""
    everything = "2 water, beans, meat, rum, bananas"
    there = {"water": "water, beans, meat, rum, bananas"}.get(missing, everything.replace(f", {missing}", ""))
    given = {"A": {"at": {"Y1": everything}}, "B": {"at": {"Y1": there}, "hand": missing}}
    now = boarding(sea=["Y1"], dice=[6, 6], **given).do("board Y1")
    assert now.may() == [f"counter {missing}", "pass"]


@pytest.mark.clause("2.4.4")
def test_only_what_is_missing_is_added() -> None:
    now = boarded(B={"at": {"B4": "rum, beans"}, "hand": "meat, rum, beans, water"})
    assert now.refusal("counter meat rum") == "2.4.4 only-what-is-missing"
    assert now.refusal("counter water meat") == "2.4.4 only-what-is-missing"
    assert now.refusal("counter meat*") == "2.4.4 not-in-hand"
    assert boarded(B={"at": {"B4": SET}, "hand": "rum"}).refusal("counter rum") == "2.4.4 only-what-is-missing"


@pytest.mark.clause("2.4.4")
def test_whoever_declines_adds_nothing() -> None:
    now = boarded(B={"at": {"B4": "rum, beans"}, "hand": "meat"}).do("pass")
    assert (now.hand("B"), now.discards) == ("meat", "beans, beans, meat, rum, rum")


@pytest.mark.clause("2.4.4", "2.1.6")
def test_quantities_are_completed_too() -> None:
    """G5 shows one beans and two breads."""
    given = {"A": {"at": {"G5": "beans, 2 bread"}}, "B": {"at": {"G5": "bread"}, "hand": "2 bread, beans"}}
    now = boarding(sea=["G5"], dice=[5, 5], **given).do("board G5")
    assert now.may() == ["counter beans bread", "pass"]
    assert now.refusal("counter beans") == "2.4.5 set-not-complete"
    assert now.refusal("counter beans 2 bread") == "2.4.4 only-what-is-missing"


@pytest.mark.clause("2.4.5")
def test_the_set_must_be_complete() -> None:
    now = boarded(B={"at": {"B4": "rum"}, "hand": "meat, beans"})
    assert now.refusal("counter") == "2.4.5 set-not-complete"
    assert now.refusal("counter beans") == "2.4.5 set-not-complete"
    assert now.refusal("counter beans meat") == "allowed"


@pytest.mark.clause("2.4.6")
def test_added_provisions_may_carry_symbols() -> None:
    now = boarded(dice=[1, 1], B={"at": {"B4": "rum, beans"}, "hand": "meat, meat*"})
    assert now.may() == ["counter meat", "counter meat*", "pass"]
    now.do("counter meat*")
    assert now.events("countered")[0]["pirates"] == 1
    assert now.events("added")[0]["cards"] == ["meat*"]
    assert now.hand("B") == "meat"


@pytest.mark.clause("2.4.6")
def test_every_mix_of_plain_and_symbol_cards() -> None:
    """G5 shows one beans and two breads."""
    sides: dict[str, Any] = {
        "A": {"at": {"G5": "beans, 2 bread"}},
        "B": {"at": {"G5": "beans"}, "hand": "2 bread, 2 bread*"},
    }
    now = boarding(sea=["G5"], dice=[5, 5], **sides).do("board G5")
    assert now.may("counter") == ["counter bread bread", "counter bread bread*", "counter bread* bread*"]
    sides["B"]["hand"] = "bread, bread*"
    now = boarding(sea=["G5"], dice=[5, 5], **sides).do("board G5")
    assert now.may("counter") == ["counter bread bread*"]


@pytest.mark.clause("2.4.6")
def test_pirate_cards_are_not_added() -> None:
    now = boarded(B={"at": {"B4": "rum, beans"}, "hand": "meat, pirate-4"})
    assert now.may() == ["counter meat", "pass"]
    assert now.refusal("counter meat pirate-4") == "2.4.6 no-pirate-cards"


@pytest.mark.clause("2.4.7", "2.3.4")
def test_the_counter_attacker_s_total() -> None:
    sides = {"B": {"at": {"B4": "rum, beans, pirate-4, pirate-2 up", "R4": "rum, pirate-3"}, "hand": "meat*"}}
    now = boarded(dice=[2, 5], **sides, C={"at": {"B4": "rum, pirate-2"}}).do("counter meat*")
    roll = now.events("countered")[0]
    assert (roll["first"], roll["second"], roll["pirates"], roll["total"]) == (2, 5, 7, 14)
    assert now.events("revealed") == [
        {"event": "revealed", "clause": "2.3.4", "seat": 2, "cards": ["pirate-4"], "ship": "B4"}
    ]
    assert now.side("B", "R4") == "rum, pirate-3"


@pytest.mark.clause("2.4.8", "2.3.9")
@pytest.mark.parametrize(
    ("b", "c", "winner"),
    [([1, 1], [1, 2], "A"), ([4, 5], [4, 4], "B"), ([4, 5], [5, 5], "C"), ([6, 6], [5, 5], "B"), ([4, 4], [4, 4], "A")],
)
def test_the_highest_total_takes_the_ship_alone(b: list[int], c: list[int], winner: str) -> None:
    now = boarded(dice=[*b, *c], B={"at": {"B4": SET}}, C={"at": {"B4": SET}}).do("B: counter", "C: counter")
    assert [letter for letter in "ABC" if now.seat(letter)["ships"] == ["B4"]] == [winner]
    assert [now.seat(letter)["score"] for letter in "ABC"] == [5 * (letter == winner) for letter in "ABC"]


@pytest.mark.clause("2.4.8")
def test_the_ship_is_taken_only_when_all_have_had_their_chance() -> None:
    now = boarded(dice=[6, 6], B={"at": {"B4": SET}}, C={"at": {"B4": SET}}).do("B: counter")
    assert now.story("captured") == []
    now.do("C: pass")
    assert now.events("captured")[0]["seat"] == 2


@pytest.mark.clause("2.4.8")
def test_a_counter_attack_below_the_boarder_s_total_loses_whatever_the_strength() -> None:
    now = boarding(players=2, dice=[6, 6, 5, 5], A={"at": {"B4": SET}}, B={"at": {"B4": SET}}).do("board B4", "counter")
    assert now.seat("A")["ships"] == ["B4"]


@pytest.mark.clause("2.4.9")
@pytest.mark.parametrize(
    ("tie_from", "first", "winner"),
    [("boarder", 1, "D"), ("boarder", 4, "D"), ("starter", 1, "A"), ("starter", 2, "D"), ("starter", 4, "D")],
)
def test_ties_among_counter_attackers(tie_from: str, first: int, winner: str) -> None:
    """C boards with 8; D and A counter-attack with 10."""
    sides = {letter: {"at": {"B4": SET}} for letter in "ACD"}
    given = {"players": 4, "turn": 3, "first": first, "options": {"tie_from": tie_from}}
    now = boarding(**given, dice=[4, 4, 5, 5, 4, 6], **sides).do("board B4", "D: counter", "A: counter")
    assert [letter for letter in "ABCD" if now.seat(letter)["ships"]] == [winner]


@pytest.mark.clause("2.4.9")
@pytest.mark.parametrize(
    ("tie_from", "first", "winner"),
    [("boarder", 1, "C"), ("starter", 1, "A"), ("starter", 2, "C"), ("starter", 3, "C"), ("starter", 4, "A")],
)
def test_ties_with_the_boarder(tie_from: str, first: int, winner: str) -> None:
    sides = {letter: {"at": {"B4": SET}} for letter in "AC"}
    given = {"players": 4, "turn": 3, "first": first, "options": {"tie_from": tie_from}}
    now = boarding(**given, dice=[5, 5, 4, 6], **sides).do("board B4", "A: counter")
    assert [letter for letter in "ABCD" if now.seat(letter)["ships"]] == [winner]


@pytest.mark.clause("2.4.10", "2.5.2")
@pytest.mark.parametrize("dice", [[1, 1], [6, 6]])
def test_cards_used_are_discarded_and_none_drawn(dice: list[int]) -> None:
    sides = {"B": {"at": {"B4": "rum, beans, pirate-2"}, "hand": "meat*, water"}}
    now = boarded(players=2, dice=dice, **sides).do("counter meat*")
    assert (now.asked, now.hand("B"), now.side("B", "B4")) == ("B", "water", "")
    assert now.discards == "beans, beans, meat, rum, rum, meat*, pirate-2"
    assert [event["seat"] for event in now.events("drew")] == [1]


@pytest.mark.clause("2.4.4", "2.4.5")
@pytest.mark.parametrize(
    ("hand", "words"),
    [("beans, water", "You do not have rum."), ("rum, water", "You do not have beans.")],
)
def test_whoever_can_only_pass_is_told_what_he_lacks(hand: str, words: str) -> None:
    now = boarded(B={"at": {"B4": "meat"}, "hand": hand})
    assert now.may() == ["pass"]
    nearest = why_not(now.game, now.state, 1, [])[0]
    assert nearest.action.notation == "counter beans rum"
    assert Words(now.game).refusal(nearest.refusal) == words
