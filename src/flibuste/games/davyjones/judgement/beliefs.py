"""What the choices of others tell about their face-down crew.

Whoever builds a fleet takes crew who work aboard their ship, and spends his points; whoever has such crew reveals them
before long, so that those who still lie face down late in the game may be of no use there. How much each of these tells
is fitted on matches (`flibuste fit`).
"""

from math import exp
from typing import Final

from flibuste.engine.chance import NO_CHANCE, Chance
from flibuste.engine.mind import Guess, Mind, Sampler, drawn
from flibuste.games.davyjones.knowledge.hidden import Dealer, deal_crew, resample_by
from flibuste.games.davyjones.rules.abilities.active_abilities import card_belongs
from flibuste.games.davyjones.table.crew import Crew
from flibuste.games.davyjones.table.pieces import Crew as CrewCard
from flibuste.games.davyjones.table.state import State

BELIEFS: Final = ("works", "works-late", "countryman", "captain", "generic", "points", "dearest")
EVEN: Final = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
_WORKS: Final = 0
_WORKS_LATE: Final = 1
_COUNTRYMAN: Final = 2
_CAPTAIN: Final = 3
_GENERIC: Final = 4
_POINTS: Final = 5
_DEAREST: Final = 6
_LATE: Final = 10.0  # rounds: by then those who work have shown themselves


class BelievingSampler(Sampler[State]):
    """Deals face-down crew by what their owners' choices tell, and everything else evenly."""

    def __init__(self, mind: Mind[State], state: State, seat: int) -> None:
        super().__init__(mind, state, seat)
        self.dealer = BelievingDealer(mind.beliefs)

    def draw(self, chance: Chance) -> State:
        return resample_by(self.dealer, self.state, self.seat, chance)


class BelievingDealer(Dealer):
    """Remembers for every crew how likely each card is: ships and rounds stay as they are while one thinks."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.dearest = exp(weights[_DEAREST])
        self.factors: dict[int, dict[int, float]] = {}

    def choose(self, state: State, crew: Crew, cards: list[CrewCard], most: int, chance: Chance) -> CrewCard:
        shares: list[float] = []
        for card in cards:
            share = self.factor(state, crew, card)
            shares.append(share * self.dearest if card.points == most else share)
        return cards[drawn(shares, chance, "hidden")]

    def factor(self, state: State, crew: Crew, card: CrewCard) -> float:
        """How likely a crew is to be this card, by what does not depend on the others of its fleet."""
        known = self.factors.setdefault(crew.number, {})
        found = known.get(card.kind, 0.0)
        if found == 0.0:
            total = 0.0
            row = row_of(state, crew, card, -1)
            for index in range(len(row)):
                total += row[index] * self.weights[index]
            found = exp(total)
            known[card.kind] = found
        return found


def row_of(state: State, crew: Crew, card: CrewCard, most: int) -> list[float]:
    """What tells whether a face-down crew is this card."""
    row = [0.0] * len(BELIEFS)
    if crew.ship >= 0:
        ship = state.ship(crew.ship)
        if card_belongs(state, ship, crew, card):
            row[_WORKS] = 1.0
            row[_WORKS_LATE] = min(1.0, state.round / _LATE)
    elif any(ship.card.nation == card.nation for ship in state.ships if ship.owner == crew.owner):
        row[_COUNTRYMAN] = 1.0
    row[_CAPTAIN] = 1.0 if card.is_captain else 0.0
    row[_GENERIC] = 1.0 if card.generic else 0.0
    row[_POINTS] = float(card.points)
    row[_DEAREST] = 1.0 if card.points == most else 0.0
    return row


# ---- to fit and to prove --------------------------------------------------------------------------------------------


class GuessingDealer(Dealer):
    """Deals the true cards, and notes what else they might have been: each guess knows those before it."""

    def __init__(self) -> None:
        self.guesses: list[Guess] = []

    def choose(self, state: State, crew: Crew, cards: list[CrewCard], most: int, chance: Chance) -> CrewCard:
        if crew.card in cards:
            rows = [row_of(state, crew, card, most) for card in cards]
            self.guesses.append(Guess(rows, cards.index(crew.card)))
        return crew.card


def guesses(state: State, seat: int) -> list[Guess]:
    """Every crew of the others that this seat has not seen, as it may guess who that is."""
    dealer = GuessingDealer()
    other = state.clone()
    for owner in range(other.seats):
        if owner != seat:
            deal_crew(other, seat, owner, NO_CHANCE, dealer)
    return dealer.guesses
