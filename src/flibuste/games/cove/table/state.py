"""The table: players with their ships, islands, black ships, the Navy, the piles, and the battle being fought."""

from typing import ClassVar, Self

from flibuste.engine import state as engine_state
from flibuste.engine import step as engine_step
from flibuste.engine.chance import Chance
from flibuste.engine.copying import copies_of, copy_of
from flibuste.engine.record import Record
from flibuste.games.cove.table.constants import FIRST_LEGEND, NONE, NOWHERE, SAILS, SETUP_PHASE
from flibuste.games.cove.table.options import Rules
from flibuste.games.cove.table.pieces import Card, Legend, Pieces
from flibuste.games.cove.table.piles import put, take_out


class Player(Record):
    """1.3 – A player: ship mat, attached cards, holdings, hand.

    `rings` are ring positions by section, 0 off the mat. `craftsmen` are the cards attached to the sections and
    `cracks` the hits each has taken; `wounds` those of the parrot. `robber` is who shares this month's loot
    (Buccaneering), `part` into how many parts it is divided. The hand is kept sorted.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "gold": "number",
        "chests": "number",
        "fame": "number",
        "place": "island",
        "hand": "pile",
        "parrot": "card",
        "wounds": "number",
        "robber": "seat",
        "part": "number",
        "colour": "colour",
    }

    def __init__(self, ring: int) -> None:
        self.rings = [ring] * 4
        self.hand: list[int] = []
        self.craftsmen = [NONE] * 4
        self.cracks = [0] * 4
        self.gold = 0
        self.chests = 0
        self.fame = 0
        self.place = NOWHERE
        self.parrot = NONE
        self.wounds = 0
        self.robber = NONE
        self.part = 2
        self.colour = NONE

    def clone(self) -> Self:
        other = copy_of(self)
        other.rings = self.rings[:]
        other.hand = self.hand[:]
        other.craftsmen = self.craftsmen[:]
        other.cracks = self.cracks[:]
        return other

    def is_wrecked(self) -> bool:
        """4.5.1 – At least one ring is off the mat."""
        rings = self.rings
        return rings[0] == 0 or rings[1] == 0 or rings[2] == 0 or rings[3] == 0

    def take_card(self, card: int) -> None:
        """Put a card into the hand."""
        put(self.hand, card)

    def lose_card(self, card: int) -> None:
        """Take a card out of the hand."""
        take_out(self.hand, card)


class BlackShip(Record):
    """1.2.4 – A black pawn: where it is and whose card lies under it (NONE: sunk this month)."""

    FIELDS: ClassVar[dict[str, str]] = {"island": "island", "legend": "pirate:legend"}

    def __init__(self, island: int, legend: int = NONE) -> None:
        self.island = island
        self.legend = legend


class Marker(Record):
    """7.3.72 – A Treasure Map's marker: whose, on which island, multiplying its chests by what."""

    FIELDS: ClassVar[dict[str, str]] = {"seat": "seat", "island": "outer-island", "factor": "number"}

    def __init__(self, seat: int, island: int, factor: int = 2) -> None:
        self.seat = seat
        self.island = island
        self.factor = factor


class Foe(Record):
    """4.1.6 – A ship in the battle that is no player's.

    `hull` is what is left of it, `lost` how much it lost in this exchange, `fired_at` the seats it has fired at in
    this series, one bit each.
    """

    FIELDS: ClassVar[dict[str, str]] = {"ship": "ship", "hull": "number", "lost": "number", "fired_at": "seat-set"}

    def __init__(self, ship: int, hull: int, lost: int = 0, fired_at: int = 0) -> None:
        self.ship = ship
        self.hull = hull
        self.lost = lost
        self.fired_at = fired_at


class Battle(Record):
    """4 – The battle being fought.

    `seats` are the players still in it, in seat order, `gone` those who left (`together`: those of the last departure),
    `hit` those hit at least once, one bit each. By seat: `speed` is the bonus of cards, `smoke` the lowest die that
    hits (0: the usual), `reload` the last exchange in which the ship may not fire. `cards` are the Boarding cards in
    force and `owners` who played them, `loaded` the Broadside cards of the broadside about to be fired. `exchange`
    0 is the boarding stage. `order` is the order of the round or exchange, `turn` how many of it have been asked.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "island": "island",
        "seats": "seats",
        "gone": "seats",
        "together": "seats",
        "crew_dice": "flag",
        "becalmed": "flag",
        "overboard": "number",
        "cards": "cards",
        "owners": "seats",
        "loaded": "cards",
        "exchange": "number",
        "order": "ships",
        "turn": "number",
        "played": "flag",
        "speed": "by-seat",
        "smoke": "by-seat",
        "reload": "by-seat",
        "hit": "seat-set",
        "foes": "foes",
        "last": "roll",
    }

    def __init__(self, island: int, seats: list[int], players: int) -> None:
        self.island = island
        self.seats = seats
        self.foes: list[Foe] = []
        self.gone: list[int] = []
        self.together: list[int] = []
        self.hit = 0
        self.speed = [0] * players
        self.smoke = [0] * players
        self.reload = [0] * players
        self.crew_dice = False
        self.becalmed = False
        self.overboard = 0
        self.cards: list[int] = []
        self.owners: list[int] = []
        self.loaded: list[int] = []
        self.exchange = 0
        self.order: list[int] = []
        self.turn = 0
        self.played = False
        self.last = Roll(NONE, NONE, 0, 0, 0, [])

    def clone(self) -> Self:
        """`together`, `order` and `last` are replaced, never changed: copies share them."""
        other = copy_of(self)
        other.seats = self.seats[:]
        other.foes = copies_of(self.foes)
        other.gone = self.gone[:]
        other.speed = self.speed[:]
        other.smoke = self.smoke[:]
        other.reload = self.reload[:]
        other.cards = self.cards[:]
        other.owners = self.owners[:]
        other.loaded = self.loaded[:]
        return other

    def is_last(self) -> bool:
        """5.4.2 – The last battle of tied players is fought nowhere."""
        return self.island == NOWHERE

    def foe(self, ship: int) -> Foe:
        for foe in self.foes:
            if foe.ship == ship:
                return foe
        raise KeyError(ship)

    def is_present(self, ship: int) -> bool:
        for seat in self.seats:
            if seat == ship:
                return True
        for foe in self.foes:
            if foe.ship == ship:
                return True
        return False


class Roll(Record):
    """The last broadside, for the eye: who, at whom, where, the dice (as decimal digits) and the hits.

    `met` is what the hits met, four numbers each: ship, section, layer (see LAYERS), hits. It grows while the broadside
    is resolved and never changes afterwards, so copies of a battle may share it.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "shooter": "ship",
        "target": "ship",
        "section": "section",
        "dice": "number",
        "hits": "number",
        "met": "numbers",
    }

    def __init__(self, shooter: int, target: int, section: int, dice: int, hits: int, met: list[int]) -> None:
        self.shooter = shooter
        self.target = target
        self.section = section
        self.dice = dice
        self.hits = hits
        self.met = met


class State(engine_state.State):
    """The table.

    Piles whose order nobody knows are sorted lists, from which a card is drawn by chance when it is needed. All
    Treasure cards not yet turned up are one list, since nobody can tell the piles apart; `shown` are the face-up ones
    by island. `lookout` is who starts an open navigation. `revealed`: the Fame cards are on the table.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "month": "number",
        "phase": "phase",
        "lookout": "seat",
        "revealed": "flag",
        "discards": "pile",
        "spent": "treasure-pile",
        "sunk": "legend-pile",
        "gold": "number",
        "chests": "number",
        "tavern": "pile",
        "treasures": "treasure-pile",
        "legends": "legend-pile",
        "navy_island": "island",
        "navy_controller": "seat",
        "navy_sender": "seat",
        "shown": "shown",
        "black_ships": "black-ships",
        "markers": "maps:maps",
    }

    def __init__(self, pieces: Pieces, rules: Rules, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.pieces = pieces
        self.rules = rules
        self.month = 0
        self.phase = SETUP_PHASE
        self.players: list[Player] = []
        self.black_ships: list[BlackShip] = []
        self.gold = 0
        self.chests = 0
        self.tavern: list[int] = []
        self.discards: list[int] = []
        self.treasures: list[int] = []
        self.shown: list[int] = []
        self.spent: list[int] = []
        self.legends: list[int] = []
        self.sunk: list[int] = []
        self.markers: list[Marker] = []
        self.lookout = NONE
        self.navy_island = NOWHERE
        self.navy_controller = NONE
        self.navy_sender = NONE
        self.revealed = False
        self.battle: Battle | None = None

    def clone(self) -> Self:
        other = super().clone()
        other.players = [player.clone() for player in self.players]
        other.black_ships = copies_of(self.black_ships)
        other.tavern = self.tavern[:]
        other.discards = self.discards[:]
        other.treasures = self.treasures[:]
        other.shown = self.shown[:]
        other.spent = self.spent[:]
        other.legends = self.legends[:]
        other.sunk = self.sunk[:]
        other.markers = self.markers[:]
        other.battle = None if self.battle is None else self.battle.clone()
        return other

    def discard(self, card: int) -> None:
        """7.0.4 – Face up onto the Tavern discards."""
        put(self.discards, card)

    def fight(self) -> Battle:
        """The battle being fought."""
        battle = self.battle
        assert battle is not None
        return battle

    def value(self, seat: int, section: int) -> int:
        """2.1.1 – The number printed at the ring of a section (0 if it is off)."""
        return self.pieces.values[section][self.players[seat].rings[section]]

    def parrot(self, seat: int) -> Card | None:
        kind = self.players[seat].parrot
        return None if kind == NONE else self.pieces.cards[kind]

    def speed(self, seat: int) -> int:
        """2.1.3, 3.0.7 – Outside battles: the sails, and what a parrot adds (7.1.5)."""
        player = self.players[seat]
        speed = self.pieces.values[SAILS][player.rings[SAILS]]
        return speed if player.parrot == NONE else speed + self.pieces.cards[player.parrot].speed

    def battle_speed(self, ship: int) -> int:
        """4.1.4, 4.1.6 – In battle: with the bonuses of cards; other ships have the speed of their card."""
        if ship >= FIRST_LEGEND:
            return self.pieces.foe(ship).speed
        return self.speed(ship) + self.fight().speed[ship]

    def ships_at(self, place: int) -> list[int]:
        """The seats whose ships lie at a place."""
        found: list[int] = []
        for seat in range(self.seats):
            if self.players[seat].place == place:
                found.append(seat)
        return found

    def legend_at(self, island: int) -> Legend | None:
        """The pirate whose black ship lies at an island."""
        for ship in self.black_ships:
            if ship.island == island and ship.legend != NONE:
                return self.pieces.legends[ship.legend]
        return None


class Step(engine_step.Step[State]):
    """A step of this game."""
