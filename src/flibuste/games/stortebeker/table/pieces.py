"""1.1 – The printed pieces, as read from `components.toml`."""

from typing import Any

from mypy_extensions import i64

from flibuste.engine.bag import ONE
from flibuste.games.stortebeker.table.actions import Board, Fire, Place
from flibuste.games.stortebeker.table.cards import CARDS, FIRST_SYMBOL, PROVISIONS


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
    """1.1.2, 1.1.6, 1.1.7, 1.1.9 – All that is in the box: ships, provisions and their symbols, colours."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.ships = [_ship(number, entry) for number, entry in enumerate(data["ship"])]
        self.by_name = {ship.name: ship.number for ship in self.ships}
        self.deck = _deck(data)
        self.colours = [str(data["cards"][name]["colour"]) for name in PROVISIONS]
        setup, turn = data["setup"], data["turn"]
        self.hand = int(setup["hand"])
        self.ships_at_sea = int(setup["ships_at_sea"])
        self.ships_for_two = int(setup["ships_at_sea_two_players"])
        self.rear_guard = {int(seats): int(tiles) for seats, tiles in setup["rear_guard"].items()}
        self.visible = int(setup["rear_guard_visible"])
        self.visible_open_row = int(setup["rear_guard_visible_open_row"])
        self.cards_per_turn = int(turn["cards_per_turn"])
        self.counter_cards = int(turn["counter_attack_cards"])
        self.bonus_ships = int(turn["bonus_ships"])
        self.track = int(data["score"]["track"])


def _ship(number: int, entry: dict[str, Any]) -> Ship:
    needs: i64 = 0
    for name, quantity in entry["needs"].items():
        needs += ONE[PROVISIONS.index(name)] * int(quantity)
    return Ship(number, str(entry["id"]), str(entry["colour"]), int(entry["value"]), int(entry["strength"]), needs)


def _deck(data: dict[str, Any]) -> i64:
    """1.1.4 – The 66 action cards."""
    deck: i64 = 0
    for kind, name in enumerate(PROVISIONS):
        entry = data["cards"][name]
        deck += ONE[kind] * (int(entry["count"]) - int(entry["symbols"]))
        deck += ONE[kind + FIRST_SYMBOL] * int(entry["symbols"])
    for entry in data["pirate"]:
        deck += ONE[CARDS.index(f"pirate-{entry['strength']}")] * int(entry["count"])
    return deck
