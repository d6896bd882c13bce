"""The shadow of Davy Jones' Curse has looked at every part of its game, and it notices when something is wrong."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from flibuste.engine.registry import load_game
from flibuste.engine.state import State as AnyState
from flibuste.games.davyjones.table.state import State
from tests.proofs.play import Setting
from tests.shadows.davyjones.eye import Eye
from tests.shadows.davyjones.outlines import Body, L, S, sees
from tests.shadows.frame import Disagreement, follow

COMMON = {"line of fire", "out of reach", "bonus", "hit", "miss", "damage", "mast", "gold at home", "places"}
RARE = {
    "broadside", "boarding", "boarding won", "prize", "prize taken", "crew lost", "shared", "unloaded", "gold in dock",
    "won", "may load", "loaded", "unique loaded", "blocked",
}  # fmt: skip


@pytest.fixture(autouse=True)
def parts() -> Iterator[Counter[str]]:
    Eye.parts.clear()
    yield Eye.parts


def two_players() -> Setting:
    game = load_game("davyjones")
    return Setting(game, 2, game.brief)


def test_the_common_parts_were_compared(parts: Counter[str]) -> None:
    for seed in (1, 2):
        follow(Eye(), two_players(), seed, limit=150)
    assert not [part for part in COMMON if not parts[part]]


@pytest.mark.slow
def test_all_parts_were_compared(parts: Counter[str]) -> None:
    for seed in range(1, 41):
        follow(Eye(), two_players(), seed, limit=400)
    assert not [part for part in COMMON | RARE if not parts[part]]


def a_mast_grows(state: State) -> None:
    for ship in state.ships:
        ship.masts = (1 << ship.card.masts) - 1


def a_mast_falls(state: State) -> None:
    for ship in state.ships:
        ship.masts &= ship.masts - 1


def gold_appears(state: State) -> None:
    state.players[0].hoard.append(1)


def a_token_is_doubled(state: State) -> None:
    state.ships[0].cargo += [0, 0]


@pytest.mark.parametrize("change", [a_mast_grows, a_mast_falls, gold_appears, a_token_is_doubled])
def test_a_changed_table_is_noticed(change: Callable[[State], None]) -> None:
    with pytest.raises(Disagreement):
        for seed in range(1, 4):
            follow(Eye(), two_players(), seed, meddling(change), limit=150)


def meddling(change: Callable[[State], None]) -> Callable[[AnyState], object]:
    """Changes the table after every move that has hit something, or has moved gold."""

    def meddle(state: AnyState) -> None:
        assert isinstance(state, State)
        if state.journal is not None and any(event.kind.name == "fired" for event in state.journal.events[-3:]):
            change(state)

    return meddle


@pytest.mark.parametrize("units", [{"S": 5000}, {"L": 6000}])
def test_another_range_is_noticed(units: dict[str, int]) -> None:
    """The engine measures with other lengths than the shadow."""
    game = load_game("davyjones", {"units": units})
    with pytest.raises(Disagreement, match="line of fire"):
        for seed in range(1, 10):
            follow(Eye(), Setting(game, 2, game.brief), seed, limit=150)


def box(left: float, low: float, right: float, high: float) -> Body:
    return Body([(left, low), (right, low), (right, high), (left, high)])


@pytest.mark.parametrize(
    ("blocker", "seen"),
    [(box(120, 101, 130, 130), True), (box(120, 100, 130, 130), True), (box(120, 80, 130, 120), False)],
)
def test_a_line_is_free_beside_a_body_and_not_through_it(blocker: Body, seen: bool) -> None:
    """13.4.1 – The mast at (100, 100), half of the target behind an island, or all of it."""
    assert sees((100, 100), box(150, 90, 160, 110), S, [blocker], []) is seen


@pytest.mark.parametrize(("reach", "seen"), [(S, False), (L, True), (67.95, None)])
def test_a_hair_is_not_decided(reach: float, seen: bool | None) -> None:
    assert sees((100, 100), box(168, 90, 178, 110), reach, [], []) is seen
