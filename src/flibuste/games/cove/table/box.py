"""1.1, 10.2.1 – Opening the box: the pieces as read from components, checked, with clear messages for blank cards."""

from typing import Final

from flibuste.engine.components import LARGEST, Sheet
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
    LAST_OUTER,
    NONE,
    ON_ISLAND,
    PARROT,
    SEATS,
    SECTIONS,
    TREASURE,
    WINDOWS,
)
from flibuste.games.cove.table.pieces import Card, Legend, Pieces, Prices, Scores, Start, Treasure

_SUPPLY: Final = 1000  # there is an action for every amount
_MANY: Final = 100
_POSITIONS: Final = 12  # there is an action for every way to arm a ship

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


def open_box(data: Sheet) -> Pieces:
    """All pieces of a components file; raises BadOption with what is wrong and what would be right."""
    pieces = Pieces()
    _read_numbers(data, pieces)
    _read_mat(data.sheet("mat"), pieces)
    pieces.treasures = _treasures(data.sheets("treasure"))
    for entry in data.sheets("tavern"):
        pieces.cards.append(_card(entry, len(pieces.cards), pieces.chests))
    pieces.legends = [_legend(entry) for entry in data.sheets("legend")]
    pieces.navy = _navy(data.sheet("navy"))
    pieces.navy_islands = data.sheet("navy").numbers("islands", 1, LAST_OUTER)
    pieces.take = [
        Take(number, income.number("tavern_cards", most=_MANY), income.number("gold", most=_MANY))
        for number, income in enumerate(data.sheet("cove").sheets("income"))
    ]
    _check_names("tavern card", [card.name for card in pieces.cards])
    _check_names("legendary pirate", [legend.name for legend in pieces.legends])
    _check_supply(pieces)
    pieces.make_actions()
    return pieces


def _read_numbers(data: Sheet, pieces: Pieces) -> None:
    pieces.wheel = [SAIL[island] for island in data.sheet("wheel").numbers("destinations", 1, TREASURE)]
    pieces.colours = data.sheet("players").texts("colours")
    calendar, supply, combat = data.sheet("calendar"), data.sheet("supply"), data.sheet("combat")
    pieces.months = calendar.number("months", least=1)
    pieces.pile = calendar.number("treasures_per_island", least=1)
    pieces.gold = supply.number("gold", most=_SUPPLY)
    pieces.chests = supply.number("chests", most=_SUPPLY)
    pieces.hit_from = combat.number("hit_from")
    pieces.parrot_hits = combat.number("parrot_hits", least=1)
    pieces.mutiny_up_to = combat.number("mutiny_up_to")
    pieces.prices = _prices(data.sheet("prices"))
    pieces.scores = _scores(data.sheet("fame"))
    pieces.start = _start(data.sheet("start"))


def _prices(data: Sheet) -> Prices:
    prices = Prices()
    prices.tavern_card = data.number("tavern_card")
    prices.tavern_cards_per_visit = data.number("tavern_cards_per_visit")
    prices.dear_factor = data.number("dear_factor")
    prices.dear_levels = data.number("dear_levels")
    prices.repair_section = data.number("repair_section")
    prices.repaired_ring = data.number("repaired_ring", least=1)
    prices.repair_craftsman = data.number("repair_craftsman")
    prices.parrot_exchange = data.number("parrot_exchange")
    return prices


def _scores(data: Sheet) -> Scores:
    scores = Scores()
    scores.witness = data.number("witness")
    scores.buried_chest = data.number("buried_chest")
    scores.buried_gold = data.number("buried_gold", least=1)
    scores.mutiny = -data.number("mutiny", -LARGEST, 0)
    scores.parrot_killed = -data.number("parrot_killed", -LARGEST, 0)
    scores.floor = data.number("floor", -LARGEST, 0)
    return scores


def _start(data: Sheet) -> Start:
    start = Start()
    start.gold = data.number("gold")
    start.cards = data.number("tavern_cards", most=_MANY)
    start.fame = data.number("fame")
    start.ring = data.number("ring", least=1)
    start.chests = data.number("chests")
    ships = data.sheet("black_ships")
    start.black_ships = [
        ships.numbers(str(seats), 1, TREASURE) if ships.has(str(seats)) else [] for seats in range(SEATS + 1)
    ]
    return start


def _read_mat(data: Sheet, pieces: Pieces) -> None:
    """2.1.1 – Values and costs by ring position; position 0 is off the mat."""
    pieces.last_ring = data.number("positions", 2, _POSITIONS)
    pieces.values = [[0, *data.numbers(section)] for section in SECTIONS]
    pieces.costs = [0, *data.numbers("cost")]
    for name, row in zip([*SECTIONS, "cost"], [*pieces.values, pieces.costs], strict=True):
        if len(row) != pieces.last_ring + 1:
            raise BadOption(f"components: mat.{name} has {len(row) - 1} positions, not {pieces.last_ring}")


def _treasures(entries: list[Sheet]) -> list[Treasure]:
    found: list[Treasure] = []
    for entry in entries:
        fame, gold, chests = entry.number("fame"), entry.number("gold"), entry.number("chests")
        cards = entry.number("tavern_cards", most=_MANY)
        name = f"{fame}-{gold}-{chests}-{cards}"
        found.append(Treasure(name, fame, gold, chests, cards, entry.number("copies", most=_MANY)))
    _check_names("treasure card", [treasure.name for treasure in found])
    return found


def _card(entry: Sheet, kind: int, chests: int) -> Card:
    """1.1.5 – A Tavern card; it is made of the effects of its family."""
    name = entry.text("id")
    family = entry.word("family", FAMILIES)
    card = Card(kind, name, family, entry.number_or("copies", 1, most=_MANY))
    if family == FAME:
        card.points = entry.number_or("points", 0)
        return card
    card.effects = [_effect(entry, family, effect) for effect in entry.sheets("effects")]
    if not card.effects:
        raise BadOption(f"tavern card {name!r}: it has no effects; a {FAMILIES[family]} card needs at least one")
    if family == EVENT:
        card.window = entry.word("window", WINDOWS)
        _check_windows(card)
    if family == CRAFTSMAN:
        card.window = ON_ISLAND
    if family == PARROT:
        card.section = entry.word("section", SECTIONS)
    for effect in card.effects:
        effect.fit(card)
    card.asks = _asks(card)
    card.plays = _plays(card, chests)
    return card


def _effect(card: Sheet, family: int, data: Sheet) -> Effect:
    known = {kind.NAME: kind for kind in _EFFECTS[family]}
    name = data.text("do")
    if name not in known:
        fitting = ", ".join(known) or "none"
        raise BadOption(f"{card.place}: {name!r} is no effect of {FAMILIES[family]} cards; these fit: {fitting}")
    kind = known[name]
    section = data.word("section", SECTIONS) if kind.SECTIONED else 0
    amount = data.number(kind.AMOUNT, kind.LEAST, _MANY) if kind.AMOUNT else 0
    return kind(amount, section)


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


def _legend(entry: Sheet) -> Legend:
    """9.1.2 – A legendary pirate, printed or invented."""
    where = f"legendary pirate {entry.text('id')!r}"
    dice, hull, speed, fame = (entry.number_or(key, 0, most=_MANY) for key in ("dice", "hull", "speed", "fame"))
    legend = Legend(entry.text("id"), dice, hull, speed, fame)
    legend.fame_die = entry.number_or("fame_die", 0, most=_MANY)
    legend.section = _word_or_none(entry, "section", [*SECTIONS, "all"])
    legend.target = _word_or_none(entry, "target", [*SECTIONS, "speed"])
    for effect in entry.sheets("effects") if entry.has("effects") else []:
        _legend_effect(legend, effect)
    if not legend.defenceless and (not legend.hull or NONE in (legend.section, legend.target)):
        raise BadOption(f"{where}: it needs a hull, a section and a target, or the effect 'defenceless'")
    if legend.fame_die and not legend.defenceless:
        raise BadOption(f"{where}: fame_die is for pirates with the effect 'defenceless'")
    return legend


def _legend_effect(legend: Legend, effect: Sheet) -> None:
    name = _LEGEND_EFFECTS[effect.word("do", _LEGEND_EFFECTS)]
    if name == "recover":
        legend.recovers = effect.number("hull")
    elif name == "stray-shots":
        legend.stray_shots = True
    else:
        legend.defenceless = True


def _word_or_none(entry: Sheet, key: str, words: list[str]) -> int:
    return NONE if entry.value(key) == "none" else entry.word(key, words)


def _navy(data: Sheet) -> Legend:
    """8.1.3 – The Royal Navy."""
    dice, hull, speed, fame = (data.number(key, most=_MANY) for key in ("dice", "hull", "speed", "fame"))
    return Legend("navy", dice, hull, speed, fame)


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
        raise BadOption(f"components: there are {cards} treasure cards; 5 piles of {pieces.pile} need {wanted}")
    start = pieces.start
    if start.gold * SEATS > pieces.gold or start.chests * SEATS > pieces.chests:
        raise BadOption(f"components: the supply of gold or chests is too small for {SEATS} players to start with")
    if max(start.ring, pieces.prices.repaired_ring) > pieces.last_ring:
        raise BadOption(f"components: start.ring and prices.repaired_ring go up to {pieces.last_ring}")
    if not pieces.wheel:
        raise BadOption("components: wheel.destinations: there must be somewhere to go")
    if len(pieces.legends) < max(len(ships) for ships in pieces.start.black_ships):
        raise BadOption("components: there are fewer legendary pirates than black ships")
    if len(pieces.colours) < SEATS:
        raise BadOption(f"components: {SEATS} ship colours are needed")
