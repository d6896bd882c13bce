"""1, 2 – Components, setup, the ship and arming it."""

import pytest

from flibuste.engine.option import BadOption
from flibuste.games.cove.table.constants import FAMILIES
from tests.games.cove.table import GAME, act, asked, begin, duel, hand, offers, play, refused, ring, visit


@pytest.mark.clause("1.1.1")
@pytest.mark.parametrize("seats", [2, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOption):
        begin(seats)


@pytest.mark.clause("1.1.1", "1.2.4", "1.2.5")
@pytest.mark.parametrize(("seats", "islands"), [(3, [1, 4]), (4, [1]), (5, [1])])
def test_black_ships_at_the_start(seats: int, islands: list[int]) -> None:
    state = begin(seats)
    assert [ship.island for ship in state.black_ships] == islands
    assert all(ship.legend >= 0 for ship in state.black_ships)
    assert len(state.legends) == 5 - len(islands)


@pytest.mark.clause("1.1.2")
def test_seven_locations() -> None:
    view = GAME.view(begin(), 0)
    places = [(island["number"], island["id"]) for island in view["islands"]]
    assert places == [(1, "tavern"), (2, "hull"), (3, "sails"), (4, "cannons"), (5, "crew"), (6, "treasure")]
    assert view["cove"] == {"ships": []}


@pytest.mark.clause("1.1.3", "1.1.4", "1.2.1", "3.1.1", "3.1.2")
def test_treasure_cards() -> None:
    state = begin()
    assert len(state.treasures) == 60
    act(state, "1: arm nothing", "2: arm nothing", "3: arm nothing")
    islands = GAME.view(state, 0)["islands"]
    assert [island["pile"] for island in islands] == [11, 11, 11, 11, 11, 0]
    assert all({"fame", "gold", "chests", "cards"} <= island["treasure"].keys() for island in islands[:5])
    assert islands[5]["treasure"] is None


@pytest.mark.clause("1.1.5", "1.1.6", "1.2.2")
def test_tavern_cards() -> None:
    state = begin()
    copies = {card.name: card.copies for card in state.pieces.cards}
    families = [sum(c.copies for c in state.pieces.cards if c.family == family) for family in range(len(FAMILIES))]
    assert dict(zip(FAMILIES, families, strict=True)) == {
        "parrot": 4,
        "craftsman": 7,
        "event": 8,
        "boarding": 8,
        "broadside": 6,
        "fame": 9,
    }
    twice = ["fair-wind", "grapple", "smoke", "grapeshot", "powder-magazine", "cannonade"]
    assert [copies[name] for name in [*twice, "becalmed", "overboard"]] == [2] * 6 + [1] * 2
    assert len(state.tavern) == 42 - 3


@pytest.mark.clause("1.1.7", "6.0.3", "1.3.2")
def test_the_bank_is_finite_and_gets_everything_back() -> None:
    state = begin()
    assert (state.gold, state.chests) == (124 - 27, 50)
    assert [player.gold for player in state.players] == [9, 9, 9]
    state = play(visit(6, {"chests": 2, "gold": 3}), "1: bury 2 chests", "1: bury 3 gold")
    assert (state.gold, state.chests) == (124, 50)


@pytest.mark.clause("1.2.3", "8.1.1")
def test_the_navy_is_set_aside() -> None:
    state = begin()
    assert [legend.name for legend in state.pieces.legends] == [
        "blackbeard",
        "dutchman",
        "hook",
        "bonny-read",
        "cacafuego",
    ]
    assert GAME.view(state, 0)["navy"] is None


@pytest.mark.clause("1.3.1")
def test_colours_are_all_different() -> None:
    state = begin(3)
    assert len({player.colour for player in state.players}) == 3
    state = begin(3, colours="choose")
    assert asked(state) == [1]
    act(state, "1: colour green")
    assert refused(state, "2: colour green") == "1.3.1"
    act(state, "2: colour red", "3: colour blue")
    assert state.stack[-1].NAME == "arm-ships"
    assert [GAME.view(state, -1)["players"][seat]["colour"] for seat in range(3)] == ["green", "red", "blue"]


@pytest.mark.clause("1.3.3", "7.1.6")
def test_starting_card_before_arming() -> None:
    state = begin(chance={"tavern": ["smoke", "flint", "grapple"]})
    assert (hand(state, 1), hand(state, 2), hand(state, 3)) == (["smoke"], [], ["grapple"])
    assert GAME.view(state, 0)["players"][1]["parrot"]["id"] == "flint"
    assert state.stack[-1].NAME == "arm-ships"


@pytest.mark.clause("1.3.4", "1.3.6", "1.3.8")
def test_starting_fame_rings_and_place() -> None:
    for player in begin(4).players:
        assert (player.fame, player.rings, player.place) == (0, [2, 2, 2, 2], 0)


@pytest.mark.clause("1.3.5")
def test_fame_moves_at_once() -> None:
    state = play(visit(6, {"chests": 2}), "1: bury 1 chests")
    assert state.players[0].fame == 1
    assert asked(state) == [1]


@pytest.mark.clause("1.3.7")
def test_holdings_lie_open_and_hands_do_not() -> None:
    state = begin(chance={"tavern": ["smoke", "fame-2", "grapple"]})
    seen = GAME.view(state, 0)["players"]
    assert seen[0]["hand"] == ["smoke"]
    assert "hand" not in seen[1]
    assert (seen[1]["gold"], seen[1]["chests"], seen[1]["fame"], seen[1]["hand_size"]) == (9, 0, 0, 1)
    assert seen[1]["sections"]["hull"] == {"ring": 2, "value": 5, "craftsman": None}
    assert "fame-2" not in str(GAME.view(state, 0))


@pytest.mark.clause("2.1.1", "2.1.2", "2.1.3")
def test_values_are_printed_at_the_rings() -> None:
    state = play({"step": "destinations", "seat": {"1": {"rings": {"hull": 8, "crew": 3, "cannons": 5, "sails": 1}}}})
    seen = GAME.view(state, 0)["players"][0]
    values = {section: entry["value"] for section, entry in seen["sections"].items()}
    assert values == {"hull": 12, "crew": 3, "cannons": 4, "sails": 4}
    assert (seen["speed"], seen["hold"]) == (4, 12)


@pytest.mark.clause("2.1.2", "3.6.5")
def test_the_hull_is_the_hold() -> None:
    state = play({"step": "black-ships", "seat": {"1": {"chests": 9, "rings": {"hull": 4}}, "2": {"chests": 5}}})
    assert [player.chests for player in state.players[:2]] == [7, 5]


@pytest.mark.clause("2.1.4")
def test_rings_stay_on_the_mat() -> None:
    state = play(visit(2, {"gold": 9, "rings": {"hull": 8}, "hand": "fame-1"}))
    assert offers(state) == ["done"]
    assert refused(state, "1: raise hull") == "2.1.4"
    state = play(duel(b={"rings": {"crew": 1}}), "1: fire 2 crew", chance={"broadside": [6, 6]})
    assert ring(state.players[1], "crew") == 0


@pytest.mark.clause("2.2.1", "4.3.6")
@pytest.mark.parametrize(("crew", "cannons", "dice"), [(2, 3, 2), (3, 2, 2), (5, 7, 4)])
def test_dice_are_the_smaller_of_crew_and_cannons(crew: int, cannons: int, dice: int) -> None:
    given = duel({"rings": {"crew": crew, "cannons": cannons}})
    play(given, "1: fire 2 hull", chance={"broadside": [1] * dice}, strict=True)


@pytest.mark.clause("2.3.1", "2.3.2", "2.3.4", "11.2.1")
def test_arming_is_secret_and_paid_by_the_level() -> None:
    state = begin()
    act(state, "2: arm hull-5 crew-4", "1: arm sails-6")
    assert [player.gold for player in state.players] == [9, 9, 9]
    assert GAME.view(state, 0)["players"][0]["sealed"] == "arm sails-6"
    assert "hull-5" not in str(GAME.view(state, 0))
    assert asked(state) == [3]
    act(state, "3: arm nothing")
    assert [player.gold for player in state.players] == [1, 1, 9]
    assert [ring(player, "hull") for player in state.players] == [2, 5, 2]
    assert ring(state.players[0], "sails") == 6


@pytest.mark.clause("2.3.2")
def test_a_plan_too_dear_is_refused() -> None:
    assert refused(begin(), "1: arm sails-7") == "2.3.2"
    assert refused(begin(), "1: sail 3") == "3.2.2"


@pytest.mark.clause("2.4.1", "3.5.1")
def test_order_of_the_islands() -> None:
    places = {"1": {"place": 6}, "2": {"place": 7}, "3": {"place": 5}, "4": {"place": 1}, "5": {"place": 4}}
    state = play({"players": 5, "step": "effects", "seat": places})
    order = []
    while state.stack[-1].NAME.endswith("visit"):
        order += asked(state)
        act(state, f"{order[-1]}: done")
    assert order == [4, 5, 3, 1, 2]
