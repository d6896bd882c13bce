"""2.3 – Phase 3: boarding ships."""

import pytest

from tests.games.stortebeker.table import boarding, playing

SET = "rum, beans, meat"


@pytest.mark.clause("2.3.1")
@pytest.mark.parametrize(
    ("there", "possible"),
    [("rum, beans, meat", True), ("rum*, beans, meat*", True), ("rum, beans", False), ("rum, beans, pirate-4", False)],
)
def test_all_provisions_are_required(there: str, possible: bool) -> None:
    now = boarding(A={"at": {"B4": there, "Y6": "beans, bananas"}}, B={"hand": "water"})
    assert now.may() == (["board B4", "board Y6", "stop"] if possible else ["board Y6", "stop"])
    assert now.refusal("board B4") == ("allowed" if possible else "2.3.1 provisions-missing")
    assert now.refusal("board Y1") == "2.3.1 not-at-sea"
    assert now.refusal("discard rum") == "2.0.2 board-or-stop"


@pytest.mark.clause("2.3.1")
def test_quantities_count() -> None:
    now = boarding(sea=["G5", "Y6"], A={"at": {"G5": "bread, beans", "Y6": "beans, bananas"}})
    assert now.may("board") == ["board Y6"]


@pytest.mark.clause("2.3.1", "2.0.2")
def test_where_nothing_can_be_boarded_nobody_is_asked() -> None:
    now = boarding(A={"at": {"B4": "rum, beans"}}, B={"hand": "water", "at": {"Y6": "beans, bananas"}})
    assert (now.asked, now.data["turn"], now.story()) == ("B", 2, ["drew", "turn"])


@pytest.mark.clause("2.3.1")
def test_boarding_is_optional() -> None:
    now = boarding(A={"at": {"B4": SET, "Y6": "beans, bananas"}}, B={"hand": "water"}).do("stop")
    assert (now.asked, now.side("A", "B4"), now.story("boarded", "stopped")) == ("B", "beans, meat, rum", ["stopped"])
    assert now.data["boardings_over"] is False, "only for that turn"


@pytest.mark.clause("2.3.1", "2.3.2")
@pytest.mark.parametrize("order", [["B4", "Y6"], ["Y6", "B4"]])
def test_ships_are_boarded_in_any_order_one_after_another(order: list[str]) -> None:
    own = {"B4": SET, "Y6": "beans, bananas"}
    now = boarding(A={"at": own}, B={"at": {"B4": "rum", "Y6": "beans"}, "hand": "water"}, dice=[6, 6, 6, 6])
    now.do(f"board {order[0]}")
    assert now.asked == "B", "the counter-attack comes before the next boarding"
    assert now.refusal(f"A: board {order[1]}") == "2.4.2 not-asked"
    now.do("pass")
    assert now.may() == [f"board {order[1]}", "stop"]
    now.do(f"board {order[1]}", "pass")
    assert now.seat("A")["ships"] == order
    assert now.asked == "B"


@pytest.mark.clause("2.3.1")
def test_one_attempt_per_ship_and_turn() -> None:
    now = boarding(A={"at": {"B4": SET, "Y6": "beans, bananas"}}, dice=[1, 1], colours="white, white").do("board B4")
    assert now.may() == ["board Y6", "stop"]
    assert now.refusal("board B4") == "2.3.1 tried-already"
    assert now.data["tried"] == ["B4"]
    assert [berth["tried"] for berth in now.view("B")["sea"]] == [True, False, False, False]


@pytest.mark.clause("2.3.1")
def test_both_ships_may_be_tried_and_both_again_next_turn() -> None:
    own = {"at": {"B4": SET, "Y6": "beans, bananas"}, "hand": "6 water"}
    now = boarding(A=own, B={"hand": "bread"}, dice=[1, 1, 1, 1], colours="white, white, white, white")
    now.do("board B4", "board Y6")
    assert (now.asked, now.data["tried"]) == ("B", [])
    now.do("discard bread", "discard water", "discard water", "discard water")
    assert now.may() == ["done", "take bread"]
    assert now.do("done").may() == ["board B4", "board Y6", "stop"]


@pytest.mark.clause("2.3.3")
@pytest.mark.parametrize("turn", [1, 2])
def test_nobody_boards_in_the_first_round(turn: int) -> None:
    side = {"at": {"B4": SET}, "hand": "4 water"}
    first = boarding(turn=turn, round=1, A=side, B={"at": {"B4": SET}, "hand": "4 bread"})
    assert first.step == "play-cards", "the phase is passed over"
    assert first.data["turn"] != turn
    second = boarding(turn=turn, round=2, A=side, B={"at": {"B4": SET}, "hand": "4 bread"})
    assert (second.step, second.data["turn"]) == ("boarding", turn)


@pytest.mark.clause("2.3.3")
def test_the_first_round_ends_when_the_first_player_s_turn_comes_again() -> None:
    own = {"at": {"B4": SET}}
    now = playing("6 water", round=1, A=own, B={"hand": "bread", "at": {"B4": SET}}).do(*["discard water"] * 3)
    assert (now.asked, now.data["round"]) == ("B", 1)
    now.do("discard bread")
    assert (now.asked, now.data["round"]) == ("A", 2)
    now.do(*["discard water"] * 3, "done")
    assert now.may() == ["board B4", "stop"]


@pytest.mark.clause("2.3.4", "5.1.3")
def test_his_pirates_there_are_turned_up() -> None:
    own = {"at": {"B4": f"{SET}, pirate-4, pirate-2", "R4": "rum, pirate-3"}}
    now = boarding(A=own, B={"at": {"B4": "rum, pirate-2"}}, dice=[1, 1]).do("board B4")
    assert now.side("A", "B4") == "beans, meat, rum, pirate-2 up, pirate-4 up"
    assert now.side("A", "R4") == "rum, pirate-3", "not those at another ship"
    assert now.side("B", "B4") == "rum, pirate-2", "not those of others"
    assert now.events("revealed")[0]["cards"] == ["pirate-2", "pirate-4"]
    assert now.view("B")["sea"][0]["sides"][0]["face_up"] == ["pirate-2", "pirate-4"]
    assert now.view("B")["sea"][0]["sides"][0]["face_down"] == 0


@pytest.mark.clause("2.3.4")
def test_without_hidden_pirates_nothing_is_revealed() -> None:
    now = boarding(A={"at": {"B4": f"{SET}, pirate-2 up"}}, B={"hand": "water"}, dice=[4, 4]).do("board B4")
    assert now.story("revealed") == []
    assert now.events("boarded")[0]["total"] == 10


@pytest.mark.clause("2.3.5")
@pytest.mark.parametrize(
    ("there", "pirates"),
    [
        (SET, 0),
        ("rum*, beans, meat", 1),
        (f"{SET}, pirate-4", 4),
        (f"{SET}, pirate-2, pirate-3 up", 5),
        ("rum*, beans, meat*, pirate-3", 5),
        (f"{SET}, pirate-2, pirate-3, pirate-4", 9),
    ],
)
def test_dice_and_pirates_are_added(there: str, pirates: int) -> None:
    given = {"A": {"at": {"B4": there, "R4": "bread*, rum, pirate-4"}}, "B": {"at": {"B4": "rum, pirate-3"}}}
    roll = boarding(dice=[6, 3], **given).do("board B4").events("boarded")[0]
    assert (roll["first"], roll["second"], roll["pirates"], roll["total"]) == (6, 3, pirates, 9 + pirates)


@pytest.mark.clause("2.3.6")
@pytest.mark.parametrize(("dice", "success"), [([3, 4], False), ([4, 4], True), ([4, 5], True), ([1, 1], False)])
def test_the_strength_must_be_reached(dice: list[int], success: bool) -> None:
    now = boarding(A={"at": {"B4": SET}}, B={"hand": "water"}, dice=dice, colours="white" if not success else "")
    story = now.do("board B4").story("succeeded", "failed", "losses", "captured")
    assert story == (["succeeded", "captured"] if success else ["failed", "losses"])
    assert now.seat("A")["score"] == (5 if success else 0)


@pytest.mark.clause("2.3.7")
@pytest.mark.parametrize(
    ("colours", "left", "lost"),
    [
        ("black, green", "meat", "beans, rum"),
        ("red, red", "beans, rum", "meat"),
        ("blue, yellow", "beans, meat, rum", ""),
        ("white, black", "beans, meat", "rum"),
    ],
)
def test_each_colour_costs_a_provision(colours: str, left: str, lost: str) -> None:
    given = {"A": {"at": {"B4": SET, "R4": "rum, meat"}}, "B": {"at": {"B4": "rum, meat"}, "hand": "water"}}
    now = boarding(dice=[1, 2], colours=colours, **given).do("board B4")
    assert (now.side("A", "B4"), now.discards) == (left, lost)
    assert (now.side("A", "R4"), now.side("B", "B4")) == ("meat, rum", "meat, rum"), "at that ship, and only his"
    assert sorted(event["card"] for event in now.events("lost")) == ([*lost.split(", ")] if lost else [])


@pytest.mark.clause("2.3.7")
def test_equal_dice_can_cost_two_cards() -> None:
    given = {"A": {"at": {"G5": "2 bread, beans"}}, "B": {"hand": "water"}}
    now = boarding(sea=["G5"], dice=[1, 2], colours="white, white", **given).do("board G5")
    assert (now.side("A", "G5"), now.discards) == ("beans", "bread, bread")


@pytest.mark.clause("2.3.7")
@pytest.mark.parametrize(("card", "left"), [("bread", "beans, bread*"), ("bread*", "beans, bread")])
def test_he_chooses_between_plain_and_symbol(card: str, left: str) -> None:
    given = {"A": {"at": {"G5": "bread, bread*, beans"}}, "B": {"hand": "water"}}
    now = boarding(sea=["G5"], dice=[1, 2], colours="white, blue", **given).do("board G5")
    assert (now.asked, now.step, now.may()) == ("A", "losses", ["lose bread", "lose bread*"])
    assert now.refusal("lose beans") == "2.3.7 plain-or-symbol"
    assert now.do(f"lose {card}").side("A", "G5") == left
    assert (now.discards, now.asked) == (card, "B")


@pytest.mark.clause("2.3.7")
@pytest.mark.parametrize(("card", "left"), [("water", "beans, water*"), ("water*", "water, beans")])
def test_a_die_is_used_up_whichever_card_it_costs(card: str, left: str) -> None:
    """Y5 shows two waters and one beans."""
    given = {"A": {"at": {"Y5": "water, water*, beans"}}, "B": {"hand": "rum"}}
    now = boarding(sea=["Y5"], dice=[1, 2], colours="blue, black", **given).do("board Y5", f"lose {card}")
    assert (now.side("A", "Y5"), now.discards, now.asked) == (left, card, "B")


@pytest.mark.clause("2.3.7")
def test_a_choice_and_a_certain_loss() -> None:
    given = {"A": {"at": {"G5": "bread, bread*, beans"}}, "B": {"hand": "water"}}
    now = boarding(sea=["G5"], dice=[1, 2], colours="white, green", **given).do("board G5")
    assert (now.side("A", "G5"), now.may()) == ("bread, bread*", ["lose bread", "lose bread*"])
    assert now.do("lose bread*").side("A", "G5") == "bread"


@pytest.mark.clause("2.3.7")
def test_a_choice_with_equal_dice_costs_both() -> None:
    given = {"A": {"at": {"G5": "bread, bread*, beans"}}, "B": {"hand": "water"}}
    now = boarding(sea=["G5"], dice=[1, 2], colours="white, white", **given).do("board G5", "lose bread*")
    assert (now.side("A", "G5"), now.discards, now.asked) == ("beans", "bread, bread*", "B")


@pytest.mark.clause("2.3.7")
def test_two_choices_one_after_the_other() -> None:
    """Y2 shows one water, two breads and two rums."""
    given = {"A": {"at": {"Y2": "water, bread, bread*, rum, rum*"}}, "B": {"hand": "water"}}
    now = boarding(sea=["Y2"], dice=[1, 2], colours="black, white", **given).do("board Y2")
    assert now.may() == ["lose bread", "lose bread*"]
    now.do("lose bread")
    assert now.may() == ["lose rum", "lose rum*"]
    assert now.do("lose rum").side("A", "Y2") == "water, bread*, rum*"


@pytest.mark.clause("2.3.7")
def test_a_symbol_card_is_lost_where_there_is_no_plain_one() -> None:
    now = boarding(A={"at": {"B4": "rum*, beans, meat"}}, B={"hand": "water"}, dice=[1, 2], colours="black, blue")
    assert now.do("board B4").side("A", "B4") == "beans, meat"
    assert now.discards == "rum*"


@pytest.mark.clause("2.3.8")
def test_pirates_he_keeps_stay_face_up_and_new_ones_lie_face_down() -> None:
    own = {"at": {"B4": f"{SET}, pirate-2"}, "hand": "3 pirate-3"}
    now = boarding(A=own, B={"hand": "bread"}, dice=[1, 2], colours="white, white").do("board B4")
    assert now.side("A", "B4") == "beans, meat, rum, pirate-2 up"
    now.do("discard bread", "place pirate-3 B4")
    assert now.side("A", "B4") == "beans, meat, rum, pirate-3, pirate-2 up"
    assert now.view("B")["sea"][0]["sides"][0]["face_down"] == 1
    assert now.view("B")["sea"][0]["sides"][0]["face_up"] == ["pirate-2"]


@pytest.mark.clause("2.3.8")
@pytest.mark.parametrize(
    ("there", "colours", "asked"),
    [
        ("rum, beans, meat, pirate-2, pirate-2", "black, white", 0),
        ("rum, beans, meat, pirate-2, pirate-2", "black, green", 1),
        ("rum, beans, meat*, pirate-2", "red, white", 0),
        ("rum, beans, meat*, pirate-2", "black, white", 0),
        ("rum, beans, meat*, pirate-2", "black, green", 1),
    ],
)
def test_surplus_pirates_are_lost(there: str, colours: str, asked: int) -> None:
    """Plain provisions support pirate cards; a card with a symbol supports itself."""
    now = boarding(sea=["B4"], A={"at": {"B4": there}}, B={"hand": "water"}, dice=[1, 1], colours=colours)
    now.do("board B4")
    assert (now.step == "surplus") == bool(asked)
    for _ in range(asked):
        assert now.asked == "A"
        now.do("lose pirate-2")
    assert (now.asked, now.step) == ("B", "play-cards")


@pytest.mark.clause("2.3.8")
def test_he_chooses_the_surplus_pirates_after_both_dice() -> None:
    """Y1 (strength 12) shows two waters and one of beans, meat, rum and bananas."""
    own = {"at": {"Y1": "2 water*, beans*, bananas*, meat, rum, pirate-2, pirate-3"}}
    for colours, left in (("red, white", "rum"), ("red, black", "")):
        now = boarding(sea=["Y1"], A=own, B={"hand": "water"}, dice=[1, 1], colours=colours).do("board Y1")
        assert (now.step, now.may()) == ("surplus", ["lose pirate-2", "lose pirate-3"])
        assert now.refusal("lose pirate-4") == "2.3.8 choose-a-pirate-there"
        now.do("lose pirate-2")
        if not left:
            assert now.may() == ["lose pirate-3"]
            now.do("lose pirate-3")
        assert now.side("A", "Y1").endswith("pirate-3 up") == bool(left)
        assert now.asked == "B"


@pytest.mark.clause("2.3.9", "2.4.1")
def test_a_success_gives_the_ship_and_its_value() -> None:
    now = boarding(A={"at": {"B4": SET}, "score": 4}, B={"hand": "water"}, dice=[4, 4]).do("board B4")
    assert (now.seat("A")["ships"], now.seat("A")["score"]) == (["B4"], 9)


@pytest.mark.clause("2.3.9")
def test_a_failure_gives_nothing_and_leaves_the_ship() -> None:
    now = boarding(A={"at": {"B4": SET}}, B={"hand": "water"}, dice=[1, 1], colours="white, white").do("board B4")
    assert (now.seat("A")["ships"], now.seat("A")["score"]) == ([], 0)
    assert now.data["sea"] == ["B4", "Y6", "R4", "W6"]
