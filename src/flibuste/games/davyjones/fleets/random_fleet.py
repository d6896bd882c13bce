"""1 – A legal fleet at random: every card may come, and most crew come where their abilities work."""

from typing import Final

from flibuste.engine.chance import Chance
from flibuste.engine.option import BadOption
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
)
from flibuste.games.davyjones.table.codes import ANY_NATION_CREW, CURSED_CREW_OK, NO_CREW
from flibuste.games.davyjones.table.constants import BLACK_MARK, CURSED, LIMIT, NONE, SEA_MONSTER
from flibuste.games.davyjones.table.options import Rules
from flibuste.games.davyjones.table.pieces import Box, Crew, Ship

LABEL: Final = "fleet"  # of every draw here
_SHIPS: Final = 4
_CREW: Final = 8
_UNIQUES: Final = 2


def random_fleet(box: Box, rules: Rules, chance: Chance) -> Fleet:
    """A fleet that keeps every rule of chapter 1 and of 2.6."""
    fleet = Fleet()
    _choose_ships(box, fleet, rules, chance)
    for _ in range(_CREW):
        if not _add_crew(box, fleet, rules, chance):
            break
    _choose_marks_and_links(box, fleet, rules, chance)
    if rules.other_events:
        _add_event(box, fleet, rules, chance)
    _choose_treasure(box, fleet, rules, chance)
    return fleet


def _choose_ships(box: Box, fleet: Fleet, rules: Rules, chance: Chance) -> None:
    """1.8 – The first is a ship that can explore; then often more of its nation."""
    first = [ship.kind for ship in box.ships if ship.points <= rules.build_total and not ship.has(SEA_MONSTER)]
    if not first:
        raise BadOption(f"no ship costs {rules.build_total} points or less")
    fleet.ships.append(first[chance.below(len(first), LABEL)])
    nation = box.ships[fleet.ships[0]].nation
    for _ in range(1 + chance.below(_SHIPS - 1, LABEL)):
        left = rules.build_total - cost(box, fleet)
        found = [ship.kind for ship in box.ships if ship.points <= left and _is_new_ship(box, fleet, rules, ship)]
        same = [kind for kind in found if box.ships[kind].nation == nation]
        found = same if same and chance.below(4, LABEL) else found
        if not found:
            return
        fleet.ships.append(found[chance.below(len(found), LABEL)])


def _is_new_ship(box: Box, fleet: Fleet, rules: Rules, ship: Ship) -> bool:
    """1.10, 8.7.1 – Neither its name nor a second Limit."""
    if any(box.ships[other].name == ship.name for other in fleet.ships):
        return False
    return not ship.has(LIMIT) or rules.limit_per_name or not _has_limit(box, fleet)


def _has_limit(box: Box, fleet: Fleet) -> bool:
    return any(box.ships[ship].has(LIMIT) for ship in fleet.ships) or any(
        box.crew[berth.crew].has(LIMIT) for berth in fleet.berths
    )


def _add_crew(box: Box, fleet: Fleet, rules: Rules, chance: Chance) -> bool:
    """One more crew aboard one of the ships; false when there is none, or enough."""
    if chance.below(_CREW, LABEL) == 0:
        return False
    ship = chance.below(len(fleet.ships), LABEL)
    left = rules.build_total - cost(box, fleet)
    found = [crew for crew in box.crew if crew.points <= left and _fits(box, fleet, rules, ship, crew)]
    useful = [crew for crew in found if _works(box, fleet, ship, crew)]
    if useful and chance.below(8, LABEL):
        found = useful
    if found:
        fleet.berths.append(Berth(found[chance.below(len(found), LABEL)].kind, ship))
    return True


def _fits(box: Box, fleet: Fleet, rules: Rules, ship: int, crew: Crew) -> bool:
    """1.10 to 1.13, 8.7.1, 8.10.9, 11.3.45, 15.10 – Whether this crew may come aboard this ship."""
    card = box.ships[fleet.ships[ship]]
    if card.has(SEA_MONSTER) or card.ability(NO_CREW) is not None or (crew.extra and not rules.generic_for_all):
        return False
    if crew.points == 0 and crew.nation != card.nation:
        return False
    if not crew.generic and any(box.crew[berth.crew].name == crew.name for berth in fleet.berths):
        return False
    if crew.has(LIMIT) and not rules.limit_per_name and _has_limit(box, fleet):
        return False
    if crew_points(box, fleet, ship) + crew.points > card.points:
        return False
    return crew_space(box, fleet, ship) + crew.space <= capacity(box, fleet, ship)


def _works(box: Box, fleet: Fleet, ship: int, crew: Crew) -> bool:
    """11.1.1 – Whether its abilities can be used there."""
    card = box.ships[fleet.ships[ship]]
    if crew.nation == card.nation or card.ability(ANY_NATION_CREW) is not None:
        return True
    return crew.nation == CURSED and card.ability(CURSED_CREW_OK) is not None


def _choose_marks_and_links(box: Box, fleet: Fleet, rules: Rules, chance: Chance) -> None:
    """8.1.1, 11.3.58 – A Black Mark now and then where the points allow it; Godiva's link whenever there is one."""
    for berth in fleet.berths:
        if box.crew[berth.crew].has(BLACK_MARK) and _may_mark(box, fleet, rules, berth) and chance.below(2, LABEL):
            berth.marked = True
    for berth in fleet.berths:
        if chooses_link(box, berth):
            french = [
                place for place, other in enumerate(fleet.berths) if other is not berth and may_be_chosen(box, other)
            ]
            berth.chosen = french[chance.below(len(french), LABEL)] if french else NONE


def _may_mark(box: Box, fleet: Fleet, rules: Rules, berth: Berth) -> bool:
    """1.12, 1.13 – One point more, for the fleet and for the ship; no free crew beside it."""
    more = box.numbers.black_mark
    if cost(box, fleet) + more > rules.build_total:
        return False
    if crew_points(box, fleet, berth.ship) + more > box.ships[fleet.ships[berth.ship]].points:
        return False
    return all(box.crew[other.crew].points for other in fleet.aboard(berth.ship))


def _add_event(box: Box, fleet: Fleet, rules: Rules, chance: Chance) -> None:
    """14.1 – At most one, from the points that are left."""
    left = rules.build_total - cost(box, fleet)
    found = [event.kind for event in box.events if event.points <= left]
    if found:
        fleet.events.append(found[chance.below(len(found), LABEL)])


def _choose_treasure(box: Box, fleet: Fleet, rules: Rules, chance: Chance) -> None:
    """2.6.1 to 2.6.4 – Up to two unique treasures, and coins that make up the gold exactly."""
    gold = box.setup.gold_number(rules.build_total)
    dearest = max(box.setup.coins)
    uniques = chance.below(min(_UNIQUES, len(box.treasures)) + 1, LABEL)
    while coin_number(box, rules, uniques) * dearest < gold:
        uniques -= 1
    kinds = [treasure.kind for treasure in box.treasures]
    for _ in range(uniques):
        fleet.treasures.append(kinds.pop(chance.below(len(kinds), LABEL)))
    fleet.coins = [1] * coin_number(box, rules, uniques)
    for _ in range(gold - len(fleet.coins)):
        low = [place for place, coin in enumerate(fleet.coins) if coin < dearest]
        fleet.coins[low[chance.below(len(low), LABEL)]] += 1
    fleet.coins.sort()
