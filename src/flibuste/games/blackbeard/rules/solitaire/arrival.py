"""19.1 to 19.8 – Setting up the solitaire game, and how the System Player's Pirates arrive."""

from typing import ClassVar

from flibuste.games.blackbeard.rules.crew import WhichZone
from flibuste.games.blackbeard.rules.dice import d66
from flibuste.games.blackbeard.rules.port.ports import merchants_in, place_merchants
from flibuste.games.blackbeard.rules.setup import deal_hand, place_governors
from flibuste.games.blackbeard.rules.turn.recruits import ChooseShip, place_pirate, rig_pirate
from flibuste.games.blackbeard.rules.turn.turn import Turn
from flibuste.games.blackbeard.table.constants import AMBITION, NONE, SCHOONER, SLOOP, SYSTEM, ZONES
from flibuste.games.blackbeard.table.state import State, TableStep


def set_up_alone(state: State) -> None:
    """19.3a – Two Event piles; 19.5a – Governors; 19.4a – 10 Merchants; Blackbeard where they are, then the rivals."""
    pieces = state.pieces
    state.must = [card for card in state.deck if pieces.cards[card].must]
    state.deck = [card for card in state.deck if not pieces.cards[card].must and card != AMBITION]
    state.removed = [AMBITION] * pieces.cards[AMBITION].count
    place_governors(state)
    place_merchants(state, pieces.alone_merchants)
    zones = starting_zones(state)
    place_pirate(state, 0, pieces.blackbeard, zones[0])
    # 19.8a – Four HOLD cards; 19.11c – the other pile is the system's alone; 19.11a – no Pirates in hand.
    deal_hand(state, 0)
    state.rivals = [NONE] * pieces.rivals
    state.stack.append(Turn())
    state.stack.append(RivalsArrive())
    state.stack.append(ChooseShip(0, pieces.blackbeard))
    if len(zones) > 1:
        state.stack.append(WhichZone(0, pieces.blackbeard, zones))


def starting_zones(state: State) -> list[int]:
    """19.6a – The Sea Zone with the most Merchants; of several the one with the best first row of the Cargo Table."""
    counts = [merchants_in(state, zone) for zone in range(ZONES)]
    most = max(counts)
    best = max(state.pieces.cargo[zone][0] for zone in range(ZONES) if counts[zone] == most)
    return [zone for zone in range(ZONES) if counts[zone] == most and state.pieces.cargo[zone][0] == best]


class RivalsArrive(TableStep):
    """19.1a – The System Player's Pirates are drawn and deployed."""

    NAME: ClassVar[str] = "rivals-arrive"
    CLAUSE: ClassVar[str] = "19.1a"

    def resume(self, state: State) -> None:
        state.stack.pop()
        for slot in range(len(state.rivals)):
            new_rival(state, slot)


class NewRival(TableStep):
    """19.1c – A system Pirate has left play: a new one is drawn in his place."""

    NAME: ClassVar[str] = "new-rival"
    CLAUSE: ClassVar[str] = "19.1c"
    FIELDS: ClassVar[dict[str, str]] = {"old": "pirate"}

    def __init__(self, old: int) -> None:
        super().__init__()
        self.old = old

    def resume(self, state: State) -> None:
        state.stack.pop()
        if self.old in state.rivals:
            new_rival(state, state.rivals.index(self.old))


def new_rival(state: State, slot: int) -> None:
    """19.7a, 19.1b – In the zone of a D66 Port without a Pirate; 1d6: 1-4 Sloop, 5-6 Schooner."""
    deck = state.pirate_deck()
    if not deck:
        state.rivals[slot] = NONE
        return
    number = deck[state.chance.pick(deck, "pirate")]
    state.rivals[slot] = number
    place_pirate(state, SYSTEM, number, free_zone(state))
    rig_pirate(state, number, SLOOP if state.chance.die("rival-ship") <= 4 else SCHOONER)


def free_zone(state: State) -> int:
    """19.7a – Rolled again if the zone already has a Pirate."""
    while True:
        for zone in state.pieces.ports[d66(state, "rival-zone")].zones:
            if not state.docked_in(zone):
                return zone
