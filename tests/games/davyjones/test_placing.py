"""2.2, 2.3, 2.4.3 – The spots for islands, terrain and ships, compared with a slow and plain search."""

import pytest

from flibuste.engine.chance import Fast, Script
from flibuste.engine.registry import load_game
from flibuste.games.davyjones.geometry.bodies import docked_at
from flibuste.games.davyjones.geometry.convex import is_near, is_over
from flibuste.games.davyjones.geometry.shape import ahead
from flibuste.games.davyjones.rules.setup.by_players import PlaceIsland, PlaceTerrain
from flibuste.games.davyjones.rules.setup.placing import (
    TURNS,
    any_spot,
    berths,
    coarse_spots,
    lay,
    search_spot,
    spacing,
)
from flibuste.games.davyjones.table.actions.setup import LayIsland, LayTerrain
from flibuste.games.davyjones.table.constants import FOG, REEF, SARGASSO
from flibuste.games.davyjones.table.land import ISLAND, Land
from flibuste.games.davyjones.table.options import Rules
from flibuste.games.davyjones.table.state import State
from tests.games.davyjones.at_sea import sea
from tests.games.davyjones.box import BOX

GAME = load_game("davyjones")

Piece = tuple[int, int, int]


def table(width: int, height: int, islands: list[Piece] = [], terrain: list[Piece] = []) -> State:  # noqa: B006
    """A table of this size in millimetres, with pieces at x, y and rotation."""
    state = State(BOX, Rules(), 2, Fast(1))
    state.rules.width, state.rules.height = width * 100, height * 100
    state.islands = [lay(state, ISLAND, x * 100, y * 100, turn * 100) for x, y, turn in islands]
    state.terrain = [lay(state, REEF, x * 100, y * 100, turn * 100) for x, y, turn in terrain]
    return state


def room(state: State, land: Land) -> int:
    shape, rules = land.shape, state.rules
    return min(
        shape.left + land.x,
        shape.bottom + land.y,
        rules.width - shape.right - land.x,
        rules.height - shape.top - land.y,
    )


def within(land: Land, other: Land, d: int) -> bool:
    return is_near(land.shape, other.shape, land.x - other.x, land.y - other.y, d)


def is_free(state: State, land: Land, nearest: int) -> bool:
    """2.2.3 to 2.2.6, 2.3.3, with the slack of 13.6.9."""
    islands, is_island = state.islands, land.kind == ISLAND
    if room(state, land) < (8375 if is_island else 0):
        return False
    if not is_island:
        return not any(within(land, other, 5744) for other in islands + state.terrain)
    if islands and not any(within(land, other, 50285) for other in islands):
        return False
    if nearest > 0:
        return not any(within(land, other, nearest - 6) for other in islands)
    return not any(is_over(land.shape, other.shape, land.x - other.x, land.y - other.y) for other in islands)


def free_cells(state: State, kind: int, nearest: int, turn: int) -> list[int]:
    """2.2.6 – The cells of the grid of 5 mm, row by row, where a piece with this rotation may lie."""
    columns, rows = state.rules.width // 500, state.rules.height // 500
    land = lay(state, kind, 0, 0, turn)
    found = []
    for number in range(columns * rows):
        land.x, land.y = number % columns * 500, number // columns * 500
        if is_free(state, land, nearest):
            found.append(number)
    return found


def first_spots(state: State, kind: int, nearest: int, starts: list[int]) -> list[Piece | None]:
    """2.2.6 – From each of these cells on, the first spot: every cell before another rotation is tried."""
    columns = state.rules.width // 500
    for turn in TURNS:
        cells = free_cells(state, kind, nearest, turn)
        if cells:
            after = [next((cell for cell in cells if cell >= start), cells[0]) for start in starts]
            return [(cell % columns * 500, cell // columns * 500, turn) for cell in after]
    return [None for _ in starts]


def spot(land: Land | None) -> Piece | None:
    return None if land is None else (land.x, land.y, land.rotation)


CROWDED = {
    "an empty table": table(330, 260),
    "one island": table(460, 330, [(130, 120, 0)]),
    "two islands": table(600, 340, [(130, 120, 30), (460, 200, 90)]),
    "an island and reefs": table(350, 240, [(130, 120, 60)], [(290, 60, 0), (290, 190, 90)]),
    "full": table(330, 250, [(160, 125, 0)]),
}


@pytest.mark.clause("2.2.3", "2.2.4", "2.2.5", "2.2.6", "2.3.3", "13.6.9")
@pytest.mark.parametrize("name", CROWDED)
@pytest.mark.parametrize("kind", [ISLAND, FOG])
def test_the_first_spot_of_the_grid(name: str, kind: int) -> None:
    state = CROWDED[name]
    cells = (state.rules.width // 500) * (state.rules.height // 500)
    starts = [0, cells // 3, cells // 2, cells - 1]
    for nearest in (25140, 4190, 0) if kind == ISLAND else (0,):
        found = [spot(search_spot(state, kind, nearest, start)) for start in starts]
        assert found == first_spots(state, kind, nearest, starts), nearest


@pytest.mark.clause("2.2.6", "13.5.5")
@pytest.mark.parametrize("name", CROWDED)
def test_the_spacing_falls_by_half_an_l_until_there_is_a_spot(name: str) -> None:
    state = CROWDED[name]
    falling = [max(0, 25140 - 4190 * times) for times in range(7)]
    wanted = next((nearest for nearest in falling if first_spots(state, ISLAND, nearest, [0]) != [None]), 0)
    assert spacing(state) == wanted


@pytest.mark.clause("2.2.6")
def test_how_far_the_spacing_falls() -> None:
    """With one island the next can be 3L away only on a wide table; at last they may touch."""
    assert [spacing(table(width, 230, [(127, 115, 0)])) for width in (600, 560, 500, 420, 345)] == [
        25140,
        25140 - 4190,
        25140 - 3 * 4190,
        4190,
        0,
    ]


@pytest.mark.clause("13.5.5", "2.2.6")
def test_islands_and_terrain_are_offered_on_the_grid() -> None:
    """Wide apart, on a crowded table closer, and where all else fails the first spot of the grid."""
    for width, height, step, number in ((600, 450, 80, 27), (260, 235, 5, 1), (280, 280, 25, 4)):
        state = table(width, height)
        offered = PlaceIsland(0, 25140).options(state)
        spots = [(one.x, one.y, one.rotation) for one in offered if isinstance(one, LayIsland)]
        assert len(spots) == len(set(spots)) == number
        assert all(x % (step * 100) == y % (step * 100) == 0 and turn in (0, 9000) for x, y, turn in spots)
        assert all(is_free(state, lay(state, ISLAND, *one), 25140) for one in spots)
    assert PlaceIsland(0, 25140).options(table(240, 200)) == []


@pytest.mark.clause("13.5.5", "2.3.2", "2.3.4")
def test_every_kind_of_terrain_is_offered() -> None:
    offered = PlaceTerrain(0).options(table(200, 150))
    kinds = [one.kind for one in offered if isinstance(one, LayTerrain)]
    assert sorted(kinds) == sorted([FOG, REEF, SARGASSO] * (len(kinds) // 3)) and kinds


@pytest.mark.clause("13.5.5")
def test_dice_may_pick_each_of_the_spots_that_are_offered() -> None:
    for kind, step in ((ISLAND, 25140), (REEF, 0)):
        state = table(600, 450)
        offered = {(x, y, turn) for x, y, turn in coarse_spots(state, kind, step)}
        picked = set()
        for x in range(7):
            for y in range(5):
                for turn in (0, 1):
                    once = Script({"x": [x] * 20, "y": [y] * 20, "rotation": [turn] * 20})
                    picked.add(spot(any_spot(state, kind, step, once)))
        assert picked - {None} == offered


@pytest.mark.clause("2.4.3", "13.5.5")
def test_a_ship_without_a_dry_berth_may_touch_terrain() -> None:
    """With a reef across one berth it lies at another; with reefs across all of them it may have any."""
    state = sea("hms-gargantuan", "salem")
    state.islands = table(1219, 914, [(600, 450, 0)]).islands
    everywhere = berths(state, state.ships[0], 0)
    assert len(everywhere) == 24
    reefs = []
    for x, y, heading in everywhere:
        dx, dy = ahead(9000, heading)
        reefs.append(lay(state, REEF, x - dx, y - dy, 0))
    state.terrain = reefs[:1]
    dry = berths(state, state.ships[0], 0)
    assert dry and everywhere[0] not in dry and everywhere[12] in dry
    state.terrain = reefs
    assert berths(state, state.ships[0], 0) == everywhere


@pytest.mark.clause("2.4.3", "13.5.5")
@pytest.mark.parametrize("card", ["salem", "tiamat"])
def test_ships_and_monsters_start_docked_at_every_berth(card: str) -> None:
    state = sea(card, "salem")
    state.islands = table(1219, 914, [(600, 450, 30)]).islands
    ship = state.ships[0]
    poses = berths(state, ship, 0)
    assert len(poses) == 24
    for ship.x, ship.y, ship.heading in poses:
        assert docked_at(state, ship) == 0


@pytest.mark.clause("2.1.1")
def test_tied_players_roll_again_in_their_order() -> None:
    state = GAME.start(3, {}, Script({"first": [6, 2, 6, 3, 5]}, Fast(1)), journal=True)
    assert isinstance(state, State)
    assert state.journal is not None
    rolls = [(event.seat, event.values[0]) for event in state.journal.events if event.kind.name == "first"]
    assert rolls == [(0, 6), (1, 2), (2, 6), (0, 3), (2, 5)]
    assert state.first == 2


@pytest.mark.clause("1.6", "2.5.1")
def test_pieces_are_numbered_fleet_by_fleet() -> None:
    """Seat 1 has the first ships, crew and tokens of the table, whoever begins."""
    state = GAME.start(3, {"fleet_a": "the-whalers", "fleet_b": "the-duke", "fleet_c": "the-boarders"}, Fast(1))
    assert isinstance(state, State)
    owners = [ship.owner for ship in state.ships]
    assert owners == sorted(owners) and set(owners) == {0, 1, 2}
    assert [crew.owner for crew in state.crew] == sorted(crew.owner for crew in state.crew)
