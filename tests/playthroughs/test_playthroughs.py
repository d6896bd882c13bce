"""The games of the golden playthroughs are played as they are written."""

import pytest

from tests.playthroughs import golden
from tests.playthroughs.golden import (
    FOLDER,
    difference,
    differing,
    file_of,
    is_usual,
    makes_a_difference,
    playthrough,
    seed_of,
    settings,
)
from tests.proofs.play import REGISTERED, Setting

LARGEST = 200_000


@pytest.mark.parametrize("setting", settings(), ids=repr)
def test_playthrough(setting: Setting) -> None:
    path = file_of(setting)
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    new = playthrough(setting)
    if old != new:
        pytest.fail(
            f"{path.relative_to(FOLDER)} is not how the game is played now.\n{difference(old, new)}\n"
            "If the rules were meant to change: python -m tests.playthroughs --write, and read the diff.",
            pytrace=False,
        )
    assert len(new) < LARGEST


@pytest.mark.parametrize("setting", [setting for setting in settings() if not is_usual(setting)], ids=repr)
def test_the_option_makes_a_difference(setting: Setting) -> None:
    """A playthrough that is the same without its option shows nothing: `--write` searches another once it is gone."""
    assert makes_a_difference(setting, seed_of(setting))


def test_an_option_that_never_makes_a_difference_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "SEEDS", range(1, 3))
    monkeypatch.setattr(golden, "MORE_SEEDS", range(3, 4))
    without = Setting(REGISTERED[0], REGISTERED[0].seats[-1], REGISTERED[0].brief)
    with pytest.raises(LookupError):
        differing([without])


def test_there_is_no_other_file() -> None:
    assert set(FOLDER.glob("*/*.txt")) == {file_of(setting) for setting in settings()}
