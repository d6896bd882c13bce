"""1.1 to 1.3 – Opening the box: the pieces as read from components, checked, with clear messages for own cards."""

from flibuste.engine.components import Sheet
from flibuste.engine.option import BadOption
from flibuste.games.davyjones.table.box_abilities import AbilityReader
from flibuste.games.davyjones.table.box_table import read_cannon, read_table
from flibuste.games.davyjones.table.constants import KEYWORDS, NATIONS, SEA_MONSTER, SEGMENTS, TURTLE_SHIP
from flibuste.games.davyjones.table.pieces import Box, Card, Crew, Event, Hull, Ship, Treasure
from flibuste.games.davyjones.table.windows import windows_of


def open_box(data: Sheet) -> Box:
    """All pieces of a components file; raises BadOption with what is wrong and what would be right."""
    box = Box()
    read_table(data, box)
    hulls = {hull.name: hull for hull in box.hulls}
    for entry in data.sheets("ship"):
        box.ships.append(_ship(len(box.ships), entry, hulls, box))
    for entry in data.sheets("crew"):
        box.crew.append(_crew(len(box.crew), entry))
    for entry in data.sheets("treasure"):
        box.treasures.append(_treasure(len(box.treasures), entry))
    for entry in data.sheets("event"):
        box.events.append(_event(len(box.events), entry))
    _index(box)
    _read_abilities(data, box)
    _read_links(data, box)
    _add_extra_crew(box)
    return box


def _describe(card: Card, entry: Sheet) -> None:
    card.number = entry.text_or("number", "")
    for keyword in entry.words("keywords", KEYWORDS) if entry.has("keywords") else []:
        card.keywords |= 1 << keyword


def _ship(kind: int, entry: Sheet, hulls: dict[str, Hull], box: Box) -> Ship:
    """1.3 – A ship with its guns and its hull."""
    where = f"ship {entry.name()!r}"
    cannons = [read_cannon(where, text) for text in entry.text("cannons").split()]
    masts = entry.number("masts")
    if masts != len(cannons) or not masts:
        raise BadOption(f"{where}: {masts} masts, {len(cannons)} cannons; there is one cannon per mast")
    hull = entry.text_or("hull", str(masts))
    if hull not in hulls:
        raise BadOption(f"{where}: there is no hull {hull!r}; there are: {', '.join(hulls)}")
    ship = Ship(kind, entry.name(), entry.text("name"), hulls[hull])
    _describe(ship, entry)
    ship.nation = entry.word("nation", NATIONS)
    ship.points = entry.number("points")
    ship.cargo = entry.number("cargo")
    ship.move = [entry.place_of("move", segment, SEGMENTS) for segment in entry.text("move").split("+")]
    ship.cannons = cannons
    ship.panels = box.numbers.panels if ship.has(TURTLE_SHIP) else 0
    _check_hull(where, ship)
    return ship


def _check_hull(where: str, ship: Ship) -> None:
    if len(ship.hull.masts) != ship.masts:
        raise BadOption(f"{where}: the hull {ship.hull.name!r} has places for {len(ship.hull.masts)} masts")
    if ship.hull.is_disc and not ship.has(SEA_MONSTER):
        raise BadOption(f"{where}: only a sea monster has a round body")


def _crew(kind: int, entry: Sheet) -> Crew:
    crew = Crew(kind, entry.name(), entry.text("name"))
    _describe(crew, entry)
    crew.nation = entry.word("nation", NATIONS)
    crew.points = entry.number("points")
    crew.generic = entry.flag("generic")
    return crew


def _treasure(kind: int, entry: Sheet) -> Treasure:
    treasure = Treasure(kind, entry.name(), entry.text("name"))
    _describe(treasure, entry)
    treasure.space = entry.number("space")
    treasure.face_down = entry.flag("face_down")
    return treasure


def _event(kind: int, entry: Sheet) -> Event:
    return Event(kind, entry.name(), entry.text("name"), entry.number("points"), entry.text("clause"))


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


def _read_abilities(data: Sheet, box: Box) -> None:
    reader = AbilityReader(box)
    for ship, entry in zip(box.ships, data.sheets("ship"), strict=True):
        ship.abilities = reader.read(f"ship {ship.key!r}", entry, False)
    for crew, entry in zip(box.crew, data.sheets("crew"), strict=True):
        crew.abilities = reader.read(f"crew {crew.key!r}", entry, False)
        crew.windows = windows_of(crew.abilities, crew.keywords)
    for treasure, entry in zip(box.treasures, data.sheets("treasure"), strict=True):
        treasure.abilities = reader.read(f"treasure {treasure.key!r}", entry, True)


def _read_links(data: Sheet, box: Box) -> None:
    """2.5.7 – A link printed on either card is enough."""
    for ship, entry in zip(box.ships, data.sheets("ship"), strict=True):
        for other in entry.texts("links") if entry.has("links") else []:
            if other not in box.crew_of:
                raise BadOption(f"ship {ship.key!r}: linked to {other!r}, which is no crew")
            _join(box.crew[box.crew_of[other]].ships, ship.kind)
    for crew, entry in zip(box.crew[:], data.sheets("crew"), strict=True):
        for other in entry.texts("links") if entry.has("links") else []:
            _link(box, crew, other)


def _link(box: Box, crew: Crew, other: str) -> None:
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
