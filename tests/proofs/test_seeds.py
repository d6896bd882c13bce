"""The same seed is the same game; another seed is another."""

import pytest

from tests.proofs.play import PLAIN, Setting, moments


def digests(setting: Setting, seed: int) -> list[str]:
    return [setting.game.digest(state) for state in moments(setting, seed, 2)]


@pytest.mark.parametrize("setting", PLAIN, ids=repr)
def test_same_seed_same_game(setting: Setting) -> None:
    assert digests(setting, 5) == digests(setting, 5)
    assert digests(setting, 5) != digests(setting, 6)
