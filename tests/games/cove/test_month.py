"""3 – The month and its six phases; 11 – the protocol of windows and sealed choices."""

import json

import pytest

from flibuste.engine.chance import Fast, Script
from flibuste.engine.perspective import briefing
from flibuste.games.cove.table.constants import PHASES
from tests.games.cove.table import AWAY, GAME, act, asked, begin, duel, events, hand, offers, play, refused, visit


def pass_month(state_seed: int) -> list[str]:
    state = begin(3, state_seed)
    dice = Fast(state_seed)
    phases: list[str] = []
    while state.stack and state.month < 2:
        seat = state.deciders()[0]
        options = state.options(seat)
        state.act(seat, options[dice.below(len(options), "choice")])
        if not phases or phases[-1] != PHASES[state.phase]:
            phases.append(PHASES[state.phase])
    return phases


@pytest.mark.clause("3.0.1")
def test_twelve_months() -> None:
    state = begin(3, 5)
    dice = Fast(7)
    while state.stack:
        seat = state.deciders()[0]
        options = state.options(seat)
        state.act(seat, options[dice.below(len(options), "choice")])
    assert [event["month"] for event in events(state, "month")] == list(range(1, 13))
    assert state.treasures == []
    assert len(events(state, "turned-up")) == 60


@pytest.mark.clause("3.0.2", "3.0.6")
def test_order_of_the_phases() -> None:
    seen = pass_month(3)
    order = [PHASES.index(phase) for phase in seen[:-1] if phase != "setup"]
    assert order == sorted(order)
    given = {"step": "treasures", "seat": {"1": {"hand": "fame-1"}, "2": {"hand": "fame-1"}}}
    state = play(given, chance={"speed-tie": [1, 2]})
    assert PHASES[state.phase] == "treasures"
    act(state, "2: pass", "1: pass")
    assert PHASES[state.phase] == "navigation"


@pytest.mark.clause("3.0.3", "3.5.4")
def test_fastest_first_in_the_cove() -> None:
    seats = {str(n): {"place": "cove", "rings": {"sails": s}} for n, s in ((1, 2), (2, 4), (3, 3))}
    state = play({"step": "effects", "seat": seats})
    assert asked(state) == [2]
    act(state, "2: take 2-cards", "2: done")
    assert asked(state) == [3]


@pytest.mark.clause("3.0.4")
def test_tied_ships_roll_and_roll_again() -> None:
    given = {"step": "combat", "seat": {"1": {"place": 2}, "2": {"place": 2}, "3": {"place": 2}}}
    state = play(given, chance={"speed-tie": [4, 4, 6, 1, 3]})
    assert asked(state) == [3]
    act(state, "3: fire 1 hull")
    assert asked(state) == [2]


@pytest.mark.clause("3.0.4", "4.1.6")
def test_the_navy_rolls_for_ties_too() -> None:
    seats = {"1": {"place": 2, "parrot": "trelawney", "rings": {"sails": 1}}, "2": {"place": 6}, "3": {"place": 6}}
    given = {"step": "combat", "navy_island": 2, "navy_controller": 2, "navy_sender": 2, "seat": seats}
    state = play(given)
    assert asked(state) == [1]  # 24 against 20
    components = {"navy": {"speed": 24}}
    game = type(GAME)(components)
    state = play(given, chance={"speed-tie": [1, 2]}, game=game)
    assert asked(state) == [2]


@pytest.mark.clause("3.0.5", "9.2.1")
def test_other_ties_are_rolled_too() -> None:
    given = {
        "step": "combat",
        "black_ships": [{"island": 2, "pirate": "blackbeard"}],
        "seat": {"1": {"place": 2, "rings": {"sails": 3}}, "2": {"place": 2}, "3": AWAY},
    }
    state = play(given, chance={"target-tie": [2, 5], "broadside": [5, 1, 1, 1, 1, 1]})
    assert state.players[1].rings[0] == 1
    assert state.players[0].rings[0] == 2


@pytest.mark.clause("3.0.7")
def test_an_order_is_fixed_when_its_place_begins() -> None:
    seats = {
        "1": {"place": "cove", "rings": {"sails": 4}, "parrot": "flint", "fame": 1},
        "2": {"place": "cove", "rings": {"sails": 0}, "parrot": "trelawney"},
        "3": {"place": "cove", "rings": {"sails": 3}, "hand": "shipwright"},
    }
    state = play({"step": "effects", "seat": seats})
    assert asked(state) == [2]  # the ring is off, but 0 + 20 is fastest
    act(state, "2: done", "1: done")
    assert asked(state) == [3]
    act(state, "3: play shipwright sails", "3: done")
    assert state.stack[-1].NAME != "cove-visit"


@pytest.mark.clause("3.1.3", "11.1.1", "11.1.2")
def test_window_after_the_treasures() -> None:
    seats = {
        "1": {"hand": "buccaneering, treasure-map, lookout"},
        "2": {"hand": "fame-1", "rings": {"sails": 4}},
        "3": {"hand": "fame-1", "rings": {"sails": 3}},
    }
    state = play({"step": "treasures", "seat": seats})
    assert asked(state) == [2]
    act(state, "2: pass", "3: pass")
    assert offers(state) == ["play buccaneering 2", "play buccaneering 3", "play treasure-map", "pass"]
    assert refused(state, "1: play lookout 2") == "3.2.1"
    act(state, "1: play treasure-map")
    assert len(state.markers) == 1
    act(state, "2: pass", "3: pass", "1: play buccaneering 2", "2: pass", "3: pass")
    assert state.stack[-1].NAME == "window"
    act(state, "1: pass")
    assert PHASES[state.phase] == "navigation"


@pytest.mark.clause("3.2.1", "7.3.31")
def test_window_before_navigation_is_for_lookout() -> None:
    seats = {"1": {"hand": "lookout, french-leave, royal-navy"}}
    state = play({"seat": seats})
    assert offers(state) == ["play lookout 1", "play lookout 2", "play lookout 3", "pass"]
    assert refused(state, "1: play french-leave 6") == "3.2.7"


@pytest.mark.clause("3.2.2", "3.2.3", "11.2.1")
def test_wheels_are_secret_and_revealed_at_once() -> None:
    state = play({"step": "destinations"})
    assert asked(state) == [1, 2, 3]
    act(state, "1: sail 6", "3: sail 6")
    assert [player.place for player in state.players] == [0, 0, 0]
    assert GAME.view(state, 0)["players"][0]["sealed"] == "sail 6"
    assert "sail 6" not in json.dumps(briefing(GAME, state, 1)["view"])
    act(state, "1: sail 5")  # until the last is in
    act(state, "2: sail 6")
    assert [player.place for player in state.players] == [5, 6, 6]


@pytest.mark.clause("3.2.4", "3.2.5", "3.2.6", "4.6.3")
def test_destinations() -> None:
    state = play({"step": "destinations", "seat": {"1": {"place": "cove"}, "2": {"place": 3}, "3": {"place": 3}}})
    for seat in (1, 2, 3):
        assert offers(state, seat) == [f"sail {island}" for island in range(1, 7)]
    assert refused(state, "1: sail 7") == "3.2.4"
    assert refused(state, "1: pass") == "3.2.6"


@pytest.mark.clause("3.2.7", "7.3.11", "7.3.61")
def test_window_after_navigation() -> None:
    seats = {
        "1": {"place": 2, "hand": "french-leave, royal-navy, letter-of-marque, buccaneering"},
        "2": {"place": 3},
        "3": {"place": 3},
    }
    state = play({"step": "after-navigation", "seat": seats})
    assert {text.split()[1] for text in offers(state)[:-1]} == {"french-leave", "royal-navy"}
    assert refused(state, "1: play letter-of-marque 4") == "7.3.51"
    assert refused(state, "1: play buccaneering 2") == "3.1.3"


@pytest.mark.clause("3.3.1", "3.3.2")
def test_battles_in_island_order() -> None:
    seats = {str(n): {"place": p, "rings": {"sails": n}} for n, p in ((1, 4), (2, 4), (3, 2), (4, 2))}
    state = play({"players": 4, "step": "combat", "seat": seats})
    assert state.fight().island == 2
    act(state, "4: flee")
    assert state.fight().island == 4
    assert asked(state) == [2]


@pytest.mark.clause("3.3.3", "8.4.1")
def test_no_battle_without_a_player() -> None:
    given = {
        "step": "combat",
        "navy_island": 2,
        "navy_controller": 1,
        "navy_sender": 1,
        "black_ships": [{"island": 2, "pirate": "hook"}],
        "seat": {"1": {"place": 3}, "2": AWAY, "3": AWAY},
    }
    state = play(given)
    assert state.battle is None
    assert state.navy_island == 0
    assert state.stack[-1].NAME == "yard-visit"


@pytest.mark.clause("3.3.4", "4.6.1", "4.6.2")
def test_treasure_island_battles_only_against_pirates() -> None:
    seats = {"1": {"place": 6, "rings": {"sails": 3}}, "2": {"place": 6}, "3": AWAY}
    given = {"step": "combat", "black_ships": [{"island": 6, "pirate": "hook"}], "seat": seats}
    state = play(given, chance={"target-tie": [6, 1, 1], "broadside": [4, 4, 4]})
    assert state.fight().seats == [0, 1, 2]
    assert offers(state) == ["fire hook hull", "flee"]
    assert refused(state, "1: fire 2 hull") == "4.6.1"


@pytest.mark.clause("3.3.5", "4.1.3")
def test_a_battle_ends_with_one_ship_and_no_foe() -> None:
    state = play(duel(), "1: fire 2 hull", chance={"broadside": [1, 1]})
    assert asked(state) == [2]
    act(state, "2: flee")
    assert state.battle is None
    given = duel(foes=[{"ship": "hook", "hull": 5}], order=["hook", 1, 2], turn=1)
    state = play({**given, "black_ships": [{"island": 2, "pirate": "hook"}]}, "1: flee", "2: flee")
    assert state.battle is None
    given = duel(foes=[{"ship": "hook", "hull": 5}], order=["hook", 1, 2], turn=1)
    state = play({**given, "black_ships": [{"island": 2, "pirate": "hook"}]}, "1: flee")
    assert state.battle is not None


@pytest.mark.clause("3.3.6", "4.6.3")
def test_leaving_ships_fight_no_more() -> None:
    state = play(duel(), "1: flee")
    assert state.players[0].place == 7
    assert state.battle is None
    seats = {"1": {"place": "cove"}, "2": {"place": "cove"}, "3": AWAY}
    assert play({"step": "combat", "seat": seats}).battle is None


@pytest.mark.clause("3.4.1", "3.4.2", "3.4.3")
def test_plunder_is_automatic() -> None:
    given = {
        "step": "plunder",
        "shown": {"1": "1-9-1-0", "2": "0-2-5-1"},
        "seat": {"1": {"place": 2, "rings": {"hull": 8}}, "2": {"place": 1, "gold": 0}, "3": AWAY},
    }
    state = play(given, chance={"tavern": ["smoke"]})
    one, two = state.players[:2]
    assert (one.gold, one.chests, one.fame, hand(state, 1)) == (11, 5, 0, ["smoke"])
    assert (two.gold, two.chests, two.fame) == (9, 1, 1)
    assert len(state.spent) == 2


@pytest.mark.clause("3.4.1", "3.4.4")
def test_shortage_of_gold() -> None:
    given = {
        "step": "plunder",
        "gold": 3,
        "shown": {"1": "2-8-0-0", "2": "2-9-0-0"},
        "seat": {"1": {"place": 2, "gold": 0}, "2": {"place": 1, "gold": 0}, "3": {"place": 6, "gold": 121}},
    }
    state = play(given)
    assert [player.gold for player in state.players] == [0, 3, 121]
    assert [player.fame for player in state.players] == [2, 2, 0]


@pytest.mark.clause("3.4.5")
def test_no_plunder_on_treasure_island() -> None:
    state = play(
        {"step": "plunder", "shown": {"1": "2-9-0-0"}, "seat": {"1": {"place": 6}, "2": {"place": 7}, "3": AWAY}}
    )
    assert [player.fame for player in state.players] == [0, 0, 0]
    assert state.shown[1] >= 0


@pytest.mark.clause("3.5.2")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5, 6, 7])
def test_effects_are_optional(place: int) -> None:
    state = play(visit(place), "1: done")
    assert state.players[0].gold == 9
    assert hand(state, 1) == []


@pytest.mark.clause("3.5.3")
def test_only_where_the_ship_is() -> None:
    state = play(visit(2))
    for line in ("1: buy", "1: raise sails", "1: bury 3 gold", "1: take 2-cards"):
        assert refused(state, line) == "3.5.3"


@pytest.mark.clause("3.5.5")
def test_cards_received_may_be_played_at_once() -> None:
    state = play(visit(1), "1: buy", "1: play craftsman hull", "1: buy", chance={"tavern": ["craftsman", "smoke"]})
    assert state.players[0].craftsmen[0] >= 0
    assert hand(state, 1) == ["smoke"]


@pytest.mark.clause("3.6.1", "3.6.2")
def test_black_ships_move() -> None:
    ships = [{"island": 6, "pirate": "hook"}, {"island": 3, "pirate": "blackbeard"}]
    state = play({"step": "black-ships", "black_ships": ships})
    assert [ship.island for ship in state.black_ships] == [1, 4]


@pytest.mark.clause("3.6.1", "3.6.5", "3.6.7")
def test_the_four_parts_of_the_phase_in_their_order() -> None:
    """Black ships move, then newcomers appear, then holds are checked; Treasure cards go last."""
    given = {
        "step": "black-ships",
        "black_ships": [{"island": 2}, {"island": 4, "pirate": "hook"}],
        "sunk": ["dutchman"],
        "shown": {"3": "4-2-0-0"},
        "seat": {"1": {"chests": 9, "rings": {"hull": 2}}, "2": {"chests": 9, "rings": {"hull": 2}}},
    }
    state = play(given, chance={"legend": ["blackbeard"]})
    told = [event["event"] for event in events(state)]
    wanted = ["black-ship-moved", "black-ship-moved", "new-pirate", "overloaded", "overloaded"]
    assert told[: len(wanted)] == wanted
    assert [player.chests for player in state.players[:2]] == [5, 5]  # what the second ring of the hull holds
    assert [event["island"] for event in events(state, "new-pirate")][:1] == ["sails"]
    assert [state.pieces.treasures[card].name for card in state.spent] == ["4-2-0-0"]


@pytest.mark.clause("3.6.3")
def test_a_sunk_pirate_is_replaced_one_island_further() -> None:
    ships = [{"island": 5}, {"island": 1}]
    given = {"step": "black-ships", "black_ships": ships, "sunk": ["hook", "dutchman"]}
    state = play(given, chance={"legend": ["blackbeard", "cacafuego"]})
    placed = {ship.island: state.pieces.legends[ship.legend].name for ship in state.black_ships}
    assert placed == {2: "blackbeard", 6: "cacafuego"}  # in ascending order of the islands reached


@pytest.mark.clause("3.6.4")
def test_the_card_just_sunk_takes_part_in_the_shuffle() -> None:
    given = {
        "step": "black-ships",
        "black_ships": [{"island": 5}, {"island": 1, "pirate": "hook"}],
        "sunk": ["blackbeard", "dutchman", "bonny-read", "cacafuego"],
    }
    state = play(given, chance={"legend": ["bonny-read"]})
    assert len(state.legends) == 3
    assert state.sunk == []


@pytest.mark.clause("3.6.5", "3.6.6")
def test_the_hold_is_checked_after_plunder_and_repairs() -> None:
    seats = {"1": {"place": "cove", "chests": 7, "rings": {"hull": 0}}, "2": {**AWAY, "chests": 6}, "3": AWAY}
    state = play({"step": "effects", "seat": seats}, "2: done", "1: done")
    assert [player.chests for player in state.players[:2]] == [5, 5]


@pytest.mark.clause("3.6.7")
def test_leftover_treasures_are_discarded() -> None:
    state = play({"step": "black-ships", "shown": {"4": "4-2-0-0"}})
    assert "4-2-0-0" in [state.pieces.treasures[design].name for design in state.spent]


@pytest.mark.clause("11.1.1")
def test_the_order_of_a_window_is_fixed() -> None:
    seats = {
        "1": {"place": 2, "hand": "royal-navy, fame-1", "rings": {"sails": 4}},
        "2": {"place": 3, "hand": "fame-1", "parrot": "trelawney", "rings": {"sails": 1}},
        "3": {"place": 3, "hand": "fame-1"},
    }
    state = play({"step": "after-navigation", "seat": seats})
    assert asked(state) == [2]
    act(state, "2: pass")
    assert asked(state) == [1]


@pytest.mark.clause("11.1.3")
def test_answers_to_the_navy_come_at_once_and_can_be_answered() -> None:
    seats = {
        "1": {"place": 1, "hand": "royal-navy, fame-1", "rings": {"sails": 6}},
        "2": {"place": 2, "hand": "fame-1", "rings": {"sails": 5}},
        "3": {"place": 3, "hand": "letter-of-marque, fame-1", "rings": {"sails": 4}},
        "4": {"place": 2, "hand": "fame-1", "rings": {"sails": 3}},
    }
    state = play({"players": 4, "step": "after-navigation", "seat": seats}, "1: play royal-navy 3")
    order = []
    while state.stack[-1].NAME == "window" and state.battle is None:
        order += asked(state)
        letter = order[-1] == 3 and "letter-of-marque" in hand(state, 3)
        act(state, "3: play letter-of-marque 5" if letter else f"{order[-1]}: pass")
    assert order == [2, 3, 1, 2, 4, 2, 3, 4, 1]
    assert state.navy_controller == 2


@pytest.mark.clause("11.1.4")
def test_french_leave_after_the_navy() -> None:
    seats = {
        "1": {"place": 1, "hand": "royal-navy, fame-1", "rings": {"sails": 6}},
        "2": {"place": 2, "hand": "french-leave"},
        "3": AWAY,
    }
    state = play(
        {"step": "after-navigation", "seat": seats}, "1: play royal-navy 2", "2: pass", "2: play french-leave 6"
    )
    assert state.players[1].place == 6


@pytest.mark.clause("11.1.5")
def test_whoever_holds_a_card_is_asked() -> None:
    state = play({"seat": {"1": {"hand": "fame-1"}, "2": {"hand": "lookout", "rings": {"sails": 1}}}})
    assert asked(state) == [1]
    assert offers(state) == ["pass"]
    log = briefing(GAME, act(state, "1: pass"), 2)["log"]
    other = play({"seat": {"1": {"hand": "lookout"}, "2": {"hand": "fame-1", "rings": {"sails": 1}}}}, "1: pass")
    assert log == briefing(GAME, other, 2)["log"]


@pytest.mark.clause("11.2.1")
def test_sealed_choices_of_others_cannot_be_told() -> None:
    state = play({"step": "destinations"}, "1: sail 4", "2: sail 5")
    for seat in (-1, 0, 1, 2):
        other = GAME.resample(state, seat, Fast(seat))
        assert json.dumps(briefing(GAME, other, seat)) == json.dumps(briefing(GAME, state, seat))
    varied = {GAME.resample(state, 2, Fast(seed)).stack[-1].slots[0].notation for seed in range(30)}
    assert len(varied) > 3


@pytest.mark.clause("11.2.2")
def test_all_dice_are_drawn_with_their_purpose() -> None:
    state = play(duel(), "1: fire 2 hull", "2: flee", chance={"broadside": [1, 1]})
    chance = state.chance
    assert isinstance(chance, Script)
    assert [draw.label for draw in chance.draws][:3] == ["broadside", "broadside", "mutiny"]
    assert [event["event"] for event in events(state)][:1] == ["fired"]


@pytest.mark.clause("11.2.1")
def test_choices_are_locked_together() -> None:
    state = play({"step": "destinations"}, "1: sail 4", "2: sail 5", "1: sail 6", "3: sail 6")
    assert [player.place for player in state.players] == [6, 5, 6]
    assert state.refusal(0, GAME.parse("sail 1", state)) is not None
