"""4.6, 3.6 – AP players: who may react, with what, and within which limits."""

from flibuste.engine.action import Action
from flibuste.games.blackbeard.rules.port.ports import attitude
from flibuste.games.blackbeard.rules.reactions.protocol import (
    BI,
    BM,
    BO,
    BP,
    BX,
    BY_CARD,
    BY_KC,
    CARD_OPTION,
    DR,
    EXPOSED_TO_KC,
    LR,
    PC,
    SC,
    TYPE_DEPLOY,
    TYPE_KC,
    TYPE_OF_CARD,
    TYPE_WARSHIP,
    WINDOW_CARDS,
    WS,
    WT,
    A,
    C,
)
from flibuste.games.blackbeard.table.actions import CHASE, INTERCEPT, OUST, SEND_KC, USE_WARSHIP
from flibuste.games.blackbeard.table.constants import (
    BIT,
    FIRST_PORT,
    LOCAL_RESISTANCE,
    NO_SEAT,
    NONE,
    PIRATE_CONVERTS,
    PIRATES,
    PORTS,
    PRO,
    RETIRED,
    ZONES,
)
from flibuste.games.blackbeard.table.state import State


def has_allowance(state: State, seat: int) -> bool:
    """4.61a – One AP Action per AP player and Player Turn."""
    return not state.ap_used & BIT[seat]


def may_use_kc(state: State, seat: int) -> bool:
    """10.23 – One KC per Player Turn; it may act again against the same Pirate in every later Action of 10.31."""
    if state.players[seat].kc == NONE or state.types_used & TYPE_KC:
        return False
    if state.kc_acted == NO_SEAT:
        return has_allowance(state, seat)
    return (
        state.kc_acted == seat
        and not state.kc_broken
        and state.doing in EXPOSED_TO_KC
        and (state.kc_target == state.active or state.kc_target == state.pirate(state.active).ally)
    )


def open_options(state: State, seat: int, window: int) -> int:
    """What this player could do by public information: the window's options less what limits and places forbid."""
    found = 0
    if has_allowance(state, seat):
        found = window & (open_cards(state) if state.players[seat].hand else 0)
        found |= window & open_without_card(state, seat)
        if found & PC and state.players[seat].kc != NONE:
            found &= ~PC
    if may_use_kc(state, seat):
        found |= window & open_to_kc(state, seat)
    return found


def open_cards(state: State) -> int:
    """4.62a, 4.65D – Which titles could be played now, whoever holds them."""
    found = BY_CARD
    pirate = state.pirate(state.active)
    for card in WINDOW_CARDS:
        # 6.42c – One Warship Sighting in an Action, as of every title.
        if state.types_used & TYPE_OF_CARD[card]:
            found &= ~CARD_OPTION[card]
    if pirate.place >= FIRST_PORT:
        # 9.41b, 17.2#18a – No Scurvy in Port.
        found &= ~(SC | WT | WS)
    else:
        found &= ~DR
    if pirate.place >= ZONES or state.warship[pirate.place] != NONE or not state.warship_pool:
        found &= ~WS
    if state.pro_ports == 0:
        found &= ~LR
    if found & PC and (pirate.place >= ZONES or RETIRED not in state.fate):
        found &= ~PC
    return found


def open_without_card(state: State, seat: int) -> int:
    """10.12, 6.43a – Deploying a KC, and using the Warship On Station."""
    found = 0
    place = state.pirate(state.active).place
    if place >= ZONES:
        return 0
    if not state.types_used & TYPE_DEPLOY and state.players[seat].kc == NONE and state.kc_pool:
        found |= A
    if not state.types_used & TYPE_WARSHIP and state.warship[place] != NONE and not state.evaded & BIT[place]:
        # 6.4a – Only AP players set a Warship on a Pirate; 6.43b, 9.51c – once in an Action, against a Port attack too.
        found |= C
    return found


def open_to_kc(state: State, seat: int) -> int:
    """10.24 – What the player's KC could do from where he is."""
    found = BM
    kc_place = state.players[seat].kc_place
    pirate = state.pirate(state.active)
    if kc_place < ZONES:
        if not pirate.fresh:
            if pirate.place == kc_place:
                # 10.36a – Never against a Docked Pirate.
                found |= BI
            elif pirate.place < ZONES and pirate.place in state.pieces.adjacent[kc_place]:
                found |= BX
        if assault_ports(state, kc_place):
            found |= BP
        if pirate.place >= FIRST_PORT:
            port = state.port_of(pirate.place)
            # 10.51b – From any Port but a Pirate Port.
            if port.nation != NONE and kc_place in port.zones:
                found |= BO
    return found


def assault_ports(state: State, zone: int) -> list[int]:
    """10.24d – The Pirate Ports bordering this Sea Zone that still stand."""
    found: list[int] = []
    for port in state.pieces.zone_ports[zone]:
        if state.pieces.ports[port].nation == NONE and not state.destroyed & BIT[port]:
            found.append(port)
    return found


def ap_actions(state: State, seat: int, window: int) -> list[Action]:
    """Everything this player may do in the window, with the cards he really holds."""
    found: list[Action] = []
    options = open_options(state, seat, window)
    if options & A:
        found.append(SEND_KC)
    if options & C:
        found.append(USE_WARSHIP)
    if options & BY_KC:
        add_kc_actions(state, seat, options, found)
    if options & BY_CARD:
        add_card_plays(state, seat, options, found)
    return found


def add_kc_actions(state: State, seat: int, options: int, found: list[Action]) -> None:
    """10.24 – Move, intercept, move and intercept, attack a Pirate Port, oust."""
    place = state.players[seat].kc_place
    verbs = state.pieces.verbs
    if options & BM:
        for goal in state.pieces.adjacent[place]:
            found.append(verbs.kc_move[goal])
    if options & BI:
        found.append(INTERCEPT)
    if options & BX:
        found.append(CHASE)
    if options & BP:
        for port in assault_ports(state, place):
            found.append(verbs.assault[port])
    if options & BO:
        found.append(OUST)


def add_card_plays(state: State, seat: int, options: int, found: list[Action]) -> None:
    """4.65D – The Anti-Pirate cards in hand that this window allows."""
    hand = state.players[seat].hand
    verbs = state.pieces.verbs
    last = NONE
    for card in hand:
        if card == last or not options & CARD_OPTION.get(card, 0):
            continue
        last = card
        if card == LOCAL_RESISTANCE:
            for port in range(PORTS):
                if attitude(state, port) == PRO:
                    found.append(verbs.resist[port])
        elif card == PIRATE_CONVERTS:
            for number in range(PIRATES):
                # 17.2#16c – Retired ones only.
                if state.fate[number] == RETIRED:
                    found.append(verbs.converts[number])
        else:
            found.append(verbs.play[card])
