"""The table as the shadow keeps it: cards and ships by name, every pile a count of names."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

Cards = Counter[str]
KINDS = ("water", "beans", "bread", "meat", "rum", "bananas")


def kind(card: str) -> str:
    """2.1.9 – A provision with a symbol is a provision of its kind."""
    return card.removesuffix("*")


def is_pirate(card: str) -> bool:
    return card.startswith("pirate-")


def is_plain(card: str) -> bool:
    return card in KINDS


def value(card: str) -> int:
    """1.1.5, 1.1.8 – What a card adds to a total."""
    return int(card[-1]) if is_pirate(card) else int(card.endswith("*"))


def take(pile: Cards, cards: Iterable[str]) -> None:
    """Take these cards out of the pile, where they have to be."""
    for card in cards:
        assert pile[card] > 0, f"there is no {card} to take"
        pile[card] -= 1
        if not pile[card]:
            del pile[card]


class Ship:
    """1.1.3 – A tile."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.name: str = entry["id"]
        self.colour: str = entry["colour"]
        self.value: int = entry["value"]
        self.strength: int = entry["strength"]
        self.needs: Cards = Counter(entry["needs"])


class Side:
    """1.2.9 – The cards of one player at one ship."""

    def __init__(self) -> None:
        self.provisions: Cards = Counter()
        self.down: Cards = Counter()
        self.up: Cards = Counter()

    def all(self) -> Cards:
        return self.provisions + self.down + self.up

    def is_empty(self) -> bool:
        return not (self.provisions or self.down or self.up)

    def has_both(self, colour: str) -> bool:
        return bool(self.provisions[colour] and self.provisions[colour + "*"])

    def stock(self) -> Cards:
        """How many provisions of each kind."""
        return Counter(kind(card) for card in self.provisions.elements())

    def missing(self, ship: Ship) -> Cards:
        return ship.needs - self.stock()

    def surplus(self) -> int:
        """2.1.8, 2.1.10 – How many pirate cards are too many; a negative number is room for more."""
        plain = sum(is_plain(card) for card in self.provisions.elements())
        return self.down.total() + self.up.total() - plain

    def strength(self) -> int:
        """2.3.5 – Cards and symbols."""
        return sum(value(card) for card in self.all().elements())

    def turn_up(self) -> None:
        """2.3.4 – The pirates are turned up."""
        self.up += self.down
        self.down = Counter()

    def lose(self, card: str) -> None:
        """The card goes; of two pirates alike the one that everybody knows."""
        pile = self.provisions if not is_pirate(card) else self.up if self.up[card] else self.down
        take(pile, [card])


class Player:
    def __init__(self) -> None:
        self.hand: Cards = Counter()
        self.open: Cards = Counter()
        self.score = 0
        self.ships: list[str] = []


class Table:
    """1.2 – Everything that lies on the table. A place at sea without a ship has None."""

    def __init__(self, components: dict[str, Any], seats: int, options: dict[str, Any]) -> None:
        self.ships = {entry["id"]: Ship(entry) for entry in components["ship"]}
        self.options = options
        self.seats = seats
        self.sea: list[str | None] = []
        self.visible: list[str] = []
        self.hidden = {2: 12, 3: 15, 4: 18}[seats]
        self.players = [Player() for _ in range(seats)]
        self.sides: dict[tuple[str, int], Side] = {}
        self.draw_pile = deck(components)
        self.discard_pile: Cards = Counter()
        self.turn = 0
        self.round = 0
        self.last_round = False
        self.tried: set[str] = set()
        self.outcome: tuple[list[int], list[int]] | None = None

    def at_sea(self) -> list[Ship]:
        return [self.ships[name] for name in self.sea if name is not None]

    def side(self, ship: Ship, seat: int) -> Side:
        if (ship.name, seat) not in self.sides:
            self.sides[ship.name, seat] = Side()
        return self.sides[ship.name, seat]

    def others(self, seat: int) -> list[int]:
        """The other players, clockwise from this one's left."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def face_up(self) -> int:
        """1.2.3, 4.2.1 – How many tiles of the rear guard lie face up."""
        return 3 if self.options["open_row"] else 1


def deck(components: dict[str, Any]) -> Cards:
    """1.1.4 – The action cards."""
    found: Cards = Counter()
    for name in KINDS:
        entry = components["cards"][name]
        found[name] += entry["count"] - entry["symbols"]
        found[name + "*"] += entry["symbols"]
    for entry in components["pirate"]:
        found[f"pirate-{entry['strength']}"] += entry["count"]
    return found
