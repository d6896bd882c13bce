"""7.0, 7.1, 7.2, 7.6 – Tavern cards: the pile, parrots, Craftsmen, Fame cards."""

import pytest

from tests.games.cove.table import (
    GAME,
    act,
    asked,
    duel,
    events,
    hand,
    melee,
    names,
    offers,
    play,
    refused,
    ring,
    visit,
)


@pytest.mark.clause("7.0.1", "3.4.3")
def test_cards_come_from_plunder_too() -> None:
    given = {"step": "plunder", "shown": {"2": "0-2-5-1"}, "seat": {"1": {"place": 2}}}
    assert hand(play(given, chance={"tavern": ["lookout"]}), 1) == ["lookout"]


EVERYTHING_ELSE = (
    "7 craftsman, french-leave, buccaneering, lookout, shipwright, letter-of-marque, 2 royal-navy, becalmed, "
    "2 fair-wind, 2 grapple, 2 smoke, overboard, 2 grapeshot, 2 powder-magazine, 2 cannonade, "
    "5 fame-1, 3 fame-2, fame-3"
)


@pytest.mark.clause("7.0.2")
def test_the_discards_are_shuffled_when_a_card_must_be_drawn() -> None:
    given = visit(1, tavern=[], discards="flint, silver, bones, trelawney, treasure-map")
    given["seat"]["3"] = {"place": 6, "gold": 0, "hand": EVERYTHING_ELSE}
    state = play(given, "1: buy", chance={"tavern": ["treasure-map"]})
    assert hand(state, 1) == ["treasure-map"]
    assert (len(state.tavern), state.discards) == (4, [])
    assert events(state, "reshuffled")[0]["cards"] == 5


@pytest.mark.clause("7.0.3")
def test_hands_are_secret_without_limit_or_discarding() -> None:
    given = visit(1, {"hand": EVERYTHING_ELSE.replace("fame-3", "treasure-map")})
    state = play(given, "1: buy", chance={"tavern": ["fame-3"]})
    assert len(hand(state, 1)) == 38
    assert not any(text.startswith("discard") for text in offers(state))
    assert "hand" not in GAME.view(state, 1)["players"][0]
    assert GAME.view(state, 1)["players"][0]["hand_size"] == 38
    assert refused(play(visit(1, {"hand": "smoke"})), "1: play craftsman hull") == "7.0.3"


@pytest.mark.clause("7.0.4")
def test_used_cards_are_discarded() -> None:
    state = play({"step": "treasures", "seat": {"1": {"hand": "treasure-map"}}}, "1: play treasure-map")
    assert names(state, state.discards) == ["treasure-map"]
    assert len(state.markers) == 1
    given = {"step": "ending", "month": 12, "seat": {"1": {"hand": "fame-2"}}}
    assert play(given).discards == []


@pytest.mark.clause("7.1.1")
@pytest.mark.parametrize(
    ("parrot", "section"), [("flint", "hull"), ("silver", "cannons"), ("bones", "crew"), ("trelawney", "sails")]
)
def test_each_parrot_sits_on_its_section(parrot: str, section: str) -> None:
    for aimed in ("hull", "crew", "cannons", "sails"):
        given = duel(b={"parrot": parrot})
        state = play(given, f"1: fire 2 {aimed}", chance={"broadside": [5, 1]})
        assert state.players[1].wounds == (1 if aimed == section else 0)


@pytest.mark.clause("7.1.2")
def test_flint_carries_everything() -> None:
    seats = {"1": {"chests": 20, "parrot": "flint"}, "2": {"chests": 20}}
    state = play({"step": "black-ships", "seat": seats})
    assert [player.chests for player in state.players[:2]] == [20, 5]
    assert GAME.view(state, 0)["players"][0]["hold"] is None


@pytest.mark.clause("7.1.3", "7.1.4")
@pytest.mark.parametrize(("parrot", "dice"), [("silver", 6), ("bones", 4), ("flint", 2)])
def test_parrots_and_dice(parrot: str, dice: int) -> None:
    given = duel({"parrot": parrot, "rings": {"cannons": 5, "crew": 1}})
    play(given, "1: fire 2 hull", chance={"broadside": [1] * dice}, strict=True)


@pytest.mark.clause("7.1.5", "3.0.7")
def test_trelawney_is_fast() -> None:
    given = {"step": "effects", "seat": {"1": {"place": 6}, "2": {"place": 6, "parrot": "trelawney"}}}
    state = play(given)
    assert asked(state) == [2]
    assert state.speed(1) == 25


@pytest.mark.clause("7.1.6")
def test_a_parrot_is_never_in_a_hand() -> None:
    state = play(visit(1), "1: buy", chance={"tavern": ["silver"]})
    assert hand(state, 1) == []
    assert names(state, [state.players[0].parrot]) == ["silver"]


@pytest.mark.clause("7.1.7", "7.1.8", "7.1.9", "7.1.10")
@pytest.mark.parametrize(("answer", "kept", "fame"), [("exchange", "bones", 4), ("refuse", "flint", 5)])
def test_a_second_parrot(answer: str, kept: str, fame: int) -> None:
    given = visit(1, {"parrot": "flint", "fame": 5})
    state = play(given, "1: buy", chance={"tavern": ["bones"]})
    assert offers(state) == ["exchange", "refuse"]
    assert GAME.view(state, 2)["offered"] == "bones"
    act(state, f"1: {answer}")
    player = state.players[0]
    assert (names(state, [player.parrot]), player.fame, player.hand) == ([kept], fame, [])
    assert len(state.tavern) == 41
    assert state.discards == []


@pytest.mark.clause("7.1.8")
def test_the_new_parrot_is_unhurt() -> None:
    given = {"step": "plunder", "shown": {"2": "0-2-5-1"}}
    given["seat"] = {"1": {"place": 2, "parrot": "flint", "wounds": 1, "fame": 1}}
    state = play(given, "1: exchange", chance={"tavern": ["bones"]})
    assert state.players[0].wounds == 0
    assert not events(state, "parrot-healed")


@pytest.mark.clause("7.1.11", "7.1.12")
def test_wounded_then_killed() -> None:
    given = melee({"rings": {"sails": 4}}, {"parrot": "silver", "fame": 5, "rings": {"sails": 3}})
    state = play(given, "1: fire 2 cannons", chance={"broadside": [5, 1]})
    assert GAME.view(state, 0)["battle"]["dice"]["2"] == 6  # a wounded parrot keeps its power
    assert state.players[1].wounds == 1
    given = duel(b={"parrot": "silver", "wounds": 1, "fame": 5})
    state = play(given, "1: fire 2 cannons", chance={"broadside": [5, 1]})
    assert (state.players[1].parrot, state.players[1].fame) == (-1, 3)
    assert names(state, state.discards) == ["silver"]
    assert GAME.view(state, 0)["battle"]["dice"]["2"] == 2


@pytest.mark.clause("7.1.13")
@pytest.mark.parametrize("place", [2, 6, 7])
def test_wounded_parrots_heal(place: int) -> None:
    assert play(visit(place, {"parrot": "flint", "wounds": 1})).players[0].wounds == 0
    assert (
        play({"step": "plunder", "seat": {"1": {"place": place, "parrot": "flint", "wounds": 1}}}).players[0].wounds
        == 0
    )


@pytest.mark.clause("7.2.1", "7.2.2")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5, 6, 7])
def test_a_craftsman_may_be_played_anywhere(place: int) -> None:
    state = play(visit(place, {"hand": "craftsman", "gold": 0}))
    assert {text for text in offers(state) if text.startswith("play")} == {
        f"play craftsman {section}" for section in ("hull", "crew", "cannons", "sails")
    }
    act(state, "1: play craftsman crew")
    assert names(state, [state.players[0].craftsmen[1]]) == ["craftsman"]
    assert state.players[0].gold == 0


@pytest.mark.clause("7.2.3")
def test_one_craftsman_a_ship() -> None:
    state = play(visit(2, {"hand": "craftsman", "craftsmen": {"sails": "craftsman"}}))
    assert refused(state, "1: play craftsman hull") == "7.2.3"
    assert not any(text.startswith("play") for text in offers(state))


@pytest.mark.clause("7.2.4", "7.2.5")
@pytest.mark.parametrize(
    ("before", "hits", "left", "hull"), [(0, 1, 1, 2), (0, 2, -1, 2), (1, 1, -1, 2), (1, 2, -1, 1)]
)
def test_a_craftsman_absorbs_two_hits(before: int, hits: int, left: int, hull: int) -> None:
    given = duel(b={"craftsmen": {"hull": {"card": "craftsman", "hits": before}}})
    state = play(given, "1: fire 2 hull", chance={"broadside": [6] * hits + [1] * (2 - hits)})
    player = state.players[1]
    assert (player.cracks[0] if player.craftsmen[0] >= 0 else -1, ring(player, "hull")) == (left, hull)


@pytest.mark.clause("7.2.5")
def test_damage_stays_from_month_to_month() -> None:
    given = {
        "step": "effects",
        "seat": {"1": {"place": 2, "gold": 0, "craftsmen": {"hull": {"card": "craftsman", "hits": 1}}}},
    }
    given["seat"] |= {"2": {"place": 6, "gold": 0}, "3": {"place": 6, "gold": 0}}  # type: ignore[operator]
    state = play(given)
    assert state.month == 2
    assert state.players[0].cracks[0] == 1


@pytest.mark.clause("7.2.6")
def test_repair_of_a_craftsman() -> None:
    owner = {"gold": 1, "hand": "fame-1", "craftsmen": {"hull": {"card": "craftsman", "hits": 1}}}
    state = play(visit(3, owner), "1: repair hull")
    assert (state.players[0].cracks[0], state.players[0].gold) == (0, 0)
    assert refused(state, "1: repair hull") == "7.2.6"
    assert refused(play(visit(3, {**owner, "gold": 0})), "1: repair hull") == "7.2.6"


@pytest.mark.clause("7.6.1")
def test_fame_cards_stay_hidden_until_the_end() -> None:
    state = play(visit(1, {"hand": "fame-3"}))
    assert not any("fame" in text for text in offers(state))
    assert "fame-3" not in str(GAME.view(state, 1))
    given = {"step": "ending", "month": 12, "seat": {"1": {"hand": "fame-3, fame-1, smoke"}}}
    state = play(given)
    assert state.players[0].fame == 4
    assert GAME.view(state, 1)["players"][0]["fame_cards"] == ["fame-1", "fame-3"]
    assert "smoke" not in str(GAME.view(state, 1)["players"][0])


@pytest.mark.clause("7.2.1")
def test_a_craftsman_needs_a_section() -> None:
    state = play(visit(2, {"hand": "craftsman"}))
    refusal = state.refusal(0, GAME.parse("play craftsman", state))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("7.2.1", "name-a-section")


@pytest.mark.clause("7.1.6", "7.1.11")
def test_a_parrot_that_lands_is_unhurt() -> None:
    state = play(visit(1), "1: buy", chance={"tavern": ["flint"]})
    assert (names(state, [state.players[0].parrot]), state.players[0].wounds) == (["flint"], 0)


@pytest.mark.clause("7.2.1", "7.2.4")
def test_a_new_craftsman_is_undamaged() -> None:
    state = play(visit(2, {"hand": "craftsman", "gold": 5}), "1: play craftsman hull")
    assert state.players[0].cracks == [0, 0, 0, 0]
    assert not any(text.startswith("repair") for text in offers(state))
