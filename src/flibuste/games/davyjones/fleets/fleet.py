"""1, 1.7, 1.9 – A fleet: ships of any nations, their crew, events and the treasure brought; costs and links."""

from flibuste.games.davyjones.table.codes import LINK_CHOOSE_FRENCH
from flibuste.games.davyjones.table.constants import CURSED, FRENCH, NONE
from flibuste.games.davyjones.table.options import Rules
from flibuste.games.davyjones.table.pieces import Box


class Berth:
    """2.5.1 – A crew of the fleet: on one of its ships or, ashore, on the home island."""

    def __init__(self, crew: int, ship: int = NONE) -> None:
        self.crew = crew
        self.ship = ship  # place in Fleet.ships, or NONE
        self.marked = False  # 8.1.1
        self.chosen = NONE  # 11.3.58: the berth it is linked to

    def clone(self) -> "Berth":
        other = Berth(self.crew, self.ship)
        other.marked = self.marked
        other.chosen = self.chosen
        return other


class Fleet:
    """1.6 – What a player has bought, and the treasure tokens he brings."""

    def __init__(self) -> None:
        self.ships: list[int] = []
        self.berths: list[Berth] = []
        self.events: list[int] = []
        self.treasures: list[int] = []
        self.coins: list[int] = []

    def clone(self) -> "Fleet":
        other = Fleet()
        other.ships = self.ships[:]
        other.berths = [berth.clone() for berth in self.berths]
        other.events = self.events[:]
        other.treasures = self.treasures[:]
        other.coins = self.coins[:]
        return other

    def aboard(self, ship: int) -> list[Berth]:
        return [berth for berth in self.berths if berth.ship == ship]


def crew_cost(box: Box, berth: Berth) -> int:
    """8.1.1 – A marked crew costs 1 point more."""
    return box.crew[berth.crew].points + (box.numbers.black_mark if berth.marked else 0)


def cost(box: Box, fleet: Fleet) -> int:
    """1.6 – Ships, crew and events."""
    return (
        sum(box.ships[ship].points for ship in fleet.ships)
        + sum(crew_cost(box, berth) for berth in fleet.berths)
        + sum(box.events[event].points for event in fleet.events)
    )


def nation_of(box: Box, fleet: Fleet, ship: int) -> int:
    """8.1.2 – The nation of a ship of the fleet: Cursed with a marked crew aboard."""
    marked = any(berth.marked for berth in fleet.aboard(ship))
    return CURSED if marked else box.ships[fleet.ships[ship]].nation


def are_linked(box: Box, fleet: Fleet, one: Berth, other: Berth) -> bool:
    """2.5.7, 11.3.58 – A link printed on either card, or chosen by one of the two."""
    return (
        other.crew in box.crew[one.crew].mates
        or (one.chosen != NONE and fleet.berths[one.chosen] is other)
        or (other.chosen != NONE and fleet.berths[other.chosen] is one)
    )


def link_bonus(box: Box, fleet: Fleet, ship: int) -> int:
    """2.5.6, 2.5.7, 2.5.8 – One space for each crew linked to the ship and for each linked pair aboard."""
    berths = fleet.aboard(ship)
    bonus = 0
    for place, berth in enumerate(berths):
        if fleet.ships[ship] in box.crew[berth.crew].ships:
            bonus += 1
        bonus += sum(are_linked(box, fleet, berth, other) for other in berths[place + 1 :])
    return bonus


def capacity(box: Box, fleet: Fleet, ship: int) -> int:
    """1.11 – Printed cargo and link bonuses."""
    return box.ships[fleet.ships[ship]].cargo + link_bonus(box, fleet, ship)


def crew_space(box: Box, fleet: Fleet, ship: int) -> int:
    """1.11 – The spaces that crew fill aboard."""
    return sum(box.crew[berth.crew].space for berth in fleet.aboard(ship))


def crew_points(box: Box, fleet: Fleet, ship: int) -> int:
    """1.12 – The points of all crew aboard."""
    return sum(crew_cost(box, berth) for berth in fleet.aboard(ship))


def chooses_link(box: Box, berth: Berth) -> bool:
    """11.3.58 – Whether this crew picks one to be linked to."""
    return box.crew[berth.crew].ability(LINK_CHOOSE_FRENCH) is not None


def may_be_chosen(box: Box, berth: Berth) -> bool:
    """11.3.58 – French crew may; one that begins as Cursed is none (8.1.1)."""
    return box.crew[berth.crew].nation == FRENCH and not berth.marked


def coin_number(box: Box, rules: Rules, uniques: int) -> int:
    """2.6.1, 2.6.4, 15.6 – How many coins go with this many unique treasures."""
    return box.setup.token_number(rules.build_total) - (0 if rules.uniques_on_top else uniques)
