"""7.3 – Event cards."""

import pytest

from tests.games.cove.table import (
    AWAY,
    GAME,
    act,
    asked,
    begin,
    events,
    hand,
    names,
    offers,
    play,
    refused,
    ring,
    visit,
)


def after_navigation(*seats: dict[str, object], **more: object) -> dict[str, object]:
    table = {str(number): seat for number, seat in enumerate(seats, start=1)}
    return {"players": max(3, len(seats)), "step": "after-navigation", "seat": table, **more}


@pytest.mark.clause("7.3.11", "7.3.12")
def test_french_leave_goes_to_unoccupied_islands_or_treasure_island() -> None:
    given = after_navigation(
        {"place": 2, "hand": "french-leave"},
        {"place": 6},
        {"place": 3},
        black_ships=[{"island": 4, "pirate": "cacafuego"}],
    )
    state = play(given)
    assert offers(state) == ["play french-leave 1", "play french-leave 5", "play french-leave 6", "pass"]
    for island in (2, 3, 4):
        assert refused(state, f"1: play french-leave {island}") == "7.3.12"
    act(state, "1: play french-leave 5")
    assert state.players[0].place == 5


@pytest.mark.clause("7.3.12")
def test_french_leave_not_to_the_navy() -> None:
    given = after_navigation(
        {"place": 2, "hand": "french-leave"},
        {"place": 6},
        {"place": 3},
        navy_island=5,
        navy_controller=2,
        navy_sender=2,
    )
    assert "play french-leave 5" not in offers(play(given))


@pytest.mark.clause("7.3.13")
def test_french_leave_cancels_buccaneering() -> None:
    given = after_navigation({"place": 2, "hand": "french-leave", "robber": 2}, {"place": 6, "robber": 3}, {"place": 3})
    state = play(given, "1: play french-leave")
    assert (state.players[0].place, state.players[0].robber) == (2, -1)
    assert state.players[1].robber == 2
    state = play(given, "1: play french-leave 5")
    assert (state.players[0].place, state.players[0].robber) == (5, -1)
    state = play(after_navigation({"place": 2, "hand": "french-leave"}, {"place": 6}, {"place": 3}))
    assert refused(state, "1: play french-leave") == "7.3.13"


@pytest.mark.clause("7.3.21", "7.3.22")
def test_buccaneering_names_another_player_once() -> None:
    seats = {"1": {"hand": "buccaneering"}, "2": {"robber": 3}}
    state = play({"step": "treasures", "seat": seats})
    assert offers(state) == ["play buccaneering 3", "pass"]
    assert refused(state, "1: play buccaneering 1") == "7.3.21"
    assert refused(state, "1: play buccaneering 2") == "7.3.22"
    act(state, "1: play buccaneering 3")
    assert state.players[2].robber == 0


@pytest.mark.clause("7.3.22", "7.3.23")
def test_each_kind_is_halved_in_favour_of_the_robber() -> None:
    given = {
        "step": "plunder",
        "shown": {"2": "3-3-1-0"},
        "seat": {"1": {"place": 2, "robber": 2}, "2": {"place": 6}, "3": AWAY},
    }
    state = play(given)
    one, two = state.players[:2]
    assert (one.fame, one.gold, one.chests) == (1, 10, 0)
    assert (two.fame, two.gold, two.chests) == (2, 11, 1)


@pytest.mark.clause("7.3.22")
def test_shortage_first_then_the_split() -> None:
    given = {
        "step": "plunder",
        "chests": 3,
        "shown": {"2": "1-4-4-0"},
        "seat": {"1": {"place": 2, "robber": 2}, "2": {"place": 6}, "3": {"place": 6, "chests": 47}},
    }
    state = play(given)
    assert [player.chests for player in state.players] == [1, 2, 47]


@pytest.mark.clause("7.3.22")
def test_combat_fame_and_capture_are_no_plunder() -> None:
    given = {
        "step": "combat",
        "black_ships": [{"island": 2, "pirate": "cacafuego"}],
        "seat": {"1": {"place": 2, "robber": 2}, "2": AWAY, "3": AWAY},
    }
    state = play(given, chance={"capture": [5]})
    assert [player.fame for player in state.players] == [5, 0, 0]
    state = play(visit(7, {"robber": 2}), "1: take 2-cards", chance={"tavern": ["smoke", "lookout"]})
    assert hand(state, 2) == []


@pytest.mark.clause("7.3.22")
def test_the_effect_lasts_one_month() -> None:
    state = play({"step": "black-ships", "seat": {"1": {"robber": 2}}})
    assert state.players[0].robber == -1


@pytest.mark.clause("7.3.24")
def test_burial_is_shared_once_on_the_total() -> None:
    given = visit(6, {"robber": 2, "chests": 1, "gold": 9})
    state = play(given, "1: bury 1 chests", "1: bury 3 gold", "1: bury 3 gold")
    assert [player.fame for player in state.players] == [0, 0, 0]
    act(state, "1: done")
    assert [player.fame for player in state.players] == [1, 2, 0]


@pytest.mark.clause("7.3.31", "7.3.32")
def test_lookout_opens_navigation_once() -> None:
    seats = {"1": {"hand": "lookout", "rings": {"sails": 4}}, "2": {"hand": "fame-1"}, "3": {"hand": "fame-1"}}
    state = play({"seat": seats}, "1: play lookout 2")
    assert (state.stack[-1].NAME, asked(state)) == ("open-course", [2])
    act(state, "2: sail 6")
    assert state.players[1].place == 6
    act(state, "3: sail 6", "1: sail 6")
    assert state.stack[-1].NAME == "window"
    assert refused(play({"seat": seats}, "1: play lookout 2"), "2: sail 7") == "3.2.4"


@pytest.mark.clause("7.3.32")
def test_next_month_is_secret_again() -> None:
    state = play({"step": "black-ships", "lookout": 2})
    assert state.lookout == -1
    assert state.stack[-1].NAME == "set-course"


@pytest.mark.clause("7.3.41")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5, 6, 7])
def test_shipwright_anywhere_one_level_free(place: int) -> None:
    given = visit(place, {"hand": "shipwright", "gold": 0, "rings": {"sails": 8}})
    state = play(given)
    assert refused(state, "1: play shipwright sails") == "2.1.4"
    act(state, "1: play shipwright crew")
    assert (ring(state.players[0], "crew"), state.players[0].gold) == (3, 0)
    assert names(state, state.discards) == ["shipwright"]


@pytest.mark.clause("7.3.41", "6.6.3")
def test_shipwright_on_top_of_the_dear_level() -> None:
    state = play(visit(6, {"hand": "shipwright"}), "1: raise crew", "1: play shipwright crew")
    assert (ring(state.players[0], "crew"), state.players[0].gold) == (4, 9 - 2)  # a level of 1 gold at double cost
    assert not any(text.startswith("raise") for text in offers(state))


@pytest.mark.clause("7.3.51")
def test_letter_of_marque_only_in_answer() -> None:
    navy = {"place": 1, "hand": "royal-navy, fame-1", "rings": {"sails": 6}}
    given = after_navigation(navy, {"place": 2}, {"place": 3, "hand": "letter-of-marque, fame-1"})
    state = play(given, "1: play royal-navy 2")
    assert asked(state) == [3]
    assert "play letter-of-marque 4" in offers(state)
    act(state, "3: pass")
    assert asked(state) == [3]  # the main window again: too late
    assert refused(state, "3: play letter-of-marque 4") == "7.3.51"
    threatened = {**given, "options": {"marque_if_threatened": True}}
    assert offers(play(threatened, "1: play royal-navy 2")) == ["pass"]
    assert len(offers(play(threatened, "1: play royal-navy 3"))) > 1


@pytest.mark.clause("7.3.52", "8.2.1")
def test_letter_of_marque_redirects() -> None:
    navy = {"place": 1, "hand": "royal-navy", "rings": {"sails": 6}}
    given = after_navigation(navy, {"place": 2}, {"place": 3, "hand": "letter-of-marque"})
    state = play(given, "1: play royal-navy 2")
    assert offers(state) == ["play letter-of-marque 4", "play letter-of-marque 5", "pass"]
    assert [refused(state, f"3: play letter-of-marque {island}") for island in (1, 2, 3, 6)] == [
        "8.2.3",
        "7.3.52",
        "7.3.52",
        "8.1.2",
    ]
    seen = GAME.view(play(given, "1: play royal-navy 2"), 1)["navy"]
    assert (seen["island"], seen["controller"], seen["sender"]) == (2, 1, 1)
    act(state, "3: play letter-of-marque 5")
    assert [event["island"] for event in events(state, "navy-redirected")] == ["crew"]


@pytest.mark.clause("7.3.61", "7.3.62", "8.1.2", "8.2.3")
def test_royal_navy_in_pursuit() -> None:
    given = after_navigation({"place": 1, "hand": "2 royal-navy"}, {"place": 2}, {"place": 3})
    state = play(given)
    assert offers(state) == [*(f"play royal-navy {island}" for island in (2, 3, 4, 5)), "pass"]
    assert refused(state, "1: play royal-navy 1") == "8.2.3"
    assert refused(state, "1: play royal-navy 6") == "8.1.2"
    act(state, "1: play royal-navy 5")
    assert state.navy_island == 5
    assert refused(state, "1: play royal-navy 4") == "7.3.62"


@pytest.mark.clause("7.3.71")
def test_the_map_die_is_rolled_again_on_a_six() -> None:
    state = play(
        {"step": "treasures", "seat": {"1": {"hand": "treasure-map"}}},
        "1: play treasure-map",
        chance={"map": [6, 6, 5]},
    )
    assert [(marker.seat, marker.island) for marker in state.markers] == [(0, 5)]


@pytest.mark.clause("7.3.72")
def test_the_map_doubles_only_chests_for_its_player_this_month() -> None:
    maps = [{"seat": 1, "island": 2}, {"seat": 1, "island": 2}, {"seat": 2, "island": 3}]
    given = {
        "step": "plunder",
        "maps": maps,
        "shown": {"2": "2-2-2-1", "3": "1-8-2-0"},
        "seat": {"1": {"place": 2}, "2": {"place": 6}, "3": {"place": 3}},
    }
    state = play(given, chance={"tavern": ["smoke"]})
    assert (state.players[0].chests, state.players[0].gold, state.players[2].chests) == (4, 11, 2)
    assert play({"step": "black-ships", "maps": maps}).markers == []


@pytest.mark.clause("3.1.3")
def test_no_window_when_nobody_holds_a_card() -> None:
    state = begin(chance={"tavern": ["flint", "silver", "bones"]})
    act(state, "1: arm nothing", "2: arm nothing", "3: arm nothing")
    assert state.stack[-1].NAME == "set-course"


@pytest.mark.clause("11.1.2")
def test_whoever_has_played_his_last_card_has_not_passed_for_others() -> None:
    seats = {
        "1": {"hand": "treasure-map", "rings": {"sails": 5}},
        "2": {"hand": "buccaneering, fame-1", "rings": {"sails": 4}},
        "3": {"hand": "fame-1", "rings": {"sails": 3}},
    }
    state = play({"step": "treasures", "seat": seats}, "1: play treasure-map", "2: play buccaneering 3", "3: pass")
    assert (state.phase, asked(state)) == (1, [2])  # still in the first phase


@pytest.mark.clause("7.3.22")
def test_cards_of_the_plunder_are_dealt_alternately_robber_first() -> None:
    """With Treasure cards of one's own: no printed one shows more than one Tavern card."""
    treasures = [
        {**treasure, "tavern_cards": 3} if treasure["tavern_cards"] else treasure
        for treasure in GAME.components["treasure"]
    ]
    seats = {"1": {"place": 2, "robber": 2}, "2": {"place": 6}, "3": AWAY}
    given = {"step": "plunder", "shown": {"2": "2-2-2-3"}, "seat": seats}
    game = type(GAME)({"treasure": treasures})
    state = play(given, chance={"tavern": ["smoke", "grapple", "lookout"]}, game=game)
    assert (sorted(hand(state, 2)), hand(state, 1)) == (["lookout", "smoke"], ["grapple"])


@pytest.mark.clause("7.3.24")
def test_nothing_buried_is_not_shared() -> None:
    state = play(visit(6, {"robber": 2, "chests": 1, "hand": "fame-1"}), "1: done")
    assert [player.fame for player in state.players] == [0, 0, 0]
    assert not events(state, "burial-shared")


@pytest.mark.clause("7.3.32", "11.1.2")
def test_a_lookout_closes_only_its_own_window() -> None:
    fast = {"place": 1, "hand": "french-leave, fame-1", "rings": {"sails": 5}}
    given = after_navigation(fast, {"place": 2, "hand": "royal-navy"}, {"place": 3}, lookout=2)
    state = play(given, "1: play french-leave 6")
    assert (state.players[0].place, asked(state)) == (6, [2])
    assert "play royal-navy 4" in offers(state)
