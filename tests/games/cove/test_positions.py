"""Positions written by hand: what is left out follows from the rest, and what is misspelt is refused."""

from typing import Any

import pytest

from flibuste.engine.chance import Fast
from flibuste.records.position import BadPosition, read_position, write_position
from tests.games.cove.table import AWAY, GAME, asked, offers, play


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"wether": 1}, "a position has no 'wether'"),
        ({"seat": {"1": {"hnad": ""}}}, "seat 1 has no 'hnad' (did you mean 'hand'?)"),
        ({"seat": {"1": {"craftsmen": {"hull": {"hit": 1}}}}}, "a Craftsman has no 'hit' (did you mean 'hits'?)"),
        ({"black_ships": [{"island": 2, "pirat": "hook"}]}, "a black ship has no 'pirat' (did you mean 'pirate'?)"),
        ({"maps": [{"seat": 1, "isle": 2}]}, "a Treasure Map has no 'isle'"),
        ({"battle": {"island": 2, "exchnage": 1}}, "a battle has no 'exchnage' (did you mean 'exchange'?)"),
        ({"battle": {"island": 2, "foes": [{"ship": "hook", "hul": 5}]}}, "a foe has no 'hul' (did you mean 'hull'?)"),
        ({"battle": {"island": 2, "smoke": {"5": 6}}}, "there is no seat 5 with 3 players"),
        ({"battle": "tavern"}, "a battle is a table, not 'tavern'"),
        ({"shown": {"6": "1-4-4-0"}}, "'6' is no outer island"),
        ({"shown": {"cove": "1-4-4-0"}}, "'cove' is no outer island"),
        ({"seat": {"1": {"robber": 4}}}, "there is no seat 4"),
        ({"battle": {"island": 2, "seats": [1, 5]}}, "there is no seat 5"),
        ({"seat": {"1": {"place": "none"}}}, "the ship is at no place (1.1.2)"),
        ({"navy_island": 2}, "nobody controls the Navy (8.2.1)"),
    ],
)
def test_what_is_wrong_is_said(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition) as error:
        read_position(GAME, given)
    assert said in str(error.value)


@pytest.mark.clause("4.0.1", "9.1.1")
def test_those_at_the_island_fight() -> None:
    seats = {"1": {"place": 2, "rings": {"sails": 4}}, "2": {"place": 2}, "3": AWAY}
    given = {"seat": seats, "black_ships": [{"island": 2, "pirate": "hook"}], "battle": {"island": 2}}
    state = play(given, chance={"broadside": [3, 3, 3]})
    assert state.fight().seats == [0, 1]
    assert offers(state, 1) == ["fire hook hull", "flee"]
    assert GAME.view(state, 0)["phase"] == "combat"


@pytest.mark.clause("3.4.2")
def test_a_ship_in_a_battle_lies_at_its_island() -> None:
    given = {"shown": {"2": "0-2-5-1"}, "seat": {"3": AWAY}, "battle": {"island": 2, "seats": [1, 2], "order": [1, 2]}}
    state = play(given, "1: fire 2 crew", chance={"broadside": [5, 6], "tavern": ["smoke"]})
    assert state.players[0].chests == 5


@pytest.mark.clause("7.5.32")
def test_an_order_without_exchange_is_that_of_the_first() -> None:
    state = play({"seat": {"3": AWAY}, "battle": {"island": 2, "seats": [1, 2], "order": [2, 1]}})
    assert asked(state) == [2]
    assert "wait" not in offers(state)


@pytest.mark.clause("5.4.2")
def test_a_battle_nowhere_is_the_last_one() -> None:
    battle = {"island": "nowhere", "seats": [1, 2], "order": [1, 2]}
    given = {"month": 12, "seat": {"2": {"parrot": "bones", "fame": 7}, "1": {"fame": 7}}, "battle": battle}
    state = play(given, "1: fire 2 crew", chance={"broadside": [5, 6]})
    assert state.players[1].fame == 7
    assert GAME.view(state, 0)["phase"] == "end"


@pytest.mark.clause("8.2.3")
def test_the_controller_sent_the_navy_unless_another_did() -> None:
    given = {"step": "after-navigation", "navy_island": 2, "navy_controller": 3, "seat": {"1": {"hand": "fame-1"}}}
    assert play(given).navy_sender == 2


def test_no_cards_may_be_written_none() -> None:
    assert play({"seat": {"1": {"hand": "none"}}}).players[0].hand == []


def test_an_order_that_was_rolled_for_is_written() -> None:
    """3.0.4 – Two ships of equal speed rolled who is asked first: read back with other dice it is the same."""
    hands = {"1": {"hand": ["smoke"]}, "2": {"hand": ["lookout"]}, "3": {"hand": ["fame-3"]}}
    tied = {"players": 3, "month": 1, "phase": "navigation", "seat": hands}
    rolled = [read_position(GAME, tied, Fast(seed)) for seed in range(8)]
    assert len({GAME.digest(state) for state in rolled}) > 1
    for state in rolled:
        short = write_position(GAME, state, GAME.settle_options({}))
        read = {GAME.digest(read_position(GAME, short, Fast(seed))) for seed in range(8)}
        assert read == {GAME.digest(state)}
