"""1.1 – What is in the box."""

from collections import Counter

import pytest

from flibuste.engine.bag import count, size
from flibuste.engine.chance import Fast
from flibuste.engine.option import BadOption
from flibuste.games.stortebeker.table.cards import CARDS, PROVISIONS
from tests.games.stortebeker.table import boarding, game, new_game, playing, table


def deck() -> dict[str, int]:
    return {name: count(game().pieces.deck, kind) for kind, name in enumerate(CARDS)}


@pytest.mark.clause("1.1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 4"):
        game().start(players, {}, Fast(1))
    assert [len(new_game(seats).view()["players"]) for seats in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.clause("1.1.2")
def test_thirty_ships_in_five_colours() -> None:
    ships = game().pieces.ships
    assert len(ships) == len({ship.name for ship in ships}) == 30
    assert len({ship.colour for ship in ships}) == 5


@pytest.mark.clause("1.1.3")
def test_a_tile_shows_value_strength_provisions_and_colour() -> None:
    sea = new_game().view()["sea"]
    for berth in sea:
        assert set(berth["ship"]) == {"id", "colour", "value", "strength", "needs"}
    seen = table(sea=["G1"], A={"hand": "rum"}).view("B")["sea"][0]["ship"]
    assert seen == {
        "id": "G1",
        "colour": "green",
        "value": 8,
        "strength": 11,
        "needs": {"water": 2, "beans": 1, "meat": 2},
    }


@pytest.mark.clause("1.1.4", "1.1.5", "1.1.6")
def test_sixty_six_action_cards() -> None:
    assert size(game().pieces.deck) == 66
    assert [deck()[f"pirate-{value}"] for value in (4, 3, 2)] == [3, 3, 4]
    provisions = {name: deck()[name] + deck()[name + "*"] for name in PROVISIONS}
    assert provisions == {"water": 13, "beans": 10, "bread": 10, "meat": 8, "rum": 8, "bananas": 7}


@pytest.mark.clause("1.1.5")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_pirates_are_worth_their_number(value: int) -> None:
    now = boarding(A={"at": {"B4": f"rum, beans, meat, pirate-{value}"}}, dice=[4, 4], B={"hand": "water"}).do(
        "board B4"
    )
    assert now.events("boarded")[0]["pirates"] == value


@pytest.mark.clause("1.1.7")
def test_ten_provisions_carry_a_symbol() -> None:
    assert sum(deck()[name + "*"] for name in PROVISIONS) == 10
    assert deck()["meat*"] >= 1


@pytest.mark.clause("1.1.8")
def test_a_symbol_is_a_pirate_of_value_one() -> None:
    now = boarding(A={"at": {"B4": "rum*, beans*, meat*"}}, dice=[4, 4], B={"hand": "water"}).do("board B4")
    assert now.events("boarded")[0]["pirates"] == 3
    assert now.events("boarded")[0]["total"] == 11


@pytest.mark.clause("1.1.9", "1.1.11")
@pytest.mark.parametrize(
    ("colour", "kind"),
    [
        ("black", "rum"),
        ("green", "beans"),
        ("red", "meat"),
        ("blue", "water"),
        ("yellow", "bananas"),
        ("white", "bread"),
    ],
)
def test_each_kind_has_its_colour(colour: str, kind: str) -> None:
    """With every die face there is one kind that it costs: all six lie at the two ships."""
    ship = next(ship for ship in game().pieces.ships if count(ship.needs, PROVISIONS.index(kind)))
    own = next(name for name in PROVISIONS if count(ship.needs, PROVISIONS.index(name)))
    other = "white" if colour != "white" else "black"
    stock = {"A": {"at": {ship.name: own}}, "B": {"at": {ship.name: kind}, "hand": "water"}}
    now = table(step="broadside", sea=[ship.name], colours=f"{colour}, {other}", **stock).do(f"fire {ship.name}")
    assert f"sink {kind} 2" in now.may("sink")


@pytest.mark.clause("1.1.10", "5.1.4")
def test_two_six_sided_dice() -> None:
    rolled: Counter[int] = Counter()
    for seed in range(120):
        now = boarding(A={"at": {"B4": "rum, beans, meat"}}, B={"hand": "water"})
        now.state.chance = Fast(seed)
        roll = now.do("board B4").events("boarded")[0]
        rolled.update([roll["first"], roll["second"]])
        assert roll["total"] == roll["first"] + roll["second"]
    assert set(rolled) == {1, 2, 3, 4, 5, 6}


@pytest.mark.clause("1.1.11", "5.1.4")
def test_two_dice_with_the_six_colours() -> None:
    rolled: set[str] = set()
    for seed in range(60):
        now = playing("rum, bread", A={"at": {"B4": "rum"}}).do("discard rum", "pay bread")
        now.state.chance = Fast(seed)
        fired = now.do("fire B4").events("fired")[0]
        rolled |= {fired["first"], fired["second"]}
    assert rolled == {"blue", "green", "white", "red", "black", "yellow"} == set(game().pieces.colours)


@pytest.mark.clause("1.1.12", "1.2.7")
def test_markers_of_four_colours_start_at_nothing() -> None:
    parts = game().components
    assert len(set(parts["seats"]["colours"])) * parts["score"]["markers_per_player"] == 8
    for player in new_game(4).view()["players"]:
        assert (player["score"], player["space"], player["ships"]) == (0, 0, [])
