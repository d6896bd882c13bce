"""Pictures of every game: whatever may be chosen can be pointed at, and nobody is shown what he may not see."""

import re
from xml.etree import ElementTree

import pytest

from flibuste.engine.chance import Fast
from flibuste.words import Words, languages
from tests.proofs.play import REGISTERED, Setting, moments, rounds, seen_settings_of, settings_of

SEEN = [setting for game in REGISTERED for setting in seen_settings_of(game)]
SETTINGS = [setting for game in REGISTERED for setting in settings_of(game)]


def check_pointing(setting: Setting, seed: str, number: int) -> None:
    say = Words(setting.game, "en").say
    for state in moments(setting, seed, number):
        for seat in state.deciders():
            drawn = setting.game.picture(setting.game.view(state, seat), say)
            places = set(re.findall(r'data-target="([^"]*)"', drawn))
            for action in state.options(seat):
                assert set(action.targets()) <= places, f"{action} at {state.stack[-1].NAME}"


def check_eyes(setting: Setting, seed: str, number: int) -> None:
    game = setting.game
    for count, state in enumerate(moments(setting, seed, number)):
        say = Words(game, languages()[count % 2]).say
        for reader in setting.readers():
            drawn = game.picture(game.view(state, reader), say)
            assert drawn == game.picture(game.view(game.resample(state, reader, Fast(count)), reader), say)
            assert "‹" not in drawn, "a word is missing"
            ElementTree.fromstring(drawn)


@pytest.mark.parametrize("setting", SEEN, ids=repr)
def test_every_action_can_be_pointed_at(setting: Setting) -> None:
    check_pointing(setting, "pictures", 5)


@pytest.mark.parametrize("setting", SEEN, ids=repr)
def test_a_picture_shows_a_seat_only_what_it_may_see(setting: Setting) -> None:
    check_eyes(setting, "eyes", 1)


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=repr)
def test_pictures_of_many_moments(setting: Setting) -> None:
    check_pointing(setting, "many pictures", rounds(setting.game, 30))
    check_eyes(setting, "many eyes", rounds(setting.game, 6))
