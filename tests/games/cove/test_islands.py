"""6 – Island effects."""

import pytest

from tests.games.cove.table import AWAY, asked, events, hand, offers, play, refused, ring, visit


@pytest.mark.clause("6.0.1")
def test_levels_add_up_and_must_be_paid_in_full() -> None:
    state = play(visit(4, {"gold": 4, "hand": "fame-1"}), "1: raise cannons", "1: raise cannons")
    assert (ring(state.players[0], "cannons"), state.players[0].gold) == (4, 1)
    assert refused(state, "1: raise cannons") == "6.0.1"


@pytest.mark.clause("6.0.3")
def test_payments_go_to_the_bank() -> None:
    for place, line in ((1, "1: buy"), (2, "1: raise hull"), (6, "1: raise hull")):
        before = play(visit(place)).gold
        state = play(visit(place), line)
        assert state.gold - before == 9 - state.players[0].gold > 0


@pytest.mark.clause("6.1.1", "7.0.1")
def test_three_cards_a_visit_two_gold_each() -> None:
    chance = {"tavern": ["smoke", "grapple", "lookout"]}
    state = play(visit(1), "1: buy", "1: buy", "1: buy", chance=chance)
    assert state.players[0].gold == 3
    assert sorted(hand(state, 1)) == ["grapple", "lookout", "smoke"]
    assert refused(state, "1: buy") == "6.1.1"
    assert refused(play(visit(1, {"gold": 1, "hand": "fame-1"})), "1: buy") == "6.1.1"


@pytest.mark.clause("6.1.1")
def test_each_card_is_seen_before_the_next_and_a_refused_parrot_counts() -> None:
    given = visit(1, {"parrot": "flint", "gold": 8})
    state = play(given, "1: buy", "1: refuse", chance={"tavern": ["bones"]})
    assert state.stack[-1].NAME == "tavern-visit"
    state = play(given, "1: buy", "1: refuse", "1: buy", "1: buy", chance={"tavern": ["bones", "smoke", "smoke"]})
    assert refused(state, "1: buy") == "6.1.1"


@pytest.mark.clause("6.2.1", "6.3.1", "6.4.1", "6.5.1")
@pytest.mark.parametrize(("place", "section"), [(2, "hull"), (3, "sails"), (4, "cannons"), (5, "crew")])
def test_yards(place: int, section: str) -> None:
    state = play(visit(place, {"gold": 6}), f"1: raise {section}", f"1: raise {section}", f"1: raise {section}")
    assert ring(state.players[0], section) == 5
    assert sum(state.players[0].rings) == 11


@pytest.mark.clause("6.6.1", "6.6.2")
def test_burying_is_free_to_choose() -> None:
    state = play(visit(6, {"chests": 3, "gold": 8}))
    assert {text for text in offers(state) if text.startswith("bury")} == {
        "bury 1 chests",
        "bury 2 chests",
        "bury 3 chests",
        "bury 3 gold",
        "bury 6 gold",
    }
    state = play(visit(6, {"chests": 3, "gold": 8}), "1: bury 2 chests", "1: bury 6 gold")
    player = state.players[0]
    assert (player.fame, player.chests, player.gold) == (4, 1, 2)
    assert refused(state, "1: bury 3 gold") == "6.6.2"
    assert refused(state, "1: bury 3 chests") == "6.6.1"


@pytest.mark.clause("6.6.3")
@pytest.mark.parametrize("first", [True, False])
def test_one_dear_level_before_or_after(first: bool) -> None:
    lines = ["1: raise cannons", "1: bury 3 gold"]
    state = play(visit(6), *(lines if first else lines[::-1]))
    assert (state.players[0].gold, ring(state.players[0], "cannons")) == (4, 3)
    assert refused(state, "1: raise crew") == "6.6.3"


@pytest.mark.clause("6.7.1", "7.0.1")
def test_income_of_the_cove() -> None:
    state = play(visit(7))
    assert offers(state) == ["take 2-cards", "take 1-card 2-gold", "done"]
    state = play(visit(7), "1: take 1-card 2-gold", chance={"tavern": ["smoke"]})
    assert (state.players[0].gold, hand(state, 1)) == (11, ["smoke"])
    assert "take 2-cards" not in offers(state)


@pytest.mark.clause("6.7.1")
def test_income_falls_short_with_the_bank() -> None:
    given = visit(7, gold=1)
    given["seat"]["3"] = {"place": 6, "gold": 114, "hand": "fame-1"}
    state = play(given, "3: done", "1: take 1-card 2-gold", chance={"tavern": ["smoke"]})
    assert state.players[0].gold == 10


@pytest.mark.clause("6.7.2", "6.7.3", "6.7.5", "6.7.6")
def test_repair_comes_first() -> None:
    state = play(visit(7, {"gold": 5, "rings": {"hull": 0, "sails": 0, "crew": 1}}))
    player = state.players[0]
    assert (player.gold, player.rings) == (1, [2, 1, 2, 2])
    assert "take 2-cards" in offers(state)


@pytest.mark.clause("6.7.2", "6.7.4")
def test_the_last_gold_pays_the_repair() -> None:
    state = play(visit(7, {"gold": 4, "rings": {"hull": 0, "sails": 0}}))
    assert (state.players[0].gold, "take 2-cards" in offers(state)) == (0, True)


@pytest.mark.clause("6.7.4", "6.7.6")
def test_whoever_cannot_pay_repairs_all_the_same() -> None:
    state = play(visit(7, {"gold": 3, "rings": {"hull": 0, "sails": 0}, "hand": "fame-1"}))
    player = state.players[0]
    assert (player.gold, player.rings) == (3, [2, 2, 2, 2])
    assert offers(state) == ["done"]
    assert refused(state, "1: take 1-card 2-gold") == "6.7.4"


@pytest.mark.clause("6.7.7", "7.2.2", "7.3.41")
def test_craftsman_and_shipwright_in_the_cove() -> None:
    given = visit(7, {"hand": "craftsman, shipwright", "rings": {"hull": 0}})
    state = play(given, "1: play shipwright hull", "1: play craftsman hull")
    assert ring(state.players[0], "hull") == 3
    assert state.players[0].craftsmen[0] >= 0


@pytest.mark.clause("3.5.2", "11.1.5")
def test_nobody_is_asked_when_all_can_see_that_he_has_no_choice() -> None:
    state = play(
        {"step": "effects", "seat": {"1": {"place": 2, "gold": 0}, "2": AWAY, "3": {**AWAY, "hand": "fame-1"}}}
    )
    assert (asked(state), offers(state)) == ([3], ["done"])
    assert not events(state, "bought")
