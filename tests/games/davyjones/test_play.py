"""Random games: no body lies on another, nothing is lost, nobody is left without a choice."""

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.registry import load_game
from flibuste.games.davyjones.state import OUT, State

GAME = load_game("davyjones")


def gold_there(state: State) -> int:
    """Coins on islands, ships and at home; those shared when a ship went down are at home too."""
    coins = [token for token in state.tokens if token.treasure is None and token.captive < 0]
    placed = {number for ship in state.ships for number in ship.cargo}
    placed |= {number for island in state.islands for number in island.tokens}
    at_sea = sum(token.value for token in coins if token.number in placed)
    return at_sea + sum(player.gold() for player in state.players)


def check_game(seats: int, options: dict[str, str], seed: int) -> str:
    state = GAME.start(seats, options, Fast(seed))
    assert isinstance(state, State)
    dice = Fast(f"play {seed}")
    crew = len(state.crew)
    while not state.is_over():
        seat = state.deciders()[0]
        choices = state.options(seat)
        assert choices, (seed, state.stack[-1].NAME)
        state.act(seat, choices[dice.below(len(choices), "choice")])
        assert GAME.faults(state) == [], (seed, state.round)
        assert len(state.crew) == crew
        assert gold_there(state) <= state.gold + 40
    assert state.outcome is not None
    assert all(member.ship == OUT or member.ship >= -1 for member in state.crew)
    return state.outcome.reason


@pytest.mark.clause("13.2.3", "1.19")
@pytest.mark.parametrize("seed", range(3))
def test_random_games(seed: int) -> None:
    assert check_game(2, {"terrain": ("0", "2")[seed % 2]}, seed) in GAME.end_reasons


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_a_thousand_random_games(part: int) -> None:
    for seed in range(part, 1000, 10):
        check_game(2, {"terrain": ("0", "1", "2", "4")[seed % 4]}, seed)
