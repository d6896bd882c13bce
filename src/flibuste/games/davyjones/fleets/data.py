"""1 – Fleets written down: as data, for files and the fleet builder, and as one line, for the notation of actions.

The line names each ship with its crew, then what else there is: `executioner:captain-cursed,helmsman-cursed
el-raton ashore:explorer-cursed event:duel treasure:holy-water coins:1-1-2-3`. A `*` after a crew is its Black Mark,
`josephine-godiva=captain-french` a chosen link.
"""

from typing import Any, Final

from flibuste.engine.components import Sheet
from flibuste.engine.option import BadOption
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.fleets.fleet import Berth, Fleet
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.pieces import Box

MARK = "*"
_KEYS: Final = ("nation", "ships", "ashore", "marked", "links", "events", "treasures", "coins")


def read_fleet(box: Box, data: Any) -> Fleet:
    """A fleet from data: ships with their crew, ashore, marked, links, events, treasures, coins."""
    if not isinstance(data, dict):
        raise BadOption("a fleet is a table with its ships")
    fleet = Fleet()
    for entry in _listed(data, "ships"):
        name, crew = (entry.get("ship"), _listed(entry, "crew")) if isinstance(entry, dict) else (entry, [])
        fleet.ships.append(_find("ship", name, box.ship_of))
        fleet.berths += [Berth(_find("crew", other, box.crew_of), len(fleet.ships) - 1) for other in crew]
    fleet.berths += [Berth(_find("crew", name, box.crew_of)) for name in _listed(data, "ashore")]
    for name in _listed(data, "marked"):
        _berth(box, fleet, name).marked = True
    for name, other in _links(data).items():
        _berth(box, fleet, name).chosen = fleet.berths.index(_berth(box, fleet, other))
    fleet.events = [_find("event", name, box.event_of) for name in _listed(data, "events")]
    fleet.treasures = [_find("unique treasure", name, box.treasure_of) for name in _listed(data, "treasures")]
    fleet.coins = [_coin(coin) for coin in _listed(data, "coins")]
    return fleet


def _listed(data: dict[str, Any], key: str) -> list[Any]:
    found = data.get(key, [])
    if not isinstance(found, list):
        raise BadOption(f"{key} of a fleet is a list, not {found!r}")
    return found


def _links(data: dict[str, Any]) -> dict[str, Any]:
    found = data.get("links", {})
    if not isinstance(found, dict):
        raise BadOption(f"links of a fleet is a table, not {found!r}")
    return found


def write_fleet(box: Box, fleet: Fleet) -> dict[str, Any]:
    """The fleet as data; `read_fleet` reads it back."""
    keys = [box.crew[berth.crew].key for berth in fleet.berths]
    ships = [
        {
            "ship": box.ships[kind].key,
            "crew": [key for key, berth in zip(keys, fleet.berths, strict=True) if berth.ship == ship],
        }
        for ship, kind in enumerate(fleet.ships)
    ]
    return {
        "ships": ships,
        "ashore": [key for key, berth in zip(keys, fleet.berths, strict=True) if berth.ship == NONE],
        "marked": [key for key, berth in zip(keys, fleet.berths, strict=True) if berth.marked],
        "links": {
            key: keys[berth.chosen] for key, berth in zip(keys, fleet.berths, strict=True) if berth.chosen != NONE
        },
        "events": [box.events[event].key for event in fleet.events],
        "treasures": [box.treasures[treasure].key for treasure in fleet.treasures],
        "coins": list(fleet.coins),
    }


def fleet_line(box: Box, fleet: Fleet) -> str:
    """The fleet in one line; `read_line` reads it back."""
    words = [
        ":".join([box.ships[kind].key, ",".join(_berth_words(box, fleet, ship))]).rstrip(":")
        for ship, kind in enumerate(fleet.ships)
    ]
    lists = [
        ("ashore", _berth_words(box, fleet, NONE), ","),
        ("event", [box.events[event].key for event in fleet.events], ","),
        ("treasure", [box.treasures[treasure].key for treasure in fleet.treasures], ","),
        ("coins", [str(coin) for coin in fleet.coins], "-"),
    ]
    return " ".join([*words, *(f"{name}:{sign.join(found)}" for name, found, sign in lists if found)])


def _berth_words(box: Box, fleet: Fleet, ship: int) -> list[str]:
    found: list[str] = []
    for berth in fleet.aboard(ship):
        chosen = "" if berth.chosen == NONE else f"={box.crew[fleet.berths[berth.chosen].crew].key}"
        found.append(box.crew[berth.crew].key + (MARK if berth.marked else "") + chosen)
    return found


def read_line(box: Box, text: str) -> Fleet:
    """A fleet from its line."""
    data: dict[str, Any] = {"ships": [], "marked": [], "links": {}}
    for word in text.split():
        name, _, rest = word.partition(":")
        values = [value for value in rest.split("-" if name == "coins" else ",") if value]
        if name == "coins":
            data["coins"] = values
        elif name in ("event", "treasure"):
            data[f"{name}s"] = values
        elif name == "ashore":
            data["ashore"] = [_crew_word(data, value) for value in values]
        else:
            data["ships"].append({"ship": name, "crew": [_crew_word(data, value) for value in values]})
    return read_fleet(box, data)


def _crew_word(data: dict[str, Any], word: str) -> str:
    name, _, chosen = word.partition("=")
    if name.endswith(MARK):
        name = name.removesuffix(MARK)
        data["marked"].append(name)
    if chosen:
        data["links"][name] = chosen
    return name


def _find(sort: str, name: Any, kinds: dict[str, int]) -> int:
    if not isinstance(name, str) or name not in kinds:
        raise BadOption(f"there is no {sort} {name!r}", Refusal("1.1", "no-such-piece", (("name", str(name)),)))
    return kinds[name]


def _berth(box: Box, fleet: Fleet, name: Any) -> Berth:
    """The first crew of this name."""
    kind = _find("crew", name, box.crew_of)
    for berth in fleet.berths:
        if berth.crew == kind:
            return berth
    raise BadOption(f"the fleet has no crew {name!r}")


def _coin(value: Any) -> int:
    try:
        return int(value)
    except (TypeError, ValueError) as error:
        refusal = Refusal("2.6.2", "no-such-coin", (("gold", str(value)),))
        raise BadOption(f"{value!r} is no coin", refusal) from error


def ready_fleets(box: Box, data: Sheet) -> dict[str, Fleet]:
    """The fleets of a components file, by name, in its order."""
    found: dict[str, Fleet] = {}
    for entry in data.sheets("fleet"):
        for key in _KEYS:
            entry.has(key)
        try:
            found[entry.name()] = read_fleet(box, entry.data)
        except BadOption as error:
            raise BadOption(f"fleet {entry.name()!r}: {error}") from error
    return found
