"""What refusals and conditions name: cards, ships and what is missing, in the words of the box."""

from flibuste.engine.bag import cards
from flibuste.games.stortebeker.table.cards import CARDS
from flibuste.games.stortebeker.table.state import State

Words = tuple[tuple[str, str], ...]


def ship_word(state: State, ship: int) -> Words:
    return (("ship", state.pieces.ships[ship].name),)


def card_word(card: int) -> Words:
    return (("card", CARDS[card]),)


def cards_words(bag: int) -> Words:
    """The cards of a bag, as a list that is said: `rum and 2 water`."""
    return tuple(("cards", CARDS[card]) for card in cards(bag))


def lacking(wanted: int, held: int) -> int:
    """What of one bag is not in another."""
    missing = 0
    for shift in range(0, 60, 4):
        missing += max(0, ((wanted >> shift) & 15) - ((held >> shift) & 15)) << shift
    return missing
