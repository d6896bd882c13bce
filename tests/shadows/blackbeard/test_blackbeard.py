"""The shadow of Blackbeard has looked at every part of its game, and it notices when something is wrong."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from flibuste.engine.registry import load_game
from flibuste.engine.state import State as AnyState
from flibuste.games.blackbeard.table.state import State
from tests.proofs.play import Setting
from tests.shadows.blackbeard.eye import Eye
from tests.shadows.frame import Disagreement, follow, follow_many, games

COMMON = {
    "spot", "may spot", "may plunder", "may attack", "may intercept", "attack", "port booty", "booty taken",
    "warship battle", "interception", "kc sent", "damage", "notoriety", "points", "score",
}  # fmt: skip
RARE = {
    "cargo", "capture", "torture", "sack", "warship chase", "kc battle", "oust", "assault", "fence", "ransom", "refit",
    "theft", "price", "double cross", "treasure", "may convert", "net worth", "booty", "information",
}  # fmt: skip


@pytest.fixture(autouse=True)
def parts() -> Iterator[Counter[str]]:
    Eye.parts.clear()
    yield Eye.parts


def test_the_common_parts_were_compared(parts: Counter[str]) -> None:
    follow_many(Eye, 4_000)
    assert not [part for part in COMMON if not parts[part]]


@pytest.mark.slow
def test_all_parts_were_compared(parts: Counter[str]) -> None:
    follow_many(Eye, 160_000)
    assert not [part for part in COMMON | RARE if not parts[part]]


def more_fame(state: State) -> None:
    for number in state.in_play:
        state.pirate(number).notoriety += 1


def more_money(state: State) -> None:
    for number in state.in_play:
        state.pirate(number).net_worth += 100


def fuller_holds(state: State) -> None:
    for number in state.in_play:
        state.pirate(number).holds[0] += 50


def more_points(state: State) -> None:
    state.players[0].score += 1


def everything_spotted(state: State) -> None:
    for number in state.in_play:
        state.spotters[0] |= 1 << number


@pytest.mark.parametrize("change", [more_fame, more_money, fuller_holds, more_points, everything_spotted])
def test_a_changed_sheet_is_noticed(change: Callable[[State], None]) -> None:
    with pytest.raises(Disagreement):
        follow_changed(change)


def follow_changed(change: Callable[[State], None]) -> None:
    """A game in which one value is wrong after the fortieth move."""
    moves = 0

    def meddle(state: AnyState) -> None:
        nonlocal moves
        moves += 1
        if moves == 40 and isinstance(state, State):
            change(state)

    setting, seed = a_game()
    follow(Eye(), setting, seed, meddle)


def a_game() -> tuple[Setting, int]:
    """One of three players."""
    return next((setting, seed) for setting, seed in games("blackbeard") if setting.seats == 3)


@pytest.mark.parametrize(
    ("kind", "rating", "part"),
    [
        ("pirate", "ability", "spot|attack|battle"),
        ("port", "defence", "attack"),
        ("port", "wealth", "notoriety|dice of booty|port booty|sack"),
        ("hostage", "value", "notoriety|ransom"),
        ("commissioner", "speed", "interception"),
        ("warship", "combat", "warship battle|notoriety"),
    ],
)
def test_a_changed_piece_is_noticed(kind: str, rating: str, part: str) -> None:
    """The engine plays with other pieces than the shadow: it is noticed where that piece counts."""
    with pytest.raises(Disagreement, match=part):
        for setting, seed in islice(games("blackbeard"), 40):
            follow(Eye(), otherwise(setting, kind, rating), seed)


def otherwise(setting: Setting, kind: str, rating: str) -> Setting:
    """The same setting with pieces of which all of one kind have one more."""
    pieces = [{**each, rating: each[rating] + 1} if rating in each else each for each in setting.game.components[kind]]
    return Setting(load_game("blackbeard", {kind: pieces}), setting.seats, setting.options)
