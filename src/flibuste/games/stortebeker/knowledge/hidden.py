"""5.1.3 – What a seat cannot see, drawn anew: hands, face-down pirates and everything that will come."""

from flibuste.engine.bag import ONE, size
from flibuste.engine.chance import Chance
from flibuste.games.stortebeker.table.cards import PIRATE_CARDS, pirate_cards
from flibuste.games.stortebeker.table.state import State


def resample(state: State, seat: int, chance: Chance) -> State:
    """A state that this seat (-1: a spectator) cannot tell from the real one.

    All unseen cards are gathered; face-down pirates are dealt first, since they must be pirates, then the hands.
    """
    other = state.clone()
    other.chance = chance
    sizes = gather(other, seat)
    deal_pirates(other, seat, chance)
    for player in range(other.seats):
        for _ in range(sizes[player]):
            other.players[player].hand += take(other, other.draw_pile, chance)
    return other


def gather(state: State, seat: int) -> list[int]:
    """Put the hands of all others back into the draw pile; returns their sizes."""
    sizes = [0] * state.seats
    for player in range(state.seats):
        if player != seat:
            sizes[player] = size(state.players[player].hand)
            state.draw_pile += state.players[player].hand
            state.players[player].hand = 0
    for index in range(len(state.sides)):
        if index % state.seats != seat:
            state.draw_pile += state.sides[index].face_down
    return sizes


def deal_pirates(state: State, seat: int, chance: Chance) -> None:
    """2.1.7 – The number of face-down pirates is public, their values are not."""
    for index in range(len(state.sides)):
        if index % state.seats != seat:
            side = state.sides[index]
            number = pirate_cards(side.face_down)
            side.face_down = 0
            for _ in range(number):
                side.face_down += take(state, state.draw_pile & PIRATE_CARDS, chance)


def take(state: State, among: int, chance: Chance) -> int:
    """A card among these, out of the draw pile."""
    card = ONE[chance.draw(among, "hidden")]
    state.draw_pile -= card
    return card
