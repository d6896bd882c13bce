"""Pictures of every game: whatever may be chosen can be pointed at, and nobody is shown what he may not see."""

import re
from xml.etree import ElementTree

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.state import State
from flibuste.words import Words, languages
from tests.proofs.covering import COVERING, in_long_suite, long_moments
from tests.proofs.play import REGISTERED, Setting, moments, seen_settings_of

SEEN = [setting for game in REGISTERED for setting in seen_settings_of(game)]
DRAWN_LONG = [in_long_suite(setting) for setting in COVERING if setting.game in REGISTERED]


def check_pointing(setting: Setting, states: list[State]) -> None:
    say = Words(setting.game, "en").say
    for state in states:
        for seat in state.deciders():
            drawn = setting.game.picture(setting.game.view(state, seat), say)
            places = set(re.findall(r'data-target="([^"]*)"', drawn))
            for action in state.options(seat):
                assert set(action.targets()) <= places, f"{action} at {state.stack[-1].NAME}"


def check_eyes(setting: Setting, states: list[State]) -> None:
    game = setting.game
    for count, state in enumerate(states):
        say = Words(game, languages()[count % 2]).say
        for reader in setting.readers():
            drawn = game.picture(game.view(state, reader), say)
            assert drawn == game.picture(game.view(game.resample(state, reader, Fast(count)), reader), say)
            assert "‹" not in drawn, "a word is missing"
            ElementTree.fromstring(drawn)


@pytest.mark.parametrize("setting", SEEN, ids=repr)
def test_every_action_can_be_pointed_at(setting: Setting) -> None:
    check_pointing(setting, moments(setting, "pictures", 5))


@pytest.mark.parametrize("setting", SEEN, ids=repr)
def test_a_picture_shows_a_seat_only_what_it_may_see(setting: Setting) -> None:
    check_eyes(setting, moments(setting, "eyes", 1))


@pytest.mark.parametrize("setting", DRAWN_LONG)
def test_pictures_of_many_moments(setting: Setting) -> None:
    check_pointing(setting, long_moments(setting))
    check_eyes(setting, long_moments(setting)[::3])
