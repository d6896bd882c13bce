"""2 – The printed pieces, as read from `components.toml`."""

from typing import Any

from flibuste.games.blackbeard.table.catalogue import Catalogue
from flibuste.games.blackbeard.table.constants import FIRST_PORT, NATIONS, NONE, PORTS, ZONES

Entry = dict[str, Any]


class PirateCard:
    """5.2a – A Pirate card with its six traits."""

    def __init__(self, number: int, entry: Entry) -> None:
        self.number = number
        self.id = str(entry["id"])
        self.name = str(entry["name"])
        self.ship = str(entry["ship"])
        self.initiative = int(entry["initiative"])
        self.ability = int(entry["ability"])
        self.leadership = int(entry["leadership"])
        self.cruelty = int(entry["cruelty"])
        self.cunning = int(entry["cunning"])
        self.duel = int(entry["duel"])


class Port:
    """2.2e – A Port: its locator, the Sea Zones it borders, nationality (none: a Pirate Port), Wealth and Defence."""

    def __init__(self, number: int, entry: Entry, zones: list[int]) -> None:
        self.number = number
        self.place = FIRST_PORT + number
        self.id = str(entry["id"])
        self.name = str(entry["name"])
        self.locator = int(entry["locator"])
        nation = str(entry["nation"])
        self.nation = NATIONS.index(nation) if nation in NATIONS else NONE
        self.zones = zones
        self.wealth = int(entry.get("wealth", 0))
        self.defence = int(entry.get("defence", 0))

    def is_pirate_port(self) -> bool:
        """9.12a – The three Pirate Ports have no nationality."""
        return self.nation == NONE


class EventCard:
    """17.11a – An Event card."""

    def __init__(self, number: int, entry: Entry) -> None:
        self.number = number
        self.id = str(entry["id"])
        self.name = str(entry["name"])
        self.count = int(entry["count"])
        actions = entry["actions"]
        self.diamond = actions == "initiative"
        self.actions = 0 if self.diamond else int(actions)
        self.both = entry["event"] == "and"
        self.anti = bool(entry["anti"])
        self.must = bool(entry["must"])


class Ratings:
    """6.11a – What is printed for ships and other counters: only the numbers that kind has."""

    def __init__(self, entry: Entry) -> None:
        self.id = str(entry["id"])
        self.name = str(entry.get("name", entry["id"]))
        self.speed = int(entry.get("speed", 0))
        self.combat = int(entry.get("combat", 0))
        self.holds = int(entry.get("holds", 0))
        self.cargo = int(entry.get("cargo", 0))
        self.information = int(entry.get("information", 0))
        self.value = int(entry.get("value", 0))
        self.count = int(entry.get("count", 1))
        self.starting = bool(entry.get("starting", False))


class Pieces:
    """All that is in the box."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.read_pirates(data)
        self.read_map(data)
        self.read_counters(data)
        self.read_tables(data)
        self.verbs = Catalogue(
            [card.id for card in self.pirates],
            self.places,
            [card.id for card in self.cards],
            [ship.id for ship in self.ships],
            [hostage.id for hostage in self.hostages],
        )

    def read_pirates(self, data: dict[str, Any]) -> None:
        self.pirates = [PirateCard(number, entry) for number, entry in enumerate(data["pirate"])]
        self.cards = [EventCard(number, entry) for number, entry in enumerate(data["card"])]
        self.deck: list[int] = []
        # 17.2a, 17.2d – Copies and Actions of each title; 17.2b, 17.15a – MUST PLAY; 17.2c, 17.16a – Anti-Pirate.
        for card in self.cards:
            self.deck += [card.number] * card.count
        players = data["players"]
        self.pirates_for = {int(seats): int(number) for seats, number in players["pirates"].items()}
        self.held_for = {int(seats): int(number) for seats, number in players["held"].items()}
        self.crowd = int(players["crowd"])
        self.rejection = int(players["rejection"])

    # 2.2a – Ten Sea Zones; 2.2b, 7.11c – which of them touch, and what a Transit Box joins; 2.2d – land is nowhere.
    def read_map(self, data: dict[str, Any]) -> None:
        """2.2 – Places are numbered: Sea Zones, then Transit Boxes, then Ports."""
        zones = [str(entry["id"]) for entry in data["zone"]]
        self.names = [str(entry["name"]) for kind in ("zone", "transit", "port") for entry in data[kind]]
        # 9.11a – 36 Ports, one for each D66; 9.13a – Wealth and Defence; 9.35a, 9.35b – but for three Pirate Ports.
        self.ports = [Port(n, entry, [zones.index(z) for z in entry["zones"]]) for n, entry in enumerate(data["port"])]
        self.places = [*zones, *(str(entry["id"]) for entry in data["transit"]), *(port.id for port in self.ports)]
        self.adjacent: list[list[int]] = [[zones.index(z) for z in entry["adjacent"]] for entry in data["zone"]]
        for entry in data["transit"]:
            ends = [zones.index(z) for z in entry["joins"]]
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
        self.isle_of_pines = zones.index(str(data["isle_of_pines"]["zone"]))
        self.disaster_ports = [self.places.index(name) - FIRST_PORT for name in data["disaster"]["ports"]]
        self.disaster_merchants = int(data["disaster"]["merchants"])
        self.cargo = [[int(value) for value in data["cargo"][str(entry["cargo"])]] for entry in data["zone"]]
        assert len(self.ports) == PORTS

    def read_counters(self, data: dict[str, Any]) -> None:
        # 6.22a – Speed, Combat and Holds.
        self.ships = [Ratings(entry) for entry in data["ship"]]
        # 6.12a – Five kinds of Merchants and what they convert to; 6.13a – three classes of Warships; 8.42a – Hostages.
        self.merchants = [Ratings(entry) for entry in data["merchant"]]
        ships = [ship.id for ship in self.ships]
        self.converts_to = [
            ships.index(entry["converts_to"]) if "converts_to" in entry else NONE for entry in data["merchant"]
        ]
        self.warships = [Ratings(entry) for entry in data["warship"]]
        self.hostages = [Ratings(entry) for entry in data["hostage"]]
        # 10.21a – Speed and Combat of a KC never change.
        self.commissioners = [Ratings(entry) for entry in data["commissioner"]]
        self.converted = Ratings({"id": "converted", **data["converted"]})
        self.pro_governors = [str(name) for name in data["governors"]["pro"]]
        self.governors = self.pro_governors + [str(name) for name in data["governors"]["anti"]]
        self.anti_from = len(self.pro_governors)

    def read_tables(self, data: dict[str, Any]) -> None:
        setup, tracks, storm = data["setup"], data["tracks"], data["storm"]
        self.hand = int(setup["hand"])
        self.start_merchants = int(setup["merchants"])
        self.start_loyalty = int(setup["loyalty"])
        self.mutiny_loyalty = int(setup["loyalty_after_mutiny"])
        self.merchants_low = int(setup["merchants_low"])
        self.merchants_filled = int(setup["merchants_filled"])
        self.pardon_reentry = int(setup["pardon_reentry"])
        self.top_loyalty = int(tracks["loyalty"])
        self.combat_sunk = int(tracks["combat_sunk"])
        self.speed_sunk = int(tracks["speed_sunk"])
        self.storm_hits = [int(hits) for hits in storm["hits"]]
        self.kc_lost = int(storm["kc_lost"])
        self.poor = int(data["cargo"]["poor"])
        self.rich = int(data["cargo"]["rich"])
        alone = data["solitaire"]
        self.blackbeard = [card.id for card in self.pirates].index(str(alone["pirate"]))
        self.rivals = int(alone["rivals"])
        self.alone_merchants = int(alone["merchants"])
        self.alone_low = int(alone["merchants_low"])
        self.alone_filled = int(alone["merchants_filled"])
        self.alone_after_storm = int(alone["merchants_after_storm"])
        self.goal = int(alone["goal"])
        self.rival_goal = int(alone["rival_goal"])
        self.kc_notoriety = int(alone["kc_notoriety"])
        self.rival_retirement = int(alone["rival_retirement"])
        self.attack_odds = int(alone["attack_odds"])

    def counters(self, kinds: list[Ratings]) -> list[int]:
        """A pool: every counter by its kind, in order."""
        pool: list[int] = []
        for number, kind in enumerate(kinds):
            pool += [number] * kind.count
        return pool

    def kc(self, number: int) -> Ratings:
        """10.0b – The ratings of a KC; numbers beyond the counters are converted Pirates (17.2#16a)."""
        return self.commissioners[number] if number < len(self.commissioners) else self.converted


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
