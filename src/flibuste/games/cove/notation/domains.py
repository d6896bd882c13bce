"""How the numbers inside this game are written in words."""

from typing import Any, Final

from flibuste.engine.domain import BASIC, BadWord, ByPlace, Domain, Domains, Many, Number, Word, counted, split
from flibuste.engine.record import RecordTable
from flibuste.games.cove.rules.order import packed
from flibuste.games.cove.table.constants import LAST_OUTER, PHASES, PLACES, SECTIONS, TIED, TREASURE, WINDOWS
from flibuste.games.cove.table.pieces import Pieces
from flibuste.games.cove.table.state import BlackShip, Foe, Marker, Roll


class Dice(Domain):
    """Dice in rolling order, kept as decimal digits: 5, 6, 1 is 561."""

    def write(self, value: Any) -> Any:
        return [int(digit) for digit in str(value)] if value else []

    def read(self, data: Any) -> Any:
        digits = "".join(str(die) for die in split(data))
        if digits.strip("123456789"):
            raise BadWord(f"{data!r} is no roll of dice, such as 5,6,1")
        return int(digits or "0")


class Tied(Many):
    """Ships in order, kept as one number."""

    def write(self, value: Any) -> Any:
        found: list[Any] = []
        while value:
            found.insert(0, self.item.write(value % TIED - 1))
            value //= TIED
        return found

    def read(self, data: Any) -> Any:
        return packed(super().read(data))


class Cards(Many):
    """A list of cards; `2 smoke` is two of them."""

    def read(self, data: Any) -> Any:
        found: list[int] = []
        for entry in split(data):
            copies, word = counted(entry)
            if word.lower() != "none":
                found += [self.item.read(word)] * copies
        return found


class Pile(Cards):
    """A pile or a hand: its order means nothing, and it is kept sorted."""

    def read(self, data: Any) -> Any:
        return sorted(super().read(data))


class OuterIsland(Domain):
    """One of the outer islands, by its number."""

    def write(self, value: Any) -> Any:
        return value

    def read(self, data: Any) -> Any:
        island = ISLAND.read(data)
        if not 1 <= island <= LAST_OUTER:
            raise BadWord(f"{data!r} is no outer island; these are numbered 1 to {LAST_OUTER}")
        return island


class BySeat(Domain):
    """A number for each seat, of which only those that are not 0 are written."""

    def write(self, value: Any) -> Any:
        return {str(seat + 1): number for seat, number in enumerate(value) if number}

    def read(self, data: Any) -> Any:
        numbers = {BASIC["seat"].read(word): BASIC["number"].read(number) for word, number in data.items()}
        return [numbers.get(seat, 0) for seat in range(max(numbers, default=-1) + 1)]


ISLAND: Final = Word(PLACES, also={str(number): word for number, word in enumerate(PLACES)})


def domains(pieces: Pieces) -> Domains:
    card = Word([card.name for card in pieces.cards])
    treasure = Word([treasure.name for treasure in pieces.treasures])
    legend = Word([legend.name for legend in pieces.legends])
    ship = Word(pieces.ship_names())
    found: Domains = {
        **BASIC,
        "card": card,
        "cards": Cards(card),
        "treasure": treasure,
        "treasures": Cards(treasure),
        "legend": legend,
        "legends": Cards(legend),
        "ship": ship,
        "ships": Many(ship),
        "tied": Tied(ship),
        "island": ISLAND,
        "outer-island": OuterIsland(),
        "section": Word([*SECTIONS, "all"]),
        "ring": Number(),
        "dice": Dice(),
        "colour": Word(pieces.colours),
        "window": Word(WINDOWS),
        "phase": Word(PHASES),
        "pile": Pile(card),
        "treasure-pile": Pile(treasure),
        "legend-pile": Pile(legend),
        "shown": ByPlace(OuterIsland(), treasure, TREASURE + 1),
        "by-seat": BySeat(),
    }
    found["black-ships"] = Many(RecordTable(BlackShip, found, "a black ship"))
    found["maps"] = Many(RecordTable(Marker, found, "a Treasure Map"))
    found["foes"] = Many(RecordTable(Foe, found, "a foe"))
    found["roll"] = RecordTable(Roll, found, "the last broadside")
    return found
