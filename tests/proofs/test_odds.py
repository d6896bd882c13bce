"""Odds, in every game: all outcomes together are certain, and what is stated can be written down.

That they tell a seat nothing it does not know is part of `test_leak.py`: they belong to what a seat is shown.
"""

import json

import pytest

from flibuste.engine.game import Game
from flibuste.engine.odds import Odds
from flibuste.engine.perspective import action_data
from flibuste.engine.registry import load_game
from tests.proofs.play import REGISTERED, moments, settings_of

MOMENTS = 150


def stated(game: Game) -> list[Odds]:
    """All odds at some moments of a random game."""
    found: list[Odds] = []
    for state in moments(settings_of(game)[0], "odds", MOMENTS):
        for seat in state.deciders():
            for action in state.options(seat):
                odds = game.odds(state, seat, action)
                data = json.loads(json.dumps(action_data(game, state, seat, action)))
                assert (data.get("odds") or {}).get("chance") == (None if odds is None else odds.chance)
                found += [] if odds is None else [odds]
    return found


@pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
def test_all_outcomes_together_are_certain(game: Game) -> None:
    for odds in stated(load_game(game.name)):
        assert sum(share.chance for share in odds.shares) == pytest.approx(1.0)
        assert all(0.0 <= share.chance <= 1.0 for share in odds.shares)
        assert 0.0 <= odds.chance <= 1.0
        assert len({share.name for share in odds.shares}) == len(odds.shares)
