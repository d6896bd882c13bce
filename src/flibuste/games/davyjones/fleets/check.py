"""1 – Everything that is wrong with a fleet, each fault with its clause."""

from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.fleets.fleet import (
    Berth,
    Fleet,
    capacity,
    chooses_link,
    coin_number,
    cost,
    crew_points,
    crew_space,
    may_be_chosen,
    nation_of,
)
from flibuste.games.davyjones.table.codes import NO_CREW
from flibuste.games.davyjones.table.constants import BLACK_MARK, LIMIT, NONE, SEA_MONSTER
from flibuste.games.davyjones.table.options import Rules
from flibuste.games.davyjones.table.pieces import Box


def faults_of(box: Box, fleet: Fleet, rules: Rules) -> list[Refusal]:
    """All that is wrong; nothing for a legal fleet."""
    found = [*_pieces(box, fleet, rules), *_names(box, fleet), *_limits(box, fleet, rules)]
    for ship in range(len(fleet.ships)):
        found += _ship(box, fleet, ship)
    for berth in fleet.berths:
        found += _marks_and_links(box, fleet, berth)
    return found + _treasure(box, fleet, rules)


def _pieces(box: Box, fleet: Fleet, rules: Rules) -> list[Refusal]:
    found: list[Refusal] = []
    if not fleet.ships:
        found.append(Refusal("1.8", "fleet-without-ships"))
    points = cost(box, fleet)
    if points > rules.build_total:
        words = (("points", str(points)), ("total", str(rules.build_total)))
        found.append(Refusal("1.6", "fleet-too-dear", words))
    if fleet.events and not rules.other_events:
        found.append(Refusal("14.4", "no-events-in-this-set"))
    if not rules.generic_for_all:
        extra = sorted({box.crew[berth.crew].key for berth in fleet.berths if box.crew[berth.crew].extra})
        found += [Refusal("15.10", "crew-not-of-this-nation", (("crew-card", key),)) for key in extra]
    return found


def _names(box: Box, fleet: Fleet) -> list[Refusal]:
    """1.10 – One piece of each name, generic crew excepted."""
    names = [box.ships[ship].name for ship in fleet.ships]
    names += [box.crew[berth.crew].name for berth in fleet.berths if not box.crew[berth.crew].generic]
    names += [box.events[event].name for event in fleet.events]
    twice = sorted({name for name in names if names.count(name) > 1})
    return [Refusal("1.10", "name-twice", (("name", name),)) for name in twice]


def _limits(box: Box, fleet: Fleet, rules: Rules) -> list[Refusal]:
    """8.7.1, 15.8 – One card with Limit in all; with the option one of each name, as 1.10 has it anyway."""
    number = sum(box.ships[ship].has(LIMIT) for ship in fleet.ships)
    number += sum(box.crew[berth.crew].has(LIMIT) for berth in fleet.berths)
    if number > 1 and not rules.limit_per_name:
        return [Refusal("8.7.1", "limit", (("number", str(number)),))]
    return []


def _ship(box: Box, fleet: Fleet, ship: int) -> list[Refusal]:
    """1.11 to 1.13, 8.10.9, 11.3.45 – The crew of one ship."""
    card = box.ships[fleet.ships[ship]]
    berths = fleet.aboard(ship)
    if not berths:
        return []
    found: list[Refusal] = []
    piece = ("ship-card", card.key)
    if card.has(SEA_MONSTER):
        found.append(Refusal("8.10.9", "no-crew-on-monsters", (piece,)))
    if card.ability(NO_CREW) is not None:
        found.append(Refusal("11.3.45", "no-crew-on-this-ship", (piece,)))
    spaces, room = crew_space(box, fleet, ship), capacity(box, fleet, ship)
    if spaces > room:
        found.append(Refusal("1.11", "crew-without-space", (piece, ("spaces", str(spaces)), ("room", str(room)))))
    points = crew_points(box, fleet, ship)
    if points > card.points:
        found.append(Refusal("1.12", "crew-too-dear", (piece, ("points", str(points)), ("total", str(card.points)))))
    nation = nation_of(box, fleet, ship)
    for berth in berths:
        crew = box.crew[berth.crew]
        if crew.points == 0 and crew.nation != nation and not berth.marked:
            found.append(Refusal("1.13", "free-crew-on-foreign-ship", (("crew-card", crew.key), piece)))
    return found


def _marks_and_links(box: Box, fleet: Fleet, berth: Berth) -> list[Refusal]:
    """8.1.1, 11.3.58 – Black Marks and the link that is chosen."""
    found: list[Refusal] = []
    piece = ("crew-card", box.crew[berth.crew].key)
    if berth.marked and not box.crew[berth.crew].has(BLACK_MARK):
        found.append(Refusal("8.1.1", "no-black-mark", (piece,)))
    elif berth.marked and berth.ship == NONE:
        found.append(Refusal("8.1.1", "black-mark-ashore", (piece,)))
    if berth.chosen == NONE:
        return found
    other = fleet.berths[berth.chosen]
    if not chooses_link(box, berth):
        found.append(Refusal("11.3.58", "chooses-no-link", (piece,)))
    elif other is berth or not may_be_chosen(box, other):
        found.append(Refusal("11.3.58", "not-to-be-linked", (piece, ("crew-card", box.crew[other.crew].key))))
    return found


def _treasure(box: Box, fleet: Fleet, rules: Rules) -> list[Refusal]:
    """2.6.1 to 2.6.4 – The tokens a player brings."""
    found: list[Refusal] = []
    for coin in sorted(set(fleet.coins)):
        if coin not in box.setup.coins:
            found.append(Refusal("2.6.2", "no-such-coin", (("gold", str(coin)),)))
    for treasure in sorted(set(fleet.treasures)):
        if fleet.treasures.count(treasure) > 1:
            found.append(Refusal("2.6.3", "treasure-twice", (("treasure", box.treasures[treasure].key),)))
    wanted = coin_number(box, rules, len(fleet.treasures))
    if len(fleet.coins) != wanted:
        clause = "2.6.4" if fleet.treasures else "2.6.1"
        words = (("number", str(len(fleet.coins))), ("wanted", str(max(wanted, 0))))
        found.append(Refusal(clause, "number-of-coins", words))
    gold = box.setup.gold_number(rules.build_total)
    if sum(fleet.coins) != gold:
        words = (("gold", str(sum(fleet.coins))), ("wanted", str(gold)))
        found.append(Refusal("2.6.1", "gold-of-coins", words))
    return found
