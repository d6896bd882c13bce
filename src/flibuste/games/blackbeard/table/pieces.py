"""2 – The printed pieces, as read from `components.toml`."""

from collections.abc import Sequence
from typing import Final

from flibuste.engine.components import Sheet
from flibuste.engine.option import BadOption
from flibuste.games.blackbeard.table.catalogue import Catalogue
from flibuste.games.blackbeard.table.constants import (
    CARDS,
    FIRST_PORT,
    MUST_PLAY,
    NATIONS,
    NONE,
    PIRATES,
    PORTS,
    ZONES,
)

TRAIT: Final = 9
MOST_PLAYERS: Final = 10
RATING: Final = 99
MOST_HOLDS: Final = 15
MOST_CARGO: Final = 4


class PirateCard:
    """5.2a – A Pirate card with its six traits."""

    def __init__(self, number: int, entry: Sheet) -> None:
        self.number = number
        self.id = entry.text("id")
        self.name = entry.text("name")
        self.ship = entry.text("ship")
        self.initiative = entry.number("initiative", most=TRAIT)
        self.ability = entry.number("ability", most=TRAIT)
        self.leadership = entry.number("leadership", most=TRAIT)
        self.cruelty = entry.number("cruelty", most=TRAIT)
        self.cunning = entry.number("cunning", most=TRAIT)
        self.duel = entry.number("duel", most=TRAIT)


class Port:
    """2.2e – A Port: its locator, the Sea Zones it borders, nationality (none: a Pirate Port), Wealth and Defence."""

    def __init__(self, number: int, entry: Sheet, zones: list[str]) -> None:
        self.number = number
        self.place = FIRST_PORT + number
        self.id = entry.text("id")
        self.name = entry.text("name")
        self.locator = entry.number("locator", 11, 66)
        nation = entry.word("nation", [*NATIONS, "pirate"])
        self.nation = nation if nation < len(NATIONS) else NONE
        self.zones = entry.words("zones", zones)
        self.wealth = entry.number_or("wealth", 0, most=RATING)
        self.defence = entry.number_or("defence", 0, most=RATING)

    def is_pirate_port(self) -> bool:
        """9.12a – The three Pirate Ports have no nationality."""
        return self.nation == NONE


class EventCard:
    """17.11a – An Event card."""

    def __init__(self, number: int, entry: Sheet) -> None:
        self.number = number
        self.id = entry.text("id")
        self.name = entry.text("name")
        self.count = entry.number("count", most=RATING)
        self.diamond = entry.value("actions") == "initiative"
        self.actions = 0 if self.diamond else entry.number("actions", most=TRAIT)
        self.both = entry.word("event", ["and", "or", "only"]) == 0
        self.anti = entry.flag("anti")
        self.must = entry.flag("must")


class Ratings:
    """6.11a – What is printed for ships and other counters: only the numbers that kind has."""

    def __init__(self, entry: Sheet, printed: Sequence[str]) -> None:
        self.id = entry.name()
        self.name = entry.text_or("name", self.id)
        self.speed = self.rating(entry, "speed", printed, least=-RATING)
        self.combat = self.rating(entry, "combat", printed)
        self.holds = self.rating(entry, "holds", printed, most=MOST_HOLDS)
        self.cargo = self.rating(entry, "cargo", printed, most=MOST_CARGO)
        self.information = self.rating(entry, "information", printed)
        self.value = self.rating(entry, "value", printed)
        self.count = entry.number_or("count", 1, most=RATING) if "count" in printed else 1
        self.starting = entry.flag("starting") if "starting" in printed else False

    def rating(self, entry: Sheet, key: str, printed: Sequence[str], least: int = 0, most: int = RATING) -> int:
        return entry.number(key, least, most) if key in printed else 0


class Pieces:
    """All that is in the box."""

    def __init__(self, data: Sheet) -> None:
        self.read_pirates(data)
        check_numbers(self)
        self.read_map(data)
        self.read_counters(data)
        self.read_tables(data)
        check_pieces(self)
        self.verbs = Catalogue(
            [card.id for card in self.pirates],
            self.places,
            [card.id for card in self.cards],
            [ship.id for ship in self.ships],
            [hostage.id for hostage in self.hostages],
        )

    def read_pirates(self, data: Sheet) -> None:
        self.pirates = [PirateCard(number, entry) for number, entry in enumerate(data.sheets("pirate"))]
        self.cards = [EventCard(number, entry) for number, entry in enumerate(data.sheets("card"))]
        self.deck: list[int] = []
        # 17.2a, 17.2d – Copies and Actions of each title; 17.2b, 17.15a – MUST PLAY; 17.2c, 17.16a – Anti-Pirate.
        for card in self.cards:
            self.deck += [card.number] * card.count
        players = data.sheet("players")
        self.pirates_for = by_players(players.sheet("pirates"), least=1)
        self.held_for = by_players(players.sheet("held"))
        self.crowd = players.number("crowd", least=2)
        self.rejection = players.number("rejection")

    # 2.2a – Ten Sea Zones; 2.2b, 7.11c – which of them touch, and what a Transit Box joins; 2.2d – land is nowhere.
    def read_map(self, data: Sheet) -> None:
        """2.2 – Places are numbered: Sea Zones, then Transit Boxes, then Ports."""
        zones = [entry.text("id") for entry in data.sheets("zone")]
        self.names = [entry.text("name") for kind in ("zone", "transit", "port") for entry in data.sheets(kind)]
        # 9.11a – 36 Ports, one for each D66; 9.13a – Wealth and Defence; 9.35a, 9.35b – but for three Pirate Ports.
        self.ports = [Port(number, entry, zones) for number, entry in enumerate(data.sheets("port"))]
        transits = data.sheets("transit")
        self.places = [*zones, *(entry.text("id") for entry in transits), *(port.id for port in self.ports)]
        check_places(zones, transits, self.places)
        self.adjacent: list[list[int]] = [entry.words("adjacent", zones) for entry in data.sheets("zone")]
        for entry in transits:
            ends = entry.words("joins", zones)
            for end in ends:
                self.adjacent[end].append(len(self.adjacent))
            self.adjacent.append(ends)
        self.adjacent += [port.zones for port in self.ports]
        self.zone_ports: list[list[int]] = [[] for _ in range(ZONES)]
        for port in self.ports:
            for zone in port.zones:
                self.zone_ports[zone].append(port.number)
        self.port_at = {port.locator: port.number for port in self.ports}
        self.distances = [moves_from(start, self.adjacent, self.zone_ports) for start in range(len(self.places))]
        self.isle_of_pines = data.sheet("isle_of_pines").word("zone", zones)
        self.read_cargo(data)

    def read_cargo(self, data: Sheet) -> None:
        """8.32a – What a Cargo is worth, by sea; 17.2#14a – the Ports of a Natural Disaster."""
        disaster, cargo = data.sheet("disaster"), data.sheet("cargo")
        self.disaster_ports = disaster.words("ports", [port.id for port in self.ports])
        self.disaster_merchants = disaster.number("merchants", most=RATING)
        self.cargo = [cargo.numbers(entry.text("cargo")) for entry in data.sheets("zone")]
        self.poor = cargo.number("poor")
        self.rich = cargo.number("rich")

    def read_counters(self, data: Sheet) -> None:
        # 6.22a – Speed, Combat and Holds.
        self.ships = ratings(data, "ship", "speed", "combat", "holds", "starting")
        # 6.12a – Five kinds of Merchants and what they convert to; 6.13a – three classes of Warships; 8.42a – Hostages.
        self.merchants = ratings(data, "merchant", "cargo", "count")
        ships = [ship.id for ship in self.ships]
        self.converts_to = [
            entry.word("converts_to", ships) if entry.has("converts_to") else NONE for entry in data.sheets("merchant")
        ]
        self.warships = ratings(data, "warship", "speed", "combat", "count")
        self.hostages = ratings(data, "hostage", "information", "value", "count")
        # 10.21a – Speed and Combat of a KC never change.
        self.commissioners = ratings(data, "commissioner", "speed", "combat")
        self.converted = Ratings(data.sheet("converted"), ("speed", "combat"))
        self.pro_governors = data.sheet("governors").texts("pro")
        self.governors = self.pro_governors + data.sheet("governors").texts("anti")
        self.anti_from = len(self.pro_governors)

    def read_tables(self, data: Sheet) -> None:
        setup, tracks, storm = data.sheet("setup"), data.sheet("tracks"), data.sheet("storm")
        self.hand = setup.number("hand", 1, RATING)
        self.start_merchants = setup.number("merchants", most=RATING)
        self.start_loyalty = setup.number("loyalty")
        self.mutiny_loyalty = setup.number("loyalty_after_mutiny")
        self.merchants_low = setup.number("merchants_low", most=RATING)
        self.merchants_filled = setup.number("merchants_filled", most=RATING)
        self.pardon_reentry = setup.number("pardon_reentry")
        self.top_loyalty = tracks.number("loyalty", least=1)
        self.combat_sunk = tracks.number("combat_sunk", least=-RATING)
        self.speed_sunk = tracks.number("speed_sunk", least=-RATING)
        self.storm_hits = storm.numbers("hits")
        self.kc_lost = storm.number("kc_lost")
        self.read_solitaire(data.sheet("solitaire"))

    def read_solitaire(self, alone: Sheet) -> None:
        self.blackbeard = alone.word("pirate", [card.id for card in self.pirates])
        self.rivals = alone.number("rivals", 1, TRAIT)
        self.alone_merchants = alone.number("merchants", most=RATING)
        self.alone_low = alone.number("merchants_low", most=RATING)
        self.alone_filled = alone.number("merchants_filled", most=RATING)
        self.alone_after_storm = alone.number("merchants_after_storm", most=RATING)
        self.goal = alone.number("goal")
        self.rival_goal = alone.number("rival_goal")
        self.kc_notoriety = alone.number("kc_notoriety")
        self.rival_retirement = alone.number("rival_retirement")
        self.attack_odds = alone.number("attack_odds")

    def counters(self, kinds: list[Ratings]) -> list[int]:
        """A pool: every counter by its kind, in order."""
        pool: list[int] = []
        for number, kind in enumerate(kinds):
            pool += [number] * kind.count
        return pool

    def kc(self, number: int) -> Ratings:
        """10.0b – The ratings of a KC; numbers beyond the counters are converted Pirates (17.2#16a)."""
        return self.commissioners[number] if number < len(self.commissioners) else self.converted


def ratings(data: Sheet, kind: str, *printed: str) -> list[Ratings]:
    return [Ratings(entry, printed) for entry in data.sheets(kind)]


def by_players(table: Sheet, least: int = 0) -> dict[int, int]:
    """A number for one to five players."""
    return {seats: table.number(str(seats), least, TRAIT) for seats in range(1, 6)}


def moves_from(start: int, adjacent: list[list[int]], zone_ports: list[list[int]]) -> list[int]:
    """7.11 – How many Moves it takes from one place to every other."""
    found = [NONE] * len(adjacent)
    found[start] = 0
    ring = [start]
    while ring:
        following: list[int] = []
        for place in ring:
            ports = [FIRST_PORT + port for port in zone_ports[place]] if place < ZONES else []
            for other in adjacent[place] + ports:
                if found[other] == NONE:
                    found[other] = found[place] + 1
                    following.append(other)
        ring = following
    return found


def check_places(zones: list[str], transits: list[Sheet], places: list[str]) -> None:
    """2.2 – The number of places is fixed, and no two have the same id."""
    if len(zones) != ZONES or len(zones) + len(transits) != FIRST_PORT or len(places) != FIRST_PORT + PORTS:
        raise BadOption(
            f"components: there are {ZONES} zones, {FIRST_PORT - ZONES} transits and {PORTS} ports, "
            f"not {len(zones)}, {len(transits)} and {len(places) - len(zones) - len(transits)}"
        )
    if len(set(places)) < len(places):
        raise BadOption("components: no two zones, transits or ports have the same id")


def check_numbers(pieces: Pieces) -> None:
    """5.2a, 17.11a, 17.15a – The Pirates and the titles of the cards are fixed, and so is what must be played."""
    if len(pieces.pirates) != PIRATES or len(pieces.cards) != CARDS:
        raise BadOption(f"components: there are {PIRATES} pirates and {CARDS} cards, each in its place")
    for card in pieces.cards:
        if card.must != (card.number in MUST_PLAY):
            raise BadOption(f"components: card.{card.id}.must: which cards must be played cannot be changed")


def check_pieces(pieces: Pieces) -> None:
    """9.11a, 8.32a, 17.2#20d – One Port for each D66, and a line for every result of a die."""
    if len(pieces.port_at) != PORTS or any(min(divmod(at, 10)) < 1 or at % 10 > 6 for at in pieces.port_at):
        raise BadOption("components: every port has a locator of its own, 11 to 66, made of two dice")
    held = sum(card.count for card in pieces.cards if not card.must)
    if pieces.hand * MOST_PLAYERS >= held:
        raise BadOption(f"components: {held} cards are not enough for {MOST_PLAYERS} hands of {pieces.hand}")
    if len(pieces.disaster_ports) != 6 or len(pieces.storm_hits) != 6:
        raise BadOption("components: disaster.ports and storm.hits have an entry for each of 1 to 6")
    if any(len(row) != 6 + MOST_CARGO for row in pieces.cargo):
        raise BadOption(f"components: cargo has {6 + MOST_CARGO} values for every sea, for 1d6 + Cargo")
    if any(len({piece.id for piece in kind}) < len(kind) for kind in kinds_of(pieces)):
        raise BadOption("components: no two pieces of a kind have the same id")


def kinds_of(pieces: Pieces) -> list[list[PirateCard] | list[EventCard] | list[Ratings]]:
    counters = [pieces.ships, pieces.merchants, pieces.warships, pieces.hostages, pieces.commissioners]
    return [pieces.pirates, pieces.cards, *counters]
