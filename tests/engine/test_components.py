"""Components: changes by id, and what is refused in which words. Every game reads its pieces by the same sheet."""

from typing import Any

import pytest

from flibuste.engine.components import Sheet, changed, refuse_unused
from flibuste.engine.game import Data, Game
from flibuste.engine.option import BadOption
from flibuste.engine.registry import load_game

GAMES = ("stortebeker", "cove", "blackbeard", "davyjones")
PRINTED = {"ship": [{"id": "A", "value": 1, "note": "x"}, {"id": "B", "value": 2}], "dice": {"sides": 6, "colour": 2}}


def read(change: Data) -> Data:
    """A game that reads the values of ships and the sides of dice."""
    data = changed(PRINTED, change)
    sheet = Sheet(data)
    for ship in sheet.sheets("ship"):
        ship.number("value", most=9)
    sheet.sheet("dice").number("sides", least=1)
    refuse_unused(sheet, PRINTED)
    return data


def test_pieces_of_a_list_are_changed_by_their_ids_and_tables_by_their_keys() -> None:
    found = read({"ship": {"B": {"value": 7}}, "dice": {"sides": 8}})
    assert found["ship"] == [{"id": "A", "value": 1, "note": "x"}, {"id": "B", "value": 7}]
    assert found["dice"] == {"sides": 8, "colour": 2}
    assert PRINTED["dice"] == {"sides": 6, "colour": 2}


def test_a_whole_list_takes_the_place_of_the_printed_one() -> None:
    assert read({"ship": [{"id": "C", "value": 3, "source": "own"}]})["ship"][0]["id"] == "C"
    assert read(PRINTED) == PRINTED


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"dise": {"sides": 6}}, "there is no 'dise' (did you mean 'dice'?); there is: dice, ship"),
        ({"dice": {"side": 6}}, "dice has no 'side' (did you mean 'sides'?); there is: sides"),
        ({"dice": {"colour": 3}}, "no rule asks for dice.colour, so it cannot be changed"),
        ({"ship": {"C": {"value": 3}}}, "there is no ship 'C'; there is: A, B"),
        ({"ship": {"A": {"worth": 3}}}, "ship.A has no 'worth'; there is: value"),
        ({"ship": {"A": {"value": 10}}}, "ship.A.value = 10 is not a whole number from 0 to 9"),
        ({"ship": {"A": {"value": "many"}}}, "ship.A.value = 'many' is not a whole number"),
        ({"ship": {"A": {"value": True}}}, "ship.A.value = True is not a whole number"),
        ({"ship": {"A": {"value": 1.5}}}, "ship.A.value = 1.5 is not a whole number"),
        ({"ship": {"A": 3}}, "ship is a table, not 3"),
        ({"ship": [{"id": "C"}]}, "ship.C.value is missing"),
        ({"ship": "all"}, "ship = 'all' is not a list"),
        ({"dice": 3}, "dice is a table, not 3"),
        ({"dice": {"sides": 10**30}}, "is not a whole number from 1 to 1000000"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(change: Data, said: str) -> None:
    with pytest.raises(BadOption) as refused:
        read(change)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("game", "change", "said"),
    [
        ("cove", {"calender": {"months": 6}}, "there is no 'calender' (did you mean 'calendar'?)"),
        ("cove", {"combat": {"die_sides": 4}}, "no rule asks for combat.die_sides"),
        ("cove", {"supply": {"black_ships": 0}}, "no rule asks for supply.black_ships"),
        ("cove", {"island": {"tavern": {"number": 3}}}, "no rule asks for island"),
        ("cove", {"mat": {"positions": 100}}, "mat.positions = 100 is not a whole number from 2 to 12"),
        ("cove", {"start": {"gold": 50}}, "too small for 5 players"),
        ("stortebeker", {"symbol": {"value": 2}}, "no rule asks for symbol.value"),
        ("stortebeker", {"dice": {"numbered": 3}}, "no rule asks for dice.numbered"),
        ("stortebeker", {"turn": {"broadsides_per_turn": 9}}, "no rule asks for turn.broadsides_per_turn"),
        (
            "stortebeker",
            {"cards": {"water": {"count": 20}}},
            "water.count = 20 is not a whole number from 0 to 15",
        ),
        (
            "stortebeker",
            {"cards": {"water": {"count": 1}}},
            "water.symbols = 2 is not a whole number from 0 to 1",
        ),
        ("stortebeker", {"ship": {"B4": {"needs": {"rum": 16}}}}, "needs.rum = 16 is not a whole number from 0 to 15"),
        ("stortebeker", {"setup": {"hand": 17}}, "not enough for 4 hands of 17"),
        ("stortebeker", {"dice": {"colour_faces": ["gold"]}}, "'gold' is not one of water"),
        ("blackbeard", {"card": {"x": {"count": 1}}}, "there is no card 'x'"),
        ("blackbeard", {"port": {"boston": {"welth": 3}}}, "port.boston has no 'welth' (did you mean 'wealth'?)"),
        ("blackbeard", {"merchant": {"flute": {"speed": 3}}}, "merchant.flute has no 'speed'"),
        ("blackbeard", {"card": {"debauchery": {"must": True}}}, "which cards must be played cannot be changed"),
        ("davyjones", {"card": {"black-cat": {"move": "S"}}}, "there is no 'card'"),
        ("davyjones", {"nonsense": {"foo": 3}}, "there is no 'nonsense'"),
        ("davyjones", {"ship": {"black-cat": {"mvoe": "S"}}}, "ship.black-cat has no 'mvoe' (did you mean 'move'?)"),
        ("davyjones", {"fleet": {"the-duke": {"shps": []}}}, "fleet.the-duke has no 'shps' (did you mean 'ships'?)"),
        ("davyjones", {"fleet": {"the-duke": {"ships": 3}}}, "ships of a fleet is a list, not 3"),
    ],
)
def test_every_game_refuses_what_its_rules_do_not_ask_for(game: str, change: Data, said: str) -> None:
    with pytest.raises(BadOption) as refused:
        load_game(game, change)
    assert said in str(refused.value)


@pytest.mark.parametrize("name", GAMES)
def test_the_printed_pieces_change_nothing(name: str) -> None:
    printed = load_game(name).components
    assert load_game(name, printed).components == printed


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("stortebeker", {"ship": {"B4": {"strength": 13}}, "pirate": {"pirate-4": {"count": 4}}}),
        ("stortebeker", {"cards": {"water": {"count": 15}}}),
        ("cove", {"legend": {"hook": {"hull": 9}}, "treasure": {"4-2-0-0": {"gold": 3}}}),
        ("blackbeard", {"port": {"boston": {"wealth": 5}}, "pirate": {"teach": {"duel": 1}}}),
        ("davyjones", {"ship": {"black-cat": {"points": 3}}, "fleet": {"the-duke": {"coins": [1, 7]}}}),
    ],
)
def test_one_value_is_changed_by_id(name: str, change: dict[str, Any]) -> None:
    game, printed = load_game(name, change), load_game(name)
    for kind, pieces in change.items():
        for piece, values in pieces.items():
            before, after = entry(printed, kind, piece), entry(game, kind, piece)
            assert after == before | values and after != before


def entry(game: Game, kind: str, piece: str) -> Data:
    pieces = game.components[kind]
    found: Data = pieces[piece] if isinstance(pieces, dict) else next(one for one in pieces if one["id"] == piece)
    return found
