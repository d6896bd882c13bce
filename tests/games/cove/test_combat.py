"""4 – Combat: boarding stage, exchanges, broadsides, flight, rout, havens."""

from typing import Any

import pytest

from tests.games.cove.table import (
    AWAY,
    GAME,
    act,
    asked,
    duel,
    events,
    hand,
    hunted,
    melee,
    names,
    offers,
    play,
    refused,
    ring,
)


def meeting(*seats: dict[str, Any]) -> dict[str, Any]:
    """Ships at island 2, before the boarding stage; the rest is away."""
    placed = [{"place": 2, **seat} for seat in seats]
    everybody = placed + [AWAY] * (3 - len(placed))
    return {"step": "combat", "seat": {str(number): seat for number, seat in enumerate(everybody, start=1)}}


@pytest.mark.clause("4.0.1", "4.2.1")
def test_boarding_then_broadsides() -> None:
    given = meeting({"hand": "smoke, grapeshot"}, {"hand": "fair-wind", "rings": {"sails": 4}})
    state = play(given)
    assert (asked(state), offers(state)) == ([2], ["play fair-wind", "pass"])
    act(state, "2: pass")
    assert (asked(state), offers(state)) == ([1], ["play smoke", "pass"])
    act(state, "1: pass")
    assert state.fight().exchange == 1
    assert "play smoke" not in offers(state, 2)


@pytest.mark.clause("4.0.2")
def test_survivors_fight_on_in_the_same_battle() -> None:
    given = hunted("hook", 1, {"rings": {"crew": 3, "cannons": 3}}, speed={"2": 6}, cards=["fair-wind"], owners=[2])
    state = play(given, "1: fire hook hull", chance={"broadside": [5, 5, 5]})
    battle = state.fight()
    assert (battle.exchange, battle.foes, names(state, battle.cards), battle.speed[1]) == (1, [], ["fair-wind"], 6)
    assert asked(state) == [2]
    assert "fire 1 crew" in offers(state)


@pytest.mark.clause("4.1.1")
def test_every_ship_acts_once_by_speed() -> None:
    seats = [{"rings": {"sails": sails}} for sails in (2, 4, 3)]
    given = meeting(*seats)
    lines = ("2: fire 1 hull", "3: fire 1 hull", "1: fire 3 hull")
    order = []
    for done in range(3):
        state = play(given, *lines[:done], chance={"broadside": [1, 1] * done} if done else None)
        assert "flee" in offers(state)
        order += asked(state)
    assert order == [2, 3, 1]


@pytest.mark.clause("4.1.2")
def test_a_routed_ship_does_not_act() -> None:
    state = play(melee(b={"rings": {"sails": 1}}), "1: fire 2 sails", chance={"broadside": [5, 5]})
    assert asked(state) == [3]


@pytest.mark.clause("4.1.3")
def test_exchanges_repeat() -> None:
    state = play(duel({"rings": {"sails": 3}}), "1: fire 2 hull", "2: fire 1 hull", chance={"broadside": [1, 1, 1, 1]})
    assert state.fight().exchange == 2
    assert asked(state) == [1]


@pytest.mark.clause("4.1.4", "7.1.5")
def test_speed_with_bonuses() -> None:
    state = play(duel({"parrot": "trelawney"}, {}, speed={"1": 6, "2": 4}))
    assert (state.battle_speed(0), state.battle_speed(1)) == (31, 9)
    assert state.speed(1) == 5


@pytest.mark.clause("4.1.5")
def test_sail_damage_changes_the_next_order() -> None:
    given = duel({"rings": {"sails": 4}}, {"rings": {"sails": 3, "crew": 3, "cannons": 3}})
    state = play(given, "1: fire 2 hull", "2: fire 1 sails", chance={"broadside": [1, 1, 5, 5, 1]})
    assert asked(state) == [2]


@pytest.mark.clause("4.1.6")
def test_pirates_fire_in_their_place() -> None:
    given = {
        **meeting({"rings": {"sails": 8}, "parrot": "trelawney"}),
        "black_ships": [{"island": 2, "pirate": "hook"}],
    }
    state = play(given)
    assert [state.pieces.ship_names()[ship] for ship in state.fight().order] == ["1", "hook"]
    given = {**meeting({"rings": {"sails": 8}}), "black_ships": [{"island": 2, "pirate": "hook"}]}
    state = play(given, chance={"broadside": [1, 1, 1]})
    assert [state.pieces.ship_names()[ship] for ship in state.fight().order] == ["hook", "1"]


@pytest.mark.clause("4.2.2")
def test_boarding_cards_are_announced() -> None:
    given = meeting({"hand": "smoke, fame-1"}, {"hand": "fame-1", "rings": {"sails": 1}})
    state = play(given, "1: play smoke")
    assert events(state, "played")[0]["card"] == "smoke"
    assert state.fight().smoke[0] == 6


@pytest.mark.clause("4.2.3")
def test_one_card_a_round() -> None:
    given = meeting({"hand": "smoke, grapple"}, {"hand": "fame-1", "rings": {"sails": 1}})
    state = play(given, "1: play smoke")
    assert asked(state) == [2]
    act(state, "2: pass")
    assert (asked(state), offers(state)) == ([1], ["play grapple", "pass"])


@pytest.mark.clause("4.2.4", "4.2.5")
def test_a_pass_is_not_final() -> None:
    given = meeting({"hand": "smoke"}, {"hand": "grapple, fame-1", "rings": {"sails": 1}})
    state = play(given, "1: pass", "2: play grapple")
    assert asked(state) == [1]
    act(state, "1: pass", "2: pass")
    assert state.fight().exchange == 1


@pytest.mark.clause("4.2.6", "7.0.4")
def test_boarding_cards_stay_until_the_end() -> None:
    given = melee(crew_dice=True, cards=["grapple"], owners=[1])
    state = play(given, "1: flee")
    assert state.fight().crew_dice
    act(state, "2: flee")
    assert names(state, state.discards) == ["grapple"]


@pytest.mark.clause("4.2.7")
def test_only_players_of_the_battle_board() -> None:
    given = {**meeting({"hand": "fame-1"}), "black_ships": [{"island": 2, "pirate": "hook"}]}
    given["seat"] = {**given["seat"], "2": {"place": 6, "hand": "smoke"}}
    state = play(given, "1: pass", chance={"broadside": [1, 1, 1]})
    assert state.fight().exchange == 1


@pytest.mark.clause("4.2.8")
def test_the_order_of_a_round_is_recomputed() -> None:
    given = meeting({"hand": "fame-1", "rings": {"sails": 4}}, {"hand": "fair-wind, fame-1"})
    state = play(given, "1: pass", "2: play fair-wind")
    assert asked(state) == [2]


@pytest.mark.clause("4.3.1", "4.3.2")
def test_any_number_of_broadside_cards_for_one_roll() -> None:
    given = duel({"hand": "grapeshot, powder-magazine", "rings": {"cannons": 5, "hull": 6}}, {"rings": {"hull": 6}})
    state = play(given, "1: play grapeshot", "1: play powder-magazine", "1: fire 2 crew", chance={"broadside": [1, 1]})
    assert sorted(names(state, state.discards)) == ["grapeshot", "powder-magazine"]
    assert state.fight().loaded == []
    assert refused(play(given, "1: play grapeshot"), "1: flee") == "4.1.1"


@pytest.mark.clause("4.3.3", "4.4.6", "9.1.7")
def test_no_cards_and_no_flight_for_the_navy() -> None:
    given = hunted("navy", 4)
    given["seat"]["3"] = {"place": 6, "hand": "grapeshot"}
    given["battle"]["turn"] = 0
    state = play(given)
    assert asked(state) == [3]
    assert refused(state, "3: play grapeshot") == "4.3.3"
    assert refused(state, "3: flee") == "4.4.6"


@pytest.mark.clause("4.3.4")
def test_the_target_is_a_ship_and_a_section() -> None:
    state = play(duel())
    assert offers(state) == ["fire 2 hull", "fire 2 crew", "fire 2 cannons", "fire 2 sails", "flee"]
    assert refused(state, "1: fire 1 hull") == "4.3.4"
    assert refused(state, "1: fire 3 hull") == "4.3.4"


@pytest.mark.clause("4.3.5", "9.1.5")
def test_only_the_hull_of_a_pirate() -> None:
    state = play(hunted("hook", 5))
    assert offers(state) == ["fire hook hull", "flee"]
    assert refused(state, "1: fire hook crew") == "4.3.5"


@pytest.mark.clause("4.3.7", "4.3.8")
def test_fives_and_sixes_hit() -> None:
    given = duel({"parrot": "silver"}, {"rings": {"hull": 6}})
    state = play(given, "1: fire 2 hull", chance={"broadside": [1, 2, 3, 4, 5, 6]})
    assert ring(state.players[1], "hull") == 4


@pytest.mark.clause("4.3.9")
def test_pirate_and_navy_first() -> None:
    given = hunted("hook", 5)
    given["battle"]["foes"] = [{"ship": "hook", "hull": 5}, {"ship": "navy", "hull": 4}]
    given |= {"navy_island": 2, "navy_controller": 3, "navy_sender": 3}
    state = play(given)
    assert offers(state) == ["fire hook hull", "fire navy hull", "flee"]
    assert refused(state, "1: fire 2 hull") == "4.3.9"


@pytest.mark.clause("4.3.10", "4.3.11", "7.2.4", "7.1.11")
def test_hits_go_through_the_layers_one_by_one() -> None:
    given = duel({"parrot": "silver"}, {"craftsmen": {"hull": "craftsman"}, "parrot": "flint", "rings": {"hull": 3}})
    for hits, craftsmen, wounds, hull in ((1, 1, 0, 3), (2, 0, 0, 3), (3, 0, 1, 3), (5, 0, 0, 2)):
        state = play(given, "1: fire 2 hull", chance={"broadside": [5] * hits + [1] * (6 - hits)})
        player = state.players[1]
        attached = 1 if player.craftsmen[0] >= 0 else 0
        assert (attached, player.wounds, ring(player, "hull")) == (craftsmen, wounds, hull)


@pytest.mark.clause("4.3.10", "4.3.11")
def test_the_last_broadside_shows_what_each_hit_met() -> None:
    given = duel({"parrot": "silver"}, {"craftsmen": {"hull": "craftsman"}, "parrot": "flint", "rings": {"hull": 3}})
    state = play(given, "1: fire 2 hull", chance={"broadside": [5, 5, 5, 5, 5, 1]})
    shown = GAME.view(state, 0)["battle"]["last_roll"]["met"]
    assert [(entry["ship"], entry["section"], entry["what"], entry["hits"]) for entry in shown] == [
        ("2", "hull", "craftsman", 2),
        ("2", "hull", "parrot", 2),
        ("2", "hull", "ring", 1),
    ]


@pytest.mark.clause("4.3.12")
def test_recoil_strikes_last_even_a_ship_already_routed() -> None:
    shooter = {"hand": "grapeshot, powder-magazine", "parrot": "silver", "fame": 5, "rings": {"hull": 1}}
    given = melee(shooter, {"rings": {"crew": 1, "hull": 8}}, {"rings": {"hull": 8}})
    lines = ("1: play grapeshot", "1: play powder-magazine", "1: fire 2 crew")
    state = play(given, *lines, chance={"broadside": [3, 1, 1, 1, 1, 1]})
    told = [event["event"] for event in events(state)]
    assert told.index("routed") < told.index("recoil") < told.index("parrot-killed")
    assert [event["seat"] for event in events(state, "routed")] == [1, 2]
    assert [player.fame for player in state.players] == [3, 0, 2]


@pytest.mark.clause("4.4.1")
def test_flight_instead_of_fire() -> None:
    state = play(melee(), "1: flee", chance={"mutiny": [6]})
    assert state.players[0].place == 7
    assert asked(state) == [2]


@pytest.mark.clause("4.4.2", "5.1.1")
@pytest.mark.parametrize(("hit", "fame"), [([], 0), ([1], 1)])
def test_fame_for_the_flight_of_a_hit_ship(hit: list[int], fame: int) -> None:
    state = play(melee(hit=hit), "1: flee", chance={"mutiny": [6]})
    assert [player.fame for player in state.players] == [0, fame, fame]


@pytest.mark.clause("4.4.2")
def test_an_absorbed_hit_counts() -> None:
    given = melee(b={"craftsmen": {"hull": "craftsman"}})
    state = play(given, "1: fire 2 hull", "2: flee", chance={"broadside": [5, 1], "mutiny": [2]})
    assert [player.fame for player in state.players] == [1, 0, 1]


@pytest.mark.clause("4.4.3", "4.4.4", "5.2.1")
@pytest.mark.parametrize(("die", "left"), [(1, (0, 0, 3)), (2, (9, 2, 5)), (6, (9, 2, 5))])
def test_mutiny_on_a_one(die: int, left: tuple[int, int, int]) -> None:
    state = play(melee({"chests": 2, "fame": 5}), "1: flee", chance={"mutiny": [die]})
    player = state.players[0]
    assert (player.gold, player.chests, player.fame) == left


@pytest.mark.clause("4.4.5")
def test_what_mutiny_spares() -> None:
    owner = {"hand": "smoke", "parrot": "flint", "craftsmen": {"crew": "craftsman"}, "rings": {"sails": 5}}
    state = play(melee(owner), "1: flee", chance={"mutiny": [1]})
    player = state.players[0]
    assert hand(state, 1) == ["smoke"]
    assert player.parrot >= 0
    assert player.craftsmen[1] >= 0
    assert ring(player, "sails") == 5


@pytest.mark.clause("4.5.1", "4.5.2", "4.5.3", "4.5.5")
def test_rout() -> None:
    given = melee(b={"rings": {"sails": 1}, "hand": "smoke", "chests": 3, "parrot": "flint"})
    state = play(given, "1: fire 2 sails", chance={"broadside": [6, 1]})
    player = state.players[1]
    assert (player.place, player.gold, player.chests, hand(state, 2)) == (7, 9, 3, ["smoke"])
    assert player.parrot >= 0
    assert [player.fame for player in state.players] == [1, 0, 1]
    assert not events(state, "mutiny-roll")


@pytest.mark.clause("4.5.4")
def test_one_point_however_many_rings() -> None:
    given = melee({"hand": "cannonade"}, {"rings": {"hull": 1, "crew": 1, "cannons": 1, "sails": 1}})
    state = play(given, "1: play cannonade", "1: fire 2 all", chance={"broadside": [6, 1]})
    assert [player.fame for player in state.players] == [1, 0, 1]


@pytest.mark.clause("4.5.6")
def test_excess_hits_are_lost() -> None:
    given = duel({"parrot": "silver"}, {"rings": {"crew": 2, "hull": 2}})
    state = play(given, "1: fire 2 crew", chance={"broadside": [6, 6, 6, 6, 6, 6]})
    assert [event["levels"] for event in events(state, "damaged")] == [2]
    assert ring(state.players[1], "hull") == 2


@pytest.mark.clause("4.5.7")
def test_ships_routed_together_are_no_witnesses() -> None:
    given = duel({"hand": "powder-magazine", "rings": {"hull": 1}}, {"rings": {"hull": 1}})
    state = play(given, "1: play powder-magazine", "1: fire 2 crew", chance={"broadside": [5, 1]})
    assert [player.fame for player in state.players] == [0, 0, 0]


@pytest.mark.clause("4.6.1", "4.6.4")
def test_survivors_stay_on_treasure_island() -> None:
    given = hunted("hook", 1, {"rings": {"sails": 3}})
    for seat in ("1", "2"):
        given["seat"][seat]["place"] = 6
    given["battle"]["island"] = 6
    given["black_ships"] = [{"island": 6, "pirate": "hook"}]
    state = play(given, "1: fire hook hull", chance={"broadside": [5, 1]})
    assert state.battle is None
    assert [player.place for player in state.players] == [6, 6, 6]
    assert state.stack[-1].NAME == "treasure-visit"


@pytest.mark.clause("4.6.2", "9.1.1")
def test_a_pirate_attacks_whoever_comes() -> None:
    seats = {"1": {"place": 6}, "2": {"place": 1}, "3": {"place": 2}}
    given = {"step": "combat", "black_ships": [{"island": 6, "pirate": "bonny-read"}], "seat": seats}
    state = play(given, chance={"broadside": [1, 1, 1]})
    assert state.fight().seats == [0]


@pytest.mark.clause("4.6.3", "3.6.2")
def test_no_black_ship_ever_enters_the_cove() -> None:
    reached = []
    for island in range(1, 7):
        state = play({"step": "black-ships", "black_ships": [{"island": island, "pirate": "hook"}]})
        reached.append(state.black_ships[0].island)
    assert reached == [2, 3, 4, 5, 6, 1]


@pytest.mark.clause("4.3.6")
def test_all_dice_of_a_broadside_are_told() -> None:
    state = play(duel({"rings": {"crew": 4, "cannons": 4}}), "1: fire 2 hull", chance={"broadside": [1, 5, 2]})
    told = events(state, "fired")[0]
    assert (told["dice"], told["hits"]) == ([1, 5, 2], 1)


@pytest.mark.clause("4.4.2")
def test_a_ship_hit_in_two_exchanges_was_hit() -> None:
    lines = ("1: fire 2 hull", "2: fire 1 hull", "1: fire 2 hull", "2: fire 1 hull")
    given = duel({"rings": {"hull": 6, "sails": 4}}, {"rings": {"hull": 6}})
    state = play(given, *lines, chance={"broadside": [1, 1, 5, 1, 1, 1, 5, 1]})
    assert GAME.view(state, 0)["battle"]["hit"] == [1]
    act(state, "1: flee")
    assert state.players[1].fame == 1


@pytest.mark.clause("3.3.6", "4.4.1")
def test_who_has_left_is_seen() -> None:
    state = play(melee(), "1: flee", chance={"mutiny": [3]})
    assert GAME.view(state, 1)["battle"]["gone"] == [1]
    assert state.players[0].place == 7


@pytest.mark.clause("4.2.1", "3.0.4")
@pytest.mark.parametrize(("dice", "first"), [([5, 2], 1), ([2, 5], 2)])
def test_equals_in_the_boarding_stage_roll_in_the_order_of_seats(dice: list[int], first: int) -> None:
    state = play(meeting({"hand": "smoke"}, {"hand": "smoke"}), chance={"speed-tie": dice})
    assert asked(state) == [first]


@pytest.mark.clause("3.0.4", "4.1.1")
@pytest.mark.parametrize(("dice", "order"), [([5, 2], [1, 2, 3]), ([2, 5], [1, 3, 2])])
def test_the_slower_ones_roll_if_they_are_equal(dice: list[int], order: list[int]) -> None:
    seats = [{"rings": {"sails": sails}} for sails in (5, 3, 3)]
    state = play(meeting(*seats), chance={"speed-tie": dice}, strict=True)
    assert [seat + 1 for seat in state.fight().order] == order
