"""19.13, 19.14 – How the System Player reacts to Blackbeard's Actions: a card turned up, and its KC."""

from flibuste.games.blackbeard.rules.port.ports import has_pro_governor
from flibuste.games.blackbeard.rules.reactions.ap_actions import note_kc, try_kc
from flibuste.games.blackbeard.rules.reactions.card_against import lay_card
from flibuste.games.blackbeard.rules.reactions.limits import may_use_kc, open_cards, open_to_kc, open_without_card
from flibuste.games.blackbeard.rules.reactions.protocol import BI, BX, CARD_OPTION, PC, W1, W3, WS, C, allowed
from flibuste.games.blackbeard.rules.sea.commissioners import Interception
from flibuste.games.blackbeard.rules.solitaire.priorities import next_toward
from flibuste.games.blackbeard.rules.turn.must_play import resolve_must
from flibuste.games.blackbeard.rules.victory import is_ending
from flibuste.games.blackbeard.table.constants import (
    FIRST_PORT,
    GENERAL_PARDON,
    LOCAL_RESISTANCE,
    NONE,
    PIRATE_CONVERTS,
    PIRATES,
    PORTS,
    RETIRED,
    SYSTEM,
    ZONES,
)
from flibuste.games.blackbeard.table.events import KC_MOVED, TURNED_UP
from flibuste.games.blackbeard.table.piles import draw_event
from flibuste.games.blackbeard.table.state import State


def turn_up(state: State) -> None:
    """19.13a – At every Action of Blackbeard the top HOLD card; an Anti-Pirate one is applied in the first window."""
    card = draw_hold(state)
    if card != GENERAL_PARDON:
        state.tell(TURNED_UP, SYSTEM, card)
        state.turned_up = card


def draw_hold(state: State) -> int:
    """19.10b – General Pardon is resolved by whoever turns it up, and another card drawn in its place.

    19.9e – Not after the third time: then the game is over, and General Pardon itself is the answer.
    """
    card = draw_event(state)
    while card == GENERAL_PARDON:
        resolve_must(state, card)
        if is_ending(state) or not (state.deck or state.under or state.discards):
            return GENERAL_PARDON
        card = draw_event(state)
    return card


def react(state: State, moment: int) -> bool:
    """19.13, 19.14 – What the system does in a window of Blackbeard's Action; whether it did anything."""
    return apply_card(state, moment) or hunt(state, moment)


def apply_card(state: State, moment: int) -> bool:
    """19.13b – The card turned up, if this window allows it: in the plainest way to do him most harm."""
    card = state.turned_up
    if card not in CARD_OPTION or not open_to_system(state, moment) & CARD_OPTION[card]:
        return False
    place = resistance_port(state) if card == LOCAL_RESISTANCE else NONE
    if card == LOCAL_RESISTANCE and place == NONE:
        return False
    state.turned_up = NONE
    lay_card(state, SYSTEM, card, state.active, place, turncoat(state) if card == PIRATE_CONVERTS else NONE)
    return True


def open_to_system(state: State, moment: int) -> int:
    """19.13b – As for a player; but a Warship Sighting also sets the Warship On Station on him."""
    found = open_cards(state)
    if open_without_card(state, SYSTEM) & C:
        found |= WS
    if state.players[SYSTEM].kc != NONE:
        # 17.2#16a – For a player without a KC.
        found &= ~PC
    return found & allowed(state, moment)


def resistance_port(state: State) -> int:
    """19.13b – The Port he is in, else one of his Safe Havens."""
    pirate = state.pirate(state.active)
    if pirate.place >= FIRST_PORT and has_pro_governor(state, pirate.place - FIRST_PORT):
        return pirate.place
    for port in range(PORTS):
        if state.haven_of[port] == state.active and has_pro_governor(state, port):
            return FIRST_PORT + port
    return NONE


def turncoat(state: State) -> int:
    for number in range(PIRATES):
        if state.fate[number] == RETIRED:
            return number
    return NONE


def hunt(state: State, moment: int) -> bool:
    """19.14b – A KC is sent after him once a turn; one in play intercepts, or comes nearer when it cannot reach him.

    Whether it intercepts: then the window goes on, for the battle may have made room for the card turned up.
    """
    if moment == W1 and not state.hunted and state.pirate(state.active).place < ZONES:
        state.hunted = True
        if state.players[SYSTEM].kc == NONE and state.kc_pool:
            try_kc(state, SYSTEM)
    if not may_use_kc(state, SYSTEM):
        return False
    options = open_to_kc(state, SYSTEM) & allowed(state, moment)
    if options & (BI | BX):
        intercept(state, options & BX != 0)
        return True
    if moment == W3:
        come_nearer(state)
    return False


def intercept(state: State, moves: bool) -> None:
    """10.24 – From his own Sea Zone, or out of a neighbouring one."""
    note_kc(state, SYSTEM)
    if moves:
        move_kc(state, state.pirate(state.active).place)
    state.stack.append(Interception(SYSTEM, moves))


def come_nearer(state: State) -> None:
    """19.14b – One step on the shortest way to Blackbeard; the Sea Zone of his Port is near enough."""
    place = state.pirate(state.active).place
    goals = state.port_of(place).zones if place >= FIRST_PORT else [place]
    step = next_toward(state, state.players[SYSTEM].kc_place, goals)
    if step != NONE:
        note_kc(state, SYSTEM)
        move_kc(state, step)


def move_kc(state: State, place: int) -> None:
    player = state.players[SYSTEM]
    player.kc_place = place
    state.tell(KC_MOVED, SYSTEM, player.kc, place)
