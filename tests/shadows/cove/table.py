"""The table as the shadow keeps it: everything by name, and a ledger of every point of fame."""

from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any

from tests.shadows.frame import Roll

SECTIONS = ("hull", "crew", "cannons", "sails")
MAT = {
    "hull": (0, 4, 5, 6, 7, 8, 9, 10, 12),
    "crew": (0, 2, 2, 3, 3, 4, 4, 5, 5),
    "cannons": (0, 2, 2, 3, 3, 4, 4, 5, 5),
    "sails": (0, 4, 5, 6, 7, 8, 9, 10, 12),
}
COST = (0, 0, 1, 1, 2, 2, 3, 3, 4)  # to step into each position
LAST = 8
PARROTS = {"flint": "hull", "silver": "cannons", "bones": "crew", "trelawney": "sails"}
TREASURE_ISLAND, COVE = 6, 7
OUTER = range(1, 6)

Question = dict[int, set[str]]  # what each seat that is asked may choose
Answer = tuple[int, list[str]]  # who chose, and the words of the choice
Part = Generator[Question, Answer, None]


class Player:
    """1.3 – A player with his ship."""

    def __init__(self) -> None:
        self.gold = 9
        self.chests = 0
        self.fame = 0
        self.place = 0
        self.hand: Counter[str] = Counter()
        self.parrot: str | None = None
        self.wounds = 0
        self.rings = dict.fromkeys(SECTIONS, 2)
        self.craftsmen: dict[str, int] = {}  # the hits that each has taken
        self.robber: int | None = None

    def value(self, section: str) -> int:
        return MAT[section][self.rings[section]]

    def speed(self) -> int:
        """3.0.7, 7.1.5."""
        return self.value("sails") + (20 if self.parrot == "trelawney" else 0)


class BlackShip:
    def __init__(self, island: int, pirate: str) -> None:
        self.island = island
        self.pirate: str | None = pirate


class Table:
    """Everything on the table, the bank and what chance has given."""

    def __init__(self, components: dict[str, Any], seats: int, options: dict[str, Any]) -> None:
        self.options = options
        self.players = [Player() for _ in range(seats)]
        self.gold = components["supply"]["gold"] - 9 * seats
        self.chests = components["supply"]["chests"]
        self.card_names = [entry["id"] for entry in components["tavern"]]
        self.designs = components["treasure"]
        self.pirate_names = [entry["id"] for entry in components["legend"]]
        self.tavern = Counter({entry["id"]: entry.get("copies", 1) for entry in components["tavern"]})
        self.points = {entry["id"]: entry["points"] for entry in components["tavern"] if entry["family"] == "fame"}
        self.discards: Counter[str] = Counter()
        self.shown: dict[int, dict[str, int]] = {}
        self.legends = set(self.pirate_names)
        self.sunk: set[str] = set()
        self.black_ships: list[BlackShip] = []
        self.maps: set[tuple[int, int]] = set()
        self.navy = 0
        self.navy_controller = -1
        self.navy_sender = -1
        self.lookout: int | None = None
        self.month = 0
        self.rolls: list[Roll] = []
        self.ledger: list[str] = []
        self.outcome: tuple[list[int], list[int]] | None = None

    # ---- chance ---------------------------------------------------------------------------------------------------

    def roll(self, label: str) -> int:
        """The next result of chance, which has to be of this sort."""
        assert self.rolls, f"nothing was rolled for {label}"
        found = self.rolls.pop(0)
        assert found.label == label, f"{label} should come next, and {found} did"
        return int(found.value)

    def die(self, label: str) -> int:
        """The face of the die that was rolled for this."""
        assert self.rolls, f"nothing was rolled for {label}"
        face = int(self.rolls[0].face)
        self.roll(label)
        return face

    def by_speed(self, speeds: dict[Any, int]) -> list[Any]:
        """3.0.3, 3.0.4 – Fastest first; ships tied roll a die each, and again where they are still tied."""
        found: list[Any] = []
        for speed in sorted(set(speeds.values()), reverse=True):
            tied = [ship for ship in speeds if speeds[ship] == speed]
            found += tied if len(tied) == 1 else self.by_speed({ship: self.die("speed-tie") for ship in tied})
        return found

    def first_by_die(self, tied: list[int], label: str) -> int:
        """3.0.5 – Any other tie: whoever rolls highest, and again where several do."""
        while len(tied) > 1:
            dice = {seat: self.die(label) for seat in tied}
            tied = [seat for seat in tied if dice[seat] == max(dice.values())]
        return tied[0]

    # ---- holdings -------------------------------------------------------------------------------------------------

    def at(self, place: int) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.place == place]

    def pirate_at(self, island: int) -> str | None:
        return next((ship.pirate for ship in self.black_ships if ship.island == island), None)

    def score(self, seat: int, points: int, why: str) -> None:
        """1.3.5, 5.2.2 – Fame is won and lost at once; it never falls below nothing."""
        if points:
            self.players[seat].fame = max(0, self.players[seat].fame + points)
            self.ledger.append(f"seat {seat + 1}: {points:+} {why}")

    def pay(self, seat: int, gold: int) -> None:
        """6.0.3 – To the bank."""
        assert self.players[seat].gold >= gold, "he has not so much gold"
        self.players[seat].gold -= gold
        self.gold += gold

    def give_gold(self, seat: int, gold: int) -> None:
        self.players[seat].gold += gold
        self.gold -= gold

    def give_chests(self, seat: int, chests: int) -> None:
        self.players[seat].chests += chests
        self.chests -= chests

    def discard(self, cards: Iterable[str]) -> None:
        self.discards.update(cards)

    def play(self, seat: int, card: str) -> None:
        """The card leaves the hand."""
        assert self.players[seat].hand[card] > 0, f"he has no {card}"
        self.players[seat].hand[card] -= 1

    def held(self, seat: int, *cards: str) -> list[str]:
        return [card for card in cards if self.players[seat].hand[card]]

    def has_cards(self, seat: int) -> bool:
        """11.1.5 – Everybody sees an empty hand: its owner need not be asked."""
        return self.players[seat].hand.total() > 0

    # ---- 7.0, 7.1 Tavern cards ------------------------------------------------------------------------------------

    def draw(self, seat: int) -> Part:
        """7.0.2, 7.1.6 – One card; a parrot goes on the mat at once."""
        if not self.tavern.total():
            self.tavern, self.discards = self.discards, Counter()
        if not self.tavern.total():
            return
        card = self.card_names[self.roll("tavern")]
        assert self.tavern[card], f"{card} is not in the pile"
        self.tavern[card] -= 1
        player = self.players[seat]
        if card not in PARROTS:
            player.hand[card] += 1
        elif player.parrot is None:
            player.parrot = card
            player.wounds = 0
        else:
            yield from self.second_parrot(seat, card)

    def second_parrot(self, seat: int, card: str) -> Part:
        """7.1.8, 7.1.9 – Taken instead of the old one for 1 fame, or refused; the other goes into the pile."""
        player = self.players[seat]
        _, words = yield {seat: {"refuse", *(["exchange"] if player.fame else [])}}
        if words[0] == "exchange":
            assert player.parrot is not None
            self.score(seat, -1, "for another parrot (7.1.8)")
            player.parrot, card = card, player.parrot
            player.wounds = 0
        self.tavern[card] += 1
