"""2 – Setting up, automatically and by the players."""

from collections import Counter

import pytest

from flibuste.engine.chance import Fast, Script
from flibuste.engine.registry import load_game
from flibuste.games.davyjones.geometry.bodies import docked_at
from flibuste.games.davyjones.geometry.convex import gap
from flibuste.games.davyjones.rules.setup.laying import choose_homes
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.state import State

GAME = load_game("davyjones")


def laid(seed: int, seats: int = 2, **options: str) -> State:
    """A table at its first turn; whoever places something takes one of the spots offered."""
    state = GAME.start(seats, options, Fast(seed), journal=True)
    dice = Fast(f"placing {seed}")
    while state.stack[1].NAME == "set-up":
        seat = state.deciders()[0]
        choices = state.options(seat)
        state.act(seat, choices[dice.below(len(choices), "choice")])
    assert isinstance(state, State)
    return state


def told(state: State, name: str) -> list[int]:
    assert state.journal is not None
    return [event.seat for event in state.journal.events if event.kind.name == name]


@pytest.mark.clause("2.2.1", "2.2.3", "2.2.4", "2.2.5", "2.3.3", "2.3.4", "13.1.2", "15.2")
@pytest.mark.parametrize("how", ["automatic", "by-players"])
def test_islands_and_terrain_keep_their_distances(how: str) -> None:
    state = laid(5, set_up=how, terrain="1")
    assert len(state.islands) == 6 and len(state.terrain) == 2
    for number, land in enumerate(state.islands):
        shape = land.shape
        edge = min(
            shape.left + land.x, 121900 - shape.right - land.x, shape.bottom + land.y, 91400 - shape.top - land.y
        )
        assert edge >= 8375
        gaps = [gap(shape, other.shape, land.x - other.x, land.y - other.y) for other in state.islands[:number]]
        assert all(apart >= 25135 - 3 * 4190 for apart in gaps)
        assert not gaps or min(gaps) <= 50285
    for number, land in enumerate(state.terrain):
        for other in state.islands + state.terrain[:number]:
            assert gap(land.shape, other.shape, land.x - other.x, land.y - other.y) >= 5745


@pytest.mark.clause("2.1.1", "2.1.2", "2.2.2", "2.3.2", "2.4.1", "2.4.2", "2.4.3", "2.4.4")
@pytest.mark.parametrize("how", ["automatic", "by-players"])
def test_the_order_of_setting_up(how: str) -> None:
    state = laid(8, set_up=how, terrain="1")
    first, second = state.first, 1 - state.first
    assert told(state, "island-laid") == [first, second] * 3
    assert told(state, "terrain-laid") == [first, second]
    assert told(state, "home") == [first, second]
    assert {state.islands[player.home].home for player in state.players} == {0, 1}
    assert all(docked_at(state, ship) == state.players[ship.player].home for ship in state.ships)
    assert state.turn == first


@pytest.mark.clause("2.4.1", "2.4.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_homes_of_a_table_laid_automatically_lie_far_apart_and_are_dealt_by_chance(seats: int) -> None:
    """Whoever begins has the home that was drawn first as often as everybody else."""
    state = laid(4, seats)
    for drawn in range(len(state.islands)):
        expected = [drawn]
        while len(expected) < seats:
            others = [number for number in range(len(state.islands)) if number not in expected]
            expected.append(max(others, key=lambda number: min(apart(state, number, home) for home in expected)))
        places: Counter[int] = Counter()
        for seed in range(40 * seats):
            state.chance = Script({"home": [drawn]}, Fast(seed))
            homes = choose_homes(state)
            assert sorted(homes) == sorted(expected)
            places[homes.index(drawn)] += 1
        assert sorted(places) == list(range(seats)) and min(places.values()) > 15


@pytest.mark.clause("15.17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_an_even_start_the_home_drawn_first_is_the_last_players(seats: int) -> None:
    state = laid(4, seats, even_start="yes")
    for drawn in range(len(state.islands)):
        state.chance = Script({"home": [drawn]})
        homes = choose_homes(state)
        assert homes[-1] == drawn
        nearest = [
            min(apart(state, home, other) for other in homes[place + 1 :]) for place, home in enumerate(homes[:-1])
        ]
        assert nearest == sorted(nearest)


@pytest.mark.clause("15.17")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_an_even_start_players_pick_homes_in_reverse_order(seats: int) -> None:
    state = GAME.start(seats, {"set_up": "by-players", "even_start": "yes"}, Fast(3), journal=True)
    picks = []
    while state.stack[1].NAME == "set-up":
        seat = state.deciders()[0]
        if state.stack[-1].NAME == "pick-home":
            picks.append((seat - state.first) % seats)
        state.act(seat, state.options(seat)[0])
    assert picks == [0, *range(seats - 1, 0, -1)]
    assert [(seat - state.first) % seats for seat in told(state, "home")] == list(range(seats - 1, -1, -1))


def apart(state: State, one: int, other: int) -> int:
    a, b = state.islands[one], state.islands[other]
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2


@pytest.mark.clause("2.6.5", "2.6.6", "2.6.1", "15.14")
@pytest.mark.parametrize("seats", [2, 3])
def test_treasure_is_dealt_evenly_and_nobody_knows_it(seats: int) -> None:
    state = laid(3, seats)
    wild = [land for land in state.islands if land.home == NONE]
    numbers = [len(land.tokens) for land in wild]
    assert sum(numbers) == 8 * seats and max(numbers) - min(numbers) <= 1
    assert state.gold == 15 * seats
    assert all(token.known == 0 and not token.face_up for token in state.tokens)
    assert all(not land.tokens for land in state.islands if land.home != NONE)
