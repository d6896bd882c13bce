"""Actions as people write them."""

import pytest

from flibuste.engine.refusal import NotAnAction
from tests.games.cove.table import GAME


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Fire at B's hull", "fire 2 hull"),
        ("fire A crew", "fire 1 crew"),
        ("fire at the navy", "fire navy hull"),
        ("fire bonny read", "fire bonny-read hull"),
        ("fire C", "fire 3 all"),
        ("sail to the Tavern", "sail 1"),
        ("sail to island 3", "sail 3"),
        ("arm sails 4, hull 3", "arm hull-3 sails-4"),
        ("arm", "arm nothing"),
        ("bury 1 chest", "bury 1 chests"),
        ("bury 2 treasures", "bury 2 chests"),
        ("take 2 cards", "take 2-cards"),
        ("take 1 card and 2 gold", "take 1-card 2-gold"),
        ("play Fair Wind", "play fair-wind"),
        ("play Letter of Marque to the crew island", "play letter-of-marque 5"),
        ("play buccaneering on B", "play buccaneering 2"),
        ("play french leave to treasure island", "play french-leave 6"),
        ("play craftsman on the hull", "play craftsman hull"),
        ("play overboard, 2 chests", "play overboard 2"),
    ],
)
def test_written_and_meant(written: str, meant: str) -> None:
    assert GAME.parse(written).notation == meant


def test_every_notation_means_itself() -> None:
    for action in GAME.every_action():
        assert GAME.parse(action.notation) is action


@pytest.mark.parametrize("text", ["play", "fire", "fire at the moon", "sail home", "take", "take 1 2 3", "bury"])
def test_what_means_nothing_is_said(text: str) -> None:
    with pytest.raises(NotAnAction):
        GAME.parse(text)
