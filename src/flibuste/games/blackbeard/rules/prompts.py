"""What prompts name, as pairs of words: nothing in them is hidden from anybody."""

from flibuste.games.blackbeard.table.constants import FIRST_PORT, NONE
from flibuste.games.blackbeard.table.state import State

Pair = tuple[str, str]
Pairs = tuple[Pair, ...]


def pirate_pair(state: State, number: int, name: str = "pirate") -> Pair:
    return (name, "none" if number == NONE else state.pieces.pirates[number].id)


def place_pair(state: State, place: int) -> Pair:
    return ("place", "none" if place == NONE else state.pieces.places[place])


def port_pair(state: State, number: int) -> Pair:
    """The Port in which this Pirate is."""
    return ("port", state.pieces.ports[state.pirate(number).place - FIRST_PORT].id)


def card_pair(state: State, card: int) -> Pair:
    return ("card", state.pieces.cards[card].id)


def kc_pair(state: State, seat: int) -> Pair:
    """10.0b – This player's KC, who may be a converted Pirate."""
    kc = state.players[seat].kc
    counters = len(state.pieces.commissioners)
    return ("kc", state.pieces.kc(kc).id if kc < counters else "turned-" + state.card(kc - counters).id)


def warship_pairs(state: State, zone: int) -> Pairs:
    """6.4 – The Warship in this Sea Zone, with its ratings."""
    warship = state.pieces.warships[state.warship[zone]]
    return (("warship", warship.id), ("speed", str(warship.speed)), ("combat", str(warship.combat)))


def price_pairs(state: State, number: int, price: int) -> Pairs:
    """9.45b, 18.41Db – What a Governor asks, and what this Pirate has."""
    worth = state.pirate(number).net_worth
    return (pirate_pair(state, number), port_pair(state, number), ("price", str(price)), ("worth", str(worth)))


def yes(flag: bool) -> str:
    return "yes" if flag else "no"
