"""4 – The variants."""

import pytest

from tests.games.stortebeker.table import boarding, new_game, table

SET = "rum, beans, meat"
TWO = {"at": {"B4": SET, "Y6": "beans, bananas"}, "hand": "6 water"}


@pytest.mark.clause("4.1.1")
@pytest.mark.parametrize(
    ("ships", "bonus"),
    [
        (["Y1", "Y2"], 0),
        (["Y1", "Y2", "Y3"], 9),
        (["Y2", "Y3", "Y1"], 9),
        (["Y4", "Y5", "Y6", "Y3"], 5),
        (["Y1", "Y2", "R1", "R2", "B1", "B2"], 0),
        (["Y4", "Y5", "Y6", "R2", "R3", "R4"], 5 + 6),
        (["R1", "Y4", "Y5", "Y6"], 5),
    ],
)
def test_the_best_of_three_ships_of_a_colour_counts_once_more(ships: list[str], bonus: int) -> None:
    given = {"step": "draw", "turn": 2, "last_round": True, "rear_guard": [], "A": {"ships": ships, "score": 30}}
    for variant in (True, False):
        outcome = table(options={"bonus": variant}, **given).state.outcome
        assert outcome is not None
        assert outcome.scores == [30 + bonus * variant, 0]


@pytest.mark.clause("4.1.1")
def test_the_bonus_decides_who_wins_and_is_scored_only_at_the_end() -> None:
    given = {"A": {"ships": ["Y4", "Y5", "Y6"]}, "B": {"score": 13, "ships": ["R1"]}, "rear_guard": []}
    now = table(step="draw", turn=2, options={"bonus": True}, **given)
    assert (now.seat("A")["score"], now.state.outcome) == (12, None)
    over = table(step="draw", turn=2, last_round=True, options={"bonus": True}, **given)
    assert over.state.outcome is not None
    assert (over.state.outcome.winners, over.seat("A")["score"]) == ([0], 17)
    assert over.events("bonus") == [
        {"event": "bonus", "clause": "4.1.1", "seat": 1, "best": "Y4", "value": 5},
    ]


@pytest.mark.clause("4.2.1")
@pytest.mark.parametrize(("players", "tiles"), [(2, 12), (3, 15), (4, 18)])
def test_three_tiles_of_the_rear_guard_are_visible(players: int, tiles: int) -> None:
    now = new_game(players, open_row=True)
    assert (len(now.data["rear_guard"]), now.data["rear_guard_hidden"]) == (3, tiles - 3)
    assert [ship["id"] for ship in now.view()["rear_guard"]["visible"]] == now.data["rear_guard"]


@pytest.mark.clause("4.2.1")
def test_they_come_to_sea_in_their_order() -> None:
    given = {"options": {"open_row": True}, "rear_guard": ["G3", "G1", "G2"], "A": TWO, "B": {"hand": "rum"}}
    now = boarding(dice=[6, 6, 6, 6], ships="R1, R2", **given).do("board Y6", "board B4")
    assert now.data["sea"] == ["G3", "G1", "R4", "W6"]
    assert now.data["rear_guard"] == ["G2", "R1", "R2"]


@pytest.mark.clause("4.2.1", "3.1.1")
def test_the_row_runs_out_before_the_end_is_near() -> None:
    given = {"options": {"open_row": True}, "rear_guard": ["G3", "G1"], "A": TWO, "B": {"hand": "rum"}}
    now = boarding(dice=[6, 6], **given).do("board Y6", "stop")
    assert (now.data["rear_guard"], now.story("last-tile", "last-round")) == (["G1"], [])
    now = boarding(dice=[6, 6, 6, 6], **given).do("board Y6", "board B4")
    assert (now.data["rear_guard"], now.story("last-tile", "last-round")) == ([], ["last-tile"])


@pytest.mark.clause("4.3.1")
@pytest.mark.parametrize("variant", [True, False])
def test_a_failure_ends_boarding(variant: bool) -> None:
    given = {"options": {"failure_ends_boarding": variant}, "A": TWO, "B": {"hand": "rum"}}
    now = boarding(dice=[1, 1], colours="black, white", **given).do("board B4")
    assert now.asked == ("B" if variant else "A")
    assert now.story("failure-ends") == (["failure-ends"] if variant else [])
    assert now.side("A", "B4") == "beans, meat", "the losses are suffered all the same"
    assert now.held("A") == 6


@pytest.mark.clause("4.3.1")
def test_a_success_before_the_failure_counts_and_the_sea_is_refilled() -> None:
    given = {"options": {"failure_ends_boarding": True}, "A": TWO, "B": {"hand": "rum"}}
    now = boarding(dice=[6, 6, 1, 1], colours="white, white", **given).do("board Y6")
    assert now.may() == ["board B4", "stop"], "a success does not end it"
    now.do("board B4")
    assert (now.data["sea"], now.asked) == (["B4", "G1", "R4", "W6"], "B")


@pytest.mark.clause("4.3.1")
def test_it_ends_boarding_for_that_turn_only() -> None:
    given = {"options": {"failure_ends_boarding": True}, "A": TWO, "B": {"hand": "rum"}}
    now = boarding(dice=[1, 1], colours="white, white", **given).do("board B4", "discard rum")
    assert now.asked == "A"
    now.do(*["discard water"] * 3, "done")
    assert now.may() == ["board B4", "board Y6", "stop"]


@pytest.mark.clause("4.4.1")
@pytest.mark.parametrize(
    ("variant", "roll", "asked"), [(True, 5, "B"), (False, 5, "A"), (True, 3, "A"), (True, 4, "A")]
)
def test_a_successful_counter_attack_ends_boarding(variant: bool, roll: int, asked: str) -> None:
    """B4 is boarded with 8: a counter-attack of 10 takes it, one of 6 or 8 does not."""
    given = {"options": {"counter_ends_boarding": variant}, "A": TWO, "B": {"at": {"B4": SET}, "hand": "rum"}}
    now = boarding(dice=[4, 4, roll, roll], **given).do("board B4", "counter")
    assert now.asked == asked
    assert now.story("counter-ends") == (["counter-ends"] if variant and roll == 5 else [])


@pytest.mark.clause("4.3.1", "4.4.1")
def test_the_two_variants_are_told_apart() -> None:
    given = {"options": {"counter_ends_boarding": True}, "A": TWO, "B": {"hand": "rum"}}
    assert boarding(dice=[1, 1], colours="white, white", **given).do("board B4").asked == "A"
    given = {"options": {"failure_ends_boarding": True}, "A": TWO, "B": {"at": {"B4": SET}, "hand": "rum"}}
    assert boarding(dice=[4, 4, 5, 5], **given).do("board B4", "counter").asked == "A"


@pytest.mark.clause("4.5.1")
@pytest.mark.parametrize(
    ("players", "variant", "ships"), [(2, True, 3), (2, False, 4), (3, True, 4), (4, True, 4), (3, False, 4)]
)
def test_three_ships_at_sea_for_two(players: int, variant: bool, ships: int) -> None:
    now = new_game(players, three_ships=variant)
    assert len(now.data["sea"]) == len(now.view()["sea"]) == ships
    assert 1 + now.data["rear_guard_hidden"] == {2: 12, 3: 15, 4: 18}[players]


@pytest.mark.clause("4.5.1", "3.1.2")
def test_with_three_ships_the_end_comes_in_the_same_way() -> None:
    given = {"options": {"three_ships": True}, "sea": ["B4", "Y6", "R4"], "A": TWO, "B": {"hand": "rum"}}
    now = boarding(**{**given, "rear_guard": ["G1"], "rear_guard_hidden": 0}, dice=[6, 6]).do("board B4", "stop")
    assert (now.data["sea"], now.data["last_round"]) == (["G1", "Y6", "R4"], False)
    now = boarding(**{**given, "rear_guard": []}, dice=[6, 6]).do("board B4", "stop")
    assert (now.data["sea"], now.data["last_round"]) == (["none", "Y6", "R4"], True)


@pytest.mark.clause("4.1.1", "4.2.1", "4.3.1", "4.4.1", "4.5.1", "2.4.9")
def test_everybody_sees_which_variants_are_in_use() -> None:
    off = {
        "bonus": False,
        "open_row": False,
        "failure_ends_boarding": False,
        "counter_ends_boarding": False,
        "three_ships": False,
        "tie_from": "boarder",
    }
    assert new_game(2).view()["options"] == off
    for name in off:
        value = "starter" if name == "tie_from" else True
        assert new_game(2, **{name: value}).view()["options"] == {**off, name: value}
