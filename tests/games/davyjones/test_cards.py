"""1, 13.1 – The pieces: what is printed, what they add up to, and how own cards are read."""

import copy
import math
from collections import Counter
from typing import Any

import pytest

from flibuste.engine.components import Sheet
from flibuste.engine.option import BadOption
from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.actions.verbs import VERBS
from flibuste.games.davyjones.table.box import open_box
from flibuste.games.davyjones.table.codes import EFFECTS, clause_of
from flibuste.games.davyjones.table.constants import (
    CURSED,
    FEAR,
    FRENCH,
    KEYWORDS,
    NATIONS,
    PIRATE,
    SEA_MONSTER,
    TURTLE_SHIP,
)
from flibuste.games.davyjones.table.land import LANDS
from flibuste.games.davyjones.table.pieces import Box
from tests.games.davyjones.box import BOX, PRINTED

ORIGINS = {"seed", "published", "reconstructed"}


def with_change(*path: str, to: Any) -> dict[str, Any]:
    data = copy.deepcopy(PRINTED)
    entry = data
    for key in path[:-1]:
        entry = entry.setdefault(key, {})
    entry[path[-1]] = to
    return data


def ship(**changes: Any) -> dict[str, Any]:
    return {**PRINTED["ship"]["dark-pact"], "name": "Test Ship", **changes}


@pytest.mark.clause("1.1", "1.2")
def test_the_set_has_171_cards_of_six_nations() -> None:
    printed = [crew for crew in BOX.crew if not crew.extra]
    assert (len(BOX.ships), len(printed), len(BOX.treasures)) == (99, 61, 11)
    nations = Counter(NATIONS[card.nation] for card in (*BOX.ships, *printed))
    assert nations == {"cursed": 57, "pirate": 25, "english": 21, "spanish": 19, "french": 19, "american": 19}
    assert len({card.number for card in (*BOX.ships, *printed, *BOX.treasures)}) == 171


@pytest.mark.clause("1.7")
def test_there_are_no_forts() -> None:
    """Neither a card, a keyword, an ability, a piece of the table nor an action is one, and no ship can be made one."""
    words = [*PRINTED, *KEYWORDS, *EFFECTS, *LANDS, *VERBS]
    words += [key for group in ("ship", "crew", "treasure", "event") for key in PRINTED[group]]
    assert [word for word in words if {"fort", "forts"} & set(word.split("-"))] == []
    with pytest.raises(BadOption, match="fort"):
        opened(with_change("ship", "test-ship", to=ship(keywords=["fort"])))


def test_every_entry_says_where_it_is_from() -> None:
    for name, group in PRINTED.items():
        entries = group.values() if all(isinstance(entry, dict) for entry in group.values()) else [group]
        for entry in entries:
            assert "source" in entry, name
            assert {value for key, value in entry.items() if key.endswith("source")} <= ORIGINS, name


@pytest.mark.clause("1.3", "1.4", "1.5")
def test_a_ship_s_card() -> None:
    card = BOX.ships[BOX.ship_of["executioner"]]
    assert (card.name, card.number, card.nation, card.points, card.cargo) == ("Executioner", "010", CURSED, 17, 4)
    assert [cannon.name for cannon in card.cannons] == ["3S", "3L", "3L", "3S"]
    assert card.move == [0, 1] and card.masts == 4
    assert card.has(FEAR) and not card.has(SEA_MONSTER)
    assert all(2 <= cannon.rank <= 6 for other in BOX.ships for cannon in other.cannons)


def test_all_effects_and_their_clauses() -> None:
    assert len(EFFECTS) == 71
    used = {ability.effect for card in (*BOX.ships, *BOX.crew, *BOX.treasures) for ability in card.abilities}
    assert used == set(range(1, 71))
    assert clause_of(codes.MOVE_AND_SHOOT) == "11.3.1"
    assert clause_of(codes.ONLY_ON_SHIP) == "11.3.59"
    assert clause_of(codes.LIVESTOCK) == "12.7"
    assert clause_of(codes.RED_SKULL) == "12.17"


@pytest.mark.clause("1.15", "1.16")
def test_the_same_ability_is_the_same_code_with_the_same_values() -> None:
    derrik = BOX.crew[BOX.crew_of["derrik-the-red"]].ability(codes.CANNON_BONUS)
    breath = BOX.ships[BOX.ship_of["dragons-breath"]].ability(codes.CANNON_BONUS)
    richman = BOX.crew[BOX.crew_of["jonas-richman"]].ability(codes.CANNON_BONUS)
    assert derrik is not None and derrik is breath
    assert richman is not None and richman is not derrik
    assert [ability.number for ability in BOX.abilities] == list(range(len(BOX.abilities)))


@pytest.mark.clause("11.3.3", "11.3.6")
def test_against_whom_a_bonus_counts() -> None:
    derrik = BOX.crew[BOX.crew_of["derrik-the-red"]].ability(codes.CANNON_BONUS)
    richman = BOX.crew[BOX.crew_of["jonas-richman"]].ability(codes.CANNON_BONUS)
    anyone = BOX.ships[BOX.ship_of["mocha"]].ability(codes.BOARD_BONUS)
    assert derrik is not None and richman is not None and anyone is not None
    assert [derrik.is_against(nation) for nation in (PIRATE, CURSED, FRENCH)] == [False, True, True]
    assert [richman.is_against(nation) for nation in (PIRATE, CURSED, FRENCH)] == [False, True, False]
    assert all(anyone.is_against(nation) for nation in range(len(NATIONS)))


@pytest.mark.clause("8.12.1")
def test_turtle_ships_have_two_panels() -> None:
    turtles = [card for card in BOX.ships if card.has(TURTLE_SHIP)]
    assert len(turtles) == 6
    assert all(card.panels == 2 and card.hull.name == "turtle" for card in turtles)
    assert sum(card.panels for card in BOX.ships) == 12


def test_keywords_of_the_set() -> None:
    found = {
        KEYWORDS[place] for card in (*BOX.ships, *BOX.crew) for place in range(len(KEYWORDS)) if card.has(1 << place)
    }
    assert found == set(KEYWORDS) - {"galley", "marine"}


@pytest.mark.clause("13.1.3", "13.1.5", "13.1.6", "13.1.7", "13.1.8")
def test_hulls() -> None:
    hulls = {hull.name: hull for hull in BOX.hulls}
    assert BOX.segments == [5750, 8380]
    assert hulls["3"].outline == [[0, 0], [-1080, 1000], [-7200, 1000], [-7200, -1000], [-1080, -1000]]
    assert hulls["5"].masts == [[-1425, 0], [-3088, 0], [-4750, 0], [-6413, 0], [-8075, 0]]
    sizes = {name: (hull.length // 100, hull.beam // 100) for name, hull in hulls.items() if not hull.is_disc}
    assert sizes == {
        "1": (45, 16),
        "2": (60, 18),
        "3": (72, 20),
        "4": (84, 22),
        "5": (95, 24),
        "10": (130, 38),
        "turtle": (50, 24),
        "serpent": (92, 22),
    }
    assert all(hull.bow * 100 == hull.length * 15 for hull in hulls.values() if not hull.is_disc)


@pytest.mark.clause("13.1.10")
def test_tentacled_monsters_are_discs() -> None:
    disc = next(hull for hull in BOX.hulls if hull.is_disc)
    angles = [60, 30, 0, -30, -60]
    polar = [[round(2200 * f(math.radians(a))) for f in (math.cos, math.sin)] for a in angles]
    assert (disc.radius, disc.masts) == (3200, polar)
    assert {card.key for card in BOX.ships if card.hull.is_disc} == {
        card.key for card in BOX.ships if card.has(SEA_MONSTER) and card.masts == 5
    }


@pytest.mark.clause("13.1.11", "13.1.12")
def test_the_outline_of_islands() -> None:
    for place in range(24):
        angle = math.radians(15 * place)
        assert BOX.outline.vertices[place] == [round(4250 * math.cos(angle)), round(3000 * math.sin(angle))]
        normal = math.degrees(math.atan2(math.sin(angle) / 30, math.cos(angle) / 42.5)) % 360
        assert BOX.outline.normals[place] == round(100 * normal)
    assert BOX.outline.numbers == [0, 4, 8, 12, 16, 20]


@pytest.mark.clause("2.2.1", "2.6.1", "15.1")
@pytest.mark.parametrize(
    ("players", "total", "islands", "tokens", "gold"),
    [(2, 40, 6, 8, 15), (2, 30, 5, 6, 12), (2, 10, 3, 2, 4), (3, 40, 9, 8, 15), (4, 60, 18, 12, 23)],
)
def test_islands_and_tokens_grow_with_the_total(players: int, total: int, islands: int, tokens: int, gold: int) -> None:
    setup = BOX.setup
    assert setup.island_number(players, total) == islands
    assert (setup.token_number(total), setup.gold_number(total)) == (tokens, gold)


@pytest.mark.clause("15.10")
def test_generic_crew_of_one_nation_exist_for_all_as_an_option() -> None:
    extra = [crew for crew in BOX.crew if crew.extra]
    assert len(extra) == 7 * 7
    helmsman = BOX.crew[BOX.crew_of["helmsman-spanish"]]
    assert helmsman.extra and helmsman.points == 2
    assert helmsman.abilities == BOX.crew[BOX.crew_of["helmsman-cursed"]].abilities


@pytest.mark.clause("2.5.6", "2.5.7")
def test_links_are_read_from_either_card() -> None:
    crew = {card.key: card for card in BOX.crew}
    assert crew["jacques-duc-de-valois"].mates == [crew["josephine-godiva"].kind]
    assert crew["josephine-godiva"].mates == [crew["jacques-duc-de-valois"].kind]
    assert len(crew["inquisitor"].ships) == 5
    assert crew["davy-jones"].ships == [BOX.ship_of["flying-dutchman"]]


def opened(data: dict[str, Any]) -> Box:
    return open_box(Sheet(data))


def test_an_own_ship_is_read() -> None:
    effects = [{"do": "move-bonus", "segment": "L", "condition": "all-masts"}]
    box = opened(with_change("ship", "test-ship", to=ship(effects=effects, keywords=["schooner", "fear"])))
    card = box.ships[box.ship_of["test-ship"]]
    assert card.abilities[0].clause == "11.3.41"
    assert card.kind == 99


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"nation": "swiss"}, "'swiss' is not one of american"),
        ({"cannons": "3S 3S"}, "4 masts, 2 cannons"),
        ({"cannons": "3S 3S 3S 9S"}, "a cannon has a rank from 2 to 6"),
        ({"cannons": "3S 3S 3S 3M"}, "'3M' is no cannon"),
        ({"move": "S+M"}, "'M' is not one of S, L"),
        ({"points": -1}, "points = -1 is not a whole number"),
        ({"cargo": "many"}, "cargo = 'many' is not a whole number"),
        ({"hull": "raft"}, "there is no hull 'raft'"),
        ({"hull": "3"}, "has places for 3 masts"),
        ({"keywords": ["submarine"]}, "'submarine' is not one of black-mark"),
        ({"effects": [{"do": "fly"}]}, "'fly' is not one of"),
        ({"effects": [{"do": "holy-water"}]}, "no effect of ships and crew"),
        ({"effects": [{"do": "board-bonus"}]}, "needs value"),
        ({"effects": [{"do": "reroll-one", "on": 5}]}, "has no 'on'"),
        ({"links": ["nobody"]}, "'nobody', which is no crew"),
    ],
)
def test_a_faulty_card_is_refused_with_what_is_wrong(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        opened(with_change("ship", "test-ship", to=ship(**changes)))


def test_keys_are_words_and_used_once() -> None:
    with pytest.raises(BadOption, match="used for two pieces"):
        opened(with_change("crew", "dark-pact", to=PRINTED["crew"]["trogs"]))
    with pytest.raises(BadOption, match="a key is one word"):
        opened(with_change("ship", "Test Ship", to=ship()))


def test_a_missing_entry_is_named() -> None:
    with pytest.raises(BadOption, match=r"ship\.test-ship\.name is missing"):
        opened(with_change("ship", "test-ship", to={"points": 1, "masts": 1, "cannons": "3S"}))
