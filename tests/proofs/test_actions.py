"""What is offered is legal and reads back; what is not is refused with its clause and reason, and changes nothing."""

from functools import cache

import pytest

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance, Fast
from flibuste.engine.game import Game
from flibuste.engine.refusal import GAME_OVER, NOT_ASKED, IllegalAction, NotAnAction
from flibuste.engine.state import State
from tests.proofs.covering import LONG, long_moments
from tests.proofs.play import GAMES, QUICK, Setting, moments


@cache
def catalogue(game: Game) -> list[Action]:
    return list(game.sample_actions())


def check_offers(setting: Setting, state: State) -> None:
    game = setting.game
    for seat in range(setting.seats):
        for action in state.options(seat):
            assert state.refusal(seat, action) is None, (setting, action)
            assert game.parse(action.notation) == action
            assert game.parse(action.notation, state) == action
            assert game.parse(f" {action.notation.upper()} ", state) == action


def check_refusals(setting: Setting, state: State, dice: Chance, number: int) -> None:
    """A sample of all actions: refused unless offered (or unless the choice is open, and it fits)."""
    actions = catalogue(setting.game)
    digest = setting.game.digest(state)
    for _ in range(number):
        seat = dice.below(setting.seats, "seat")
        action = actions[dice.below(len(actions), "action")]
        if action not in state.options(seat):
            check_refusal(setting, state, seat, action)
    assert setting.game.digest(state) == digest, setting


def check_refusal(setting: Setting, state: State, seat: int, action: Action) -> None:
    refusal = state.refusal(seat, action)
    if refusal is None:
        assert state.stack[-1].OPEN, (setting, action)
        state.clone().act(seat, action)
        return
    assert refusal.reason
    assert refusal.clause or refusal.reason == GAME_OVER
    with pytest.raises(IllegalAction) as caught:
        state.act(seat, action)
    assert (caught.value.clause, caught.value.reason) == (refusal.clause, refusal.reason)


def check_wrong_seats(setting: Setting, state: State) -> None:
    """Nobody answers for another, nor does a spectator, nor a seat that is not there."""
    offered = {seat: state.options(seat) for seat in range(setting.seats)}
    for seat, options in offered.items():
        for other in (-2, -1, *range(setting.seats + 1)):
            if other != seat and options and not offered.get(other):
                refusal = state.refusal(other, options[0])
                assert refusal is not None and refusal.reason == NOT_ASKED, (setting, other)


@pytest.mark.parametrize("setting", QUICK, ids=repr)
def test_offers_and_refusals(setting: Setting) -> None:
    dice = Fast("refusals")
    for state in moments(setting, "actions", 2):
        check_offers(setting, state)
        check_refusals(setting, state, dice, 40)
        check_wrong_seats(setting, state)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_notations_are_unlike_each_other(game: Game) -> None:
    actions = catalogue(game)
    assert len({action.notation.lower() for action in actions}) == len(actions)
    for action in actions:
        assert game.parse(action.notation) == action


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("text", ["", " ", "?", "walk the plank", "\x00", "place", "sail north", "é" * 1000])
def test_other_texts_are_no_actions(game: Game, text: str) -> None:
    with pytest.raises(NotAnAction):
        game.parse(text)


@pytest.mark.parametrize("setting", LONG)
def test_offers_and_refusals_at_length(setting: Setting) -> None:
    dice = Fast("more refusals")
    for state in long_moments(setting):
        check_offers(setting, state)
        check_refusals(setting, state, dice, 100)
        check_wrong_seats(setting, state)
