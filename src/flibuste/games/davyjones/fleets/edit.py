"""1 – Changing a fleet piece by piece, as its builder does: whatever may be wrong with it afterwards.

The parts of a fleet are named by their places: `ship-1`, `crew-3`, `event-1`, `treasure-2`, `coin-5`. Crew are aboard a
ship or `ashore`. A piece is named by its sort and its key: `crew/captain-cursed`, `coin/3`.
"""

from typing import Any

from flibuste.engine.option import BadOption
from flibuste.games.davyjones.fleets.fleet import Berth, Fleet, coin_number
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.options import Rules
from flibuste.games.davyjones.table.pieces import Box

ASHORE = "ashore"
SHIP, CREW, EVENT, TREASURE, COIN = "ship", "crew", "event", "treasure", "coin"


def change(box: Box, rules: Rules, fleet: Fleet, edit: Any) -> None:
    """Carry out one edit; coins that are not touched themselves are made up anew where they no longer fit."""
    deed = str(edit.get("do", ""))
    sort = str(edit.get("piece" if deed == "add" else "part", "")).replace("/", "-").partition("-")[0]
    if deed == "add":
        add(box, fleet, str(edit.get("piece", "")), str(edit.get("to", "")))
    elif deed == "remove":
        remove(fleet, sort, place_of(fleet, str(edit.get("part", ""))))
    elif deed == "move":
        berth_of(fleet, str(edit.get("part", ""))).ship = holder_of(fleet, str(edit.get("to", "")))
    elif deed == "set":
        put(fleet, str(edit.get("part", "")), str(edit.get("setting", "")), edit.get("value"))
    elif deed == "fill":
        make_up(box, rules, fleet)
    else:
        raise BadOption(f"{deed!r} is nothing that can be done to a fleet")
    if sort != COIN and not are_right(box, rules, fleet):
        make_up(box, rules, fleet)


# ---- names ----


def place_of(fleet: Fleet, part: str) -> int:
    """Which of its sort a part is, from 0."""
    sort, _, number = part.partition("-")
    sizes = {
        SHIP: len(fleet.ships),
        CREW: len(fleet.berths),
        EVENT: len(fleet.events),
        TREASURE: len(fleet.treasures),
        COIN: len(fleet.coins),
    }
    if not number.isdecimal() or not 1 <= int(number) <= sizes.get(sort, 0):
        raise BadOption(f"the fleet has no {part!r}")
    return int(number) - 1


def holder_of(fleet: Fleet, name: str) -> int:
    """The ship that takes a crew; NONE ashore."""
    return NONE if name == ASHORE else place_of(fleet, name)


def berth_of(fleet: Fleet, part: str) -> Berth:
    if not part.startswith(f"{CREW}-"):
        raise BadOption(f"{part!r} is no crew")
    return fleet.berths[place_of(fleet, part)]


def kind_of(kinds: dict[str, int], key: str) -> int:
    if key not in kinds:
        raise BadOption(f"there is no piece {key!r}")
    return kinds[key]


# ---- deeds ----


def add(box: Box, fleet: Fleet, piece: str, to: str) -> None:
    sort, _, key = piece.partition("/")
    if sort == SHIP:
        fleet.ships.append(kind_of(box.ship_of, key))
    elif sort == CREW:
        fleet.berths.append(Berth(kind_of(box.crew_of, key), holder_of(fleet, to)))
    elif sort == EVENT:
        fleet.events.append(kind_of(box.event_of, key))
    elif sort == TREASURE:
        fleet.treasures.append(kind_of(box.treasure_of, key))
    elif sort == COIN and key.isdecimal() and int(key) in box.setup.coins:
        fleet.coins.append(int(key))
        fleet.coins.sort()
    else:
        raise BadOption(f"there is no piece {piece!r}")


def remove(fleet: Fleet, sort: str, place: int) -> None:
    if sort == SHIP:
        remove_ship(fleet, place)
    elif sort == CREW:
        remove_crew(fleet, place)
    elif sort == EVENT:
        del fleet.events[place]
    elif sort == TREASURE:
        del fleet.treasures[place]
    else:
        del fleet.coins[place]


def remove_ship(fleet: Fleet, ship: int) -> None:
    """Her crew go ashore."""
    del fleet.ships[ship]
    for berth in fleet.berths:
        if berth.ship == ship:
            berth.ship = NONE
        elif berth.ship > ship:
            berth.ship -= 1


def remove_crew(fleet: Fleet, place: int) -> None:
    del fleet.berths[place]
    for berth in fleet.berths:
        if berth.chosen == place:
            berth.chosen = NONE
        elif berth.chosen > place:
            berth.chosen -= 1


def put(fleet: Fleet, part: str, setting: str, value: Any) -> None:
    """8.1.1, 11.3.58 – A Black Mark, or the crew to be linked to."""
    berth = berth_of(fleet, part)
    if setting == "mark":
        berth.marked = value is True
    elif setting == "link":
        berth.chosen = NONE if not value else fleet.berths.index(berth_of(fleet, str(value)))
    else:
        raise BadOption(f"nothing called {setting!r} can be set")


# ---- coins ----


def are_right(box: Box, rules: Rules, fleet: Fleet) -> bool:
    number = coin_number(box, rules, len(fleet.treasures))
    return len(fleet.coins) == number and sum(fleet.coins) == box.setup.gold_number(rules.build_total)


def make_up(box: Box, rules: Rules, fleet: Fleet) -> None:
    """2.6.1 – As many coins as are to be brought, the gold spread evenly."""
    number = max(0, coin_number(box, rules, len(fleet.treasures)))
    gold = box.setup.gold_number(rules.build_total)
    found: list[int] = []
    for left in range(number, 0, -1):
        found.append((gold - sum(found)) // left)
    fleet.coins = sorted(found)
