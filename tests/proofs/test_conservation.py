"""Cards, tiles and gold are conserved and limits kept, at every decision."""

import pytest

from tests.proofs.covering import LONG
from tests.proofs.play import QUICK, Setting, play, rounds


def check_conservation(setting: Setting, seed: int) -> None:
    for count, state in enumerate(play(setting, seed)):
        assert setting.game.faults(state) == [], (setting, seed, count)


@pytest.mark.parametrize("setting", QUICK, ids=repr)
def test_nothing_is_lost(setting: Setting) -> None:
    check_conservation(setting, 1)


@pytest.mark.parametrize("setting", LONG)
def test_nothing_is_lost_in_many_games(setting: Setting) -> None:
    for seed in range(2, 2 + rounds(setting.game, 4)):
        check_conservation(setting, seed)
