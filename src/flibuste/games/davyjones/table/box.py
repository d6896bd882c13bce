"""1.1 to 1.3 – Opening the box: the pieces as read from components, checked, with clear messages for own cards."""

from typing import Any, Final

from flibuste.engine.option import BadOption
from flibuste.games.davyjones.table.box_abilities import AbilityReader, word_of
from flibuste.games.davyjones.table.box_table import read_table
from flibuste.games.davyjones.table.constants import KEYWORDS, NATIONS, SEA_MONSTER, SEGMENTS, TURTLE_SHIP
from flibuste.games.davyjones.table.pieces import Box, Cannon, Card, Crew, Event, Hull, Ship, Treasure
from flibuste.games.davyjones.table.windows import windows_of

_LEAST_RANK: Final = 2
_HIGHEST_RANK: Final = 6


def open_box(data: Any) -> Box:
    """All pieces of a components file; raises BadOption with what is wrong and what would be right."""
    try:
        return _read(data)
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        if isinstance(error, BadOption):
            raise
        raise BadOption(f"davyjones components: something is missing or of the wrong kind: {error}") from error


def _read(data: Any) -> Box:
    box = Box()
    read_table(data, box)
    hulls = {hull.name: hull for hull in box.hulls}
    for key, entry in data["ship"].items():
        box.ships.append(_ship(len(box.ships), key, entry, hulls, box))
    for key, entry in data["crew"].items():
        box.crew.append(_crew(len(box.crew), key, entry))
    for key, entry in data["treasure"].items():
        box.treasures.append(_treasure(len(box.treasures), key, entry))
    for key, entry in data["event"].items():
        box.events.append(_event(len(box.events), key, entry))
    _index(box)
    _read_abilities(data, box)
    _read_links(data, box)
    _add_extra_crew(box)
    return box


def _describe(card: Card, entry: Any) -> None:
    card.number = str(entry.get("number", ""))
    for keyword in entry.get("keywords", []):
        card.keywords |= 1 << word_of(f"{card.key!r}: keyword", keyword, KEYWORDS)


def _ship(kind: int, key: str, entry: Any, hulls: dict[str, Hull], box: Box) -> Ship:
    """1.3 – A ship with its guns and its hull."""
    where = f"ship {key!r}"
    cannons = [_cannon(where, text) for text in str(entry["cannons"]).split()]
    masts = _number(where, "masts", entry["masts"])
    if masts != len(cannons) or not masts:
        raise BadOption(f"{where}: {masts} masts, {len(cannons)} cannons; there is one cannon per mast")
    hull = str(entry.get("hull", masts))
    if hull not in hulls:
        raise BadOption(f"{where}: there is no hull {hull!r}; there are: {', '.join(hulls)}")
    ship = Ship(kind, key, str(entry["name"]), hulls[hull])
    _describe(ship, entry)
    ship.nation = word_of(f"{where}: nation", entry["nation"], NATIONS)
    ship.points = _number(where, "points", entry["points"])
    ship.cargo = _number(where, "cargo", entry["cargo"])
    ship.move = [word_of(f"{where}: move", segment, SEGMENTS) for segment in str(entry["move"]).split("+")]
    ship.cannons = cannons
    ship.panels = box.numbers.panels if ship.has(TURTLE_SHIP) else 0
    _check_hull(where, ship)
    return ship


def _check_hull(where: str, ship: Ship) -> None:
    if len(ship.hull.masts) != ship.masts:
        raise BadOption(f"{where}: the hull {ship.hull.name!r} has places for {len(ship.hull.masts)} masts")
    if ship.hull.is_disc and not ship.has(SEA_MONSTER):
        raise BadOption(f"{where}: only a sea monster has a round body")


def _cannon(where: str, text: str) -> Cannon:
    if len(text) != 2 or not text[0].isdigit() or text[1] not in SEGMENTS:
        raise BadOption(f"{where}: {text!r} is no cannon; a cannon is its rank and its range, such as 3S")
    if not _LEAST_RANK <= int(text[0]) <= _HIGHEST_RANK:
        raise BadOption(f"{where}: {text!r}: a cannon has a rank from {_LEAST_RANK} to {_HIGHEST_RANK}")
    return Cannon(int(text[0]), SEGMENTS.index(text[1]))


def _crew(kind: int, key: str, entry: Any) -> Crew:
    where = f"crew {key!r}"
    crew = Crew(kind, key, str(entry["name"]))
    _describe(crew, entry)
    crew.nation = word_of(f"{where}: nation", entry["nation"], NATIONS)
    crew.points = _number(where, "points", entry["points"])
    crew.generic = bool(entry.get("generic", False))
    return crew


def _treasure(kind: int, key: str, entry: Any) -> Treasure:
    treasure = Treasure(kind, key, str(entry["name"]))
    _describe(treasure, entry)
    treasure.space = _number(f"treasure {key!r}", "space", entry["space"])
    treasure.face_down = bool(entry.get("face_down", False))
    return treasure


def _event(kind: int, key: str, entry: Any) -> Event:
    points = _number(f"event {key!r}", "points", entry["points"])
    return Event(kind, key, str(entry["name"]), points, str(entry["clause"]))


def _number(where: str, key: str, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadOption(f"{where}: {key} = {value!r} is not a whole number from 0 on")
    return value


def _index(box: Box) -> None:
    box.ship_of = {card.key: card.kind for card in box.ships}
    box.crew_of = {card.key: card.kind for card in box.crew}
    box.treasure_of = {card.key: card.kind for card in box.treasures}
    box.event_of = {event.key: event.kind for event in box.events}
    keys = [*box.ship_of, *box.crew_of, *box.treasure_of, *box.event_of]
    for key in keys:
        if keys.count(key) > 1:
            raise BadOption(f"the key {key!r} is used for two pieces; every piece has its own")
        if not key or key != key.lower() or not key.replace("-", "").isalnum() or key.isdigit():
            raise BadOption(f"{key!r}: a key is one word of small letters, digits and dashes")


def _read_abilities(data: Any, box: Box) -> None:
    reader = AbilityReader(box)
    for ship in box.ships:
        ship.abilities = reader.read(f"ship {ship.key!r}", data["ship"][ship.key], False)
    for crew in box.crew:
        crew.abilities = reader.read(f"crew {crew.key!r}", data["crew"][crew.key], False)
        crew.windows = windows_of(crew.abilities, crew.keywords)
    for treasure in box.treasures:
        treasure.abilities = reader.read(f"treasure {treasure.key!r}", data["treasure"][treasure.key], True)


def _read_links(data: Any, box: Box) -> None:
    """2.5.7 – A link printed on either card is enough."""
    for ship in box.ships:
        for other in data["ship"][ship.key].get("links", []):
            if other not in box.crew_of:
                raise BadOption(f"ship {ship.key!r}: linked to {other!r}, which is no crew")
            _join(box.crew[box.crew_of[other]].ships, ship.kind)
    for crew in box.crew:
        for other in data["crew"][crew.key].get("links", []):
            if other in box.ship_of:
                _join(crew.ships, box.ship_of[other])
            elif other in box.crew_of:
                _join(crew.mates, box.crew_of[other])
                _join(box.crew[box.crew_of[other]].mates, crew.kind)
            else:
                raise BadOption(f"crew {crew.key!r}: linked to {other!r}, which is neither a ship nor a crew")


def _join(kinds: list[int], kind: int) -> None:
    if kind not in kinds:
        kinds.append(kind)


def _add_extra_crew(box: Box) -> None:
    """15.10 – Generic crew that are printed for one nation only, for the others."""
    nations_of: dict[str, list[int]] = {}
    for crew in box.crew:
        if crew.generic:
            nations_of.setdefault(crew.name, []).append(crew.nation)
    for crew in box.crew[:]:
        if crew.generic and len(nations_of[crew.name]) == 1:
            for nation in range(len(NATIONS)):
                if nation != crew.nation:
                    _copy_crew(box, crew, nation)


def _copy_crew(box: Box, crew: Crew, nation: int) -> None:
    key = f"{crew.key.removesuffix('-' + NATIONS[crew.nation])}-{NATIONS[nation]}"
    other = Crew(len(box.crew), key, crew.name)
    other.nation = nation
    other.points = crew.points
    other.keywords = crew.keywords
    other.abilities = crew.abilities
    other.windows = crew.windows
    other.generic = True
    other.extra = True
    box.crew.append(other)
    box.crew_of[key] = other.kind
