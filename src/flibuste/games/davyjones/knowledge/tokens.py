"""2.6, 3.14 – The tokens a seat has not seen, drawn anew from what it can know about them.

What can be known: how many there are and where they lie, what their coins are worth together (2.6.1: everybody brings
the same gold, and all that has been seen is known), that a player brings a unique treasure once (2.6.3), and that
whoever explores an island must load the unique treasures there (5.6). How many unique treasures were brought is not.
"""

from math import comb
from typing import Final

from flibuste.engine.chance import Chance
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.pieces import Treasure
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.token import Token

FREE: Final = 0  # on an island that nobody has explored: anything
EXPLORED: Final = 1  # on another: only what did not fit or stays face down
ABOARD: Final = 2  # face down aboard: only what stays face down

_USUAL: Final = 2  # unique treasures that a player brings, at most, as far as anybody expects
_SCALE: Final = 10000
_TRIES: Final = 20


def deal_tokens(state: State, seat: int, chance: Chance) -> None:
    unseen = [token for token in state.tokens if not token.is_known_to(seat)]
    if not unseen:
        return
    gold = sum(token.value for token in unseen)
    kinds = kinds_of_places(state, unseen)
    number = unique_number(state, seat, unseen, gold, chance)
    for _ in range(_TRIES):
        placed = place_uniques(state, seat, kinds, number, chance)
        coins = sum(treasure is None for treasure in placed)
        if coins <= gold <= coins * max(state.box.setup.coins):
            break
    values = mint(state, coins, gold, chance)
    for token, treasure in zip(unseen, placed, strict=True):
        token.treasure = treasure
        token.value = values.pop() if treasure is None else 0


def kinds_of_places(state: State, unseen: list[Token]) -> list[int]:
    """Where each token lies: FREE, EXPLORED or ABOARD."""
    found: dict[int, int] = {}
    for island in state.islands:
        for number in island.tokens:
            found[number] = EXPLORED if island.explored else FREE
    for ship in state.ships:
        for number in ship.cargo:
            found[number] = ABOARD
    return [found.get(token.number, FREE) for token in unseen]


def may_lie(treasure: Treasure, kind: int) -> bool:
    """5.6, 12.7 – Whether a unique treasure can lie face down there."""
    return kind == FREE or treasure.face_down or (kind == EXPLORED and treasure.space > 0)


def copies_left(state: State, seat: int) -> list[int]:
    """2.6.3 – How many of each unique treasure can be among the unseen: one for each player, less those seen."""
    left = [state.seats for _ in state.box.treasures]
    for token in state.tokens:
        if token.treasure is not None and token.is_known_to(seat):
            left[token.treasure.kind] -= 1
    return left


def unique_number(state: State, seat: int, unseen: list[Token], gold: int, chance: Chance) -> int:
    """How many of the unseen are unique treasures: told by their number with 15.6, else as likely as it is."""
    if state.rules.uniques_on_top:
        return sum(token.treasure is not None for token in unseen)
    number = len(unseen)
    least = max(0, number - gold)
    most = number - -(-gold // max(state.box.setup.coins))
    seen = sum(token.treasure is not None and token.is_known_to(seat) for token in state.tokens)
    weights = [likelihood(state, number, uniques, seen) for uniques in range(least, most + 1)]
    at = chance.below(max(1, sum(weights)), "hidden")
    for uniques, weight in enumerate(weights, least):
        at -= weight
        if at < 0:
            return uniques
    return least


def likelihood(state: State, number: int, uniques: int, seen: int) -> int:
    """How often so many of the unseen are unique, when each player brings none, one or two, all as likely."""
    total = uniques + seen
    everything = sum(token.captive == NONE for token in state.tokens)
    ways = [1]
    for _ in range(state.seats):
        ways = [sum(ways[max(0, n - _USUAL) : n + 1]) for n in range(len(ways) + _USUAL)]
    if total >= len(ways) or total > everything:
        return 1 if uniques == 0 else 0
    share = comb(number, uniques) * comb(everything - number, seen) * _SCALE // comb(everything, total)
    return ways[total] * share


def place_uniques(state: State, seat: int, kinds: list[int], number: int, chance: Chance) -> list[Treasure | None]:
    """A unique treasure for some of the places, each where it can lie; None where a coin lies."""
    found: list[Treasure | None] = [None] * len(kinds)
    left = copies_left(state, seat)
    for _ in range(number):
        open_places = [place for place in range(len(kinds)) if found[place] is None]
        choices = [
            treasure
            for treasure in state.box.treasures
            if left[treasure.kind] > 0 and any(may_lie(treasure, kinds[place]) for place in open_places)
        ]
        if not choices:
            break
        treasure = choices[chance.below(len(choices), "hidden")]
        places = [place for place in open_places if may_lie(treasure, kinds[place])]
        found[places[chance.below(len(places), "hidden")]] = treasure
        left[treasure.kind] -= 1
    return found


def mint(state: State, number: int, gold: int, chance: Chance) -> list[int]:
    """2.6.1, 2.6.2 – So many coins that are worth so much together; in an order that means nothing."""
    dearest = max(state.box.setup.coins)
    coins = [1 if place < gold else 0 for place in range(number)]
    for _ in range(gold - sum(coins)):
        low = [place for place in range(number) if coins[place] < dearest]
        if not low:
            break
        coins[low[chance.below(len(low), "hidden")]] += 1
    chance.shuffle(coins, "hidden")
    return coins
