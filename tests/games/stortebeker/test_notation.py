"""Reading actions and cards as people write them."""

import pytest

from flibuste.engine.refusal import NotAnAction
from tests.games.stortebeker.table import game


@pytest.mark.clause("5.1.1")
@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("place pirate 4 at B4", "place pirate-4 B4"),
        ("Place Pirate-4 on the ship b4", "place pirate-4 B4"),
        ("place pirate4 B4", "place pirate-4 B4"),
        ("place pirates 3 B4", "place pirate-3 B4"),
        ("place pirate of 2 B4", "place pirate-2 B4"),
        ("place pirate of strength 2 B4", "place pirate-2 B4"),
        ("place meat + B4", "place meat* B4"),
        ("place meat+ B4", "place meat* B4"),
        ("place meat * B4", "place meat* B4"),
        ("place meat symbol B4", "place meat* B4"),
        ("place meat with symbol at B4", "place meat* B4"),
        ("place meat with a symbol B4", "place meat* B4"),
        ("place meat with pirate symbol B4", "place meat* B4"),
        ("place a bean with a pirate symbol at B4", "place beans* B4"),
        ("discard banana", "discard bananas"),
        ("discard bean*", "discard beans*"),
        ("lose plain rum", "lose rum"),
        ("sink beans from B", "sink beans 2"),
        ("sink beans of A", "sink beans 1"),
        ("seize meat with symbol from seat 3", "seize meat* 3"),
        ("counter", "counter"),
        ("counter with rum and a bean", "counter beans rum"),
        ("counter 2 rum, meat*", "counter rum rum meat*"),
        ("counter 2x rum", "counter rum rum"),
        ("counter meat with symbol, the beans", "counter beans meat*"),
        ("counter pirate 4", "counter pirate-4"),
        ("board b4", "board B4"),
    ],
)
def test_actions_are_read_forgivingly(written: str, meant: str) -> None:
    assert str(game().parse(written)) == meant


@pytest.mark.clause("5.1.1")
def test_every_action_reads_back() -> None:
    for action in game().every_action():
        assert game().parse(str(action)) is action


@pytest.mark.clause("5.1.1")
@pytest.mark.parametrize("text", ["", "fly", "place rum", "counter wine", "counter 4 rum", "sink beans E", "board Z9"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotAnAction):
        game().parse(text)
