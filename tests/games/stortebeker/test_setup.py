"""1.2 – Setting up."""

import pytest

from flibuste.games.stortebeker.table.state import State
from tests.games.stortebeker.table import boarding, game, new_game, playing


def tiles_of(players: int, seed: int) -> tuple[list[str], list[str]]:
    data = new_game(players, seed).data
    return data["sea"], data["rear_guard"]


@pytest.mark.clause("1.2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_ships_at_sea(players: int) -> None:
    sea, _ = tiles_of(players, 1)
    assert len(set(sea)) == 4
    assert "none" not in sea
    assert len({tuple(tiles_of(players, seed)[0]) for seed in range(10)}) == 10, "the tiles are shuffled"


@pytest.mark.clause("1.2.2", "1.2.3", "1.2.4")
@pytest.mark.parametrize(("players", "tiles", "unused"), [(2, 12, 14), (3, 15, 11), (4, 18, 8)])
def test_the_rear_guard(players: int, tiles: int, unused: int) -> None:
    now = new_game(players)
    assert isinstance(now.state, State)
    assert len(now.data["rear_guard"]) == 1
    assert now.data["rear_guard_hidden"] == tiles - 1
    assert len(now.state.unseen) - now.state.hidden == unused
    assert len(now.data["sea"]) + tiles + unused == len(game().pieces.ships)


@pytest.mark.clause("1.2.3", "1.2.4", "5.1.3")
def test_all_see_the_next_ship_and_none_sees_another(players: int = 3) -> None:
    now = new_game(players)
    for letter in ("", "A", "B", "C"):
        seen = now.view(letter)
        assert [ship["id"] for ship in seen["rear_guard"]["visible"]] == now.data["rear_guard"]
        known = {berth["ship"]["id"] for berth in seen["sea"]} | set(now.data["rear_guard"])
        assert len(known) == 5
        others = [ship.name for ship in game().pieces.ships if ship.name not in known]
        assert not any(f"'{name}'" in str(seen) for name in others)


@pytest.mark.clause("1.2.5", "1.2.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_cards_each_and_the_rest_to_draw(players: int) -> None:
    now = new_game(players)
    assert [now.held(letter) for letter in "ABCD"[:players]] == [6] * players
    assert len(now.data["draw_pile"]) == 66 - 6 * players
    assert now.discards == ""
    assert len({new_game(players, seed).hand("A") for seed in range(10)}) > 5, "the cards are shuffled"


@pytest.mark.clause("1.2.6")
def test_everybody_may_look_through_the_discards() -> None:
    now = playing("rum, rum, bread, meat", discard_pile="pirate-3").do("discard rum", "discard bread")
    for letter in ("", "A", "B"):
        assert now.view(letter)["discard_pile"] == {"bread": 1, "rum": 1, "pirate-3": 1}


@pytest.mark.clause("1.2.8", "2.0.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_colour_of_the_score_board_begins(players: int) -> None:
    now = new_game(players)
    assert game().components["seats"]["colours"][0] == "yellow"
    assert (now.asked, now.data["turn"], now.data["first"], now.data["round"]) == ("A", 1, 1, 1)


@pytest.mark.clause("1.2.9")
def test_every_player_has_his_own_side() -> None:
    """The opponents' provisions neither complete a set nor fill a place."""
    now = boarding(A={"at": {"B4": "rum, beans"}, "hand": "meat"}, B={"at": {"B4": "meat"}, "hand": "water"})
    assert (now.asked, now.story("boarded")) == ("B", [])
    now = playing("rum", A={"at": {"B4": "meat"}}, B={"at": {"B4": "rum"}, "hand": "water"}).do("place rum B4")
    assert (now.side("A", "B4"), now.side("B", "B4")) == ("meat, rum", "rum")


@pytest.mark.clause("1.2.5", "1.2.6", "1.2.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_has_more_than_his_six_cards(players: int) -> None:
    now = new_game(players)
    for letter in "ABCD"[:players]:
        assert now.held(letter) == 6
        assert now.seat(letter) == {"hand": now.hand(letter), "open": "", "score": 0, "ships": [], "at": {}}
    assert (now.discards, now.asked) == ("", "A")
