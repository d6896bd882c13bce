"""What is printed: the numbers of the rulebook as they stand in it, the other pieces read from `components.toml`."""

import tomllib
from importlib.resources import files
from typing import Any

DATA: dict[str, Any] = tomllib.loads(
    files("flibuste.games.blackbeard").joinpath("components.toml").read_text(encoding="utf-8")
)

PIRATES = DATA["pirate"]
PORTS = DATA["port"]
HOSTAGES = DATA["hostage"]
WARSHIPS = DATA["warship"]
COMMISSIONERS = DATA["commissioner"]
ZONES = [entry["id"] for entry in DATA["zone"]]
TRANSITS = [entry["id"] for entry in DATA["transit"]]
PLACES = [*ZONES, *TRANSITS, *(port["id"] for port in PORTS)]
FIRST_PORT = len(ZONES) + len(TRANSITS)

# 6.12a – Cargo by kind of Merchant, and which of them can be converted.
CARGO = {"flute": 0, "sloop": 1, "schooner": 2, "brigantine": 3, "three-master": 4}
MERCHANTS = [CARGO[entry["id"]] for entry in DATA["merchant"]]

# 8.32a – Doubloons by 1d6 + Cargo.
ATLANTIC = [0, 100, 200, 300, 400, 500, 600, 700, 800, 1000]
CARIBBEAN = [100, 400, 600, 800, 1000, 1200, 1300, 1500, 2500, 3000]
AFRICA = [50, 150, 300, 500, 600, 700, 800, 1000, 1200, 1500]
INDIA = [500, 1000, 1200, 1500, 1800, 2000, 2500, 3000, 4000, 7500]
CARGO_TABLE = {
    "north-atlantic": ATLANTIC, "central-atlantic": ATLANTIC, "south-atlantic": ATLANTIC,
    "west-caribbean": CARIBBEAN, "east-caribbean": CARIBBEAN, "central-america": CARIBBEAN,
    "south-america": CARIBBEAN, "gold-coast": AFRICA, "east-africa": AFRICA, "india": INDIA,
}  # fmt: skip

# 17.2#16a – A retired Pirate as King's Commissioner.
CONVERTED = {"speed": 3, "combat": 9}


def commissioner(number: int) -> dict[str, Any]:
    """10.0b – Speed and Combat of a King's Commissioner; numbers beyond the counters are Pirates who changed sides."""
    return COMMISSIONERS[number] if number < len(COMMISSIONERS) else CONVERTED


def port_zones(port: int) -> list[int]:
    """The Sea Zones that a Port borders: Bermuda has two."""
    return [ZONES.index(zone) for zone in PORTS[port]["zones"]]


def adjacent(zone: int) -> list[int]:
    """2.2b – The Sea Zones that touch this one."""
    mine = ZONES[zone]
    told = DATA["zone"][zone]["adjacent"]
    return [n for n, entry in enumerate(DATA["zone"]) if entry["id"] in told or mine in entry["adjacent"]]


def is_pirate_port(port: int) -> bool:
    """9.35a – Isla de Tortuga, New Providence and Isle Ste. Marie."""
    return PORTS[port]["locator"] in (36, 44, 66)
