"""8 – The Royal Navy."""

from typing import Any

import pytest

from flibuste.engine.chance import Fast
from tests.games.cove.table import AWAY, act, asked, begin, events, hunted, offers, play, refused


def pursuit(*seats: dict[str, Any], island: int = 2, **more: Any) -> dict[str, Any]:
    table = {str(number): seat for number, seat in enumerate(seats, start=1)}
    navy = {"navy_island": island, "navy_controller": 3, "navy_sender": 3}
    return {"step": "combat", "seat": table, **navy, **more}


@pytest.mark.clause("8.1.1", "8.1.2")
def test_the_navy_comes_by_card_and_to_outer_islands() -> None:
    given = {
        "step": "after-navigation",
        "seat": {"1": {"place": 1, "hand": "royal-navy"}, "2": {"place": 6}, "3": AWAY},
    }
    state = play(given)
    assert state.navy_island == 0
    assert offers(state) == ["play royal-navy 2", "play royal-navy 3", "play royal-navy 4", "play royal-navy 5", "pass"]
    assert refused(state, "1: play royal-navy 6") == "8.1.2"
    act(state, "1: play royal-navy 4")
    assert [event["island"] for event in events(state, "navy-sent")] == ["cannons"]


@pytest.mark.clause("8.1.1")
def test_the_navy_comes_by_no_other_way() -> None:
    """In games played at random it is at sea only in a month in which the card has been played."""
    seen = 0
    for seed in range(6):
        state, dice = begin(4, seed), Fast(seed)
        while state.stack:
            seat = state.deciders()[0]
            options = state.options(seat)
            state.act(seat, options[dice.below(len(options), "choice")])
            if state.navy_island:
                month = [event["event"] for event in events(state)][::-1].index("month")
                assert "royal-navy" in [event.get("card") for event in events(state)[-month:]]
                seen += 1
    assert seen


@pytest.mark.clause("8.1.3", "8.2.2", "4.1.6")
def test_values_of_the_navy() -> None:
    given = pursuit({"place": 2, "rings": {"sails": 8}}, AWAY, {"place": 3})
    state = play(given)
    navy = state.pieces.navy
    assert (navy.dice, navy.hull, navy.speed, navy.fame) == (4, 4, 20, 4)
    assert asked(state) == [3]  # 20 against 12; the controller has no ship there
    assert offers(state) == ["fire 1 hull", "fire 1 crew", "fire 1 cannons", "fire 1 sails"]
    play(given, "3: fire 1 crew", chance={"broadside": [1, 1, 1, 1]}, strict=True)


@pytest.mark.clause("8.2.1")
def test_the_sender_controls_it() -> None:
    seats = {"1": {"place": 1, "hand": "royal-navy"}, "2": {"place": 2}, "3": {"place": 6}}
    state = play({"step": "after-navigation", "seat": seats}, "1: play royal-navy 2")
    assert (asked(state), state.stack[-1].NAME) == ([1], "navy-turn")


@pytest.mark.clause("8.2.2")
def test_the_controller_names_any_ship_and_section() -> None:
    state = play(pursuit({"place": 2}, {"place": 2}, {"place": 3}))
    assert len(offers(state)) == 8
    state = play(
        pursuit({"place": 2}, {"place": 2}, {"place": 3}), "3: fire 2 sails", chance={"broadside": [5, 1, 1, 1]}
    )
    assert state.players[1].rings == [2, 2, 2, 1]


@pytest.mark.clause("8.2.3")
def test_never_against_the_first_sender() -> None:
    seats = {
        "1": {"place": 1, "hand": "royal-navy", "rings": {"sails": 4}},
        "2": {"place": 2, "hand": "letter-of-marque"},
        "3": {"place": 3},
    }
    state = play({"step": "after-navigation", "seat": seats})
    assert refused(state, "1: play royal-navy 1") == "8.2.3"
    act(state, "1: play royal-navy 3")
    assert refused(state, "2: play letter-of-marque 1") == "8.2.3"


@pytest.mark.clause("8.3.1", "8.3.2", "9.1.3")
def test_four_hits_sink_it_and_its_fame_is_shared() -> None:
    given = hunted("navy", 4, {"parrot": "silver"})
    state = play(given, "1: fire navy hull", chance={"broadside": [5, 5, 5, 1, 1, 1]})
    assert state.fight().foes[0].hull == 1
    state = play(given, "1: fire navy hull", chance={"broadside": [5, 5, 5, 5, 1, 1]})
    assert [player.fame for player in state.players] == [2, 2, 0]
    assert state.navy_island == 0
    assert refused(play(given), "1: fire navy sails") == "4.3.5"


@pytest.mark.clause("8.3.2", "9.1.8")
def test_a_ship_wrecked_by_the_same_broadside_shares() -> None:
    given = hunted("navy", 2, {"hand": "powder-magazine", "rings": {"hull": 1}}, {"rings": {"hull": 3}})
    state = play(given, "1: play powder-magazine", "1: fire navy hull", chance={"broadside": [5, 1]})
    assert [player.fame for player in state.players] == [2, 3, 0]
    assert state.players[0].place == 7


@pytest.mark.clause("8.3.3")
def test_navy_and_pirate_both_fight_the_players() -> None:
    given = pursuit({"place": 2}, AWAY, {"place": 3}, black_ships=[{"island": 2, "pirate": "hook"}])
    state = play(given)
    assert len(state.fight().foes) == 2
    assert refused(state, "3: fire hook hull") == "8.3.3"
    act(state, "3: fire 1 crew")
    assert events(state, "fired")[0]["shooter"] == "navy"


@pytest.mark.clause("8.4.1")
def test_it_leaves_after_the_battle() -> None:
    given = pursuit({"place": 2}, AWAY, {"place": 3})
    state = play(given, "3: fire 1 crew", "1: flee", chance={"broadside": [1, 1, 1, 1], "mutiny": [3]})
    assert (state.navy_island, state.navy_controller) == (0, -1)
    assert len(events(state, "navy-left")) == 1


@pytest.mark.clause("8.1.1", "8.2.1")
def test_nothing_but_its_card_brings_the_navy() -> None:
    seats = {"1": {"place": 1, "hand": "royal-navy"}, "2": {"place": 6}, "3": AWAY}
    given = {"step": "after-navigation", "seat": seats}
    assert play(given, "1: pass").navy_island == 0
    state = play(given, "1: play royal-navy 3")
    sent = events(state, "navy-sent")
    assert [(event["seat"], event["island"]) for event in sent] == [(1, "sails")]
    for island in range(1, 7):
        alone = {"step": "combat", "seat": {"1": {"place": island, "gold": 0}, "2": AWAY, "3": AWAY}}
        assert not events(play(alone), "foe-present")
