"""The registers and the component lists: complete, bilingual, and adding up."""

import re
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from flibuste.engine.registry import game_names

GAMES = game_names()
SIZES = {"stortebeker": (110, 24), "cove": (306, 58), "blackbeard": (593, 28), "davyjones": (458, 58)}
KINDS = {"rule", "option", "example", "ability", "solitaire"}
ORIGINS = {"seed", "published", "reconstructed"}
SOURCE = re.compile(r"(rulebook|summary):\d+|derived|ruling|data")
NUMBERED = re.compile(r"\d+\.\d+\S*")


def load(game: str, name: str) -> dict[str, Any]:
    return tomllib.loads(read(game, name))


def read(game: str, name: str) -> str:
    return files("flibuste").joinpath("games", game, name).read_text(encoding="utf-8")


def clauses(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = load(game, "clauses.toml")["clause"]
    return found


@pytest.mark.parametrize("game", SIZES)
def test_the_register_is_complete(game: str) -> None:
    examples = [clause for clause in clauses(game) if clause["kind"] == "example"]
    assert (len(clauses(game)), len(examples)) == SIZES[game]


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_unique(game: str) -> None:
    counts = Counter(clause["id"] for clause in clauses(game))
    assert [name for name, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_kinds_are_known(game: str) -> None:
    for clause in clauses(game):
        assert clause["kind"] in KINDS, clause["id"]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_can_be_found_in_the_rulebook(game: str) -> None:
    """By its `source`; a register without sources has ids that are the rulebook's own numbers, all of them."""
    sourced = any("source" in clause for clause in clauses(game))
    for clause in clauses(game):
        if sourced:
            assert SOURCE.fullmatch(clause["source"]), clause["id"]
        else:
            assert NUMBERED.fullmatch(clause["id"]), clause["id"]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_speaks_both_languages(game: str) -> None:
    for clause in clauses(game):
        for field in ("title", "text", "ruling") if "ruling" in clause else ("title", "text"):
            words = clause[field]
            assert set(words) == {"en", "fr"}, (clause["id"], field)
            assert all(text.strip() for text in words.values()), (clause["id"], field)


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_has_a_title_in_both_languages(game: str) -> None:
    numbers = {clause["id"].partition(".")[0] for clause in clauses(game)}
    titles = load(game, "clauses.toml")["chapters"]
    assert set(titles) == numbers
    assert all(set(words) == {"en", "fr"} and all(words.values()) for words in titles.values())


FOR_IMPLEMENTERS = {
    "en": r"implement\w*|engine|server|client|options?|default|software|program\w*|algorithm\w*|data|parameters?"
    r"|register|component list|protocol|switch(es)? \w+_\w+|API|bots?|stored?|clamp\w*|polled|polls?|windows? closes?"
    r"|floating|integers?|digital|min\(|max\(|rnd\(|ceil\(|floor\(|toml|docs/\S+|\w+_\w+",
    "fr": r"impl[ée]ment\w*|moteur|serveur|client|options?|par défaut|logiciel|algorithme\w*|données|paramètres?"
    r"|liste du matériel|protocole|bots?|stockée?s?|numérique|virgule flottante|min\(|max\(|rnd\(|docs/\S+"
    r"|\w+_\w+",
}


@pytest.mark.parametrize("game", GAMES)
def test_players_read_nothing_that_is_for_implementers(game: str) -> None:
    """What only those who program the game need is in `note`."""
    for tongue, words in FOR_IMPLEMENTERS.items():
        for clause in clauses(game):
            for field in ("title", "text", "ruling"):
                text = clause.get(field, {}).get(tongue, "")
                assert not re.search(rf"(?i)(?<!\w)({words})(?!\w)", text), (clause["id"], tongue, field, text)


@pytest.mark.parametrize("game", GAMES)
def test_notes_are_in_both_languages(game: str) -> None:
    for clause in clauses(game):
        assert set(clause.get("note", {})) in ({"en", "fr"}, set()), clause["id"]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_give_the_same_numbers(game: str) -> None:
    """Digits of a worked example are the same in both languages."""
    for clause in clauses(game):
        if clause["kind"] == "example":
            numbers = [Counter(re.findall(r"\d+", clause["text"][tongue])) for tongue in ("en", "fr")]
            assert numbers[0] == numbers[1], clause["id"]


@pytest.mark.parametrize("game", GAMES)
def test_clauses_refer_to_clauses_that_exist(game: str) -> None:
    known = {clause["id"] for clause in clauses(game)}
    for clause in clauses(game):
        for words in (clause["text"], clause.get("ruling", {})):
            for text in words.values():
                for name in re.findall(r"\b\d+\.\d+\.\d+\b", text):
                    assert name in known, (clause["id"], name)


@pytest.mark.parametrize("game", GAMES)
def test_every_component_says_where_it_is_from(game: str) -> None:
    for name, group in load(game, "components.toml").items():
        entries = group if isinstance(group, list) else tables(group) or [group]
        for entry in entries:
            origins = {value for key, value in entry.items() if key == "source" or key.endswith("_source")}
            assert "source" in entry, name
            assert origins <= ORIGINS, (name, origins)


def tables(group: dict[str, Any]) -> list[dict[str, Any]]:
    """The entries of a group that has its pieces by key."""
    return list(group.values()) if all(isinstance(entry, dict) for entry in group.values()) else []


class TestStortebeker:
    parts = load("stortebeker", "components.toml")

    def test_thirty_ships_six_of_each_colour(self) -> None:
        assert Counter(ship["colour"] for ship in self.parts["ship"]) == dict.fromkeys(
            ("yellow", "red", "blue", "green", "white"), 6
        )

    def test_no_two_ships_are_alike(self) -> None:
        ships = self.parts["ship"]
        assert len({ship["id"] for ship in ships}) == 30
        assert len({(s["value"], s["strength"], *sorted(s["needs"].items())) for s in ships}) == 30

    def test_sixty_six_cards_and_ten_symbols(self) -> None:
        provisions = self.parts["cards"].values()
        assert sum(kind["count"] for kind in provisions) == 56
        assert sum(pirate["count"] for pirate in self.parts["pirate"]) == 10
        assert sum(kind["symbols"] for kind in provisions) == 10
        assert all(kind["symbols"] <= kind["count"] for kind in provisions)

    def test_the_ships_ask_for_twice_the_provisions(self) -> None:
        demand: Counter[str] = Counter()
        for ship in self.parts["ship"]:
            demand.update(ship["needs"])
        assert demand == {kind: 2 * card["count"] for kind, card in self.parts["cards"].items()}

    def test_six_faces_and_six_colours(self) -> None:
        assert sorted(self.parts["dice"]["colour_faces"]) == sorted(self.parts["cards"])
        assert len({card["colour"] for card in self.parts["cards"].values()}) == 6

    @pytest.mark.parametrize(("players", "unused"), [("2", 14), ("3", 11), ("4", 8)])
    def test_the_tiles_left_in_the_box(self, players: str, unused: int) -> None:
        """1.2.2 – The four ships at sea are not part of the rear guard."""
        setup = self.parts["setup"]
        assert len(self.parts["ship"]) - setup["ships_at_sea"] - setup["rear_guard"][players] == unused

    def test_the_ships_of_the_rulebook_s_examples(self) -> None:
        """2.3.10, 2.5.6, 4.1.2 – A ship of value 5 and strength 8; a best yellow ship worth 9."""
        ships = {ship["id"]: ship for ship in self.parts["ship"]}
        assert (ships["B4"]["value"], ships["B4"]["strength"]) == (5, 8)
        assert ships["B4"]["needs"] == {"rum": 1, "beans": 1, "meat": 1}
        assert max(ship["value"] for ship in ships.values() if ship["colour"] == "yellow") == 9


class TestCove:
    parts = load("cove", "components.toml")

    def test_sixty_treasure_cards_twelve_an_island(self) -> None:
        outer = [island for island in self.parts["island"] if island["kind"] == "outer"]
        copies = sum(card["copies"] for card in self.parts["treasure"])
        assert copies == 60 == len(outer) * self.parts["calendar"]["treasures_per_island"]

    def test_totals_of_the_treasure_cards(self) -> None:
        totals: Counter[str] = Counter()
        for card in self.parts["treasure"]:
            for kind in ("fame", "gold", "chests", "tavern_cards"):
                totals[kind] += card["copies"] * card[kind]
        assert totals == {"fame": 88, "gold": 294, "chests": 142, "tavern_cards": 10}

    def test_forty_two_tavern_cards(self) -> None:
        """1.1.5, 1.1.6 – The published numbers of the six families."""
        families: Counter[str] = Counter()
        for card in self.parts["tavern"]:
            families[card["family"]] += card["copies"]
        assert families == {"parrot": 4, "craftsman": 7, "event": 8, "boarding": 8, "broadside": 6, "fame": 9}
        assert sum(families.values()) == 42

    def test_fame_cards_are_worth_fourteen(self) -> None:
        fame = [card for card in self.parts["tavern"] if card["family"] == "fame"]
        assert sum(card["points"] * card["copies"] for card in fame) == 14

    def test_a_parrot_for_each_section(self) -> None:
        parrots = [card["section"] for card in self.parts["tavern"] if card["family"] == "parrot"]
        assert sorted(parrots) == ["cannons", "crew", "hull", "sails"]

    def test_the_mat_costs_what_the_rulebook_says(self) -> None:
        """2.3.3 – From 5 to 7 for 1 + 2."""
        mat = self.parts["mat"]
        assert all(len(mat[row]) == mat["positions"] for row in ("sails", "crew", "cannons", "hull", "cost"))
        start = self.parts["start"]["ring"] - 1
        assert [mat[row][start] for row in ("sails", "crew", "cannons", "hull")] == [5, 2, 2, 5]
        assert mat["sails"][start + 2] == 7
        assert mat["cost"][start + 1 : start + 3] == [1, 2]

    def test_ids_are_unique(self) -> None:
        for group in ("tavern", "legend", "island"):
            names = [entry["id"] for entry in self.parts[group]]
            assert len(names) == len(set(names)), group

    def test_the_blank_card_example_fits(self) -> None:
        """10.2.1 – Uncommented, the example parses and uses known effects and the same fields."""
        example = read("cove", "components.toml").split("# --- example ---\n")[1].split("# --- end ---")[0]
        extra = tomllib.loads(re.sub(r"(?m)^# ?", "", example))
        assert set(extra) == {"legend", "tavern"}
        for group, cards in extra.items():
            known = {effect["do"] for card in self.parts[group] for effect in card.get("effects", [])}
            fields = {field for card in self.parts[group] for field in card}
            for card in cards:
                assert {effect["do"] for effect in card["effects"]} <= known
                assert set(card) <= fields


class TestBlackbeard:
    parts = load("blackbeard", "components.toml")

    def test_ports_have_all_numbers_of_two_dice(self) -> None:
        locators = [port["locator"] for port in self.parts["port"]]
        assert sorted(locators) == [10 * black + white for black in range(1, 7) for white in range(1, 7)]

    def test_the_sea_joins_both_ways(self) -> None:
        near = {zone["id"]: set(zone["adjacent"]) for zone in self.parts["zone"]}
        for transit in self.parts["transit"]:
            assert set(transit["joins"]) <= set(near)
        for zone, others in near.items():
            assert all(zone in near[other] for other in others), zone

    def test_every_port_lies_on_a_sea_zone(self) -> None:
        zones = {zone["id"] for zone in self.parts["zone"]}
        assert {len(port["zones"]) for port in self.parts["port"]} == {1, 2}
        assert [port["id"] for port in self.parts["port"] if len(port["zones"]) == 2] == ["bermuda"]
        assert {zone for port in self.parts["port"] for zone in port["zones"]} <= zones

    def test_eighty_seven_cards_of_twenty_three_titles(self) -> None:
        assert len({card["id"] for card in self.parts["card"]}) == 23
        assert sum(card["count"] for card in self.parts["card"]) == 87

    def test_twenty_four_governors_sixteen_against_pirates(self) -> None:
        governors = self.parts["governors"]
        assert (len(governors["pro"]), len(governors["anti"])) == (8, 16)
        assert len({*governors["pro"], *governors["anti"]}) == 24

    def test_pieces_named_elsewhere_exist(self) -> None:
        ports = {port["id"] for port in self.parts["port"]}
        assert set(self.parts["disaster"]["ports"]) <= ports
        assert self.parts["solitaire"]["pirate"] in {pirate["id"] for pirate in self.parts["pirate"]}
        assert self.parts["isle_of_pines"]["zone"] in {zone["id"] for zone in self.parts["zone"]}
