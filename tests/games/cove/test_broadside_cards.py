"""7.5 – Broadside cards."""

import pytest

from tests.games.cove.table import act, asked, duel, events, hunted, melee, names, offers, play, refused, ring

STRONG = {"hull": 8, "crew": 8, "cannons": 8, "sails": 8}


@pytest.mark.clause("7.5.1")
def test_equal_cards_add_up_as_ruled() -> None:
    given = duel({"hand": "2 grapeshot", "rings": {"cannons": 8}}, {"rings": STRONG})
    lines = ("1: play grapeshot", "1: play grapeshot", "1: fire 2 hull")
    state = play(given, *lines, chance={"broadside": [2, 3]})
    assert (ring(state.players[1], "hull"), ring(state.players[0], "cannons")) == (7, 4)
    given = duel({"hand": "2 powder-magazine", "rings": STRONG}, {"rings": STRONG})
    lines = ("1: play powder-magazine", "1: play powder-magazine", "1: fire 2 crew")
    state = play(given, *lines, chance={"broadside": [6, 1, 1, 1, 1]})
    assert (ring(state.players[0], "hull"), ring(state.players[1], "hull")) == (6, 6)
    given = duel({"hand": "2 cannonade"}, {"rings": STRONG})
    lines = ("1: play cannonade", "1: play cannonade", "1: fire 2 all")
    state = play(given, *lines, chance={"broadside": [6, 1]})
    assert state.players[1].rings == [7, 7, 7, 7]
    assert state.fight().reload[0] == 2


@pytest.mark.clause("7.5.11")
def test_grapeshot_hits_from_three_on() -> None:
    given = duel({"hand": "grapeshot", "parrot": "silver", "craftsmen": {"cannons": "craftsman"}}, {"rings": STRONG})
    state = play(given, "1: play grapeshot", "1: fire 2 sails", chance={"broadside": [1, 2, 3, 4, 5, 6]})
    assert ring(state.players[1], "sails") == 4


@pytest.mark.clause("7.5.12", "7.5.13")
def test_recoil_even_without_a_hit_and_self_rout() -> None:
    given = melee({"hand": "grapeshot", "rings": {"cannons": 4}})
    state = play(given, "1: play grapeshot", "1: fire 2 sails", chance={"broadside": [1, 2]})
    assert ring(state.players[0], "cannons") == 2
    given = melee({"hand": "grapeshot", "rings": {"cannons": 2}})
    state = play(given, "1: play grapeshot", "1: fire 2 sails", chance={"broadside": [1, 2]})
    assert state.players[0].place == 7
    assert [player.fame for player in state.players] == [0, 1, 1]
    assert not events(state, "mutiny-roll")


@pytest.mark.clause("7.5.12")
def test_a_craftsman_absorbs_the_recoil() -> None:
    given = duel({"hand": "grapeshot", "craftsmen": {"cannons": "craftsman"}})
    state = play(given, "1: play grapeshot", "1: fire 2 sails", chance={"broadside": [1, 2]})
    assert ring(state.players[0], "cannons") == 2
    assert sorted(names(state, state.discards)) == ["craftsman", "grapeshot"]


@pytest.mark.clause("7.5.14")
def test_grapeshot_cancels_smoke_for_this_broadside() -> None:
    given = duel({"hand": "grapeshot", "rings": {"cannons": 6}}, {"rings": STRONG}, smoke={"2": 6})
    state = play(given, "1: play grapeshot", "1: fire 2 crew", chance={"broadside": [3, 4]})
    assert ring(state.players[1], "crew") == 6
    assert state.fight().smoke[1] == 6


@pytest.mark.clause("7.5.15")
def test_the_recoil_kills_silvers_parrot() -> None:
    given = duel({"hand": "grapeshot", "parrot": "silver", "fame": 4}, {"rings": STRONG})
    state = play(given, "1: play grapeshot", "1: fire 2 crew", chance={"broadside": [1, 1, 1, 1, 1, 1]})
    player = state.players[0]
    assert (player.parrot, player.fame, ring(player, "cannons")) == (-1, 2, 2)


@pytest.mark.clause("7.5.21", "9.1.7")
def test_the_blast_strikes_every_hull() -> None:
    given = hunted("hook", 5, {"hand": "powder-magazine", "craftsmen": {"hull": "craftsman"}}, {"parrot": "flint"})
    state = play(given, "1: play powder-magazine", "1: fire hook hull", chance={"broadside": [5, 1]})
    assert state.fight().foes[0].hull == 3
    assert (state.players[0].cracks[0], state.players[1].wounds) == (1, 1)
    assert [ring(player, "hull") for player in state.players[:2]] == [2, 2]


@pytest.mark.clause("7.5.21")
def test_no_hit_no_blast() -> None:
    given = duel({"hand": "powder-magazine"})
    state = play(given, "1: play powder-magazine", "1: fire 2 crew", chance={"broadside": [4, 1]})
    assert [ring(player, "hull") for player in state.players[:2]] == [2, 2]


@pytest.mark.clause("7.5.23")
def test_the_blast_adds_to_hits_on_the_hull() -> None:
    given = duel({"hand": "powder-magazine", "rings": STRONG}, {"rings": STRONG})
    state = play(given, "1: play powder-magazine", "1: fire 2 hull", chance={"broadside": [5, 6, 1, 1, 1]})
    assert [ring(player, "hull") for player in state.players[:2]] == [6, 4]


@pytest.mark.clause("7.5.31")
def test_cannonade_strikes_all_sections() -> None:
    given = duel({"hand": "cannonade"}, {"rings": STRONG, "parrot": "bones", "craftsmen": {"sails": "craftsman"}})
    state = play(given, "1: play cannonade")
    assert offers(state) == ["fire 2 all"]
    assert refused(state, "1: fire 2 hull") == "7.5.31"
    assert refused(play(given), "1: fire 2 all") == "7.5.31"
    state = play(given, "1: play cannonade", "1: fire 2 all", chance={"broadside": [5, 1]})
    assert state.players[1].rings == [7, 8, 7, 8]
    assert (state.players[1].wounds, state.players[1].cracks[3]) == (1, 1)


@pytest.mark.clause("7.5.31")
def test_cannonade_against_a_pirate_is_one_point_a_hit() -> None:
    given = hunted("hook", 5, {"hand": "cannonade"})
    state = play(given, "1: play cannonade", "1: fire hook hull", chance={"broadside": [5, 5]})
    assert state.fight().foes[0].hull == 3


@pytest.mark.clause("7.5.32")
def test_reloading_after_a_cannonade() -> None:
    given = duel({"hand": "cannonade", "rings": STRONG}, {"rings": STRONG | {"sails": 1}})
    first = ("1: play cannonade", "1: fire 2 all")
    misses = {"broadside": [1] * 10}
    state = play(given, *first, "2: fire 1 hull", chance=misses)
    assert (asked(state), offers(state)) == ([1], ["wait", "flee"])
    assert refused(state, "1: fire 2 hull") == "7.5.32"
    act(state, "1: wait")
    assert asked(state) == [2]
    state = play(given, *first, "2: fire 1 hull", "1: wait", "2: fire 1 hull", chance={"broadside": [1] * 15})
    assert "fire 2 hull" in offers(state)
