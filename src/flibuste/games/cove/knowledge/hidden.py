"""7.0.3, 11.2.1 – What a seat cannot see, drawn anew: hands, sealed choices and everything that will come."""

from flibuste.engine.chance import Chance
from flibuste.engine.step import Sealed
from flibuste.games.cove.table.constants import FAME, PARROT
from flibuste.games.cove.table.piles import put
from flibuste.games.cove.table.state import State


def resample(state: State, seat: int, chance: Chance) -> State:
    """A state that this seat (-1: a spectator) cannot tell from the real one.

    The Tavern pile and the hands of all others are mixed and dealt again. Parrots are never in a hand (7.1.6), and
    once the Fame cards have been revealed (5.3.1) they stay where they are. The order of piles is not kept at all.
    """
    other = state.clone()
    other.chance = chance
    sizes = [0] * other.seats
    for player in range(other.seats):
        if player != seat:
            sizes[player] = gather(other, player)
    for player in range(other.seats):
        for _ in range(sizes[player]):
            deal(other, player, chance)
    reseal(other, seat, chance)
    return other


def is_hidden(state: State, card: int) -> bool:
    """Whether a card in a hand is unknown to the others."""
    return not (state.revealed and state.pieces.cards[card].family == FAME)


def gather(state: State, player: int) -> int:
    """Put the hidden cards of a hand back into the pile; returns how many."""
    kept: list[int] = []
    number = 0
    for card in state.players[player].hand:
        if is_hidden(state, card):
            put(state.tavern, card)
            number += 1
        else:
            kept.append(card)
    state.players[player].hand = kept
    return number


def deal(state: State, player: int, chance: Chance) -> None:
    """One card that could be in a hand, out of the pile."""
    possible: list[int] = []
    for index in range(len(state.tavern)):
        card = state.tavern[index]
        if state.pieces.cards[card].family != PARROT and is_hidden(state, card):
            possible.append(index)
    card = state.tavern.pop(possible[chance.below(len(possible), "hidden")])
    state.players[player].take_card(card)


def reseal(state: State, seat: int, chance: Chance) -> None:
    """Sealed choices of the others: any they might have made."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Sealed):
        for index in range(len(step.seats)):
            if step.seats[index] != seat and step.slots[index] is not None:
                choices = step.choices(state, step.seats[index])
                step.slots[index] = choices[chance.below(len(choices), "hidden")]
