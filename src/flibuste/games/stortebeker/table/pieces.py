"""1.1 – The printed pieces, as read from `components.toml`."""

from typing import Final

from mypy_extensions import i64

from flibuste.engine.bag import FULL, ONE, size
from flibuste.engine.components import Sheet
from flibuste.engine.option import BadOption
from flibuste.games.stortebeker.table.actions import Board, Fire, Place
from flibuste.games.stortebeker.table.cards import CARDS, FIRST_PIRATE, FIRST_SYMBOL, PROVISIONS

SEATS: Final = [2, 3, 4]


class Ship:
    """1.1.3 – A merchant ship tile, with the actions that name it."""

    def __init__(self, number: int, name: str, colour: str, value: int, strength: int, needs: i64) -> None:
        self.number = number
        self.name = name
        self.colour = colour
        self.value = value
        self.strength = strength
        self.needs = needs
        self.place = [Place(card, number, name) for card in range(len(CARDS))]
        self.fire = Fire("fire", "2.2.1", number, name)
        self.board = Board("board", "2.3.1", number, name)


class Pieces:
    """1.1.2, 1.1.6, 1.1.7, 1.1.9 – All that is in the box: ships, provisions and their symbols, colours, dice."""

    def __init__(self, data: Sheet) -> None:
        self.ships = [_ship(number, entry) for number, entry in enumerate(data.sheets("ship"))]
        self.by_name = {ship.name: ship.number for ship in self.ships}
        self.deck = _deck(data)
        self.colours = [data.sheet("cards").sheet(name).text("colour") for name in PROVISIONS]
        self.colour_faces = data.sheet("dice").words("colour_faces", PROVISIONS)
        self.track = data.sheet("score").number("track", least=1)
        self.read_setup(data.sheet("setup"))
        self.read_turn(data.sheet("turn"))
        _check(self)

    def read_setup(self, setup: Sheet) -> None:
        self.hand = setup.number("hand", least=1)
        self.ships_at_sea = setup.number("ships_at_sea", least=1)
        self.ships_for_two = setup.number("ships_at_sea_two_players", least=1)
        rear_guard = setup.sheet("rear_guard")
        self.rear_guard = {seats: rear_guard.number(str(seats)) for seats in SEATS}
        self.visible = setup.number("rear_guard_visible", least=1)
        self.visible_open_row = setup.number("rear_guard_visible_open_row", least=1)

    def read_turn(self, turn: Sheet) -> None:
        self.cards_per_turn = turn.number("cards_per_turn", least=1)
        self.counter_cards = turn.number("counter_attack_cards")
        self.bonus_ships = turn.number("bonus_ships", least=1)
        exchanges = turn.sheet("exchanges")
        self.exchanges = [0]
        for given in range(1, self.cards_per_turn + 1):
            self.exchanges.append(exchanges.number_or(str(given), self.exchanges[-1]))

    def taken_for(self, given: int) -> int:
        """2.1.12 – How many cards are taken for so many discarded."""
        return self.exchanges[min(given, self.cards_per_turn)]


def _ship(number: int, entry: Sheet) -> Ship:
    needs: i64 = 0
    wanted = entry.sheet("needs")
    for kind, name in enumerate(PROVISIONS):
        needs += ONE[kind] * wanted.number_or(name, 0, most=FULL)
    colour, value, strength = entry.text("colour"), entry.number("value"), entry.number("strength")
    return Ship(number, entry.text("id"), colour, value, strength, needs)


def _deck(data: Sheet) -> i64:
    """1.1.4 – The 66 action cards. A bag holds no more than fifteen of a kind."""
    deck: i64 = 0
    for kind, name in enumerate(PROVISIONS):
        entry = data.sheet("cards").sheet(name)
        count = entry.number("count", most=FULL)
        symbols = entry.number("symbols", most=count)
        deck += ONE[kind] * (count - symbols) + ONE[kind + FIRST_SYMBOL] * symbols
    for entry in data.sheets("pirate"):
        deck += ONE[FIRST_PIRATE + entry.number("strength", 2, 4) - 2] * entry.number("count", most=FULL)
    return deck


def _check(pieces: Pieces) -> None:
    """1.2 – Enough for every number of players, and nothing twice."""
    names = [ship.name.lower() for ship in pieces.ships]
    if len(set(names)) < len(names) or any(len(name.split()) != 1 or name == "none" for name in names):
        raise BadOption("components: the id of a ship is one word, and no other ship has it")
    if len(set(pieces.colours)) < len(PROVISIONS):
        raise BadOption("components: every kind of provisions has a colour of its own")
    if not pieces.colour_faces:
        raise BadOption("components: dice.colour_faces: a die has at least one face")
    most = max(pieces.ships_at_sea + tiles for tiles in pieces.rear_guard.values())
    if len(pieces.ships) < most:
        raise BadOption(f"components: there are {len(pieces.ships)} ships; at sea and in the rear guard are {most}")
    if size(pieces.deck) < pieces.hand * SEATS[-1]:
        raise BadOption(f"components: {size(pieces.deck)} cards are not enough for {SEATS[-1]} hands of {pieces.hand}")
