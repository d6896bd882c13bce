"""How the numbers of this game are written in words, and read back."""

from typing import Any

from flibuste.engine.domain import BASIC, Bits, Domain, Many, Number, Word, counted, split
from flibuste.games.blackbeard.rules.reactions.protocol import MOMENTS
from flibuste.games.blackbeard.rules.victory import REASONS
from flibuste.games.blackbeard.table.constants import CAUSES, DOINGS, NATIONS, NO_SEAT, ROLLS, SYSTEM
from flibuste.games.blackbeard.table.pieces import Pieces

TYPES = ("deploy-kc", "use-kc", "warship")


class Counters(Domain):
    """A list of counters or cards; `3 sloop` is three of them."""

    def __init__(self, word: Word) -> None:
        self.word = word

    def write(self, value: Any) -> Any:
        found = []
        for item in sorted(set(value)):
            copies = list(value).count(item)
            name = self.word.write(item)
            found.append(name if copies == 1 else f"{copies} {name}")
        return found

    def read(self, data: Any) -> Any:
        found: list[int] = []
        for entry in split(data):
            copies, word = counted(entry)
            found += [self.word.read(word)] * copies
        return sorted(found)


class CardSet(Domain):
    """A hand packed into one number, for the journal."""

    def __init__(self, word: Word) -> None:
        self.word = word

    def write(self, value: Any) -> Any:
        cards = range(len(self.word.words))
        return [self.word.words[card] for card in cards for _ in range((value >> (4 * card)) & 15)]

    def read(self, data: Any) -> Any:
        return sum(1 << (4 * self.word.read(entry)) for entry in split(data))


class Captive(Domain):
    """8.44a – A Hostage with the nationality he is held under: `captain english`."""

    def __init__(self, hostage: Word, nation: Word) -> None:
        self.hostage = hostage
        self.nation = nation

    def write(self, value: Any) -> Any:
        return f"{self.hostage.write(value // 8)} {self.nation.write(value % 8)}"

    def read(self, data: Any) -> Any:
        hostage, _, nation = str(data).strip().partition(" ")
        return self.hostage.read(hostage) * 8 + self.nation.read(nation)


class Tally(Domain):
    """Numbers by word: `{ bath = 4 }`."""

    def __init__(self, word: Word) -> None:
        self.word = word

    def write(self, value: Any) -> Any:
        return {self.word.write(key): value[key] for key in sorted(value)}

    def read(self, data: Any) -> Any:
        return {self.word.read(key): int(Number().read(entry)) for key, entry in data.items()}


class TurnSeat(Domain):
    """Whose turn it is: a seat, or the System Player of the solitaire game; `none` is nobody."""

    def write(self, value: Any) -> Any:
        return value + 1 if value >= 0 else "system" if value == SYSTEM else "none"

    def read(self, data: Any) -> Any:
        if data in ("system", "none"):
            return SYSTEM if data == "system" else NO_SEAT
        return BASIC["seat"].read(data)


class SeatBits(Domain):
    """A set of seats."""

    def write(self, value: Any) -> Any:
        return [seat + 1 for seat in range(10) if (value >> seat) & 1]

    def read(self, data: Any) -> Any:
        return sum(1 << BASIC["seat"].read(entry) for entry in set(split(data)))


def domains(pieces: Pieces) -> dict[str, Domain]:
    """All domains of this game."""
    pirate = Word([card.id for card in pieces.pirates])
    locators = {str(port.locator): port.id for port in pieces.ports}
    place = Word(pieces.places, also=locators)
    port = Word([port.id for port in pieces.ports], also=locators)
    card = Word([card.id for card in pieces.cards])
    hostage, nation = Word([kind.id for kind in pieces.hostages]), Word(NATIONS)
    kc = Word([*(kind.id for kind in pieces.commissioners), *(f"turned-{card.id}" for card in pieces.pirates)])
    merchant, warship = Word([kind.id for kind in pieces.merchants]), Word([kind.id for kind in pieces.warships])
    governor = Word(pieces.governors)
    return {
        "pirate": pirate,
        "pirates": Many(pirate),
        "pirateset": Bits(pirate),
        "place": place,
        "places": Many(place),
        "zones": Bits(Word(pieces.places[:10])),
        "port": port,
        "ports": Bits(port),
        "information": Tally(port),
        "card": card,
        "cards": Counters(card),
        "cardset": CardSet(card),
        "ship": Word([ship.id for ship in pieces.ships]),
        "merchant": merchant,
        "merchants": Counters(merchant),
        "warship": warship,
        "warships": Counters(warship),
        "hostage": hostage,
        "hostages": Counters(hostage),
        "captive": Captive(hostage, nation),
        "captives": Many(Captive(hostage, nation)),
        "kc": kc,
        "kcs": Counters(kc),
        "governor": governor,
        "governors": Counters(governor),
        "governorset": Bits(governor),
        "nation": nation,
        "nations": Bits(nation),
        "doing": Word(DOINGS),
        "moment": Word(MOMENTS),
        "roll": Word(ROLLS),
        "cause": Word(CAUSES),
        "reason": Word(REASONS),
        "types": Bits(Word([*TYPES, *(card.id for card in pieces.cards)])),
        "turnseat": TurnSeat(),
        "seatset": SeatBits(),
    }
