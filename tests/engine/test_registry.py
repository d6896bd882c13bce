"""Games are found by their folders."""

from collections.abc import Iterator

import pytest

from flibuste.engine import registry
from flibuste.engine.option import BadOption
from flibuste.engine.registry import UnknownGame, add_package, game_names, load_game, remove_package

TEST_GAMES = "tests.engine.games"


@pytest.fixture
def more_games() -> Iterator[None]:
    add_package(TEST_GAMES)
    yield
    remove_package(TEST_GAMES)


def test_the_games_of_this_house() -> None:
    assert "stortebeker" in game_names()
    assert game_names() == sorted(game_names())
    assert "auction" not in game_names()
    for name in game_names():
        assert load_game(name).name == name


@pytest.mark.usefixtures("more_games")
def test_games_from_elsewhere() -> None:
    assert {"auction", "parley", "regatta", "stortebeker"} <= set(game_names())
    assert load_game("parley").title == "Parley"
    add_package(TEST_GAMES)
    assert registry._packages.count(TEST_GAMES) == 1


@pytest.mark.parametrize("name", ["chess", "", "__init__", "stortebeker.turn", "../stortebeker"])
def test_unknown_games(name: str) -> None:
    with pytest.raises(UnknownGame, match=r"the games are: .*stortebeker"):
        load_game(name)


def test_a_game_is_loaded_once_unless_its_pieces_are_changed() -> None:
    assert load_game("stortebeker") is load_game("stortebeker")
    changed = load_game("stortebeker", {"setup": {"hand": 5}})
    assert changed.changed and not load_game("stortebeker").changed
    assert changed.components["setup"]["hand"] == 5
    assert changed.components["setup"]["ships_at_sea"] == 4


def test_seats_and_options_are_checked() -> None:
    game = load_game("stortebeker")
    for seats in (0, 1, 5, -1):
        with pytest.raises(BadOption, match="for 2 to 4 players"):
            game.check_seats(seats)
    with pytest.raises(BadOption, match="has no option 'cannons'"):
        game.settle_options({"cannons": True})
    with pytest.raises(BadOption, match="neither true nor false"):
        game.settle_options({"bonus": 3})
    with pytest.raises(BadOption, match="not one of boarder, starter"):
        game.settle_options({"tie_from": "nobody"})
    assert game.settle_options({"bonus": "yes"})["bonus"] is True
