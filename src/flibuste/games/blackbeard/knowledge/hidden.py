"""2.6e – What a seat cannot see, drawn anew: hands, Pirates in hand, face-down Merchants, and all that will come."""

from flibuste.engine.chance import Chance
from flibuste.engine.step import Sealed
from flibuste.games.blackbeard.rules.turn.recruits import Drawn, Rejection
from flibuste.games.blackbeard.table.constants import BIT, HELD, IN_DECK, NONE, PORTS
from flibuste.games.blackbeard.table.state import State


def resample(state: State, seat: int, chance: Chance) -> State:
    """A state that this seat (-1: a spectator) cannot tell from the real one."""
    other = state.clone()
    other.chance = chance
    deal_hands(other, seat, chance)
    deal_halves(other, chance)
    deal_pirates(other, seat, chance)
    deal_merchants(other, chance)
    for index in range(len(other.stack)):
        step = other.stack[index]
        if isinstance(step, Sealed):
            seal_anew(other, step, seat, chance)
    return other


def deal_hands(state: State, seat: int, chance: Chance) -> None:
    """Held cards are HOLD cards: those of the others are dealt again from what this seat has not seen."""
    unseen: list[int] = []
    must: list[int] = []
    sizes: list[int] = []
    for card in state.deck + state.under:
        (must if state.pieces.cards[card].must else unseen).append(card)
    for player in range(len(state.players)):
        hand = state.players[player].hand
        sizes.append(0 if player == seat else len(hand))
        if player != seat:
            unseen += hand
    unseen.sort()
    for player in range(len(state.players)):
        if player != seat:
            hand = []
            for _ in range(sizes[player]):
                hand.append(unseen.pop(chance.pick(unseen, "hidden")))
            state.players[player].hand = sorted(hand)
    lower = len(state.under)
    state.deck = sorted(unseen + must)
    state.under = [NONE] * lower


def deal_halves(state: State, chance: Chance) -> None:
    """17.2#8g – With the slower pardon the lower half holds the card, and others that nobody knows."""
    lower = len(state.under)
    if not lower:
        return
    from flibuste.games.blackbeard.table.constants import GENERAL_PARDON

    half: list[int] = []
    if GENERAL_PARDON in state.deck:
        state.deck.remove(GENERAL_PARDON)
        half.append(GENERAL_PARDON)
    while len(half) < lower:
        half.append(state.deck.pop(chance.pick(state.deck, "hidden")))
    state.under = sorted(half)


def deal_pirates(state: State, seat: int, chance: Chance) -> None:
    """2.6a – Pirate cards in other hands, unless everybody has seen them drafted (3.0.6d)."""
    sizes: list[int] = []
    for player in range(len(state.players)):
        held = state.players[player].held
        kept = [number for number in held if player == seat or state.known & BIT[number]]
        sizes.append(len(held) - len(kept))
        for number in held:
            if number not in kept:
                state.fate[number] = IN_DECK
        state.players[player].held = kept
    for player in range(len(state.players)):
        for _ in range(sizes[player]):
            deck = state.pirate_deck()
            number = deck[chance.pick(deck, "hidden")]
            state.fate[number] = HELD
            state.put_back(state.players[player].held, number)
    for index in range(len(state.stack)):
        rename(state, index, seat)


def rename(state: State, index: int, seat: int) -> None:
    """A question about a Pirate card in another's hand is about one that he may hold."""
    step = state.stack[index]
    if isinstance(step, Drawn) and step.player != seat:
        state.stack[index] = Drawn(step.player, state.players[step.player].held[-1])
    elif isinstance(step, Rejection) and step.player != seat:
        state.stack[index] = Rejection(step.player, state.players[step.player].held[-1])


def deal_merchants(state: State, chance: Chance) -> None:
    """2.6e – What a face-down Merchant is, nobody knows."""
    hidden = [port for port in range(PORTS) if state.merchant[port] != NONE and not state.face_up & BIT[port]]
    for port in hidden:
        state.put_back(state.merchant_pool, state.merchant[port])
    for port in hidden:
        state.merchant[port] = state.merchant_pool.pop(chance.pick(state.merchant_pool, "hidden"))


def seal_anew(state: State, step: Sealed[State], seat: int, chance: Chance) -> None:
    """What the others have sealed, nobody else has seen."""
    for index in range(len(step.seats)):
        player = step.seats[index]
        if player != seat and step.slots[index] is not None:
            choices = step.choices(state, player)
            step.slots[index] = choices[chance.below(len(choices), "hidden")]
