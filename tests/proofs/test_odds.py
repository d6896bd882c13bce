"""Odds, in every game: all outcomes together are certain, what is stated can be written down, and it tells no secret.

Odds also belong to what a seat is shown, which `test_leak.py` compares at all sorts of moments.
"""

import json
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.odds import Odds
from flibuste.engine.perspective import action_data
from flibuste.engine.registry import load_game
from flibuste.engine.state import State
from tests.proofs.play import REGISTERED, moments, play, settings_of

MOMENTS = 150
OF_A_VERB = 12
LONGEST = 1500


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


@pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
def test_odds_are_the_same_in_every_position_that_the_seat_cannot_tell_apart(game: Game) -> None:
    compared: Counter[str] = Counter()
    for number, state in enumerate(islice(play(settings_of(game)[0], "no secrets"), LONGEST)):
        for seat in state.deciders():
            told = stated_at(game, state, seat)
            verbs = {notation.partition(" ")[0] for notation in told}
            if any(compared[verb] < OF_A_VERB for verb in verbs):
                sample = game.resample(state, seat, Fast(number))
                assert stated_at(game, sample, seat) == told, (game.name, number, seat)
                compared.update(verbs)


def stated_at(game: Game, state: State, seat: int) -> dict[str, Any]:
    """What a seat is told of the odds of its choices."""
    found = [(action.notation, game.odds(state, seat, action)) for action in state.options(seat)]
    return {notation: odds.data() for notation, odds in found if odds is not None}
