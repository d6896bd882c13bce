"""What the choices of others tell about their hands and their face-down pirates.

A player keeps what he could not use: a card that fits a ship where he has begun is less likely to be in his hand than
one that fits nowhere. How much each of these tells is fitted on matches (`flibuste fit`).
"""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from flibuste.engine.bag import BITS, FULL, ONE, cards, count
from flibuste.engine.chance import NO_CHANCE, Chance
from flibuste.engine.mind import Guess, Mind, Sampler
from flibuste.games.stortebeker.knowledge.hidden import gather
from flibuste.games.stortebeker.table.cards import (
    CARDS,
    FIRST_PIRATE,
    FIRST_SYMBOL,
    PIRATE_CARDS,
    PLACE_IN_NEEDS,
    pirate_cards,
)
from flibuste.games.stortebeker.table.pieces import Ship
from flibuste.games.stortebeker.table.state import GAP, State

BELIEFS: Final = (
    "number",
    "fits-begun",
    "fits-two-begun",
    "fits-new",
    "symbol",
    "pirate",
    "pirate-value",
    "room",
    "laid-number",
    "laid-value",
    "laid-at",
)
EVEN: Final = (1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0)
_NUMBER: Final = 0
_FITS_BEGUN: Final = 1
_FITS_TWO: Final = 2
_FITS_NEW: Final = 3
_SYMBOL: Final = 4
_PIRATE: Final = 5
_PIRATE_VALUE: Final = 6
_ROOM: Final = 7
_LAID_NUMBER: Final = 8
_LAID_VALUE: Final = 9
_LAID_AT: Final = 10
_GRAIN: Final = 1 << 24
_KINDS: Final = len(CARDS)


class BelievingSampler(Sampler[State]):
    """Deals hands and face-down pirates by what their owners' choices tell; what is public stays as it is."""

    def __init__(self, mind: Mind[State], state: State, seat: int) -> None:
        super().__init__(mind, state, seat)
        self.bare = state.clone()
        self.bare.chance = NO_CHANCE
        self.sizes = gather(self.bare, seat)
        self.laid = clear_pirates(self.bare, seat)
        weights = mind.beliefs
        self.hands = [held_weights(state, player, weights) for player in range(state.seats)]
        self.sides = [
            laid_weights(state, index, weights) if self.laid[index] else [] for index in range(len(state.sides))
        ]
        self.by_number = powers(weights[_NUMBER])
        self.by_laid_number = powers(weights[_LAID_NUMBER])

    def draw(self, chance: Chance) -> State:
        other = self.bare.clone()
        other.chance = chance
        for index in range(len(self.laid)):
            number = self.laid[index]
            if number:
                found = deal(other, number, self.sides[index], self.by_laid_number, FIRST_PIRATE, chance)
                other.sides[index].face_down = found
        for player in range(other.seats):
            number = self.sizes[player]
            if number:
                other.players[player].hand += deal(other, number, self.hands[player], self.by_number, 0, chance)
        return other


def clear_pirates(state: State, seat: int) -> list[int]:
    """2.1.7 – How many pirates of the others lie face down at each side; they are taken away."""
    found = [0] * len(state.sides)
    for index in range(len(state.sides)):
        if index % state.seats != seat:
            found[index] = pirate_cards(state.sides[index].face_down)
            state.sides[index].face_down = 0
    return found


def deal(state: State, cards: int, weights: list[float], powers_of: list[float], first: i64, chance: Chance) -> i64:
    """So many cards out of the draw pile, by weight and number; `first` is the first kind that they may be."""
    pile = state.draw_pile >> (BITS * first)
    shares: list[float] = [0.0] * first
    total = 0.0
    for kind in range(first, _KINDS):
        share = weights[kind] * powers_of[pile & FULL]
        shares.append(share)
        total += share
        pile >>= BITS
    dealt: i64 = 0
    for _ in range(cards):
        found = by_share(shares, total * chance.below(_GRAIN, "hidden") / _GRAIN, first)
        dealt += ONE[found]
        share = weights[found] * powers_of[((state.draw_pile - dealt) >> (BITS * found)) & FULL]
        total += share - shares[found]
        shares[found] = share
    state.draw_pile -= dealt
    return dealt


def by_share(shares: list[float], mark: float, first: i64) -> i64:
    """Where the mark lies when all shares are laid end to end."""
    found: i64 = -1
    for kind in range(first, _KINDS):
        share = shares[kind]
        if share > 0.0:
            found = kind
            mark -= share
            if mark < 0.0:
                break
    return found


def powers(weight: float) -> list[float]:
    """What a number of cards counts, as a factor."""
    return [0.0, *[exp(weight * log(float(number))) for number in range(1, FULL + 1)]]


def held_weights(state: State, owner: int, weights: list[float]) -> list[float]:
    """How likely each kind is to be in this hand, as a factor, apart from its number."""
    return [factor(held_row(state, owner, kind), weights) for kind in range(_KINDS)]


def laid_weights(state: State, index: int, weights: list[float]) -> list[float]:
    """How likely each kind is to lie face down at this side, as a factor."""
    return [factor(laid_row(state, index, kind), weights) for kind in range(_KINDS)]


def factor(row: list[float], weights: list[float]) -> float:
    total = 0.0
    for index in range(len(row)):
        total += row[index] * weights[index]
    return exp(total)


def held_row(state: State, owner: int, kind: int) -> list[float]:
    """What tells whether a card of this kind is in a hand: where its owner could have placed it."""
    row = [0.0] * len(BELIEFS)
    begun = 0
    for berth in range(len(state.sea)):
        if state.sea[berth] == GAP:
            continue
        side = state.side(berth, owner)
        if kind >= FIRST_PIRATE:
            row[_ROOM] += 1.0 if side.room_for_pirates() > 0 else 0.0
        elif fits(state.ship(berth), side.stock(), kind):
            if side.is_empty():
                row[_FITS_NEW] += 1.0
            else:
                begun += 1
    row[_FITS_BEGUN] = 1.0 if begun else 0.0
    row[_FITS_TWO] = 1.0 if begun > 1 else 0.0
    if kind >= FIRST_PIRATE:
        row[_PIRATE] = 1.0
        row[_PIRATE_VALUE] = kind - FIRST_PIRATE - 1.0
    elif kind >= FIRST_SYMBOL:
        row[_SYMBOL] = 1.0
    return row


def fits(ship: Ship, stock: int, kind: int) -> bool:
    """2.1.5 – Whether a ship still asks for this provision here."""
    return (((ship.needs - stock) >> PLACE_IN_NEEDS[kind]) & FULL) > 0


def laid_row(state: State, index: int, kind: int) -> list[float]:
    """What tells which pirate lies face down: for a ship that is worth more, a stronger one."""
    row = [0.0] * len(BELIEFS)
    ship = state.ship(index // state.seats)
    value = kind - FIRST_PIRATE - 1.0
    row[_LAID_VALUE] = value
    row[_LAID_AT] = value * (ship.value - 4.0) / 4.0
    return row


# ---- to fit and to prove --------------------------------------------------------------------------------------------


def guesses(state: State, seat: int) -> list[Guess]:
    """Every hidden card, as this seat may guess it."""
    bare = state.clone()
    gather(bare, seat)
    found: list[Guess] = []
    for owner in range(state.seats):
        if owner != seat:
            for kind in cards(state.players[owner].hand):
                found.append(held_guess(state, bare.draw_pile, owner, kind))
    for index in range(len(state.sides)):
        if index % state.seats != seat:
            for kind in cards(state.sides[index].face_down & PIRATE_CARDS):
                found.append(laid_guess(state, bare.draw_pile, index, kind))
    return found


def held_guess(state: State, pile: int, owner: int, truth: int) -> Guess:
    possible = [kind for kind in range(_KINDS) if count(pile, kind)]
    rows = [held_row(state, owner, kind) for kind in possible]
    for place in range(len(possible)):
        rows[place][_NUMBER] = log(float(count(pile, possible[place])))
    return Guess(rows, possible.index(truth))


def laid_guess(state: State, pile: int, index: int, truth: int) -> Guess:
    possible = [kind for kind in range(FIRST_PIRATE, _KINDS) if count(pile, kind)]
    rows = [laid_row(state, index, kind) for kind in possible]
    for place in range(len(possible)):
        rows[place][_LAID_NUMBER] = log(float(count(pile, possible[place])))
    return Guess(rows, possible.index(truth))
