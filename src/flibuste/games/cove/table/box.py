"""1.1, 10.2.1 – Opening the box: the pieces as read from components, checked, with clear messages for blank cards."""

from typing import Any, Final

from flibuste.engine.option import BadOption
from flibuste.games.cove.rules.cards import boarding, broadside, parrots
from flibuste.games.cove.rules.cards import events as event
from flibuste.games.cove.rules.cards.craftsmen import Absorb
from flibuste.games.cove.rules.cards.effects import Effect
from flibuste.games.cove.table.actions import (
    ASKS_CHESTS,
    ASKS_ISLAND,
    ASKS_NOTHING,
    ASKS_SEAT,
    ASKS_SECTION,
    SAIL,
    Play,
    Take,
)
from flibuste.games.cove.table.constants import (
    BARE,
    CRAFTSMAN,
    EVENT,
    FAME,
    FAMILIES,
    NONE,
    ON_ISLAND,
    PARROT,
    SEATS,
    SECTIONS,
    TREASURE,
    WINDOWS,
)
from flibuste.games.cove.table.pieces import Card, Legend, Pieces, Prices, Scores, Start, Treasure

Data = dict[str, Any]

_EFFECTS: Final[list[list[type[Effect]]]] = [
    [parrots.CarryAll, parrots.FixedDice, parrots.DiceFromCannons, parrots.ParrotSpeed],
    [Absorb],
    [
        event.SailAway,
        event.CancelBuccaneering,
        event.SharePlunder,
        event.OpenNavigation,
        event.RaiseSection,
        event.SendNavy,
        event.RedirectNavy,
        event.TreasureMap,
    ],
    [
        boarding.NoMoreCards,
        boarding.BattleSpeed,
        boarding.SpeedPerChest,
        boarding.DiceFromCrew,
        boarding.Smoke,
    ],
    [broadside.Grapeshot, broadside.Recoil, broadside.Blast, broadside.AllSections, broadside.Reload],
    [],
]
_LEGEND_EFFECTS: Final = ["recover", "stray-shots", "defenceless"]


def open_box(data: Data) -> Pieces:
    """All pieces of a components file; raises BadOption with what is wrong and what would be right."""
    try:
        return _read(data)
    except (KeyError, TypeError, AttributeError) as error:
        raise BadOption(f"cove components: something is missing or of the wrong kind: {error}") from error


def _read(data: Data) -> Pieces:
    pieces = Pieces()
    _read_numbers(data, pieces)
    _read_mat(data["mat"], pieces)
    pieces.treasures = _treasures(data["treasure"])
    for entry in data["tavern"]:
        pieces.cards.append(_card(entry, len(pieces.cards), pieces.chests))
    pieces.legends = [_legend(entry) for entry in data["legend"]]
    pieces.navy = _navy(data["navy"])
    pieces.navy_islands = [int(island) for island in data["navy"]["islands"]]
    pieces.take = [
        Take(number, int(income["tavern_cards"]), int(income["gold"]))
        for number, income in enumerate(data["cove"]["income"])
    ]
    _check_names("tavern card", [card.name for card in pieces.cards])
    _check_names("legendary pirate", [legend.name for legend in pieces.legends])
    _check_supply(pieces)
    pieces.make_actions()
    return pieces


def _read_numbers(data: Data, pieces: Pieces) -> None:
    pieces.wheel = [SAIL[int(island)] for island in data["wheel"]["destinations"]]
    pieces.colours = [str(colour) for colour in data["players"]["colours"]]
    pieces.months = int(data["calendar"]["months"])
    pieces.pile = int(data["calendar"]["treasures_per_island"])
    pieces.gold = int(data["supply"]["gold"])
    pieces.chests = int(data["supply"]["chests"])
    pieces.hit_from = int(data["combat"]["hit_from"])
    pieces.parrot_hits = int(data["combat"]["parrot_hits"])
    pieces.mutiny_up_to = int(data["combat"]["mutiny_up_to"])
    pieces.prices = _prices(data["prices"])
    pieces.scores = _scores(data["fame"])
    pieces.start = _start(data["start"])


def _prices(data: Data) -> Prices:
    prices = Prices()
    prices.tavern_card = int(data["tavern_card"])
    prices.tavern_cards_per_visit = int(data["tavern_cards_per_visit"])
    prices.dear_factor = int(data["dear_factor"])
    prices.dear_levels = int(data["dear_levels"])
    prices.repair_section = int(data["repair_section"])
    prices.repaired_ring = int(data["repaired_ring"])
    prices.repair_craftsman = int(data["repair_craftsman"])
    prices.parrot_exchange = int(data["parrot_exchange"])
    return prices


def _scores(data: Data) -> Scores:
    scores = Scores()
    scores.witness = int(data["witness"])
    scores.buried_chest = int(data["buried_chest"])
    scores.buried_gold = int(data["buried_gold"])
    scores.mutiny = -int(data["mutiny"])
    scores.parrot_killed = -int(data["parrot_killed"])
    scores.floor = int(data["floor"])
    return scores


def _start(data: Data) -> Start:
    start = Start()
    start.gold = int(data["gold"])
    start.cards = int(data["tavern_cards"])
    start.fame = int(data["fame"])
    start.ring = int(data["ring"])
    start.chests = int(data["chests"])
    start.black_ships = [[int(n) for n in data["black_ships"].get(str(seats), [])] for seats in range(SEATS + 1)]
    return start


def _read_mat(data: Data, pieces: Pieces) -> None:
    """2.1.1 – Values and costs by ring position; position 0 is off the mat."""
    pieces.last_ring = int(data["positions"])
    pieces.values = [[0, *(int(value) for value in data[section])] for section in SECTIONS]
    pieces.costs = [0, *(int(cost) for cost in data["cost"])]
    for name, row in zip([*SECTIONS, "cost"], [*pieces.values, pieces.costs], strict=True):
        if len(row) != pieces.last_ring + 1:
            raise BadOption(f"cove components: mat.{name} has {len(row) - 1} positions, not {pieces.last_ring}")


def _treasures(entries: list[Data]) -> list[Treasure]:
    found: list[Treasure] = []
    for entry in entries:
        fame, gold, chests, cards = (int(entry[key]) for key in ("fame", "gold", "chests", "tavern_cards"))
        name = f"{fame}-{gold}-{chests}-{cards}"
        found.append(Treasure(name, fame, gold, chests, cards, int(entry["copies"])))
    _check_names("treasure card", [treasure.name for treasure in found])
    return found


def _card(entry: Data, kind: int, chests: int) -> Card:
    """1.1.5 – A Tavern card; it is made of the effects of its family."""
    name = str(entry["id"])
    family = _word(f"tavern card {name!r}: family", entry["family"], FAMILIES)
    card = Card(kind, name, family, int(entry.get("copies", 1)))
    card.points = int(entry.get("points", 0))
    card.effects = [_effect(f"tavern card {name!r}", family, effect) for effect in entry.get("effects", [])]
    if not card.effects and family != FAME:
        raise BadOption(f"tavern card {name!r}: it has no effects; a {FAMILIES[family]} card needs at least one")
    if family == EVENT:
        card.window = _word(f"tavern card {name!r}: window", entry.get("window"), WINDOWS)
        _check_windows(card)
    if family == CRAFTSMAN:
        card.window = ON_ISLAND
    if family == PARROT:
        card.section = _word(f"tavern card {name!r}: section", entry.get("section"), SECTIONS)
    for effect in card.effects:
        effect.fit(card)
    card.asks = _asks(card)
    card.plays = _plays(card, chests)
    return card


def _effect(where: str, family: int, data: Data) -> Effect:
    known = {kind.NAME: kind for kind in _EFFECTS[family]}
    name = str(data.get("do"))
    if name not in known:
        fitting = ", ".join(known) or "none"
        raise BadOption(f"{where}: {name!r} is no effect of {FAMILIES[family]} cards; these fit: {fitting}")
    kind = known[name]
    section = _word(f"{where}: section of {name!r}", data.get("section"), SECTIONS) if kind.SECTIONED else 0
    amount = _amount(where, kind, data)
    for key in data:
        if key not in ("do", kind.AMOUNT) and not (key == "section" and kind.SECTIONED):
            raise BadOption(f"{where}: the effect {name!r} has no {key!r}")
    return kind(amount, section)


def _amount(where: str, kind: type[Effect], data: Data) -> int:
    if not kind.AMOUNT:
        return 0
    amount = data.get(kind.AMOUNT)
    if not isinstance(amount, int) or isinstance(amount, bool) or amount < kind.LEAST:
        raise BadOption(f"{where}: the effect {kind.NAME!r} needs {kind.AMOUNT} = a whole number from {kind.LEAST} on")
    return amount


def _check_windows(card: Card) -> None:
    for effect in card.effects:
        if card.window not in effect.WINDOWS:
            fitting = ", ".join(WINDOWS[window] for window in effect.WINDOWS)
            raise BadOption(
                f"tavern card {card.name!r}: {effect.NAME!r} cannot be played in the window "
                f"{WINDOWS[card.window]!r}; these fit: {fitting}"
            )


def _asks(card: Card) -> int:
    """What a player names when he plays the card: one thing at most."""
    asked = {effect.ASKS for effect in card.effects} - {ASKS_NOTHING}
    if len(asked) > 1:
        raise BadOption(
            f"tavern card {card.name!r}: its effects ask its player to name different things; one is enough"
        )
    return asked.pop() if asked else ASKS_NOTHING


def _plays(card: Card, chests: int) -> list[Play]:
    """The actions that play the card, by value + 1."""
    if card.family in (PARROT, FAME):
        return []
    number = {ASKS_NOTHING: 0, ASKS_SEAT: SEATS, ASKS_ISLAND: TREASURE + 1, ASKS_SECTION: 4, ASKS_CHESTS: chests + 1}
    clause = card.effects[0].CLAUSE
    return [Play(card.kind, card.name, clause, card.asks, value) for value in range(BARE, number[card.asks])]


def _legend(entry: Data) -> Legend:
    """9.1.2 – A legendary pirate, printed or invented."""
    name = str(entry["id"])
    where = f"legendary pirate {name!r}"
    numbers = {key: _number(where, key, entry.get(key, 0)) for key in ("dice", "hull", "speed", "fame", "fame_die")}
    legend = Legend(name, numbers["dice"], numbers["hull"], numbers["speed"], numbers["fame"])
    legend.fame_die = numbers["fame_die"]
    legend.section = _word(f"{where}: section", entry["section"], [*SECTIONS, "all"], none=True)
    legend.target = _word(f"{where}: target", entry["target"], [*SECTIONS, "speed"], none=True)
    for effect in entry.get("effects", []):
        _legend_effect(where, legend, effect)
    if not legend.defenceless and (not legend.hull or NONE in (legend.section, legend.target)):
        raise BadOption(f"{where}: it needs a hull, a section and a target, or the effect 'defenceless'")
    if legend.fame_die and not legend.defenceless:
        raise BadOption(f"{where}: fame_die is for pirates with the effect 'defenceless'")
    return legend


def _legend_effect(where: str, legend: Legend, effect: Data) -> None:
    name = _LEGEND_EFFECTS[_word(f"{where}: effect", effect.get("do"), _LEGEND_EFFECTS)]
    if name == "recover":
        legend.recovers = _number(where, "hull of 'recover'", effect.get("hull"))
    elif name == "stray-shots":
        legend.stray_shots = True
    else:
        legend.defenceless = True


def _navy(data: Data) -> Legend:
    """8.1.3 – The Royal Navy."""
    return Legend("navy", int(data["dice"]), int(data["hull"]), int(data["speed"]), int(data["fame"]))


def _number(where: str, key: str, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadOption(f"{where}: {key} = {value!r} is not a whole number from 0 on")
    return value


def _word(where: str, value: Any, words: list[str], none: bool = False) -> int:
    if none and value == "none":
        return NONE
    if value not in words:
        raise BadOption(f"{where}: {value!r} is not one of {', '.join(words)}")
    return words.index(value)


def _check_names(what: str, names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise BadOption(f"{what} {name!r} is listed twice; give the number of copies instead")
        if not name or name != name.lower() or " " in name or name.isdigit() or name in ("navy", "none"):
            raise BadOption(f"{what} {name!r}: an id is one word of small letters, digits and dashes")


def _check_supply(pieces: Pieces) -> None:
    """1.1.3, 1.2.1 – Enough Treasure cards for the piles, enough pirates for the black ships, gold to start."""
    cards = sum(treasure.copies for treasure in pieces.treasures)
    wanted = pieces.pile * 5
    if cards != wanted or pieces.pile < pieces.months:
        raise BadOption(f"cove components: there are {cards} treasure cards; 5 piles of {pieces.pile} need {wanted}")
    if len(pieces.legends) < max(len(ships) for ships in pieces.start.black_ships):
        raise BadOption("cove components: there are fewer legendary pirates than black ships")
    if len(pieces.colours) < SEATS:
        raise BadOption(f"cove components: {SEATS} ship colours are needed")
