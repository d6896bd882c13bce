"""Random games: no body lies on another, nothing is lost, nobody is left without a choice."""

from collections import Counter

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.game import Data
from flibuste.engine.registry import load_game
from flibuste.games.davyjones.table.crew import OUT_OF_GAME
from flibuste.games.davyjones.table.state import State

GAME = load_game("davyjones")
PRINTED_GOLD = 40  # what unique treasures may add: Sunken Treasure, ransoms

OPTIONS: tuple[Data, ...] = (
    {},
    {"terrain": "1"},
    {"terrain": "2", "come_about": True},
    {"terrain": "4", "square_table": True},
    {"set_up": "by-players"},
    {"set_up": "by-players", "terrain": "4", "turn_limit": "60"},
    {"build_total": "60", "uniques_on_top": True, "winner_picks": True},
    {"other_events": True, "cancel_any_turn": True, "generic_for_all": True, "terrain": "2"},
    {"ram_compare": "rammer", "limit_per_name": True, "turn_limit": "180", "stall_rounds": "10"},
    {"fleet_a": "ready", "fleet_b": "ready", "terrain": "2", "max_rounds": "60"},
)


def gold_there(state: State) -> int:
    """Coins on islands, ships and at home; those shared when a ship went down are at home too."""
    coins = [token for token in state.tokens if token.treasure is None and token.captive < 0]
    placed = {number for ship in state.ships for number in ship.cargo}
    placed |= {number for island in state.islands for number in island.tokens}
    at_sea = sum(token.value for token in coins if token.number in placed)
    return at_sea + sum(player.gold() for player in state.players)


def check_game(seats: int, options: Data, seed: int, every: int = 1) -> str:
    """Play a game out; look at the table after every so many choices, each of which the rules accept."""
    state = GAME.start(seats, options, Fast(seed))
    assert isinstance(state, State)
    dice = Fast(f"play {seed}")
    crew = len(state.crew)
    count = 0
    while not state.is_over():
        seat = state.deciders()[0]
        state.act(seat, state.stack[-1].pick(state, seat, dice))
        count += 1
        if count % every == 0 or state.is_over():
            assert GAME.faults(state) == [], (seed, options, count)
            assert len(state.crew) == crew or options.get("set_up") == "by-players"
            assert gold_there(state) <= state.gold + PRINTED_GOLD
    assert state.outcome is not None
    assert all(member.ship == OUT_OF_GAME or member.ship >= -1 for member in state.crew)
    return state.outcome.reason


@pytest.mark.clause("13.2.3", "1.19")
@pytest.mark.parametrize("seed", range(3))
def test_random_games(seed: int) -> None:
    assert check_game(2, {"terrain": ("0", "2")[seed % 2]}, seed, 4) in GAME.end_reasons


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_a_thousand_random_games(part: int) -> None:
    """Mostly of two players, some of three and four, with every option there is."""
    reasons: Counter[str] = Counter()
    for seed in range(part, 1000, 10):
        seats = (2, 2, 3, 2, 4)[seed // 10 % 5]
        reasons[check_game(seats, OPTIONS[seed // 7 % len(OPTIONS)], seed)] += 1
    assert set(reasons) <= set(GAME.end_reasons) and reasons.total() == 100
