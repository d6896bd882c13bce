"""1.1 – The printed pieces. `box.py` reads them from `components.toml`."""

from flibuste.engine.action import Action
from flibuste.games.cove.rules.cards.effects import Effect
from flibuste.games.cove.table.actions import Arm, Bury, Colour, Fire, Play, Take
from flibuste.games.cove.table.constants import ALL, FIRST_LEGEND, HULL, NONE, SEATS


class Card:
    """1.1.5 – A kind of Tavern card, with the actions that play it."""

    def __init__(self, kind: int, name: str, family: int, copies: int) -> None:
        self.kind = kind
        self.name = name
        self.family = family
        self.copies = copies
        self.window = NONE
        self.effects: list[Effect] = []
        self.asks = 0
        self.plays: list[Play] = []  # by value + 1
        self.points = 0
        self.section = NONE
        self.absorbs = 0
        self.speed = 0
        self.dice = 0
        self.dice_from_cannons = False
        self.carry_all = False


class Treasure:
    """1.1.4 – A design of Treasure card: four amounts."""

    def __init__(self, name: str, fame: int, gold: int, chests: int, cards: int, copies: int) -> None:
        self.name = name
        self.fame = fame
        self.gold = gold
        self.chests = chests
        self.cards = cards
        self.copies = copies


class Legend:
    """9.1.2 – A legendary pirate, or the Royal Navy: the values of the card.

    Dice and section (9.3.1, 9.4.1, 9.5.1, 9.6.1), target (9.3.2, 9.4.2, 9.5.2, 9.6.2), hull, speed and fame (9.3.3,
    9.4.3, 9.5.3, 9.6.3, 8.1.3) stand in `components.toml`.
    """

    def __init__(self, name: str, dice: int, hull: int, speed: int, fame: int) -> None:
        self.name = name
        self.dice = dice
        self.hull = hull
        self.speed = speed
        self.fame = fame
        self.section = HULL
        self.target = NONE  # a section, or ALL for the speed
        self.fame_die = 0
        self.recovers = 0
        self.stray_shots = False
        self.defenceless = False


class Prices:
    """6 – What things cost."""

    def __init__(self) -> None:
        self.tavern_card = 2
        self.tavern_cards_per_visit = 3
        self.dear_factor = 2
        self.dear_levels = 1
        self.repair_section = 2
        self.repaired_ring = 2
        self.repair_craftsman = 1
        self.parrot_exchange = 1


class Scores:
    """5 – What brings fame and costs fame."""

    def __init__(self) -> None:
        self.witness = 1
        self.buried_chest = 1
        self.buried_gold = 3
        self.mutiny = 2
        self.parrot_killed = 2
        self.floor = 0


class Start:
    """1.3 – How a player begins."""

    def __init__(self) -> None:
        self.gold = 9
        self.cards = 1
        self.fame = 0
        self.ring = 2
        self.chests = 0
        self.black_ships: list[list[int]] = []  # by number of players


class Pieces:
    """All that is in the box."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.treasures: list[Treasure] = []
        self.legends: list[Legend] = []
        self.navy = Legend("navy", 4, 4, 20, 4)
        self.navy_islands: list[int] = []
        self.wheel: list[Action] = []
        self.colours: list[str] = []
        self.values: list[list[int]] = []  # by section and ring; ring 0 is off the mat
        self.costs: list[int] = []  # by ring
        self.last_ring = 8
        self.months = 12
        self.pile = 12
        self.gold = 124
        self.chests = 50
        self.hit_from = 5
        self.parrot_hits = 2
        self.mutiny_up_to = 1
        self.prices = Prices()
        self.scores = Scores()
        self.start = Start()
        self.arm: list[Arm] = []
        self.affordable: dict[int, list[Action]] = {}
        self.fire: list[list[Fire]] = []  # by ship and section
        self.bury_chests: list[Bury] = []
        self.bury_gold: list[Bury] = []
        self.take: list[Take] = []
        self.take_colour: list[Colour] = []

    def navy_ship(self) -> int:
        """The Navy among the ships of a battle."""
        return FIRST_LEGEND + len(self.legends)

    def foe(self, ship: int) -> Legend:
        """The card of a ship that is no player's."""
        return self.navy if ship == FIRST_LEGEND + len(self.legends) else self.legends[ship - FIRST_LEGEND]

    def ship_names(self) -> list[str]:
        return [*(str(seat + 1) for seat in range(SEATS)), *(legend.name for legend in self.legends), self.navy.name]

    def deck(self) -> list[int]:
        """1.1.6, 1.2.2 – All Tavern cards, by kind, as often as each exists."""
        return [card.kind for card in self.cards for _ in range(card.copies)]

    def treasure_deck(self) -> list[int]:
        """1.2.1 – All Treasure cards, by design."""
        return [kind for kind, treasure in enumerate(self.treasures) for _ in range(treasure.copies)]

    def make_actions(self) -> None:
        """The actions that name pieces of this box."""
        names = self.ship_names()
        self.fire = [
            [Fire(ship, name, section, ship < SEATS) for section in range(ALL + 1)] for ship, name in enumerate(names)
        ]
        self.bury_chests = [Bury("6.6.1", "chests", number) for number in range(self.chests + 1)]
        bag = self.scores.buried_gold
        self.bury_gold = [Bury("6.6.2", "gold", bags * bag) for bags in range(self.gold // bag + 1)]
        self.take_colour = [Colour(number, name) for number, name in enumerate(self.colours)]
        self.arm = self.plans()

    def plans(self) -> list[Arm]:
        """2.3.1, 2.3.2 – Every way to arm a ship; the costs of the levels entered add up."""
        start, last = self.start.ring, self.last_ring
        steps = [(ring, sum(self.costs[start + 1 : ring + 1])) for ring in range(start, last + 1)]
        return [
            Arm([hull, crew, cannons, sails], start, a + b + c + d)
            for hull, a in steps
            for crew, b in steps
            for cannons, c in steps
            for sails, d in steps
        ]

    def plans_for(self, gold: int) -> list[Action]:
        """2.3.1 – The ways to arm a ship that this much gold pays for."""
        found = self.affordable.get(gold)
        if found is None:
            found = [plan for plan in self.arm if plan.cost <= gold]
            self.affordable[gold] = found
        return found
