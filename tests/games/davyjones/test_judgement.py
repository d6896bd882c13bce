"""What the bots think of a position: gold counts most at home, and more the nearer it is."""

import pytest

from flibuste.arena.simulate import Plan, simulate
from flibuste.games.davyjones.judgement.judge import judge
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.token import Token
from tests.games.davyjones.at_sea import lay_island, load, sea


def harbour() -> State:
    """Each seat has a home; a wild island lies between them."""
    state = sea("executioner", "executioner")
    for seat, y in enumerate((0, 60000)):
        lay_island(state, 0, y).home = seat
        state.players[seat].home = seat
    wild = lay_island(state, 60000, 30000)
    for value in (3, 4):
        state.tokens.append(Token(len(state.tokens), value, None))
        wild.tokens.append(state.tokens[-1].number)
    return state


def test_a_load_is_worth_more_near_home() -> None:
    state = harbour()
    state.islands[2].tokens.clear()
    load(state, state.ships[0], coin=5)
    state.ships[0].x = 60000
    far = judge(state, 0)
    state.ships[0].x = 15000
    assert judge(state, 0) > far


def test_an_empty_hold_is_worth_more_near_an_island_with_treasure() -> None:
    state = harbour()
    far = judge(state, 0)
    state.ships[0].x, state.ships[0].y = 50000, 25000
    near = judge(state, 0)
    assert near > far
    state.islands[2].tokens.clear()
    assert judge(state, 0) < near


def test_two_ships_do_not_hope_for_the_same_treasure() -> None:
    one, two = harbour(), sea("executioner executioner", "executioner")
    two.islands, two.tokens = one.islands, one.tokens
    for seat in (0, 1):
        two.players[seat].home = seat
    gain = judge(two, 0) - judge(one, 0)
    assert gain == pytest.approx(0.25 * one.ships[0].card.points)


def test_a_lost_mast_is_a_loss_and_the_enemys_a_gain() -> None:
    state = harbour()
    before = judge(state, 0)
    state.ships[0].masts &= ~1
    hurt = judge(state, 0)
    state.ships[1].masts &= ~1
    assert hurt < before and judge(state, 0) == pytest.approx(before)


@pytest.mark.slow
def test_greedy_beats_who_plays_at_random() -> None:
    result = simulate(Plan("davyjones", 2, 20, "judgement", ("greedy", "random")))
    assert result.wins_by_seat()[0] > 15
