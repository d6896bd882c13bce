"""The games of the golden playthroughs are played as they are written."""

import pytest

from tests.playthroughs.golden import FOLDER, difference, file_of, playthrough, settings
from tests.proofs.play import Setting

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


def test_there_is_no_other_file() -> None:
    assert set(FOLDER.glob("*/*.txt")) == {file_of(setting) for setting in settings()}
