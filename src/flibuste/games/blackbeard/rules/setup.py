"""3.0 – Setting up."""

from typing import ClassVar

from flibuste.engine.chance import Chance
from flibuste.engine.seats import NOBODY
from flibuste.games.blackbeard.rules.deployment import Deployment, Draft, FitOut
from flibuste.games.blackbeard.rules.dice import d66
from flibuste.games.blackbeard.rules.port.ports import place_merchants
from flibuste.games.blackbeard.rules.turn.must_play import packed
from flibuste.games.blackbeard.rules.turn.recruits import Rejection
from flibuste.games.blackbeard.rules.turn.turn import Turn
from flibuste.games.blackbeard.table.constants import BIT, GENERAL_PARDON, HELD, NONE, PORTS
from flibuste.games.blackbeard.table.events import DEALT, DEALT_PIRATES, FIRST, GOVERNOR
from flibuste.games.blackbeard.table.options import Rules
from flibuste.games.blackbeard.table.pieces import Pieces
from flibuste.games.blackbeard.table.state import Player, State, TableStep, bare


def empty_table(pieces: Pieces, rules: Rules, seats: int, chance: Chance) -> State:
    """The table before anything is dealt; the solitaire game has a second, system player."""
    state = State(pieces, rules, seats, chance)
    bare(state)
    # 3.0.9a – All begin with 0 VP.
    state.players = [Player() for _ in range(max(2, seats))]
    return state


def set_up(state: State) -> None:
    """3.0 – Play Order, hands, Governors, Pirates; then deployment, ships and Merchants."""
    if state.is_alone():
        from flibuste.games.blackbeard.rules.solitaire.arrival import set_up_alone

        set_up_alone(state)
        return
    state.first = highest(state, "order")
    state.turn = state.first
    deal_events(state)
    place_governors(state)
    state.stack.append(Begin())
    state.stack.append(FitOut())
    state.stack.append(Deployment())
    if state.rules.pirates == "draft":
        state.stack.append(Draft(highest(state, "draft")))
    else:
        deal_pirates(state)


def highest(state: State, label: str) -> int:
    """3.0.2a – Each rolls 1d6; the highest is first, ties are rolled again among the tied."""
    tied = list(range(state.seats))
    while len(tied) > 1:
        rolls = [state.chance.die(label) for _ in tied]
        best = max(rolls)
        tied = [seat for seat, result in zip(tied, rolls, strict=True) if result == best]
    state.tell(FIRST, tied[0])
    return tied[0]


def deal_events(state: State) -> None:
    """3.0.3a, 3.0.4 – Four HOLD cards each; then the MUST PLAY cards join the deck, in the long game not the Pardon."""
    must = [card for card in state.deck if state.pieces.cards[card].must]
    state.deck = [card for card in state.deck if not state.pieces.cards[card].must]
    for offset in range(state.seats):
        seat = (state.first + offset) % state.seats
        deal_hand(state, seat)
    # 3.0.4b – The MUST PLAY cards are shuffled in after the deal.
    state.deck = sorted(state.deck + must)
    # 3.0.10a – Chosen before the game.
    if state.rules.length == "long":
        state.deck.remove(GENERAL_PARDON)
        state.pardon_aside = True


def deal_hand(state: State, seat: int) -> None:
    hand = state.players[seat].hand
    for _ in range(state.pieces.hand):
        state.put_back(hand, state.draw_from(state.deck, "hand"))
    state.tell(DEALT, seat, len(hand), packed(hand))


def place_governors(state: State) -> None:
    """3.0.5 – Eight Pro-Pirate Governors by D66; an occupied or Pirate Port passes on to the next higher locator."""
    for governor in range(state.pieces.anti_from):
        # 3.0.5b – Else the next higher locator, round from 66 to 11; 9.22a – the others come by card.
        start = d66(state, "governor")
        for step in range(PORTS):
            port = (start + step) % PORTS
            if state.governor[port] == NONE and state.pieces.ports[port].nation != NONE:
                state.governor[port] = governor
                state.pro_ports += 1
                state.tell(GOVERNOR, NOBODY, governor, port)
                break


def deal_pirates(state: State) -> None:
    """3.0.6b, 2.7b – Pirates at random in Play Order; with many players one each, which may be sent back (2.7c)."""
    crowd = state.seats >= state.pieces.crowd
    for offset in range(state.seats):
        seat = (state.first + offset) % state.seats
        held = state.players[seat].held
        for _ in range(state.limit()):
            deck = state.pirate_deck()
            number = deck[state.chance.pick(deck, "pirate")]
            state.fate[number] = HELD
            # 3.0.6c – Beside the hand of Event cards.
            state.put_back(held, number)
        state.tell(DEALT_PIRATES, seat, len(held), packed_pirates(held))
    if crowd:
        for offset in range(state.seats - 1, -1, -1):
            seat = (state.first + offset) % state.seats
            state.stack.append(Rejection(seat, state.players[seat].held[0]))


def packed_pirates(held: list[int]) -> int:
    total = 0
    for number in held:
        total |= BIT[number]
    return total


class Begin(TableStep):
    """3.0.8a – Eight Merchants face down; then the first turn."""

    NAME: ClassVar[str] = "begin"
    CLAUSE: ClassVar[str] = "3.0.8a"

    def resume(self, state: State) -> None:
        place_merchants(state, state.pieces.start_merchants)
        state.stack[-1] = Turn()
