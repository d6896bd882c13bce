"""Nothing is lost: what `faults` must notice, and what it must not."""

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.registry import load_game
from flibuste.games.davyjones.rules.fight.damage import sink
from flibuste.games.davyjones.rules.treasure.cargo import destroy_token
from flibuste.games.davyjones.table.state import State
from tests.games.davyjones.at_sea import load, sea

GAME = load_game("davyjones")


def dealt() -> State:
    state = GAME.start(2, {}, Fast(1))
    assert isinstance(state, State)
    assert GAME.faults(state) == []
    return state


@pytest.mark.clause("1.19", "2.6.5")
def test_a_token_that_vanishes_from_an_island_is_noticed() -> None:
    state = dealt()
    land = next(land for land in state.islands if land.tokens)
    number = land.tokens.pop()
    assert GAME.faults(state) == [f"token t{number + 1} is lost"]


@pytest.mark.clause("1.19")
def test_a_face_up_token_that_vanishes_from_a_ship_is_noticed() -> None:
    state = sea("hellfire", "leroica")
    token = load(state, state.ships[0], treasure=0)
    assert GAME.faults(state) == []
    state.ships[0].cargo.remove(token.number)
    assert GAME.faults(state) == ["token t1 is lost"]


@pytest.mark.clause("1.19")
def test_a_doubled_token_is_noticed() -> None:
    state = dealt()
    land = next(land for land in state.islands if land.tokens)
    state.ships[0].cargo.append(land.tokens[0])
    assert GAME.faults(state) == [f"token t{land.tokens[0] + 1} is in several places"]


@pytest.mark.clause("1.19")
def test_a_token_out_of_the_game_does_not_come_back() -> None:
    state = sea("hellfire", "leroica")
    token = load(state, state.ships[0], coin=3)
    destroy_token(state, token.number, state.ships[0])
    assert GAME.faults(state) == []
    state.ships[1].cargo.append(token.number)
    assert GAME.faults(state) == ["token t1 is gone and there"]


@pytest.mark.clause("6.15", "6.16")
def test_what_sinks_with_a_ship_is_not_lost_without_trace() -> None:
    state = sea("hellfire", "leroica coins:3-4")
    sink(state, state.ships[1], 0)
    state.run()
    assert GAME.faults(state) == []
    assert [player.gold() for player in state.players] == [4, 3]
    assert all(token.gone for token in state.tokens)
