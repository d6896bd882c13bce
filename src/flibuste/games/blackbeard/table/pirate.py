"""5, 6 – A Pirate in play: what stands on his sheet."""

from typing import ClassVar, Self

from flibuste.engine.copying import copy_of
from flibuste.engine.record import Record
from flibuste.games.blackbeard.table.constants import NONE
from flibuste.games.blackbeard.table.pieces import PirateCard, Ratings


class Pirate(Record):
    """3.0.1c – A Pirate sheet, public in all its parts.

    `hostages` are kind and nationality in one number (8.44a); `information` is points by Port (8.46b); `history` has a
    bit per nationality attacked, `bribed` one per Governor. `prize` is the ship type he may convert with his next
    Action (8.5b), `prize_with` who may instead of him, `sacking` the Port he may sack with it (9.55a). `revels` are
    D&R markers: 1 voluntary, 2 with an involuntary one among them (13.13a); `paid` says that the lost Action of 13.23b
    is behind him.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "owner": "turnseat", "place": "place", "ship": "ship", "speed": "number", "combat": "number",
        "loyalty": "number", "holds": "numbers", "hostages": "captives", "net_worth": "number", "notoriety": "number",
        "cunning": "number", "letter": "nation", "guns": "flag", "chart": "flag", "scurvy": "flag", "revels": "number",
        "paid": "flag", "history": "nations", "bribed": "governorset", "information": "information", "prize": "ship",
        "prize_with": "pirate", "sacking": "port", "sack_turn": "number", "ally": "pirate", "pardoned": "flag",
        "activated": "flag", "fresh": "flag",
    }  # fmt: skip

    def __init__(self, number: int, owner: int, place: int) -> None:
        self.number = number
        self.owner = owner
        self.place = place
        self.ship = NONE
        self.speed = 0
        self.combat = 0
        self.loyalty = 0
        self.holds: list[int] = []
        self.hostages: list[int] = []
        self.net_worth = 0
        self.notoriety = 0
        self.cunning = 0
        self.letter = NONE
        self.guns = False
        self.chart = False
        self.scurvy = False
        self.revels = 0
        self.paid = False
        self.history = 0
        self.bribed = 0
        self.information: dict[int, int] = {}
        self.prize = NONE
        self.prize_with = NONE
        self.sacking = NONE
        self.sack_turn = 0
        self.ally = NONE
        self.pardoned = False
        self.activated = False
        self.fresh = False

    def clone(self) -> Self:
        other = copy_of(self)
        other.holds = self.holds[:]
        other.hostages = self.hostages[:]
        other.information = self.information.copy()
        return other

    def rig(self, ship: int, ratings: Ratings) -> None:
        """6.24a, 8.5c – A new, undamaged ship."""
        self.ship = ship
        self.speed = ratings.speed
        self.combat = ratings.combat
        while len(self.holds) < ratings.holds:
            self.holds.append(0)

    def begin(self, card: PirateCard, loyalty: int) -> None:
        """5.13b – Loyalty at its start value, Cunning at the printed one."""
        # 5.2b – Of all traits only Cunning is ever spent.
        self.loyalty = loyalty
        self.cunning = card.cunning

    def booty(self) -> int:
        """2.6d – All the Booty in the Holds."""
        total = 0
        for value in self.holds:
            total += value
        return total

    def free_hold(self) -> int:
        """The first empty Hold, or NONE."""
        for hold in range(len(self.holds)):
            if self.holds[hold] == 0:
                return hold
        return NONE

    def board(self, old: "Pirate") -> None:
        """14.2d – Take over the ship and everything aboard; what is personal goes with the old captain."""
        self.ship = old.ship
        self.speed = old.speed
        self.combat = old.combat
        self.holds = old.holds[:]
        self.hostages = old.hostages[:]
        self.guns = old.guns
        self.scurvy = old.scurvy
        self.revels = old.revels
        self.paid = old.paid
        self.activated = old.activated
