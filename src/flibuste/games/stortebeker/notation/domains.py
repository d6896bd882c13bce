"""The words of this game for what its numbers stand for."""

from flibuste.engine.domain import Bag, Bits, Domains, Many, Text, Word
from flibuste.games.stortebeker.table.cards import CARDS, PROVISIONS, spellings
from flibuste.games.stortebeker.table.events import RESULTS
from flibuste.games.stortebeker.table.pieces import Pieces


def domains(pieces: Pieces) -> Domains:
    card, ship = Word(CARDS, also=spellings()), Word([ship.name for ship in pieces.ships])
    colour = Word(pieces.colours, also=dict(zip(PROVISIONS, pieces.colours, strict=True)))
    return {
        "card": card,
        "cards": Bag(card),
        "hand": Text(Bag(card)),
        "ship": ship,
        "ships": Bits(ship),
        "tiles": Many(ship),
        "colour": colour,
        "colours": Bag(colour),
        "result": Word(RESULTS),
        "stage": Word(["placing", "discarding", "taking"]),
    }
