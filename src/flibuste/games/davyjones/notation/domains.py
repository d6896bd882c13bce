"""How the numbers inside this game are written in words."""

from collections.abc import Sequence
from typing import Any

from flibuste.engine.domain import BadWord, Bits, Domain, Many, Number, Word
from flibuste.games.davyjones.notation.spelling import read_ship
from flibuste.games.davyjones.table.actions.word_kinds import MODES, PRIZES, ship_word
from flibuste.games.davyjones.table.codes import EFFECTS
from flibuste.games.davyjones.table.constants import COMPASS, KEYWORDS, SEGMENTS, VOYAGE_ENDS
from flibuste.games.davyjones.table.land import LANDS
from flibuste.games.davyjones.table.pieces import Box, Card
from flibuste.games.davyjones.table.ship import STATUSES
from flibuste.games.davyjones.table.token import UNIQUE
from flibuste.games.davyjones.table.traits import CAUSES, CONDITIONS, SHOTS
from flibuste.games.davyjones.table.windows import WINDOWS


class Numbered(Domain):
    """A letter and a number from 1 on: `t4`; `none` is -1."""

    def __init__(self, letter: str) -> None:
        self.letter = letter

    def write(self, value: Any) -> Any:
        return f"{self.letter}{value + 1}" if value >= 0 else "none"

    def read(self, data: Any) -> Any:
        word = str(data).strip().lower()
        if word == "none":
            return -1
        digits = word.removeprefix(self.letter)
        if not digits.isdecimal() or not int(digits):
            raise BadWord(f"{data!r} is not of the form {self.letter}1, {self.letter}2 …")
        return int(digits) - 1


class ShipWord(Domain):
    """`A2`: the second ship of the first fleet; `none` and `several` are none."""

    def write(self, value: Any) -> Any:
        if value < 0:
            return "none" if value == -1 else "several"
        return ship_word(value)

    def read(self, data: Any) -> Any:
        word = str(data).strip()
        if word.lower() in ("none", "several", "ashore", "out"):
            return -1 if word.lower() in ("none", "ashore") else -2
        try:
            return read_ship(word)
        except (ValueError, IndexError) as error:
            raise BadWord(f"{data!r} is no ship: ships are called A1, A2, B1 …") from error


class Hundredths(Domain):
    """Millimetres or degrees with two digits, kept in hundredths."""

    def write(self, value: Any) -> Any:
        return value // 100 if value % 100 == 0 else value / 100

    def read(self, data: Any) -> Any:
        if isinstance(data, bool) or not isinstance(data, int | float):
            raise BadWord(f"{data!r} is not a number of millimetres or degrees")
        return round(data * 100)


class Masts(Domain):
    """Masts by number from the bow, a bit each; a single number means the first so many."""

    def write(self, value: Any) -> Any:
        return [mast + 1 for mast in range(12) if (value >> mast) & 1]

    def read(self, data: Any) -> Any:
        if isinstance(data, int) and not isinstance(data, bool):
            return (1 << data) - 1
        return sum(1 << (int(mast) - 1) for mast in data)


class Seats(Domain):
    """A set of seats, a bit each."""

    def write(self, value: Any) -> Any:
        return [seat + 1 for seat in range(4) if (value >> seat) & 1]

    def read(self, data: Any) -> Any:
        return sum(1 << (int(seat) - 1) for seat in data)


class Face(Domain):
    """What a token shows: gold, or the unique treasure."""

    def __init__(self, box: Box) -> None:
        self.keys = [treasure.key for treasure in box.treasures]

    def write(self, value: Any) -> Any:
        return self.keys[value - UNIQUE] if value >= UNIQUE else value

    def read(self, data: Any) -> Any:
        if data in self.keys:
            return UNIQUE + self.keys.index(data)
        if isinstance(data, bool) or not isinstance(data, int):
            raise BadWord(f"{data!r} is neither gold nor a unique treasure")
        return data


def named(cards: Sequence[Card]) -> Word:
    """Cards by their keys; by their names as well, where no other card has the same."""
    names = [card.name for card in cards]
    return Word([card.key for card in cards], {card.name: card.key for card in cards if names.count(card.name) == 1})


def domains(box: Box) -> dict[str, Domain]:
    ship = ShipWord()
    return {
        "ship": ship,
        "ships": Many(ship),
        "crew": Numbered("c"),
        "crews": Many(Numbered("c")),
        "token": Numbered("t"),
        "tokens": Many(Numbered("t")),
        "island": Numbered("i"),
        "terrain": Numbered("z"),
        "mast": Numbered("m"),
        "masts": Masts(),
        "mm": Hundredths(),
        "degrees": Hundredths(),
        "knowers": Seats(),
        "shot": Word(SHOTS),
        "mode": Word(MODES),
        "prize": Word(PRIZES),
        "cause": Word(CAUSES),
        "land": Word(LANDS),
        "status": Word(STATUSES),
        "conditions": Bits(Word(CONDITIONS)),
        "keywords": Bits(Word(KEYWORDS)),
        "windows": Bits(Word(WINDOWS)),
        "ship-card": named(box.ships),
        "crew-card": named(box.crew),
        "treasure": named(box.treasures),
        "card-event": Word([event.key for event in box.events]),
        "events": Many(Word([event.key for event in box.events])),
        "label": Domain(),
        "token-face": Face(box),
        "segment": Word(SEGMENTS),
        "power": Word(EFFECTS),
        "keyword": Word(KEYWORDS),
        "number": Number(),
        "compass": Word(COMPASS),
        "voyage-end": Word(VOYAGE_ENDS),
        "success": Word(["no", "yes"]),
    }
