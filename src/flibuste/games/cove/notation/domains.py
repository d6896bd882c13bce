"""How the numbers inside this game are written in words."""

from typing import Any

from flibuste.engine.domain import Domain, Many, Number, Word, counted, split
from flibuste.games.cove.table.constants import PHASES, PLACES, SECTIONS, WINDOWS
from flibuste.games.cove.table.pieces import Pieces


class Dice(Domain):
    """Dice in rolling order, kept as decimal digits: 5, 6, 1 is 561."""

    def write(self, value: Any) -> Any:
        return [int(digit) for digit in str(value)] if value else []

    def read(self, data: Any) -> Any:
        return int("".join(str(die) for die in data) or "0")


class Cards(Many):
    """A list of cards; `2 smoke` is two of them."""

    def read(self, data: Any) -> Any:
        found: list[int] = []
        for entry in split(data):
            copies, word = counted(entry)
            if word.lower() != "none":
                found += [self.item.read(word)] * copies
        return found


def domains(pieces: Pieces) -> dict[str, Domain]:
    card = Word([card.name for card in pieces.cards])
    treasure = Word([treasure.name for treasure in pieces.treasures])
    legend = Word([legend.name for legend in pieces.legends])
    ship = Word(pieces.ship_names())
    return {
        "card": card,
        "cards": Cards(card),
        "treasure": treasure,
        "treasures": Cards(treasure),
        "legend": legend,
        "legends": Cards(legend),
        "ship": ship,
        "ships": Many(ship),
        "island": Word(PLACES, also={str(number): word for number, word in enumerate(PLACES)}),
        "section": Word([*SECTIONS, "all"]),
        "ring": Number(),
        "dice": Dice(),
        "colour": Word(pieces.colours),
        "window": Word(WINDOWS),
        "phase": Word(PHASES),
    }
