"""7.4 – Boarding cards."""

import pytest

from tests.games.cove.table import AWAY, GAME, duel, hand, hunted, offers, play, refused, ring


def boarding(a: dict[str, object], b: dict[str, object] | None = None) -> dict[str, object]:
    first = {"place": 2, "rings": {"sails": 3}, **a}
    return {"step": "combat", "seat": {"1": first, "2": {"place": 2, **(b or {})}, "3": AWAY}}


@pytest.mark.clause("7.4.11", "7.4.12")
def test_becalmed_stops_all_cards_but_not_flight() -> None:
    given = boarding({"hand": "smoke, becalmed, grapeshot"}, {"hand": "smoke, cannonade"})
    state = play(given, "1: play smoke", "2: pass", "1: play becalmed")
    battle = state.fight()
    assert (battle.exchange, battle.smoke[0]) == (1, 6)
    assert "flee" in offers(state)
    assert refused(state, "1: play grapeshot") == "7.4.11"
    state = play(given, "1: play smoke", "2: pass", "1: play becalmed", "1: fire 2 hull", chance={"broadside": [1, 1]})
    assert not any(text.startswith("play") for text in offers(state, 2))


@pytest.mark.clause("7.4.11")
def test_becalmed_leaves_parrots_their_power() -> None:
    state = play(boarding({"hand": "becalmed", "parrot": "silver"}), "1: play becalmed")
    assert GAME.view(state, 0)["battle"]["dice"]["1"] == 6


@pytest.mark.clause("7.4.21")
def test_fair_winds_add_up() -> None:
    state = play(boarding({"hand": "2 fair-wind"}), "1: play fair-wind", "1: play fair-wind")
    assert state.battle_speed(0) == 6 + 12


@pytest.mark.clause("7.4.31")
def test_grapple_makes_every_ship_roll_its_crew() -> None:
    given = boarding({"hand": "2 grapple", "rings": {"sails": 3, "crew": 7}}, {"rings": {"cannons": 7}})
    state = play(given, "1: play grapple", "1: play grapple")
    assert GAME.view(state, 0)["battle"]["dice"] == {"1": 5, "2": 2}


@pytest.mark.clause("7.4.31", "9.1.5")
def test_pirates_keep_their_dice_under_a_grapple() -> None:
    given = hunted("hook", 5, crew_dice=True)
    given["battle"]["turn"] = 0
    play(given, chance={"target-tie": [6, 1], "broadside": [4, 4, 4]}, strict=True)


@pytest.mark.clause("7.4.32")
@pytest.mark.parametrize(("parrot", "dice"), [("silver", 6), ("bones", 5), ("flint", 2)])
def test_parrots_override_a_grapple(parrot: str, dice: int) -> None:
    state = play(duel({"parrot": parrot, "rings": {"cannons": 7}}, crew_dice=True))
    assert GAME.view(state, 0)["battle"]["dice"]["1"] == dice


@pytest.mark.clause("7.4.32")
def test_when_the_parrot_dies_the_grapple_applies() -> None:
    given = duel({}, {"parrot": "silver", "rings": {"crew": 3}}, crew_dice=True)
    state = play(given, "1: fire 2 cannons", chance={"broadside": [6, 6]})
    assert GAME.view(state, 0)["battle"]["dice"]["2"] == 3


@pytest.mark.clause("7.4.41")
def test_smoke_lets_only_sixes_through() -> None:
    given = duel({"parrot": "silver"}, {"rings": {"hull": 8}}, smoke={"2": 6})
    state = play(given, "1: fire 2 hull", chance={"broadside": [5, 5, 5, 5, 5, 6]})
    assert ring(state.players[1], "hull") == 7
    given = hunted("navy", 4, {"rings": {"hull": 8}}, smoke={"1": 6})
    given["battle"]["turn"] = 0
    state = play(given, "3: fire 1 hull", chance={"broadside": [5, 5, 5, 6]})
    assert ring(state.players[0], "hull") == 7


@pytest.mark.clause("7.4.41", "9.5.5")
def test_smoke_keeps_stray_shots_off() -> None:
    given = hunted("hook", 5, {"rings": {"hull": 4}}, {"rings": {"hull": 2}}, smoke={"2": 6})
    given["battle"]["turn"] = 0
    state = play(given, chance={"broadside": [1, 1, 1]})
    assert ring(state.players[1], "hull") == 2
    del given["battle"]["smoke"]
    state = play(given, chance={"broadside": [1, 2, 2]})
    assert ring(state.players[1], "hull") == 1


@pytest.mark.clause("7.4.51")
def test_overboard_moves_any_number_of_chests() -> None:
    given = boarding({"hand": "overboard", "chests": 2})
    assert offers(play(given)) == ["play overboard 0", "play overboard 1", "play overboard 2", "pass"]
    state = play(given, "1: play overboard 2")
    assert (state.battle_speed(0), state.players[0].chests, state.fight().overboard) == (10, 0, 2)
    assert refused(play(boarding({"hand": "overboard"})), "1: play overboard 3") == "7.4.51"


@pytest.mark.clause("7.4.52")
def test_chests_overboard_are_lost_also_in_flight() -> None:
    given = boarding({"hand": "overboard", "chests": 5})
    state = play(given, "1: play overboard 3", "1: flee", chance={"mutiny": [6]})
    assert (state.chests, state.players[0].chests) == (48, 2)
    assert hand(state, 1) == []
