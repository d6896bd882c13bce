"""2.6 – Phase 6: drawing cards."""

import pytest

from flibuste.engine.chance import Fast
from tests.games.stortebeker.table import playing, table


@pytest.mark.clause("2.6.1", "2.1.14")
def test_cards_lying_open_are_taken_up_first() -> None:
    now = table(step="draw", A={"hand": "3 rum", "open": "meat*, bread"}, B={"hand": "water"}, draws="beans")
    assert (now.hand("A"), now.seat("A")["open"]) == ("beans, bread, rum, rum, rum, meat*", "")
    assert now.story() == ["took-up", "drew", "turn"]
    assert now.events("took-up")[0]["cards"] == ["bread", "meat*"]


@pytest.mark.clause("2.6.1")
def test_only_his_own_open_cards() -> None:
    now = table(step="draw", A={"hand": "3 rum"}, B={"hand": "water", "open": "meat*"})
    assert (now.seat("B")["open"], now.held("A")) == ("meat*", 6)
    assert now.story() == ["drew", "turn"]


@pytest.mark.clause("2.6.2")
@pytest.mark.parametrize("held", range(7))
def test_he_draws_until_he_has_six(held: int) -> None:
    now = table(step="draw", A={"hand": f"{held} water"}, B={"hand": "rum"})
    assert (now.held("A"), now.held("B")) == (6, 1)
    assert [event["count"] for event in now.events("drew")] == ([6 - held] if held < 6 else [])
    assert len(now.data["draw_pile"]) == 66 - 7


@pytest.mark.clause("2.6.2")
def test_whoever_has_more_than_six_draws_none() -> None:
    now = table(step="draw", A={"hand": "6 water", "open": "rum"}, B={"hand": "rum"})
    assert now.held("A") == 7


@pytest.mark.clause("2.6.2", "5.1.3")
def test_others_see_how_many_were_drawn_and_not_which() -> None:
    now = table(step="draw", A={"hand": "4 water"}, B={"hand": "rum"}, draws="meat*, pirate-4")
    assert now.state.journal is not None
    event = now.state.journal.events[0]
    assert now.game.describe(event, 0)["cards"] == ["meat*", "pirate-4"]
    for reader in (1, -1):
        told = now.game.describe(event, reader)
        assert (told["count"], told.get("cards"), told["hidden"]) == (2, None, True)


@pytest.mark.clause("2.6.3")
def test_an_empty_draw_pile_is_made_of_the_discards_when_a_card_is_needed() -> None:
    now = table(step="draw", draw_pile="2 rum", discard_pile="bread, meat", A={"hand": "4 water"}, B={"hand": "rum"})
    assert now.data["draw_pile"] == []
    assert (now.discards, now.story()) == ("bread, meat", ["drew", "turn"]), "not before it is needed"
    now = table(step="draw", draw_pile="rum", discard_pile="bread, meat", A={"hand": "4 water"}, B={"hand": "rum"})
    assert (len(now.data["draw_pile"]), now.discards) == (1, "")
    assert now.events("reshuffled")[0]["count"] == 2


@pytest.mark.clause("2.6.3")
def test_when_both_piles_are_empty_he_draws_no_more() -> None:
    now = table(step="draw", draw_pile="rum", discard_pile="bread", A={"hand": "2 water"}, B={"hand": "rum"})
    assert (now.held("A"), now.data["draw_pile"], now.discards) == (4, [], "")
    now = table(step="draw", draw_pile="", A={"hand": "2 water"}, B={"hand": "rum"})
    assert (now.held("A"), now.story()) == (2, ["turn"])


@pytest.mark.clause("2.6.3", "2.1.12")
def test_after_a_reshuffle_there_is_nothing_to_exchange_for() -> None:
    now = playing("6 rum", draw_pile="", discard_pile="water, bread", B={"hand": "4 beans"})
    now.do(*["discard rum"] * 3, "done")
    assert now.asked == "B"
    assert now.discards == ""
    assert now.do("discard beans", "discard beans").may("take") == []
    assert now.refusal("take beans") == "2.1.12 not-lying-there"


@pytest.mark.clause("2.6.2", "5.1.4")
def test_every_card_of_the_draw_pile_can_come() -> None:
    drawn: set[str] = set()
    for seed in range(40):
        now = playing("rum, 5 water", draw_pile="3 water, bread, pirate-2, meat*", A={"at": {"B4": "beans"}})
        now.state.chance = Fast(seed)
        drawn |= set(now.do("discard rum", "discard water", "discard water").events("drew")[0]["cards"])
    assert drawn == {"water", "bread", "pirate-2", "meat*"}
